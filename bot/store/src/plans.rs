//! Conditional turns: a player's private answers to turns that are not played yet.

use boxed::boxed;
use play::{Game, GameId, Plan, Subject};

use super::pool::{Scope, Transaction};
use super::query::{execute, rows_changed};
use super::{Result, Store, StoreError, json};

#[boxed]
impl Store {
    /// Stores what a player has planned and replaces what they planned before; a plan without lines
    /// is deleted. Fails with [`StoreError::Conflict`] when the game has changed since it was
    /// loaded.
    pub async fn set_plan(&self, game: &Game, player: usize, plan: &Plan) -> Result<()> {
        let mut tx = self.writer.begin_in(&[Scope::Of(Subject::Game(game.id))]).await?;
        // An answer that is withdrawn must not be played by whoever has loaded it.
        let written = rows_changed! { &mut tx;
            "UPDATE games SET version = version + 1 WHERE id = $1 AND version = $2",
                game.id, game.version;
        };
        if written == 0 {
            return Err(StoreError::Conflict);
        }
        write(&mut tx, game.id, player, plan).await?;
        Ok(tx.commit().await?)
    }
}

pub(super) async fn write(
    tx: &mut Transaction,
    game: GameId,
    player: usize,
    plan: &Plan,
) -> Result<()> {
    if plan.lines.is_empty() {
        execute! { &mut *tx; "DELETE FROM plans WHERE game_id = $1 AND player = $2", game, player; }
        return Ok(());
    }
    let lines = json(&plan.lines, "a plan")?;
    execute! { &mut *tx;
        "INSERT INTO plans (game_id, player, seq, lines) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game_id, player) DO UPDATE SET seq = excluded.seq, lines = excluded.lines",
            game, player, plan.seq, lines;
    }
    Ok(())
}

/// Deletes what was planned in a game that is over.
pub(super) async fn clear(tx: &mut Transaction, game: GameId) -> Result<()> {
    execute! { &mut *tx; "DELETE FROM plans WHERE game_id = $1", game; }
    Ok(())
}
