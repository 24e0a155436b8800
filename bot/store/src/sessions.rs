//! The sessions with Discord's gateway, where several processes share a database: the process that
//! takes a shard over resumes the session of the previous one and receives the events that were
//! missed.

use boxed::boxed;
use play::time::Millis;

use super::query::{execute, fetch_optional};
use super::{Result, Store, narrow};

/// A session that was left longer ago is not resumed. Discord does not say how long it keeps one.
pub(super) const RESUMABLE: Millis = 60_000;

/// A session with Discord's gateway, with its progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatewaySession {
    /// Its id at Discord.
    pub id: String,
    /// The sequence number of the last event that need not be sent again.
    pub sequence: u64,
    /// The address at which Discord wants it to be resumed; none if that address has failed.
    pub resume_url: Option<String>,
}

#[boxed]
impl Store {
    /// The session of a shard that this process serves, if the previous process has just left one.
    /// A process that has the data to itself leaves none.
    pub async fn session(&self, shard: u32) -> Result<Option<GatewaySession>> {
        if !self.is_shared() {
            return Ok(None);
        }
        let row = fetch_optional! { &self.reader, (id, sequence, resume_url);
            r#"SELECT session_id AS "id!", sequence AS "sequence!", resume_url
               FROM shards WHERE id = $1 AND holder = $2 AND session_id IS NOT NULL"#, shard, self.holder;
        };
        let Some((id, sequence, resume_url)) = row else {
            return Ok(None);
        };
        Ok(Some(GatewaySession { id, sequence: narrow(sequence)?, resume_url }))
    }

    /// Stores the session of a shard, for the next process that serves it. Changes nothing if
    /// another process serves it by now. It does not wait for the turns that are being saved:
    /// whatever Discord sends again is answered again.
    pub async fn keep_session(&self, shard: u32, session: &GatewaySession) -> Result<()> {
        let sequence = i64::try_from(session.sequence).unwrap_or(i64::MAX);
        execute! { &self.leases;
            "UPDATE shards SET session_id = $1, sequence = $2, resume_url = $3 WHERE id = $4 AND holder = $5",
                session.id, sequence, session.resume_url, shard, self.holder;
        }
        Ok(())
    }
}
