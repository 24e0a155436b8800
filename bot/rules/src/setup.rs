//! The setup: what is agreed before the first turn.

use serde::{Deserialize, Serialize};

use crate::error::{RulesError, SetupError};
use crate::games::{Kind, Options};
use crate::seat::{Seat, Seats};

/// What is agreed before the first turn: the game, the seats in turn order, the rule options, and
/// the start position if it is not the usual one.
///
/// A setup may be impossible; [`crate::Position::new`] checks it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The kind of game.
    pub kind: Kind,
    /// The seats in turn order.
    pub seats: Seats,
    /// The rule options that differ from the usual rules.
    #[serde(default)]
    pub options: Options,
    /// A position line to start from instead of the start position of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl Setup {
    /// The usual setup for a number of players: seats `SN`, `NEW` or `SWNE`.
    ///
    /// With three players the one in the middle begins (pacru.com, allrules); play is clockwise.
    /// Fails if the game cannot be played by this number of players.
    pub fn new(kind: Kind, players: usize) -> Result<Setup, RulesError> {
        use Seat::{East, North, South, West};
        let order: &[Seat] = match players {
            _ if !kind.players().contains(&players) => &[],
            2 => &[South, North],
            3 => &[North, East, West],
            _ => &[South, West, North, East],
        };
        let (least, most) = (*kind.players().start(), *kind.players().end());
        let seats = Seats::new(order).map_err(|_| {
            if least == most {
                SetupError::ExactlyPlayers { kind, players: most }
            } else {
                SetupError::Players { kind, least, most }
            }
        })?;
        Ok(Setup { kind, seats, options: Options::default(), position: None })
    }

    /// Refuses options that do not apply to the game.
    pub(crate) fn check_options(&self) -> Result<(), SetupError> {
        let known = self.kind.options();
        match self.options.names().find(|option| !known.contains(option)) {
            Some(option) => Err(SetupError::Option { kind: self.kind, option }),
            None => Ok(()),
        }
    }
}
