//! The sounds themselves: wood on wood, stone on board, water, light, and a chord.

use super::{Layer, Patch, Source};
use crate::app::anim::Cue;

const fn layer(after: f32, source: Source, hertz: (f32, f32), envelope: (f32, f32), gain: f32) -> Layer {
    Layer { after, source, hertz, attack: envelope.0, decay: envelope.1, gain }
}

const fn tone(after: f32, hertz: f32, envelope: (f32, f32), gain: f32) -> Layer {
    layer(after, Source::Tone, (hertz, hertz), envelope, gain)
}

/// A half-round stick strikes the table, bounces and lies: two bars of wood, and the knock between them.
const STICK: Patch = &[
    layer(0.0, Source::Band(1.2), (2300.0, 1500.0), (0.5, 7.0), 0.50),
    tone(0.0, 1040.0, (0.5, 20.0), 0.20),
    tone(0.0, 2710.0, (0.5, 9.0), 0.10),
    layer(0.0, Source::Tone, (310.0, 240.0), (1.0, 16.0), 0.14),
    layer(62.0, Source::Band(1.2), (2500.0, 1700.0), (0.5, 5.0), 0.20),
    tone(62.0, 1120.0, (0.5, 14.0), 0.07),
];

/// A die of bone rolls out in three knocks.
const DIE: Patch = &[
    layer(0.0, Source::Band(2.0), (3100.0, 2500.0), (0.5, 5.0), 0.60),
    tone(0.0, 1780.0, (0.5, 12.0), 0.18),
    tone(0.0, 420.0, (1.0, 14.0), 0.14),
    layer(78.0, Source::Band(2.0), (3400.0, 2700.0), (0.5, 4.0), 0.34),
    tone(78.0, 1910.0, (0.5, 9.0), 0.10),
    layer(132.0, Source::Band(2.0), (3300.0, 2600.0), (0.5, 4.0), 0.20),
];

/// A piece touches a square on its way.
const HOP: Patch =
    &[layer(0.0, Source::Band(1.5), (1500.0, 1100.0), (0.5, 5.0), 0.24), tone(0.0, 640.0, (0.5, 11.0), 0.07)];

/// A stone piece is set down on the board's hollow box.
const STEP: Patch = &[
    layer(0.0, Source::Band(1.1), (1700.0, 900.0), (0.5, 7.0), 0.46),
    layer(0.0, Source::Tone, (205.0, 150.0), (1.5, 38.0), 0.34),
    tone(0.0, 705.0, (0.5, 20.0), 0.11),
    tone(0.0, 1630.0, (0.5, 9.0), 0.05),
];

/// The piece that makes way slides over the glaze, and is set down.
const SLIDE: Patch = &[
    layer(-190.0, Source::Band(0.8), (700.0, 1500.0), (60.0, 45.0), 0.10),
    layer(0.0, Source::Band(1.2), (1900.0, 1100.0), (0.5, 6.0), 0.36),
    layer(0.0, Source::Tone, (250.0, 190.0), (1.5, 30.0), 0.26),
];

/// A piece goes under: the plunge, then bubbles.
const SPLASH: Patch = &[
    layer(0.0, Source::Low, (2600.0, 350.0), (8.0, 120.0), 0.40),
    layer(20.0, Source::Band(0.8), (900.0, 420.0), (20.0, 150.0), 0.26),
    layer(130.0, Source::Tone, (330.0, 640.0), (6.0, 26.0), 0.12),
    layer(215.0, Source::Tone, (420.0, 810.0), (6.0, 20.0), 0.09),
    layer(320.0, Source::Tone, (380.0, 900.0), (6.0, 18.0), 0.06),
];

/// It comes up again, and water runs off.
const RISE: Patch = &[
    layer(0.0, Source::Low, (500.0, 2000.0), (90.0, 70.0), 0.24),
    layer(90.0, Source::Tone, (520.0, 980.0), (6.0, 18.0), 0.06),
    layer(180.0, Source::Band(3.0), (3200.0, 2200.0), (10.0, 40.0), 0.10),
];

/// A piece goes into the light, and is set down in its tray.
const OFF: Patch = &[
    tone(-420.0, 587.3, (90.0, 150.0), 0.07),
    tone(-330.0, 880.0, (90.0, 150.0), 0.06),
    tone(-240.0, 1174.7, (90.0, 140.0), 0.04),
    layer(0.0, Source::Band(1.3), (1300.0, 800.0), (0.5, 7.0), 0.36),
    tone(0.0, 330.0, (1.0, 34.0), 0.22),
    tone(0.0, 890.0, (0.5, 16.0), 0.07),
];

/// The end: a low chord, its parts coming in one after the other.
const END: Patch = &[
    tone(0.0, 73.42, (180.0, 700.0), 0.20),
    tone(0.0, 146.83, (160.0, 680.0), 0.16),
    tone(110.0, 220.0, (160.0, 640.0), 0.11),
    tone(220.0, 293.66, (160.0, 600.0), 0.08),
    tone(330.0, 369.99, (160.0, 560.0), 0.06),
    tone(440.0, 587.33, (180.0, 480.0), 0.025),
];

/// The sound of a cue, and the pitch at which it is played.
pub(super) const fn of(cue: Cue) -> (Patch, f32) {
    match cue {
        // Four sticks of unlike lengths.
        Cue::Stick(0) => (STICK, 1.0),
        Cue::Stick(1) => (STICK, 0.89),
        Cue::Stick(2) => (STICK, 1.13),
        Cue::Stick(_) => (STICK, 0.96),
        Cue::Die => (DIE, 1.0),
        Cue::Hop => (HOP, 1.0),
        Cue::Step => (STEP, 1.0),
        Cue::Slide => (SLIDE, 1.0),
        Cue::Splash => (SPLASH, 1.0),
        Cue::Rise => (RISE, 1.0),
        Cue::Off => (OFF, 1.0),
        Cue::End => (END, 1.0),
    }
}
