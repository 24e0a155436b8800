//! What a decision about a game depends on.

use rules::Seat;

use crate::clocks::Clocks;
use crate::plans::Plans;
use crate::time::Millis;
use crate::{ActionError, Change, Game, GameStatus, Replay, Result, UserId, seat_of};

/// A game under way as it was loaded: everything that a decision about it depends on.
#[derive(Clone, Debug)]
pub struct GameSnapshot {
    /// The game.
    pub game: Game,
    /// Its history.
    pub replay: Replay,
    /// Its clocks.
    pub clocks: Clocks,
    /// The plans of its players for the present position.
    pub plans: Plans,
    /// The present.
    pub now: Millis,
}

impl GameSnapshot {
    /// The index in [`Game::players`] of a member who still takes part. Fails with
    /// [`ActionError::NotAPlayer`] and [`ActionError::Out`].
    pub fn player_of(&self, user: UserId) -> Result<usize> {
        let player = player_of(&self.game, user)?;
        let seat = seat_of(&self.game, player);
        if seat.is_some_and(|seat| self.replay.position.is_in(seat)) {
            Ok(player)
        } else {
            Err(ActionError::Out(self.game.code.clone()))
        }
    }

    /// Checks that the present position is the one that a member has seen, after that many events.
    pub(crate) fn is_as_seen(&self, seen: Option<i64>) -> Result<()> {
        match seen {
            Some(seen) if !self.replay.is_newest(seen) => {
                Err(ActionError::MovedOn(self.game.code.clone()))
            }
            _ => Ok(()),
        }
    }

    /// A change of the game, made now.
    pub(crate) fn change(&self) -> Change {
        Change::of(self.game.clone(), self.now)
    }
}

/// The index of a member who plays or has played in a game.
pub(crate) fn player_of(game: &Game, user: UserId) -> Result<usize> {
    game.player_of(user).ok_or_else(|| ActionError::NotAPlayer(game.code.clone()))
}

/// The seat of a player.
pub(crate) fn seat(game: &Game, player: usize) -> Result<Seat> {
    seat_of(game, player).ok_or_else(|| ActionError::NotAPlayer(game.code.clone()))
}

/// Checks that turns can be taken in a game.
pub fn in_play(game: &Game) -> Result<()> {
    let code = game.code.clone();
    Err(match game.status {
        GameStatus::Active => return Ok(()),
        GameStatus::Open => ActionError::NotBegun(code),
        GameStatus::Finished => ActionError::Over(code),
        GameStatus::Cancelled if game.started_at.is_some() => ActionError::CalledOff(code),
        GameStatus::Cancelled => ActionError::Cancelled(code),
        GameStatus::Frozen => ActionError::Frozen(code),
    })
}
