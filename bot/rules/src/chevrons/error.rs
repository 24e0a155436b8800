//! What can be wrong with a turn of a chevron game, as sentences for the player.

use std::fmt;

use super::obstacle::Obstacle;
use super::position::PositionError;
use crate::board9::{Borderland, Field, FieldError, FieldSet};
use crate::game::GameError;

/// Why a chevron game refuses something, and what would be possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChevronError {
    /// The text is not the notation of a turn.
    #[error("That is not a turn: write for example e1-e2, g9-f8(f8) or d9>(a7,b7).")]
    Notation,
    /// The text names no field or direction.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The position line cannot be used.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The game has no start position for these seats.
    #[error("{game} is played by S and N, by N, E and W, or by all four seats.")]
    Seats {
        /// The name of the game.
        game: &'static str,
    },
    /// A switch was given a value other than on or off.
    #[error("{option} is on or off.")]
    Switch {
        /// The name of the option.
        option: &'static str,
    },
    /// The number of rounds without progress is not a number.
    #[error("noProgressRounds is a number of rounds, 0 for any number.")]
    Rounds,
    /// The player has no chevron there.
    #[error("You have no chevron on {field}; yours stand on {}.", all(*yours))]
    NoPiece {
        /// The field named.
        field: Field,
        /// Where the player's chevrons stand.
        yours: FieldSet,
    },
    /// The chevron has neither a move nor a capture nor can it be turned.
    #[error("Your chevron on {field} can do nothing; choose the one on {}.", any(*able))]
    Stuck {
        /// The field named.
        field: Field,
        /// The chevrons that can do something.
        able: FieldSet,
    },
    /// The chevron cannot go there.
    #[error("{}", no_way(*from, *to, *obstacle, *moves, *captures))]
    Target {
        /// Where the chevron stands.
        from: Field,
        /// The field named.
        to: Field,
        /// What keeps it from going there.
        obstacle: Obstacle,
        /// Where it can go.
        moves: FieldSet,
        /// Where it can capture.
        captures: FieldSet,
    },
    /// A capture was written as a move.
    #[error("An enemy chevron stands on {to}: write {from}x{to} to capture it.")]
    WriteCapture {
        /// Where the chevron stands.
        from: Field,
        /// The field of the enemy.
        to: Field,
    },
    /// A move was written as a capture.
    #[error("No chevron stands on {to}: write {from}-{to} to go there.")]
    WriteMove {
        /// Where the chevron stands.
        from: Field,
        /// The target.
        to: Field,
    },
    /// The enemy chevron is not in a pincer.
    #[error("You can capture an enemy chevron that two of yours attack; there is none on {to}.")]
    NoCapture {
        /// The field named.
        to: Field,
    },
    /// The move crosses a border, and the marker is missing.
    #[error(
        "That move crosses into the borderland around {}: name a field there for your marker, e.g. {turn}({example}).",
        .land.centre()
    )]
    MarkerMissing {
        /// The turn so far.
        turn: String,
        /// The borderland entered.
        land: Borderland,
        /// A field that would do.
        example: Field,
    },
    /// The move makes a connection that the notation does not name.
    #[error("That move makes a connection: write {turn}(*){}.", or_marker(turn, *example))]
    ConnectionMissing {
        /// The turn so far.
        turn: String,
        /// A field for a border marker instead, if a border was crossed.
        example: Option<Field>,
    },
    /// The border marker cannot go there.
    #[error("Your marker cannot go to {field}; it can go to {}.", any(*targets))]
    Marker {
        /// The field named.
        field: Field,
        /// The fields that would do.
        targets: FieldSet,
    },
    /// The notation names a marker, but the move only makes a connection.
    #[error("That move places no marker, but it makes a connection: write {turn}(*).")]
    OnlyConnection {
        /// The turn so far.
        turn: String,
    },
    /// The notation names a connection, but the move makes none.
    #[error(
        "That move makes no connection: it needs your markers at both ends, a field between, and no chevron there."
    )]
    NoConnection,
    /// Two chevrons meet, and the bonus is missing.
    #[error("Your chevrons meet: name a field for the bonus marker, e.g. {turn}!{example}.")]
    BonusMissing {
        /// The turn so far.
        turn: String,
        /// A field that would do.
        example: Field,
    },
    /// The bonus marker cannot go there.
    #[error(
        "The bonus marker cannot go to {field}: choose a field that is not yours and has no chevron."
    )]
    Bonus {
        /// The field named.
        field: Field,
    },
    /// The notation contains more than the turn has.
    #[error("{surplus}: write {turn}.")]
    NothingMore {
        /// The complete turn.
        turn: String,
        /// The surplus.
        surplus: Surplus,
    },
    /// The player has too few markers to turn a chevron.
    #[error("It takes {} markers to turn {degrees} degrees, and you have {} to give.", number(*due), number(*have))]
    TooPoor {
        /// 45 or 90.
        degrees: u8,
        /// How many markers it costs.
        due: usize,
        /// The player's markers on fields without a chevron.
        have: usize,
    },
    /// A chevron cannot be turned that far.
    #[error("A chevron turns by 45 degrees (< or >) or by 90 degrees (<< or >>).")]
    Angle,
    /// With this rule option a chevron may be turned only while another one can move.
    #[error("The chevron on {field} can be turned only while another one of yours can move.")]
    NoOtherMobile {
        /// The chevron.
        field: Field,
    },
    /// The notation does not name all markers of the price.
    #[error("Turning {degrees} degrees costs {} of your markers: name {} different fields in brackets.", number(*due), number(*due))]
    Price {
        /// 45 or 90.
        degrees: u8,
        /// The price.
        due: usize,
    },
    /// The field has no marker that the player can give up.
    #[error("You cannot give up {field}: choose a marker of yours that has no chevron on it.")]
    Payment {
        /// The field named.
        field: Field,
    },
    /// Pacru has no twist after a move.
    #[error(
        "In Pacru a chevron is not twisted after a move: crossing a border brings a marker instead."
    )]
    NoTwist,
    /// Only Pacru has captures.
    #[error("There are no captures in this game: chevrons only move to free fields.")]
    NoCaptures,
    /// Only Pacru has reorientations.
    #[error("In this game a chevron turns only after a move across a border, for example a3-b4<.")]
    NoReorientation,
    /// A player who can move has to.
    #[error("You can move, for example with the chevron on {example}, so you may not pass.")]
    MustMove {
        /// A chevron that can move.
        example: Field,
    },
    /// A player who cannot move has to pass.
    #[error("None of your chevrons can move: write pass.")]
    MustPass,
    /// Pacru has no pass.
    #[error("There is no passing in Pacru: a player who cannot move is out.")]
    NoPass,
}

impl GameError for ChevronError {
    fn is_unreadable(&self) -> bool {
        match self {
            ChevronError::Notation
            | ChevronError::Field(_)
            | ChevronError::Switch { .. }
            | ChevronError::Rounds => true,
            ChevronError::Position(error) => error.is_unreadable(),
            _ => false,
        }
    }
}

/// The surplus in the notation of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Surplus {
    /// A marker, but the move stays within a borderland.
    #[error("That move crosses no border, so it places no marker")]
    MarkerWithoutBorder,
    /// A marker, but the borderland that the move enters has no field for it.
    #[error("No field of the borderland around {} can take a marker now", .0.centre())]
    MarkerWithoutField(Borderland),
    /// A second marker.
    #[error("That move places one marker")]
    SecondMarker,
    /// A bonus, but no chevrons meet.
    #[error("That move is no meeting, so there is no bonus")]
    BonusWithoutMeeting,
    /// A bonus for turning a chevron.
    #[error("Turning a chevron brings no bonus")]
    BonusForTurning,
    /// A marker or a bonus in a game where every move marks its own field.
    #[error("In this game a move marks the field where it ends, and you name no other")]
    Marker,
    /// A twist, but the move stays within a borderland.
    #[error("That move crosses no border, so the chevron is not twisted")]
    TwistWithoutBorder,
    /// A twist of a chevron that leaves the board.
    #[error("The chevron leaves the board, so it is not twisted")]
    TwistOfNothing,
}

/// A small number in words.
fn number(count: usize) -> String {
    let words = ["none", "one", "two", "three", "four"];
    words.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// `b2, b3 or b4`; long lists are truncated.
fn any(fields: FieldSet) -> impl fmt::Display {
    List { fields, last: "or" }
}

/// `b2, b3 and b4`; long lists are truncated.
pub(crate) fn all(fields: FieldSet) -> impl fmt::Display {
    List { fields, last: "and" }
}

struct List {
    fields: FieldSet,
    last: &'static str,
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 16;
        let count = self.fields.len();
        if count > MOST {
            for (place, field) in self.fields.into_iter().take(MOST - 1).enumerate() {
                write!(f, "{}{field}", if place == 0 { "" } else { ", " })?;
            }
            return write!(f, " {} {} more", self.last, count + 1 - MOST);
        }
        for (place, field) in self.fields.into_iter().enumerate() {
            match place {
                0 => write!(f, "{field}")?,
                _ if place + 1 == count => write!(f, " {} {field}", self.last)?,
                _ => write!(f, ", {field}")?,
            }
        }
        Ok(())
    }
}

/// Why a chevron cannot go to a field, and where it can.
fn no_way(
    from: Field,
    to: Field,
    obstacle: Obstacle,
    moves: FieldSet,
    captures: FieldSet,
) -> String {
    let can = match (moves.is_empty(), captures.is_empty()) {
        (true, true) => "can only be turned".to_owned(),
        (false, true) => format!("can go to {}", any(moves)),
        (true, false) => format!("can only capture, on {}", any(captures)),
        (false, false) => format!("can go to {}, or capture on {}", any(moves), any(captures)),
    };
    match obstacle {
        Obstacle::Direction => format!(
            "A chevron goes straight ahead or 45 degrees to the left or right: yours on {from} {can}."
        ),
        Obstacle::Distance { most, markers } => {
            let far = match most {
                1 => "1 field".to_owned(),
                most => format!("up to {most} fields"),
            };
            let because = match markers {
                None => String::new(),
                Some(0) => ", because you have no marker in its borderland".to_owned(),
                Some(1) => ", because you have 1 marker in its borderland".to_owned(),
                Some(count) => format!(", because you have {count} markers in its borderland"),
            };
            let where_to = match (moves.is_empty(), captures.is_empty()) {
                (false, true) => any(moves).to_string(),
                _ => format!("it {can}"),
            };
            format!("Your chevron on {from} moves {far}{because}: {where_to}.")
        }
        Obstacle::Chevron => {
            format!("A chevron stands on {to}: yours on {from} {can}.")
        }
        Obstacle::EnemyMarker => {
            format!(
                "No chevron can stop on an enemy marker like that on {to}: yours on {from} {can}."
            )
        }
        Obstacle::Between(field) => format!(
            "The chevron on {field} is in the way, and only a jump between two of your markers passes it: yours on {from} {can}."
        ),
    }
}

fn or_marker(turn: &str, example: Option<Field>) -> String {
    example.map_or_else(String::new, |field| {
        format!(", or name a field for a marker, e.g. {turn}({field})")
    })
}
