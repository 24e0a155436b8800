//! Turns in words: the questions to a player, their choices, and the effects of a turn.

mod chevrons;
mod pasang;

use rules::{Note, Prompt, Summary};

use crate::messages as m;
use crate::people::Called;
use crate::texts::Texts;

/// The question to a player.
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

/// The effect of a turn, with players under the given names: `g9-f8, border change on f8`.
pub(super) fn summary(t: &Texts, summary: &Summary, name: Called<'_>) -> String {
    match summary {
        Summary::Chevrons(summary) => chevrons::summary(t, summary, name),
        Summary::Pasang(summary) => pasang::summary(t, summary, name),
    }
}

/// A turn as a sentence without its full stop, with players under the given names: "Green moves from b2 to b4 and claims
/// a4".
pub(super) fn told(t: &Texts, summary: &Summary, name: Called<'_>) -> String {
    match deed(t, summary, name) {
        Some(parts) => t.say(m::TurnsTold { player: name(summary.seat()), parts }),
        // These name the player already.
        None => self::summary(t, summary, name),
    }
}

/// What a turn does, to follow after the name of its player: "moves from b2 to b4 and claims a4"; `None` for what is not a
/// turn of their own.
pub(super) fn deed(t: &Texts, summary: &Summary, name: Called<'_>) -> Option<String> {
    let parts = match summary {
        Summary::Chevrons(summary) => chevrons::told(t, summary, name),
        Summary::Pasang(summary) => pasang::told(t, summary),
    };
    parts.map(|parts| t.and(&parts))
}
