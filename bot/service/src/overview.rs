//! What members see about their games, their results and those of others.

use std::collections::{BTreeSet, HashMap};

use boxed::boxed;
use play::audience::{Audience, Place, Visible};
use play::rating::Pool;
use play::time::DAY;
use play::{
    ActionError, Activity, Asker, Club, Game, GameId, GameStatus, GuildId, Notify, Overview,
    Person, Posted, Profile, Purpose, Ranked, Rated, Remind, Season, SeasonResults, Shown, UserId,
    Waiting, seat_of, waiting,
};
use rules::Kind;

use crate::{Error, Games, Result};

/// The most games whose histories are read to predict the next turn.
const EXPECTED_IN: usize = 25;

/// How many of the last games make a trend.
const TREND: i64 = 5;

/// Among how many of a member's best wins and longest games is looked for one that the reader may
/// see.
const BEST: i64 = 10;

/// The most games under way that a club board shows.
const PLAYING: i64 = 50;

/// The most open tables, and the most tournaments, that a club board shows.
const TABLES: i64 = 10;

/// The most results that a club board shows: those of the last day, but never fewer than the least.
const RESULTS: i64 = 20;
const LEAST_RESULTS: usize = 5;

#[boxed]
impl Games {
    /// How the games of a server stand, for its club board in this channel.
    pub async fn club(&self, place: Place) -> Result<Club> {
        let (store, guild, readers) = (&self.store, place.guild, Audience::Channel(place));
        let posts = store.posts_on(guild).await?;
        let playing = store.played_on(guild, PLAYING).await?;
        let tables = store.tables_on(guild, TABLES).await?;
        let mut tournaments = Vec::new();
        for it in store.tournaments_on(guild, TABLES).await?.iter().filter(|it| !it.is_over()) {
            let post = store.newest_tournament_post(it.id, Purpose::Tournament).await?;
            tournaments.push((self.tournament_by_id(it.id).await?, post));
        }
        let results = self.visible(readers, store.over_on(guild, RESULTS).await?).await?;
        let of_the_day = self.now() - DAY;
        let recent =
            results.partition_point(|game| game.ended_at.is_some_and(|at| at > of_the_day));
        // One for each game under way.
        let last_event_at = store.last_events_on(guild).await?;
        Ok(Club {
            seeks: store.seeks_on(guild).await?.seeks,
            call_role: store.guild_settings(guild).await?.call_role,
            more: last_event_at.len().saturating_sub(playing.len()),
            playing: self.visible(readers, with_posts(playing, &posts)).await?,
            last_event_at,
            tables: self.visible(readers, with_posts(tables, &posts)).await?,
            tournaments: self.visible(readers, tournaments).await?,
            results: results.first_of(recent.max(LEAST_RESULTS)),
        })
    }

    /// The games of a member, the open tables of the channel, and the seeks that they can answer.
    pub async fn overview(&self, asker: Asker) -> Result<Overview> {
        let (mut tables, mut seeks, mut call_role) = (None, Vec::new(), None);
        if let Some(guild) = asker.guild {
            tables = Some(self.tables_to_join(asker).await?);
            seeks = self.seeks_to_answer(guild, asker.user).await?;
            call_role = self.store.guild_settings(guild).await?.call_role;
        }
        let moments = self.moments(asker.user).await?;
        let mine = self.games_shown(asker.user).await?;
        let mine = self.without_left(asker, mine, |(game, _)| game).await;
        let mine = self.visible(asker.audience(), mine).await?;
        let infos = self.store.game_infos_of(asker.user).await?;
        Ok(Overview { call_role, moments, mine, infos, tables, seeks })
    }

    /// The open tables of a channel at which a member has no seat, each with its message.
    async fn tables_to_join(&self, asker: Asker) -> Result<Visible<Shown>> {
        let posts = self.store.tables_posted_in(asker.channel).await?;
        let mut tables = self.store.games_in(asker.channel).await?;
        tables
            .retain(|game| game.status == GameStatus::Open && game.player_of(asker.user).is_none());
        self.visible(asker.audience(), with_posts(tables, &posts)).await
    }

    /// The unfinished games of a member, each with the newest message that shows it.
    async fn games_shown(&self, user: UserId) -> Result<Vec<Shown>> {
        let posts = self.store.posts_of(user).await?;
        Ok(with_posts(self.store.games_of(user).await?, &posts))
    }

    /// The games in which a member's clock runs, the nearest deadline first, each with its newest
    /// board, as an audience may read about them.
    pub async fn waiting_for(&self, user: UserId, audience: Audience) -> Result<Visible<Shown>> {
        let posts = self.store.posts_of(user).await?;
        let games = self.seen_by(Asker::alone(user), self.store.waiting_for(user).await?).await;
        self.visible(audience, with_posts(games, &posts)).await
    }

    /// The games that wait for a member and that they are told of once a day, the nearest deadline
    /// first, with the newest message of each, as an audience may read about them; none if they
    /// want no reminders.
    pub async fn daily_games(&self, user: UserId, audience: Audience) -> Result<Visible<Shown>> {
        if self.store.availability(user).await?.remind == Remind::Off {
            return Ok(Visible::default());
        }
        let waiting = Waiting::among(self.store.games_of(user).await?, user).games;
        let mut games = Vec::new();
        for game in self.seen_by(Asker::alone(user), waiting).await {
            if self.store.notify(user, Some(game.id)).await? == Notify::Daily {
                games.push(game);
            }
        }
        let games = with_posts(games, &self.store.posts_of(user).await?);
        self.visible(audience, games).await
    }

    /// What waits for a member on the server where they ask; in a direct message, what waits
    /// anywhere.
    pub async fn turns_waiting(&self, asker: Asker) -> Result<Waiting> {
        let Asker { user, guild, .. } = asker;
        let games = self.store.games_of(user).await?;
        let is_here = |game: &Game| guild.is_none() || game.guild == guild;
        let (here, mut elsewhere): (Vec<_>, Vec<_>) = games.into_iter().partition(is_here);
        let here = self.seen_by(asker, here).await;
        // They are only counted, which must not keep a turn waiting.
        elsewhere.retain(|game| self.is_seen_as_far_as_known(asker, game));
        let mut others = here.clone();
        let mut found = Waiting::among(here, user);
        let (direct, servers): (Vec<_>, Vec<_>) =
            elsewhere.into_iter().partition(|game| game.guild.is_none());
        found.elsewhere = Waiting::among(servers, user).games.len();
        let direct = Waiting::among(direct, user).games;
        let count = direct.len();
        if let Some(first) = direct.into_iter().next() {
            let post = self.store.newest_post(first.id, Purpose::Board).await?;
            found.direct = Some((count, (first, post)));
        }
        if found.games.is_empty() {
            others.retain(|game| waiting::waits_for_others(game, user));
            others.sort_by_key(|game| game.timing.deadline_at.unwrap_or(i64::MAX));
            let mut expected = Vec::new();
            for game in others.into_iter().take(EXPECTED_IN) {
                let history = self.store.history(&game, game.seq).await?;
                expected.extend(waiting::expected(&game, &history, user, self.now()));
            }
            found.expected = waiting::first(expected);
        }
        Ok(found)
    }

    /// Those of these games that go on although the member has resigned or run out of time.
    pub async fn games_left(&self, games: &[Game], user: UserId) -> Result<BTreeSet<GameId>> {
        let mut left = BTreeSet::new();
        // A game of two players is over when one of them leaves.
        let larger = |game: &&Game| game.status == GameStatus::Active && game.seats() > 2;
        for game in games.iter().filter(larger) {
            let player = game.player_of(user);
            let Some(seat) = player.and_then(|player| seat_of(game, player)) else {
                continue;
            };
            match self.position(game).await {
                Ok(position) if !position.is_in(seat) => {
                    left.insert(game.id);
                }
                // A game that cannot be replayed is left to those who can repair it.
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(left)
    }

    /// A member's ratings on a server, in all games or in one, as the asker may read about them.
    pub async fn ratings(
        &self,
        asker: Asker,
        guild: GuildId,
        user: UserId,
        kind: Option<Kind>,
    ) -> Result<Vec<Rated>> {
        let mut standings = self.store.standings_of(guild, user).await?;
        standings.retain(|(pool, _)| kind.is_none_or(|kind| kind == pool.kind));
        let latest = self.store.latest_changes(guild, user, TREND).await?;
        let mut rated = Vec::new();
        for (pool, standing) in standings {
            let of_pool = latest.iter().filter(|(of, ..)| *of == pool);
            let changes = of_pool.clone().map(|(.., change)| *change).collect();
            let mut games = Vec::new();
            for (_, id, change) in of_pool.filter(|_| kind.is_some()) {
                let game = self.store.game_by_id(*id).await?;
                games.extend(game.map(|game| (game, *change)));
            }
            let games = self.visible(asker.audience(), games).await?;
            rated.push(Rated { pool, standing, changes, games });
        }
        Ok(rated)
    }

    /// Everybody with a rated game on a server, the best first: in the pool that is asked for, or
    /// else in the one with the most games. Fails with [`ActionError::Players`] where there is no
    /// such pool.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        kind: Option<Kind>,
        many: Option<bool>,
    ) -> Result<(Pool, Vec<Ranked>)> {
        let pool = self.pool(guild, kind, many).await?;
        Ok((pool, self.store.leaderboard(guild, pool).await?))
    }

    /// The results of a season in a pool, chosen as for [`leaderboard`](Self::leaderboard): the
    /// best, and `reader`. Fails with [`ActionError::Players`] where there is no such pool.
    pub async fn season_results(
        &self,
        guild: GuildId,
        kind: Option<Kind>,
        many: Option<bool>,
        season: Season,
        reader: UserId,
    ) -> Result<(Pool, SeasonResults)> {
        let pool = self.pool(guild, kind, many).await?;
        let results = self.store.season_results(guild, pool, season, reader).await?;
        Ok((pool, results))
    }

    /// The busiest pool of a server that fits.
    async fn pool(&self, guild: GuildId, kind: Option<Kind>, many: Option<bool>) -> Result<Pool> {
        let fits = |pool: &Pool| {
            kind.is_none_or(|kind| kind == pool.kind) && many.is_none_or(|many| many == pool.many)
        };
        let busiest = self.store.busiest_pools(guild).await?.into_iter();
        // If nothing has been played yet, the first possible pool.
        Ok(busiest.chain(Pool::all()).find(fits).ok_or_else(|| {
            let kind = kind.unwrap_or(Kind::Pasang);
            ActionError::Players { kind, asked: 3 }
        })?)
    }

    /// The profile of a member on a server, as the asker may see it.
    pub async fn profile(&self, asker: Asker, guild: GuildId, member: Person) -> Result<Profile> {
        let (user, reader, alone) = (member.id, asker.user, asker.audience());
        let mut games = self.games_shown(user).await?;
        games.retain(|(game, _)| {
            let begun = matches!(game.status, GameStatus::Active | GameStatus::Frozen);
            begun && game.guild == Some(guild)
        });
        let mut titles = Vec::new();
        for id in self.store.tournaments_over(guild, user).await? {
            match self.tournament_by_id(id).await {
                Ok(now) if now.is_won_by(user) && self.may_read(alone, &now.tournament).await? => {
                    titles.push(now);
                }
                Ok(_) => {}
                Err(error) => tracing::warn!(%id, %error, "a tournament does not count as a title"),
            }
        }
        let head_to_head = if reader == user {
            None
        } else {
            Some(self.store.head_to_head(guild, reader, user).await?)
        };
        let now = self.now();
        let since = Activity::since(now);
        let days = self.store.turns_by_day(guild, user, since).await?;
        Ok(Profile {
            activity: Activity::of(now, &days),
            best_wins: self.visible(alone, self.store.best_wins(guild, user, BEST).await?).await?,
            longest: self
                .visible(alone, self.store.longest_games(guild, user, BEST).await?)
                .await?,
            titles: self.visible(alone, titles).await?,
            head_to_head,
            record: self.store.record(guild, user).await?,
            standings: self.store.standings_of(guild, user).await?,
            games: self.visible(alone, games).await?,
            member,
        })
    }
}

/// Each game with the message that shows it.
fn with_posts(games: Vec<Game>, posts: &HashMap<GameId, Posted>) -> Vec<Shown> {
    let shown = games.into_iter().map(|game| {
        let post = posts.get(&game.id).copied();
        (game, post)
    });
    shown.collect()
}
