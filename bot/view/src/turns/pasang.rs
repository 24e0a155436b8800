//! Turns of Pasang in words.

use rules::{PasangAction, PasangNote, PasangPrompt, PasangSummary};

use crate::messages as m;
use crate::people::Called;
use crate::texts::Texts;

pub(super) fn question(t: &Texts, prompt: PasangPrompt) -> String {
    match prompt {
        PasangPrompt::Passage => t.say(m::TurnsAskPassage),
        PasangPrompt::Ka => t.say(m::TurnsAskKa),
        PasangPrompt::Target => t.say(m::TurnsAskTarget),
        PasangPrompt::Line { at } => t.say(m::TurnsAskLine { at: at.to_string() }),
    }
}

pub(super) fn note(t: &Texts, note: PasangNote) -> String {
    match note {
        PasangNote::Points(count) => t.say(m::CountedPoints { count }),
        PasangNote::Captures { tokens, points } => t.say(m::TurnsNoteCaptures { points, tokens }),
        PasangNote::Lines(lines) => t.say(m::TurnsNoteLines { lines }),
    }
}

pub(super) fn summary(t: &Texts, summary: &PasangSummary, name: Called<'_>) -> String {
    let player = name(summary.seat);
    let (what, takes) = match summary.action {
        PasangAction::Passage { file } => {
            let column = file.to_string();
            (t.say(m::TurnsPassage { column }), true)
        }
        PasangAction::Ka { from, to, .. } => {
            let (from, to) = (from.to_string(), to.to_string());
            (t.say(m::TurnsKa { from, to }), true)
        }
        PasangAction::Move { from, to } => {
            let (from, to) = (from.to_string(), to.to_string());
            (t.say(m::TurnsKaMoves { from, to }), true)
        }
        PasangAction::Resignation => (t.say(m::TurnsResigns { player }), false),
        PasangAction::OutOfTime => (t.say(m::TurnsOutOfTime { player }), false),
    };
    let takes = takes.then(|| {
        t.say(m::TurnsTakes {
            points: t.say(m::CountedPoints { count: summary.points }),
            tokens: t.say(m::CountedTokens { count: summary.captured.len() }),
        })
    });
    let stuck = summary.stuck.map(|seat| t.say(m::TurnsSuntuk { player: name(seat) }));
    let parts: Vec<String> = [Some(what), takes, stuck].into_iter().flatten().collect();
    parts.join(", ")
}

/// What a player did, each part to follow after their name; `None` for what is not a turn.
pub(super) fn told(t: &Texts, summary: &PasangSummary) -> Option<Vec<String>> {
    let what = match summary.action {
        PasangAction::Passage { file } => t.say(m::TurnsToldPassage { column: file.to_string() }),
        PasangAction::Ka { from, to, .. } => {
            t.say(m::TurnsToldEnters { from: from.to_string(), to: to.to_string() })
        }
        PasangAction::Move { from, to } => {
            t.say(m::TurnsToldMovesKa { from: from.to_string(), to: to.to_string() })
        }
        PasangAction::Resignation | PasangAction::OutOfTime => return None,
    };
    let points = t.say(m::CountedPoints { count: summary.points });
    let tokens = t.say(m::CountedTokens { count: summary.captured.len() });
    Some(vec![what, t.say(m::TurnsToldTakes { tokens, points })])
}
