//! The rule options of the chevron games.

use super::error::ChevronError;
use crate::game::OptionValue;

/// The rule options of a chevron game; `None` is the usual rule of that game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ChevronOptions {
    /// Pacru: a meeting pays only while some other player has nine markers or more (official
    /// since March 2011). Usually on.
    pub meeting9: Option<bool>,
    /// Pacru: a chevron may be reoriented only while *another* one of the player's can move, as
    /// the booklet's rule R14 can be read. Usually off.
    pub reorient_others_mobile: Option<bool>,
    /// The third occurrence of a position with the same player to move ends the game. Usually on.
    pub repetition3: Option<bool>,
    /// This many rounds without any change of markers and without the removal of a piece end the
    /// game; 0 means never. Usually 25 in Pacru, where the game is then a draw, and 8 in Azacru and
    /// Shacru, where the markers are then counted.
    pub no_progress_rounds: Option<u16>,
}

/// The names of the options.
pub(crate) const MEETING9: &str = "meeting9";
pub(crate) const REORIENT_OTHERS_MOBILE: &str = "reorientOthersMobile";
pub(crate) const REPETITION3: &str = "repetition3";
pub(crate) const NO_PROGRESS_ROUNDS: &str = "noProgressRounds";

impl ChevronOptions {
    /// Sets an option by its name. Returns whether there is such an option.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<bool, ChevronError> {
        match name {
            MEETING9 => self.meeting9 = Some(switch(MEETING9, value)?),
            REORIENT_OTHERS_MOBILE => {
                self.reorient_others_mobile = Some(switch(REORIENT_OTHERS_MOBILE, value)?);
            }
            REPETITION3 => self.repetition3 = Some(switch(REPETITION3, value)?),
            NO_PROGRESS_ROUNDS => {
                self.no_progress_rounds = Some(value.parse().map_err(|_| ChevronError::Rounds)?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The options by name, in a fixed order.
    pub(crate) fn entries(self) -> [(&'static str, Option<OptionValue>); 4] {
        let switch = OptionValue::Switch;
        [
            (MEETING9, self.meeting9.map(switch)),
            (REORIENT_OTHERS_MOBILE, self.reorient_others_mobile.map(switch)),
            (REPETITION3, self.repetition3.map(switch)),
            (
                NO_PROGRESS_ROUNDS,
                self.no_progress_rounds.map(|rounds| OptionValue::Number(rounds.into())),
            ),
        ]
    }
}

fn switch(option: &'static str, value: &str) -> Result<bool, ChevronError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(ChevronError::Switch { option }),
    }
}
