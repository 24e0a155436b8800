//! The sessions with Discord's gateway, where several processes share a database: whoever takes a shard over goes on with
//! the session of the one before, and is told what came meanwhile.

use play::time::Millis;

use super::query::{query, query_as};
use super::{Store, StoreError, narrow};

/// A session that was left for longer is begun anew at once. Discord does not say for how long it keeps one.
pub(super) const RESUMABLE: Millis = 60_000;

/// A session with Discord's gateway, as far as it was dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatewaySession {
    /// By which Discord knows it.
    pub id: String,
    /// The number of the last event that needs not be sent again.
    pub sequence: u64,
    /// Where Discord wants it to be resumed; none if that address has failed.
    pub resume_url: Option<String>,
}

struct SessionRow {
    id: String,
    sequence: i64,
    resume_url: Option<String>,
}

impl Store {
    /// The session of a shard that this process serves, if whoever served it a moment ago has left one. Whoever has the
    /// data alone leaves none.
    ///
    /// # Errors
    /// When the engine fails.
    pub async fn session(&self, shard: u32) -> Result<Option<GatewaySession>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let shard = i64::from(shard);
        let row = query_as!(
            SessionRow,
            r#"SELECT session_id AS "id!", sequence AS "sequence!", resume_url
               FROM shards WHERE id = $1 AND holder = $2 AND session_id IS NOT NULL"#,
            shard,
            self.holder
        );
        let Some(row) = row.fetch_optional(&self.reader).await? else {
            return Ok(None);
        };
        Ok(Some(GatewaySession {
            id: row.id,
            sequence: narrow(row.sequence)?,
            resume_url: row.resume_url,
        }))
    }

    /// Notes the session of a shard, for whoever serves it next. Changes nothing if somebody else serves it by now.
    ///
    /// # Errors
    /// When the engine fails.
    pub async fn keep_session(
        &self,
        shard: u32,
        session: &GatewaySession,
    ) -> Result<(), StoreError> {
        let shard = i64::from(shard);
        let sequence = i64::try_from(session.sequence).unwrap_or(i64::MAX);
        query!(
            "UPDATE shards SET session_id = $1, sequence = $2, resume_url = $3 WHERE id = $4 AND holder = $5",
            session.id,
            sequence,
            session.resume_url,
            shard,
            self.holder
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
