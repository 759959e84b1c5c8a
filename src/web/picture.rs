//! A picture on its canvas: the fixed layer and the sprites kept, and no more painted than has changed.

use web_sys::HtmlCanvasElement;

use crate::app::layout::Rect;
use crate::app::scene::{Key, Leaf, Scene, changed};
use crate::web::canvas::{PaintError, Painter, Surface};
use crate::web::screen::Screen;

/// A canvas of the page, with its fixed layer and its sprites kept off screen.
#[derive(Debug)]
pub struct Canvas {
    screen: Screen,
    /// What has been painted, item by item.
    shown: Vec<Leaf>,
    fixed: Option<(Key, Surface)>,
    sprites: Vec<(u64, Surface)>,
    /// Device pixels in a CSS pixel.
    ratio: f64,
}

impl Canvas {
    /// Takes a canvas element, and the one that lies over it for what moves; [`Canvas::resize`] must follow.
    ///
    /// # Errors
    /// Where an element gives no 2D context.
    pub fn new(canvas: HtmlCanvasElement, over: Option<HtmlCanvasElement>) -> Result<Self, PaintError> {
        let screen = Screen::new(canvas, over)?;
        Ok(Self { screen, shown: Vec::new(), fixed: None, sprites: Vec::new(), ratio: 1.0 })
    }

    /// Sets the size of the backing store in device pixels, and how many of them a CSS pixel has. What was
    /// painted is gone.
    pub fn resize(&mut self, (width, height): (u32, u32), ratio: f64) {
        self.screen.resize(width.max(1), height.max(1));
        self.ratio = if ratio.is_finite() && ratio > 0.0 { ratio } else { 1.0 };
        self.forget();
    }

    /// Drops all that is kept, as when a font has loaded or the theme's colours were replaced.
    pub fn forget(&mut self) {
        self.fixed = None;
        self.shown.clear();
        self.sprites.clear();
    }

    /// The key of the fixed layer that is kept, for [`crate::app::scene::draw`].
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        self.fixed.as_ref().map(|(key, _)| *key)
    }

    /// Paints the scene, and no more of it than has changed. `moving` is where something moves, more or less.
    ///
    /// # Errors
    /// Where the browser refuses an operation; what has been painted by then stays.
    pub fn paint(&mut self, scene: &Scene, moving: Option<Rect>) -> Result<(), PaintError> {
        let leaves = scene.leaves();
        let all = Rect::new(0.0, 0.0, scene.width, scene.height);
        let mut dirty = changed(&self.shown, &leaves);
        self.shown.clear();
        if let Some(items) = &scene.fixed {
            let element = self.screen.element();
            let layer = Surface::off_screen(element, element.width(), element.height())?;
            Painter::new(&layer, &mut self.sprites, element, self.ratio).items(items, None)?;
            self.fixed = Some((scene.key, layer));
            dirty = Some(all);
        }
        match moving.filter(|_| self.screen.has_window()) {
            Some(reach) => self.paint_window(scene, &leaves, dirty, reach.overlap(all))?,
            None => {
                if dirty.is_some() || self.screen.window().is_some() {
                    self.paint_still(scene, &leaves, None)?;
                    self.screen.close();
                }
            }
        }
        self.shown = leaves;
        Ok(())
    }

    /// Paints all of the still canvas, but leaves a hole where the window is to lie.
    fn paint_still(&mut self, scene: &Scene, leaves: &[Leaf], hole: Option<Rect>) -> Result<(), PaintError> {
        let surface = self.screen.surface();
        let (width, height) = (surface.canvas.width(), surface.canvas.height());
        let c = &surface.context;
        c.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        c.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
        if let Some((_, layer)) = &self.fixed {
            c.draw_image_with_html_canvas_element(&layer.canvas, 0.0, 0.0)?;
        }
        Painter::new(surface, &mut self.sprites, self.screen.element(), self.ratio)
            .items(&scene.moving, Some((leaves, None)))?;
        if let Some(hole) = hole {
            let [x, y, w, h] = pixels(hole, self.ratio);
            c.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
            c.clear_rect(x, y, w, h);
        }
        self.screen.show()
    }

    fn paint_window(
        &mut self,
        scene: &Scene,
        leaves: &[Leaf],
        dirty: Option<Rect>,
        reach: Rect,
    ) -> Result<(), PaintError> {
        /// What a window that is too small is widened by, in CSS pixels.
        const MORE: f32 = 72.0;
        let open = self.screen.window().map(|(_, window)| window);
        let (window, part) = match (open, dirty) {
            (Some(window), None) => (window, None),
            (Some(window), Some(dirty)) if window.holds(dirty) => (window, Some(dirty)),
            (Some(window), Some(dirty)) => (window.union(dirty).inset(-MORE, -MORE), None),
            (None, _) => (reach, None),
        };
        let whole = Rect::new(0.0, 0.0, scene.width, scene.height);
        let window = eighths(window.overlap(whole));
        if open != Some(window) {
            self.paint_still(scene, leaves, Some(window))?;
            self.screen.open(window, self.ratio)?;
        } else if dirty.is_none() {
            return Ok(());
        }
        let Some((surface, _)) = self.screen.window() else { return Ok(()) };
        let [left, top, ..] = pixels(window, self.ratio);
        let part = part.unwrap_or(window);
        let [x, y, w, h] = pixels(part.inset(-1.0, -1.0).overlap(window), self.ratio);
        let c = &surface.context;
        c.set_transform(1.0, 0.0, 0.0, 1.0, -left, -top)?;
        c.save();
        c.begin_path();
        c.rect(x, y, w, h);
        c.clip();
        c.clear_rect(x, y, w, h);
        if let Some((_, layer)) = &self.fixed {
            // Beyond the layer's edge there is nothing to take.
            let (right, bottom) = (f64::from(layer.canvas.width()), f64::from(layer.canvas.height()));
            let (w, h) = (w.min(right - x), h.min(bottom - y));
            if w > 0.0 && h > 0.0 {
                c.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                    &layer.canvas,
                    x,
                    y,
                    w,
                    h,
                    x,
                    y,
                    w,
                    h,
                )?;
            }
        }
        let mut painter = Painter::new(surface, &mut self.sprites, self.screen.element(), self.ratio);
        painter.origin = (left, top);
        let outcome = painter.items(&scene.moving, Some((leaves, Some(part))));
        c.restore();
        outcome
    }
}

/// The rectangle widened to multiples of eight CSS pixels, so that its edges are whole device pixels at all
/// usual ratios.
fn eighths(rect: Rect) -> Rect {
    let down = |v: f32| (v / 8.0).floor() * 8.0;
    let (x, y) = (down(rect.x), down(rect.y));
    Rect::new(x, y, down(rect.right() + 7.9) - x, down(rect.bottom() + 7.9) - y)
}

/// A rectangle's left, top, width and height in device pixels, widened to whole ones.
fn pixels(rect: Rect, ratio: f64) -> [f64; 4] {
    let (x, y) = ((f64::from(rect.x) * ratio).floor(), (f64::from(rect.y) * ratio).floor());
    let (right, bottom) = (f64::from(rect.right()) * ratio, f64::from(rect.bottom()) * ratio);
    [x, y, right.ceil() - x, bottom.ceil() - y]
}
