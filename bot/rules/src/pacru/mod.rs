//! Pacru: its rules, eliminations and the end. [`Draft`] generates the turns.

mod draft;
mod error;
mod read;
mod steps;
mod turn;

use crate::board9::{Field, FieldSet};
use crate::chevrons::{
    ChevronAction, ChevronError, ChevronGame, ChevronOptions, Chevrons, MEETING9,
    NO_PROGRESS_ROUNDS, PositionError, REORIENT_OTHERS_MOBILE, REPETITION3, Reach, Variant,
};
use crate::game::{GameProfile, TurnError};
use crate::outcome::{Outcome, Reason};
use crate::seat::{Seat, Seats};
use crate::version::RulesVersion;

pub use draft::Draft;
pub use turn::{Choice, Turn};

/// A position of Pacru.
pub type Pacru = ChevronGame<PacruRules>;

/// The rules of Pacru with resolved options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PacruRules {
    /// How many markers another player must have for a meeting to bring a bonus.
    meeting_markers: u8,
    /// Whether a chevron may be turned only while another one can move.
    reorient_others_mobile: bool,
}

/// How many markers another player must have for a meeting to bring a bonus (rule of March 2011).
const fn meeting_markers(version: RulesVersion) -> u8 {
    match version.number() {
        #[cfg(test)]
        2 => 1,
        _ => 9,
    }
}

/// What a player's chevrons together can do.
#[derive(Clone, Copy, Debug)]
struct Mobility {
    /// The chevrons with a move or a capture.
    mobile: FieldSet,
    /// Enemy chevrons attacked by at least two chevrons: the pincer.
    pinched: FieldSet,
}

impl Pacru {
    fn has_reached_target(&self, seat: Seat) -> bool {
        Some(self.board.markers(seat).len() as u16) >= PacruRules::target(self.seats())
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
            mobile |= self.board.pieces(seat).into_iter().filter(captures).collect();
        }
        Mobility { mobile, pinched }
    }

    /// Whether a seat has a move or a capture. Without one it is out when its turn comes (rule
    /// R15).
    pub fn can_move(&self, seat: Seat) -> bool {
        let moves = |from| !self.reach(seat, from).moves().is_empty();
        self.board.pieces(seat).into_iter().any(moves) || !self.mobility(seat).mobile.is_empty()
    }

    /// Ends a complete turn of the seat to move: applies rules R15 and R16 in their order.
    ///
    /// `changed` says whether a marker changed or a chevron was captured.
    fn end_turn(&mut self, changed: bool) {
        let before = self.players;
        if self.has_reached_target(self.turn) {
            self.end = Some(Reason::Markers);
            return;
        }
        self.drop_pieceless();
        if !self.is_decided() {
            self.turn = self.seats().after(self.turn);
            self.begin_turn();
        }
        self.no_progress.count(changed || self.players != before);
        if self.end.is_none() && self.no_progress.is_over(self.players.remaining()) {
            self.end = Some(Reason::NoProgress);
        }
    }

    /// Finds the next seat that can move, starting with the seat to move; blocked seats go out.
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

    /// Whether only one player is left, who then wins.
    fn is_decided(&mut self) -> bool {
        let decided = self.players.remaining().len() <= 1;
        if decided {
            self.end = Some(Reason::LastOneMoving);
        }
        decided
    }

    /// Puts players out who have lost their last chevron.
    fn drop_pieceless(&mut self) {
        for seat in self.players.remaining() {
            if self.board.pieces(seat).is_empty() {
                self.players.leave(seat, &mut self.board);
            }
        }
    }
}

impl Variant for PacruRules {
    const PROFILE: GameProfile = GameProfile {
        name: "Pacru",
        players: 2..=4,
        options: &[MEETING9, REORIENT_OTHERS_MOBILE, REPETITION3, NO_PROGRESS_ROUNDS],
        fingerprint: 1,
    };
    const NO_PROGRESS_ROUNDS: u16 = 25;
    const LAST_ROUND: bool = false;
    type Turn = Turn;
    type Draft = Draft;

    fn new(options: &ChevronOptions, version: RulesVersion) -> PacruRules {
        PacruRules {
            meeting_markers: if options.meeting9.unwrap_or(true) {
                meeting_markers(version)
            } else {
                0
            },
            reorient_others_mobile: options.reorient_others_mobile.unwrap_or(false),
        }
    }

    fn target(seats: Seats) -> Option<u16> {
        Some(match seats.len() {
            2 => 42,
            3 => 28,
            _ => 24,
        })
    }

    fn is_draw(reason: Reason) -> bool {
        matches!(reason, Reason::Repetition | Reason::NoProgress | Reason::Agreement)
    }

    fn settle(game: &mut Pacru) -> Result<(), PositionError> {
        game.drop_pieceless();
        let reached = |seat: &Seat| game.has_reached_target(*seat);
        match game.seats().iter().filter(reached).collect::<Vec<_>>()[..] {
            [] if game.players.remaining().is_empty() => {
                Err(PositionError::TurnOfNobody(game.turn))
            }
            [] if game.is_decided() => Ok(()),
            [] => {
                game.players.check_turn(game.turn)?;
                game.begin_turn();
                Ok(())
            }
            [winner] => {
                game.turn = winner;
                game.end = Some(Reason::Markers);
                Ok(())
            }
            _ => Err(PositionError::TwoWinners),
        }
    }

    fn draft(game: &Pacru) -> Draft {
        Draft::new(*game)
    }

    fn read(game: &Pacru, text: &str) -> Result<(Turn, Pacru), TurnError<ChevronError>> {
        read::read(game, text)
    }

    fn action(turn: &Turn, before: &Chevrons, after: &Chevrons, seat: Seat) -> ChevronAction {
        turn.action(before, after, seat)
    }

    /// Removing the chevrons of the player who resigned may remove another player's only capture,
    /// so the turn begins again.
    fn resigned(game: &mut Pacru, _: Seat) {
        game.begin_turn();
    }

    fn skipped(game: &mut Pacru) {
        game.turn = game.seats().after(game.turn);
        game.begin_turn();
    }

    /// With two players the game is over when one is out, which their missing chevrons show.
    fn seats_out(game: &Pacru) -> Vec<Seat> {
        if game.seats().len() > 2 { game.players.leavers() } else { Vec::new() }
    }

    fn result(outcome: &Outcome, seat: Seat) -> String {
        match (outcome.winners.contains(seat), outcome.winners.len()) {
            (false, _) => "0",
            (true, 1) => "1",
            (true, _) => "1/2",
        }
        .to_owned()
    }
}
