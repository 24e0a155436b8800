//! Which game is meant.

use crate::store::{ChannelId, Game, GameStatus, GuildId, UserId};

use super::{Error, Play, Refusal};

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
    Look,
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

impl Play {
    /// The game with this code, if the asker may see it: on its server, or as one of its players.
    ///
    /// # Errors
    /// [`Refusal::NoSuchGame`].
    pub async fn named(&self, asker: Asker, code: &str) -> Result<Game, Error> {
        let code = code.trim();
        let game = self.store.game(code).await?;
        game.filter(|game| game.guild == asker.guild || game.chair_of(asker.user).is_some())
            .ok_or_else(|| Refusal::NoSuchGame(shorten(code)).into())
    }

    /// The named game, or the only one that fits.
    ///
    /// # Errors
    /// A [`Refusal`] that lists the games that fit, or says that there is none.
    pub async fn find(
        &self,
        asker: Asker,
        code: Option<&str>,
        wanted: Wanted,
    ) -> Result<Game, Error> {
        if let Some(code) = code {
            return self.named(asker, code).await;
        }
        let mut fitting = self.fitting(asker, wanted).await?;
        if fitting.is_empty() && matches!(wanted, Wanted::Turn | Wanted::Plan) {
            // Naming whose turn it is in the only game helps more than "no game".
            fitting = self.fitting(asker, Wanted::Resignation).await?;
        }
        let here: Vec<Game> = fitting
            .iter()
            .filter(|game| game.channel == asker.channel)
            .cloned()
            .collect();
        let mut fitting = if here.is_empty() { fitting } else { here };
        match fitting.len() {
            1 => Ok(fitting.remove(0)),
            0 => Err(match wanted {
                Wanted::Turn | Wanted::Plan | Wanted::Resignation => Refusal::NoGame,
                Wanted::Table => Refusal::NoTable,
                Wanted::Seat => Refusal::NoSeat,
                Wanted::Computer => Refusal::NoTableForComputer,
                Wanted::Look => Refusal::NoGameHere,
                Wanted::Watch => Refusal::NothingToWatch,
            }
            .into()),
            _ => Err(Refusal::Several(fitting).into()),
        }
    }

    /// The games that fit, the asker's own and those of this channel first.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn fitting(&self, asker: Asker, wanted: Wanted) -> Result<Vec<Game>, Error> {
        let user = asker.user;
        let mut games = match wanted {
            Wanted::Table | Wanted::Watch => self.store.games_in(asker.channel).await?,
            Wanted::Look => {
                let mut games = self.store.games_of(user).await?;
                games.retain(|game| game.status != GameStatus::Open);
                if games.iter().all(|game| game.channel != asker.channel) {
                    games.extend(self.store.games_in(asker.channel).await?);
                }
                games
            }
            Wanted::Turn | Wanted::Plan | Wanted::Resignation | Wanted::Seat | Wanted::Computer => {
                self.store.games_of(user).await?
            }
        };
        games.retain(|game| match wanted {
            Wanted::Turn => {
                game.status == GameStatus::Active
                    && game.mover().is_some_and(|mover| mover.id == user)
            }
            Wanted::Plan => {
                game.status == GameStatus::Active
                    && game.players() == 2
                    && game.mover().is_some_and(|mover| mover.id != user)
            }
            Wanted::Resignation => game.status == GameStatus::Active,
            Wanted::Table => {
                let seated = game
                    .chair_of(user)
                    .is_some_and(|chair| game.chairs[chair].is_taken());
                game.status == GameStatus::Open && !seated
            }
            Wanted::Seat => game.status == GameStatus::Open,
            Wanted::Computer => game.creator == user && super::computers::has_room(game),
            Wanted::Look => game.status != GameStatus::Open,
            Wanted::Watch => game.status == GameStatus::Active && game.chair_of(user).is_none(),
        });
        games.sort_by_key(|game| game.channel != asker.channel);
        Ok(games)
    }
}

/// What somebody typed, fit to be repeated to them.
fn shorten(code: &str) -> String {
    code.chars()
        .filter(|letter| letter.is_alphanumeric())
        .take(12)
        .collect()
}
