//! What board and trays are made of: glazed faience, or ebony with ivory and gilt.

use super::noise::{Light, Noise, blend, hash, mix, octaves, step, sum, unit};

/// What a point of a block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stuff {
    /// The block itself.
    Body,
    /// A square, or a panel of the front.
    Tile,
    /// The groove between squares.
    Groove,
    /// The bottom of a tray.
    Floor,
    /// A line on the block.
    Line,
}

/// The two materials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Material {
    /// Blue-green glaze, worn to the sandy core at its edges.
    Faience,
    /// Dark wood with a fine grain, squares of clouded ivory, gilt lines.
    Ebony,
}

/// Where a point lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// Across, in squares.
    pub u: f32,
    /// Down, in squares, seen from right above.
    pub v: f32,
    /// The tone of its tile, 0 to 1.
    pub tone: f32,
    /// How much deeper it lies than what is around it; negative on an edge.
    pub hollow: f32,
}

/// A material's colours all over a block.
#[derive(Clone, Debug)]
pub(super) struct Surface {
    pub material: Material,
    cloud: [Noise; 3],
    fine: [Noise; 3],
    floor: [Noise; 3],
    worn: [Noise; 2],
    chips: [Noise; 3],
    crack: [Noise; 3],
    grain: [Noise; 4],
    streak: [Noise; 2],
    patch: [Noise; 2],
    ink: [Noise; 2],
}

impl Surface {
    pub fn new(material: Material) -> Self {
        Self {
            material,
            cloud: octaves(3),
            fine: octaves(9),
            floor: octaves(31),
            worn: octaves(21),
            chips: octaves(22),
            crack: octaves(44),
            grain: octaves(5),
            streak: octaves(6),
            patch: octaves(47),
            ink: octaves(91),
        }
    }

    /// The share of light that a point sends back.
    pub fn colour(&mut self, stuff: Stuff, spot: Spot) -> Light {
        match self.material {
            Material::Faience => self.faience(stuff, spot),
            Material::Ebony => self.ebony(stuff, spot),
        }
    }

    /// The bottom of a cut sign.
    pub fn ink(&mut self, u: f32, v: f32) -> Light {
        let tone = 0.8 + 0.5 * sum(&mut self.ink, u * 9.0, v * 9.0);
        match self.material {
            Material::Faience => [0.006, 0.016, 0.023],
            Material::Ebony => [0.018, 0.011, 0.007],
        }
        .map(|c| c * tone)
    }

    fn faience(&mut self, stuff: Stuff, spot: Spot) -> Light {
        let Spot { u, v, tone, hollow } = spot;
        match stuff {
            Stuff::Groove => return [0.012, 0.030, 0.042],
            Stuff::Line => return [0.014, 0.040, 0.052],
            Stuff::Floor => {
                let t = sum(&mut self.floor, u * 5.0, v * 5.0);
                return blend([0.035, 0.10, 0.105], [0.06, 0.15, 0.15], t);
            }
            Stuff::Body | Stuff::Tile => {}
        }
        let cloud = sum(&mut self.cloud, u * 0.9 + tone * 9.0, v * 0.9 + tone * 4.0);
        let fine = sum(&mut self.fine, u * 6.0, v * 6.0);
        let t = unit((cloud - 0.5) * 1.5 + 0.40 + (tone - 0.5) * 0.34 + (fine - 0.5) * 0.32);
        let mut colour = blend([0.022, 0.218, 0.226], [0.118, 0.415, 0.372], t);
        let body = stuff == Stuff::Body;
        if body {
            colour = [colour[0] * 0.80, colour[1] * 0.84, colour[2] * 0.86];
        }
        // glaze gathers in hollows, dark
        colour = blend(colour, [0.010, 0.105, 0.125], unit(hollow * 1.05));
        let edge = unit(-hollow * 1.9 - 0.08);
        if edge > 0.0 {
            // and draws back from edges, where in places it is worn through
            let bare = sum(&mut self.worn, u * 1.9, v * 1.9) * 0.62
                + sum(&mut self.chips, u * 11.0, v * 11.0) * 0.38
                + if body { 0.03 } else { 0.0 };
            colour = blend(colour, [0.26, 0.60, 0.53], edge * 0.30);
            colour = blend(colour, [0.56, 0.53, 0.37], edge * step(0.60, 0.74, bare) * 0.62);
        }
        // craquelure, and pits where a bubble burst
        let crack = 1.0 - unit((self.crack[0].at(u * 7.0 + fine * 2.0, v * 7.0) - 0.5).abs() / 0.018);
        let dim = 1.0 - 0.16 * crack;
        let pit = hash((u * 46.0).floor() as i32, (v * 46.0).floor() as i32, 77) > 0.9955;
        let pit = if pit { 0.58 } else { 1.0 };
        [colour[0] * dim * pit, colour[1] * dim * pit, colour[2] * dim * pit]
    }

    fn ebony(&mut self, stuff: Stuff, spot: Spot) -> Light {
        let Spot { u, v, tone, hollow } = spot;
        match stuff {
            Stuff::Groove => [0.010, 0.007, 0.005],
            Stuff::Line => {
                let t = sum(&mut self.fine, u * 9.0, v * 9.0);
                blend([0.30, 0.175, 0.045], [0.62, 0.40, 0.13], t)
            }
            Stuff::Floor => {
                let t = sum(&mut self.floor, u * 0.8, v * 14.0);
                blend([0.020, 0.0125, 0.008], [0.040, 0.0245, 0.015], t)
            }
            Stuff::Body => {
                let grain = sum(&mut self.grain, u * 0.5, v * 9.0);
                let streak = sum(&mut self.streak, u * 1.5, v * 40.0);
                let k = 0.4 + grain * 0.9 + (streak - 0.5) * 0.55;
                [0.058 * k, 0.036 * k, 0.0235 * k]
            }
            Stuff::Tile => {
                let cloud = sum(&mut self.cloud, u * 1.1 + tone * 30.0, v * 1.1 + tone * 17.0);
                let grain = sum(&mut self.grain[..3], u * 2.0 + tone * 9.0, v * 26.0);
                let fine = sum(&mut self.fine[..2], u * 10.0, v * 10.0);
                let k = 0.92
                    + (cloud - 0.5) * 0.34
                    + (tone - 0.5) * 0.20
                    + (grain - 0.5) * 0.06
                    + (fine - 0.5) * 0.05;
                // darker ivory is the yellower one
                let warm = k - 1.0;
                let ivory = [0.590 * k, 0.462 * k * (1.0 + 0.10 * warm), 0.282 * k * (1.0 + 0.28 * warm)];
                let ivory = blend(ivory, [0.26, 0.155, 0.07], unit(hollow * 0.9));
                let line = sum(&mut self.crack, u * 1.1 + tone * 40.0, v * 2.2 + tone * 20.0);
                let crack = 1.0 - (line - 0.5).abs() / 0.007;
                if crack <= 0.0 {
                    return ivory;
                }
                let here = step(0.50, 0.62, sum(&mut self.patch, u * 1.3 + tone * 11.0, v * 1.3));
                let t = crack * here * 0.5;
                [mix(1.0, 0.5, t) * ivory[0], mix(1.0, 0.4, t) * ivory[1], mix(1.0, 0.3, t) * ivory[2]]
            }
        }
    }
}
