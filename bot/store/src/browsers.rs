//! The browsers in which members play on the page of boards. Sessions and links are kept as digests: whoever reads the
//! data cannot play for anybody.

use boxed::boxed;
use play::UserId;
use play::time::Millis;

use super::query::{execute, fetch_optional, rows_changed};
use super::{Result, Store};

/// How long a browser stays signed in, in milliseconds.
pub const SIGNED_IN_FOR: Millis = 30 * 24 * 60 * 60 * 1000;

#[boxed]
impl Store {
    /// Signs a browser in as a member by a link that was made for them at `made_at`. Returns whether it could: each link
    /// works once, and none that was made before the member signed out.
    pub async fn sign_in(
        &self,
        session: &str,
        link: &str,
        user: UserId,
        made_at: Millis,
    ) -> Result<bool> {
        Ok(rows_changed! { &self.writer;
            "INSERT INTO browsers (session, link, user_id, at) SELECT $1, $2, $3, $4
             WHERE NOT EXISTS (SELECT 1 FROM people WHERE user_id = $3 AND signed_out_at >= $5)
             ON CONFLICT DO NOTHING", session, link, user, self.now(), made_at;
        } == 1)
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
            "INSERT INTO people (user_id, signed_out_at) VALUES ($1, $2)
             ON CONFLICT (user_id) DO UPDATE SET signed_out_at = excluded.signed_out_at", user, self.now();
        }
        Ok(tx.commit().await?)
    }
}
