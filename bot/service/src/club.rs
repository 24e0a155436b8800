//! The overview of a server's games, as its club board shows it.

use boxed::boxed;
use play::tournament::TournamentStatus;
use play::{Club, Game, GuildId};

use crate::{Error, Games};

/// The most games under way that a club board shows.
const PLAYING: i64 = 50;

/// The most open tables, and the most tournaments, that a club board shows.
const TABLES: i64 = 10;

/// The most results that a club board shows.
const RESULTS: i64 = 5;

#[boxed]
impl Games {
    /// How the games of a server stand, for its club board.
    pub async fn club(&self, guild: GuildId) -> Result<Club, Error> {
        let store = &self.store;
        let posts = store.posts_on(guild).await?;
        let shown = |game: Game| {
            let post = posts.get(&game.id).copied();
            (game, post)
        };
        let playing: Vec<_> = store.played_on(guild, PLAYING).await?;
        let all = store.count_played_on(guild).await?;
        let tables = store.tables_on(guild, TABLES).await?;
        let mut tournaments = store.tournaments_on(guild, TABLES).await?;
        tournaments.retain(|it| it.status != TournamentStatus::Over);
        let settings = store.guild_settings(guild).await?;
        let seeks = store.seeks_on(guild).await?.seeks;
        Ok(Club {
            seeks,
            call_role: settings.call_role,
            more: all.saturating_sub(playing.len()),
            playing: playing.into_iter().map(shown).collect(),
            last_event_at: store.last_events_on(guild).await?,
            tables: tables.into_iter().map(shown).collect(),
            tournaments,
            results: store.over_on(guild, RESULTS).await?,
        })
    }
}
