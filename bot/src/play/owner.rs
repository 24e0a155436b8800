//! What those who manage a server may do to its games and members.

use crate::store::{
    Beside, Change, EventKind, Game, GameStatus, GuildId, House, Intent, Person, Ruling, Sits,
};

use super::lobby::cancel;
use super::replay::seat_of;
use super::turn::{call_off, go_on, stand};
use super::{Actor, Error, Play, Refusal};

/// Somebody who manages a server, and that server. Whoever makes one has checked it.
#[derive(Clone, Debug)]
pub struct Ruler {
    /// Who, by which command.
    pub actor: Actor,
    /// Where: their word counts for the games of this server only.
    pub guild: GuildId,
}

impl Ruler {
    /// The line in the log.
    #[must_use]
    pub fn ruling(&self, action: &'static str, reason: Option<String>) -> Ruling {
        Ruling {
            actor: self.actor.person.id,
            guild: self.guild,
            action,
            reason,
        }
    }
}

impl Play {
    /// Changes what holds on the server unless a table says otherwise, and returns what that is then.
    ///
    /// # Errors
    /// When the data file fails; nothing has changed then.
    pub async fn settle(
        &self,
        ruler: &Ruler,
        change: impl FnOnce(&mut House),
    ) -> Result<House, Error> {
        let ruling = ruler.ruling("settings", None);
        Ok(self
            .store
            .settle_house(ruler.guild, &ruling, change)
            .await?)
    }

    /// Ends a game or gives a table up; it counts for nothing. Returns what to tell the manager.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn end(&self, ruler: &Ruler, code: &str, reason: &str) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.ruled(ruler, code).await?;
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks.stop(&mut change);
        match change.game.status {
            GameStatus::Finished => return Err(Refusal::Over(change.game.code).into()),
            GameStatus::Cancelled => return Err(Refusal::Cancelled(change.game.code).into()),
            GameStatus::Open => {
                cancel(&mut change);
                let seq = change.game.seq;
                change.tell(Intent::Lobby { seq });
            }
            GameStatus::Active | GameStatus::Frozen => call_off(&mut change),
        }
        announce(
            &mut change,
            format!(
                "is called off by the managers of this server and counts for nothing: {reason}"
            ),
        );
        change.note(Beside::Ruled(ruler.ruling("end", Some(reason.to_owned()))));
        let answer = format!(
            "`{}` is called off; its channel is told why.",
            change.game.code
        );
        self.commit(&change, &ruler.actor, answer).await
    }

    /// Puts a game on hold: nobody can take a turn, and the clocks stand. Returns what to tell the manager.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn freeze(&self, ruler: &Ruler, code: &str) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        self.ruled(ruler, code).await?;
        let game = self.in_play(code).await?;
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks.stop(&mut change);
        change.game.status = GameStatus::Frozen;
        clocks.start(&mut change);
        change.happen(EventKind::Freeze, None);
        announce(
            &mut change,
            "is put on hold by the managers of this server; the clocks stand.".to_owned(),
        );
        change.note(Beside::Ruled(ruler.ruling("freeze", None)));
        let answer = format!(
            "`{}` is on hold; `/pacru-admin thaw` lets it go on.",
            change.game.code
        );
        self.commit(&change, &ruler.actor, answer).await
    }

    /// Takes a game off hold, if its record leads to the position that was saved. Returns what to tell the manager.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn thaw(&self, ruler: &Ruler, code: &str) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.ruled(ruler, code).await?;
        if game.status != GameStatus::Frozen {
            return Err(Refusal::NotFrozen(game.code).into());
        }
        let replay = self.replay(&game, game.seq, game.seq).await;
        let position = match replay {
            Err(Error::Refused(Refusal::Frozen(code))) => {
                return Err(Refusal::StaysFrozen(code).into());
            }
            replay => replay?.position,
        };
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        change.game.status = GameStatus::Active;
        stand(&mut change, &position);
        change.happen(EventKind::Thaw, None);
        go_on(&mut change, position)?;
        clocks.start(&mut change);
        change.note(Beside::Ruled(ruler.ruling("thaw", None)));
        let answer = format!("`{}` goes on; the board follows.", change.game.code);
        self.commit(&change, &ruler.actor, answer).await
    }

    /// Gives the seat of a player to somebody else. Returns what to tell the manager.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn replace(
        &self,
        ruler: &Ruler,
        code: &str,
        player: &Person,
        by: (Person, bool),
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        self.ruled(ruler, code).await?;
        let game = self.in_play(code).await?;
        let (by, bot) = by;
        if bot {
            return Err(Refusal::InvitedBot(by.name).into());
        }
        if game.chair_of(by.id).is_some() {
            let (code, name) = (game.code, by.name);
            return Err(Refusal::PlaysAlready { code, name }.into());
        }
        let replay = self.replay(&game, game.seq, game.seq).await;
        let position = self.frozen_if_derailed(&game, replay).await?.position;
        let chair = game.chair_of(player.id);
        let chair =
            chair.filter(|chair| seat_of(&game, *chair).is_some_and(|seat| position.is_in(seat)));
        let chair = chair.ok_or_else(|| Refusal::DoesNotPlay {
            code: game.code.clone(),
            name: player.name.clone(),
        })?;
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks.stop(&mut change);
        let first = change.game.terms.pace.at_first();
        let taken = &mut change.game.chairs[chair];
        let answer = format!(
            "{} plays on for {} in `{code}`.",
            crate::markdown::plain(&by.name),
            crate::markdown::plain(&player.name),
            code = change.game.code
        );
        taken.person = by;
        taken.sits = Sits::Seated;
        taken.substitute = true;
        taken.missed = 0;
        taken.left_at = None;
        // They did not use up the time that is gone.
        taken.bank = taken.bank.max(first);
        change.happen(EventKind::Substitute, Some(chair));
        go_on(&mut change, position)?;
        clocks.start(&mut change);
        change.note(Beside::Replaced { chair });
        change.note(Beside::Ruled(ruler.ruling("replace", None)));
        self.commit(&change, &ruler.actor, answer).await
    }

    /// The game with this code, if it belongs to the server that is managed.
    async fn ruled(&self, ruler: &Ruler, code: &str) -> Result<Game, Error> {
        let game = self.store.game(code).await?;
        let game = game.filter(|game| game.guild == Some(ruler.guild));
        Ok(game.ok_or_else(|| Refusal::NoSuchGame(code.to_owned()))?)
    }
}

/// Has the channel told what was done, in the second half of a sentence about the game.
pub(super) fn announce(change: &mut Change, said: String) {
    let seq = change.game.seq;
    change.tell(Intent::Ruling { seq, said });
}
