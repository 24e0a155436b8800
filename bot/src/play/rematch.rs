//! Another game for the same players.

use rules::RulesVersion;

use crate::store::{Chair, Game, GameId, GameStatus, Terms, Timing};

use super::{Actor, Error, Play, Refusal};

impl Play {
    /// Opens a table for the players of a game that is over: the same game on the same terms, each a seat further on.
    /// The others are invited; when one of them wants a rematch too, they join that table.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn rematch(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        // The game itself is over. Of two players who want a rematch one opens the table and the other joins it.
        let _lock = self.locks.rematch(code).await;
        let game = self.store.game(code).await?;
        let game = game.ok_or_else(|| Refusal::NoSuchGame(code.to_owned()))?;
        match game.status {
            GameStatus::Finished => {}
            GameStatus::Cancelled if game.started_at.is_some() => {}
            GameStatus::Cancelled => return Err(Refusal::Cancelled(game.code).into()),
            GameStatus::Open => return Err(Refusal::NotBegun(game.code).into()),
            GameStatus::Active | GameStatus::Frozen => {
                return Err(Refusal::NotOver(game.code).into());
            }
        }
        if game.chair_of(actor.person.id).is_none() {
            return Err(Refusal::NotAPlayer(game.code).into());
        }
        match self.store.rematch_of(game.id).await? {
            Some(next) => self.join(actor, &next.code).await,
            None => self.lay(actor, next(&game, actor, self.now())).await,
        }
    }
}

/// The table for a rematch of a game, as `actor` opens it.
fn next(game: &Game, actor: &Actor, now: i64) -> Game {
    let chair = |chair: &Chair| {
        if chair.person.id == actor.person.id {
            Chair::seated(actor.person.clone())
        } else if chair.computer.is_some() {
            chair.again()
        } else {
            Chair::invited(chair.person.clone())
        }
    };
    let mut chairs: Vec<Chair> = game.chairs.iter().map(chair).collect();
    chairs.rotate_left(1);
    // Whoever was erased cannot be invited: their seat is free for anybody.
    chairs.retain(|chair| !chair.is_nobodys());
    // Where the game was is where the next will be, be it a thread.
    let terms = Terms {
        thread: false,
        ..game.terms.clone()
    };
    Game {
        terms,
        chairs,
        creator: actor.person.id,
        rematch_of: Some(game.id),
        created_at: now,
        ..anew(game)
    }
}

/// A game of the same kind, in the same place and on the same terms, before anything has happened.
pub(super) fn anew(game: &Game) -> Game {
    Game {
        id: GameId::from(0_i64),
        code: String::new(),
        rules_version: RulesVersion::CURRENT.number(),
        status: GameStatus::Open,
        seq: 0,
        ply: 0,
        to_move: None,
        state_hash: 0,
        timing: Timing::default(),
        untold_from: None,
        rematch_of: None,
        series: None,
        started_at: None,
        ended_at: None,
        ..game.clone()
    }
}
