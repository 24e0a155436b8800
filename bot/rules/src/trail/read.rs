//! Parses the notation of turns of Azacru and Shacru.

use super::turn::{Choice, Token, Turn};
use super::{Rule, Trail};
use crate::chevrons::{ChevronError, Surplus, Typed, Word};
use crate::game::{BoardGame, Draft as _, Next, TurnError};

type Result<T> = std::result::Result<T, TurnError<ChevronError>>;

/// Parses a turn of the seat to move and plays it.
pub(super) fn read<R: Rule>(game: &Trail<R>, text: &str) -> Result<(Turn, Trail<R>)> {
    let typed = match Word::read(text, R::NAME)? {
        Word::Turn(typed) => typed,
        Word::Pass => return game.draft().take(Choice(Token::Pass))?.done(),
        Word::Resign => return Err(TurnError::Resignation),
    };
    let moved = match typed.act {
        Typed::Move(moved) if moved.capture => return Err(ChevronError::NoCaptures.into()),
        Typed::Move(moved) => moved,
        Typed::Turn(_) => return Err(ChevronError::NoReorientation.into()),
    };
    let mut twist = moved.twist;
    let mut next = game.draft().take(Choice(Token::Piece(typed.piece)))?;
    for step in [Token::Move(moved.to), Token::Twist(moved.twist)] {
        if let Next::Choose(draft) = next {
            next = draft.take(Choice(step))?;
            // A twist that is left over at the end does not belong to the turn.
            twist = twist.filter(|_| !matches!(step, Token::Twist(_)));
        }
    }
    let (turn, after) = next.done()?;
    let surplus = if !typed.cells.is_empty() || typed.bonus.is_some() {
        Surplus::Marker
    } else if twist.is_none() {
        return Ok((turn, after));
    } else if typed.piece.borderland() == moved.to.borderland() {
        Surplus::TwistWithoutBorder
    } else {
        Surplus::TwistOfNothing
    };
    let turn = turn.to_string();
    Err(ChevronError::NothingMore { turn, surplus }.into())
}
