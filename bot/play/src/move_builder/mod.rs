//! Makes a turn of taps: what has been tapped so far, what it has led to, what can be tapped next.
//!
//! Nothing is kept between two taps. [`Choices`] travel in the custom ids of the buttons, and every tap walks the
//! [`AnyDraft`] of the present position from its start: the one generator of turns decides what is offered, so
//! nothing that is offered can be refused. Knows no Discord types, no pictures, and no game in particular.

mod choices;
mod region;
#[cfg(test)]
mod tests;
mod typed;

use rules::{AnyChoice, AnyDraft, Next, Played, Position, Prompt};

pub use choices::{Choices, ChoicesError};
pub use region::Region;
pub use typed::typed;

/// More choices than this do not fit under one message: the menus and autocomplete of Discord end there.
pub const MOST: usize = 25;

/// A turn as far as it has been made.
#[derive(Clone, Debug)]
pub struct MoveBuilder {
    /// What the player decided.
    pub choices: Choices,
    /// Every step taken, those without an alternative included.
    pub taken: Vec<Taken>,
    /// What comes next.
    pub now: Now,
}

/// A step that was taken.
#[derive(Clone, Debug)]
pub struct Taken {
    /// What was asked.
    pub prompt: Prompt,
    /// What was taken.
    pub choice: AnyChoice,
    /// Whether there was nothing else to choose.
    pub alone: bool,
}

/// Where a turn that is being made stands.
#[derive(Clone, Debug)]
pub enum Now {
    /// Something must be chosen.
    Choose {
        /// The turn so far.
        draft: AnyDraft,
        /// The part of the board that was chosen because there was too much to choose from.
        within: Option<Region>,
        /// What can be tapped; two to [`MOST`], except within a region.
        offers: Vec<Offer>,
    },
    /// The turn is complete; this is the game with it played.
    Done(Box<Played>),
}

/// Something that can be tapped.
#[derive(Clone, Debug)]
pub enum Offer {
    /// A choice of the rules.
    Choice(AnyChoice),
    /// Choices that are near each other; another tap shows them one by one.
    Region(Region, Vec<AnyChoice>),
}

impl Offer {
    /// What a tap on it adds to [`Choices`].
    #[must_use]
    pub fn token(&self) -> String {
        match self {
            Self::Choice(choice) => choice.token.clone(),
            Self::Region(region, _) => region.token(),
        }
    }
}

impl MoveBuilder {
    /// Walks the turn of the player to move as far as `chosen` goes, and on as long as there is nothing to choose.
    ///
    /// # Errors
    /// When the game is over, or the choices lead nowhere in this position.
    pub fn of(position: &Position, chosen: &Choices) -> Result<Self, rules::RulesError> {
        let mut decided = chosen.iter();
        let mut draft = position.draft();
        let mut taken = Vec::new();
        let now = loop {
            let choices = draft.choices();
            let Some(prompt) = draft.prompt() else {
                return Err(rules::RulesError::Over);
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
                        break Now::Choose {
                            draft,
                            within,
                            offers,
                        };
                    };
                    let chosen = choices.into_iter().find(|choice| choice.token == *tap);
                    (chosen.ok_or(rules::RulesError::NoSuchChoice)?, false)
                }
            };
            let step = draft.take(&choice.token)?;
            taken.push(Taken {
                prompt,
                choice,
                alone,
            });
            match step {
                Next::Choose(further) => draft = further,
                Next::Done(played) => break Now::Done(played),
            }
        };
        if decided.next().is_some() {
            return Err(rules::RulesError::NoSuchChoice);
        }
        Ok(Self {
            choices: chosen.clone(),
            taken,
            now,
        })
    }
}
