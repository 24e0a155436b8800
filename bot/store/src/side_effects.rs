//! What a step leaves beside its game: who declined whom, what the managers of the server did, who is told the end.

use play::time::Millis;
use play::{AuditLogEntry, Game, Notification, SideEffect};
use sqlx::{Sqlite, Transaction};

use super::{StoreError, people, plans};

pub(super) async fn keep(
    tx: &mut Transaction<'static, Sqlite>,
    game: &Game,
    side_effects: &[SideEffect],
    at: Millis,
) -> Result<(), StoreError> {
    let id = game.id.get();
    for note in side_effects {
        match note {
            SideEffect::Declined { inviter, invited } => {
                let (inviter, invited) = (inviter.get(), invited.get());
                sqlx::query!(
                    "INSERT INTO declined (inviter_id, invited_id, at) VALUES (?, ?, ?)
                     ON CONFLICT (inviter_id, invited_id) DO UPDATE SET at = excluded.at",
                    inviter,
                    invited,
                    at
                )
                .execute(&mut **tx)
                .await?;
            }
            SideEffect::AuditLog(entry) => log(tx, entry, Some(id), at).await?,
            SideEffect::Reminded(user) => people::reminded(tx, *user, at).await?,
            SideEffect::Replaced { player } => {
                plans::forget(tx, game.id, *player).await?;
            }
        }
    }
    Ok(())
}

pub(super) async fn log(
    tx: &mut Transaction<'static, Sqlite>,
    entry: &AuditLogEntry,
    game: Option<i64>,
    at: Millis,
) -> Result<(), StoreError> {
    let (actor, guild) = (entry.actor.get(), entry.guild.get());
    sqlx::query!(
        "INSERT INTO admin_log (at, actor_id, guild_id, game_id, action, reason) VALUES (?, ?, ?, ?, ?, ?)",
        at, actor, guild, game, entry.action, entry.reason
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// What there is to do once a game is over: its thread is archived, whoever followed it is told.
pub(super) async fn last_words(
    tx: &mut Transaction<'static, Sqlite>,
    game: &Game,
) -> Result<Vec<Notification>, StoreError> {
    let id = game.id.get();
    let mut last = Vec::new();
    if game.terms.thread && game.started_at.is_some() {
        last.push(Notification::Archive);
    }
    let watching = sqlx::query!(
        r#"DELETE FROM watches WHERE game_id = ? RETURNING user_id, active AS "active: bool""#,
        id
    )
    .fetch_all(&mut **tx)
    .await?;
    if game.started_at.is_some() {
        let watching = watching.into_iter().filter(|row| row.active);
        last.extend(watching.map(|row| Notification::Tell {
            user: row.user_id.into(),
        }));
    }
    Ok(last)
}
