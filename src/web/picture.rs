//! A picture on its canvas: the fixed layer kept, and no more painted than has changed.

use web_sys::HtmlCanvasElement;

use crate::app::layout::Rect;
use crate::app::scene::{Base, Item, Leaf, Paint, Scene, changed};
use crate::app::small::Within as _;
use crate::web::canvas::{Painter, Sprites};
use crate::web::images::Images;
use crate::web::screen::Screen;
use crate::web::surface::{PaintError, Surface};

/// A canvas of the page, with its fixed layer kept off screen where something can move over it.
#[derive(Debug)]
pub struct Canvas {
    screen: Screen,
    /// What has been painted, item by item.
    shown: Vec<Leaf>,
    fixed: Option<Layer>,
    /// Sprites were left out of what has been painted.
    lacking: bool,
    scene: Option<Scene>,
    /// Where something moves, more or less.
    moving: Option<Rect>,
    /// Device pixels in a CSS pixel.
    ratio: f64,
    /// How much of a fixed layer is painted at a time.
    pace: f32,
}

/// A fixed layer, and what of it is still to be painted.
#[derive(Debug)]
struct Layer {
    surface: Surface,
    items: Vec<Item>,
    done: usize,
    strengths: Vec<f64>,
}

impl Layer {
    fn is_unfinished(&self) -> bool {
        self.done < self.items.len()
    }
}

/// How long painting a part should take, in milliseconds.
const PART: f64 = 10.0;
/// The least part, so that it comes to an end.
const LEAST: f32 = 60.0;
/// Sprites that are made at a time.
const FEW: u8 = 2;

impl Canvas {
    /// Takes a canvas element, and the one that lies over it for what moves; [`Canvas::resize`] must follow.
    ///
    /// # Errors
    /// Where an element gives no 2D context.
    pub fn new(canvas: HtmlCanvasElement, over: Option<HtmlCanvasElement>) -> Result<Self, PaintError> {
        let screen = Screen::new(canvas, over)?;
        Ok(Self {
            screen,
            shown: Vec::new(),
            fixed: None,
            lacking: false,
            scene: None,
            moving: None,
            ratio: 1.0,
            pace: 400.0,
        })
    }

    /// Sets the size of the backing store in device pixels, and how many of them a CSS pixel has. What was
    /// painted is gone.
    pub fn resize(&mut self, (width, height): (u32, u32), ratio: f64) {
        self.screen.resize(width.max(1), height.max(1));
        self.ratio = if ratio.is_finite() && ratio > 0.0 { ratio } else { 1.0 };
        self.fixed = None;
        self.scene = None;
        self.lacking = false;
        self.shown.clear();
    }

    /// Takes a scene; [`Canvas::paint`] must follow. `moving` is where something moves, more or less.
    ///
    /// # Errors
    /// Where the browser has no room for the fixed layer.
    pub fn take(&mut self, mut scene: Scene, moving: Option<Rect>) -> Result<(), PaintError> {
        // Another canvas would be a waste where nothing moves.
        let fixed = if self.screen.has_window() { scene.fixed.take() } else { None };
        let base = scene.base;
        (self.scene, self.moving) = (Some(scene), moving);
        let Some(items) = fixed else { return Ok(()) };
        match &mut self.fixed {
            Some(layer) if base == Base::Known => layer.items.extend(items),
            _ => {
                let element = self.screen.element();
                let surface = Surface::off_screen(element, element.width(), element.height())?;
                self.fixed = Some(Layer { surface, items, done: 0, strengths: vec![1.0] });
            }
        }
        Ok(())
    }

    /// Whether something is still to be painted.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.lacking || self.fixed.as_ref().is_some_and(Layer::is_unfinished)
    }

    /// Paints the scene, and no more of it than has changed; what is much, in parts.
    ///
    /// # Errors
    /// Where the browser refuses an operation; what has been painted by then stays.
    pub(super) fn paint(
        &mut self,
        images: &Images,
        sprites: &mut Sprites,
        now: impl Fn() -> f64,
    ) -> Result<(), PaintError> {
        let Some(scene) = self.scene.take() else { return Ok(()) };
        let (begun, anew) = (now(), self.is_unfinished());
        (sprites.left, sprites.missing) = (FEW, false);
        let mut outcome = self.paint_layer(images, sprites);
        if self.fixed.as_ref().is_some_and(Layer::is_unfinished) {
            // a slower machine takes smaller parts
            let took = (now() - begun).max(1.0);
            self.pace = (self.pace * ((PART / took) as f32).within(0.5, 1.5)).max(LEAST);
        } else {
            outcome = outcome.and_then(|()| self.paint_scene(&scene, images, sprites, anew));
        }
        self.lacking = sprites.missing;
        self.scene = Some(scene);
        outcome
    }

    /// Paints the next part of the fixed layer.
    fn paint_layer(&mut self, images: &Images, sprites: &mut Sprites) -> Result<(), PaintError> {
        let Some(layer) = &mut self.fixed else { return Ok(()) };
        let (from, mut work) = (layer.done, 0.0);
        while let Some(item) = layer.items.get(layer.done)
            && work < self.pace
        {
            work += weight(item);
            layer.done += 1;
        }
        let element = self.screen.element();
        let mut painter = Painter::new(&layer.surface, sprites, images, element, self.ratio);
        if layer.strengths.len() == 1 {
            painter.begin()?;
        }
        painter.go_on(&layer.items[from..layer.done], None, &mut layer.strengths)?;
        if layer.done == layer.items.len() {
            layer.items.clear();
            layer.done = 0;
        } else {
            // what is drawn is carried out when it is looked at; left for the end, it would all come at once
            let c = &self.screen.surface().context;
            c.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &layer.surface.canvas,
                0.0,
                0.0,
                1.0,
                1.0,
                0.0,
                0.0,
                1.0,
                1.0,
            )?;
        }
        Ok(())
    }

    fn paint_scene(
        &mut self,
        scene: &Scene,
        images: &Images,
        sprites: &mut Sprites,
        anew: bool,
    ) -> Result<(), PaintError> {
        let moving = self.moving;
        let leaves = scene.leaves();
        let all = Rect::new(0.0, 0.0, scene.width, scene.height);
        let dirty = changed(&self.shown, &leaves);
        let dirty = if anew { Some(all) } else { dirty };
        self.shown.clear();
        match moving.filter(|_| self.screen.has_window()) {
            Some(reach) => self.paint_window(scene, (images, sprites), &leaves, dirty, reach.overlap(all))?,
            None => {
                if dirty.is_some() || self.screen.window().is_some() {
                    self.paint_still(scene, (images, sprites), &leaves, None)?;
                    self.screen.close();
                }
            }
        }
        self.shown = leaves;
        Ok(())
    }

    /// Paints all of the still canvas, but leaves a hole where the window is to lie.
    fn paint_still(
        &mut self,
        scene: &Scene,
        (images, sprites): (&Images, &mut Sprites),
        leaves: &[Leaf],
        hole: Option<Rect>,
    ) -> Result<(), PaintError> {
        let surface = self.screen.surface();
        let (width, height) = (surface.canvas.width(), surface.canvas.height());
        let c = &surface.context;
        c.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        c.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
        if let Some(Layer { surface: layer, .. }) = &self.fixed {
            c.draw_image_with_html_canvas_element(&layer.canvas, 0.0, 0.0)?;
        }
        let mut painter = Painter::new(surface, sprites, images, self.screen.element(), self.ratio);
        if let Some(items) = &scene.fixed {
            painter.items(items, None)?;
        }
        painter.items(&scene.moving, Some((leaves, None)))?;
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
        (images, sprites): (&Images, &mut Sprites),
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
            self.paint_still(scene, (images, &mut *sprites), leaves, Some(window))?;
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
        if let Some(Layer { surface: layer, .. }) = &self.fixed {
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
        let mut painter = Painter::new(surface, sprites, images, self.screen.element(), self.ratio);
        painter.origin = (left, top);
        let outcome = painter.items(&scene.moving, Some((leaves, Some(part))));
        c.restore();
        outcome
    }
}

/// About how much work an item is.
fn weight(item: &Item) -> f32 {
    match item {
        Item::Shadow(..) | Item::Image(_) => 50.0,
        Item::Fill(_, Paint::Flat(_)) | Item::Push(_) | Item::Pop => 1.0,
        _ => 2.0,
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
