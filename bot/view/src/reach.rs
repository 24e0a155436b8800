//! Games whose channel does not take the bot's messages: what their players are told.

use play::reach::{Cause, Unreached};
use play::{Game, Preferences, Replay, UserId, seat_of};
use render::Renderer;

use crate::board::private_board;
use crate::messages as m;
use crate::people::signed;
use crate::texts::Texts;
use crate::words::until;
use crate::{LONGEST_TEXT, Post, fit};

/// The board for the player to move, in a direct message: the channel of their game cannot be written to for this reason.
pub fn called_directly(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    user: UserId,
    preferences: &Preferences,
    cause: Cause,
) -> Post {
    let board = private_board(t, renderer, game, replay, game.player_of(user), preferences);
    let why = format!("⚠️ {} {}", reason(t, game, cause), t.say(m::ReachCalled));
    let until = game.timing.deadline_at.map(|deadline| until(t, deadline));
    let lines = [Some(why), Some(board.text.clone()), until];
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    Post { text: fit(text, LONGEST_TEXT), ..board }
}

/// Why nothing can be posted in the channel of a game, and what that means for the player to move.
pub(crate) fn out_of_reach(t: &Texts, game: &Game, unreached: Unreached) -> String {
    let player = mover(t, game);
    let follows = if unreached.directly {
        Some(t.say(m::ReachDirectly { player }))
    } else {
        let has_clock = game.to_move.is_some_and(|mover| game.players[mover].bank.is_some());
        has_clock.then(|| t.say(m::ReachStopped { player }))
    };
    let why = reason(t, game, unreached.cause);
    follows.map_or_else(|| format!("⚠️ {why}"), |follows| format!("⚠️ {why} {follows}"))
}

fn reason(t: &Texts, game: &Game, cause: Cause) -> String {
    let channel = format!("<#{}>", game.channel);
    match cause {
        Cause::Gone => t.say(m::ReachGone),
        Cause::Access => t.say(m::ReachAccess { channel }),
        Cause::Permission => t.say(m::ReachPermission { channel }),
        Cause::Thread => t.say(m::ReachThread { channel }),
        Cause::Closed => t.say(m::ReachClosed { player: mover(t, game) }),
        Cause::Trouble => t.say(m::ReachTrouble { channel }),
    }
}

/// The name of the player to move.
fn mover(t: &Texts, game: &Game) -> String {
    let seat = game.to_move.and_then(|player| seat_of(game, player));
    seat.map(|seat| signed(t, game, seat)).unwrap_or_default()
}
