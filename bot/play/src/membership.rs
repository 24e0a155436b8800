//! Who belongs to a server, and so sees its games.

use crate::{ActionError, Asker, DisplayName, Game, GuildId, Result, UserId, shorten};

/// Whether somebody is on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Membership {
    /// They are, under this name, if it is known.
    Member(Option<DisplayName>),
    /// They have left it, or were banned.
    Left,
    /// Nobody says: the bot is not on the server, or Discord cannot be asked.
    Unknown,
}

/// Whether somebody sees a game, as far as their own place and their seat say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// They see it.
    Open,
    /// They do not.
    Closed,
    /// They see it unless they have left this server.
    OnServer(GuildId),
    /// They are on its server, and see it if they can see its channel.
    OfChannel,
}

impl Membership {
    /// Whether somebody who plays in a game of the server sees it. As long as nobody says that they
    /// have left, they do: no game is lost because the bot was removed from the server or Discord
    /// is in trouble.
    pub fn lets_play(&self) -> bool {
        *self != Self::Left
    }
}

impl Asker {
    /// A member wherever they are alone.
    pub fn alone(user: UserId) -> Self {
        Self { user, guild: None, channel: 0_i64.into() }
    }

    /// Whether they see a game: they are on its server and can see its channel or have opened its
    /// table, or they play in it and have not left its server. Outside of servers everybody sees
    /// only their own games.
    pub fn sight_of(&self, game: &Game) -> Sight {
        let plays = game.player_of(self.user).is_some() || game.is_own_import(self.user);
        match game.guild {
            Some(guild) if self.guild == Some(guild) => {
                if plays || game.creator == self.user {
                    Sight::Open
                } else {
                    Sight::OfChannel
                }
            }
            Some(guild) if plays => Sight::OnServer(guild),
            None if plays => Sight::Open,
            _ => Sight::Closed,
        }
    }
}

/// Checks that a member plays, or has played, in a game.
pub fn must_play(game: &Game, user: UserId) -> Result<()> {
    let plays = game.player_of(user).is_some();
    plays.then_some(()).ok_or_else(|| ActionError::NotAPlayer(game.code.clone()))
}

/// The refusal for a game that does not exist, or that a member may not see: it does not say which.
pub fn no_such_game(code: &str) -> ActionError {
    ActionError::NoSuchGame(shorten(code))
}
