//! A turn of any game that is being chosen, with text instead of types.

use std::sync::Arc;

use crate::error::RulesError;
use crate::game::{BoardGame, Draft, ErrorOf, Next, SummaryOf};
use crate::games::{AnyGame, AnyStage, Board, FamilyError, Location, Note, Prompt, Summary};
use crate::position::{Played, Position};

/// A turn being chosen step by step, for buttons and menus.
///
/// Tokens can be stored and taken again later from [`Position::draft`]: the same tokens on the same
/// position lead to the same place.
///
/// ```
/// use rules::{ChevronPrompt, Kind, Next, Prompt, Position};
///
/// let position = Position::start(Kind::Pacru, 2)?;
/// let draft = position.draft();
/// assert_eq!(draft.prompt(), Some(Prompt::Chevrons(ChevronPrompt::Piece)));
/// let Next::Choose(draft) = draft.take("e1")? else { unreachable!() };
/// let Next::Done(played) = draft.take("-e2")? else { unreachable!() };
/// assert_eq!(played.turn, "e1-e2");
/// # Ok::<(), rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnyDraft {
    position: Arc<Position>,
    stage: Box<AnyStage>,
}

/// A possible choice.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyChoice {
    /// The token that [`AnyDraft::take`] reads: `e1`, `-e2`, `xe7`, `>>`, `(f8)`, `(*)`, `!e5`.
    pub token: String,
    /// The notation of the turn so far with this choice.
    pub text: String,
    /// The field or point of the choice, for marking it on a picture.
    pub location: Option<Location>,
    /// A note about the choice.
    pub note: Option<Note>,
}

impl Position {
    /// The start of a turn of the seat to move; it has no choices if the game is over.
    pub fn draft(&self) -> AnyDraft {
        on_game!(self.game(), game => AnyDraft::new(Arc::new(self.clone()), game.draft()))
    }
}

impl AnyDraft {
    fn new(position: Arc<Position>, stage: impl Into<AnyStage>) -> AnyDraft {
        AnyDraft { position, stage: Box::new(stage.into()) }
    }

    /// The question that the next choice answers; `None` if the game is over.
    pub fn prompt(&self) -> Option<Prompt> {
        on_stage!(self.stage.as_ref(), draft => draft.prompt().map(Prompt::from))
    }

    /// The notation so far.
    pub fn text(&self) -> String {
        on_stage!(self.stage.as_ref(), draft => draft.text())
    }

    /// The possible choices in ascending order; empty only if the game is over.
    pub fn choices(&self) -> Vec<AnyChoice> {
        on_stage!(self.stage.as_ref(), draft => draft.choices().into_iter().map(|choice| {
            AnyChoice {
                token: choice.to_string(),
                text: draft.text_with(choice),
                location: draft.location_of(choice).map(Location::from),
                note: draft.note(choice).map(Note::from),
            }
        }).collect())
    }

    /// Takes the choice with a token. Fails if no choice has that token.
    pub fn take(&self, token: &str) -> Result<Next<AnyDraft, Box<Played>>, RulesError> {
        let both = (self.position.game(), self.stage.as_ref());
        // A draft always belongs to its own position, so there is always a step.
        on_both!(both, (game, draft) => self.step(game, draft, token))
            .unwrap_or(Err(RulesError::NoSuchChoice))
    }

    /// The board with the choices so far carried out, for a picture.
    pub fn board(&self) -> Board<'_> {
        on_stage!(self.stage.as_ref(), draft => draft.board().into())
    }

    fn step<G>(
        &self,
        game: &G,
        draft: &G::Draft,
        token: &str,
    ) -> Result<Next<AnyDraft, Box<Played>>, RulesError>
    where
        G: BoardGame<Draft: Into<AnyStage>> + Into<AnyGame>,
        SummaryOf<G>: Into<Summary>,
        ErrorOf<G>: Into<FamilyError>,
    {
        let mut choices = draft.choices().into_iter();
        let choice =
            choices.find(|choice| choice.to_string() == token).ok_or(RulesError::NoSuchChoice)?;
        Ok(match draft.take(choice)? {
            Next::Choose(draft) => Next::Choose(AnyDraft::new(Arc::clone(&self.position), draft)),
            Next::Done((turn, after)) => {
                Next::Done(Box::new(self.position.played(game, &turn, after)))
            }
        })
    }
}
