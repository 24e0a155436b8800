//! A turn of any game being chosen, with text instead of types.

use std::sync::Arc;

use crate::board9::Field;
use crate::error::{IllegalTurn, RulesError};
use crate::game::{Ask, Draft, Game, Next, Place};
use crate::games::{AnyGame, AnyStage, on_both, on_stage};
use crate::pasang::Point;
use crate::table::{Board, Played, Table};

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
/// # Ok::<(), rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnyDraft {
    table: Arc<Table>,
    stage: Box<AnyStage>,
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
    pub(crate) fn new(table: Arc<Table>, stage: impl Into<AnyStage>) -> AnyDraft {
        AnyDraft {
            table,
            stage: Box::new(stage.into()),
        }
    }

    /// What is asked now.
    #[must_use]
    pub fn ask(&self) -> Ask {
        on_stage!(self.stage.as_ref(), draft => draft.ask())
    }

    /// What is asked now, as a sentence.
    #[must_use]
    pub fn asks(&self) -> String {
        self.ask().to_string()
    }

    /// The notation so far.
    #[must_use]
    pub fn text(&self) -> String {
        on_stage!(self.stage.as_ref(), draft => draft.text())
    }

    /// What can be chosen now, ascending; nothing only if the game is over.
    #[must_use]
    pub fn choices(&self) -> Vec<AnyChoice> {
        on_stage!(self.stage.as_ref(), draft => draft.choices().into_iter().map(|choice| {
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
    pub fn take(&self, token: &str) -> Result<Step, RulesError> {
        let both = (self.table.game(), self.stage.as_ref());
        // A draft is only ever made of its own table, so there is always a step.
        on_both!(both, (game, draft) => self.step(game, draft, token))
            .unwrap_or(Err(IllegalTurn::NoSuchChoice.into()))
    }

    /// The position with what was chosen so far carried out, for a picture.
    #[must_use]
    pub fn board(&self) -> Board<'_> {
        on_stage!(self.stage.as_ref(), draft => draft.board())
    }

    fn step<G>(&self, game: &G, draft: &G::Draft, token: &str) -> Result<Step, RulesError>
    where
        G: Game<Draft: Into<AnyStage>> + Into<AnyGame>,
    {
        let mut choices = draft.choices().into_iter();
        let choice = choices
            .find(|choice| choice.to_string() == token)
            .ok_or(IllegalTurn::NoSuchChoice)?;
        Ok(match draft.take(choice)? {
            Next::Choose(draft) => Step::Choose(AnyDraft::new(Arc::clone(&self.table), draft)),
            Next::Done(turn, after) => Step::Done(Box::new(self.table.played(game, &turn, after))),
        })
    }
}
