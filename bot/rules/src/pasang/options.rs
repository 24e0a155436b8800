//! The rule options of Pasang.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use super::error::PasangError;
use super::pattern::Pattern;
use crate::game::OptionValue;

/// The rule options of a game of Pasang; `None` is the usual rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PasangOptions {
    /// The arrangement of the tokens at the start. Usually pattern 1.
    pub pattern: Option<Pattern>,
    /// How a token becomes a ka. Usually it slides.
    pub ka: Option<KaRule>,
    /// Which passages the second player may choose from. Usually those of the opposite quadrant.
    pub opening: Option<Opening>,
}

/// The names of the options.
pub(super) const PATTERN: &str = "pattern";
pub(super) const KA: &str = "ka";
pub(super) const OPENING: &str = "opening";

impl PasangOptions {
    /// Sets an option by its name. Returns whether there is such an option.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<bool, PasangError> {
        match name {
            PATTERN => self.pattern = Some(value.parse()?),
            KA => self.ka = Some(value.parse()?),
            OPENING => self.opening = Some(value.parse()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The options by name, in a fixed order.
    pub(crate) fn entries(&self) -> [(&'static str, Option<OptionValue>); 3] {
        let pattern = self.pattern.map(OptionValue::from);
        let ka = self.ka.map(|rule| OptionValue::Text(rule.to_string()));
        let opening = self.opening.map(|opening| OptionValue::Text(opening.to_string()));
        [(PATTERN, pattern), (KA, ka), (OPENING, opening)]
    }
}

/// How a token becomes a ka.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = PasangError, parse_err_fn = no_ka_rule)]
pub enum KaRule {
    /// It slides into the passage from next to it.
    #[default]
    Slide,
    /// It jumps into the passage over one token, which stays.
    Jump,
    /// Both ways are allowed to both players.
    Either,
}

impl KaRule {
    /// The distances from the passage from which a token may become the ka.
    pub(super) const fn distances(self) -> &'static [i8] {
        match self {
            KaRule::Slide => &[-1, 1],
            KaRule::Jump => &[-2, 2],
            KaRule::Either => &[-2, -1, 1, 2],
        }
    }
}

/// Which passages the second player may choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = PasangError, parse_err_fn = no_opening)]
pub enum Opening {
    /// The five columns of the quadrant diagonally opposite the first player's passage; any other
    /// column if that is the middle one.
    #[default]
    Quadrant,
    /// Any column but the first player's.
    Free,
}

fn no_ka_rule(_: &str) -> PasangError {
    PasangError::KaRule
}

fn no_opening(_: &str) -> PasangError {
    PasangError::Opening
}
