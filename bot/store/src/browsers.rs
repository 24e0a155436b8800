//! The browsers in which members play on the page of boards. Sessions and links are kept as
//! digests: whoever reads the data cannot play for anybody.

use boxed::boxed;
use play::UserId;
use play::time::Millis;

use super::query::{execute, fetch_optional, rows_changed};
use super::{Result, Store};

/// How long a browser stays signed in, in milliseconds.
pub const SIGNED_IN_FOR: Millis = 30 * 24 * 60 * 60 * 1000;

#[boxed]
impl Store {
    /// Signs a browser in as a member by a link that was made for them at `made_at`. Returns
    /// whether it could: each link works once, and none that was made before the member signed out
    /// or was erased. Whoever gets a link has a row, since the bot remembers the language of
    /// whoever it answers; an erased member has none, and later a new one.
    pub async fn sign_in(
        &self,
        session: &str,
        link: &str,
        user: UserId,
        made_at: Millis,
    ) -> Result<bool> {
        // Never beside the erasure of the member.
        let mut tx = self.begin().await?;
        let signed_in = rows_changed! { &mut tx;
            "INSERT INTO browsers (session, link, user_id, at) SELECT $1, $2, $3, $4
             WHERE EXISTS (SELECT 1 FROM people WHERE user_id = $3 AND links_from <= $5)
             ON CONFLICT DO NOTHING", session, link, user, self.now(), made_at;
        };
        tx.commit().await?;
        Ok(signed_in == 1)
    }

    /// The member whose browser has this session; `None` once it is over.
    pub async fn signed_in(&self, session: &str) -> Result<Option<UserId>> {
        let user = fetch_optional! { &self.reader;
            r#"SELECT user_id AS "user!" FROM browsers WHERE session = $1 AND user_id IS NOT NULL AND at > $2"#,
                session, self.now() - SIGNED_IN_FOR;
        };
        Ok(user.map(|user: i64| user.into()))
    }

    /// Ends all sessions of a member, and the links that were made for them.
    pub async fn sign_out(&self, user: UserId) -> Result<()> {
        let mut tx = self.begin().await?;
        execute! { &mut tx;
            "UPDATE browsers SET user_id = NULL WHERE user_id = $1", user;
            "INSERT INTO people (user_id, links_from) VALUES ($1, $2)
             ON CONFLICT (user_id) DO UPDATE SET links_from = excluded.links_from", user, self.now() + 1;
        }
        Ok(tx.commit().await?)
    }
}
