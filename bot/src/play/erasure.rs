//! Erasing a member from a server: they leave what they play, and nobody is asked to wait for a seat without a player.

use crate::store::{Change, EventKind, Game, GameStatus, Intent, Sits, StoreError, UserId};

use super::lobby::cancel;
use super::owner::announce;
use super::replay::seat_of;
use super::turn::{advance, call_off, go_on};
use super::{Error, Play, Refusal, Replay, Ruler};

/// While one game is left another may begin, such as a rematch that was being agreed on: so often is looked again.
const LOOKS: usize = 10;

impl Play {
    /// Erases a member from a server: they get up from open tables, resign what they play, and are a former player from
    /// then on. Returns what to tell the manager.
    ///
    /// # Errors
    /// When the data file fails; what was done until then stays, and the rest can be done by trying again.
    pub async fn erase(&self, ruler: &Ruler, user: UserId) -> Result<String, Error> {
        let (former, ruling) = (UserId::former(), ruler.ruling("erase", None));
        for _ in 0..LOOKS {
            let traces = self.store.traces(ruler.guild, user).await?;
            for code in traces.tables.iter().chain(&traces.playing) {
                self.leave_for_good(code, user, former).await?;
            }
            let erased = self.store.erase(ruler.guild, user, former, &ruling).await;
            // Stale: another game has begun meanwhile.
            if !matches!(erased, Err(StoreError::Stale)) {
                erased?;
                return Ok(
                    "The member is erased: what was theirs is a former player's now.".to_owned(),
                );
            }
        }
        Err(StoreError::Stale.into())
    }

    /// Takes somebody out of a game that is not over, and their name with them.
    async fn leave_for_good(&self, code: &str, user: UserId, former: UserId) -> Result<(), Error> {
        // Also for the name: a turn that is being saved would write it once more.
        let _lock = self.locks.game(code).await;
        let Some(game) = self.store.game(code).await? else {
            return Ok(());
        };
        let id = game.id;
        match game.status {
            GameStatus::Open => self.stand_up(game, user).await?,
            GameStatus::Active => match self.taking_part(code, user).await {
                Ok((game, replay, chair)) => self.resign_for(game, &replay, chair).await?,
                // It has just been put on hold.
                Err(Error::Refused(Refusal::Frozen(_))) => {
                    if let Some(game) = self.store.game(code).await? {
                        self.leave_frozen(game, user).await?;
                    }
                }
                // They are out already.
                Err(Error::Refused(_)) => {}
                Err(error) => return Err(error),
            },
            GameStatus::Frozen => self.leave_frozen(game, user).await?,
            GameStatus::Finished | GameStatus::Cancelled => {}
        }
        Ok(self.store.forget_player(id, user, former).await?)
    }

    /// Takes somebody from an open table without asking them.
    async fn stand_up(&self, game: Game, user: UserId) -> Result<(), Error> {
        let chair = game.chair_of(user);
        let mut change = self.change(game);
        match chair {
            _ if change.game.creator == user => {
                cancel(&mut change);
            }
            Some(chair) => {
                change.game.chairs.remove(chair);
                change.happen(EventKind::Leave, None);
            }
            None => return Ok(()),
        }
        let seq = change.game.seq;
        change.tell(Intent::Lobby { seq });
        self.commit_own(&change).await
    }

    /// Resigns for somebody. A series ends with it: they have no seat in its next game.
    async fn resign_for(&self, game: Game, replay: &Replay, chair: usize) -> Result<(), Error> {
        let Some(seat) = seat_of(&game, chair) else {
            return Ok(());
        };
        let played = replay.position.resign(seat)?;
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks.stop(&mut change);
        if let Some(series) = change.game.series {
            change.game.terms.games = series.round;
        }
        advance(&mut change, chair, &played.position, EventKind::Resign);
        go_on(&mut change, played.position)?;
        clocks.start(&mut change);
        self.commit_own(&change).await
    }

    /// In a game on hold nobody can resign: between two it is called off, at a larger table the seat is free for somebody
    /// else once the game goes on.
    async fn leave_frozen(&self, game: Game, user: UserId) -> Result<(), Error> {
        let Some(chair) = game.chair_of(user) else {
            return Ok(());
        };
        let mut change = self.change(game);
        if change.game.players() == 2 {
            call_off(&mut change);
            announce(
                &mut change,
                "is called off and counts for nothing: one of its players is gone.".to_owned(),
            );
        } else {
            vacate(&mut change, chair);
        }
        self.commit_own(&change).await
    }
}

fn vacate(change: &mut Change, chair: usize) {
    let at = change.at();
    let seat = &mut change.game.chairs[chair];
    seat.sits = Sits::Vacant;
    seat.left_at = Some(at);
    change.happen(EventKind::Vacate, Some(chair));
}
