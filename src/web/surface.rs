//! What is painted on.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ResizeObserverEntry, ResizeObserverSize};

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

/// Something to paint on.
#[derive(Debug)]
pub struct Surface {
    /// Its pixels.
    pub canvas: HtmlCanvasElement,
    /// Its brush.
    pub context: CanvasRenderingContext2d,
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

impl Surface {
    /// A canvas to be painted on.
    ///
    /// # Errors
    /// Where it gives no 2D context.
    pub fn on(canvas: HtmlCanvasElement) -> Result<Self, PaintError> {
        let context = canvas.get_context("2d")?.ok_or(PaintError::NoContext)?;
        let context = context.dyn_into().map_err(|_| PaintError::NoContext)?;
        Ok(Self { canvas, context })
    }

    /// A canvas of this size that is in no page.
    pub(super) fn off_screen(
        beside: &HtmlCanvasElement,
        width: u32,
        height: u32,
    ) -> Result<Self, PaintError> {
        let document = beside.owner_document().ok_or(PaintError::NoContext)?;
        let canvas: HtmlCanvasElement =
            document.create_element("canvas")?.dyn_into().map_err(|_| PaintError::NoContext)?;
        canvas.set_width(width.max(1));
        canvas.set_height(height.max(1));
        Self::on(canvas)
    }
}
