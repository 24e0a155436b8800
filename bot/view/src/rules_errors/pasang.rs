//! The errors of Pasang.

use rules::PasangError;
use rules::pasang::{Colour, PasangPositionError, PatternError};

use super::names;
use crate::messages as m;
use crate::texts::Texts;

pub(super) fn sentence(t: &Texts, error: &PasangError) -> String {
    match error {
        PasangError::Notation => t.say(m::RulesPasangNotation),
        PasangError::Point(_) => t.say(m::RulesPasangPoint),
        PasangError::Position(error) => position(t, *error),
        PasangError::Pattern(error) => pattern(t, *error),
        PasangError::KaRule => t.say(m::RulesPasangKaRule),
        PasangError::Opening => t.say(m::RulesPasangOpening),
        PasangError::Seats => t.say(m::RulesPasangSeats),
        PasangError::Passage { open } => t.say(m::RulesPasangPassage { open: t.or(&names(open)) }),
        PasangError::PassageFirst { open } => {
            t.say(m::RulesPasangPassageFirst { open: t.or(&names(open)) })
        }
        PasangError::Ka { from, able } => {
            t.say(m::RulesPasangKa { from: from.to_string(), able: t.or(&names(able)) })
        }
        PasangError::KaNow { example } => t.say(m::RulesPasangKaNow { example }),
        PasangError::Landing { from, to } => {
            t.say(m::RulesPasangLanding { from: from.to_string(), to: to.to_string() })
        }
        PasangError::Target { from, to, able } => t.say(m::RulesPasangTarget {
            from: from.to_string(),
            to: to.to_string(),
            able: t.or(&names(able)),
        }),
        PasangError::MoveNow { example } => t.say(m::RulesPasangMoveNow { example }),
        PasangError::LineMissing { turns } => {
            t.say(m::RulesPasangLineMissing { turns: typed(t, turns) })
        }
        PasangError::Line { colour: Colour::Black, turns } => {
            t.say(m::RulesPasangLineBlack { turns: typed(t, turns) })
        }
        PasangError::Line { colour: Colour::White, turns } => {
            t.say(m::RulesPasangLineWhite { turns: typed(t, turns) })
        }
        PasangError::NoPass => t.say(m::RulesPasangNoPass),
    }
}

/// "`c7b` or `c7w`".
fn typed(t: &Texts, turns: &[String]) -> String {
    t.or(&turns.iter().map(|turn| format!("`{turn}`")).collect::<Vec<_>>())
}

fn position(t: &Texts, error: PasangPositionError) -> String {
    match error {
        PasangPositionError::Form => t.say(m::RulesPasangPositionForm),
        PasangPositionError::Row { row } => t.say(m::RulesPasangPositionRow { row }),
        PasangPositionError::Phase => t.say(m::RulesPasangPositionPhase),
    }
}

/// Why a text is not a pattern, in one sentence.
pub(crate) fn pattern(t: &Texts, error: PatternError) -> String {
    match error {
        PatternError::Number => t.say(m::RulesPasangPatternNumber),
        PatternError::Form => t.say(m::RulesPasangPatternForm),
        PatternError::Count { black } => t.say(m::RulesPasangPatternCount { black }),
        PatternError::Symmetry(point) => {
            t.say(m::RulesPasangPatternSymmetry { point: point.to_string() })
        }
    }
}
