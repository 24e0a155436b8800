//! When somebody can be reached, and when they are away.

use std::ops::Range;

use sqlx::{Sqlite, SqliteConnection, Transaction};

use super::model::UserId;
use super::{Store, StoreError};
use crate::time::Millis;

/// Where somebody wants to be reminded that a game waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remind {
    /// In the game's channel.
    #[default]
    Channel,
    /// In a direct message.
    Direct,
    /// Not at all.
    Off,
}

impl Remind {
    /// All there is to choose from.
    pub const ALL: [Self; 3] = [Self::Channel, Self::Direct, Self::Off];

    /// The word in the database and in custom ids.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct => "dm",
            Self::Off => "off",
        }
    }

    /// What the word means.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|remind| remind.as_str() == word)
    }
}

/// When somebody can be reached, and when they are away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Availability {
    /// Where they want to be reminded.
    pub remind: Remind,
    /// The IANA name of their time zone; none for UTC.
    pub time_zone: Option<String>,
    /// From when until when they must not be reminded, in minutes after midnight there; may go past midnight.
    pub quiet: Option<(u16, u16)>,
    /// Until when they want to hear nothing.
    pub hushed_until: Option<Millis>,
    /// When they were last reminded of all their games.
    pub reminded_at: Option<Millis>,
    /// Whether a vacation shall begin by itself before their time runs out.
    pub vacation_by_itself: bool,
    /// The vacation they are on, or the last one.
    pub vacation: Option<Range<Millis>>,
    /// The year for which [`Availability::vacation_used`] counts.
    pub vacation_year: Option<i16>,
    /// How much of this year's vacation is used or planned.
    pub vacation_used: Millis,
}

impl Default for Availability {
    fn default() -> Self {
        Self {
            remind: Remind::default(),
            time_zone: None,
            quiet: None,
            hushed_until: None,
            reminded_at: None,
            vacation_by_itself: true,
            vacation: None,
            vacation_year: None,
            vacation_used: 0,
        }
    }
}

impl Store {
    /// When somebody can be reached.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn availability(&self, user: UserId) -> Result<Availability, StoreError> {
        let mut connection = self.reader.acquire().await?;
        availability(&mut connection, user).await
    }

    /// The vacations that some players are on, or were last: of each, in their order. A table has four at most.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn vacations(
        &self,
        players: &[UserId],
    ) -> Result<Vec<Option<Range<Millis>>>, StoreError> {
        let id = |index: usize| players.get(index).map(|player| player.get());
        let (first, second, third, fourth) = (id(0), id(1), id(2), id(3));
        let rows = sqlx::query!(
            r#"SELECT user_id, vacation_from AS "from!", vacation_until AS "until!" FROM people
               WHERE user_id IN ($1, $2, $3, $4) AND vacation_from IS NOT NULL"#,
            first,
            second,
            third,
            fourth
        )
        .fetch_all(&self.reader)
        .await?;
        let vacation = |player: &UserId| {
            let row = rows.iter().find(|row| row.user_id == player.get());
            row.map(|row| row.from..row.until)
        };
        Ok(players.iter().map(vacation).collect())
    }

    /// Changes when somebody can be reached, and returns what `change` does. Of two changes at once both stay: the
    /// second sees what the first has made.
    ///
    /// # Errors
    /// When SQLite fails, or `change` refuses; nothing has changed then.
    pub async fn change_availability<T, E: From<StoreError>>(
        &self,
        user: UserId,
        change: impl FnOnce(&mut Availability) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut tx = self.begin().await?;
        let mut now = availability(&mut tx, user).await?;
        let changed = change(&mut now)?;
        write(&mut tx, user, &now).await?;
        tx.commit().await.map_err(StoreError::from)?;
        Ok(changed)
    }
}

async fn availability(
    connection: &mut SqliteConnection,
    user: UserId,
) -> Result<Availability, StoreError> {
    let id = user.get();
    let row = sqlx::query!(
        "SELECT remind, time_zone, quiet_from, quiet_until, hushed_until, reminded_at, vacation_by_itself,
           vacation_from, vacation_until, vacation_year, vacation_used
         FROM people WHERE user_id = $1",
        id
    )
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else {
        return Ok(Availability::default());
    };
    let minute = |minute: Option<i64>| minute.and_then(|minute| u16::try_from(minute).ok());
    Ok(Availability {
        remind: Remind::read(&row.remind).unwrap_or_default(),
        time_zone: row.time_zone,
        quiet: minute(row.quiet_from).zip(minute(row.quiet_until)),
        hushed_until: row.hushed_until,
        reminded_at: row.reminded_at,
        vacation_by_itself: row.vacation_by_itself != 0,
        vacation: row
            .vacation_from
            .zip(row.vacation_until)
            .map(|(from, until)| from..until),
        vacation_year: row.vacation_year.and_then(|year| i16::try_from(year).ok()),
        vacation_used: row.vacation_used,
    })
}

async fn write(
    tx: &mut Transaction<'static, Sqlite>,
    user: UserId,
    now: &Availability,
) -> Result<(), StoreError> {
    let (id, remind) = (user.get(), now.remind.as_str());
    let (quiet_from, quiet_until) = (
        now.quiet.map(|quiet| quiet.0),
        now.quiet.map(|quiet| quiet.1),
    );
    let from = now.vacation.as_ref().map(|vacation| vacation.start);
    let until = now.vacation.as_ref().map(|vacation| vacation.end);
    sqlx::query!(
            "INSERT INTO people (user_id, remind, time_zone, quiet_from, quiet_until, hushed_until, reminded_at,
               vacation_by_itself, vacation_from, vacation_until, vacation_year, vacation_used)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
             ON CONFLICT (user_id) DO UPDATE SET
               remind = excluded.remind, time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
               quiet_until = excluded.quiet_until, hushed_until = excluded.hushed_until,
               reminded_at = excluded.reminded_at,
               vacation_by_itself = excluded.vacation_by_itself, vacation_from = excluded.vacation_from,
               vacation_until = excluded.vacation_until, vacation_year = excluded.vacation_year,
               vacation_used = excluded.vacation_used",
            id, remind, now.time_zone, quiet_from, quiet_until, now.hushed_until, now.reminded_at,
            now.vacation_by_itself, from, until, now.vacation_year, now.vacation_used
        )
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Somebody has just been reminded of all their games.
pub(super) async fn reminded(
    tx: &mut Transaction<'static, Sqlite>,
    user: UserId,
    at: Millis,
) -> Result<(), StoreError> {
    let user = user.get();
    sqlx::query!(
        "INSERT INTO people (user_id, reminded_at) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET reminded_at = excluded.reminded_at",
        user,
        at
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
