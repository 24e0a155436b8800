//! What is agreed before the first turn.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::chevrons::PositionError;
use crate::error::{ParseError, RulesError};
use crate::kind::Kind;
use crate::pasang::{KaRule, Opening, PasangPositionError, Pattern};
use crate::seat::{Seat, Seats};

/// What is agreed before the first turn: the game, who sits where in which order, the options,
/// and the position to start from if it is not the usual one.
///
/// A set-up is only a wish; [`crate::Table::new`] checks it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub kind: Kind,
    /// The seats in turn order.
    pub seats: Seats,
    /// What differs from the usual rules.
    #[serde(default)]
    pub options: Options,
    /// A position line to start from instead of the start position of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl Setup {
    /// The usual set-up for a number of players: seats `SN`, `NEW` or `SWNE`.
    ///
    /// With three players the one in the middle begins (pacru.com, allrules); play is clockwise.
    ///
    /// # Errors
    /// If the game is not for that many players.
    pub fn new(kind: Kind, players: usize) -> Result<Setup, RulesError> {
        use Seat::{East, North, South, West};
        let order: &[Seat] = match players {
            _ if !kind.players().contains(&players) => &[],
            2 => &[South, North],
            3 => &[North, East, West],
            _ => &[South, West, North, East],
        };
        let seats = Seats::new(order).map_err(|_| SetupError::Players(kind))?;
        Ok(Setup {
            kind,
            seats,
            options: Options::default(),
            position: None,
        })
    }
}

impl Setup {
    /// Refuses options that mean nothing in the game.
    pub(crate) fn refuse_options_of_others(&self) -> Result<(), SetupError> {
        let Options {
            meeting9,
            reorient_others_mobile,
            repetition3,
            no_progress_rounds,
            ..
        } = &self.options;
        let Options {
            pattern,
            ka,
            opening,
            ..
        } = &self.options;
        let (pacru, pasang) = (self.kind == Kind::Pacru, self.kind == Kind::Pasang);
        let named = [
            ("meeting9", meeting9.is_some(), pacru),
            (
                "reorientOthersMobile",
                reorient_others_mobile.is_some(),
                pacru,
            ),
            ("repetition3", repetition3.is_some(), !pasang),
            ("noProgressRounds", no_progress_rounds.is_some(), !pasang),
            ("pattern", pattern.is_some(), pasang),
            ("ka", ka.is_some(), pasang),
            ("opening", opening.is_some(), pasang),
        ];
        match named.into_iter().find(|(_, set, known)| *set && !known) {
            Some((option, ..)) => Err(SetupError::Option {
                kind: self.kind,
                option,
            }),
            None => Ok(()),
        }
    }
}

/// Where a game departs from its usual rules; `None` is the usual rule of that game.
///
/// In text the options are separated by blanks: `meeting9=off noProgressRounds=10`; a name alone
/// switches the option on.
///
/// ```
/// use rules::Options;
///
/// let options: Options = "meeting9=off noProgressRounds=10".parse()?;
/// assert_eq!(options.meeting9, Some(false));
/// assert_eq!(options.to_string(), "meeting9=off noProgressRounds=10");
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[non_exhaustive]
pub struct Options {
    /// Pacru: a meeting pays only while some other player has nine markers or more (official
    /// since March 2011). Usually on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meeting9: Option<bool>,
    /// Pacru: a chevron may be reoriented only while *another* one of the player's can move, as
    /// the booklet's rule R14 can be read. Usually off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reorient_others_mobile: Option<bool>,
    /// The third occurrence of a position with the same player to move ends the game. Usually on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repetition3: Option<bool>,
    /// So many rounds without any change of markers or pieces removed end the game; 0 is never.
    /// Usually 25 in Pacru, which is a draw then, and 8 in Azacru and Shacru, which are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_progress_rounds: Option<u16>,
    /// Pasang: how the tokens lie at the start. Usually pattern 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// Pasang: how a token becomes a ka. Usually it slides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ka: Option<KaRule>,
    /// Pasang: which passages the second player may choose from. Usually those of the opposite
    /// quadrant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |name: &str, value: Option<bool>| {
            value.map(|on| {
                if on {
                    name.to_owned()
                } else {
                    format!("{name}=off")
                }
            })
        };
        let words = [
            switch("meeting9", self.meeting9),
            switch("reorientOthersMobile", self.reorient_others_mobile),
            switch("repetition3", self.repetition3),
            self.no_progress_rounds
                .map(|rounds| format!("noProgressRounds={rounds}")),
            self.pattern.map(|pattern| format!("pattern={pattern}")),
            self.ka.map(|rule| format!("ka={rule}")),
            self.opening.map(|opening| format!("opening={opening}")),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, "on"));
            let switch = match value {
                "on" => Ok(Some(true)),
                "off" => Ok(Some(false)),
                _ => Err(ParseError::Options),
            };
            match name {
                "meeting9" => options.meeting9 = switch?,
                "reorientOthersMobile" => options.reorient_others_mobile = switch?,
                "repetition3" => options.repetition3 = switch?,
                "noProgressRounds" => {
                    let rounds = value.parse().map_err(|_| ParseError::Options)?;
                    options.no_progress_rounds = Some(rounds);
                }
                "pattern" => options.pattern = Some(value.parse()?),
                "ka" => options.ka = Some(value.parse()?),
                "opening" => options.opening = Some(value.parse()?),
                _ => return Err(ParseError::Options),
            }
        }
        Ok(options)
    }
}

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{} is for {} to {} players.", .0.name(), .0.players().start(), .0.players().end())]
    Players(Kind),
    /// The game has no start position for these seats.
    #[error("{} is played by S and N, by N, E and W, or by all four seats.", .0.name())]
    Seats(Kind),
    /// The first player sits South.
    #[error("{} is played by S, who begins, and N.", .0.name())]
    SouthFirst(Kind),
    /// The game does not know this option.
    #[error("{} has no option {option}.", kind.name())]
    Option {
        /// The game.
        kind: Kind,
        /// The option's name.
        option: &'static str,
    },
    /// The position line cannot be used.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The position line of Pasang cannot be used.
    #[error(transparent)]
    Pasang(#[from] PasangPositionError),
}

impl SetupError {
    /// Whether text could not be read, as opposed to asking for something impossible.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        match self {
            SetupError::Position(error) => error.is_unreadable(),
            SetupError::Pasang(error) => error.is_unreadable(),
            _ => false,
        }
    }
}
