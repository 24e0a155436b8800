//! The results of a member's games: those that are over stand in the table `results`.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use ai::Level;
use boxed::boxed;
use play::audience::Place;
use play::rating::{Pool, Rating};
use play::time::DAY;
use play::{BestWin, Game, GuildId, HeadToHead, LongestGame, MemberRecord, Person, Tally, UserId};
use rules::Kind;

use super::pool::Transaction;
use super::query::{execute, fetch_all, fetch_one};
use super::{Result, Store, StoreError, narrow};

#[boxed]
impl Store {
    /// The results of a member's games on a server.
    pub async fn record(&self, guild: GuildId, user: UserId) -> Result<MemberRecord> {
        let rows = fetch_all! { &self.reader, (pool, finished, place, shared, games, abandoned, since);
            // CROSS JOIN: from the member's rows in `players` to their games. With a plain JOIN
            // SQLite may read all games of the server instead.
            r#"SELECT pool AS "pool!", finished = 1 AS "finished!: bool", place AS "place?: i64", shared = 1 AS "shared!: bool",
                 count(*) AS "games!: i64", CAST(sum(abandoned) AS BIGINT) AS "abandoned!: i64",
                 min(started_at) AS "since?: i64"
               FROM (
                 SELECT pool, finished, place, shared, abandoned, started_at FROM results
                 WHERE user_id = $1 AND guild_id = $2
                 UNION ALL SELECT '', 0, NULL, 0, 0, games.started_at FROM players AS own CROSS JOIN games
                 WHERE own.user_id = $1 AND own.place IS NULL AND games.id = own.game_id AND games.guild_id = $2
                   AND games.ended_at IS NULL
               ) AS played
               GROUP BY pool, finished, place, shared"#, user, guild;
        };
        let mut record = MemberRecord::default();
        for (pool, finished, place, shared, games, abandoned, since) in rows {
            record.since = record.since.into_iter().chain(since).min();
            if !finished {
                continue;
            }
            let games: u32 = narrow(games)?;
            record.reliability.finished += games;
            record.reliability.abandoned += narrow::<u32>(abandoned)?;
            if let Some(place) = place {
                let unknown = || StoreError::Unreadable(format!("the pool {pool}"));
                record.tallies.push(Tally {
                    pool: Pool::read(&pool).ok_or_else(unknown)?,
                    place: narrow(place)?,
                    shared,
                    games,
                });
            }
        }
        Ok(record)
    }

    /// A member's wins on a server over the strongest opponents, by the opponents' ratings at the
    /// time, the best first: at most `limit`.
    pub async fn best_wins(
        &self,
        guild: GuildId,
        user: UserId,
        limit: i64,
    ) -> Result<Vec<BestWin>> {
        let rows = fetch_all! { &self.reader, (code, channel, user_id, name, mu, sigma);
            r#"SELECT games.code AS "code!", games.channel_id AS "channel!", other.user_id AS "user_id!",
                 other.name AS "name!", theirs.mu0 AS "mu!", theirs.sigma0 AS "sigma!"
               FROM (
                 SELECT game_id, beaten FROM results WHERE user_id = $1 AND guild_id = $2 AND beaten IS NOT NULL
                 ORDER BY beaten DESC, game_id DESC LIMIT $3
               ) AS best CROSS JOIN games CROSS JOIN players AS other CROSS JOIN rating_changes AS theirs
               WHERE games.id = best.game_id AND other.game_id = best.game_id AND other.place > 1
                 AND theirs.game_id = best.game_id AND theirs.player = other.player
               ORDER BY best.beaten DESC, best.game_id DESC, theirs.mu0 DESC, other.player"#, user, guild, limit;
        };
        let mut wins: Vec<BestWin> = Vec::with_capacity(rows.len());
        for (code, channel, loser, name, mu, sigma) in rows {
            // Of the opponents of one game, the strongest comes first.
            if wins.last().is_none_or(|last| last.code != code) {
                wins.push(BestWin {
                    code,
                    at: Place { guild, channel: channel.into() },
                    winner: user,
                    loser: Person::new(loser, name),
                    rating: Rating { mu, sigma },
                });
            }
        }
        Ok(wins)
    }

    /// The finished games of a member on a server with the most turns, the longest first: at most
    /// `limit`.
    pub async fn longest_games(
        &self,
        guild: GuildId,
        user: UserId,
        limit: i64,
    ) -> Result<Vec<LongestGame>> {
        let rows = fetch_all! { &self.reader, (code, channel, ply);
            r#"SELECT games.code AS "code!", games.channel_id AS "channel!", games.ply AS "ply!" FROM (
                 SELECT game_id, turns FROM results WHERE user_id = $1 AND guild_id = $2 AND finished = 1 AND turns > 0
                 ORDER BY turns DESC, game_id LIMIT $3
               ) AS longest CROSS JOIN games WHERE games.id = longest.game_id
               ORDER BY longest.turns DESC, longest.game_id"#, user, guild, limit;
        };
        let read = |(code, channel, ply): (String, i64, i64)| {
            let at = Place { guild, channel: channel.into() };
            Ok(LongestGame { code, at, player: user, turns: narrow(ply)? })
        };
        rows.into_iter().map(read).collect()
    }

    /// The turns that a member has played on a server since a day: days since 1970, in order, each
    /// with its turns. Whoever took a seat over has not played the turns before that.
    pub async fn turns_by_day(
        &self,
        guild: GuildId,
        user: UserId,
        since: i64,
    ) -> Result<Vec<(i64, u32)>> {
        let since_at = since.saturating_mul(DAY);
        // One row, since sqlx hands each of them over between threads, which takes longer than
        // reading it.
        let days = fetch_one! { &self.reader;
            r#"SELECT coalesce(string_agg(days, ' '), '') AS "days!" FROM (
                 SELECT days FROM results WHERE user_id = $1 AND guild_id = $2 AND ended_at >= $3
                 UNION ALL SELECT (event.at / 86400000) || ':' || count(*)
                 FROM players AS own CROSS JOIN games CROSS JOIN game_events AS event
                 WHERE own.user_id = $1 AND own.place IS NULL AND games.id = own.game_id AND games.guild_id = $2
                   AND games.ended_at IS NULL
                   AND event.game_id = own.game_id AND event.seq > (
                     SELECT coalesce(max(taken.seq), 0) FROM game_events AS taken
                     WHERE taken.game_id = own.game_id AND taken.player = own.player
                       AND taken.kind IN ('timeout', 'vacate', 'return', 'substitute') AND taken.kind = 'substitute'
                   )
                   AND event.player = own.player AND event.kind = 'turn' AND event.at >= $3
                 GROUP BY event.at / 86400000
               ) AS played"#, user, guild, since_at;
        };
        let mut turns = BTreeMap::new();
        for entry in days.split_whitespace() {
            let unreadable = || StoreError::Unreadable(format!("the turns of a day: {entry}"));
            let (day, played) = entry.split_once(':').ok_or_else(unreadable)?;
            let day = day.parse().map_err(|_| unreadable())?;
            if day >= since {
                let played: u32 = played.parse().map_err(|_| unreadable())?;
                *turns.entry(day).or_default() += played;
            }
        }
        Ok(turns.into_iter().collect())
    }

    /// A member's last thirty games for two against a computer, wherever they played, the earliest
    /// first: the computer's level, and whether they won, drew or lost.
    pub async fn results_against_computers(
        &self,
        user: UserId,
        kind: Kind,
    ) -> Result<Vec<(Level, Ordering)>> {
        let rows = fetch_all! { &self.reader, (level, own, theirs);
            r#"SELECT other.computer AS "level!", own.place AS "own!", other.place AS "theirs!"
               FROM players AS own CROSS JOIN games CROSS JOIN players AS other
               WHERE own.user_id = $1 AND own.place IS NOT NULL AND games.id = own.game_id
                 AND games.ruleset = $2 AND games.status = 'finished'
                 AND other.game_id = own.game_id AND other.user_id <> own.user_id
                 AND other.computer IS NOT NULL AND other.place IS NOT NULL
                 AND (SELECT count(*) FROM players AS seat WHERE seat.game_id = own.game_id) = 2
               ORDER BY own.game_id DESC LIMIT 30"#, user, kind.slug();
        };
        let read = |(level, own, theirs): (String, i64, i64)| {
            Some((level.parse().ok()?, theirs.cmp(&own)))
        };
        Ok(rows.into_iter().rev().filter_map(read).collect())
    }

    /// The results of `first` against `second` in the finished games of a server.
    pub async fn head_to_head(
        &self,
        guild: GuildId,
        first: UserId,
        second: UserId,
    ) -> Result<HeadToHead> {
        let (ahead, level, behind) = fetch_one! { &self.reader, (ahead, level, behind);
            r#"SELECT count(CASE WHEN own.place < other.place THEN 1 END) AS "ahead!: i64",
                 count(CASE WHEN own.place = other.place THEN 1 END) AS "level!: i64",
                 count(CASE WHEN own.place > other.place THEN 1 END) AS "behind!: i64"
               FROM results AS own CROSS JOIN results AS other
               WHERE own.user_id = $1 AND own.guild_id = $2 AND own.finished = 1
                 AND other.user_id = $3 AND other.guild_id = $2 AND other.game_id = own.game_id"#,
                first, guild, second;
        };
        Ok(HeadToHead { ahead: narrow(ahead)?, level: narrow(level)?, behind: narrow(behind)? })
    }
}

/// Writes what a game that is over says about its players. What was written before is replaced.
pub(super) async fn write(tx: &mut Transaction, game: &Game) -> Result<()> {
    execute! { &mut *tx;
        "DELETE FROM results WHERE game_id = $1 AND guild_id = $2
         AND user_id IN (SELECT user_id FROM players WHERE players.game_id = $1)", game.id, game.guild;
        "INSERT INTO results SELECT * FROM results_computed WHERE game_id = $1", game.id;
    }
    Ok(())
}
