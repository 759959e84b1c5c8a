//! Duels in pairs: each sequence of throws is played twice, the players' sides exchanged, so that most of the
//! throws' luck cancels out.

use core::fmt;

use super::run::Run;
use crate::rng::{Rng, Seed, Throws};
use crate::rules::{Move, Outcome, Phase, Position, Rules, Side};

/// Chooses one of a position's legal moves; what it knows besides is the position and a generator of its own.
pub type Chooser<'a> = dyn Fn(&Position, &[Move], &mut Rng) -> Move + 'a;

/// The first player's score in pairs of games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Duels {
    /// How many pairs were played.
    pub pairs: u64,
    /// Games won by the first player.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// The sum of the pairs' points, in halves: 0 to 4 a pair.
    sum: u64,
    /// The sum of their squares.
    squares: u64,
}

impl Duels {
    /// How many games were played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.pairs * 2
    }

    /// The first player's share of the points, 0 to 1, a draw counting half.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.sum as f64 / (4 * self.pairs.max(1)) as f64
    }

    /// The interval that holds the true share with a probability of 95 %: by the normal distribution, from
    /// the spread of the pairs' sums; everything, where there are not two pairs.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        if self.pairs < 2 {
            return (0.0, 1.0);
        }
        let (pairs, sum) = (self.pairs as f64, self.sum as f64);
        let variance = (self.squares as f64 - sum * sum / pairs).max(0.0) / (pairs - 1.0);
        // A pair's points are halves of up to two: a share is a quarter of them.
        let margin = 1.96 * (variance / pairs).sqrt() / 4.0;
        ((self.score() - margin).max(0.0), (self.score() + margin).min(1.0))
    }

    fn add(&mut self, games: [Outcome; 2]) {
        let points = |outcome, seat| match outcome {
            Outcome::Draw => 1,
            Outcome::Won(winner) if winner == seat => 2,
            Outcome::Won(_) => 0,
        };
        let each = [points(games[0], Side::White), points(games[1], Side::Black)];
        let pair: u64 = each.iter().sum();
        self.pairs += 1;
        self.won += each.iter().filter(|&&points| points == 2).count() as u64;
        self.drawn += each.iter().filter(|&&points| points == 1).count() as u64;
        self.sum += pair;
        self.squares += pair * pair;
    }
}

impl fmt::Display for Duels {
    /// `score 63.2 % (61.0-65.4) over 2000 games`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let (score, low, high, games) = (self.score() * 100.0, low * 100.0, high * 100.0, self.games());
        write!(f, "score {score:.1} % ({low:.1}-{high:.1}) over {games} games")
    }
}

/// Plays pairs of games between two players: in each the same throws, the first player first in white's
/// seat, then in black's.
#[must_use]
pub fn duels(rules: &Rules, players: [&Chooser<'_>; 2], pairs: u64, seed: Seed) -> Duels {
    let mut done = Duels::default();
    for pair in 0..pairs {
        let seed = seed.derive(pair);
        let [first, second] = players;
        let game = |number, seats| play(rules, seats, seed.throws(), Rng::new(seed.derive(number)));
        done.add([game(0, [first, second]), game(1, [second, first])]);
    }
    done
}

/// One game between the players in white's and black's seat; the winner is a seat.
fn play(rules: &Rules, seats: [&Chooser<'_>; 2], throws: Throws, mut rng: Rng) -> Outcome {
    let mut run = Run::new(rules, throws);
    loop {
        let exchanged = run.leader.is_some_and(|seat| seat != rules.ruleset().opening.leader);
        if let Some(outcome) = run.outcome() {
            return match outcome {
                Outcome::Won(colour) if exchanged => Outcome::Won(!colour),
                outcome => outcome,
            };
        }
        if let Phase::Move { .. } = run.position.phase() {
            let player = seats[usize::from((run.position.side() == Side::Black) != exchanged)];
            let legal = rules.legal(&run.position);
            run.play(player(&run.position, &legal, &mut rng));
        } else {
            run.throw();
        }
    }
}
