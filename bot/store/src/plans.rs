//! Conditional turns: a player's private answers to turns that are not played yet.

use play::{GameId, Plan};

use super::pool::Transaction;
use super::query::{query, query_as};
use super::{Store, StoreError};

struct PlanRow {
    seq: i64,
    lines: String,
}

impl Store {
    /// What a player has planned.
    pub async fn plan(&self, game: GameId, player: usize) -> Result<Option<Plan>, StoreError> {
        let (id, player) = (game.get(), column(player)?);
        let row = query_as!(
            PlanRow,
            "SELECT seq, lines FROM plans WHERE game_id = $1 AND chair = $2",
            id,
            player
        )
        .fetch_optional(&self.reader)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let unreadable = |_| StoreError::Unreadable(format!("a plan in game {game}"));
        Ok(Some(Plan {
            seq: row.seq,
            lines: serde_json::from_str(&row.lines).map_err(unreadable)?,
        }))
    }

    /// Stores what a player has planned and replaces what they planned before; a plan without lines is deleted.
    pub async fn set_plan(
        &self,
        game: GameId,
        player: usize,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        write(&mut tx, game, player, plan).await?;
        tx.commit().await?;
        Ok(())
    }
}

pub(super) async fn write(
    tx: &mut Transaction,
    game: GameId,
    player: usize,
    plan: &Plan,
) -> Result<(), StoreError> {
    if plan.lines.is_empty() {
        return forget(tx, game, player).await;
    }
    let (id, player) = (game.get(), column(player)?);
    let lines = serde_json::to_string(&plan.lines)
        .map_err(|error| StoreError::Unreadable(format!("a plan in game {game}: {error}")))?;
    query!(
        "INSERT INTO plans (game_id, chair, seq, lines) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game_id, chair) DO UPDATE SET seq = excluded.seq, lines = excluded.lines",
        id,
        player,
        plan.seq,
        lines
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Deletes what a player has planned.
pub(super) async fn forget(
    tx: &mut Transaction,
    game: GameId,
    player: usize,
) -> Result<(), StoreError> {
    let (id, player) = (game.get(), column(player)?);
    query!(
        "DELETE FROM plans WHERE game_id = $1 AND chair = $2",
        id,
        player
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Deletes what was planned in a game that is over.
pub(super) async fn clear(tx: &mut Transaction, game: GameId) -> Result<(), StoreError> {
    let id = game.get();
    query!("DELETE FROM plans WHERE game_id = $1", id)
        .execute(&mut *tx)
        .await?;
    Ok(())
}

fn column(player: usize) -> Result<i64, StoreError> {
    i64::try_from(player).map_err(|_| StoreError::Unreadable(format!("player {player}")))
}
