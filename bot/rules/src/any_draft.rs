//! A turn of any game being chosen, with text instead of types.

use std::sync::Arc;

use crate::board9::Field;
use crate::game::{Ask, Draft, Game, Next, Place};
use crate::pacru;
use crate::pasang::{self, Point};
use crate::refusal::{Illegal, Refusal};
use crate::table::{AnyGame, Board, Played, Table};
use crate::trail::{self, Power};

/// A turn being chosen step by step, for buttons and menus.
///
/// Tokens can be stored and taken again later from [`Table::draft`]: the same tokens on the same
/// position lead to the same place.
///
/// ```
/// use rules::{Kind, Setup, Step, Table};
///
/// let table = Table::new(&Setup::new(Kind::Pacru, 2)?)?;
/// let draft = table.draft();
/// assert_eq!(draft.asks(), "Which chevron?");
/// let Step::Choose(draft) = draft.take("e1")? else { unreachable!() };
/// let Step::Done(played) = draft.take("-e2")? else { unreachable!() };
/// assert_eq!(played.turn, "e1-e2");
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnyDraft {
    table: Arc<Table>,
    stage: Box<Stage>,
}

/// The draft of whichever game it is.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    Pacru(pacru::Draft),
    Azacru(trail::Draft<Power>),
    Shacru(trail::Draft<trail::Step>),
    Pasang(pasang::Draft),
}

macro_rules! on_draft {
    ($any:expr, $draft:ident => $body:expr) => {
        match $any {
            Stage::Pacru($draft) => $body,
            Stage::Azacru($draft) => $body,
            Stage::Shacru($draft) => $body,
            Stage::Pasang($draft) => $body,
        }
    };
}

impl From<pacru::Draft> for Stage {
    fn from(draft: pacru::Draft) -> Stage {
        Stage::Pacru(draft)
    }
}

impl From<trail::Draft<Power>> for Stage {
    fn from(draft: trail::Draft<Power>) -> Stage {
        Stage::Azacru(draft)
    }
}

impl From<trail::Draft<trail::Step>> for Stage {
    fn from(draft: trail::Draft<trail::Step>) -> Stage {
        Stage::Shacru(draft)
    }
}

impl From<pasang::Draft> for Stage {
    fn from(draft: pasang::Draft) -> Stage {
        Stage::Pasang(draft)
    }
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyChoice {
    /// What [`AnyDraft::take`] understands: `e1`, `-e2`, `xe7`, `>>`, `(f8)`, `(*)`, `!e5`.
    pub token: String,
    /// The notation with this choice.
    pub text: String,
    /// The field it points at, to mark it on a picture (chevron games).
    pub field: Option<Field>,
    /// The point it points at, to mark it on a picture (Pasang).
    pub point: Option<Point>,
    /// A few words for the player.
    pub note: String,
}

/// What a choice leads to.
#[derive(Clone, Debug)]
pub enum Step {
    /// More must be chosen.
    Choose(AnyDraft),
    /// The turn is complete; this is the game with it played.
    Done(Box<Played>),
}

impl AnyDraft {
    pub(crate) fn new(table: Arc<Table>, stage: impl Into<Stage>) -> AnyDraft {
        AnyDraft {
            table,
            stage: Box::new(stage.into()),
        }
    }

    /// What is asked now.
    #[must_use]
    pub fn ask(&self) -> Ask {
        on_draft!(self.stage.as_ref(), draft => draft.ask())
    }

    /// What is asked now, as a sentence.
    #[must_use]
    pub fn asks(&self) -> String {
        self.ask().to_string()
    }

    /// The notation so far.
    #[must_use]
    pub fn text(&self) -> String {
        on_draft!(self.stage.as_ref(), draft => draft.text())
    }

    /// What can be chosen now, ascending; nothing only if the game is over.
    #[must_use]
    pub fn choices(&self) -> Vec<AnyChoice> {
        on_draft!(self.stage.as_ref(), draft => draft.choices().into_iter().map(|choice| {
            let place = draft.place_of(choice);
            AnyChoice {
                token: choice.to_string(),
                text: draft.text_with(choice),
                field: if let Some(Place::Field(field)) = place { Some(field) } else { None },
                point: if let Some(Place::Point(point)) = place { Some(point) } else { None },
                note: draft.note(choice),
            }
        }).collect())
    }

    /// Takes the choice with a token.
    ///
    /// # Errors
    /// If no choice has that token.
    pub fn take(&self, token: &str) -> Result<Step, Refusal> {
        match (self.stage.as_ref(), self.table.game()) {
            (Stage::Pacru(draft), AnyGame::Pacru(game)) => self.step(game, draft, token),
            (Stage::Azacru(draft), AnyGame::Azacru(game)) => self.step(game, draft, token),
            (Stage::Shacru(draft), AnyGame::Shacru(game)) => self.step(game, draft, token),
            (Stage::Pasang(draft), AnyGame::Pasang(game)) => self.step(game, draft, token),
            // A draft is only ever made of its own table.
            _ => Err(Illegal::NoSuchChoice.into()),
        }
    }

    /// The position with what was chosen so far carried out, for a picture.
    #[must_use]
    pub fn board(&self) -> Board<'_> {
        on_draft!(self.stage.as_ref(), draft => draft.board())
    }

    fn step<G>(&self, game: &G, draft: &G::Draft, token: &str) -> Result<Step, Refusal>
    where
        G: Game<Draft: Into<Stage>> + Into<AnyGame>,
    {
        let mut choices = draft.choices().into_iter();
        let choice = choices
            .find(|choice| choice.to_string() == token)
            .ok_or(Illegal::NoSuchChoice)?;
        Ok(match draft.take(choice)? {
            Next::Choose(draft) => Step::Choose(AnyDraft::new(Arc::clone(&self.table), draft)),
            Next::Done(turn, after) => Step::Done(Box::new(self.table.played(game, &turn, after))),
        })
    }
}
