//! What members see of their games, and of how they and others have fared.

use rules::Kind;

use crate::rating::{Pool, Standing};
use crate::store::{Game, GameStatus, GuildId, Person, Post, Ranked, RatingChange, Record, UserId};

use super::{Asker, Error, Play, Refusal};

/// So many of the last games make a trend.
const TREND: i64 = 5;

/// A game and the newest message that shows it, if there is one.
pub type Shown = (Game, Option<Post>);

/// A member's games, and the tables they could join.
#[derive(Clone, Debug)]
pub struct Overview {
    /// Their games that are not over.
    pub mine: Vec<Shown>,
    /// The open tables of the channel at which they have no seat.
    pub tables: Vec<Shown>,
}

/// Where somebody stands in a pool, and how they got there.
#[derive(Clone, Debug)]
pub struct Rated {
    /// Which games.
    pub pool: Pool,
    /// Where they stand after the last of them.
    pub standing: Standing,
    /// The last of them, the newest first, with what they changed.
    pub latest: Vec<(Game, RatingChange)>,
}

/// What is known of a member on one server.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who.
    pub member: Person,
    /// What came of their games.
    pub record: Record,
    /// How strong they are.
    pub standings: Vec<(Pool, Standing)>,
    /// What they are playing, with the newest board of each.
    pub games: Vec<Shown>,
}

impl Play {
    /// The games of a member, and the open tables of the channel.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn overview(&self, asker: Asker) -> Result<Overview, Error> {
        let posts = self.store.tables_posted_in(asker.channel).await?;
        let mut tables = self.store.games_in(asker.channel).await?;
        tables
            .retain(|game| game.status == GameStatus::Open && game.chair_of(asker.user).is_none());
        let post = |game: &Game| posts.get(&game.id).copied();
        Ok(Overview {
            mine: self.games_shown(asker.user).await?,
            tables: tables
                .into_iter()
                .map(|game| (game.clone(), post(&game)))
                .collect(),
        })
    }

    /// The games of a member that are not over, each with the newest message that shows it.
    async fn games_shown(&self, user: UserId) -> Result<Vec<Shown>, Error> {
        let posts = self.store.posts_of(user).await?;
        let games = self.store.games_of(user).await?.into_iter();
        let shown = games.map(|game| {
            let post = posts.get(&game.id).copied();
            (game, post)
        });
        Ok(shown.collect())
    }

    /// The games in which a member's clock runs, the nearest deadline first, each with its newest board.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn waiting_for(&self, user: UserId) -> Result<Vec<Shown>, Error> {
        let posts = self.store.posts_of(user).await?;
        let games = self.store.waiting_for(user).await?.into_iter();
        let shown = games.map(|game| {
            let post = posts.get(&game.id).copied();
            (game, post)
        });
        Ok(shown.collect())
    }

    /// Where a member stands on a server, at all games or at one.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn ratings(
        &self,
        guild: GuildId,
        user: UserId,
        kind: Option<Kind>,
    ) -> Result<Vec<Rated>, Error> {
        let mut rated = Vec::new();
        for (pool, standing) in self.store.standings_of(guild, user).await? {
            if kind.is_none_or(|kind| kind == pool.kind) {
                let latest = self.store.latest_changes(guild, user, pool, TREND);
                rated.push(Rated {
                    pool,
                    standing,
                    latest: latest.await?,
                });
            }
        }
        Ok(rated)
    }

    /// Everybody with a rated game of a server, the best first: in the pool that is asked for, or else in the one in
    /// which most was played.
    ///
    /// # Errors
    /// [`Refusal::Players`] where there is no such pool.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        kind: Option<Kind>,
        many: Option<bool>,
    ) -> Result<(Pool, Vec<Ranked>), Error> {
        let fits = |pool: &Pool| {
            kind.is_none_or(|kind| kind == pool.kind) && many.is_none_or(|many| many == pool.many)
        };
        let busiest = self.store.busiest_pools(guild).await?.into_iter();
        // Where nothing was played yet, the first that could be.
        let pool = busiest.chain(Pool::all()).find(fits);
        let pool = pool.ok_or_else(|| {
            let kind = kind.unwrap_or(Kind::Pasang);
            Refusal::Players { kind, asked: 3 }
        })?;
        Ok((pool, self.store.leaderboard(guild, pool).await?))
    }

    /// What is known of a member on a server.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn profile(&self, guild: GuildId, member: Person) -> Result<Profile, Error> {
        let user = member.id;
        let mut games = self.games_shown(user).await?;
        games.retain(|(game, _)| {
            let begun = matches!(game.status, GameStatus::Active | GameStatus::Frozen);
            begun && game.guild == Some(guild)
        });
        Ok(Profile {
            record: self.store.record(guild, user).await?,
            standings: self.store.standings_of(guild, user).await?,
            games,
            member,
        })
    }
}
