//! What the tools share: their arguments, and how they end.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a tool does not do what it was asked.
pub enum Refusal {
    /// Wrong number or names of arguments.
    Usage,
    /// Something that was given is not sound: every reason, one a line.
    #[allow(dead_code, reason = "not every tool is given a ruleset or a position")]
    Unsound(String),
    /// The output is closed.
    Output(io::Error),
}

impl Refusal {
    /// Something that was given is not sound.
    #[allow(dead_code, reason = "not every tool is given a ruleset or a position")]
    pub fn unsound(reasons: impl Display) -> Self {
        Self::Unsound(reasons.to_string())
    }
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Runs a tool: its arguments, without the program's name, and an output that is written at the end or when
/// there is much of it.
pub fn main(usage: &str, tool: impl FnOnce(&[&str], &mut dyn Write) -> Result<(), Refusal>) -> ExitCode {
    let arguments: Option<Vec<String>> =
        std::env::args_os().skip(1).map(|word| word.into_string().ok()).collect();
    let mut output = io::BufWriter::new(io::stdout().lock());
    let done = match &arguments {
        Some(words) => tool(&words.iter().map(String::as_str).collect::<Vec<_>>(), &mut output),
        None => Err(Refusal::Usage),
    };
    match done.and_then(|()| Ok(output.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Refusal::Usage) => {
            eprintln!("usage: cargo run --release --example {usage}");
            ExitCode::from(2)
        }
        Err(Refusal::Unsound(reasons)) => {
            eprintln!("{reasons}");
            ExitCode::from(1)
        }
        // Whoever reads has seen enough.
        Err(Refusal::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Refusal::Output(error)) => {
            eprintln!("{error}");
            ExitCode::from(1)
        }
    }
}
