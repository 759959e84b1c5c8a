//! The themes: each a whole palette for board, page, pieces, sticks and text.

use crate::app::small::Within as _;

/// A colour: red, green, blue and alpha, a byte each, red highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgba(pub u32);

impl Rgba {
    /// Nothing.
    pub const CLEAR: Self = Self(0);

    /// An opaque colour from `0xRRGGBB`.
    #[must_use]
    pub const fn rgb(rgb: u32) -> Self {
        Self(rgb << 8 | 0xff)
    }

    /// The colour at another strength, 0 to 1.
    #[must_use]
    #[inline(never)]
    pub fn at(self, alpha: f32) -> Self {
        Self(self.0 & !0xff | (alpha.within(0.0, 1.0) * 255.0 + 0.5) as u32)
    }

    /// The colour a share `t` of the way to another, alpha included.
    #[must_use]
    #[inline(never)]
    pub fn mix(self, other: Self, t: f32) -> Self {
        let t = (t.within(0.0, 1.0) * 256.0) as u32;
        let part = |shift: u32| {
            let (a, b) = (self.0 >> shift & 0xff, other.0 >> shift & 0xff);
            (a * (256 - t) + b * t) >> 8 << shift
        };
        Self(part(24) | part(16) | part(8) | part(0))
    }

    /// The relative luminance, 0 to 1, as WCAG 2 defines it; alpha is not looked at.
    #[must_use]
    pub fn luminance(self) -> f32 {
        let linear = |shift: u32| {
            let c = (self.0 >> shift & 0xff) as f32 / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(24) + 0.7152 * linear(16) + 0.0722 * linear(8)
    }

    /// The contrast with another colour, 1 to 21, as WCAG 2 defines it.
    #[must_use]
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// Names of the themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ThemeId {
    /// Blue-green glaze with dark incised lines, after Amenhotep III's board.
    #[default]
    Faience,
    /// Ebony, ivory and gilt, after Tutankhamun's board.
    Ebony,
    /// Ink on papyrus.
    Papyrus,
    /// Flat black and white, for the strongest contrast.
    Contrast,
}

impl ThemeId {
    /// All themes, the default first.
    pub const ALL: [Self; 4] = [Self::Faience, Self::Ebony, Self::Papyrus, Self::Contrast];

    /// The theme's colours.
    #[must_use]
    pub const fn theme(self) -> &'static Theme {
        match self {
            Self::Faience => &FAIENCE,
            Self::Ebony => &EBONY,
            Self::Papyrus => &PAPYRUS,
            Self::Contrast => &CONTRAST,
        }
    }
}

/// How surfaces take the light.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// Shaded: gradients, bevels, cast shadows.
    Solid,
    /// Ink on paper: hatching and soft washes.
    Engraved,
    /// Flat fills and outlines.
    Flat,
}

/// A theme's colours.
#[derive(Clone, PartialEq, Debug)]
pub struct Theme {
    /// Its name.
    pub id: ThemeId,
    /// How surfaces take the light.
    pub finish: Finish,
    /// Text beside the board.
    pub ink: Rgba,
    /// Lesser text.
    pub second_ink: Rgba,
    /// The frame's upper face.
    pub frame: Rgba,
    /// The frame where light falls on an edge.
    pub edge: Rgba,
    /// The frame's front face.
    pub front: Rgba,
    /// The bottom of a tray.
    pub floor: Rgba,
    /// The squares, darkest and lightest.
    pub square: (Rgba, Rgba),
    /// What the glaze is worn to at edges.
    pub worn: Rgba,
    /// Grooves between squares.
    pub groove: Rgba,
    /// Lines cut into the frame.
    pub line: Rgba,
    /// The signs on the squares.
    pub mark: Rgba,
    /// A cone: lit, its own colour, in the shade.
    pub cone: [Rgba; 3],
    /// A cone's outline.
    pub cone_edge: Rgba,
    /// The rings around a cone.
    pub cone_ring: Rgba,
    /// A reel: lit, its own colour, in the shade.
    pub reel: [Rgba; 3],
    /// A reel's outline.
    pub reel_edge: Rgba,
    /// The rings around a reel.
    pub reel_ring: Rgba,
    /// A stick's flat face and the lines on it.
    pub flat: (Rgba, Rgba),
    /// A stick's round face and the lines on it.
    pub round: (Rgba, Rgba),
    /// Rings and frames around what is lit.
    pub lit: Rgba,
    /// The stroke under them that carries the contrast.
    pub under: Rgba,
    /// The glow around what is lit.
    pub glow: Rgba,
    /// What costs: the water as a target.
    pub cost: Rgba,
    /// Shadows on the board.
    pub shadow: Rgba,
    /// Shadows on the page.
    pub table: Rgba,
}

/// The colours that the system forces upon pages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct System {
    /// The page.
    pub canvas: Rgba,
    /// Text on it.
    pub text: Rgba,
    /// What is chosen.
    pub highlight: Rgba,
}

impl Theme {
    /// The flat theme in the system's colours.
    #[must_use]
    pub fn forced(system: System) -> Self {
        let System { canvas, text, highlight } = system;
        // A cone is the pale piece whichever way round the system has it; the outline tells it from its ground.
        let (pale, dark) =
            if canvas.luminance() > text.luminance() { (canvas, text) } else { (text, canvas) };
        let lit = if highlight.contrast(canvas) >= 3.0 { highlight } else { text };
        Self {
            id: ThemeId::Contrast,
            finish: Finish::Flat,
            ink: text,
            second_ink: text,
            frame: canvas,
            edge: canvas,
            front: canvas,
            floor: canvas,
            square: (canvas, canvas),
            worn: canvas,
            groove: text,
            line: text,
            mark: text,
            cone: [pale; 3],
            cone_edge: text,
            cone_ring: dark,
            reel: [dark; 3],
            reel_edge: text,
            reel_ring: pale,
            flat: (pale, dark),
            round: (dark, pale),
            lit,
            under: canvas,
            glow: lit,
            cost: text,
            // No shadow is seen on its own colour.
            shadow: canvas,
            table: canvas,
        }
    }
}

const FAIENCE: Theme = Theme {
    id: ThemeId::Faience,
    finish: Finish::Solid,
    ink: Rgba::rgb(0x2a_241e),
    second_ink: Rgba::rgb(0x66_563f),
    frame: Rgba::rgb(0x2f_7d7c),
    edge: Rgba::rgb(0x9f_d6c9),
    front: Rgba::rgb(0x2a_6668),
    floor: Rgba::rgb(0x3a_6264),
    square: (Rgba::rgb(0x3c_8e8d), Rgba::rgb(0x6c_b6ad)),
    worn: Rgba::rgb(0xd9_cfa6),
    groove: Rgba::rgb(0x10_2c33),
    line: Rgba::rgb(0x14_3a41),
    mark: Rgba::rgb(0x11_262e),
    cone: [Rgba::rgb(0xff_faec), Rgba::rgb(0xf1_e5cb), Rgba::rgb(0xa8_9c82)],
    cone_edge: Rgba::rgb(0x0c_3437),
    cone_ring: Rgba::rgb(0x8b_7a5c),
    reel: [Rgba::rgb(0x48_4757), Rgba::rgb(0x26_2530), Rgba::rgb(0x0b_0b11)],
    reel_edge: Rgba::rgb(0x0b_0d13),
    reel_ring: Rgba::rgb(0x0a_0a10),
    flat: (Rgba::rgb(0xee_e2bf), Rgba::rgb(0x8a_7148)),
    round: (Rgba::rgb(0x42_2a1d), Rgba::rgb(0xc8_ab78)),
    lit: Rgba::rgb(0xff_d877),
    under: Rgba::rgb(0x0b_3334),
    glow: Rgba::rgb(0xff_d877),
    cost: Rgba::rgb(0xff_b59b),
    shadow: Rgba::rgb(0x06_1c22),
    table: Rgba::rgb(0x46_3016),
};

const EBONY: Theme = Theme {
    id: ThemeId::Ebony,
    finish: Finish::Solid,
    ink: Rgba::rgb(0xf1_e8d6),
    second_ink: Rgba::rgb(0xb9_ab91),
    frame: Rgba::rgb(0x3a_2c22),
    edge: Rgba::rgb(0x8a_6d4c),
    front: Rgba::rgb(0x2c_211a),
    floor: Rgba::rgb(0x1c_1510),
    square: (Rgba::rgb(0xb0_9c7b), Rgba::rgb(0xcf_ba95)),
    worn: Rgba::rgb(0xe6_d9ba),
    groove: Rgba::rgb(0x17_100b),
    line: Rgba::rgb(0xc9_983e),
    mark: Rgba::rgb(0x2a_1d14),
    cone: [Rgba::rgb(0xff_fbf0), Rgba::rgb(0xf8_efdb), Rgba::rgb(0xa9_9874)],
    cone_edge: Rgba::rgb(0x3b_2715),
    cone_ring: Rgba::rgb(0xb0_7f2c),
    reel: [Rgba::rgb(0x67_4a3a), Rgba::rgb(0x2a_1c15), Rgba::rgb(0x12_0b08)],
    reel_edge: Rgba::rgb(0x0b_0604),
    reel_ring: Rgba::rgb(0xb9_8832),
    flat: (Rgba::rgb(0xec_dfbf), Rgba::rgb(0x8a_7148)),
    round: (Rgba::rgb(0x50_3525), Rgba::rgb(0xc9_983e)),
    lit: Rgba::rgb(0x06_525b),
    under: Rgba::rgb(0xff_f6e0),
    glow: Rgba::rgb(0x3f_d0cb),
    cost: Rgba::rgb(0x8e_2f20),
    shadow: Rgba::rgb(0x1a_0e06),
    table: Rgba::rgb(0x00_0000),
};

const PAPYRUS: Theme = Theme {
    id: ThemeId::Papyrus,
    finish: Finish::Engraved,
    ink: Rgba::rgb(0x2b_2118),
    second_ink: Rgba::rgb(0x66_4f30),
    frame: Rgba::rgb(0xee_dfb8),
    edge: Rgba::rgb(0xfb_f5e4),
    front: Rgba::rgb(0xe0_cd9e),
    floor: Rgba::rgb(0xe8_d8ae),
    square: (Rgba::rgb(0xef_e3bf), Rgba::rgb(0xf4_eace)),
    worn: Rgba::rgb(0xdf_b87c),
    groove: Rgba::rgb(0x26_1b11),
    line: Rgba::rgb(0x26_1b11),
    mark: Rgba::rgb(0x26_1b11),
    cone: [Rgba::rgb(0xfb_f5e4), Rgba::rgb(0xf8_efd8), Rgba::rgb(0xe6_d7b0)],
    cone_edge: Rgba::rgb(0x26_1b11),
    cone_ring: Rgba::rgb(0x26_1b11),
    reel: [Rgba::rgb(0x3a_2d21), Rgba::rgb(0x2b_2118), Rgba::rgb(0x26_1b11)],
    reel_edge: Rgba::rgb(0x26_1b11),
    reel_ring: Rgba::rgb(0xf4_eace),
    flat: (Rgba::rgb(0xf8_efd8), Rgba::rgb(0x8a_7145)),
    round: (Rgba::rgb(0x2b_2118), Rgba::rgb(0xf4_e9cc)),
    lit: Rgba::rgb(0xa3_3524),
    under: Rgba::rgb(0xf4_e9cc),
    glow: Rgba::rgb(0xa3_3524),
    cost: Rgba::rgb(0x8e_2f20),
    shadow: Rgba::rgb(0x3c_280f),
    table: Rgba::rgb(0x3c_280f),
};

const CONTRAST: Theme = Theme {
    id: ThemeId::Contrast,
    finish: Finish::Flat,
    ink: Rgba::rgb(0x00_0000),
    second_ink: Rgba::rgb(0x2b_2b2b),
    frame: Rgba::rgb(0xff_ffff),
    edge: Rgba::rgb(0xff_ffff),
    front: Rgba::rgb(0xff_ffff),
    floor: Rgba::rgb(0xff_ffff),
    square: (Rgba::rgb(0xff_ffff), Rgba::rgb(0xff_ffff)),
    worn: Rgba::rgb(0xff_ffff),
    groove: Rgba::rgb(0x00_0000),
    line: Rgba::rgb(0x00_0000),
    mark: Rgba::rgb(0x00_0000),
    cone: [Rgba::rgb(0xff_ffff); 3],
    cone_edge: Rgba::rgb(0x00_0000),
    cone_ring: Rgba::rgb(0x00_0000),
    reel: [Rgba::rgb(0x00_0000); 3],
    reel_edge: Rgba::rgb(0x00_0000),
    reel_ring: Rgba::rgb(0xff_ffff),
    flat: (Rgba::rgb(0xff_ffff), Rgba::rgb(0x00_0000)),
    round: (Rgba::rgb(0x00_0000), Rgba::rgb(0xff_ffff)),
    lit: Rgba::rgb(0x00_358a),
    under: Rgba::rgb(0xff_ffff),
    glow: Rgba::rgb(0x00_358a),
    cost: Rgba::rgb(0x8a_0000),
    shadow: Rgba::rgb(0x00_0000),
    table: Rgba::rgb(0x00_0000),
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_wcags() {
        let (black, white) = (Rgba::rgb(0), Rgba::rgb(0xff_ffff));
        assert!((black.contrast(white) - 21.0).abs() < 1e-4);
        assert!((Rgba::rgb(0x77_7777).contrast(white) - 4.48).abs() < 0.01);
    }

    /// Graphics need 3:1 against their ground (WCAG 1.4.11): signs and numbers on every tone of a
    /// square; a piece by its body or by its outline; what is lit by its line or the stroke under it.
    #[test]
    fn graphics_stand_out_from_their_ground() {
        let white_on_black =
            System { canvas: Rgba::rgb(0), text: Rgba::rgb(0xff_ffff), highlight: Rgba::rgb(0x1a_ebff) };
        let black_on_white =
            System { canvas: Rgba::rgb(0xff_ffff), text: Rgba::rgb(0), highlight: Rgba::rgb(0xff_ff80) };
        let forced = [white_on_black, black_on_white].map(Theme::forced);
        for t in ThemeId::ALL.map(|id| id.theme()).into_iter().chain(&forced) {
            let id = (t.id, t.ink);
            for ground in [t.square.0, t.square.1] {
                let best = |colours: &[Rgba]| colours.iter().map(|c| c.contrast(ground)).fold(0.0, f32::max);
                for (what, colours) in [
                    ("mark", &[t.mark][..]),
                    ("cone", &[t.cone[1], t.cone_edge]),
                    ("reel", &[t.reel[1], t.reel_edge]),
                    ("lit", &[t.lit, t.under]),
                    ("cost", &[t.cost, t.under]),
                ] {
                    assert!(best(colours) >= 3.0, "{id:?}: {what} on {ground:x?}: {}", best(colours));
                }
            }
            assert!(t.cone[1].contrast(t.reel[1]) >= 4.5, "{id:?}: the sides by tone");
            assert!(t.flat.0.contrast(t.round.0) >= 4.5, "{id:?}: the faces by tone");
        }
    }
}
