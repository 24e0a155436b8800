//! The results of a season of the leaderboard.

use boxed::boxed;
use play::rating::Pool;
use play::{GuildId, Person, Season, SeasonResult};

use super::query::query_as;
use super::{Store, StoreError, narrow};

#[derive(sqlx::FromRow)]
struct ResultRow {
    user_id: i64,
    name: Option<String>,
    half_points: i64,
    games: i64,
}

#[boxed]
impl Store {
    /// The members of a server with a rated game in a pool that was finished in a season, the best first. Former players
    /// are left out.
    pub async fn season_results(
        &self,
        guild: GuildId,
        pool: Pool,
        season: Season,
    ) -> Result<Vec<SeasonResult>, StoreError> {
        let (guild, pool, range) = (guild.get(), pool.slug(), season.range());
        let rows = query_as!(
            ResultRow,
            // CROSS JOIN: from the games that were finished in the season, which an index finds, to their players.
            r#"SELECT played.user_id AS "user_id!", (
                 SELECT chairs.name FROM chairs CROSS JOIN games
                 WHERE games.id = chairs.game_id AND games.guild_id = $1 AND chairs.user_id = played.user_id
                 ORDER BY chairs.game_id DESC LIMIT 1
               ) AS "name?", played.half_points AS "half_points!: i64", played.games AS "games!: i64"
               FROM (
                 SELECT own.user_id, count(*) AS games, CAST(sum((
                   SELECT sum(CASE WHEN other.place > own.place THEN 2 WHEN other.place = own.place THEN 1 ELSE 0 END)
                   FROM chairs AS other WHERE other.game_id = own.game_id AND other.chair <> own.chair
                 )) AS BIGINT) AS half_points
                 FROM games CROSS JOIN rating_changes AS rated CROSS JOIN chairs AS own
                 WHERE games.guild_id = $1 AND games.status = 'finished' AND games.ended_at >= $2 AND games.ended_at < $3
                   AND rated.game_id = games.id AND rated.pool = $4
                   AND own.game_id = rated.game_id AND own.chair = rated.chair AND own.user_id > 0
                 GROUP BY own.user_id
               ) AS played
               ORDER BY played.half_points DESC, played.games, played.user_id"#,
            guild,
            range.start,
            range.end,
            pool
        )
        .fetch_all(&self.reader)
        .await?;
        let mut results = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(name) = row.name else { continue };
            results.push(SeasonResult {
                member: Person::new(row.user_id, name),
                half_points: narrow(row.half_points)?,
                games: narrow(row.games)?,
            });
        }
        Ok(results)
    }
}
