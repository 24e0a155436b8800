//! Ratings: how each rated game changed them, and the current standings.
//!
//! CROSS JOIN makes SQLite join in the order in which a query is written: from a member's rows in
//! `players` to their games. With a plain JOIN it may read all games of the server instead.

use boxed::boxed;
use play::rating::{Pool, PoolRating, Rating, rated};
use play::recount::{RatedGame, RatedPlayer, Rerated};
use play::time::Millis;
use play::{
    Event, Game, GameId, GameStatus, GuildId, Person, Ranked, RatingChange, UserId, is_played,
};

use super::pool::Transaction;
use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::{Result, Store, narrow, rating_roles, records};

#[boxed]
impl Store {
    /// How a game changed ratings, and for which players; empty if it was not rated.
    pub async fn rating_changes(&self, game: GameId) -> Result<Vec<(usize, RatingChange)>> {
        let rows = fetch_all! { &self.reader, (player, mu0, sigma0, mu1, sigma1);
            "SELECT player, mu0, sigma0, mu1, sigma1 FROM rating_changes WHERE game_id = $1 ORDER BY player",
                game;
        };
        rows.into_iter()
            .map(|(player, mu0, sigma0, mu1, sigma1)| {
                Ok((narrow(player)?, RatingChange::read((mu0, sigma0), (mu1, sigma1))))
            })
            .collect()
    }

    /// Where a member stands on a server, in every pool in which they have a rated game.
    pub async fn standings_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Vec<(Pool, PoolRating)>> {
        let rows = fetch_all! { &self.reader, (pool, mu, sigma, games, last_at);
            "SELECT pool, mu, sigma, games, last_at FROM ratings WHERE user_id = $1 AND guild_id = $2",
                user, guild;
        };
        let mut standings = Vec::with_capacity(rows.len());
        for pool in Pool::all() {
            let slug = pool.slug();
            let row = rows.iter().find(|(pool, ..)| *pool == slug);
            if let Some(&(_, mu, sigma, games, last_at)) = row {
                standings.push((pool, standing((mu, sigma, games, last_at))?));
            }
        }
        Ok(standings)
    }

    /// The last rated games of a member on a server, at most `limit` in each pool, and how they
    /// changed the rating; the newest first.
    pub async fn latest_changes(
        &self,
        guild: GuildId,
        user: UserId,
        limit: i64,
    ) -> Result<Vec<(Pool, GameId, RatingChange)>> {
        let rows = fetch_all! { &self.reader, (pool, id, mu0, sigma0, mu1, sigma1);
            // The plus keeps SQLite from `results_rated`, which spares it some sorting but has all
            // members of the server.
            r#"SELECT pool AS "pool!", id AS "id!", mu0 AS "mu0!", sigma0 AS "sigma0!", mu1 AS "mu1!", sigma1 AS "sigma1!"
               FROM (
                 SELECT game_id AS id, ended_at,
                   row_number() OVER (PARTITION BY pool ORDER BY ended_at DESC, game_id DESC) AS number
                 FROM results WHERE user_id = $1 AND guild_id = $2 AND +half_points IS NOT NULL
               ) AS latest CROSS JOIN players CROSS JOIN rating_changes
               WHERE number <= $3 AND players.game_id = id AND players.user_id = $1
                 AND rating_changes.game_id = id AND rating_changes.player = players.player
               ORDER BY ended_at DESC, id DESC"#, user, guild, limit;
        };
        let latest = rows.into_iter().filter_map(|(pool, id, mu0, sigma0, mu1, sigma1)| {
            let change = RatingChange::read((mu0, sigma0), (mu1, sigma1));
            Some((Pool::read(&pool)?, id.into(), change))
        });
        Ok(latest.collect())
    }

    /// The pools of a server with rated games, the busiest first.
    pub async fn busiest_pools(&self, guild: GuildId) -> Result<Vec<Pool>> {
        let slugs = fetch_all! { &self.reader;
            "SELECT pool FROM ratings WHERE guild_id = $1 GROUP BY pool ORDER BY sum(games) DESC, pool", guild;
        };
        Ok(slugs.iter().filter_map(|slug| Pool::read(slug)).collect())
    }

    /// Every member with a rated game in a pool of a server: the ranked ones first, the best first.
    /// Former players are left out; their ids are negative.
    pub async fn leaderboard(&self, guild: GuildId, pool: Pool) -> Result<Vec<Ranked>> {
        let rows = fetch_all! { &self.reader, (user_id, mu, sigma, games, last_at, name);
            // The name comes from the newest row of `players` of the member: reading the index
            // backwards takes a step or two.
            r#"SELECT user_id, mu, sigma, games, last_at, (
                 SELECT players.name FROM players CROSS JOIN games
                 WHERE games.id = players.game_id AND games.guild_id = ratings.guild_id
                   AND players.user_id = ratings.user_id
                 ORDER BY players.game_id DESC LIMIT 1
               ) AS "name?"
               FROM ratings WHERE guild_id = $1 AND pool = $2 AND user_id > 0"#, guild, pool.slug();
        };
        let mut all = Vec::with_capacity(rows.len());
        for (user, mu, sigma, games, last_at, name) in rows {
            let Some(name) = name else { continue };
            all.push(Ranked {
                person: Person::new(user, name),
                standing: standing((mu, sigma, games, last_at))?,
            });
        }
        all.sort_by(|one, other| {
            let (a, b) = (one.standing, other.standing);
            let ranked = b.is_ranked().cmp(&a.is_ranked());
            // Of equal ratings, the more certain one comes first.
            ranked
                .then(b.rating.shown().cmp(&a.rating.shown()))
                .then(a.rating.sigma.total_cmp(&b.rating.sigma))
                .then(one.person.id.cmp(&other.person.id))
        });
        Ok(all)
    }

    /// Computes all ratings again from the finished games, in the order in which they ended, and
    /// returns how many games counted. Nothing is changed unless all of them can be read.
    pub async fn rebuild_ratings(&self) -> Result<usize> {
        let mut tx = self.begin().await?;
        execute! { &mut tx; "DELETE FROM rating_recounts"; }
        execute! { &mut tx; "DELETE FROM rating_changes"; }
        execute! { &mut tx; "DELETE FROM ratings"; }
        let finished = fetch_all! { &mut tx;
            r#"SELECT id AS "id!" FROM games WHERE status = 'finished' ORDER BY ended_at, id"#;
        };
        let mut rated = 0;
        for id in finished {
            // Nobody else can write meanwhile, so a reader sees the same games as this transaction.
            if let Some(game) = self.game_by_id(id.into()).await? {
                rated += usize::from(apply(&mut tx, &game, &[]).await?);
                records::write(&mut tx, &game).await?;
            }
        }
        tx.commit().await?;
        Ok(rated)
    }
}

/// Rates a game that has just ended, if it counts, and returns whether it did. A game counts once,
/// and only if it was really played, `events` that are not saved yet included. A substitute neither
/// wins nor loses by the position that they took over.
pub(super) async fn apply(tx: &mut Transaction, game: &Game, events: &[Event]) -> Result<bool> {
    let (GameStatus::Finished, Some(guild), Some(at), true) =
        (game.status, game.guild, game.ended_at, game.is_rated())
    else {
        return Ok(false);
    };
    let id = game.id;
    let counted = fetch_one! { &mut *tx;
        r#"SELECT EXISTS (SELECT 1 FROM rating_changes WHERE game_id = $1) AS "counted!: bool""#, id;
    };
    let Some(played) = RatedGame::of(game).filter(|_| !counted) else {
        return Ok(false);
    };
    let history = super::particulars::events(&mut *tx, game, 0, game.seq).await?;
    let mut history: Vec<Event> = history.into_iter().map(|(event, _)| event).collect();
    history.extend_from_slice(events);
    if !is_played(game.seats(), &history) {
        return Ok(false);
    }

    let pool = Pool::of(&game.setup).slug();
    let mut before = Vec::with_capacity(played.players.len());
    for RatedPlayer { user, place, .. } in &played.players {
        let row = fetch_optional! { &mut *tx, (mu, sigma, games, last_at);
            "SELECT mu, sigma, games, last_at FROM ratings WHERE guild_id = $1 AND pool = $2 AND user_id = $3",
                guild, pool, user;
        };
        before.push((row.map(standing).transpose()?, *place));
    }

    for (it, (change, now)) in played.players.into_iter().zip(rated(&before, at)) {
        keep_change(tx, &pool, Rerated { game: id, player: it.player, change }).await?;
        set_standing(tx, guild, &pool, it.user, &now).await?;
        rating_roles::check(tx, guild, it.user).await?;
    }
    Ok(true)
}

/// Writes how a game that counts has changed the rating of a player.
pub(super) async fn keep_change(tx: &mut Transaction, pool: &str, rerated: Rerated) -> Result<()> {
    let Rerated { game, player, change: RatingChange { before, after } } = rerated;
    execute! { &mut *tx;
        "INSERT INTO rating_changes (game_id, player, pool, mu0, sigma0, mu1, sigma1) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            game, player, pool, before.mu, before.sigma, after.mu, after.sigma;
    }
    Ok(())
}

/// Writes where a member stands from now on.
pub(super) async fn set_standing(
    tx: &mut Transaction,
    guild: GuildId,
    pool: &str,
    user: UserId,
    now: &PoolRating,
) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO ratings (guild_id, pool, user_id, mu, sigma, games, last_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (guild_id, pool, user_id) DO UPDATE SET
           mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, last_at = excluded.last_at",
            guild, pool, user, now.rating.mu, now.rating.sigma, now.games, now.last_at;
    }
    Ok(())
}

/// A rating as it is stored.
pub(super) fn standing((mu, sigma, games, last_at): (f64, f64, i64, Millis)) -> Result<PoolRating> {
    Ok(PoolRating { rating: Rating { mu, sigma }, games: narrow(games)?, last_at })
}
