//! The errors of Pacru, Azacru and Shacru.

use rules::{ChevronError, Field, FieldError, FieldSet, Obstacle, PositionError, Surplus};

use super::names;
use crate::messages as m;
use crate::people::seat_name;
use crate::texts::Texts;

pub(super) fn sentence(t: &Texts, error: &ChevronError) -> String {
    match error {
        ChevronError::Notation { game } => t.say(m::RulesChevronsNotation { game: *game }),
        ChevronError::Field(FieldError) => t.say(m::RulesChevronsField),
        ChevronError::Position(error) => position(t, *error),
        ChevronError::Seats { game } => t.say(m::RulesChevronsSeats { game: *game }),
        ChevronError::Switch { option } => t.say(m::RulesChevronsSwitch { option: *option }),
        ChevronError::Rounds => t.say(m::RulesChevronsRounds),
        ChevronError::NoPiece { field, yours } => t.say(m::RulesChevronsNoPiece {
            field: field.to_string(),
            yours: t.and(&shown(t, *yours)),
        }),
        ChevronError::Stuck { field, able } => {
            t.say(m::RulesChevronsStuck { field: field.to_string(), able: any(t, *able) })
        }
        ChevronError::Target { from, to, obstacle, moves, captures } => {
            impossible(t, (*from, *to), *obstacle, (*moves, *captures))
        }
        ChevronError::WriteCapture { from, to } => {
            t.say(m::RulesChevronsWriteCapture { from: from.to_string(), to: to.to_string() })
        }
        ChevronError::WriteMove { from, to } => {
            t.say(m::RulesChevronsWriteMove { from: from.to_string(), to: to.to_string() })
        }
        ChevronError::NoCapture { to } => t.say(m::RulesChevronsNoCapture { to: to.to_string() }),
        ChevronError::MarkerMissing { turn, land, example } => {
            t.say(m::RulesChevronsMarkerMissing {
                turn,
                centre: land.centre().to_string(),
                example: example.to_string(),
            })
        }
        ChevronError::ConnectionMissing { turn, example: None } => {
            t.say(m::RulesChevronsConnectionMissing { turn })
        }
        ChevronError::ConnectionMissing { turn, example: Some(example) } => {
            t.say(m::RulesChevronsConnectionOrMarkerMissing { turn, example: example.to_string() })
        }
        ChevronError::Marker { field, targets } => {
            t.say(m::RulesChevronsMarker { field: field.to_string(), targets: any(t, *targets) })
        }
        ChevronError::OnlyConnection { turn } => t.say(m::RulesChevronsOnlyConnection { turn }),
        ChevronError::NoConnection => t.say(m::RulesChevronsNoConnection),
        ChevronError::BonusMissing { turn, example } => {
            t.say(m::RulesChevronsBonusMissing { turn, example: example.to_string() })
        }
        ChevronError::Bonus { field } => t.say(m::RulesChevronsBonus { field: field.to_string() }),
        ChevronError::NothingMore { turn, surplus } => nothing_more(t, turn, *surplus),
        ChevronError::TooPoor { degrees, due, have } => {
            t.say(m::RulesChevronsTooPoor { degrees: *degrees, due: *due, have: *have })
        }
        ChevronError::Angle => t.say(m::RulesChevronsAngle),
        ChevronError::NoOtherMobile { field } => {
            t.say(m::RulesChevronsNoOtherMobile { field: field.to_string() })
        }
        ChevronError::Price { degrees, due } => {
            t.say(m::RulesChevronsPrice { degrees: *degrees, due: *due })
        }
        ChevronError::Payment { field } => {
            t.say(m::RulesChevronsPayment { field: field.to_string() })
        }
        ChevronError::NoTwist => t.say(m::RulesChevronsNoTwist),
        ChevronError::NoCaptures => t.say(m::RulesChevronsNoCaptures),
        ChevronError::NoReorientation => t.say(m::RulesChevronsNoReorientation),
        ChevronError::MustMove { example } => {
            t.say(m::RulesChevronsMustMove { example: example.to_string() })
        }
        ChevronError::MustPass => t.say(m::RulesChevronsMustPass),
        ChevronError::NoPass => t.say(m::RulesChevronsNoPass),
    }
}

fn position(t: &Texts, error: PositionError) -> String {
    match error {
        PositionError::Form => t.say(m::RulesChevronsPositionForm),
        PositionError::Row { rank } => t.say(m::RulesChevronsPositionRow { rank }),
        PositionError::Stranger(seat) => {
            t.say(m::RulesChevronsPositionStranger { seat: seat_name(t, seat) })
        }
        PositionError::TurnOfNobody(seat) => {
            t.say(m::RulesChevronsPositionTurn { seat: seat_name(t, seat) })
        }
        PositionError::TwoWinners => t.say(m::RulesChevronsPositionWinners),
    }
}

fn nothing_more(t: &Texts, turn: &str, surplus: Surplus) -> String {
    match surplus {
        Surplus::MarkerWithoutBorder => t.say(m::RulesChevronsMarkerWithoutBorder { turn }),
        Surplus::MarkerWithoutField(land) => {
            t.say(m::RulesChevronsMarkerWithoutField { turn, centre: land.centre().to_string() })
        }
        Surplus::SecondMarker => t.say(m::RulesChevronsSecondMarker { turn }),
        Surplus::BonusWithoutMeeting => t.say(m::RulesChevronsBonusWithoutMeeting { turn }),
        Surplus::BonusForTurning => t.say(m::RulesChevronsBonusForTurning { turn }),
        Surplus::Marker => t.say(m::RulesChevronsMarksItself { turn }),
        Surplus::TwistWithoutBorder => t.say(m::RulesChevronsTwistWithoutBorder { turn }),
        Surplus::TwistOfNothing => t.say(m::RulesChevronsTwistOfNothing { turn }),
    }
}

/// What stands against a move, and what the chevron can do instead: its moves and its captures.
fn impossible(
    t: &Texts,
    (from, to): (Field, Field),
    obstacle: Obstacle,
    ways: (FieldSet, FieldSet),
) -> String {
    let (from, to) = (from.to_string(), to.to_string());
    let (moves, captures) = (any(t, ways.0), any(t, ways.1));
    let is_named = matches!(obstacle, Obstacle::Distance { .. });
    let ways = match (is_named, ways.0.is_empty(), ways.1.is_empty()) {
        // The sentence has mentioned the chevron.
        (true, true, true) => t.say(m::RulesChevronsItTurn),
        (true, false, true) => moves,
        (true, true, false) => t.say(m::RulesChevronsItCapture { captures }),
        (true, false, false) => t.say(m::RulesChevronsItMoveCapture { captures, moves }),
        (false, true, true) => t.say(m::RulesChevronsYoursTurn { from: &from }),
        (false, false, true) => t.say(m::RulesChevronsYoursMove { from: &from, moves }),
        (false, true, false) => t.say(m::RulesChevronsYoursCapture { captures, from: &from }),
        (false, false, false) => {
            t.say(m::RulesChevronsYoursMoveCapture { captures, from: &from, moves })
        }
    };
    match obstacle {
        Obstacle::Direction => t.say(m::RulesChevronsDirection { ways }),
        Obstacle::Distance { most, markers: None } => {
            t.say(m::RulesChevronsFar { from, most, ways })
        }
        Obstacle::Distance { most, markers: Some(markers) } => {
            t.say(m::RulesChevronsPower { from, most, markers, ways })
        }
        Obstacle::Chevron => t.say(m::RulesChevronsOccupied { to, ways }),
        Obstacle::EnemyMarker => t.say(m::RulesChevronsEnemyMarker { to, ways }),
        Obstacle::Between(between) => {
            t.say(m::RulesChevronsInTheWay { between: between.to_string(), ways })
        }
    }
}

/// `b2, b3 or b4`.
fn any(t: &Texts, fields: FieldSet) -> String {
    t.or(&shown(t, fields))
}

/// The names of fields; of a long list only the first ones, and the number of the others.
fn shown(t: &Texts, fields: FieldSet) -> Vec<String> {
    const MOST: usize = 16;
    let more = fields.len().saturating_sub(MOST - 1);
    if more < 2 {
        return names(fields);
    }
    let mut shown = names(fields.into_iter().take(MOST - 1));
    shown.push(t.say(m::RulesErrorMoreFields { count: more }));
    shown
}
