//! Turns in words: what a player is asked, what a choice is, what a turn did.

mod chevrons;
mod pasang;

pub(super) use chevrons::fields;
use rules::{Note, Prompt, Seat, Summary};

use crate::texts::Texts;

/// What a player is asked.
pub(super) fn question(t: &Texts, prompt: Prompt) -> String {
    match prompt {
        Prompt::Chevrons(prompt) => chevrons::question(t, prompt),
        Prompt::Pasang(prompt) => pasang::question(t, prompt),
    }
}

/// A few words about a choice: `border marker on f8`.
pub(super) fn note(t: &Texts, note: Note) -> String {
    match note {
        Note::Chevrons(note) => chevrons::note(t, note),
        Note::Pasang(note) => pasang::note(t, note),
    }
}

/// What a turn did, with the players called by the names given: `g9-f8, border change on f8`.
pub(super) fn summary(t: &Texts, summary: &Summary, name: &dyn Fn(Seat) -> String) -> String {
    match summary {
        Summary::Chevrons(summary) => chevrons::summary(t, summary, name),
        Summary::Pasang(summary) => pasang::summary(t, summary, name),
    }
}
