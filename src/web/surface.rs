//! What is painted on: canvases in the page and off screen, and images that the program has computed.

use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{
    CanvasRenderingContext2d, Document, HtmlCanvasElement, ImageData, ResizeObserverEntry, ResizeObserverSize,
};

use crate::app::scene::fine::Strip;
use crate::app::theme::Rgba;
use crate::web::error::words;

/// Why nothing could be painted.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The browser gives no 2D context.
    #[error("the browser gives no 2D drawing context")]
    NoContext,
    /// The browser refused an operation.
    #[error("the browser refused to draw: {}", words(.0))]
    Refused(JsValue),
}

impl From<JsValue> for PaintError {
    fn from(value: JsValue) -> Self {
        Self::Refused(value)
    }
}

/// A canvas and its context.
#[derive(Debug)]
pub struct Surface {
    /// The canvas.
    pub canvas: HtmlCanvasElement,
    /// Its context.
    pub context: CanvasRenderingContext2d,
}

impl Surface {
    /// The surface of a canvas.
    ///
    /// # Errors
    /// Where it gives no 2D context.
    pub fn on(canvas: HtmlCanvasElement) -> Result<Self, PaintError> {
        let context = canvas.get_context("2d")?.ok_or(PaintError::NoContext)?;
        let context = context.dyn_into().map_err(|_| PaintError::NoContext)?;
        Ok(Self { canvas, context })
    }

    /// The document that it belongs to.
    ///
    /// # Errors
    /// Where there is none.
    pub fn document(&self) -> Result<Document, PaintError> {
        self.canvas.owner_document().ok_or(PaintError::NoContext)
    }

    /// A canvas of this size that is in no page.
    ///
    /// # Errors
    /// Where the browser has no room for it.
    pub fn off_screen(document: &Document, width: u32, height: u32) -> Result<Self, PaintError> {
        let canvas: HtmlCanvasElement =
            document.create_element("canvas")?.dyn_into().map_err(|_| PaintError::NoContext)?;
        canvas.set_width(width.max(1));
        canvas.set_height(height.max(1));
        Self::on(canvas)
    }
}

/// All images.
#[derive(Debug, Default)]
pub struct Images(Vec<(u64, Surface)>);

impl Images {
    /// Puts rows of pixels into an image, which is made when its first row comes.
    ///
    /// # Errors
    /// Where the browser has no room for it.
    pub fn fill(&mut self, document: &Document, strip: &Strip) -> Result<(), PaintError> {
        if strip.row == 0 {
            let surface = Surface::off_screen(document, strip.width, strip.height)?;
            self.0.retain(|(name, _)| *name != strip.name);
            self.0.push((strip.name, surface));
        }
        let Some(surface) = self.get(strip.name) else { return Ok(()) };
        let pixels = ImageData::new_with_u8_clamped_array(Clamped(&strip.rgba), strip.width)?;
        Ok(surface.context.put_image_data(&pixels, 0.0, f64::from(strip.row))?)
    }

    /// Lets go of all but these.
    pub fn keep(&mut self, names: &[u64]) {
        self.0.retain(|(name, _)| names.contains(name));
    }

    /// The image of this name.
    #[must_use]
    pub fn get(&self, name: u64) -> Option<&Surface> {
        self.0.iter().find(|(own, _)| *own == name).map(|(_, surface)| surface)
    }
}

/// The size in device pixels of an observed element: what the browser says where it does, else its CSS size
/// times the ratio, rounded. The browser's word only settles the rounding: where another ratio is emulated, it
/// speaks of the screen's own pixels.
#[must_use]
pub fn device_pixels(entry: &ResizeObserverEntry, ratio: f64) -> (u32, u32) {
    let exact = js_sys::Reflect::get(entry, &"devicePixelContentBoxSize".into())
        .and_then(|sizes| js_sys::Reflect::get_u32(&sizes, 0))
        .ok()
        .and_then(|size| size.dyn_into::<ResizeObserverSize>().ok());
    let rect = entry.content_rect();
    let (width, height) = (rect.width() * ratio, rect.height() * ratio);
    match exact {
        Some(size)
            if (size.inline_size() - width).abs() < 1.5 && (size.block_size() - height).abs() < 1.5 =>
        {
            (size.inline_size() as u32, size.block_size() as u32)
        }
        _ => (width.round() as u32, height.round() as u32),
    }
}

/// The colour as CSS writes it.
#[must_use]
pub fn css(colour: Rgba) -> String {
    format!("#{:08x}", colour.0)
}
