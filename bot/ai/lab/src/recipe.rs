//! What a file is made from.

use std::fmt;

use crate::signature::{Fnv, signature};

/// The command that makes a file, with everything that decides its content. The first line of a
/// file repeats it:
///
/// ```text
/// # openings pacru --seed 1 --count 400 --nodes 1000000; engine 8f0c1d2e
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The words of the command after `lab`.
    command: String,
    /// The [signature] of the engine, where it takes part.
    engine: Option<u32>,
}

impl Recipe {
    /// A file that follows from its command alone.
    pub(crate) fn new(command: impl Into<String>) -> Recipe {
        Recipe { command: command.into(), engine: None }
    }

    /// A file in which the engine plays or judges.
    pub(crate) fn with_engine(command: impl Into<String>) -> Recipe {
        Recipe::by_engine(command, signature())
    }

    /// A file in which an engine with this signature plays or judges.
    pub(crate) fn by_engine(command: impl Into<String>, signature: u32) -> Recipe {
        Recipe { engine: Some(signature), ..Recipe::new(command) }
    }

    /// The recipe in the first line of a file; `None` if it has none of ours.
    pub(crate) fn read(text: &str) -> Option<Recipe> {
        let line = text.lines().next()?.strip_prefix("# ")?;
        let line = line.split_once(": ").map_or(line, |(recipe, _)| recipe);
        let (command, engine) = line.split_once("; engine ")?;
        let engine = Some(u32::from_str_radix(engine, 16).ok()?);
        Some(Recipe { command: command.to_owned(), engine })
    }

    pub(crate) fn command(&self) -> &str {
        &self.command
    }

    /// The name of a file for what belongs to it.
    pub(crate) fn slug(&self) -> String {
        let mut hash = Fnv::default();
        hash.add(&self.to_string());
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        let words = self.command.split(" --").next().unwrap_or_default();
        let words: String = words.chars().map(plain).collect();
        format!("{words}-{:08x}", hash.folded())
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        self.engine.map_or(Ok(()), |engine| write!(f, "; engine {engine:08x}"))
    }
}
