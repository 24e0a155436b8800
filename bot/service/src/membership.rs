//! Who belongs to a server, and so sees its games.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::pin::Pin;

use boxed::boxed;
use futures_util::future::join_all;
use play::audience::Audience;
use play::{Asker, Game, GuildId, Membership, Sight, UserId};

use crate::{Games, Result};

/// Says who is on a server.
pub trait Members: Debug + Send + Sync {
    /// Whether somebody is on a server; this may have to be asked.
    fn membership(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Pin<Box<dyn Future<Output = Membership> + Send + '_>>;

    /// The same as far as it is known without asking.
    fn known(&self, guild: GuildId, user: UserId) -> Membership;
}

/// Where nobody says who is on a server, nobody leaves one.
#[derive(Debug)]
pub(crate) struct NobodyLeaves;

impl Members for NobodyLeaves {
    fn membership(
        &self,
        _: GuildId,
        _: UserId,
    ) -> Pin<Box<dyn Future<Output = Membership> + Send + '_>> {
        Box::pin(async { Membership::Unknown })
    }

    fn known(&self, _: GuildId, _: UserId) -> Membership {
        Membership::Unknown
    }
}

#[boxed]
impl Games {
    /// Whether somebody is on a server.
    pub async fn membership(&self, guild: GuildId, user: UserId) -> Membership {
        self.members.membership(guild, user).await
    }

    /// Whether somebody sees a game: they are on its server and can see its channel, as far as the
    /// channel in which they ask shows that, or they have opened its table; or they play in it and
    /// have not left its server. Outside of servers everybody sees only their own games.
    pub async fn sees(&self, asker: Asker, game: &Game) -> Result<bool> {
        self.sees_as(asker.audience(), asker, game).await
    }

    /// The same in a browser, in which nobody says what channels somebody can see: there they see
    /// games of others only in channels that everyone on the server can see.
    pub async fn sees_in_browser(&self, asker: Asker, game: &Game) -> Result<bool> {
        let audience = asker.guild.map_or(asker.audience(), Audience::Server);
        self.sees_as(audience, asker, game).await
    }

    async fn sees_as(&self, audience: Audience, asker: Asker, game: &Game) -> Result<bool> {
        match asker.sight_of(game) {
            Sight::Open => Ok(true),
            Sight::Closed => Ok(false),
            Sight::OnServer(guild) => Ok(self.membership(guild, asker.user).await.lets_play()),
            Sight::OfChannel => self.may_read(audience, game).await,
        }
    }

    /// The same as far as it is known without asking.
    pub(crate) fn is_seen_as_far_as_known(&self, asker: Asker, game: &Game) -> bool {
        match asker.sight_of(game) {
            Sight::Open => true,
            Sight::Closed => false,
            Sight::OnServer(guild) => self.members.known(guild, asker.user).lets_play(),
            Sight::OfChannel => game.channel == asker.channel,
        }
    }

    /// Those of these games that somebody [sees](Games::sees), in which they play or which stand
    /// where they ask.
    pub async fn seen_by(&self, asker: Asker, mut games: Vec<Game>) -> Vec<Game> {
        games.retain(|game| asker.sight_of(game) != Sight::Closed);
        self.without_left(asker, games, |game| game).await
    }

    /// The same of things that show a game each, in which somebody plays or which stand where they
    /// ask.
    pub(crate) async fn without_left<T>(
        &self,
        asker: Asker,
        mut shown: Vec<T>,
        game: impl Fn(&T) -> &Game,
    ) -> Vec<T> {
        let servers: BTreeSet<GuildId> = shown
            .iter()
            .filter_map(|shown| match asker.sight_of(game(shown)) {
                Sight::OnServer(guild) => Some(guild),
                Sight::Open | Sight::OfChannel | Sight::Closed => None,
            })
            .collect();
        let left = self.left_of(asker.user, servers).await;
        shown.retain(|shown| game(shown).guild.is_none_or(|guild| !left.contains(&guild)));
        shown
    }

    /// Those of these servers that somebody has left.
    pub(crate) async fn left_of(
        &self,
        user: UserId,
        servers: BTreeSet<GuildId>,
    ) -> BTreeSet<GuildId> {
        let asked = servers.into_iter().map(|guild| async move {
            let membership = self.membership(guild, user).await;
            (!membership.lets_play()).then_some(guild)
        });
        join_all(asked).await.into_iter().flatten().collect()
    }
}
