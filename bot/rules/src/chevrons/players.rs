//! Who plays, who is out, and how long nothing has changed.

use super::board::Chevrons;
use super::position::PositionError;
use super::summary::{Elimination, EliminationCause};
use crate::outcome::NoProgress;
use crate::seat::{BySeat, Seat, SeatSet, Seats};

/// The seats in turn order, and those that are out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Players {
    seats: Seats,
    /// 1 for the first seat that went out, 2 for the second and so on; 0 for seats still in the
    /// game.
    left: BySeat<u8>,
}

impl Players {
    pub(crate) fn new(seats: Seats) -> Players {
        Players { seats, left: BySeat::default() }
    }

    pub(crate) fn seats(&self) -> Seats {
        self.seats
    }

    /// Whether a seat still takes part.
    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        self.seats.contains(seat) && self.left[seat] == 0
    }

    /// The seats that still take part.
    pub(crate) fn remaining(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.left[*seat] == 0).collect()
    }

    /// A number that is higher the later a seat went out; 0 for seats still in the game.
    pub(crate) fn order_of_leaving(&self, seat: Seat) -> u8 {
        self.left[seat]
    }

    /// Puts a player out: their chevrons leave the board, their markers stay.
    pub(crate) fn leave(&mut self, seat: Seat, board: &mut Chevrons) {
        self.left[seat] = 1 + self.left.iter().map(|(_, place)| *place).max().unwrap_or(0);
        board.clear_pieces(seat);
    }

    /// The seats that are out, in the order in which they went out.
    pub(crate) fn leavers(&self) -> Vec<Seat> {
        let mut leavers: Vec<Seat> =
            self.seats.iter().filter(|seat| self.left[*seat] > 0).collect();
        leavers.sort_unstable_by_key(|seat| self.left[*seat]);
        leavers
    }

    /// The seats that went out between here and `after`, with the chevrons they had here.
    pub(crate) fn eliminations(
        &self,
        after: &Players,
        board: &Chevrons,
        cause: impl Fn(Seat) -> EliminationCause,
    ) -> Vec<Elimination> {
        let new = after.leavers().into_iter().filter(|seat| self.left[*seat] == 0);
        new.map(|seat| Elimination { seat, cause: cause(seat), fields: board.pieces(seat) })
            .collect()
    }

    /// Checks that the seat to move takes part.
    pub(crate) fn check_turn(&self, turn: Seat) -> Result<(), PositionError> {
        if self.is_in(turn) { Ok(()) } else { Err(PositionError::TurnOfNobody(turn)) }
    }
}

/// The no-progress counter: consecutive turns without a change of markers or a removed piece, and
/// how many are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NoProgressCounter {
    turns: u16,
    /// In rounds; 0 means no limit.
    limit: u16,
}

impl NoProgressCounter {
    pub(crate) fn new(limit: u16) -> NoProgressCounter {
        NoProgressCounter { turns: 0, limit }
    }

    /// Counts a turn.
    pub(crate) fn count(&mut self, progress: bool) {
        self.turns = if progress { 0 } else { self.turns.saturating_add(1) };
    }

    /// Whether every player has had the allowed number of turns without progress.
    pub(crate) fn is_over(self, players: SeatSet) -> bool {
        let limit = usize::from(self.limit) * players.len();
        limit > 0 && usize::from(self.turns) >= limit
    }

    /// The full rounds of the players still in the game.
    pub(crate) fn rounds(self, players: SeatSet) -> Option<NoProgress> {
        let rounds = self.turns / (players.len().max(1) as u16);
        (self.limit > 0).then_some(NoProgress { rounds, limit: self.limit })
    }
}
