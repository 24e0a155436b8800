//! Explanations: why a turn is good.

use rules::{
    AnyGame, ChevronAction, ChevronSummary, Chevrons, EliminationCause, FieldSet, Game as _,
    Position, Seat, Status, Summary,
};

use crate::engine::features;

/// Something that a turn achieves for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// It wins the game, or shares the win.
    Wins,
    /// A seat can no longer move and is out.
    PutsOut(Seat),
    /// It captures a chevron of a seat.
    Captures(Seat),
    /// It captures tokens (Pasang).
    Takes {
        /// The number of tokens.
        tokens: usize,
        /// The points for them.
        points: u16,
    },
    /// It claims this many fields.
    Claims(usize),
    /// Two chevrons meet and claim a field of the player's choice.
    Meets,
    /// Chevrons on these fields can be captured next.
    Threatens(FieldSet),
    /// The player's chevrons on these fields can no longer be captured.
    Saves(FieldSet),
    /// A seat has only this many fields left to move to.
    Confines(Seat, u32),
    /// The player can reach this many more neutral fields first.
    GainsRoom(u32),
    /// It has no visible effect at once.
    Prepares,
}

/// A seat with at most this many fields to move to is confined.
const FEW: i32 = 3;

impl Explanation {
    /// What a turn achieves, the most important first; always something, except for a text that is not a turn.
    #[must_use]
    pub fn of(position: &Position, turn: &str) -> Vec<Explanation> {
        let (Status::Turn(own), Ok(played)) = (position.status(), position.play(turn)) else {
            return Vec::new();
        };
        let mut explanations = Vec::new();
        if matches!(played.position.status(), Status::Over(outcome) if outcome.winners.contains(own))
        {
            explanations.push(Explanation::Wins);
        }
        match &played.summary {
            Summary::Chevrons(summary) => done(summary, &mut explanations),
            Summary::Pasang(summary) => explanations.push(Explanation::Takes {
                tokens: summary.captured.len(),
                points: summary.points,
            }),
        }
        if let Status::Turn(_) = played.position.status() {
            pincers(position, &played.position, own, &mut explanations);
            room(position, &played.position, own, &mut explanations);
        }
        if explanations.is_empty() {
            explanations.push(Explanation::Prepares);
        }
        explanations
    }
}

/// The effects of a turn of a chevron game.
fn done(summary: &ChevronSummary, explanations: &mut Vec<Explanation>) {
    let out = |cause| move |elimination: &&rules::Elimination| elimination.cause == cause;
    for elimination in summary.eliminations.iter().filter(out(EliminationCause::Blocked)) {
        explanations.push(Explanation::PutsOut(elimination.seat));
    }
    let ChevronAction::Move(moved) = &summary.action else {
        return;
    };
    explanations.extend(moved.captured.map(Explanation::Captures));
    if !moved.gained.is_empty() {
        explanations.push(Explanation::Claims(moved.gained.len()));
    }
    explanations.extend(moved.meeting.map(|_| Explanation::Meets));
}

/// Captures that became possible or impossible (Pacru).
fn pincers(before: &Position, after: &Position, own: Seat, explanations: &mut Vec<Explanation>) {
    let (AnyGame::Pacru(before), AnyGame::Pacru(after)) = (before.game(), after.game()) else {
        return;
    };
    let (before, after) = (before.board(), after.board());
    let threatened = pinched(after, own) - pinched(before, own);
    if !threatened.is_empty() {
        explanations.push(Explanation::Threatens(threatened));
    }
    let in_danger = |board: &Chevrons| {
        let others = Seat::ALL.into_iter().filter(|seat| *seat != own);
        others.fold(FieldSet::EMPTY, |all, seat| all | pinched(board, seat) & board.pieces(own))
    };
    let saved = in_danger(before) - in_danger(after);
    if !saved.is_empty() && in_danger(after).len() < in_danger(before).len() {
        explanations.push(Explanation::Saves(saved));
    }
}

/// The enemy chevrons that at least two of a seat's chevrons attack (booklet rule R11).
fn pinched(board: &Chevrons, seat: Seat) -> FieldSet {
    let (mut once, mut twice) = (FieldSet::EMPTY, FieldSet::EMPTY);
    for from in board.pieces(seat) {
        let attacks = board.attacks(seat, from, board.power(seat, from));
        twice |= once & attacks;
        once |= attacks;
    }
    twice
}

/// Where everybody can move now.
fn room(before: &Position, after: &Position, own: Seat, explanations: &mut Vec<Explanation>) {
    let (was, is) = (features(before), features(after));
    for seat in after.seats().iter() {
        let confined = is[seat].mobility <= FEW && is[seat].mobility < was[seat].mobility;
        if seat != own && after.is_in(seat) && confined {
            explanations.push(Explanation::Confines(seat, is[seat].mobility.cast_unsigned()));
        }
    }
    let gained = is[own].territory - was[own].territory;
    if gained > 0 {
        explanations.push(Explanation::GainsRoom(gained.cast_unsigned()));
    }
}
