//! Ratings that are computed again because the result of a game was overturned.
//!
//! The games of the pool are read in slices, beside whatever else happens. One transaction then
//! decides the ruling: it follows the games that have ended meanwhile, and writes the game, the
//! present ratings of the pool and what the players are told. What each later game has changed is
//! written with it where that is little. Otherwise it follows in slices, so that no turn waits for
//! all of it; until then a row of `rating_recounts` says from which game on that is missing, and
//! [`Store::settle_ratings`] computes the same again, also after a crash.

use std::collections::HashMap;

use boxed::boxed;
use play::rating::{Pool, PoolRating, RatingChange};
use play::recount::{Overturned, RatedGame, RatedKey, RatedPlayer, Recount, Rerated};
use play::time::{HOUR, Millis};
use play::{
    Change, Done, Game, GameId, GuildId, HandledInteraction, InteractionId, NewRating, Saved,
    Subject, UserId,
};

use super::pool::{Executor, Pool as ReadPool, Scope, Transaction};
use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::ratings::{keep_change, set_standing, standing};
use super::{Result, Store, StoreError, change, narrow, rating_roles, read_answer};

/// How many games are read at once.
const READ: usize = 1000;

/// The most games of which one transaction writes what they have changed.
const WRITTEN: usize = 100;

/// A game that is saved after another one may be dated so much earlier, since another process has
/// dated it.
const OVERTAKEN: Millis = HOUR;

/// A pool of which not everything is written since a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Unsettled {
    /// The first game that is rated again.
    from: RatedKey,
    /// The interaction of the ruling.
    ruling: i64,
}

#[boxed]
impl Store {
    /// Annuls the result of a game that counts in its pool, or lets it count again if it was
    /// annulled, by this interaction. `decide` makes the change and the answer from the ratings
    /// that the players have then. [`Store::settle_ratings`] must follow. Fails with
    /// [`StoreError::Conflict`] when the game, or another ruling about its pool, has changed since
    /// it was loaded.
    pub async fn overturn(
        &self,
        game: &Game,
        interaction: InteractionId,
        decide: impl FnOnce(Vec<NewRating>) -> (Change, Done) + Send,
    ) -> Result<Saved> {
        let saved = self.try_to_overturn(game, interaction, decide).await;
        self.note_saved(&saved);
        saved
    }

    async fn try_to_overturn(
        &self,
        game: &Game,
        interaction: InteractionId,
        decide: impl FnOnce(Vec<NewRating>) -> (Change, Done) + Send,
    ) -> Result<Saved> {
        let (Some(guild), Some(own)) = (game.guild, RatedGame::of(game)) else {
            return Err(StoreError::Unreadable(format!("the rating of game {}", game.code)));
        };
        let pool = Pool::of(&game.setup).slug();
        let unsettled = unsettled(&self.reader, guild, &pool).await?;
        let from = unsettled.map_or(own.key(), |it| it.from.min(own.key()));
        let of = match game.annulled_at {
            Some(_) => Overturned::Restored(own.clone()),
            None => Overturned::Annulled(game.id),
        };
        let mut recount = Recount::new(from, of);
        while follow(&self.reader, &mut recount, guild, &pool).await? {}

        let scopes = [Scope::Of(Subject::Game(game.id)), Scope::Shared(Some(guild))];
        let mut tx = self.writer.begin_in(&scopes).await?;
        let (version, answer) = fetch_one! { &mut tx, (version, answer);
            r#"SELECT version, (SELECT answer FROM interactions WHERE interactions.id = $2) AS "answer?: String"
               FROM games WHERE games.id = $1"#, game.id, interaction;
        };
        if let Some(answer) = answer {
            return Ok(Saved::Before(read_answer(answer)));
        }
        if version != game.version || self::unsettled(&mut tx, guild, &pool).await? != unsettled {
            return Err(StoreError::Conflict);
        }
        follow_rest(&mut tx, &mut recount, guild, &pool).await?;
        recount.end();
        let stood = standings(&mut tx, guild, &pool).await?;

        let shown = |standing: PoolRating| standing.rating.into();
        let ratings = own.players.iter().map(|it| NewRating {
            player: it.player,
            before: stood.get(&it.user).copied().map(shown),
            after: recount.standing(it.user).map(shown),
        });
        let (change, answer) = decide(ratings.collect());
        execute! { &mut tx;
            "UPDATE games SET annulled_at = $1, version = version + 1 WHERE id = $2", change.game.annulled_at, game.id;
            "DELETE FROM rating_changes WHERE game_id = $1", game.id;
        }
        let (again, later): (Vec<Rerated>, Vec<Rerated>) =
            recount.changed().iter().partition(|it| it.game == game.id);
        for rerated in again {
            keep_change(&mut tx, &pool, rerated).await?;
        }
        write_standings(&mut tx, (guild, &pool), &recount, &stood, &own).await?;
        if games(&later).count() > WRITTEN {
            execute! { &mut tx;
                "INSERT INTO rating_recounts (guild_id, pool, game_id, ruling) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (guild_id, pool) DO UPDATE SET game_id = excluded.game_id, ruling = excluded.ruling",
                    guild, pool, from.id, interaction;
            }
        } else {
            rewrite(&mut tx, guild, &later).await?;
            execute! { &mut tx; "DELETE FROM rating_recounts WHERE guild_id = $1 AND pool = $2", guild, pool; }
        }
        change::write(&mut tx, &change, Some(&HandledInteraction { interaction, answer })).await?;
        tx.commit().await?;
        Ok(Saved::Now)
    }

    /// Writes what is missing since rulings, in short transactions. Another process may do the same
    /// at the same time; a newer ruling takes the work over.
    pub async fn settle_ratings(&self) -> Result<()> {
        let pools = fetch_all! { &self.reader, (guild_id, pool);
            "SELECT guild_id, pool FROM rating_recounts ORDER BY guild_id, pool";
        };
        for (guild, pool) in pools {
            self.settle(guild.into(), &pool).await?;
        }
        Ok(())
    }

    async fn settle(&self, guild: GuildId, pool: &str) -> Result<()> {
        let Some(missing) = unsettled(&self.reader, guild, pool).await? else {
            return Ok(());
        };
        let mut recount = Recount::new(missing.from, Overturned::Nothing);
        while follow(&self.reader, &mut recount, guild, pool).await? {}
        let changed: Vec<&[Rerated]> = games(recount.changed()).collect();
        for some in changed.chunks(WRITTEN) {
            let mut tx = self.writer.begin_in(&[Scope::Shared(Some(guild))]).await?;
            if unsettled(&mut tx, guild, pool).await? != Some(missing) {
                return Ok(());
            }
            for game in some {
                rewrite(&mut tx, guild, game).await?;
            }
            tx.commit().await?;
        }
        execute! { &self.writer;
            "DELETE FROM rating_recounts WHERE guild_id = $1 AND pool = $2 AND ruling = $3",
                guild, pool, missing.ruling;
        }
        Ok(())
    }
}

/// What is missing in a pool since a ruling, if anything is.
async fn unsettled(
    executor: impl Into<Executor<'_>>,
    guild: GuildId,
    pool: &str,
) -> Result<Option<Unsettled>> {
    let row = fetch_optional! { executor, (game_id, ruling, ended_at);
        r#"SELECT game_id, ruling, games.ended_at AS "ended_at!" FROM rating_recounts JOIN games ON games.id = game_id
           WHERE rating_recounts.guild_id = $1 AND pool = $2"#, guild, pool;
    };
    Ok(row.map(|(game, ruling, ended_at)| Unsettled {
        from: RatedKey { ended_at, id: game.into() },
        ruling,
    }))
}

/// Follows the next games of a pool, and returns whether there were any.
async fn follow(
    reader: &ReadPool,
    recount: &mut Recount,
    guild: GuildId,
    pool: &str,
) -> Result<bool> {
    let after = recount.newest().unwrap_or(RatedKey::before(Millis::MIN));
    let games = rated_after(reader, guild, pool, after).await?;
    let any = !games.is_empty();
    for game in &games {
        recount.follow(game);
    }
    Ok(any)
}

/// Follows the games that have ended since then. Fails with [`StoreError::Conflict`] if one of them
/// is dated before the newest one that was followed.
async fn follow_rest(
    tx: &mut Transaction,
    recount: &mut Recount,
    guild: GuildId,
    pool: &str,
) -> Result<()> {
    let newest = recount.newest();
    let since = newest.map_or(Millis::MIN, |newest| newest.ended_at.saturating_sub(OVERTAKEN));
    let mut after = RatedKey::before(since);
    loop {
        let games = rated_after(&mut *tx, guild, pool, after).await?;
        let Some(last) = games.last() else {
            return Ok(());
        };
        after = last.key();
        for game in &games {
            if recount.has_followed(game.id) {
                continue;
            }
            if Some(game.key()) < newest {
                return Err(StoreError::Conflict);
            }
            recount.follow(game);
        }
    }
}

/// The next games that count in a pool, in order.
async fn rated_after(
    executor: impl Into<Executor<'_>>,
    guild: GuildId,
    pool: &str,
    after: RatedKey,
) -> Result<Vec<RatedGame>> {
    let RatedKey { ended_at, id } = after;
    let rows = fetch_all! { executor, (id, ended_at, player, user_id, place, mu0, sigma0, mu1, sigma1);
        r#"SELECT counted.id AS "id!: i64", counted.ended_at AS "ended_at!: i64", players.player AS "player!: i64",
             players.user_id AS "user_id!: i64", players.place AS "place?: i64",
             changed.mu0 AS "mu0!", changed.sigma0 AS "sigma0!", changed.mu1 AS "mu1!",
             changed.sigma1 AS "sigma1!"
           FROM (
             SELECT games.id, games.ended_at FROM games
             WHERE games.guild_id = $1 AND games.status = 'finished' AND games.ended_at >= $2
               AND (games.ended_at > $2 OR games.id > $3)
               AND EXISTS (SELECT 1 FROM rating_changes WHERE game_id = games.id AND rating_changes.pool = $4)
             ORDER BY games.ended_at, games.id LIMIT $5
           ) AS counted CROSS JOIN rating_changes AS changed CROSS JOIN players
           WHERE changed.game_id = counted.id AND players.game_id = counted.id AND players.player = changed.player
           ORDER BY counted.ended_at, counted.id, players.player"#, guild, ended_at, id, pool, READ;
    };
    let mut games: Vec<RatedGame> = Vec::new();
    for (id, ended_at, player, user, place, mu0, sigma0, mu1, sigma1) in rows {
        let id = GameId::from(id);
        let unplaced = || StoreError::Unreadable(format!("the place of a player of game {id}"));
        let player = RatedPlayer {
            player: narrow(player)?,
            user: user.into(),
            place: narrow(place.ok_or_else(unplaced)?)?,
            kept: Some(RatingChange::read((mu0, sigma0), (mu1, sigma1))),
        };
        match games.last_mut() {
            Some(game) if game.id == id => game.players.push(player),
            _ => games.push(RatedGame { id, ended_at, players: vec![player] }),
        }
    }
    Ok(games)
}

/// Where everybody stands in a pool.
async fn standings(
    tx: &mut Transaction,
    guild: GuildId,
    pool: &str,
) -> Result<HashMap<UserId, PoolRating>> {
    let rows = fetch_all! { &mut *tx, (user_id, mu, sigma, games, last_at);
        "SELECT user_id, mu, sigma, games, last_at FROM ratings WHERE guild_id = $1 AND pool = $2 ORDER BY user_id",
            guild, pool;
    };
    let each = rows.into_iter();
    each.map(|(user, mu, sigma, games, last_at)| {
        Ok((user.into(), standing((mu, sigma, games, last_at))?))
    })
    .collect()
}

/// Writes where everybody stands who stood elsewhere. Those without a rating are the players of a
/// game that counts again, and whoever was erased meanwhile.
async fn write_standings(
    tx: &mut Transaction,
    (guild, pool): (GuildId, &str),
    recount: &Recount,
    stood: &HashMap<UserId, PoolRating>,
    own: &RatedGame,
) -> Result<()> {
    for (user, now) in recount.standings() {
        let is_theirs = || !user.is_former() && own.players.iter().any(|it| it.user == user);
        let stands_elsewhere = match stood.get(&user) {
            Some(stood) => *stood != now,
            None => is_theirs(),
        };
        if stands_elsewhere {
            set_standing(tx, guild, pool, user, &now).await?;
        }
    }
    for user in stood.keys().filter(|user| recount.standing(**user).is_none()) {
        execute! { &mut *tx;
            "DELETE FROM ratings WHERE guild_id = $1 AND pool = $2 AND user_id = $3", guild, pool, user;
        }
        rating_roles::check(tx, guild, *user).await?;
    }
    rating_roles::check_pool(tx, guild, pool).await
}

/// The changes of each game.
fn games(changed: &[Rerated]) -> impl Iterator<Item = &[Rerated]> {
    changed.chunk_by(|one, next| one.game == next.game)
}

/// Writes what some games have changed, and which ratings their winners have beaten.
async fn rewrite(tx: &mut Transaction, guild: GuildId, changed: &[Rerated]) -> Result<()> {
    for game in games(changed) {
        for Rerated { game, player, change: RatingChange { before, after } } in game {
            execute! { &mut *tx;
                "UPDATE rating_changes SET mu0 = $1, sigma0 = $2, mu1 = $3, sigma1 = $4 WHERE game_id = $5 AND player = $6",
                    before.mu, before.sigma, after.mu, after.sigma, game, player;
            }
        }
        execute! { &mut *tx;
            "UPDATE results SET beaten = (
               SELECT max(theirs.mu0) FROM players AS other CROSS JOIN rating_changes AS theirs
               WHERE other.game_id = $1 AND other.place > 1 AND theirs.game_id = $1 AND theirs.player = other.player)
             WHERE game_id = $1 AND guild_id = $2 AND beaten IS NOT NULL
               AND user_id IN (SELECT user_id FROM players WHERE players.game_id = $1)", game[0].game, guild;
        }
    }
    Ok(())
}
