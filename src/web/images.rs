//! Images that the program has computed: kept off screen, drawn by their names.

use wasm_bindgen::Clamped;
use web_sys::{HtmlCanvasElement, ImageData};

use crate::app::scene::fine::Strip;
use crate::web::surface::{PaintError, Surface};

/// All images.
#[derive(Debug, Default)]
pub struct Images(Vec<(u64, Surface)>);

impl Images {
    /// Puts rows of pixels into an image, which is made when its first row comes.
    ///
    /// # Errors
    /// Where the browser has no room for it.
    pub fn fill(&mut self, beside: &HtmlCanvasElement, strip: &Strip) -> Result<(), PaintError> {
        if strip.row == 0 {
            let surface = Surface::off_screen(beside, strip.width, strip.height)?;
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
