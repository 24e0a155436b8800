//! The work that waits to be done, for whoever monitors the bot.

use boxed::boxed;
use play::time::Millis;

use super::query::fetch_one;
use super::{Result, Store};

/// The work that waits to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// Messages that are not delivered yet, including those that wait for a later time or for a
    /// permission.
    pub messages: i64,
    /// Since when the oldest message that could be delivered now has waited.
    pub deliverable_since: Option<Millis>,
    /// Since when the oldest automatic action in a game has been due.
    pub due_since: Option<Millis>,
}

#[boxed]
impl Store {
    /// What waits to be done by this process at this moment.
    pub async fn backlog(&self) -> Result<Backlog> {
        let now = self.now();
        let messages = fetch_one! { &self.reader;
            r#"SELECT count(*) AS "messages!: i64" FROM outbox WHERE state IN ('pending', 'sending') AND
                 (SELECT holder FROM shards
                  WHERE shards.id = coalesce(guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $1"#,
                self.holder;
        };
        // A postponed message counts as waiting only from the moment at which it may be tried
        // again.
        let deliverable_since = fetch_one! { &self.reader;
            r#"SELECT min(CASE WHEN outbox.not_before > created_at THEN outbox.not_before ELSE created_at END) AS "since?: i64"
               FROM outbox_ready JOIN outbox ON outbox.id = outbox_ready.id
               WHERE outbox_ready.not_before <= $1 AND outbox_ready.holder = $2"#, now, self.holder;
        };
        let due_since = fetch_one! { &self.reader;
            r#"SELECT min(due_at) AS "since?: i64" FROM games WHERE due_at <= $1 AND
                 (SELECT holder FROM shards
                  WHERE shards.id = coalesce(games.guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $2"#,
                now, self.holder;
        };
        Ok(Backlog { messages, deliverable_since, due_since })
    }
}
