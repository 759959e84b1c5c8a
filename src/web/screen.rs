//! What is seen of a picture: a still canvas, and over the part where something moves a smaller one.
//!
//! A browser that draws without a graphics card copies a canvas's every pixel for each frame, whether much or
//! little has changed, and even one that has not changed while another one has. So the still canvas is handed
//! a finished bitmap, which it keeps, and frames are painted in a window over it that is as small as can be.

use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, ImageBitmapRenderingContext, OffscreenCanvas};

use crate::app::layout::Rect;
use crate::app::small::px;
use crate::web::surface::{PaintError, Surface};

/// A canvas of the page.
#[derive(Debug)]
pub struct Screen {
    element: HtmlCanvasElement,
    still: Still,
    over: Option<Over>,
}

/// How the still canvas gets its picture.
#[derive(Debug)]
enum Still {
    /// It is painted on.
    Painted(Surface),
    /// It is handed bitmaps that are painted elsewhere.
    Handed { back: OffscreenCanvas, surface: Surface, screen: ImageBitmapRenderingContext },
}

/// The canvas over it.
#[derive(Debug)]
struct Over {
    surface: Surface,
    /// Where it lies, in whole CSS pixels.
    window: Option<Rect>,
}

impl Screen {
    /// Takes a canvas, and the one that lies over it where there is one.
    ///
    /// # Errors
    /// Where an element gives no context to draw with.
    pub fn new(element: HtmlCanvasElement, over: Option<HtmlCanvasElement>) -> Result<Self, PaintError> {
        let over = over.map(|over| Ok::<_, PaintError>(Over { surface: Surface::on(over)?, window: None }));
        let over = over.transpose()?;
        // A canvas that nothing moves over is painted seldom.
        let handed = over.as_ref().and_then(|_| Still::handed(&element));
        let still = match handed {
            Some(handed) => handed,
            None => Still::Painted(Surface::on(element.clone())?),
        };
        Ok(Self { element, still, over })
    }

    /// The canvas's element.
    pub const fn element(&self) -> &HtmlCanvasElement {
        &self.element
    }

    /// Gives it another size, in device pixels; what was painted is gone.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.element.set_width(width);
        self.element.set_height(height);
        if let Still::Handed { back, .. } = &self.still {
            back.set_width(width);
            back.set_height(height);
        }
        self.close();
    }

    /// What the still picture is painted on; [`Screen::show`] must follow.
    pub const fn surface(&self) -> &Surface {
        match &self.still {
            Still::Painted(surface) | Still::Handed { surface, .. } => surface,
        }
    }

    /// Shows the still picture as it has been painted.
    ///
    /// # Errors
    /// Where the browser refuses.
    pub fn show(&self) -> Result<(), PaintError> {
        if let Still::Handed { back, screen, .. } = &self.still {
            screen.transfer_from_image_bitmap(&back.transfer_to_image_bitmap()?);
        }
        Ok(())
    }

    /// The window that is open.
    pub fn window(&self) -> Option<(&Surface, Rect)> {
        let over = self.over.as_ref()?;
        Some((&over.surface, over.window?))
    }

    /// Whether a window can be opened.
    pub const fn has_window(&self) -> bool {
        self.over.is_some()
    }

    /// Opens the window, or moves it; it is empty then.
    ///
    /// # Errors
    /// Where the browser refuses.
    pub fn open(&mut self, window: Rect, ratio: f64) -> Result<(), PaintError> {
        let Some(over) = &mut self.over else { return Ok(()) };
        let canvas = &over.surface.canvas;
        canvas.set_width((f64::from(window.w) * ratio).round() as u32);
        canvas.set_height((f64::from(window.h) * ratio).round() as u32);
        let style = canvas.style();
        for (name, length) in
            [("left", window.x), ("top", window.y), ("width", window.w), ("height", window.h)]
        {
            style.set_property(name, &px(length))?;
        }
        style.set_property("display", "block")?;
        over.window = Some(window);
        Ok(())
    }

    /// Closes the window.
    pub fn close(&mut self) {
        if let Some(over) = &mut self.over
            && over.window.take().is_some()
        {
            // Nothing is lost if it stays: it is opened anew before it is painted on.
            let _ = over.surface.canvas.style().set_property("display", "none");
        }
    }
}

impl Still {
    /// Where the browser has what it takes.
    fn handed(element: &HtmlCanvasElement) -> Option<Self> {
        let back = OffscreenCanvas::new(1, 1).ok()?;
        // Its context has the same methods under another name, and so has the canvas itself.
        let context = back.get_context("2d").ok()??.unchecked_into();
        let surface = Surface { canvas: back.clone().unchecked_into(), context };
        let screen = element.get_context("bitmaprenderer").ok()??.dyn_into().ok()?;
        Some(Self::Handed { back, surface, screen })
    }
}
