//! Who reads a message, and which games it may name.
//!
//! A post that names several games takes them as [`Visible`]. Only [`Audience::visible`] makes one, so each such post
//! has been asked who reads it.
//!
//! ```
//! use play::audience::{Audience, Channels, Place};
//! use play::{NewTable, Person};
//! use rules::Kind;
//!
//! let ana = Person::new(1_i64, "Ana");
//! let in_direct_messages = NewTable::new(7_i64.into(), Kind::Pacru).game(&ana, 0)?;
//! let club = Place { guild: 8_i64.into(), channel: 9_i64.into() };
//! let named = |audience: Audience| {
//!     audience.visible(vec![in_direct_messages.clone()], &Channels::default())
//! };
//!
//! assert_eq!(named(Audience::Member { user: ana.id, at: Some(club) }).len(), 1);
//! let everybody = named(Audience::Channel(club));
//! assert_eq!((everybody.len(), everybody.elsewhere()), (0, 1));
//! # Ok::<(), play::ActionError>(())
//! ```

use std::collections::{BTreeSet, HashMap};
use std::ops::Deref;

use crate::tournament::{Snapshot, Tournament};
use crate::{BestWin, ChannelId, Game, GuildId, LongestGame, UserId};

/// A channel, thread or forum post of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
}

/// Who reads a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// One member alone: an answer that only they see, a direct message, or their page.
    Member {
        /// The member.
        user: UserId,
        /// The channel of a server in which they ask; none outside of servers.
        at: Option<Place>,
    },
    /// Everybody who can see this channel.
    Channel(Place),
    /// Any member of this server, of whom nobody says which channels they can see.
    Server(GuildId),
    /// A moderator or organiser alone, who decides about all games of this server.
    Official(GuildId),
}

/// Who can see a channel of a server, as Discord says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody on the server.
    Everyone,
    /// Only some members: a private thread, or a channel that is hidden from everyone.
    Hidden,
    /// Whoever can see this channel: it is a public thread there.
    Like(ChannelId),
}

/// What is known about channels. Whatever is not known counts as hidden.
#[derive(Clone, Debug, Default)]
pub struct Channels(HashMap<ChannelId, Visibility>);

/// Who can see a channel. Two channels with the same readers are seen by the same members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readers {
    Server,
    Of(ChannelId),
}

/// Where something that can be named belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
}

/// Something that a message can name: a game, or what goes with it.
pub trait Named {
    /// Where it belongs.
    fn home(&self) -> Home;

    /// Whether a member takes part in it, so that they may always read about it.
    fn is_of(&self, user: UserId) -> bool;
}

/// Games that an audience may read about, and how many more there are.
#[derive(Clone, Debug, PartialEq)]
pub struct Visible<T> {
    named: Vec<T>,
    elsewhere: usize,
}

impl FromIterator<(ChannelId, Visibility)> for Channels {
    fn from_iter<I: IntoIterator<Item = (ChannelId, Visibility)>>(known: I) -> Self {
        Self(known.into_iter().collect())
    }
}

impl Channels {
    fn readers(&self, channel: ChannelId) -> Readers {
        match self.0.get(&channel) {
            Some(Visibility::Everyone) => Readers::Server,
            Some(Visibility::Like(parent)) => match self.0.get(parent) {
                Some(Visibility::Everyone) => Readers::Server,
                _ => Readers::Of(*parent),
            },
            Some(Visibility::Hidden) | None => Readers::Of(channel),
        }
    }
}

impl Audience {
    /// The readers of a game's channel: everybody there, or in direct messages the one person who plays.
    pub fn of_channel(game: &Game, channel: ChannelId) -> Self {
        match game.guild {
            Some(guild) => Self::Channel(Place { guild, channel }),
            // A bot's direct messages are with one member.
            None => Self::Member { user: game.creator, at: None },
        }
    }

    /// The server in whose channels it reads; none outside of servers.
    pub fn server(self) -> Option<GuildId> {
        match self {
            Self::Channel(place) | Self::Member { at: Some(place), .. } => Some(place.guild),
            Self::Server(guild) | Self::Official(guild) => Some(guild),
            Self::Member { at: None, .. } => None,
        }
    }

    /// The channels about which [`visible`](Self::visible) must know: a game in the channel itself needs none.
    pub fn depends_on<T: Named>(&self, all: &[T]) -> BTreeSet<ChannelId> {
        let (guild, here) = match *self {
            Self::Channel(place) | Self::Member { at: Some(place), .. } => {
                (place.guild, Some(place.channel))
            }
            Self::Server(guild) => (guild, None),
            Self::Member { at: None, .. } | Self::Official(_) => return BTreeSet::new(),
        };
        let others = all.iter().filter(|it| !self.is_own(*it)).map(Named::home);
        let unclear = others
            .filter(|home| home.guild == Some(guild) && Some(home.channel) != here)
            .map(|home| home.channel);
        let mut channels: BTreeSet<ChannelId> = unclear.collect();
        if !channels.is_empty() {
            channels.extend(here);
        }
        channels
    }

    /// Those that the audience may read about, in their order. A game of a server may be named in the channels of that
    /// server; one whose channel not everyone can see, only in channels that the same members see. Games of other
    /// servers and of direct messages are named to their players alone.
    pub fn visible<T: Named>(&self, all: Vec<T>, channels: &Channels) -> Visible<T> {
        let count = all.len();
        let mut named = all;
        named.retain(|it| self.may_read(it, channels));
        Visible { elsewhere: count - named.len(), named }
    }

    /// Whether a message may name this.
    pub fn may_read(&self, it: &impl Named, channels: &Channels) -> bool {
        let home = it.home();
        let there = |place: Place| {
            home.guild == Some(place.guild)
                && (home.channel == place.channel || {
                    let readers = channels.readers(home.channel);
                    readers == Readers::Server || readers == channels.readers(place.channel)
                })
        };
        match *self {
            Self::Member { at, .. } => self.is_own(it) || at.is_some_and(there),
            Self::Channel(place) => there(place),
            Self::Server(guild) => {
                home.guild == Some(guild) && channels.readers(home.channel) == Readers::Server
            }
            Self::Official(guild) => home.guild == Some(guild),
        }
    }

    fn is_own(&self, it: &impl Named) -> bool {
        matches!(self, Self::Member { user, .. } if it.is_of(*user))
    }
}

impl<T> Visible<T> {
    /// How many more there are, which must not be named.
    pub fn elsewhere(&self) -> usize {
        self.elsewhere
    }

    /// How many there are altogether.
    pub fn all(&self) -> usize {
        self.named.len() + self.elsewhere
    }

    /// The first `most` of them; the others are forgotten.
    #[must_use]
    pub fn first_of(mut self, most: usize) -> Self {
        self.named.truncate(most);
        self
    }

    /// Those that are kept; the others are forgotten.
    #[must_use]
    pub fn filter(mut self, kept: impl Fn(&T) -> bool) -> Self {
        self.named.retain(kept);
        self
    }

    /// Each of them with something that goes with it; those without it are forgotten.
    #[must_use]
    pub fn with<U>(self, of: impl Fn(&T) -> Option<U>) -> Visible<(T, U)> {
        let pair = |it: T| of(&it).map(|with| (it, with));
        Visible {
            elsewhere: self.elsewhere,
            named: self.named.into_iter().filter_map(pair).collect(),
        }
    }

    /// The same for whoever owns the list.
    pub fn into_named(self) -> Vec<T> {
        self.named
    }
}

impl<T> Default for Visible<T> {
    fn default() -> Self {
        Self { named: Vec::new(), elsewhere: 0 }
    }
}

impl<T> Deref for Visible<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.named
    }
}

impl<'a, T> IntoIterator for &'a Visible<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.named.iter()
    }
}

impl Named for Game {
    fn home(&self) -> Home {
        Home { guild: self.guild, channel: self.channel }
    }

    fn is_of(&self, user: UserId) -> bool {
        self.player_of(user).is_some() || self.is_own_import(user)
    }
}

impl Named for Tournament {
    fn home(&self) -> Home {
        Home { guild: Some(self.guild), channel: self.channel }
    }

    fn is_of(&self, user: UserId) -> bool {
        user == self.organiser || self.entrant_of(user).is_some()
    }
}

impl Named for Snapshot {
    fn home(&self) -> Home {
        self.tournament.home()
    }

    fn is_of(&self, user: UserId) -> bool {
        self.tournament.is_of(user)
    }
}

impl Named for BestWin {
    fn home(&self) -> Home {
        Home { guild: Some(self.at.guild), channel: self.at.channel }
    }

    fn is_of(&self, user: UserId) -> bool {
        self.winner == user || self.loser.id == user
    }
}

impl Named for LongestGame {
    fn home(&self) -> Home {
        Home { guild: Some(self.at.guild), channel: self.at.channel }
    }

    fn is_of(&self, user: UserId) -> bool {
        self.player == user
    }
}

/// Something named, with what goes with it.
impl<T: Named, U> Named for (T, U) {
    fn home(&self) -> Home {
        self.0.home()
    }

    fn is_of(&self, user: UserId) -> bool {
        self.0.is_of(user)
    }
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;
    use crate::{NewTable, Person};

    const SERVER: i64 = 100;
    const CLUB: i64 = 1;
    const HALL: i64 = 2;
    const BACK_ROOM: i64 = 3;
    const THREAD: i64 = 4;
    const BACK_THREAD: i64 = 5;
    const PRIVATE_THREAD: i64 = 6;
    const UNKNOWN: i64 = 7;
    const ANA: i64 = 11;

    fn game(guild: Option<i64>, channel: i64) -> Game {
        let table = NewTable::new(channel.into(), Kind::Pacru);
        let mut game = table.game(&Person::new(ANA, "Ana"), 0).unwrap();
        game.guild = guild.map(GuildId::from);
        game
    }

    fn channels() -> Channels {
        let known = [
            (CLUB, Visibility::Everyone),
            (HALL, Visibility::Everyone),
            (BACK_ROOM, Visibility::Hidden),
            (THREAD, Visibility::Like(CLUB.into())),
            (BACK_THREAD, Visibility::Like(BACK_ROOM.into())),
            (PRIVATE_THREAD, Visibility::Hidden),
        ];
        known.into_iter().map(|(channel, seen)| (channel.into(), seen)).collect()
    }

    fn in_channel(channel: i64) -> Audience {
        Audience::Channel(Place { guild: SERVER.into(), channel: channel.into() })
    }

    /// The channels of the games that may be named.
    fn named_to(audience: Audience) -> Vec<i64> {
        let everywhere = [CLUB, HALL, BACK_ROOM, THREAD, BACK_THREAD, PRIVATE_THREAD, UNKNOWN];
        let games = everywhere.into_iter().map(|channel| game(Some(SERVER), channel));
        let games: Vec<Game> = games.collect();
        let visible = audience.visible(games, &channels());
        assert_eq!(visible.all(), everywhere.len());
        visible.iter().map(|game| game.channel.get()).collect()
    }

    #[test]
    fn a_game_is_named_only_where_nobody_reads_who_could_not_see_it() {
        assert_eq!(named_to(in_channel(CLUB)), [CLUB, HALL, THREAD]);
        assert_eq!(named_to(in_channel(THREAD)), [CLUB, HALL, THREAD]);
        let hidden = [CLUB, HALL, BACK_ROOM, THREAD, BACK_THREAD];
        assert_eq!(named_to(in_channel(BACK_ROOM)), hidden);
        assert_eq!(named_to(in_channel(BACK_THREAD)), hidden);
        assert_eq!(named_to(in_channel(PRIVATE_THREAD)), [CLUB, HALL, THREAD, PRIVATE_THREAD]);
        assert_eq!(named_to(in_channel(UNKNOWN)), [CLUB, HALL, THREAD, UNKNOWN]);
    }

    #[test]
    fn games_of_another_server_and_of_direct_messages_are_their_players_own() {
        let elsewhere = || vec![game(Some(SERVER + 1), CLUB), game(None, CLUB)];
        for channel in [CLUB, BACK_ROOM, UNKNOWN] {
            let visible = in_channel(channel).visible(elsewhere(), &channels());
            assert_eq!((visible.len(), visible.elsewhere()), (0, 2));
        }
        let at = Some(Place { guild: SERVER.into(), channel: CLUB.into() });
        let own = Audience::Member { user: ANA.into(), at };
        assert_eq!(own.visible(elsewhere(), &channels()).len(), 2);
        let other = Audience::Member { user: (ANA + 1).into(), at };
        assert_eq!(other.visible(elsewhere(), &channels()).len(), 0);
    }

    /// Somebody who looks at another member's games reads of those that they could see themselves.
    #[test]
    fn one_member_reads_what_they_can_see_where_they_ask() {
        let at = Some(Place { guild: SERVER.into(), channel: PRIVATE_THREAD.into() });
        let reader = Audience::Member { user: (ANA + 1).into(), at };
        assert_eq!(named_to(reader), [CLUB, HALL, THREAD, PRIVATE_THREAD]);
        let everything = [CLUB, HALL, BACK_ROOM, THREAD, BACK_THREAD, PRIVATE_THREAD, UNKNOWN];
        assert_eq!(named_to(Audience::Member { user: ANA.into(), at: None }), everything);
        assert_eq!(named_to(Audience::Official(SERVER.into())), everything);
        assert!(named_to(Audience::Official((SERVER + 1).into())).is_empty());
    }

    #[test]
    fn only_what_is_unclear_is_asked() {
        let asks = |audience: Audience, games: Vec<Game>| -> Vec<i64> {
            audience.depends_on(&games).into_iter().map(ChannelId::get).collect()
        };
        let here =
            || vec![game(Some(SERVER), CLUB), game(Some(SERVER + 1), HALL), game(None, HALL)];
        assert!(asks(in_channel(CLUB), here()).is_empty());
        assert_eq!(asks(in_channel(THREAD), here()), [CLUB, THREAD]);
        let own = Audience::Member { user: ANA.into(), at: None };
        assert!(asks(own, here()).is_empty());
    }
}
