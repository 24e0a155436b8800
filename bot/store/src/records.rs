//! The results of a member's games.

use boxed::boxed;
use play::rating::{Pool, Rating};
use play::time::Millis;
use play::{BestWin, GuildId, HeadToHead, LongestGame, Person, Record, Tally, UserId};

use super::query::query_as;
use super::{Store, StoreError, narrow};

#[derive(sqlx::FromRow)]
struct RecordRow {
    ruleset: String,
    ended: bool,
    place: Option<i64>,
    many: bool,
    shared: bool,
    games: i64,
    abandoned: i64,
    since: Option<i64>,
}

#[derive(sqlx::FromRow)]
struct BestWinRow {
    code: String,
    user_id: i64,
    name: String,
    mu: f64,
    sigma: f64,
}

#[derive(sqlx::FromRow)]
struct LongestRow {
    code: String,
    ply: i64,
}

#[derive(sqlx::FromRow)]
struct DayRow {
    day: i64,
    turns: i64,
}

#[derive(sqlx::FromRow)]
struct HeadToHeadRow {
    ahead: i64,
    level: i64,
    behind: i64,
}

#[boxed]
impl Store {
    /// The results of a member's games on a server.
    pub async fn record(&self, guild: GuildId, user: UserId) -> Result<Record, StoreError> {
        let rows = query_as!(
            RecordRow,
            // CROSS JOIN: from the member's rows in `chairs` to their games. With a plain JOIN SQLite may read all
            // games of the server instead. SQLite uses the index `absences` only where the query lists all its kinds.
            r#"SELECT ruleset AS "ruleset!", ended AS "ended!: bool", place AS "place?: i64", many AS "many!: bool",
                 shared AS "shared!: bool", count(*) AS "games!: i64", count(abandoned) AS "abandoned!: i64",
                 min(started_at) AS "since?: i64"
               FROM (
                 SELECT games.ruleset, games.started_at, games.status = 'finished' AS ended, own.place,
                   (SELECT count(*) FROM chairs WHERE chairs.game_id = own.game_id) > 2 AS many,
                   (SELECT count(*) FROM chairs
                    WHERE chairs.game_id = own.game_id AND chairs.place = own.place) > 1 AS shared,
                   CASE WHEN games.status = 'finished' AND EXISTS (
                     SELECT 1 FROM game_events AS event
                     WHERE event.game_id = own.game_id AND event.chair = own.chair
                       AND event.kind IN ('timeout', 'vacate', 'return', 'substitute')
                       AND (event.kind = 'timeout' OR event.kind = 'vacate' AND NOT EXISTS (
                         SELECT 1 FROM game_events AS later
                         WHERE later.game_id = own.game_id AND later.chair = own.chair AND later.seq > event.seq
                           AND later.kind IN ('timeout', 'vacate', 'return', 'substitute')
                           AND later.kind IN ('return', 'substitute')
                       ))
                   ) THEN 1 END AS abandoned
                 FROM chairs AS own CROSS JOIN games
                 WHERE games.id = own.game_id AND own.user_id = $1 AND games.guild_id = $2
               ) AS played
               GROUP BY ruleset, ended, place, many, shared ORDER BY place, shared"#,
            user.get(),
            guild.get()
        )
        .fetch_all(&self.reader)
        .await?;
        let mut record = Record::default();
        for row in rows {
            record.since = match (record.since, row.since) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            };
            if !row.ended {
                continue;
            }
            let games: u32 = narrow(row.games)?;
            record.reliability.finished += games;
            record.reliability.abandoned += narrow::<u32>(row.abandoned)?;
            if let Some(place) = row.place {
                let unknown = |_| StoreError::Unreadable(format!("the game {}", row.ruleset));
                record.tallies.push(Tally {
                    pool: Pool { kind: row.ruleset.parse().map_err(unknown)?, many: row.many },
                    place: narrow(place)?,
                    shared: row.shared,
                    games,
                });
            }
        }
        Ok(record)
    }

    /// A member's win on a server over the strongest opponent, by the opponent's rating at the time.
    pub async fn best_win(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<BestWin>, StoreError> {
        let row = query_as!(
            BestWinRow,
            r#"SELECT games.code AS "code!", other.user_id AS "user_id!", other.name AS "name!",
                 theirs.mu0 AS "mu!", theirs.sigma0 AS "sigma!"
               FROM chairs AS own CROSS JOIN games CROSS JOIN chairs AS other CROSS JOIN rating_changes AS theirs
               WHERE own.user_id = $1 AND own.place = 1 AND games.id = own.game_id AND games.guild_id = $2
                 AND other.game_id = own.game_id AND other.place > 1
                 AND theirs.game_id = other.game_id AND theirs.chair = other.chair
               ORDER BY theirs.mu0 DESC, games.id DESC LIMIT 1"#,
            user.get(),
            guild.get()
        )
        .fetch_optional(&self.reader)
        .await?;
        Ok(row.map(|row| BestWin {
            code: row.code,
            loser: Person::new(row.user_id, row.name),
            rating: Rating { mu: row.mu, sigma: row.sigma },
        }))
    }

    /// The finished game of a member on a server with the most turns.
    pub async fn longest_game(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<LongestGame>, StoreError> {
        let row = query_as!(
            LongestRow,
            r#"SELECT games.code AS "code!", games.ply AS "ply!" FROM chairs AS own CROSS JOIN games
               WHERE own.user_id = $1 AND games.id = own.game_id AND games.guild_id = $2 AND games.status = 'finished'
                 AND games.ply > 0
               ORDER BY games.ply DESC, games.id LIMIT 1"#,
            user.get(),
            guild.get()
        )
        .fetch_optional(&self.reader)
        .await?;
        row.map(|row| Ok(LongestGame { code: row.code, turns: narrow(row.ply)? })).transpose()
    }

    /// The turns that a member has played on a server since a moment: days since 1970, in order, each with its turns. Whoever
    /// took a seat over has not played the turns before that.
    pub async fn turns_by_day(
        &self,
        guild: GuildId,
        user: UserId,
        since: Millis,
    ) -> Result<Vec<(i64, u32)>, StoreError> {
        let rows = query_as!(
            DayRow,
            r#"SELECT event.at / 86400000 AS "day!: i64", count(*) AS "turns!: i64"
               FROM chairs AS own CROSS JOIN games CROSS JOIN game_events AS event
               WHERE own.user_id = $1 AND games.id = own.game_id AND games.guild_id = $2
                 AND (games.ended_at IS NULL OR games.ended_at >= $3)
                 AND event.game_id = own.game_id AND event.seq > (
                   SELECT coalesce(max(taken.seq), 0) FROM game_events AS taken
                   WHERE taken.game_id = own.game_id AND taken.chair = own.chair
                     AND taken.kind IN ('timeout', 'vacate', 'return', 'substitute') AND taken.kind = 'substitute'
                 )
                 AND event.chair = own.chair AND event.kind = 'turn' AND event.at >= $3
               GROUP BY event.at / 86400000 ORDER BY event.at / 86400000"#,
            user.get(),
            guild.get(),
            since
        )
        .fetch_all(&self.reader)
        .await?;
        let days = rows.into_iter();
        days.map(|row| Ok((row.day, narrow(row.turns)?))).collect()
    }

    /// The results of `first` against `second` in the finished games of a server.
    pub async fn head_to_head(
        &self,
        guild: GuildId,
        first: UserId,
        second: UserId,
    ) -> Result<HeadToHead, StoreError> {
        let row = query_as!(
            HeadToHeadRow,
            r#"SELECT count(CASE WHEN own.place < other.place THEN 1 END) AS "ahead!: i64",
                 count(CASE WHEN own.place = other.place THEN 1 END) AS "level!: i64",
                 count(CASE WHEN own.place > other.place THEN 1 END) AS "behind!: i64"
               FROM chairs AS own CROSS JOIN games CROSS JOIN chairs AS other
               WHERE own.user_id = $1 AND games.id = own.game_id AND games.guild_id = $2
                 AND games.status = 'finished' AND other.game_id = own.game_id AND other.user_id = $3"#,
            first.get(),
            guild.get(),
            second.get()
        )
        .fetch_one(&self.reader)
        .await?;
        Ok(HeadToHead {
            ahead: narrow(row.ahead)?,
            level: narrow(row.level)?,
            behind: narrow(row.behind)?,
        })
    }
}
