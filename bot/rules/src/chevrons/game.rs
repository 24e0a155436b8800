//! Everything about a chevron game except its turns: the players, whose turn it is, the end, the
//! position line.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use super::board::Chevrons;
use super::error::ChevronError;
use super::options::ChevronOptions;
use super::players::{NoProgressCounter, Players};
use super::position::{PositionError, PositionLine};
use super::prompt::{ChevronNote, ChevronPrompt};
use super::start::start;
use super::summary::{ChevronAction, ChevronSummary, EliminationCause};
use crate::board9::Field;
use crate::fingerprint::Fingerprint;
use crate::game::{BoardGame, Draft, Family, GameProfile, Start, TurnError};
use crate::outcome::{NoProgress, Outcome, Reason, Status};
use crate::seat::{BySeat, Seat, Seats};
use crate::version::RulesVersion;

impl Family for Chevrons {
    type Board = Chevrons;
    type Location = Field;
    type Prompt = ChevronPrompt;
    type Note = ChevronNote;
    type Summary = ChevronSummary;
    type Error = ChevronError;
    type Options = ChevronOptions;
}

/// How often a position must occur to end a game, unless the options say otherwise.
const REPETITIONS: usize = 3;

/// What distinguishes a chevron game from the others. A value contains the resolved options.
pub trait Variant: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its name, its players and its options.
    const PROFILE: GameProfile;

    /// Rounds without progress that end a game, unless the options say otherwise.
    const NO_PROGRESS_ROUNDS: u16;

    /// Whether the first pass starts a last round.
    const LAST_ROUND: bool;

    /// A complete turn.
    type Turn: Copy + Eq + Hash + Debug + Display;

    /// A turn being chosen.
    type Draft: Draft<Game = ChevronGame<Self>>;

    /// The rules with these options, in this version.
    fn new(options: &ChevronOptions, version: RulesVersion) -> Self;

    /// The number of markers that wins at once.
    fn target(_seats: Seats) -> Option<u16> {
        None
    }

    /// Whether everybody still in the game shares first place when it ends for this reason.
    fn is_draw(reason: Reason) -> bool;

    /// Completes a position that was parsed: who is out, who has won, whose turn it is. Fails if it
    /// is nobody's turn, or the position is impossible.
    fn settle(game: &mut ChevronGame<Self>) -> Result<(), PositionError>;

    /// The start of a turn.
    fn draft(game: &ChevronGame<Self>) -> Self::Draft;

    /// Reads a turn and plays it.
    fn read(
        game: &ChevronGame<Self>,
        text: &str,
    ) -> Result<(Self::Turn, ChevronGame<Self>), TurnError<ChevronError>>;

    /// The effect of a turn, from the boards before and after it.
    fn action(turn: &Self::Turn, before: &Chevrons, after: &Chevrons, seat: Seat) -> ChevronAction;

    /// Determines whose turn it is after a seat resigned, and whether the game is over.
    fn resigned(game: &mut ChevronGame<Self>, seat: Seat);

    /// Gives the turn to the next seat, because the seat to move is skipped.
    fn skipped(game: &mut ChevronGame<Self>);

    /// The only possible turn, if the seat to move can do nothing but pass.
    fn forced(_game: &ChevronGame<Self>) -> Option<Self::Turn> {
        None
    }

    /// Whether a seat may still have something to choose.
    fn may_act(game: &ChevronGame<Self>, seat: Seat) -> bool {
        game.players.is_in(seat)
    }

    /// The seats that a position line names as out.
    fn seats_out(game: &ChevronGame<Self>) -> Vec<Seat> {
        game.players.leavers()
    }

    /// What determines the further course of the game besides the board and the seat to move.
    fn hidden_state(_game: &ChevronGame<Self>) -> Option<[u64; 2]> {
        None
    }

    /// The result of a seat, for the last line of a record.
    fn result(outcome: &Outcome, seat: Seat) -> String {
        outcome.points[seat].to_string()
    }
}

/// A position of a chevron game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChevronGame<V> {
    pub(crate) board: Chevrons,
    pub(crate) players: Players,
    pub(crate) turn: Seat,
    /// The seat whose pass started the last round, which ends before its next turn.
    pub(crate) trigger: Option<Seat>,
    pub(crate) no_progress: NoProgressCounter,
    pub(crate) end: Option<Reason>,
    pub(crate) rules: V,
}

impl<V: Variant> ChevronGame<V> {
    /// The seats in turn order.
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }

    fn ended(&self, reason: Reason) -> ChevronGame<V> {
        ChevronGame { end: self.end.or(Some(reason)), ..*self }
    }

    /// Winners first, then those still in by markers, then the others, later leavers first.
    fn outcome(&self, reason: Reason) -> Outcome {
        let points = self.board.points();
        let score = |seat| {
            let playing = self.players.is_in(seat);
            let won = reason == Reason::Markers && seat == self.turn;
            let markers = if playing && !V::is_draw(reason) { points[seat] } else { 0 };
            (won, playing, markers, self.players.order_of_leaving(seat))
        };
        let seats = self.seats();
        let scores = BySeat::from_fn(|seat| seats.contains(seat).then(|| score(seat)));
        Outcome::ranked(&scores, points, reason)
    }

    /// The effect of an action, including who is out after it.
    fn summary(&self, seat: Seat, action: ChevronAction, after: &ChevronGame<V>) -> ChevronSummary {
        let resigned = action == ChevronAction::Resignation;
        // A turn can capture only one chevron: either it was its owner's last one, or the owner was
        // out because they were blocked.
        let captured = match &action {
            ChevronAction::Move(moved) => moved.captured,
            _ => None,
        };
        let last = |seat| self.board.pieces(seat).len() == 1;
        let cause = |other| match other {
            _ if resigned && other == seat => EliminationCause::Resigned,
            _ if captured == Some(other) && last(other) => EliminationCause::Captured,
            _ => EliminationCause::Blocked,
        };
        let eliminations = self.players.eliminations(&after.players, &self.board, cause);
        ChevronSummary { seat, action, eliminations }
    }
}

impl<V: Variant> BoardGame for ChevronGame<V> {
    const PROFILE: GameProfile = V::PROFILE;
    type Family = Chevrons;
    type Turn = V::Turn;
    type Draft = V::Draft;

    fn open(opening: &Start<'_, Chevrons>) -> Result<ChevronGame<V>, ChevronError> {
        let seats = opening.seats;
        let line = match opening.position {
            Some(line) => PositionLine::read(line, seats)?,
            None => {
                let rows = start(seats).ok_or(ChevronError::Seats { game: V::PROFILE.name })?;
                PositionLine::read(&format!("{rows} {}", seats.first()), seats)?
            }
        };
        if !V::LAST_ROUND && line.trigger.is_some() {
            return Err(PositionError::Form.into());
        }
        let limit = opening.options.no_progress_rounds;
        let mut game = ChevronGame {
            board: line.board,
            players: Players::new(seats),
            turn: line.turn,
            trigger: line.trigger,
            no_progress: NoProgressCounter::new(limit.unwrap_or(V::NO_PROGRESS_ROUNDS)),
            end: None,
            rules: V::new(opening.options, opening.version),
        };
        for seat in line.out {
            game.players.leave(seat, &mut game.board);
        }
        V::settle(&mut game)?;
        Ok(game)
    }

    fn repetition_limit(options: &ChevronOptions) -> Option<usize> {
        options.repetition3.unwrap_or(true).then_some(REPETITIONS)
    }

    fn status(&self) -> Status {
        match self.end {
            None => Status::Turn(self.turn),
            Some(reason) => Status::Over(self.outcome(reason)),
        }
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.players.is_in(seat)
    }

    /// Markers on the board.
    fn points(&self) -> BySeat<u16> {
        self.board.points()
    }

    fn pieces(&self) -> BySeat<u16> {
        BySeat::from_fn(|seat| self.board.pieces(seat).len() as u16)
    }

    fn target(&self) -> Option<u16> {
        V::target(self.seats())
    }

    fn draft(&self) -> V::Draft {
        V::draft(self)
    }

    fn read(&self, text: &str) -> Result<(V::Turn, ChevronGame<V>), TurnError<ChevronError>> {
        V::read(self, text)
    }

    fn resign(&self, seat: Seat) -> ChevronGame<V> {
        let mut after = *self;
        after.players.leave(seat, &mut after.board);
        after.no_progress.count(true);
        V::resigned(&mut after, seat);
        after
    }

    fn skip(&self) -> Option<(ChevronGame<V>, ChevronSummary)> {
        let mut after = *self;
        V::skipped(&mut after);
        let summary = self.summary(self.turn, ChevronAction::Skip, &after);
        Some((after, summary))
    }

    fn agreed(&self) -> ChevronGame<V> {
        self.ended(Reason::Agreement)
    }

    fn as_if_turn_of(&self, seat: Seat) -> ChevronGame<V> {
        ChevronGame { turn: seat, ..*self }
    }

    fn repeated(&self) -> ChevronGame<V> {
        self.ended(Reason::Repetition)
    }

    fn summarize(&self, turn: &V::Turn, after: &ChevronGame<V>) -> ChevronSummary {
        let action = V::action(turn, &self.board, &after.board, self.turn);
        self.summary(self.turn, action, after)
    }

    fn summarize_resignation(&self, seat: Seat, after: &ChevronGame<V>) -> ChevronSummary {
        self.summary(seat, ChevronAction::Resignation, after)
    }

    fn position_line(&self) -> String {
        PositionLine::write(&self.board, self.turn, &V::seats_out(self), self.trigger)
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(V::PROFILE.fingerprint);
        self.board.fingerprint(&mut print);
        print.add(self.turn as u64);
        for word in V::hidden_state(self).into_iter().flatten() {
            print.add(word);
        }
        print.get()
    }

    fn board(&self) -> &Chevrons {
        &self.board
    }

    fn forced(&self) -> Option<V::Turn> {
        V::forced(self)
    }

    fn may_act(&self, seat: Seat) -> bool {
        V::may_act(self, seat)
    }

    fn last_round_of(&self) -> Option<Seat> {
        self.trigger
    }

    fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        V::result(outcome, seat)
    }

    fn no_progress(&self) -> Option<NoProgress> {
        self.no_progress.rounds(self.players.remaining())
    }
}
