//! The engine's line protocol, in the manner of UCI: one command a line, answered at once.
//!
//! | command | answer |
//! |---|---|
//! | `senet` | `id name …`, `rulesets …`, `ready` |
//! | `ruleset <spec>` | nothing; the position is forgotten (without this command the ruleset is `kendall`) |
//! | `level <1-5>` | nothing (without this command the level is 5) |
//! | `position <position>` | nothing |
//! | `go` | `best <move> win <p>`; where no move is due, in `open` and `throw`, `win <p>` |
//! | `go all` | `move <m> win <p>` for every legal move, the best first, then `end` |
//! | `quit` | nothing |
//!
//! `p` is the winning chance of the side to act, a draw counting half; in the opening that is a seat. Whatever
//! is no command, or can't be carried out, is answered by one line that begins with `error`, and changes
//! nothing. Empty lines are passed over.

mod estimate;
mod trained;

use std::io::{self, BufRead, Write};

pub use estimate::Estimate;
pub use trained::Trained;

use crate::rules::{Move, Phase, Position, RULESETS, Rules, Spec};

/// Says what positions and moves are worth.
pub trait Evaluator {
    /// The winning chance, 0 to 1, of the side to act, a draw counting half. The game is not over; in the
    /// opening the side is a seat.
    fn win(&mut self, rules: &Rules, position: &Position) -> f32;

    /// Every legal move of a position in which one is due, with the winning chance of the side to act after it,
    /// the best first.
    fn moves(&mut self, rules: &Rules, position: &Position) -> Vec<(Move, f32)>;

    /// The move that a player of this level, 1 to 5, chooses of those that [`Self::moves`] gave. The best one,
    /// unless an evaluator knows levels.
    fn choose(
        &mut self,
        _rules: &Rules,
        _position: &Position,
        _level: u8,
        moves: &[(Move, f32)],
    ) -> Option<Move> {
        moves.first().map(|&(played, _)| played)
    }
}

/// The longest line that is read, in bytes: no sound one comes near it.
pub const LONGEST: usize = 4096;

/// Whether another line is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Yes.
    GoesOn,
    /// No: `quit` was asked for.
    Quits,
}

/// What the protocol has been told so far.
#[derive(Clone, Debug)]
pub struct Protocol<E> {
    evaluator: E,
    rules: Rules,
    level: u8,
    position: Option<Position>,
}

impl<E: Evaluator> Protocol<E> {
    /// Nothing has been told.
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self { evaluator, rules: Rules::new(Spec::default()), level: 5, position: None }
    }

    /// Reads commands and writes their answers, each at once, until `quit` or the end of the input.
    ///
    /// # Errors
    /// Where the input can't be read or the output takes nothing more.
    pub fn run(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        let mut answer = String::new();
        while let Some(line) = read_line(input)? {
            answer.clear();
            let next = match line {
                Ok(line) => self.answer(&line, &mut answer),
                Err(why) => {
                    error(&mut answer, why);
                    Next::GoesOn
                }
            };
            output.write_all(answer.as_bytes())?;
            output.flush()?;
            if next == Next::Quits {
                break;
            }
        }
        Ok(())
    }

    /// Carries out one command and adds the lines that answer it.
    pub fn answer(&mut self, line: &str, answer: &mut String) -> Next {
        let line = line.trim();
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let done = match (command, rest.trim_start()) {
            ("", _) => Ok(()),
            ("quit", "") => return Next::Quits,
            ("senet", "") => {
                self.introduce(answer);
                Ok(())
            }
            ("ruleset", spec) => self.set_ruleset(spec),
            ("level", level) => self.set_level(level),
            ("position", position) => self.set_position(position),
            ("go", "") => self.go(answer),
            ("go", "all") => self.go_all(answer),
            ("quit" | "senet", _) => Err(format!("«{command}» stands alone")),
            ("go", _) => Err("the only word after «go» is «all»".into()),
            _ => Err(format!(
                "there is no command «{}»; the commands are senet, ruleset, level, position, go, quit",
                command.escape_debug()
            )),
        };
        if let Err(why) = done {
            error(answer, &why);
        }
        Next::GoesOn
    }

    fn introduce(&self, answer: &mut String) {
        let rulesets = RULESETS.map(|definition| definition.id).join(" ");
        answer
            .push_str(&format!("id name Senet {}\nrulesets {rulesets}\nready\n", env!("CARGO_PKG_VERSION")));
    }

    fn set_ruleset(&mut self, spec: &str) -> Result<(), String> {
        let spec: Spec = spec.parse().map_err(|why: crate::rules::SpecErrors| why.to_string())?;
        self.rules = Rules::new(spec);
        self.position = None;
        Ok(())
    }

    fn set_level(&mut self, level: &str) -> Result<(), String> {
        self.level = match level {
            "1" => 1,
            "2" => 2,
            "3" => 3,
            "4" => 4,
            "5" => 5,
            _ => return Err("the levels are 1 to 5".into()),
        };
        Ok(())
    }

    fn set_position(&mut self, position: &str) -> Result<(), String> {
        self.position = Some(self.rules.read(position).map_err(|why| why.to_string())?);
        Ok(())
    }

    /// The position that is to be looked at.
    fn due(&self) -> Result<Position, String> {
        match self.position {
            None => Err("no position has been given".into()),
            Some(position) if position.outcome().is_some() => Err("the game is over".into()),
            Some(position) => Ok(position),
        }
    }

    fn go(&mut self, answer: &mut String) -> Result<(), String> {
        let position = self.due()?;
        if !matches!(position.phase(), Phase::Move { .. }) {
            self.win(&position, answer);
            return Ok(());
        }
        let moves = self.evaluator.moves(&self.rules, &position);
        let chosen = self.evaluator.choose(&self.rules, &position, self.level, &moves);
        let found = moves.iter().find(|(played, _)| Some(*played) == chosen);
        let (best, win) = found.ok_or("no move was found")?;
        answer.push_str(&format!("best {best} win {win:.4}\n"));
        Ok(())
    }

    fn go_all(&mut self, answer: &mut String) -> Result<(), String> {
        let position = self.due()?;
        if let Phase::Move { .. } = position.phase() {
            for (played, win) in self.evaluator.moves(&self.rules, &position) {
                answer.push_str(&format!("move {played} win {win:.4}\n"));
            }
        } else {
            self.win(&position, answer);
        }
        answer.push_str("end\n");
        Ok(())
    }

    fn win(&mut self, position: &Position, answer: &mut String) {
        let win = self.evaluator.win(&self.rules, position);
        answer.push_str(&format!("win {win:.4}\n"));
    }
}

/// Adds one line that says why, whatever number of lines the reasons have.
fn error(answer: &mut String, why: &str) {
    answer.push_str("error ");
    answer.push_str(&why.lines().collect::<Vec<_>>().join("; "));
    answer.push('\n');
}

/// The next line without its end, or why it is none; `None` at the end of the input. No more than [`LONGEST`]
/// bytes of a line are kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, &'static str>>> {
    let (mut line, mut length) = (Vec::new(), 0);
    loop {
        let ahead = match input.fill_buf() {
            Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
            ahead => ahead?,
        };
        if ahead.is_empty() && length == 0 {
            return Ok(None);
        }
        let end = ahead.iter().position(|&byte| byte == b'\n');
        let part = &ahead[..end.unwrap_or(ahead.len())];
        let room = LONGEST.saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        length += part.len() + usize::from(end.is_some());
        let (used, ended) = (part.len() + usize::from(end.is_some()), end.is_some() || ahead.is_empty());
        input.consume(used);
        if ended {
            break;
        }
    }
    if length > LONGEST + 1 {
        return Ok(Some(Err("the line is too long")));
    }
    Ok(Some(String::from_utf8(line).map_err(|_| "the line is not UTF-8")))
}
