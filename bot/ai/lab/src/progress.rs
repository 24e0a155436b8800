//! How far a command is, on standard error.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How often a line says how far a command is where there is no terminal for a bar.
const EVERY: Duration = Duration::from_mins(1);

/// A bar in a terminal, or else a line a minute.
pub(crate) struct Progress {
    bar: ProgressBar,
    title: String,
    said: Option<Instant>,
}

impl Progress {
    /// A bar of this many steps.
    pub(crate) fn new(title: &str, steps: u64) -> Progress {
        let template = "{prefix} {bar:30} {pos}/{len}, {elapsed} of {duration} {wide_msg}";
        let bar = ProgressBar::new(steps);
        bar.set_style(ProgressStyle::with_template(template).expect("a template of ours"));
        bar.set_prefix(title.to_owned());
        let said = (!stderr().is_terminal()).then(Instant::now);
        Progress { bar, title: title.to_owned(), said }
    }

    /// Says how many steps are done, and what has been found so far.
    pub(crate) fn at(&mut self, step: u64, found: String) {
        self.bar.set_position(step);
        if let Some(said) = self.said.as_mut().filter(|said| said.elapsed() >= EVERY) {
            *said = Instant::now();
            let steps = self.bar.length().unwrap_or_default();
            eprintln!("{}: {step} of {steps} {found}", self.title);
        }
        self.bar.set_message(found);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
