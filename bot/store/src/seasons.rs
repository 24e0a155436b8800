//! The results of a season of the leaderboard.

use boxed::boxed;
use play::rating::{LEADERS, Pool};
use play::{GuildId, Person, Season, SeasonResult, SeasonResults, UserId};

use super::query::fetch_all;
use super::{Result, Store, narrow};

#[boxed]
impl Store {
    /// How the members of a server have fared in the rated games in a pool that were finished in a
    /// season: the best of them, the first first, and `reader`. Former players are left out.
    pub async fn season_results(
        &self,
        guild: GuildId,
        pool: Pool,
        season: Season,
        reader: UserId,
    ) -> Result<SeasonResults> {
        let range = season.range();
        let rows = fetch_all! { &self.reader, (user_id, name, half_points, games, place, members);
            r#"SELECT placed.user_id AS "user_id!", (
                 SELECT players.name FROM players CROSS JOIN games
                 WHERE games.id = players.game_id AND games.guild_id = $1 AND players.user_id = placed.user_id
                 ORDER BY players.game_id DESC LIMIT 1
               ) AS "name!", placed.half_points AS "half_points!: i64", placed.games AS "games!: i64",
               placed.place AS "place!: i64", placed.members AS "members!: i64"
               FROM (
                 SELECT user_id, half_points, games, rank() OVER (ORDER BY half_points DESC) AS place,
                   row_number() OVER (ORDER BY half_points DESC, games, user_id) AS number, count(*) OVER () AS members
                 FROM (
                   SELECT user_id, count(*) AS games, CAST(sum(half_points) AS BIGINT) AS half_points FROM results
                   WHERE guild_id = $1 AND pool = $4 AND half_points IS NOT NULL AND ended_at >= $2 AND ended_at < $3
                   GROUP BY user_id
                 ) AS played
               ) AS placed
               WHERE placed.number <= $5 OR placed.user_id = $6 ORDER BY placed.number"#,
                guild, range.start, range.end, pool.slug(), LEADERS, reader;
        };
        let mut results = SeasonResults::default();
        for (user, name, half_points, games, place, members) in rows {
            results.members = narrow(members)?;
            let result = SeasonResult {
                member: Person::new(user, name),
                place: narrow(place)?,
                half_points: narrow(half_points)?,
                games: narrow(games)?,
            };
            if result.member.id == reader {
                results.own = Some(result.clone());
            }
            if results.leaders.len() < LEADERS {
                results.leaders.push(result);
            }
        }
        Ok(results)
    }
}
