//! Which games a message may name: what Discord says about their channels is kept, and asked again
//! when it is old.

use std::collections::HashMap;
use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use boxed::boxed;
use play::audience::{Audience, Channels, Named, Visibility, Visible};
use play::time::{MINUTE, Millis};
use play::{ChannelId, Game, GuildId, TournamentId};

use crate::{Games, Result};

/// How long counts what Discord has said about a channel. A public thread always remains one.
const FRESH: Millis = 10 * MINUTE;

/// How long a message waits for Discord; channels about which nothing is known by then count as
/// hidden.
const PATIENCE: Duration = Duration::from_secs(2);

/// What Discord says about channels.
type Said = Vec<(ChannelId, Visibility)>;

/// Whoever can be asked who sees a channel.
pub trait AskAboutChannels: Debug + Send + Sync {
    /// Who can see these channels of a server. A channel that does not exist there, or that the bot
    /// itself cannot see, is hidden; one about which nothing can be said for the moment is left
    /// out.
    fn visibility<'a>(
        &'a self,
        guild: GuildId,
        channels: &'a [ChannelId],
    ) -> Pin<Box<dyn Future<Output = Said> + Send + 'a>>;
}

#[boxed]
impl Games {
    /// Those of these games that an audience may read about.
    pub async fn visible<T: Named + Send + Sync>(
        &self,
        audience: Audience,
        all: Vec<T>,
    ) -> Result<Visible<T>> {
        let channels = self.channels(audience, &all).await?;
        Ok(audience.visible(all, &channels))
    }

    /// Whether an audience may read about a game.
    pub async fn may_read<T: Named + Clone + Send + Sync>(
        &self,
        audience: Audience,
        it: &T,
    ) -> Result<bool> {
        let channels = self.channels(audience, std::slice::from_ref(it)).await?;
        Ok(audience.may_read(it, &channels))
    }

    /// The games of a tournament that an audience may read about, the earliest first.
    pub async fn games_of_tournament(
        &self,
        tournament: TournamentId,
        audience: Audience,
    ) -> Result<Visible<Game>> {
        let games = self.store.games_of_tournament(tournament).await?;
        self.visible(audience, games).await
    }

    /// What is known about the channels on which it depends what an audience may read.
    async fn channels<T: Named + Send + Sync>(
        &self,
        audience: Audience,
        all: &[T],
    ) -> Result<Channels> {
        let Some(guild) = audience.server() else {
            return Ok(Channels::default());
        };
        let mut unclear: Vec<ChannelId> = audience.depends_on(all).into_iter().collect();
        let mut known = HashMap::new();
        // After the threads the channels that they belong to.
        for _ in 0..2 {
            known.extend(self.seen(guild, &unclear).await?);
            let parents = known.values().filter_map(|seen| match seen {
                Visibility::Like(parent) if !known.contains_key(parent) => Some(*parent),
                _ => None,
            });
            unclear = parents.collect();
            unclear.sort_unstable();
            unclear.dedup();
        }
        Ok(known.into_iter().collect())
    }

    /// Who can see these channels of a server, as far as that is known or Discord says so now.
    async fn seen(&self, guild: GuildId, channels: &[ChannelId]) -> Result<Said> {
        let since = self.now() - FRESH;
        let stored = self.store.seen_channels(channels).await?.into_iter();
        let is_fresh =
            |visibility, asked_at| matches!(visibility, Visibility::Like(_)) || asked_at > since;
        let stored = stored.filter(|seen| is_fresh(seen.visibility, seen.asked_at));
        let mut known: Said = stored.map(|seen| (seen.channel, seen.visibility)).collect();
        let is_known = |channel: &ChannelId| known.iter().any(|(it, _)| it == channel);
        let unknown: Vec<ChannelId> =
            channels.iter().filter(|channel| !is_known(channel)).copied().collect();
        let Some(discord) = self.channels.as_ref().filter(|_| !unknown.is_empty()) else {
            return Ok(known);
        };
        let asked = tokio::time::timeout(PATIENCE, discord.visibility(guild, &unknown)).await;
        let Ok(said) = asked else {
            tracing::info!(%guild, "Discord does not say in time who sees a channel: it counts as hidden");
            return Ok(known);
        };
        // A message is not held up because nothing can be saved: then Discord is asked again the
        // next time.
        if let Err(error) = self.store.note_channels(&said).await {
            tracing::warn!(%guild, %error, "who sees a channel could not be saved");
        }
        known.extend(said);
        Ok(known)
    }
}
