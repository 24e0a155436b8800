//! What can be wrong with a turn of a chevron game, as sentences for the player.

use std::fmt;

use crate::board9::{Borderland, Field, FieldSet};

/// Why a turn of a chevron game is not possible here, and what would be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ChevronError {
    /// The player has no chevron there.
    #[error("You have no chevron on {field}; yours stand on {}.", all(*yours))]
    NoPiece {
        /// The field named.
        field: Field,
        /// Where the player's chevrons stand.
        yours: FieldSet,
    },
    /// The chevron has neither a move nor a capture nor can it be turned.
    #[error("The chevron on {field} can do nothing; choose the one on {}.", any(*able))]
    Stuck {
        /// The field named.
        field: Field,
        /// The chevrons that can do something.
        able: FieldSet,
    },
    /// The chevron cannot go there.
    #[error("From {from} you can {}.", destinations(*moves, *captures))]
    Target {
        /// Where the chevron stands.
        from: Field,
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
    /// No pincer.
    #[error("Only an enemy chevron that two of yours attack can be captured, and {to} has none.")]
    NoCapture {
        /// The field named.
        to: Field,
    },
    /// A border was crossed and the marker is missing.
    #[error(
        "That move crosses into {land}: name the field for your marker, e.g. {turn}({example})."
    )]
    MarkerMissing {
        /// The turn so far.
        turn: String,
        /// The borderland entered.
        land: Borderland,
        /// A field that would do.
        example: Field,
    },
    /// A connection was made and not named.
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
    /// A marker was named where only a connection is made.
    #[error("No marker can be placed by that move, only a connection made: write {turn}(*).")]
    OnlyConnection {
        /// The turn so far.
        turn: String,
    },
    /// A connection was named where there is none.
    #[error(
        "That move makes no connection: it needs your markers at both ends and only free fields between."
    )]
    NoConnection,
    /// Two chevrons meet and the bonus is missing.
    #[error("Your chevrons meet: name a field for the bonus marker, e.g. {turn}!{example}.")]
    BonusMissing {
        /// The turn so far.
        turn: String,
        /// A field that would do.
        example: Field,
    },
    /// The bonus marker cannot go there.
    #[error(
        "The bonus cannot go to {field}: it takes a field without a chevron that is not yours yet."
    )]
    Bonus {
        /// The field named.
        field: Field,
    },
    /// More was written than the turn brings.
    #[error("That turn brings nothing more: it is written {turn}.")]
    NothingMore {
        /// The complete turn.
        turn: String,
    },
    /// Too few markers to turn a chevron.
    #[error("It takes {} markers to turn {degrees} degrees and you have {} to give.", number(*due), number(*have))]
    TooPoor {
        /// 45 or 90.
        degrees: u8,
        /// The price.
        due: usize,
        /// Own markers on fields without a chevron.
        have: usize,
    },
    /// A chevron cannot be turned that far.
    #[error("A chevron turns by 45 degrees (< or >) or by 90 degrees (<< or >>).")]
    Angle,
    /// The option that only mobile players may turn chevrons applies.
    #[error("The chevron on {field} can be turned only while another one of yours can move.")]
    NoOtherMobile {
        /// The chevron.
        field: Field,
    },
    /// The price of a reorientation was not named in full.
    #[error("Turning {degrees} degrees costs {} different markers of yours: name them in brackets.", number(*due))]
    Price {
        /// 45 or 90.
        degrees: u8,
        /// The price.
        due: usize,
    },
    /// That field has no marker to give.
    #[error("You cannot give up {field}: it takes a marker of yours with no chevron on it.")]
    Payment {
        /// The field named.
        field: Field,
    },
    /// Pacru has no twist after a move.
    #[error("Chevrons are not twisted after a move in Pacru; the border brings a marker instead.")]
    NoTwist,
    /// Only Pacru has captures.
    #[error("There are no captures here; chevrons only move to free fields.")]
    NoCaptures,
    /// Only Pacru has reorientations.
    #[error("A chevron is twisted here only after crossing a border, for example a3-b4<.")]
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

/// Small numbers in words.
fn number(count: usize) -> String {
    let words = ["none", "one", "two", "three", "four"];
    words
        .get(count)
        .map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// `b2, b3 or b4`; long lists are cut.
fn any(fields: FieldSet) -> impl fmt::Display {
    List { fields, last: "or" }
}

/// `b2, b3 and b4`; long lists are cut.
pub(crate) fn all(fields: FieldSet) -> impl fmt::Display {
    List {
        fields,
        last: "and",
    }
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
            for field in self.fields.into_iter().take(MOST - 1) {
                write!(f, "{field}, ")?;
            }
            return write!(f, "{} {} more", self.last, count + 1 - MOST);
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

fn destinations(moves: FieldSet, captures: FieldSet) -> String {
    match (moves.is_empty(), captures.is_empty()) {
        (true, true) => "not move at all".to_owned(),
        (false, true) => format!("go to {}", any(moves)),
        (true, false) => format!("capture on {}", any(captures)),
        (false, false) => format!("go to {} or capture on {}", any(moves), any(captures)),
    }
}

fn or_marker(turn: &str, example: Option<Field>) -> String {
    example.map_or_else(String::new, |field| {
        format!(", or name a field for a marker, e.g. {turn}({field})")
    })
}
