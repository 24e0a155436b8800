//! Turns and resignations.

use rules::{Played, Position, Seat, Status};

use crate::store::{Chair, Change, Event, EventKind, Game, GameStatus, Sits, Timing, UserId};

use super::clocks::Clocks;
use super::plans::Plans;
use super::replay::{chair_at, seat_of};
use super::{Actor, Error, Play, Refusal, Replay};

impl Play {
    /// Plays `text` as the turn of `actor`, who must be to move. With `seen`, only if the position is still the one
    /// after so many events; the turn that was played on it, sent once more by a second tap, gets the answer of the
    /// first. Returns what to tell the player.
    ///
    /// # Errors
    /// A [`Refusal`] in the player's words; nothing has changed then.
    pub async fn take_turn(
        &self,
        actor: &Actor,
        code: &str,
        seen: Option<i64>,
        text: &str,
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        if let Some(seen) = seen
            && self.was_played(actor, code, seen, text).await?
        {
            return Ok(played(text, code));
        }
        let (game, replay, chair) = self.taking_part(code, actor.person.id).await?;
        if game.to_move != Some(chair) {
            let mover = game
                .mover()
                .map_or_else(String::new, |mover| mover.name.clone());
            return Err(Refusal::NotYourTurn {
                code: game.code,
                mover,
            }
            .into());
        }
        if seen.is_some_and(|seen| !replay.is_newest(seen)) {
            return Err(Refusal::MovedOn(game.code).into());
        }

        if text.trim().eq_ignore_ascii_case("resign") {
            return Err(Refusal::ResignByCommand(game.code).into());
        }
        if game.timing.paused_at.is_some() {
            return Err(Refusal::Paused(game.code).into());
        }
        let result = replay.position.play(text)?;
        let answer = played(&result.turn, &game.code);
        let mut change = self.turn(game, &replay, chair, result).await?;
        change.game.chairs[chair]
            .person
            .name
            .clone_from(&actor.person.name);
        self.commit(&change, actor, answer).await
    }

    /// What a turn of the player in `chair` makes of a game, their clock and whatever follows by itself included.
    pub(super) async fn turn(
        &self,
        game: Game,
        replay: &Replay,
        chair: usize,
        played: Played,
    ) -> Result<Change, Error> {
        let by_computer = game.chairs[chair].computer.is_some();
        let mut plans = self.plans(&game, replay).await?;
        plans.follow(&played.turn);
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks.stop(&mut change);
        Clocks::reward(&mut change);
        change.game.ply += 1;
        let event = EventKind::Turn(played.turn);
        advance(&mut change, chair, &played.position, event);
        let position = play_on(&mut change, played.position, &mut plans)?;
        // What a person does is told at once, and so is what computers do while somebody may answer it.
        let goes_on = change.game.status == GameStatus::Active;
        if by_computer && goes_on && waits_for_nobody(&change.game, &position) {
            change.tell_later();
        } else {
            change.tell_board();
        }
        plans.keep(&mut change);
        clocks.start(&mut change);
        Ok(change)
    }

    /// Whether what happened on the board after the first `seen` events is just this turn of `actor`, in canonical
    /// notation, and still counts.
    async fn was_played(
        &self,
        actor: &Actor,
        code: &str,
        seen: i64,
        turn: &str,
    ) -> Result<bool, Error> {
        let game = self.store.game(code).await?;
        let Some(game) = game.filter(|game| game.seq > seen) else {
            return Ok(false);
        };
        let history = self.store.history(game.id, game.seq).await?;
        let mut later = history.iter().filter(|event| event.seq > seen);
        let next = later.find(|event| event.kind.is_on_board());
        let is_it = next.is_some_and(|event| {
            event.chair == game.chair_of(actor.person.id)
                && matches!(&event.kind, EventKind::Turn(text) if text == turn)
        });
        let undone = |event: &Event| matches!(event.kind, EventKind::TakeBack(to) if to <= seen);
        Ok(is_it && !later.any(undone))
    }

    /// Resigns for `actor`, in turn or not. With `seen`, only if the position is still the one after so many events.
    ///
    /// # Errors
    /// A [`Refusal`] in the player's words; nothing has changed then.
    pub async fn resign(
        &self,
        actor: &Actor,
        code: &str,
        seen: Option<i64>,
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let (game, replay, chair) = self.taking_part(code, actor.person.id).await?;
        if seen.is_some_and(|seen| !replay.is_newest(seen)) {
            return Err(Refusal::MovedOn(game.code).into());
        }
        let seat = seat_of(&game, chair).ok_or_else(|| Refusal::NotAPlayer(game.code.clone()))?;
        let played = replay.position.resign(seat)?;
        let answer = format!("You have resigned in `{}`.", game.code);
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks.stop(&mut change);
        change.game.chairs[chair]
            .person
            .name
            .clone_from(&actor.person.name);
        advance(&mut change, chair, &played.position, EventKind::Resign);
        go_on(&mut change, played.position)?;
        clocks.start(&mut change);
        self.commit(&change, actor, answer).await
    }

    /// Whether a person can resign this game now.
    ///
    /// # Errors
    /// The [`Refusal`] that [`Play::resign`] would give.
    pub async fn may_resign(&self, code: &str, user: UserId) -> Result<(), Error> {
        self.taking_part(code, user).await.map(|_| ())
    }

    /// A game in play, its history, and the chair of somebody who still takes part in it.
    pub(super) async fn taking_part(
        &self,
        code: &str,
        user: UserId,
    ) -> Result<(Game, Replay, usize), Error> {
        let game = self.in_play(code).await?;
        let stranger = || Refusal::NotAPlayer(game.code.clone());
        let chair = game.chair_of(user).ok_or_else(stranger)?;
        let seat = seat_of(&game, chair).ok_or_else(stranger)?;
        let replay = self.replay(&game, game.seq, game.seq).await;
        let replay = self.frozen_if_derailed(&game, replay).await?;
        if !replay.position.is_in(seat) {
            return Err(Refusal::Out(game.code).into());
        }
        Ok((game, replay, chair))
    }

    /// The game, if turns can be taken in it.
    pub(super) async fn in_play(&self, code: &str) -> Result<Game, Error> {
        let game = self.store.game(code).await?;
        let game = game.ok_or_else(|| Refusal::NoSuchGame(code.to_owned()))?;
        match game.status {
            GameStatus::Active => Ok(game),
            GameStatus::Open => Err(Refusal::NotBegun(game.code).into()),
            GameStatus::Finished => Err(Refusal::Over(game.code).into()),
            GameStatus::Cancelled if game.started_at.is_some() => {
                Err(Refusal::CalledOff(game.code).into())
            }
            GameStatus::Cancelled => Err(Refusal::Cancelled(game.code).into()),
            GameStatus::Frozen => Err(Refusal::Frozen(game.code).into()),
        }
    }

    /// Puts a game on hold when its history does not lead to its position: nobody may play on a guess.
    pub(super) async fn frozen_if_derailed<T>(
        &self,
        game: &Game,
        result: Result<T, Error>,
    ) -> Result<T, Error> {
        if let Err(Error::Refused(Refusal::Frozen(_))) = &result {
            let clocks = self.clocks(game).await?;
            let mut change = self.change(game.clone());
            clocks.stop(&mut change);
            change.game.status = GameStatus::Frozen;
            change.game.timing.due_at = None;
            change.happen(EventKind::Freeze, None);
            self.commit_own(&change).await?;
        }
        result
    }
}

/// What a player is told whose turn was saved.
fn played(turn: &str, code: &str) -> String {
    format!("Played `{turn}` in `{code}`.")
}

/// Brings the game to `position`, where what the player in `chair` did has led.
pub(super) fn advance(change: &mut Change, chair: usize, position: &Position, event: EventKind) {
    stand(change, position);
    change.happen(event, Some(chair));
}

/// Makes the game what it is at `position`.
pub(super) fn stand(change: &mut Change, position: &Position) {
    let at = change.at();
    let game = &mut change.game;
    game.state_hash = position.fingerprint();
    for (chair, seat) in game.chairs.iter_mut().zip(game.setup.seats.iter()) {
        // Nobody waits for somebody who is out, and nobody can play on for them.
        if chair.is_free() && !position.is_in(seat) {
            chair.sits = Sits::Seated;
            chair.left_at = None;
        }
    }
    match position.status() {
        Status::Turn(seat) => game.to_move = chair_at(game, seat),
        Status::Over(outcome) => {
            game.status = GameStatus::Finished;
            game.to_move = None;
            game.ended_at = Some(at);
            game.timing = Timing::default();
            for (chair, seat) in game.chairs.iter_mut().zip(game.setup.seats.iter()) {
                chair.points = Some(outcome.points[seat]);
                chair.place = outcome.places[seat];
            }
        }
    }
}

/// Plays what nobody has a choice about - passes of the blocked, turns of those who are away - and has the board
/// posted. A game that nobody is left to play is called off.
pub(super) fn go_on(change: &mut Change, position: Position) -> Result<(), Refusal> {
    play_on(change, position, &mut Plans::default())?;
    change.tell_board();
    Ok(())
}

/// Plays the same, and what was planned for the case. Returns where it led.
fn play_on(
    change: &mut Change,
    mut position: Position,
    plans: &mut Plans,
) -> Result<Position, Refusal> {
    while let Some(chair) = change.game.to_move {
        if is_deserted(&change.game, &position) {
            call_off(change);
            break;
        }
        let away = change.game.chairs[chair].sits == Sits::Skipped;
        let (played, event) = if away {
            skip_or_drop(&change.game, &position, chair)?
        } else if let Some(pass) = position.forced() {
            let played = position.play(&pass).map_err(Refusal::Rules)?;
            let event = EventKind::Turn(played.turn.clone());
            (played, event)
        } else if let Some(played) = plans.answer(chair, &position) {
            plans.follow(&played.turn);
            Clocks::reward(change);
            let event = EventKind::Turn(played.turn.clone());
            (played, event)
        } else {
            break;
        };
        position = played.position;
        if event != EventKind::TimeOut {
            change.game.ply += 1;
        }
        advance(change, chair, &position, event);
    }
    Ok(position)
}

/// Whether a game is not over, but no person has anything to choose in it any more, as its board stands: they are out,
/// away, or blocked, and computers play among themselves.
#[must_use]
pub fn waits_for_nobody(game: &Game, position: &Position) -> bool {
    let may_choose = |(seat, chair): (Seat, &Chair)| {
        // Whoever takes a vacant seat over is a person, too.
        let is_person = chair.computer.is_none() && chair.sits != Sits::Skipped;
        is_person && position.may_act(seat)
    };
    let mut seats = game.setup.seats.iter().zip(&game.chairs);
    matches!(position.status(), Status::Turn(_)) && !seats.any(may_choose)
}

/// Whether everybody who still takes part is away for good.
fn is_deserted(game: &Game, position: &Position) -> bool {
    let mut seats = game.setup.seats.iter().zip(&game.chairs);
    seats.all(|(seat, chair)| chair.sits == Sits::Skipped || !position.is_in(seat))
}

/// Leaves out the turn of somebody who is away, or, between two, lets their time decide.
fn skip_or_drop(
    game: &Game,
    position: &Position,
    chair: usize,
) -> Result<(Played, EventKind), Refusal> {
    if let Ok(played) = position.skip() {
        return Ok((played, EventKind::Skip));
    }
    let seat = seat_of(game, chair).ok_or_else(|| Refusal::Frozen(game.code.clone()))?;
    let played = position.run_out_of_time(seat).map_err(Refusal::Rules)?;
    Ok((played, EventKind::TimeOut))
}

/// Ends a game without a result.
pub(super) fn call_off(change: &mut Change) {
    let game = &mut change.game;
    game.status = GameStatus::Cancelled;
    game.to_move = None;
    game.timing = Timing::default();
    change.game.ended_at = Some(change.at());
    change.happen(EventKind::Abort, None);
}
