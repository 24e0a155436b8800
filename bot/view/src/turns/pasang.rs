//! Turns of Pasang in words.

use crate::texts::Texts;
use rules::{PasangAction, PasangNote, PasangPrompt, PasangSummary, Seat};

use crate::words::counted;

pub(super) fn question(t: &Texts, prompt: PasangPrompt) -> String {
    match prompt {
        PasangPrompt::Passage => "Which column do you take as your passage?".to_owned(),
        PasangPrompt::Ka => "Which token becomes your ka?".to_owned(),
        PasangPrompt::Target => "Where does your ka go?".to_owned(),
        PasangPrompt::Line { at } => format!("What does your ka take from {at}?"),
    }
}

pub(super) fn note(t: &Texts, note: PasangNote) -> String {
    match note {
        PasangNote::Points(points) => counted(t, points, "point"),
        PasangNote::Captures { tokens, points } => format!("takes {tokens} for {points}"),
        PasangNote::Lines(lines) => format!("{lines} lines"),
    }
}

pub(super) fn summary(t: &Texts, summary: &PasangSummary, name: &dyn Fn(Seat) -> String) -> String {
    let gain = format!(
        "{} for {}",
        counted(t, summary.captured.len() as u64, "token"),
        counted(t, summary.points, "point")
    );
    let told = match summary.action {
        PasangAction::Passage { file } => format!("passage {file}, {gain}"),
        PasangAction::Ka { from, to, .. } => format!("{from} becomes the ka on {to}, {gain}"),
        PasangAction::Move { from, to } => format!("ka {from}-{to}, {gain}"),
        PasangAction::Resignation => format!("{} resigns", name(summary.seat)),
        PasangAction::OutOfTime => format!("{} has run out of time", name(summary.seat)),
    };
    match summary.stuck {
        Some(seat) => format!("{told}, {} is suntuk", name(seat)),
        None => told,
    }
}
