//! Players who cannot be reached: a clock runs only while its player can be, in the channel of their game, or by direct
//! message while that cannot be written to.
//!
//! What a player causes themselves, such as closed direct messages, stops nothing that a channel can deliver.

use crate::clocks::Clocks;
use crate::time::{DAY, Millis, Reason};
use crate::words::words;
use crate::{Change, EventKind, Game, GameStatus, Person, PlayerState};

/// How long a clock stands still because its player cannot be reached. Then their seat becomes vacant, so that the
/// others, and the round of a tournament, do not wait for ever.
pub const UNREACHED_AT_MOST: Millis = 7 * DAY;

words! {
    /// Why nothing can be posted in the channel of a game.
    Cause {
        /// The channel was deleted.
        Gone = "gone",
        /// The bot cannot see the channel, or is no longer on the server.
        Access = "access",
        /// The bot lacks a permission there, or the server filters its messages.
        Permission = "permission",
        /// The thread is locked, or cannot be unarchived.
        Thread = "thread",
        /// In direct messages: the member accepts none.
        Closed = "closed",
        /// Discord does not take the message, for a reason that nobody on the server can change.
        #[default]
        Trouble = "trouble",
    }
}

/// The player to move was not reached in the channel of the game with the board that it has now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreached {
    /// Why the board did not arrive.
    pub cause: Cause,
    /// Whether a direct message has reached the player instead, so that their clock runs.
    pub directly: bool,
}

/// The person who is to move, and who must therefore be reached. None if nobody is, or nobody waits for them.
pub fn must_be_reached(game: &Game) -> Option<&Person> {
    let player = game.players.get(game.to_move?)?;
    let goes_on = game.status == GameStatus::Active && game.timing.paused_at.is_none();
    // Somebody who plays alone without a clock keeps nobody waiting.
    let is_awaited = game.guild.is_some() || game.terms.pace.at_first().is_some();
    let is_there = player.state == PlayerState::Seated && player.computer.is_none();
    (goes_on && is_awaited && is_there && !player.is_nobodys()).then_some(&player.person)
}

/// Frees the seat of a player who could not be reached for too long, as that of an inactive player.
pub fn give_up(change: &mut Change, clocks: &Clocks, player: usize) {
    let at = change.at;
    clocks.stop(change);
    change.game.uncounted.end(Reason::Unreachable, at);
    let seat = &mut change.game.players[player];
    seat.state = PlayerState::Vacant;
    seat.left_at = Some(at);
    change.happen(EventKind::Vacate, Some(player));
    clocks.start(change);
    change.tell_notice();
}
