//! Pacru: its position, who leaves, who wins. The turns are chosen in [`Draft`].

mod draft;
mod read;
mod steps;
mod turn;
mod words;

use crate::account::Account;
use crate::board9::{Field, FieldSet};
use crate::chevrons::{
    ChevronAccount, Chevrons, Deed, Leaving, PositionFlaw, PositionLine, Reach, Why, start,
};
use crate::fingerprint::Fingerprint;
use crate::game::Game;
use crate::kind::Kind;
use crate::outcome::{Outcome, QuietRounds, Reason, Status};
use crate::refusal::Refusal;
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::setup::{Setup, SetupFlaw};
use crate::table::Board;

pub use draft::Draft;
pub use turn::{Choice, Turn};

/// Rounds without progress that end a game in a draw, unless the options say otherwise.
const QUIET_ROUNDS: u16 = 25;

/// Markers another player must have for a meeting to pay (rule of March 2011).
const MEETING_MARKERS: usize = 9;

/// A position of Pacru.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pacru {
    board: Chevrons,
    seats: Seats,
    turn: Seat,
    /// 1 for the first seat that left, 2 for the second; 0 for seats still in.
    left: BySeat<u8>,
    /// Turns in a row without a change of markers or a piece removed.
    quiet: u16,
    end: Option<Reason>,
    rules: Rules,
}

/// The options, settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rules {
    meeting9: bool,
    reorient_others_mobile: bool,
    quiet_rounds: u16,
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
        self.seats
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

    fn is_playing(&self, seat: Seat) -> bool {
        self.seats.contains(seat) && self.left[seat] == 0
    }

    fn playing(&self) -> SeatSet {
        self.seats
            .iter()
            .filter(|seat| self.left[*seat] == 0)
            .collect()
    }

    fn target_markers(&self) -> usize {
        match self.seats.len() {
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

    fn can_move(&self, seat: Seat) -> bool {
        let moves = |from| !self.reach(seat, from).moves().is_empty();
        self.board.pieces(seat).into_iter().any(moves) || !self.mobility(seat).mobile.is_empty()
    }

    /// Ends a complete turn of the seat to move: the tests of rules R15 and R16 in their order.
    ///
    /// `changed` says whether a marker changed or a chevron was captured.
    fn end_turn(&mut self, changed: bool) {
        let pieces_left = self.left;
        if self.board.markers(self.turn).len() >= self.target_markers() {
            self.end = Some(Reason::Markers);
            return;
        }
        self.drop_pieceless();
        if !self.is_decided() {
            self.turn = self.seats.after(self.turn);
            self.begin_turn();
        }
        self.count_quiet(changed || self.left != pieces_left);
    }

    /// Finds the next seat that can move, from the one to move on; the blocked ones are out.
    fn begin_turn(&mut self) {
        while !self.is_decided() {
            if self.is_playing(self.turn) {
                if self.can_move(self.turn) {
                    return;
                }
                self.leave(self.turn);
            } else {
                self.turn = self.seats.after(self.turn);
            }
        }
    }

    /// Whether only one player is left; he has won then.
    fn is_decided(&mut self) -> bool {
        if self.playing().len() > 1 {
            return false;
        }
        self.end = Some(Reason::LastOneMoving);
        true
    }

    /// Players whose last chevron is gone are out.
    fn drop_pieceless(&mut self) {
        for seat in self.playing().iter() {
            if self.board.pieces(seat).is_empty() {
                self.leave(seat);
            }
        }
    }

    /// A player is out: his chevrons leave the board, his markers stay.
    fn leave(&mut self, seat: Seat) {
        self.left[seat] = 1 + self.left.iter().map(|(_, place)| *place).max().unwrap_or(0);
        self.board.clear_pieces(seat);
    }

    fn count_quiet(&mut self, progress: bool) {
        self.quiet = if progress { 0 } else { self.quiet + 1 };
        let limit = usize::from(self.rules.quiet_rounds) * self.playing().len();
        if limit > 0 && usize::from(self.quiet) >= limit && self.end.is_none() {
            self.end = Some(Reason::NoProgress);
        }
    }

    /// Seats that have left, first to leave first.
    fn leavers(&self) -> Vec<Seat> {
        let mut leavers: Vec<Seat> = self
            .seats
            .iter()
            .filter(|seat| self.left[*seat] > 0)
            .collect();
        leavers.sort_unstable_by_key(|seat| self.left[*seat]);
        leavers
    }

    /// Winners first, then those still in by markers, then the others, later leavers first.
    fn outcome(&self, reason: Reason) -> Outcome {
        let draw = matches!(reason, Reason::Repetition | Reason::NoProgress);
        let points = self.board.points();
        let scores = BySeat::from_fn(|seat| {
            self.seats.contains(seat).then(|| {
                let playing = self.left[seat] == 0;
                let won = reason == Reason::Markers && seat == self.turn;
                (
                    won,
                    playing,
                    if playing && !draw { points[seat] } else { 0 },
                    self.left[seat],
                )
            })
        });
        Outcome::ranked(&scores, points, reason)
    }

    fn from_line(line: &str, seats: Seats, rules: Rules) -> Result<Pacru, Refusal> {
        let PositionLine { board, turn, out } = PositionLine::read(line, seats)?;
        let mut game = Pacru {
            board,
            seats,
            turn,
            left: BySeat::default(),
            quiet: 0,
            end: None,
            rules,
        };
        for seat in out {
            game.leave(seat);
        }
        game.drop_pieceless();
        let target = game.target_markers();
        let mut reached = seats
            .iter()
            .filter(|seat| board.markers(*seat).len() >= target);
        match (reached.next(), reached.next()) {
            (Some(_), Some(_)) => return Err(PositionFlaw::TwoWinners.into()),
            (Some(winner), None) => {
                game.turn = winner;
                game.end = Some(Reason::Markers);
            }
            (None, _) if game.playing().is_empty() => {
                return Err(PositionFlaw::TurnOfNobody(turn).into());
            }
            (None, _) if game.is_decided() => {}
            (None, _) if !game.is_playing(turn) => {
                return Err(PositionFlaw::TurnOfNobody(turn).into());
            }
            (None, _) => game.begin_turn(),
        }
        Ok(game)
    }

    /// Those who left between here and `after`.
    fn leavings(&self, after: &Pacru, why: impl Fn(Seat) -> Why) -> Vec<Leaving> {
        let new = after
            .leavers()
            .into_iter()
            .filter(|seat| self.left[*seat] == 0);
        new.map(|seat| Leaving {
            seat,
            why: why(seat),
            fields: self.board.pieces(seat),
        })
        .collect()
    }
}

impl Game for Pacru {
    const KIND: Kind = Kind::Pacru;
    type Turn = Turn;
    type Draft = Draft;

    fn open(setup: &Setup) -> Result<Pacru, Refusal> {
        let options = &setup.options;
        let rules = Rules {
            meeting9: options.meeting9.unwrap_or(true),
            reorient_others_mobile: options.reorient_others_mobile.unwrap_or(false),
            quiet_rounds: options.no_progress_rounds.unwrap_or(QUIET_ROUNDS),
        };
        if let Some(line) = &setup.position {
            return Pacru::from_line(line, setup.seats, rules);
        }
        let seats = setup.seats;
        let board = start(seats).ok_or(SetupFlaw::Seats(Kind::Pacru))?;
        Ok(Pacru {
            board,
            seats,
            turn: seats.first(),
            left: BySeat::default(),
            quiet: 0,
            end: None,
            rules,
        })
    }

    fn status(&self) -> Status {
        match self.end {
            None => Status::Turn(self.turn),
            Some(reason) => Status::Over(self.outcome(reason)),
        }
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.is_playing(seat)
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

    fn read(&self, text: &str) -> Result<(Turn, Pacru), Refusal> {
        read::read(self, text)
    }

    fn resign(&self, seat: Seat) -> Pacru {
        let mut after = *self;
        after.leave(seat);
        after.quiet = 0;
        // Without his chevrons somebody's only capture may be gone, so the turn begins anew.
        after.begin_turn();
        after
    }

    fn repeated(&self) -> Pacru {
        Pacru {
            end: self.end.or(Some(Reason::Repetition)),
            ..*self
        }
    }

    fn account(&self, turn: &Turn, after: &Pacru) -> Account {
        let deed = turn.deed(&self.board, &after.board, self.turn);
        let leavings = self.leavings(after, |seat| {
            // The one piece a turn can capture was its owner's last, or he left blocked.
            let captured = matches!(&deed, Deed::Move(moved) if moved.captured == Some(seat));
            if captured && self.board.pieces(seat).len() == 1 {
                Why::Captured
            } else {
                Why::Blocked
            }
        });
        Account::Chevrons(ChevronAccount {
            seat: self.turn,
            deed,
            leavings,
        })
    }

    fn account_of_resignation(&self, seat: Seat, after: &Pacru) -> Account {
        let leavings = self.leavings(after, |other| {
            if other == seat {
                Why::Resigned
            } else {
                Why::Blocked
            }
        });
        Account::Chevrons(ChevronAccount {
            seat,
            deed: Deed::Resignation,
            leavings,
        })
    }

    fn position(&self) -> String {
        // With two players the game is over when one is out, and his missing pieces say so.
        let out = if self.seats.len() > 2 {
            self.leavers()
        } else {
            Vec::new()
        };
        PositionLine::write(&self.board, self.turn, &out)
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(1);
        self.board.fingerprint(&mut print);
        print.add(self.turn as u64);
        print.get()
    }

    fn board(&self) -> Board<'_> {
        Board::Chevrons(&self.board)
    }

    fn quiet_rounds(&self) -> Option<QuietRounds> {
        let limit = self.rules.quiet_rounds;
        let players = self.playing().len().max(1) as u16;
        (limit > 0).then(|| QuietRounds {
            rounds: self.quiet / players,
            limit,
        })
    }
}
