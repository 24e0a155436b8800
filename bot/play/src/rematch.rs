//! Rematches: another game for the same players.

use crate::snapshot::player_of;
use crate::time::Millis;
use crate::{ActionError, Actor, Game, GameStatus, Player, Result, Terms};

/// Checks that a member may ask for a rematch of a game.
pub fn may_have(game: &Game, actor: &Actor) -> Result<()> {
    let code = || game.code.clone();
    match game.status {
        GameStatus::Finished => {}
        GameStatus::Cancelled if game.started_at.is_some() => {}
        GameStatus::Cancelled => return Err(ActionError::Cancelled(code())),
        GameStatus::Open => return Err(ActionError::NotBegun(code())),
        GameStatus::Active | GameStatus::Frozen => return Err(ActionError::NotOver(code())),
    }
    player_of(game, actor.person.id).map(|_| ())
}

/// The table for a rematch of a game, without a code, as `actor` opens it: the same game on the
/// same terms, with every player one seat further on. The others are invited.
pub fn next(game: &Game, actor: &Actor, now: Millis) -> Game {
    let player = |player: &Player| {
        if player.person.id == actor.person.id {
            Player::seated(actor.person.clone())
        } else if player.computer.is_some() {
            player.again()
        } else {
            Player::invited(player.person.clone())
        }
    };
    let mut players: Vec<Player> = game.players.iter().map(player).collect();
    players.rotate_left(1);
    // A player who was erased cannot be invited: their seat is free for anybody.
    players.retain(|player| !player.is_nobodys());
    // The rematch is played where this game was, even in its thread.
    let terms = Terms { thread: false, ..game.terms.clone() };
    Game {
        terms,
        players,
        creator: actor.person.id,
        rematch_of: Some(game.id),
        created_at: now,
        ..anew(game)
    }
}

/// A new game of the same kind, in the same place and on the same terms.
pub(crate) fn anew(game: &Game) -> Game {
    let Game { creator, setup, players, terms, created_at, .. } = game.clone();
    Game::new((game.guild, game.channel), creator, setup, players, terms, created_at)
}
