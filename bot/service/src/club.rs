//! The overview of a server's games, as its club board shows it.

use boxed::boxed;
use play::time::DAY;
use play::{Club, Game, GuildId, Purpose};

use crate::{Games, Result};

/// The most games under way that a club board shows.
const PLAYING: i64 = 50;

/// The most open tables, and the most tournaments, that a club board shows.
const TABLES: i64 = 10;

/// The most results that a club board shows: those of the last day, but never fewer than the least.
const RESULTS: i64 = 20;
const LEAST_RESULTS: usize = 5;

#[boxed]
impl Games {
    /// How the games of a server stand, for its club board.
    pub async fn club(&self, guild: GuildId) -> Result<Club> {
        let store = &self.store;
        let posts = store.posts_on(guild).await?;
        let shown = |game: Game| {
            let post = posts.get(&game.id).copied();
            (game, post)
        };
        let playing: Vec<_> = store.played_on(guild, PLAYING).await?;
        let all = store.count_played_on(guild).await?;
        let tables = store.tables_on(guild, TABLES).await?;
        let mut tournaments = Vec::new();
        for it in store.tournaments_on(guild, TABLES).await?.iter().filter(|it| !it.is_over()) {
            let post = store.newest_tournament_post(it.id, Purpose::Tournament).await?;
            tournaments.push((self.tournament_by_id(it.id).await?, post));
        }
        let settings = store.guild_settings(guild).await?;
        let mut results = store.over_on(guild, RESULTS).await?;
        let of_the_day = self.now() - DAY;
        let recent =
            results.partition_point(|game| game.ended_at.is_some_and(|at| at > of_the_day));
        results.truncate(recent.max(LEAST_RESULTS));
        let seeks = store.seeks_on(guild).await?.seeks;
        Ok(Club {
            seeks,
            call_role: settings.call_role,
            more: all.saturating_sub(playing.len()),
            playing: playing.into_iter().map(shown).collect(),
            last_event_at: store.last_events_on(guild).await?,
            tables: tables.into_iter().map(shown).collect(),
            tournaments,
            results,
        })
    }
}
