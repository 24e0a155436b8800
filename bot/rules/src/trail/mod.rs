//! Azacru and Shacru: every move leaves a marker on its landing field, most markers win.
//!
//! Both are one game with two [`Rule`]s: Shacru's chevrons go one field, and the game ends when
//! nobody can gain; Azacru's go as far as their power, and it ends a round after the first pass.

mod azacru;
mod draft;
mod read;
mod shacru;
mod turn;

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use crate::board9::Field;
use crate::chevrons::{
    ChevronAction, ChevronSummary, Chevrons, EliminationCause, NoProgressCounter, Obstacle,
    Players, PositionError, PositionLine, Reach,
};
use crate::error::RulesError;
use crate::fingerprint::Fingerprint;
use crate::game::Game;
use crate::kind::Kind;
use crate::outcome::{NoProgress, Outcome, Reason, Status};
use crate::seat::{BySeat, Seat, Seats};
use crate::setup::Setup;
use crate::summary::Summary;
use crate::table::Board;

pub use azacru::Power;
pub use draft::Draft;
pub use shacru::Step;
pub use turn::{Choice, Turn};

/// A position of Shacru.
pub type Shacru = Trail<Step>;

/// A position of Azacru.
pub type Azacru = Trail<Power>;

/// Rounds without progress after which the markers are counted, unless the options say otherwise.
/// Runs that led to real progress were shorter in thousands of games.
const NO_PROGRESS_ROUNDS: u16 = 8;

/// What makes Azacru and Shacru different.
pub trait Rule: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Which game it is.
    const KIND: Kind;

    /// Whether the first pass starts a last round.
    const LAST_ROUND: bool;

    /// How many fields a seat's chevron on `from` may go at most.
    fn distance(board: &Chevrons, seat: Seat, from: Field) -> usize;

    /// Whether it is certain that nobody can gain another marker.
    fn is_exhausted(board: &Chevrons) -> bool;
}

/// A position of Azacru or Shacru.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trail<R> {
    board: Chevrons,
    players: Players,
    turn: Seat,
    /// The seat whose pass started the last round, which ends when its turn would come.
    trigger: Option<Seat>,
    quiet: NoProgressCounter,
    end: Option<Reason>,
    rule: PhantomData<R>,
}

impl<R: Rule> Trail<R> {
    /// The position on the board.
    #[must_use]
    pub fn chevrons(&self) -> &Chevrons {
        &self.board
    }

    /// The seats in turn order.
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }

    /// The seat whose pass started the last round (Azacru).
    #[must_use]
    pub fn trigger(&self) -> Option<Seat> {
        self.trigger
    }

    /// The same position with another seat to move, for searches that let one opponent answer.
    ///
    /// Not a position of play.
    #[must_use]
    pub fn as_if_turn_of(&self, seat: Seat) -> Trail<R> {
        Trail {
            turn: seat,
            ..*self
        }
    }

    fn reach(&self, from: Field) -> Reach {
        let distance = R::distance(&self.board, self.turn, from);
        self.board.reach(self.turn, from, distance)
    }

    /// What keeps a chevron of the player to move from a field.
    fn obstacle(&self, from: Field, to: Field) -> Obstacle {
        let distance = R::distance(&self.board, self.turn, from);
        let by_power = R::KIND == Kind::Azacru;
        self.board
            .obstacle(self.turn, (from, to), distance, by_power)
    }

    fn can_move(&self) -> bool {
        let moves = |from| !self.reach(from).moves().is_empty();
        self.board.pieces(self.turn).into_iter().any(moves)
    }

    /// Ends a turn of the seat to move, which was a pass or not, and changed something or not.
    fn end_turn(&mut self, passed: bool, progress: bool) {
        if passed && R::LAST_ROUND && self.trigger.is_none() {
            self.trigger = Some(self.turn);
        }
        self.quiet.count(progress);
        self.pass_on();
        self.judge();
    }

    /// Finds the next seat that takes part, blocked or not.
    fn pass_on(&mut self) {
        loop {
            self.turn = self.seats().after(self.turn);
            self.end_last_round();
            if self.end.is_some() || self.players.is_in(self.turn) {
                return;
            }
        }
    }

    fn end_last_round(&mut self) {
        if self.trigger == Some(self.turn) {
            self.end = Some(Reason::Counted);
        }
    }

    /// Ends the game if only one player is left, nothing can be gained, or nothing happens.
    fn judge(&mut self) {
        if self.end.is_some() {
            return;
        }
        if self.players.remaining().len() <= 1 {
            self.end = Some(Reason::LastOneMoving);
        } else if R::is_exhausted(&self.board) {
            self.end = Some(Reason::Counted);
        } else if self.quiet.is_over(self.players.remaining()) {
            self.end = Some(Reason::NoProgress);
        }
    }

    /// Those who stayed by markers, then those who gave up, later ones first.
    fn outcome(&self, reason: Reason) -> Outcome {
        let points = self.board.points();
        let counts = reason != Reason::Agreement;
        let score = |seat| {
            let playing = self.players.is_in(seat);
            let markers = if playing && counts { points[seat] } else { 0 };
            (playing, markers, self.players.order_of_leaving(seat))
        };
        let seats = self.seats();
        let scores = BySeat::from_fn(|seat| seats.contains(seat).then(|| score(seat)));
        Outcome::ranked(&scores, points, reason)
    }
}

impl<R: Rule> Game for Trail<R> {
    const KIND: Kind = R::KIND;
    type Turn = Turn;
    type Draft = Draft<R>;

    fn open(setup: &Setup) -> Result<Trail<R>, RulesError> {
        setup.refuse_options_of_others()?;
        let line = PositionLine::of(setup)?;
        if !R::LAST_ROUND {
            line.refuse_trigger()?;
        }
        let quiet = setup
            .options
            .no_progress_rounds
            .unwrap_or(NO_PROGRESS_ROUNDS);
        let mut game = Trail {
            board: line.board,
            players: Players::new(setup.seats),
            turn: line.turn,
            trigger: line.trigger,
            quiet: NoProgressCounter::new(quiet),
            end: None,
            rule: PhantomData,
        };
        for seat in line.out {
            game.players.leave(seat, &mut game.board);
        }
        game.end_last_round();
        game.judge();
        if game.players.remaining().is_empty() || game.end.is_none() {
            game.players
                .check_turn(game.turn)
                .map_err(|_| PositionError::TurnOfNobody(game.turn))?;
        }
        Ok(game)
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

    fn points(&self) -> BySeat<u16> {
        self.board.points()
    }

    fn pieces(&self) -> BySeat<u16> {
        BySeat::from_fn(|seat| self.board.pieces(seat).len() as u16)
    }

    fn target(&self) -> Option<u16> {
        None
    }

    fn draft(&self) -> Draft<R> {
        Draft::new(*self)
    }

    fn read(&self, text: &str) -> Result<(Turn, Trail<R>), RulesError> {
        read::read(self, text)
    }

    fn resign(&self, seat: Seat) -> Trail<R> {
        let mut after = *self;
        after.players.leave(seat, &mut after.board);
        after.quiet.count(true);
        if after.players.remaining().len() > 1 && seat == self.turn {
            after.pass_on();
        }
        after.judge();
        after
    }

    /// Being left out is no pass: it starts no last round.
    fn skip(&self) -> Option<(Trail<R>, Summary)> {
        let mut after = *self;
        after.pass_on();
        after.judge();
        let summary = ChevronSummary {
            seat: self.turn,
            action: ChevronAction::Skip,
            eliminations: Vec::new(),
        };
        Some((after, Summary::Chevrons(summary)))
    }

    fn agreed(&self) -> Trail<R> {
        Trail {
            end: self.end.or(Some(Reason::Agreement)),
            ..*self
        }
    }

    fn repeated(&self) -> Trail<R> {
        Trail {
            end: self.end.or(Some(Reason::Repetition)),
            ..*self
        }
    }

    fn summarize(&self, turn: &Turn, after: &Trail<R>) -> Summary {
        let action = turn.action(&self.board, &after.board, self.turn);
        Summary::Chevrons(ChevronSummary {
            seat: self.turn,
            action,
            eliminations: Vec::new(),
        })
    }

    fn summarize_resignation(&self, seat: Seat, after: &Trail<R>) -> Summary {
        let eliminations = self
            .players
            .eliminations(&after.players, &self.board, |_| EliminationCause::Resigned);
        Summary::Chevrons(ChevronSummary {
            seat,
            action: ChevronAction::Resignation,
            eliminations,
        })
    }

    fn position(&self) -> String {
        PositionLine::write(
            &self.board,
            self.turn,
            &self.players.leavers(),
            self.trigger,
        )
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(R::KIND.fingerprint());
        self.board.fingerprint(&mut print);
        print.add(self.turn as u64);
        // Who still takes part, and the last round, decide what comes, too.
        let remaining = self.players.remaining();
        print.add(
            remaining
                .iter()
                .fold(0, |bits, seat| bits | 1 << seat as u64),
        );
        print.add(self.trigger.map_or(0, |seat| 1 + seat as u64));
        print.get()
    }

    fn board(&self) -> Board<'_> {
        Board::Chevrons(&self.board)
    }

    fn must_pass(&self) -> bool {
        self.end.is_none() && !self.can_move()
    }

    fn may_act(&self, seat: Seat) -> bool {
        // The last round ends where the turn of the player who began it would come.
        let mut coming =
            std::iter::successors(Some(self.turn), |seat| Some(self.seats().after(*seat)))
                .take(self.seats().len())
                .take_while(|seat| Some(*seat) != self.trigger);
        self.is_in(seat) && coming.any(|next| next == seat) && self.as_if_turn_of(seat).can_move()
    }

    fn no_progress(&self) -> Option<NoProgress> {
        self.quiet.rounds(self.players.remaining())
    }
}
