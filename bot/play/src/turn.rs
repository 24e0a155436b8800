//! Turns and resignations.

use rules::{Played, Position, Seat, Status};

use crate::clocks::Clocks;
use crate::plans::Plans;
use crate::snapshot::seat;
use crate::time::{MINUTE, Millis, Reason};
use crate::{
    ActionError, Actor, Change, Done, Event, EventKind, Game, GameSnapshot, GameStatus,
    InteractionId, Player, PlayerState, Result, Timing, player_at, seat_of,
};

/// A turn that a member wants to play.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The turn as it was typed, or the notation of the turn that was tapped.
    pub text: &'a str,
    /// The number of events that the member has seen; none if they have not seen a board.
    pub seen: Option<i64>,
}

/// A turn that is sent again within this time is a repetition: for so long an interaction can be answered.
const REPEATED: Millis = 15 * MINUTE;

/// Plays a turn of `actor`, who must be to move, with its effect on the clocks and everything that follows
/// automatically. With [`Request::seen`], only if the position is still the one that the member saw.
pub fn take(now: &GameSnapshot, actor: &Actor, request: &Request<'_>) -> Result<(Change, Done)> {
    let game = &now.game;
    let player = now.player_of(actor.person.id)?;
    match game.to_move {
        Some(mover) if mover == player => {}
        Some(mover) => {
            return Err(ActionError::NotYourTurn {
                code: game.code.clone(),
                mover: game.name(mover),
            });
        }
        None => return Err(ActionError::Over(game.code.clone())),
    }
    now.is_as_seen(request.seen)?;
    if request.text.trim().eq_ignore_ascii_case("resign") {
        return Err(ActionError::ResignByCommand(game.code.clone()));
    }
    if game.timing.paused_at.is_some() {
        return Err(ActionError::Paused(game.code.clone()));
    }
    let played = now.replay.position.play(request.text)?;
    let done = Done::Played { code: game.code.clone(), turn: played.turn.clone() };
    let mut change = play(now, player, played)?;
    rename(&mut change, player, actor);
    Ok((change, done))
}

/// Plays the turn that a computer has chosen.
pub fn take_computers(now: &GameSnapshot, player: usize, text: &str) -> Result<Change> {
    let played = now.replay.position.play(text)?;
    play(now, player, played)
}

/// The change that a turn of player `player` leads to.
fn play(now: &GameSnapshot, player: usize, played: Played) -> Result<Change> {
    let by_computer = now.game.players[player].computer.is_some();
    let mut plans = now.plans.clone();
    plans.follow(&played.turn);
    let mut change = now.change();
    now.clocks.stop(&mut change);
    Clocks::reward(&mut change);
    change.game.ply += 1;
    let event = EventKind::Turn(played.turn);
    advance(&mut change, player, &played.position, event);
    let position = play_on(&mut change, played.position, &mut plans)?;
    // A person's turn is announced at once; so is a computer's, while somebody may answer it.
    let goes_on = change.game.status == GameStatus::Active;
    if by_computer && goes_on && waits_for_nobody(&change.game, &position) {
        change.tell_later();
    } else {
        change.tell_board();
    }
    plans.keep(&mut change);
    now.clocks.start(&mut change);
    Ok(change)
}

/// The answer to a second tap that asks for the same turn. It applies if the first thing that happened on the board
/// that `actor` saw is this turn of theirs, in canonical notation, and it still counts.
pub fn played_before(
    game: &Game,
    history: &[Event],
    actor: &Actor,
    request: &Request<'_>,
) -> Option<Done> {
    let seen = request.seen?;
    let mut later = history.iter().filter(|event| event.seq > seen);
    let next = later.find(|event| event.kind.is_on_board())?;
    let EventKind::Turn(turn) = &next.kind else {
        return None;
    };
    let own = next.player == game.player_of(actor.person.id);
    let undone = |event: &Event| matches!(event.kind, EventKind::TakeBack(to) if to <= seen);
    (own && turn == request.text && !later.any(undone))
        .then(|| Done::Played { code: game.code.clone(), turn: turn.clone() })
}

/// The newest turn of a player that an interaction has led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentTurn {
    /// The interaction.
    pub interaction: InteractionId,
    /// The number of the event.
    pub seq: i64,
    /// The turn in canonical notation.
    pub turn: String,
}

impl SentTurn {
    /// What becomes of a typed turn that `actor` has sent before this one, and that arrives only now: it is not played.
    /// Discord keeps what members do while no process is connected, and delivers it later; they may have repeated it
    /// meanwhile, or sent another turn instead. `None` if the turn is not older. Fails with [`ActionError::Superseded`]
    /// if this is another turn.
    pub fn overtook(
        &self,
        game: &Game,
        history: &[Event],
        actor: &Actor,
        request: &Request<'_>,
    ) -> Option<Result<Done>> {
        let older = actor.interaction < self.interaction;
        let played = || self.played(game, history, request);
        older.then(|| played().ok_or_else(|| ActionError::Superseded(game.code.clone())))
    }

    /// The answer to a typed turn that is refused because `actor` repeats this one, and nobody else has moved since.
    pub fn repeated(
        &self,
        game: &Game,
        history: &[Event],
        actor: &Actor,
        request: &Request<'_>,
    ) -> Option<Done> {
        let own = history.iter().find(|event| event.seq == self.seq)?;
        let is_person = |player: usize| game.players[player].computer.is_none();
        // Passes and planned answers are saved with the turn that they follow.
        let moved = |event: &Event| {
            event.kind.is_on_board() && event.at != own.at && event.player.is_none_or(is_person)
        };
        let mut later = history.iter().filter(|event| event.seq > self.seq);
        let is_new = actor.interaction > self.interaction
            && actor.interaction.since(self.interaction) < REPEATED;
        if !is_new || later.any(moved) {
            return None;
        }
        self.played(game, history, request)
    }

    /// The answer if the request is for this turn, and the turn was not taken back.
    fn played(&self, game: &Game, history: &[Event], request: &Request<'_>) -> Option<Done> {
        let undone = |event: &Event| matches!(event.kind, EventKind::TakeBack(to) if to < self.seq);
        let mut later = history.iter().filter(|event| event.seq > self.seq);
        let same = self.turn.eq_ignore_ascii_case(request.text.trim());
        (same && !later.any(undone))
            .then(|| Done::Played { code: game.code.clone(), turn: self.turn.clone() })
    }
}

/// Resigns for `actor`, whether or not it is their turn. With `seen`, only if the position is still the one after
/// that many events.
pub fn resign(now: &GameSnapshot, actor: &Actor, seen: Option<i64>) -> Result<(Change, Done)> {
    let player = now.player_of(actor.person.id)?;
    now.is_as_seen(seen)?;
    let mut change = now.change();
    now.clocks.stop(&mut change);
    rename(&mut change, player, actor);
    leave(now, &mut change, player)?;
    let code = now.game.code.clone();
    Ok((change, Done::Resigned { code }))
}

/// Resigns for player `player`, whose clock is stopped.
pub(crate) fn leave(now: &GameSnapshot, change: &mut Change, player: usize) -> Result<()> {
    let played = now.replay.position.resign(seat(&now.game, player)?)?;
    advance(change, player, &played.position, EventKind::Resign);
    go_on(change, played.position)?;
    now.clocks.start(change);
    Ok(())
}

/// Puts a game on hold whose history does not lead to its position: nobody may play on from a guess.
pub fn freeze(game: Game, clocks: &Clocks, now: Millis) -> Change {
    let mut change = Change::of(game, now);
    clocks.stop(&mut change);
    change.game.uncounted.begin(Reason::Hold, change.at);
    change.game.status = GameStatus::Frozen;
    clocks.index(&mut change.game);
    change.happen(EventKind::Freeze, None);
    change
}

/// Updates the name under which a player acts.
pub(crate) fn rename(change: &mut Change, player: usize, actor: &Actor) {
    let name = &mut change.game.players[player].person.name;
    name.clone_from(&actor.person.name);
}

/// Moves the game to `position`, to which the action of `player` has led.
pub(crate) fn advance(change: &mut Change, player: usize, position: &Position, event: EventKind) {
    stand(change, position);
    change.happen(event, Some(player));
}

/// Moves the game to `position` without an event.
pub(crate) fn stand(change: &mut Change, position: &Position) {
    let at = change.at;
    let game = &mut change.game;
    game.state_hash = position.fingerprint();
    for (player, seat) in game.players.iter_mut().zip(game.setup.seats.iter()) {
        // The seat of a player who is out is no longer vacant: nobody can replace them.
        if player.is_free() && !position.is_in(seat) {
            player.state = PlayerState::Seated;
            player.left_at = None;
        }
    }
    match position.status() {
        Status::Turn(seat) => game.to_move = player_at(game, seat),
        Status::Over(outcome) => {
            game.status = GameStatus::Finished;
            game.to_move = None;
            game.ended_at = Some(at);
            game.timing = Timing::default();
            for (player, seat) in game.players.iter_mut().zip(game.setup.seats.iter()) {
                player.points = Some(outcome.points[seat]);
                player.place = outcome.places[seat];
            }
        }
    }
}

/// Plays what nobody decides, which is the passes of blocked players and the skipped turns of those who are away, and
/// queues the board. A game that nobody is left to play is called off.
pub(crate) fn go_on(change: &mut Change, position: Position) -> Result<()> {
    play_on(change, position, &mut Plans::default())?;
    change.tell_board();
    Ok(())
}

/// Plays forced turns and planned answers. Returns the position they lead to.
fn play_on(change: &mut Change, mut position: Position, plans: &mut Plans) -> Result<Position> {
    while let Some(player) = change.game.to_move {
        if is_abandoned(&change.game, &position) {
            call_off(change);
            break;
        }
        let away = change.game.players[player].state == PlayerState::Skipped;
        let (played, event) = if away {
            skip_or_drop(&change.game, &position, player)?
        } else if let Some(pass) = position.forced() {
            let played = position.play(&pass)?;
            let event = EventKind::Turn(played.turn.clone());
            (played, event)
        } else if let Some(played) = plans.answer(player, &position) {
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
        advance(change, player, &position, event);
    }
    Ok(position)
}

/// Whether a game goes on although no person can decide anything in the position: they are out, away or blocked, and
/// computers play among themselves.
pub fn waits_for_nobody(game: &Game, position: &Position) -> bool {
    let may_choose = |(seat, player): (Seat, &Player)| {
        // A member who takes over a vacant seat is a person, too.
        let is_person = player.computer.is_none() && player.state != PlayerState::Skipped;
        is_person && position.may_act(seat)
    };
    let mut seats = game.setup.seats.iter().zip(&game.players);
    matches!(position.status(), Status::Turn(_)) && !seats.any(may_choose)
}

/// Whether everybody who still takes part is away for good.
fn is_abandoned(game: &Game, position: &Position) -> bool {
    let mut seats = game.setup.seats.iter().zip(&game.players);
    seats.all(|(seat, player)| player.state == PlayerState::Skipped || !position.is_in(seat))
}

/// Skips the turn of a player who is away; in a game of two they lose on time.
fn skip_or_drop(game: &Game, position: &Position, player: usize) -> Result<(Played, EventKind)> {
    if let Ok(played) = position.skip() {
        return Ok((played, EventKind::Skip));
    }
    let seat = seat_of(game, player).ok_or_else(|| ActionError::Frozen(game.code.clone()))?;
    let played = position.run_out_of_time(seat)?;
    Ok((played, EventKind::TimeOut))
}

/// Ends a game without a result.
pub(crate) fn call_off(change: &mut Change) {
    let game = &mut change.game;
    game.status = GameStatus::Cancelled;
    game.to_move = None;
    game.timing = Timing::default();
    change.game.ended_at = Some(change.at);
    change.happen(EventKind::Abort, None);
}
