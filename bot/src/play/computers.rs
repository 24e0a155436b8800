//! Computers at the table: which seats they may take, and their turns.

use ai::Level;

use crate::store::{Chair, Change, EventKind, Game, GameStatus, UserId};

use super::lobby::{begin, creator_only, is_full};
use super::{Actor, Error, Play, Refusal};

/// The level of a computer that plays on for somebody who stays away, where the table wants that.
pub(super) const OF_LAST_RESORT: Level = Level::Club;

impl Play {
    /// Lets a computer sit down, for the creator of the table: on a free seat of an open table, or on one whose player
    /// stays away. They cannot have it back.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn seat_computer(
        &self,
        actor: &Actor,
        code: &str,
        level: Level,
    ) -> Result<String, Error> {
        let game = self.store.game(code).await?;
        if game.is_some_and(|game| game.status == GameStatus::Open) {
            return self
                .at_table(actor, code, |change| sit_down(change, actor, level))
                .await;
        }
        self.in_game(actor, code, |change, _| {
            let game = &change.game;
            creator_only(game, actor.person.id)?;
            let free = game.chairs.iter().position(Chair::is_free);
            let chair = free.ok_or_else(|| Refusal::NoFreeSeat(game.code.clone()))?;
            let unrated = if game.is_rated() {
                " The game is unrated from now on."
            } else {
                ""
            };
            replace(change, chair, level);
            Ok(format!(
                "A {level} computer has taken the seat over at `{}`; whoever had it cannot come back to it.{unrated}",
                change.game.code
            ))
        })
        .await
    }

    /// Whether a person may let computers sit down at an open table.
    ///
    /// # Errors
    /// The [`Refusal`] that [`Play::seat_computer`] would give.
    pub fn may_seat_computers(&self, game: &Game, user: UserId) -> Result<(), Refusal> {
        creator_only(game, user)?;
        if has_room(game) {
            return Ok(());
        }
        Err(match game.status {
            GameStatus::Open => Refusal::Full(game.code.clone()),
            _ => Refusal::NoFreeSeat(game.code.clone()),
        })
    }

    /// Plays the turn of the computer that is to move, if the game still has exactly the events it has thought
    /// about. Says whether it was played.
    ///
    /// # Errors
    /// When the turn is not legal, or could not be saved; nothing has changed then.
    pub async fn take_computers_turn(
        &self,
        code: &str,
        seen: i64,
        text: &str,
    ) -> Result<bool, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.store.game(code).await?;
        let waits = |game: &Game| game.seq == seen && game.computer_to_move().is_some();
        let Some(game) = game.filter(waits) else {
            return Ok(false);
        };
        let Some(chair) = game.to_move else {
            return Ok(false);
        };
        let replay = self.replay(&game, game.seq, game.seq).await;
        let replay = self.frozen_if_derailed(&game, replay).await?;
        let played = replay.position.play(text)?;
        let change = self.turn(game, &replay, chair, played).await?;
        self.commit_own(&change).await?;
        Ok(true)
    }

    /// Whether a player may be given hints at their turn.
    ///
    /// # Errors
    /// A [`Refusal`] that says why not.
    pub fn may_have_hints(&self, game: &Game, user: UserId) -> Result<(), Refusal> {
        let code = || game.code.clone();
        if game.chair_of(user).is_none() {
            return Err(Refusal::NotAPlayer(code()));
        }
        match game.status {
            GameStatus::Active => {}
            GameStatus::Open => return Err(Refusal::NotBegun(code())),
            GameStatus::Finished => return Err(Refusal::Over(code())),
            GameStatus::Cancelled => return Err(Refusal::Cancelled(code())),
            GameStatus::Frozen => return Err(Refusal::Frozen(code())),
        }
        if game.is_rated() {
            return Err(Refusal::NoHints(code()));
        }
        match game.mover() {
            Some(mover) if mover.id != user => Err(Refusal::NotYourTurn {
                code: code(),
                mover: mover.name.clone(),
            }),
            _ => Ok(()),
        }
    }
}

/// A computer takes a free seat of an open table; the game begins with the last one.
fn sit_down(change: &mut Change, actor: &Actor, level: Level) -> Result<String, Refusal> {
    creator_only(&change.game, actor.person.id)?;
    let game = &mut change.game;
    if game.chairs.len() >= game.players() {
        return Err(Refusal::Full(game.code.clone()));
    }
    let unrated = if game.is_rated() {
        " The game is unrated, because a computer plays."
    } else {
        ""
    };
    game.chairs.push(game.another_computer(level));
    game.number_computers();
    let (chair, code) = (game.chairs.len() - 1, game.code.clone());
    change.happen(EventKind::Join, Some(chair));
    if is_full(&change.game) {
        begin(change)?;
        return Ok(format!(
            "A {level} computer has sat down at `{code}`. Everyone is here: the board follows.{unrated}"
        ));
    }
    Ok(format!(
        "A {level} computer has sat down at `{code}`; it starts when every seat is taken.{unrated}"
    ))
}

/// A computer plays on for somebody who stays away, and the board tells so.
pub(super) fn replace(change: &mut Change, chair: usize, level: Level) {
    let game = &mut change.game;
    game.chairs[chair] = Chair {
        substitute: true,
        ..game.another_computer(level)
    };
    game.timing.reminded = 0;
    change.happen(EventKind::Substitute, Some(chair));
    change.tell_board();
}

/// Whether a computer could sit down.
pub(super) fn has_room(game: &Game) -> bool {
    match game.status {
        GameStatus::Open => game.chairs.len() < game.players(),
        GameStatus::Active => game.chairs.iter().any(Chair::is_free),
        _ => false,
    }
}
