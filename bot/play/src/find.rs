//! Which game a member means.

use crate::audience::{Audience, Place};
use crate::moderation::may_end;
use crate::{ActionError, ChannelId, Game, GameStatus, GuildId, Result, UserId};

/// What a member wants to do in a game that they do not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To take a turn.
    Turn,
    /// To plan answers in it.
    Plan,
    /// To resign.
    Resignation,
    /// To look at it.
    View,
    /// To follow it without playing.
    Watch,
}

/// Who asks for a game, and where.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// Who asks.
    pub user: UserId,
    /// Their server; none in a direct message.
    pub guild: Option<GuildId>,
    /// Their channel.
    pub channel: ChannelId,
}

impl Asker {
    /// The asker alone, as whoever reads the answer.
    pub fn audience(self) -> Audience {
        let at = self.guild.map(|guild| Place { guild, channel: self.channel });
        Audience::Member { user: self.user, at }
    }

    /// Everybody who reads the asker's channel.
    pub fn channel_audience(self) -> Audience {
        match self.guild {
            Some(guild) => Audience::Channel(Place { guild, channel: self.channel }),
            None => self.audience(),
        }
    }
}

impl Wanted {
    /// Whether a member can mean this game.
    pub fn fits(self, game: &Game, user: UserId) -> bool {
        let to_move = || game.mover().is_some_and(|mover| mover.id == user);
        match self {
            Self::Turn => game.status == GameStatus::Active && to_move(),
            Self::Plan => game.status == GameStatus::Active && game.seats() == 2 && !to_move(),
            Self::Resignation => game.status == GameStatus::Active,
            Self::View => game.status != GameStatus::Open,
            Self::Watch => game.status == GameStatus::Active && game.player_of(user).is_none(),
        }
    }

    /// The refusal if no game fits.
    pub fn none(self) -> ActionError {
        match self {
            Self::Turn | Self::Plan | Self::Resignation => ActionError::NoGame,
            Self::View => ActionError::NoGameHere,
            Self::Watch => ActionError::NothingToWatch,
        }
    }
}

/// Checks that a member may follow a game: it is not over, and they do not play in it.
pub fn may_watch(game: &Game, user: UserId) -> Result<()> {
    may_end(game)?;
    match game.player_of(user) {
        Some(_) => Err(ActionError::WatchedOwn(game.code.clone())),
        None => Ok(()),
    }
}

/// What a member typed as a code, shortened so that it can be repeated to them.
pub fn shorten(code: &str) -> String {
    code.chars().filter(|letter| letter.is_alphanumeric()).take(12).collect()
}
