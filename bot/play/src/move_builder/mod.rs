//! The move builder: makes a turn from taps. It says what has been tapped so far, where that leads,
//! and what can be tapped next.
//!
//! Nothing is stored between two taps. [`Choices`] travel in the custom ids of the buttons, and
//! every tap walks the [`AnyDraft`] of the present position from its start. The one generator of
//! turns decides what is offered, so nothing that is offered can be refused. This module knows no
//! Discord types, no pictures, and no particular game.

mod choices;
mod region;
#[cfg(test)]
mod tests;
mod tree;
mod typed;

use rules::{AnyChoice, AnyDraft, Next, Played, Position, Prompt, RulesError};

pub use choices::{Choices, ChoicesError};
pub use region::Region;
pub use tree::{Branch, MOST_BRANCHES, Then, Tree};
pub use typed::typed;

/// The most choices that fit under one message, as buttons: Discord has five rows of five, and the
/// last of them goes back.
pub const MOST: usize = 20;

/// A turn that is being built.
#[derive(Clone, Debug)]
pub struct MoveBuilder {
    /// The choices that the player made.
    pub choices: Choices,
    /// Every step of the turn so far, including those without an alternative.
    pub taken: Vec<Taken>,
    /// What comes next.
    pub now: Now,
}

/// A step of the turn.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The question.
    pub prompt: Prompt,
    /// The answer.
    pub choice: AnyChoice,
    /// Whether it was the only possible choice.
    pub alone: bool,
}

/// The state of a turn that is being built.
#[derive(Clone, Debug)]
pub enum Now {
    /// The player must choose.
    Choose {
        /// The turn so far.
        draft: AnyDraft,
        /// The region that the player opened because there were too many choices.
        within: Option<Region>,
        /// What can be tapped: two to [`MOST`] offers, except within a region.
        offers: Vec<Offer>,
    },
    /// The turn is complete; this is the game after it.
    Done(Box<Played>),
}

/// Something that can be tapped.
#[derive(Clone, Debug)]
pub enum Offer {
    /// A choice of the rules.
    Choice(AnyChoice),
    /// Choices that are close together; another tap shows them one by one.
    Region(Region, Vec<AnyChoice>),
}

impl Offer {
    /// The token that a tap on it adds to [`Choices`].
    pub fn token(&self) -> String {
        match self {
            Self::Choice(choice) => choice.token.clone(),
            Self::Region(region, _) => region.token(),
        }
    }
}

impl MoveBuilder {
    /// Walks the turn of the player to move along `chosen`, and on through steps without an
    /// alternative. Fails when the game is over, or the choices lead nowhere in this position.
    pub fn of(position: &Position, chosen: &Choices) -> Result<Self, RulesError> {
        let mut decided = chosen.iter();
        let mut draft = position.draft();
        let mut taken = Vec::new();
        let now = loop {
            let choices = draft.choices();
            let Some(prompt) = draft.prompt() else {
                return Err(RulesError::Over);
            };
            let (choice, alone) = match <[AnyChoice; 1]>::try_from(choices) {
                Ok([only]) => (only, true),
                Err(choices) => {
                    let (tap, within) = match decided.next() {
                        Some(tap) => match Region::of_token(tap, &choices) {
                            Some(region) => (decided.next(), Some(region)),
                            None => (Some(tap), None),
                        },
                        None => (None, None),
                    };
                    let Some(tap) = tap else {
                        let offers = region::offers(choices, within);
                        break Now::Choose { draft, within, offers };
                    };
                    let chosen = choices.into_iter().find(|choice| choice.token == *tap);
                    (chosen.ok_or(RulesError::NoSuchChoice)?, false)
                }
            };
            let step = draft.take(&choice.token)?;
            taken.push(Taken { prompt, choice, alone });
            match step {
                Next::Choose(further) => draft = further,
                Next::Done(played) => break Now::Done(played),
            }
        };
        if decided.next().is_some() {
            return Err(RulesError::NoSuchChoice);
        }
        Ok(Self { choices: chosen.clone(), taken, now })
    }
}
