//! Paints scenes on a canvas.

use web_sys::{CanvasWindingRule, HtmlCanvasElement};

use crate::app::layout::Rect;
use crate::app::scene::{Base, Image, Item, Paint, Path, Pen, Scene, Segment, Shade, Sprite, Text};
use crate::app::small::Within as _;
use crate::web::surface::{Images, PaintError, Surface, css};

/// Sprites kept at most; a layout needs about ten.
const SPRITES: usize = 64;
/// How long painting a part should take, in milliseconds.
const PART: f64 = 10.0;
/// The family that canvas text is set in.
const FAMILY: &str = "Cairo, system-ui, sans-serif";

/// A canvas of the page, with its fixed layer and its sprites kept off screen.
#[derive(Debug)]
pub struct Canvas {
    screen: Surface,
    fixed: Option<Layer>,
    moving: Vec<Item>,
    sprites: Sprites,
    /// Device pixels in a CSS pixel.
    ratio: f64,
    /// How much of a fixed layer is painted at a time.
    pace: f64,
}

/// The sprites that are made, few at a time.
#[derive(Debug, Default)]
struct Sprites {
    made: Vec<(u64, Surface)>,
    /// How many more may be made now.
    left: u8,
    /// Whether one was left out.
    missing: bool,
}

/// A fixed layer, and what of it is still to be painted.
#[derive(Debug)]
struct Layer {
    surface: Surface,
    items: Vec<Item>,
    done: usize,
    strengths: Vec<f64>,
}

impl Canvas {
    /// Takes a canvas element; [`Canvas::resize`] must follow.
    ///
    /// # Errors
    /// Where the element gives no 2D context.
    pub fn new(canvas: HtmlCanvasElement) -> Result<Self, PaintError> {
        let screen = Surface::on(canvas)?;
        Ok(Self {
            screen,
            fixed: None,
            moving: Vec::new(),
            sprites: Sprites::default(),
            ratio: 1.0,
            pace: 150.0,
        })
    }

    /// Sets the size of the backing store in device pixels, and how many of them a CSS pixel has. What was
    /// painted is gone.
    pub fn resize(&mut self, (width, height): (u32, u32), ratio: f64) {
        self.screen.canvas.set_width(width.max(1));
        self.screen.canvas.set_height(height.max(1));
        self.ratio = if ratio.is_finite() && ratio > 0.0 { ratio } else { 1.0 };
        self.fixed = None;
        self.sprites.made.clear();
    }

    /// Takes a scene; [`Canvas::paint`] must follow.
    ///
    /// # Errors
    /// Where the browser has no room for the fixed layer.
    pub fn take(&mut self, scene: Scene) -> Result<(), PaintError> {
        self.moving = scene.moving;
        let Some(items) = scene.fixed else { return Ok(()) };
        match &mut self.fixed {
            Some(layer) if scene.base == Base::Known => layer.items.extend(items),
            _ => {
                let Surface { canvas, .. } = &self.screen;
                let surface = Surface::off_screen(&self.screen.document()?, canvas.width(), canvas.height())?;
                surface.context.set_transform(self.ratio, 0.0, 0.0, self.ratio, 0.0, 0.0)?;
                self.fixed = Some(Layer { surface, items, done: 0, strengths: vec![1.0] });
            }
        }
        Ok(())
    }

    /// Whether something is still to be painted.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.sprites.missing || self.fixed.as_ref().is_some_and(|layer| layer.done < layer.items.len())
    }

    /// Paints the scene, a part of the fixed layer at a time.
    ///
    /// # Errors
    /// Where the browser refuses an operation; what has been painted by then stays.
    pub fn paint(&mut self, images: &Images, now: impl Fn() -> f64) -> Result<(), PaintError> {
        let begun = now();
        let worked = self.is_unfinished();
        let (ratio, sprites) = (self.ratio, &mut self.sprites);
        (sprites.left, sprites.missing) = (2, false);
        if let Some(layer) = &mut self.fixed {
            let mut work = 0.0;
            let from = layer.done;
            while layer.done < layer.items.len() && work < self.pace {
                work += weight(&layer.items[layer.done]);
                layer.done += 1;
            }
            Painter { on: &layer.surface, sprites, images, ratio, origin: (0.0, 0.0) }
                .items(&layer.items[from..layer.done], &mut layer.strengths)?;
            if layer.done == layer.items.len() {
                layer.items.clear();
                layer.done = 0;
            }
        }
        let Surface { canvas, context } = &self.screen;
        context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        context.clear_rect(0.0, 0.0, f64::from(canvas.width()), f64::from(canvas.height()));
        if let Some(layer) = &self.fixed {
            context.draw_image_with_html_canvas_element(&layer.surface.canvas, 0.0, 0.0)?;
        }
        context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0)?;
        Painter { on: &self.screen, sprites, images, ratio, origin: (0.0, 0.0) }
            .items(&self.moving, &mut vec![1.0])?;
        if worked {
            // a slower machine takes smaller parts
            self.pace = (self.pace * (PART / (now() - begun).max(1.0)).max(0.4).min(1.6)).max(20.0);
        }
        Ok(())
    }
}

/// About how much work an item is.
fn weight(item: &Item) -> f64 {
    match item {
        Item::Shadow(..) | Item::Image(_) => 30.0,
        Item::Fill(_, Paint::Flat(_)) | Item::Push(_) | Item::Pop => 1.0,
        _ => 2.0,
    }
}

struct Painter<'a> {
    on: &'a Surface,
    sprites: &'a mut Sprites,
    images: &'a Images,
    ratio: f64,
    /// Where the origin lies, in device pixels.
    origin: (f64, f64),
}

impl Painter<'_> {
    /// Paints items. `strengths` are those of the groups around, for a canvas multiplies none of them itself.
    fn items(&mut self, items: &[Item], strengths: &mut Vec<f64>) -> Result<(), PaintError> {
        let c = &self.on.context;
        for item in items {
            match item {
                Item::Fill(path, paint) => {
                    self.paint(paint, Use::Fill)?;
                    self.trace(path, (0.0, 0.0))?;
                    c.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
                }
                Item::Stroke(path, paint, pen) => {
                    self.paint(paint, Use::Stroke)?;
                    self.pen(*pen)?;
                    self.trace(path, (0.0, 0.0))?;
                    c.stroke();
                }
                Item::Shadow(path, shade) => {
                    let wide = f64::from(shade.blur) * self.ratio > 16.0;
                    if wide && strengths.len() == 1 {
                        self.wide(path, *shade)?
                    } else {
                        self.shadow(path, *shade)?
                    }
                }
                Item::Text(text) => self.text(text)?,
                Item::Sprite(sprite) => {
                    let around = strengths.last().copied().unwrap_or(1.0);
                    self.sprite(sprite, around)?;
                }
                Item::Image(image) => {
                    self.image(image, strengths.last().copied().unwrap_or(1.0))?;
                }
                Item::Push(group) => {
                    let strength = strengths.last().copied().unwrap_or(1.0) * f64::from(group.alpha);
                    strengths.push(strength);
                    c.save();
                    c.translate(f64::from(group.at.x), f64::from(group.at.y))?;
                    if group.turn != 0.0 {
                        c.rotate(f64::from(group.turn))?;
                    }
                    c.scale(f64::from(group.scale.x), f64::from(group.scale.y))?;
                    c.set_global_alpha(strength);
                    if let Some(path) = &group.clip {
                        self.trace(path, (0.0, 0.0))?;
                        c.clip();
                    }
                }
                Item::Pop => {
                    strengths.pop();
                    c.restore();
                }
            }
        }
        Ok(())
    }

    fn paint(&self, paint: &Paint, for_: Use) -> Result<(), PaintError> {
        let c = &self.on.context;
        let gradient = match paint {
            Paint::Flat(colour) => {
                let css = css(*colour);
                match for_ {
                    Use::Fill => c.set_fill_style_str(&css),
                    Use::Stroke => c.set_stroke_style_str(&css),
                }
                return Ok(());
            }
            Paint::Linear(from, to, _) => c.create_linear_gradient(
                f64::from(from.x),
                f64::from(from.y),
                f64::from(to.x),
                f64::from(to.y),
            ),
            Paint::Radial(centre, radius, _) => {
                let (x, y) = (f64::from(centre.x), f64::from(centre.y));
                c.create_radial_gradient(x, y, 0.0, x, y, f64::from(radius.max(0.0)))?
            }
        };
        let (Paint::Linear(_, _, stops) | Paint::Radial(_, _, stops)) = paint else { return Ok(()) };
        for (at, colour) in stops {
            gradient.add_color_stop(*at, &css(*colour))?;
        }
        match for_ {
            Use::Fill => c.set_fill_style_canvas_gradient(&gradient),
            Use::Stroke => c.set_stroke_style_canvas_gradient(&gradient),
        }
        Ok(())
    }

    fn pen(&self, pen: Pen) -> Result<(), PaintError> {
        let c = &self.on.context;
        c.set_line_width(f64::from(pen.width));
        c.set_line_cap("round");
        c.set_line_join("round");
        let dash = js_sys::Array::new();
        if let Some((line, gap)) = pen.dash {
            dash.push(&line.into());
            dash.push(&gap.into());
        }
        Ok(c.set_line_dash(&dash)?)
    }

    /// Makes the path the context's current one, moved by some CSS pixels.
    fn trace(&self, path: &Path, (dx, dy): (f64, f64)) -> Result<(), PaintError> {
        let c = &self.on.context;
        c.begin_path();
        for segment in &path.0 {
            match segment {
                Segment::Move(p) => c.move_to(f64::from(p.x) + dx, f64::from(p.y) + dy),
                Segment::Line(p) => c.line_to(f64::from(p.x) + dx, f64::from(p.y) + dy),
                Segment::Quad(q, p) => c.quadratic_curve_to(
                    f64::from(q.x) + dx,
                    f64::from(q.y) + dy,
                    f64::from(p.x) + dx,
                    f64::from(p.y) + dy,
                ),
                Segment::Arc(arc) => c.ellipse_with_anticlockwise(
                    f64::from(arc.centre.x) + dx,
                    f64::from(arc.centre.y) + dy,
                    f64::from(arc.radii.x.max(0.0)),
                    f64::from(arc.radii.y.max(0.0)),
                    0.0,
                    f64::from(arc.from),
                    f64::from(arc.to),
                    arc.to < arc.from,
                )?,
                Segment::Round(rect, radius) => self.round(*rect, f64::from(radius.max(0.0)), (dx, dy))?,
                Segment::Close => c.close_path(),
            }
        }
        Ok(())
    }

    fn round(&self, rect: Rect, r: f64, (dx, dy): (f64, f64)) -> Result<(), PaintError> {
        let c = &self.on.context;
        let (x0, y0) = (f64::from(rect.x) + dx, f64::from(rect.y) + dy);
        let (x1, y1) = (x0 + f64::from(rect.w), y0 + f64::from(rect.h));
        c.move_to(x0 + r, y0);
        for (cx, cy, tx, ty) in [(x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0), (x0, y0, x1, y0)] {
            c.arc_to(cx, cy, tx, ty, r)?;
        }
        c.close_path();
        Ok(())
    }

    /// A wide blur costs much and shows little: it is drawn small, and stretched.
    fn wide(&self, path: &Path, shade: Shade) -> Result<(), PaintError> {
        const SMALL: f64 = 0.25;
        let (canvas, ratio) = (&self.on.canvas, self.ratio * SMALL);
        let size = |pixels: u32| (f64::from(pixels) * SMALL).ceil();
        let (width, height) = (size(canvas.width()), size(canvas.height()));
        let small = Surface::off_screen(&self.on.document()?, width as u32, height as u32)?;
        let (x, y) = self.origin;
        small.context.set_transform(ratio, 0.0, 0.0, ratio, x * SMALL, y * SMALL)?;
        let painter = Painter { on: &small, sprites: &mut Sprites::default(), ratio, ..*self };
        painter.shadow(path, shade)?;
        let c = &self.on.context;
        let (x, y, width, height) = (-x / self.ratio, -y / self.ratio, width / ratio, height / ratio);
        Ok(c.draw_image_with_html_canvas_element_and_dw_and_dh(&small.canvas, x, y, width, height)?)
    }

    /// Draws the path far outside, so that its shadow alone falls into the picture.
    fn shadow(&self, path: &Path, shade: Shade) -> Result<(), PaintError> {
        const AWAY: f64 = 8192.0;
        let c = &self.on.context;
        c.save();
        c.set_shadow_color(&css(shade.colour));
        c.set_shadow_blur(f64::from(shade.blur) * self.ratio);
        c.set_shadow_offset_x(AWAY);
        c.set_shadow_offset_y(f64::from(shade.down) * self.ratio);
        c.set_fill_style_str("#000");
        self.trace(path, (-AWAY / self.ratio, 0.0))?;
        c.fill();
        c.restore();
        Ok(())
    }

    fn text(&self, text: &Text) -> Result<(), PaintError> {
        let c = &self.on.context;
        // tenths of a pixel, for a float's digits would need much code
        let font = |size: f32| {
            let tenths = (size * 10.0) as u32;
            format!("{} {}.{}px {FAMILY}", text.weight, tenths / 10, tenths % 10)
        };
        c.set_font(&font(text.size));
        let width = c.measure_text(&text.words)?.width();
        let most = f64::from(text.most);
        if width > most {
            c.set_font(&font(text.size * (most / width) as f32));
        }
        c.set_text_align("center");
        c.set_fill_style_str(&css(text.colour));
        Ok(c.fill_text(&text.words, f64::from(text.at.x), f64::from(text.at.y))?)
    }

    fn sprite(&mut self, sprite: &Sprite, around: f64) -> Result<(), PaintError> {
        let ratio = self.ratio;
        let bounds = sprite.bounds;
        // whole device pixels left of and above the origin, so that a resting sprite stays sharp
        let left = (f64::from(-bounds.x) * ratio).ceil();
        let top = (f64::from(-bounds.y) * ratio).ceil();
        if !self.sprites.made.iter().any(|(name, _)| *name == sprite.name) {
            if self.sprites.left == 0 {
                self.sprites.missing = true;
                return Ok(());
            }
            self.sprites.left -= 1;
            let width = left + (f64::from(bounds.right()) * ratio).ceil();
            let height = top + (f64::from(bounds.bottom()) * ratio).ceil();
            let surface = Surface::off_screen(&self.on.document()?, width as u32, height as u32)?;
            surface.context.set_transform(ratio, 0.0, 0.0, ratio, left, top)?;
            let mut none = Sprites::default();
            Painter { on: &surface, sprites: &mut none, images: self.images, ratio, origin: (0.0, 0.0) }
                .items(&sprite.items, &mut vec![1.0])?;
            if self.sprites.made.len() >= SPRITES {
                self.sprites.made.clear();
            }
            self.sprites.made.push((sprite.name, surface));
        }
        let Some((_, surface)) = self.sprites.made.iter().find(|(name, _)| *name == sprite.name) else {
            return Ok(());
        };
        let scale = f64::from(sprite.scale);
        let at = |v: f32, offset: f64| ((f64::from(v) * ratio - offset * scale).round()) / ratio;
        let size = |pixels: u32| f64::from(pixels) / ratio * scale;
        let c = &self.on.context;
        c.set_global_alpha(around * f64::from(sprite.alpha.within(0.0, 1.0)));
        c.draw_image_with_html_canvas_element_and_dw_and_dh(
            &surface.canvas,
            at(sprite.at.x, left),
            at(sprite.at.y, top),
            size(surface.canvas.width()),
            size(surface.canvas.height()),
        )?;
        c.set_global_alpha(around);
        Ok(())
    }
}

impl Painter<'_> {
    fn image(&self, image: &Image, around: f64) -> Result<(), PaintError> {
        let Some(surface) = self.images.get(image.name) else { return Ok(()) };
        let c = &self.on.context;
        let at = |v: f32| (f64::from(v) * self.ratio).round() / self.ratio;
        c.set_global_alpha(around * f64::from(image.alpha));
        c.draw_image_with_html_canvas_element_and_dw_and_dh(
            &surface.canvas,
            at(image.rect.x),
            at(image.rect.y),
            f64::from(image.rect.w),
            f64::from(image.rect.h),
        )?;
        c.set_global_alpha(around);
        Ok(())
    }
}

#[derive(Clone, Copy)]
enum Use {
    Fill,
    Stroke,
}
