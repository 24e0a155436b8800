//! Which game is meant.

use crate::{ChannelId, Game, GameStatus, GuildId, Refusal, UserId};

/// What a member wants a game for, when they do not name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To take a turn.
    Turn,
    /// To plan answers in it.
    Plan,
    /// To resign.
    Resignation,
    /// To sit down.
    Table,
    /// To get up.
    Seat,
    /// To let a computer sit down.
    Computer,
    /// To look at it.
    View,
    /// To follow it without playing.
    Watch,
}

/// Where and by whom a game is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// Who asks.
    pub user: UserId,
    /// On which server.
    pub guild: Option<GuildId>,
    /// In which channel.
    pub channel: ChannelId,
}

impl Asker {
    /// Whether they may see a game: on its server, or as one of its players. Outside of servers everybody sees their own
    /// games alone.
    #[must_use]
    pub fn may_see(&self, game: &Game) -> bool {
        self.guild.is_some() && game.guild == self.guild || game.player_of(self.user).is_some()
    }
}

impl Wanted {
    /// Whether a game can be meant by somebody.
    #[must_use]
    pub fn fits(self, game: &Game, user: UserId) -> bool {
        let to_move = || game.mover().is_some_and(|mover| mover.id == user);
        match self {
            Self::Turn => game.status == GameStatus::Active && to_move(),
            Self::Plan => game.status == GameStatus::Active && game.seats() == 2 && !to_move(),
            Self::Resignation => game.status == GameStatus::Active,
            Self::Table => {
                let player = game.player_of(user);
                let seated = player.is_some_and(|player| game.players[player].is_taken());
                game.status == GameStatus::Open && !seated
            }
            Self::Seat => game.status == GameStatus::Open,
            Self::Computer => game.creator == user && crate::computers::has_room(game),
            Self::View => game.status != GameStatus::Open,
            Self::Watch => game.status == GameStatus::Active && game.player_of(user).is_none(),
        }
    }

    /// Why there is nothing to choose from.
    #[must_use]
    pub fn none(self) -> Refusal {
        match self {
            Self::Turn | Self::Plan | Self::Resignation => Refusal::NoGame,
            Self::Table => Refusal::NoTable,
            Self::Seat => Refusal::NoSeat,
            Self::Computer => Refusal::NoTableForComputer,
            Self::View => Refusal::NoGameHere,
            Self::Watch => Refusal::NothingToWatch,
        }
    }
}

/// Checks that somebody may follow a game: it is not over, and they do not play in it.
///
/// # Errors
/// The [`Refusal`] that says why not.
pub fn may_watch(game: &Game, user: UserId) -> Result<(), Refusal> {
    let code = || game.code.clone();
    match game.status {
        GameStatus::Finished => Err(Refusal::Over(code())),
        GameStatus::Cancelled => Err(Refusal::Cancelled(code())),
        _ if game.player_of(user).is_some() => Err(Refusal::WatchedOwn(code())),
        _ => Ok(()),
    }
}

/// What somebody typed, fit to be repeated to them.
#[must_use]
pub fn shorten(code: &str) -> String {
    code.chars()
        .filter(|letter| letter.is_alphanumeric())
        .take(12)
        .collect()
}
