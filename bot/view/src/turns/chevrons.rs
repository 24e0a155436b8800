//! Turns of Pacru, Azacru and Shacru in words.

use rules::{
    Border, ChevronAction, ChevronNote, ChevronPrompt, ChevronSummary, EliminationCause, FieldSet,
    Meeting, Move, Path, Reorientation, Twist,
};

use crate::messages as m;
use crate::people::{Called, colour_name};
use crate::texts::Texts;

pub(super) fn question(t: &Texts, prompt: ChevronPrompt) -> String {
    match prompt {
        ChevronPrompt::Piece => t.say(m::TurnsAskPiece),
        ChevronPrompt::Way { from } => t.say(m::TurnsAskWay { from: from.to_string() }),
        ChevronPrompt::Marker { land } => {
            t.say(m::TurnsAskMarker { centre: land.centre().to_string() })
        }
        ChevronPrompt::Connection => t.say(m::TurnsAskConnection),
        ChevronPrompt::ConnectionOrMarker { land } => {
            t.say(m::TurnsAskConnectionOrMarker { centre: land.centre().to_string() })
        }
        ChevronPrompt::Bonus => t.say(m::TurnsAskBonus),
        ChevronPrompt::Twist { at } => t.say(m::TurnsAskTwist { at: at.to_string() }),
        ChevronPrompt::Pass => t.say(m::TurnsAskPass),
        ChevronPrompt::Payment { due, price } if due == price => {
            t.say(m::TurnsAskPaymentFirst { price })
        }
        ChevronPrompt::Payment { due: 1, .. } => t.say(m::TurnsAskPaymentLast),
        ChevronPrompt::Payment { due, price } => {
            t.say(m::TurnsAskPaymentNext { number: price - due + 1, price })
        }
    }
}

pub(super) fn note(t: &Texts, note: ChevronNote) -> String {
    match note {
        ChevronNote::Targets(count) => t.say(m::TurnsNoteTargets { count }),
        ChevronNote::OnlyTurned => t.say(m::TurnsNoteOnlyTurned),
        ChevronNote::Move => t.say(m::TurnsNoteMove),
        ChevronNote::CrossesBorder => t.say(m::TurnsNoteCrossesBorder),
        ChevronNote::MakesConnection | ChevronNote::Connection => t.say(m::TurnsNoteConnection),
        ChevronNote::ConnectionOrMarker => t.say(m::TurnsNoteConnectionOrMarker),
        ChevronNote::MakesMeeting => t.say(m::TurnsNoteMeeting),
        ChevronNote::Capture => t.say(m::TurnsNoteCapture),
        ChevronNote::Turn { degrees, price } if degrees < 0 => {
            t.say(m::TurnsNoteTurnLeft { degrees: degrees.abs(), price })
        }
        ChevronNote::Turn { degrees, price } => t.say(m::TurnsNoteTurnRight { degrees, price }),
        ChevronNote::Marker(field) => t.say(m::TurnsNoteMarker { field: field.to_string() }),
        ChevronNote::Transformation { field, from } => t.say(m::TurnsNoteTransformation {
            field: field.to_string(),
            player: colour_name(t, from),
        }),
        ChevronNote::Bonus(field) => t.say(m::TurnsNoteBonus { field: field.to_string() }),
        ChevronNote::Payment(field) => t.say(m::TurnsNotePayment { field: field.to_string() }),
        ChevronNote::Gain { markers, removed: false } => t.say(m::TurnsNoteGain { markers }),
        ChevronNote::Gain { markers, removed: true } => t.say(m::TurnsNoteGainRemoved { markers }),
        ChevronNote::Twist(None) => t.say(m::TurnsNoteNoTwist),
        ChevronNote::Twist(Some(Twist::Left)) => t.say(m::TurnsNoteTwistLeft),
        ChevronNote::Twist(Some(Twist::Right)) => t.say(m::TurnsNoteTwistRight),
        ChevronNote::Pass => t.say(m::TurnsNotePass),
    }
}

pub(super) fn summary(t: &Texts, summary: &ChevronSummary, name: Called<'_>) -> String {
    let player = name(summary.seat);
    let mut parts = match &summary.action {
        ChevronAction::Move(moved) => move_words(t, moved, name),
        ChevronAction::Reorientation(turned) => vec![reorientation(t, turned)],
        // The text about the elimination says it already.
        ChevronAction::Resignation => Vec::new(),
        ChevronAction::Pass => vec![t.say(m::TurnsPasses { player })],
        ChevronAction::Skip => vec![t.say(m::TurnsSkipped { player })],
    };
    parts.extend(summary.eliminations.iter().map(|elimination| {
        let player = name(elimination.seat);
        match elimination.cause {
            EliminationCause::Captured => t.say(m::TurnsOutCaptured { player }),
            EliminationCause::Blocked => t.say(m::TurnsOutBlocked { player }),
            EliminationCause::Resigned => t.say(m::TurnsResigns { player }),
            EliminationCause::OutOfTime => t.say(m::TurnsOutOfTime { player }),
        }
    }));
    parts.join(", ")
}

/// What a player did, each part to follow after their name; `None` for what is not a turn of their own.
pub(super) fn told(t: &Texts, summary: &ChevronSummary, name: Called<'_>) -> Option<Vec<String>> {
    let moved = match &summary.action {
        ChevronAction::Move(moved) => moved,
        ChevronAction::Reorientation(turned) => {
            let (field, degrees) = (turned.field.to_string(), turned.degrees.abs());
            let fields = fields(t, turned.paid);
            return Some(vec![if turned.degrees < 0 {
                t.say(m::TurnsToldTurnsLeft { field, degrees, fields })
            } else {
                t.say(m::TurnsToldTurnsRight { field, degrees, fields })
            }]);
        }
        ChevronAction::Resignation | ChevronAction::Pass | ChevronAction::Skip => return None,
    };
    let (from, to) = (moved.from.to_string(), moved.to.to_string());
    let mut parts = vec![match (moved.captured, moved.path) {
        (Some(seat), _) => t.say(m::TurnsToldCaptures { from, to, player: name(seat) }),
        (None, Path::Plain) => t.say(m::TurnsToldMoves { from, to }),
        (None, Path::Jump) => t.say(m::TurnsToldJumps { from, to }),
        (None, Path::Connection(_)) => t.say(m::TurnsToldConnects { from, to }),
    }];
    let gained: Vec<String> = moved.gained.iter().map(|gain| gain.field.to_string()).collect();
    if !gained.is_empty() {
        parts.push(t.say(m::TurnsToldClaims { fields: t.and(&gained) }));
    }
    match moved.twist {
        None => {}
        Some(Twist::Left) => parts.push(t.say(m::TurnsToldTwistsLeft)),
        Some(Twist::Right) => parts.push(t.say(m::TurnsToldTwistsRight)),
    }
    if moved.removed {
        parts.push(t.say(m::TurnsToldLeaves));
    }
    Some(parts)
}

fn move_words(t: &Texts, moved: &Move, name: Called<'_>) -> Vec<String> {
    let sign = if moved.captured.is_some() { 'x' } else { '-' };
    let mut parts = vec![format!("{}{sign}{}", moved.from, moved.to)];
    if let Some(seat) = moved.captured {
        parts.push(t.say(m::TurnsCaptured { player: name(seat) }));
    }
    match moved.path {
        Path::Plain => {}
        Path::Jump => parts.push(t.say(m::TurnsConnectionJump)),
        Path::Connection(between) => {
            parts.push(t.say(m::TurnsConnection { fields: fields(t, between) }));
        }
    }
    match moved.border {
        None => {}
        Some(Border::Change(field)) => {
            parts.push(t.say(m::TurnsBorderChange { field: field.to_string() }));
        }
        Some(Border::Transformation { field, from }) => {
            parts.push(t.say(m::TurnsBorderTransformation {
                field: field.to_string(),
                player: name(from),
            }));
        }
    }
    match moved.twist {
        None => {}
        Some(Twist::Left) => parts.push(t.say(m::TurnsTwistedLeft)),
        Some(Twist::Right) => parts.push(t.say(m::TurnsTwistedRight)),
    }
    if moved.removed {
        parts.push(t.say(m::TurnsRemoved));
    }
    if let Some(Meeting { partner, bonus }) = moved.meeting {
        parts.push(
            t.say(m::TurnsMeeting { partner: partner.to_string(), bonus: bonus.to_string() }),
        );
    }
    parts
}

fn reorientation(t: &Texts, turned: &Reorientation) -> String {
    let field = turned.field.to_string();
    let degrees = turned.degrees.abs();
    let fields = fields(t, turned.paid);
    if turned.degrees < 0 {
        t.say(m::TurnsTurnedLeft { degrees, field, fields })
    } else {
        t.say(m::TurnsTurnedRight { degrees, field, fields })
    }
}

/// `b2, b3 and b4`.
fn fields(t: &Texts, fields: FieldSet) -> String {
    let names: Vec<String> = fields.into_iter().map(|field| field.to_string()).collect();
    t.and(&names)
}
