//! What decisions cost in solved endgames: the measure itself.

use senet::ai::solve::{Limits, Progress, Solver};
use senet::ai::{Losses, loss, losses};
use senet::rng::{Rng, Seed};
use senet::rules::{Move, Position, Rules};

fn solved(spec: &str) -> (Rules, Solver) {
    let rules = Rules::new(spec.parse().unwrap());
    let mut solver = Solver::new(&rules, Limits { in_all: 3, ..Limits::PAGE });
    while solver.step(u32::MAX) == Progress::Working {}
    (rules, solver)
}

/// White, two behind, can take black's last piece and come home to a draw, or pass it by. Then black leaves by a 1
/// (B3), and wins. Otherwise white, from 28 and 29, takes the piece by a 1 or a 2; must leave by a 3; and waits for
/// another throw with a 4. With one piece left on 29 it takes by a 1, leaves and loses by a 2, and waits else:
/// u = 1/4 · 1/2 + 1/2 · 3/4 u = 1/5. With both, t = 1/4 (1/2 + 1/2 + 3/4 u) + 1/4 · 3/4 t = 23/65. Passing by is
/// worth 3/4 t.
#[test]
fn a_move_costs_what_the_best_one_is_worth_more() {
    let (rules, exact) = solved("bell");
    let position = rules.read("........../........../......w.wb w move:1 0-0 4-6 4-3 -").unwrap();
    let cost = |text: &str| {
        let played = rules.legal(&position).into_iter().find(|played| played.to_string() == text);
        loss(&rules, &exact, &position, played.unwrap()).unwrap()
    };
    assert_eq!(cost("1:29-30"), 0.0);
    let passing = 0.75 * 23.0 / 65.0;
    assert!((cost("1:27-28") - (0.5 - passing)).abs() < 1e-6, "{}", cost("1:27-28"));
    let far = rules.start();
    assert_eq!(loss(&rules, &exact, &far, Move::Pass), None, "what is not solved is not judged");
}

#[test]
fn the_best_loses_nothing_and_others_do() {
    for spec in ["bell", "common", "piccione"] {
        let (rules, exact) = solved(spec);
        let cost = |position: &Position, played: Move| loss(&rules, &exact, position, played).unwrap_or(0.0);
        let by = |better: fn(f32, f32) -> bool| {
            let player = |position: &Position, legal: &[Move], _: &mut Rng| {
                legal.iter().copied().fold(legal[0], |best, played| {
                    if better(cost(position, played), cost(position, best)) { played } else { best }
                })
            };
            losses(&rules, &exact, &player, [2, 1], 40, Seed(3))
        };
        let random =
            |_: &Position, legal: &[Move], rng: &mut Rng| legal[rng.below(legal.len() as u32) as usize];
        let random = losses(&rules, &exact, &random, [2, 1], 40, Seed(3));
        let (best, worst) = (by(|one, other| one < other), by(|one, other| one > other));
        assert!(best.decisions > 20, "{spec}: {best:?}");
        assert_eq!((best.mean(), best.worst), (0.0, 0.0), "{spec}");
        // Whose play is worse on average can't be said: it leads to other positions.
        assert!(random.mean() > 0.0 && worst.mean() > 0.0, "{spec}: {random:?}, {worst:?}");
        assert!(worst.worst <= 1.0, "{spec}: {worst:?}");
    }
    let (rules, exact) = solved("bell");
    let any = |_: &Position, legal: &[Move], _: &mut Rng| legal[0];
    assert_eq!(losses(&rules, &exact, &any, [3, 3], 5, Seed(1)), Losses::default(), "they are not solved");
}
