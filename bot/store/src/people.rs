//! When members can be reached, and when they are away.

use std::ops::Range;

use boxed::boxed;
use play::time::Millis;
use play::{Availability, ChannelId, GameId, Notification, Notify, Remind, Subject, UserId};

use super::pool::{Executor, Transaction};
use super::query::{execute, fetch_all, fetch_one, fetch_optional, rows_changed};
use super::{Result, Store, StoreError};

#[derive(sqlx::FromRow)]
struct PersonRow {
    notify: String,
    daily_minute: i64,
    daily_at: Option<i64>,
    remind: String,
    time_zone: Option<String>,
    quiet_from: Option<i64>,
    quiet_until: Option<i64>,
    snoozed_until: Option<i64>,
    reminded_at: Option<i64>,
    automatic_vacation: i64,
    vacation_from: Option<i64>,
    vacation_until: Option<i64>,
    vacations_before: String,
    vacation_year: Option<i64>,
    vacation_used: i64,
}

#[boxed]
impl Store {
    /// When a member can be reached.
    pub async fn availability(&self, user: UserId) -> Result<Availability> {
        availability(&self.reader, user).await
    }

    /// The name of a member in the newest of their games; none if they have not played.
    pub async fn last_name_of(&self, user: UserId) -> Result<Option<String>> {
        Ok(fetch_optional! { &self.reader;
            "SELECT name FROM players WHERE user_id = $1 ORDER BY game_id DESC LIMIT 1", user;
        })
    }

    /// The vacations of some players, earlier ones too: of the four of a table, and a fifth who may take over a seat.
    pub async fn vacations(&self, players: &[UserId]) -> Result<Vec<(UserId, Range<Millis>)>> {
        let id = |index: usize| players.get(index);
        let rows = fetch_all! { &self.reader, (user_id, from, until, vacations_before);
            r#"SELECT user_id, vacation_from AS "from?", vacation_until AS "until?", vacations_before FROM people
               WHERE user_id IN ($1, $2, $3, $4, $5) AND vacation_from IS NOT NULL"#,
                id(0), id(1), id(2), id(3), id(4);
        };
        let mut all = Vec::new();
        for (user, from, until, before) in rows {
            let before: String = before;
            all.extend(vacations(user.into(), (from, until), Some(&before))?);
        }
        Ok(all)
    }

    /// How a member is notified: as they chose for this game, or else for all games.
    pub async fn notify(&self, user: UserId, game: Option<GameId>) -> Result<Notify> {
        let word = fetch_one! { &self.reader;
            r#"SELECT coalesce(
                 (SELECT notify FROM game_notifications WHERE user_id = $1 AND game_id = $2),
                 (SELECT notify FROM people WHERE user_id = $1)) AS "word?: String""#,
                user, game;
        };
        Ok(word.as_deref().and_then(Notify::read).unwrap_or_default())
    }

    /// What a member chose for one game; none if it is as in all games.
    pub async fn notify_in(&self, user: UserId, game: GameId) -> Result<Option<Notify>> {
        let word = fetch_optional! { &self.reader;
            "SELECT notify FROM game_notifications WHERE user_id = $1 AND game_id = $2", user, game;
        };
        Ok(word.as_deref().and_then(Notify::read))
    }

    /// Chooses how a member is notified in one game; none for the same as in all games.
    pub async fn set_notify_in(
        &self,
        user: UserId,
        game: GameId,
        notify: Option<Notify>,
    ) -> Result<()> {
        match notify.map(Notify::as_str) {
            Some(word) => execute! { &self.writer;
                "INSERT INTO game_notifications (user_id, game_id, notify) VALUES ($1, $2, $3)
                 ON CONFLICT (game_id, user_id) DO UPDATE SET notify = excluded.notify", user, game, word;
            },
            None => execute! { &self.writer;
                "DELETE FROM game_notifications WHERE user_id = $1 AND game_id = $2", user, game;
            },
        }
        Ok(())
    }

    /// The members whose daily message is due. Only the process that serves what belongs to no guild gets any.
    pub async fn due_daily_messages(&self) -> Result<Vec<UserId>> {
        let users = fetch_all! { &self.reader;
            "SELECT user_id FROM people WHERE daily_at <= $1 AND (SELECT holder FROM shards WHERE shards.id = 0) = $2
             ORDER BY daily_at LIMIT 100", self.now(), self.holder;
        };
        Ok(users.into_iter().map(UserId::from).collect())
    }

    /// Queues the daily message of a member that was due at `at`, as one about the first of their games that wait; none
    /// if no game waits. The `next` one is due later. Nothing happens if that was done before.
    pub async fn queue_daily_message(
        &self,
        user: UserId,
        at: Millis,
        first: Option<(GameId, ChannelId)>,
        next: Option<Millis>,
    ) -> Result<()> {
        let now = self.now();
        let mut tx = self.begin().await?;
        let was_due = rows_changed! { &mut tx;
            "UPDATE people SET daily_at = $3 WHERE user_id = $1 AND daily_at = $2", user, at, next;
        };
        if was_due > 0
            && let Some((game, channel)) = first
        {
            let daily = [Notification::Daily { user, at }];
            super::outbox::enqueue(&mut tx, Subject::Game(game), channel, &daily, now).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Changes when a member can be reached, and returns what `change` returns. Two changes at once do not overwrite
    /// each other: the second sees the result of the first. Fails when the engine fails, or `change` returns an error;
    /// nothing has changed then.
    pub async fn change_availability<T, E: From<StoreError>>(
        &self,
        user: UserId,
        change: impl FnOnce(&mut Availability) -> Result<T, E>,
    ) -> Result<T, E> {
        let at = self.now();
        let mut tx = self.begin().await?;
        let mut now = availability(&mut tx, user).await?;
        let changed = change(&mut now)?;
        write(&mut tx, user, &now, at).await?;
        tx.commit().await.map_err(StoreError::from)?;
        Ok(changed)
    }
}

async fn availability(executor: impl Into<Executor<'_>>, user: UserId) -> Result<Availability> {
    let row = fetch_optional! { executor, PersonRow;
        "SELECT notify, daily_minute, daily_at, remind, time_zone, quiet_from, quiet_until, snoozed_until, reminded_at, automatic_vacation,
           vacation_from, vacation_until, vacations_before, vacation_year, vacation_used
         FROM people WHERE user_id = $1", user;
    };
    let Some(row) = row else {
        return Ok(Availability::default());
    };
    let minute = |minute: Option<i64>| minute.and_then(|minute| u16::try_from(minute).ok());
    Ok(Availability {
        notify: Notify::read(&row.notify).unwrap_or_default(),
        daily_minute: u16::try_from(row.daily_minute).unwrap_or_default(),
        daily_at: row.daily_at,
        remind: Remind::read(&row.remind).unwrap_or_default(),
        time_zone: row.time_zone,
        quiet: minute(row.quiet_from).zip(minute(row.quiet_until)),
        snoozed_until: row.snoozed_until,
        reminded_at: row.reminded_at,
        automatic_vacation: row.automatic_vacation != 0,
        vacations_before: intervals(user, &row.vacations_before)?,
        vacation: row.vacation_from.zip(row.vacation_until).map(|(from, until)| from..until),
        vacation_year: row.vacation_year.and_then(|year| i16::try_from(year).ok()),
        vacation_used: row.vacation_used,
    })
}

async fn write(tx: &mut Transaction, user: UserId, now: &Availability, at: Millis) -> Result<()> {
    let (quiet_from, quiet_until) = now.quiet.unzip();
    let vacation = now.vacation.as_ref().map(|vacation| (vacation.start, vacation.end));
    let (from, until) = vacation.unzip();
    let before: Vec<_> = now.vacations_before.iter().map(|it| (it.start, it.end)).collect();
    let before = super::json(&before, "vacations")?;
    execute! { &mut *tx;
        "INSERT INTO people (user_id, remind, time_zone, quiet_from, quiet_until, snoozed_until, reminded_at,
               automatic_vacation, vacation_from, vacation_until, vacation_year, vacation_used, notify, daily_minute, daily_at,
               links_from, vacations_before)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
             ON CONFLICT (user_id) DO UPDATE SET
               remind = excluded.remind, time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
               quiet_until = excluded.quiet_until, snoozed_until = excluded.snoozed_until,
               reminded_at = excluded.reminded_at,
               automatic_vacation = excluded.automatic_vacation, vacation_from = excluded.vacation_from,
               vacation_until = excluded.vacation_until, vacation_year = excluded.vacation_year,
               vacation_used = excluded.vacation_used, vacations_before = excluded.vacations_before, notify = excluded.notify,
               daily_minute = excluded.daily_minute, daily_at = excluded.daily_at",
            user, now.remind.as_str(), now.time_zone, quiet_from, quiet_until, now.snoozed_until, now.reminded_at,
            now.automatic_vacation, from, until, now.vacation_year, now.vacation_used, now.notify.as_str(),
            now.daily_minute, now.daily_at, at, before;
    }
    Ok(())
}

/// The vacations of a member, as their row has them: the current or last one, and those before it.
pub(super) fn vacations(
    user: UserId,
    (from, until): (Option<i64>, Option<i64>),
    before: Option<&str>,
) -> Result<Vec<(UserId, Range<Millis>)>> {
    let mut all = intervals(user, before.unwrap_or("[]"))?;
    all.extend(from.zip(until).map(|(from, until)| from..until));
    Ok(all.into_iter().map(|vacation| (user, vacation)).collect())
}

/// The vacations of a member that were kept as text.
fn intervals(user: UserId, kept: &str) -> Result<Vec<Range<Millis>>> {
    let unreadable = |_| StoreError::Unreadable(format!("the vacations of member {user}"));
    let kept: Vec<(Millis, Millis)> = serde_json::from_str(kept).map_err(unreadable)?;
    Ok(kept.into_iter().map(|(from, until)| from..until).collect())
}

/// Records that a member has just been reminded of all their games.
pub(super) async fn reminded(tx: &mut Transaction, user: UserId, at: Millis) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO people (user_id, reminded_at, links_from) VALUES ($1, $2, $2)
         ON CONFLICT (user_id) DO UPDATE SET reminded_at = excluded.reminded_at", user, at;
    }
    Ok(())
}
