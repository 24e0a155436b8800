//! Whether what happens can be saved. A server that is read-only, or whose disk is full, answers
//! every question, so a failure is remembered until something is saved.

use std::sync::Mutex;

use boxed::boxed;

use super::query::{execute, fetch_one};
use super::reason::reason;
use super::{Result, Store, StoreError};

/// How much a trial writes, in bytes: a full disk may have room for a number, and for none of the
/// pages that turns need.
const TRIAL: usize = 32 << 10;

/// Said of a failure for which there are no other words.
const UNKNOWN: &str = "the log says why";

/// Why the last change could not be saved, if none has been saved since.
#[derive(Debug, Default)]
pub(super) struct Failing(Mutex<Option<&'static str>>);

impl Failing {
    fn why(&self) -> Option<&'static str> {
        *self.0.lock().expect("nothing panics while it is held")
    }

    fn set(&self, why: Option<&'static str>) {
        *self.0.lock().expect("nothing panics while it is held") = why;
    }
}

#[boxed]
impl Store {
    /// Why nothing can be saved, in words for whoever runs the bot; none if the last change could
    /// be, or if a trial can. A trial is made only after a failure.
    pub async fn cannot_save(&self) -> Option<&'static str> {
        self.failing.why()?;
        let tried = self.try_saving().await;
        self.note_saved(&tried);
        self.failing.why()
    }

    /// Saves something, and nothing in the end.
    async fn try_saving(&self) -> Result<()> {
        let filler: String = std::iter::repeat_with(fastrand::alphanumeric).take(TRIAL).collect();
        let mut tx = self.writer.begin_in(&[]).await?;
        let id = fetch_one! { &mut tx;
            r#"INSERT INTO admin_log (at, actor_id, guild_id, action, reason) VALUES ($1, 0, 0, 'trial', $2) RETURNING id AS "id!""#,
                self.now(), filler;
        };
        execute! { &mut tx; "DELETE FROM admin_log WHERE id = $1", id; }
        Ok(tx.commit().await?)
    }

    /// Remembers whether something was saved. A conflict says nothing about that.
    pub(super) fn note_saved<T>(&self, saved: &Result<T>) {
        match saved {
            Ok(_) => self.failing.set(None),
            Err(StoreError::Engine(error)) => {
                self.failing.set(Some(reason(error).unwrap_or(UNKNOWN)));
            }
            Err(_) => {}
        }
    }
}
