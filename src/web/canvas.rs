//! Paints scenes on a canvas.

use web_sys::{CanvasWindingRule, HtmlCanvasElement};

use crate::app::layout::Rect;
use crate::app::scene::{Image, Item, Leaf, Paint, Path, Pen, Segment, Shade, Sprite, Stops, Text};
use crate::app::small::Within as _;
use crate::app::theme::Rgba;
use crate::web::images::Images;
use crate::web::surface::{PaintError, Surface};

/// Sprites kept at most; a layout needs about ten.
const SPRITES: usize = 64;
/// The family that canvas text is set in.
const FAMILY: &str = "Cairo, system-ui, sans-serif";

/// The sprites that are made, few at a time.
#[derive(Debug, Default)]
pub(super) struct Sprites {
    pub made: Vec<(u64, Surface)>,
    /// How many more may be made now.
    pub left: u8,
    /// Whether one was left out.
    pub missing: bool,
}

/// Paints items on a surface.
pub struct Painter<'a> {
    on: &'a Surface,
    sprites: &'a mut Sprites,
    images: &'a Images,
    /// A canvas in whose document others are made.
    beside: &'a HtmlCanvasElement,
    ratio: f64,
    /// Where the surface's corner lies in the picture, in device pixels.
    pub(super) origin: (f64, f64),
}

/// The leaves of items, and the part of the picture that is wanted.
pub(super) type Wanted<'a> = (&'a [Leaf], Option<Rect>);

impl<'a> Painter<'a> {
    /// A painter that keeps sprites there; `beside` is a canvas in whose document others are made.
    pub(super) fn new(
        on: &'a Surface,
        sprites: &'a mut Sprites,
        images: &'a Images,
        beside: &'a HtmlCanvasElement,
        ratio: f64,
    ) -> Self {
        Self { on, sprites, images, beside, ratio, origin: (0.0, 0.0) }
    }

    /// Paints items; of those whose leaves are given, only what the wanted part shows.
    pub(super) fn items(&mut self, items: &[Item], wanted: Option<Wanted<'_>>) -> Result<(), PaintError> {
        self.begin()?;
        self.go_on(items, wanted, &mut vec![1.0])
    }

    /// Makes the surface ready for items.
    pub(super) fn begin(&self) -> Result<(), PaintError> {
        let (left, top) = self.origin;
        Ok(self.on.context.set_transform(self.ratio, 0.0, 0.0, self.ratio, -left, -top)?)
    }

    /// Paints items after others. `strengths` are those of the groups around, for a canvas multiplies none of
    /// them itself.
    pub(super) fn go_on(
        &mut self,
        items: &[Item],
        wanted: Option<Wanted<'_>>,
        strengths: &mut Vec<f64>,
    ) -> Result<(), PaintError> {
        let c = &self.on.context;
        for (i, item) in items.iter().enumerate() {
            if let Some((leaves, part)) = wanted
                && let Some(leaf) = leaves.get(i)
                && !matches!(item, Item::Push(_) | Item::Pop)
                && leaf.bounds.overlap(part.unwrap_or(leaf.bounds)).is_empty()
            {
                continue;
            }
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
                    match &path.0[..] {
                        [Segment::Round(rect, _)] if wide => self.wide(*rect, path, *shade)?,
                        _ => self.shadow(path, *shade)?,
                    }
                }
                Item::Image(image) => self.image(image, strengths.last().copied().unwrap_or(1.0))?,
                Item::Text(text) => self.text(text)?,
                Item::Sprite(sprite) => {
                    let around = strengths.last().copied().unwrap_or(1.0);
                    self.sprite(sprite, around)?;
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
        add(&gradient, stops)?;
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

    fn image(&self, image: &Image, around: f64) -> Result<(), PaintError> {
        let Some(surface) = self.images.get(image.name) else { return Ok(()) };
        let c = &self.on.context;
        let at = |v: f32| (f64::from(v) * self.ratio).round() / self.ratio;
        let (x, y, rect) = (at(image.rect.x), at(image.rect.y), image.rect);
        c.set_global_alpha(around * f64::from(image.alpha));
        c.draw_image_with_html_canvas_element_and_dw_and_dh(
            &surface.canvas,
            x,
            y,
            f64::from(rect.w),
            f64::from(rect.h),
        )?;
        c.set_global_alpha(around);
        Ok(())
    }

    /// A wide blur costs much and shows little: it is drawn small, and stretched.
    fn wide(&self, around: Rect, path: &Path, shade: Shade) -> Result<(), PaintError> {
        const SMALL: f64 = 0.25;
        let ratio = self.ratio * SMALL;
        // a blur is half as wide as its measure; beyond three times that nothing is left
        let reach = 1.5 * shade.blur;
        let area = around.inset(-reach, -reach).moved(0.0, shade.down);
        let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(f64::from);
        let (width, height) = ((w * ratio).ceil(), (h * ratio).ceil());
        let small = Surface::off_screen(self.beside, width as u32, height as u32)?;
        let (sprites, origin) = (&mut Sprites::default(), (x * ratio, y * ratio));
        let painter = Painter { on: &small, sprites, ratio, origin, ..*self };
        painter.begin()?;
        painter.shadow(path, shade)?;
        let c = &self.on.context;
        let (width, height) = (width / ratio, height / ratio);
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
            let surface = Surface::off_screen(self.beside, width as u32, height as u32)?;
            let mut none = Sprites::default();
            let mut painter = Painter::new(&surface, &mut none, self.images, self.beside, ratio);
            painter.origin = (-left, -top);
            painter.items(&sprite.items, None)?;
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

#[derive(Clone, Copy)]
enum Use {
    Fill,
    Stroke,
}

fn add(gradient: &web_sys::CanvasGradient, stops: &Stops) -> Result<(), PaintError> {
    for (at, colour) in stops {
        gradient.add_color_stop(*at, &css(*colour))?;
    }
    Ok(())
}

/// The colour as CSS writes it.
fn css(colour: Rgba) -> String {
    format!("#{:08x}", colour.0)
}
