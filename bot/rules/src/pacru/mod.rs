//! Pacru: its position, who leaves, who wins. The turns are chosen in [`Draft`].

mod draft;
mod read;
mod steps;
mod turn;
mod words;

use crate::board9::{Field, FieldSet};
use crate::chevrons::{
    ChevronAction, ChevronSummary, Chevrons, EliminationCause, NoProgressCounter, Players,
    PositionError, PositionLine, Reach,
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

pub use draft::Draft;
pub use turn::{Choice, Turn};

/// Rounds without progress that end a game in a draw, unless the options say otherwise.
const NO_PROGRESS_ROUNDS: u16 = 25;

/// Markers another player must have for a meeting to pay (rule of March 2011).
const MEETING_MARKERS: usize = 9;

/// A position of Pacru.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pacru {
    board: Chevrons,
    players: Players,
    turn: Seat,
    quiet: NoProgressCounter,
    end: Option<Reason>,
    rules: Rules,
}

/// The options, settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rules {
    meeting9: bool,
    reorient_others_mobile: bool,
}

/// What a player's chevrons can do together.
#[derive(Clone, Copy, Debug)]
struct Mobility {
    /// The chevrons with a move or a capture.
    mobile: FieldSet,
    /// Enemy chevrons attacked by at least two: the pincer.
    pinched: FieldSet,
}

impl Pacru {
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

    /// The same position with another seat to move, for searches that let one opponent answer.
    ///
    /// Not a position of play: that seat may be unable to move.
    #[must_use]
    pub fn as_if_turn_of(&self, seat: Seat) -> Pacru {
        Pacru {
            turn: seat,
            ..*self
        }
    }

    fn target_markers(&self) -> usize {
        match self.seats().len() {
            2 => 42,
            3 => 28,
            _ => 24,
        }
    }

    fn reach(&self, seat: Seat, from: Field) -> Reach {
        self.board.reach(seat, from, self.board.power(seat, from))
    }

    fn mobility(&self, seat: Seat) -> Mobility {
        let (mut mobile, mut attacked, mut pinched) =
            (FieldSet::EMPTY, FieldSet::EMPTY, FieldSet::EMPTY);
        for from in self.board.pieces(seat) {
            let reach = self.reach(seat, from);
            pinched |= attacked & reach.attacks;
            attacked |= reach.attacks;
            if !reach.moves().is_empty() {
                mobile.insert(from);
            }
        }
        if !pinched.is_empty() {
            let captures = |from: &Field| !(self.reach(seat, *from).attacks & pinched).is_empty();
            mobile |= self
                .board
                .pieces(seat)
                .into_iter()
                .filter(captures)
                .collect();
        }
        Mobility { mobile, pinched }
    }

    /// Whether a seat has a move or a capture. Without one it is out when its turn comes
    /// (rule R15).
    #[must_use]
    pub fn can_move(&self, seat: Seat) -> bool {
        let moves = |from| !self.reach(seat, from).moves().is_empty();
        self.board.pieces(seat).into_iter().any(moves) || !self.mobility(seat).mobile.is_empty()
    }

    /// Ends a complete turn of the seat to move: the tests of rules R15 and R16 in their order.
    ///
    /// `changed` says whether a marker changed or a chevron was captured.
    fn end_turn(&mut self, changed: bool) {
        let before = self.players;
        if self.board.markers(self.turn).len() >= self.target_markers() {
            self.end = Some(Reason::Markers);
            return;
        }
        self.drop_pieceless();
        if !self.is_decided() {
            self.turn = self.seats().after(self.turn);
            self.begin_turn();
        }
        self.quiet.count(changed || self.players != before);
        if self.end.is_none() && self.quiet.is_over(self.players.remaining()) {
            self.end = Some(Reason::NoProgress);
        }
    }

    /// Finds the next seat that can move, from the one to move on; the blocked ones are out.
    fn begin_turn(&mut self) {
        while !self.is_decided() {
            if !self.players.is_in(self.turn) {
                self.turn = self.seats().after(self.turn);
            } else if self.can_move(self.turn) {
                return;
            } else {
                self.players.leave(self.turn, &mut self.board);
            }
        }
    }

    /// Whether only one player is left; he has won then.
    fn is_decided(&mut self) -> bool {
        let decided = self.players.remaining().len() <= 1;
        if decided {
            self.end = Some(Reason::LastOneMoving);
        }
        decided
    }

    /// Players whose last chevron is gone are out.
    fn drop_pieceless(&mut self) {
        for seat in self.players.remaining().iter() {
            if self.board.pieces(seat).is_empty() {
                self.players.leave(seat, &mut self.board);
            }
        }
    }

    /// Winners first, then those still in by markers, then the others, later leavers first.
    fn outcome(&self, reason: Reason) -> Outcome {
        let draw = matches!(
            reason,
            Reason::Repetition | Reason::NoProgress | Reason::Agreement
        );
        let points = self.board.points();
        let score = |seat| {
            let playing = self.players.is_in(seat);
            let won = reason == Reason::Markers && seat == self.turn;
            let markers = if playing && !draw { points[seat] } else { 0 };
            (won, playing, markers, self.players.order_of_leaving(seat))
        };
        let seats = self.seats();
        let scores = BySeat::from_fn(|seat| seats.contains(seat).then(|| score(seat)));
        Outcome::ranked(&scores, points, reason)
    }

    /// Settles a position that was read: who is out, who has won, who can move.
    fn settle(&mut self, out: Vec<Seat>) -> Result<(), PositionError> {
        for seat in out {
            self.players.leave(seat, &mut self.board);
        }
        self.drop_pieceless();
        let reached = |seat: &Seat| self.board.markers(*seat).len() >= self.target_markers();
        match self.seats().iter().filter(reached).collect::<Vec<_>>()[..] {
            [] if self.players.remaining().is_empty() => {
                Err(PositionError::TurnOfNobody(self.turn))
            }
            [] if self.is_decided() => Ok(()),
            [] => {
                self.players.check_turn(self.turn)?;
                self.begin_turn();
                Ok(())
            }
            [winner] => {
                self.turn = winner;
                self.end = Some(Reason::Markers);
                Ok(())
            }
            _ => Err(PositionError::TwoWinners),
        }
    }
}

impl Game for Pacru {
    const KIND: Kind = Kind::Pacru;
    type Turn = Turn;
    type Draft = Draft;

    fn open(setup: &Setup) -> Result<Pacru, RulesError> {
        setup.refuse_options_of_others()?;
        let options = &setup.options;
        let rules = Rules {
            meeting9: options.meeting9.unwrap_or(true),
            reorient_others_mobile: options.reorient_others_mobile.unwrap_or(false),
        };
        let line = PositionLine::of(setup)?;
        let mut game = Pacru {
            board: line.board,
            players: Players::new(setup.seats),
            turn: line.turn,
            quiet: NoProgressCounter::new(options.no_progress_rounds.unwrap_or(NO_PROGRESS_ROUNDS)),
            end: None,
            rules,
        };
        line.refuse_trigger()?;
        game.settle(line.out)?;
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
        Some(self.target_markers() as u16)
    }

    fn draft(&self) -> Draft {
        Draft::new(*self)
    }

    fn read(&self, text: &str) -> Result<(Turn, Pacru), RulesError> {
        read::read(self, text)
    }

    fn resign(&self, seat: Seat) -> Pacru {
        let mut after = *self;
        after.players.leave(seat, &mut after.board);
        after.quiet.count(true);
        // Without his chevrons somebody's only capture may be gone, so the turn begins anew.
        after.begin_turn();
        after
    }

    fn skip(&self) -> Option<(Pacru, Summary)> {
        let mut after = *self;
        after.turn = self.seats().after(self.turn);
        after.begin_turn();
        let eliminations = self
            .players
            .eliminations(&after.players, &self.board, |_| EliminationCause::Blocked);
        let summary = ChevronSummary {
            seat: self.turn,
            action: ChevronAction::Skip,
            eliminations,
        };
        Some((after, Summary::Chevrons(summary)))
    }

    fn agreed(&self) -> Pacru {
        Pacru {
            end: self.end.or(Some(Reason::Agreement)),
            ..*self
        }
    }

    fn repeated(&self) -> Pacru {
        Pacru {
            end: self.end.or(Some(Reason::Repetition)),
            ..*self
        }
    }

    fn summarize(&self, turn: &Turn, after: &Pacru) -> Summary {
        let action = turn.action(&self.board, &after.board, self.turn);
        let eliminations = self
            .players
            .eliminations(&after.players, &self.board, |seat| {
                // The one piece a turn can capture was its owner's last, or he left blocked.
                let captured =
                    matches!(&action, ChevronAction::Move(moved) if moved.captured == Some(seat));
                if captured && self.board.pieces(seat).len() == 1 {
                    EliminationCause::Captured
                } else {
                    EliminationCause::Blocked
                }
            });
        Summary::Chevrons(ChevronSummary {
            seat: self.turn,
            action,
            eliminations,
        })
    }

    fn summarize_resignation(&self, seat: Seat, after: &Pacru) -> Summary {
        let eliminations = self
            .players
            .eliminations(&after.players, &self.board, |other| {
                if other == seat {
                    EliminationCause::Resigned
                } else {
                    EliminationCause::Blocked
                }
            });
        Summary::Chevrons(ChevronSummary {
            seat,
            action: ChevronAction::Resignation,
            eliminations,
        })
    }

    fn position(&self) -> String {
        // With two players the game is over when one is out, and his missing pieces say so.
        let out = if self.seats().len() > 2 {
            self.players.leavers()
        } else {
            Vec::new()
        };
        PositionLine::write(&self.board, self.turn, &out, None)
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(Kind::Pacru.fingerprint());
        self.board.fingerprint(&mut print);
        print.add(self.turn as u64);
        print.get()
    }

    fn board(&self) -> Board<'_> {
        Board::Chevrons(&self.board)
    }

    fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        match (outcome.winners.contains(seat), outcome.winners.len()) {
            (false, _) => "0",
            (true, 1) => "1",
            (true, _) => "1/2",
        }
        .to_owned()
    }

    fn no_progress(&self) -> Option<NoProgress> {
        self.quiet.rounds(self.players.remaining())
    }
}
