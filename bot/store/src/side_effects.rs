//! What an action saves beside its game: declined invitations, entries of the audit log, and who is
//! told that the game is over.

use play::time::Millis;
use play::{AuditLogEntry, Game, Notification, SideEffect};

use super::pool::Transaction;
use super::query::{execute, fetch_all};
use super::{Result, people};

pub(super) async fn keep(
    tx: &mut Transaction,
    game: &Game,
    side_effects: &[SideEffect],
    at: Millis,
) -> Result<()> {
    for note in side_effects {
        match note {
            SideEffect::Declined { inviter, invited } => {
                execute! { &mut *tx;
                    "INSERT INTO declined (inviter_id, invited_id, at) VALUES ($1, $2, $3)
                     ON CONFLICT (inviter_id, invited_id) DO UPDATE SET at = excluded.at",
                        inviter, invited, at;
                }
            }
            SideEffect::AuditLog(entry) => log(tx, entry, Some(game.id.get()), at).await?,
            SideEffect::Reminded(user) => people::reminded(tx, *user, at).await?,
        }
    }
    Ok(())
}

pub(super) async fn log(
    tx: &mut Transaction,
    entry: &AuditLogEntry,
    game: Option<i64>,
    at: Millis,
) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO admin_log (at, actor_id, guild_id, game_id, action, reason) VALUES ($1, $2, $3, $4, $5, $6)",
            at, entry.actor, entry.guild, game, entry.action, entry.reason;
    }
    Ok(())
}

/// What follows the end of a game: its thread is archived, and its followers are told.
pub(super) async fn last_words(tx: &mut Transaction, game: &Game) -> Result<Vec<Notification>> {
    let mut last = Vec::new();
    if game.ended_at.is_none() || game.started_at.is_none() {
        return Ok(last);
    }
    if game.terms.thread {
        last.push(Notification::Archive);
    }
    let watching = fetch_all! { &mut *tx;
        "SELECT user_id FROM watches WHERE game_id = $1 AND active = 1 ORDER BY user_id", game.id;
    };
    last.extend(watching.into_iter().map(|user: i64| Notification::Tell { user: user.into() }));
    Ok(last)
}

/// Forgets who follows a game that is over, and how its players wanted to be notified.
pub(super) async fn forget(tx: &mut Transaction, game: &Game) -> Result<()> {
    execute! { &mut *tx;
        "DELETE FROM game_notifications WHERE game_id = $1", game.id;
        "DELETE FROM watches WHERE game_id = $1", game.id;
    }
    Ok(())
}
