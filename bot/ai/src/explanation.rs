//! A word on why a turn is good.

use std::fmt;

use rules::{
    AnyGame, ChevronAction, ChevronSummary, Chevrons, EliminationCause, FieldSet, Seat, Status,
    Summary, Table,
};

use crate::engine::features;

/// Something a turn does for the player. `Display` and [`Explanation::words`] tell it: `captures a
/// chevron of North`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Explanation {
    /// It wins the game, or a share of it.
    Wins,
    /// A seat cannot move any more and is out.
    PutsOut(Seat),
    /// It captures a chevron of a seat.
    Captures(Seat),
    /// It takes tokens (Pasang).
    Takes {
        /// How many.
        tokens: usize,
        /// What they are worth.
        points: u16,
    },
    /// It claims so many fields.
    Claims(usize),
    /// Two chevrons meet and claim a field anywhere.
    Meets,
    /// Chevrons on these fields could be captured next.
    Threatens(FieldSet),
    /// Own chevrons on these fields, as they stood, can no longer be captured.
    Saves(FieldSet),
    /// A seat has only so many fields left to go to.
    Confines(Seat, i32),
    /// So many more neutral fields can be reached first.
    GainsRoom(i32),
    /// Nothing that shows at once.
    Prepares,
}

/// A seat with so few fields to go to is confined.
const FEW: i32 = 3;

impl Explanation {
    /// What a turn does, the most important first; never nothing. Empty for what is no turn.
    #[must_use]
    pub fn of(table: &Table, turn: &str) -> Vec<Explanation> {
        let (Status::Turn(own), Ok(played)) = (table.status(), table.play(turn)) else {
            return Vec::new();
        };
        let mut explanations = Vec::new();
        if matches!(played.table.status(), Status::Over(outcome) if outcome.winners.contains(own)) {
            explanations.push(Explanation::Wins);
        }
        match &played.summary {
            Summary::Chevrons(summary) => done(summary, &mut explanations),
            Summary::Pasang(summary) => explanations.push(Explanation::Takes {
                tokens: summary.captured.len(),
                points: summary.points,
            }),
            _ => {}
        }
        if let Status::Turn(_) = played.table.status() {
            pincers(table, &played.table, own, &mut explanations);
            room(table, &played.table, own, &mut explanations);
        }
        if explanations.is_empty() {
            explanations.push(Explanation::Prepares);
        }
        explanations
    }

    /// Tells it, calling the players by the names given.
    #[must_use]
    pub fn words(&self, name: &dyn Fn(Seat) -> String) -> String {
        match *self {
            Explanation::Wins => "wins".to_owned(),
            Explanation::PutsOut(seat) => format!("puts {} out", name(seat)),
            Explanation::Captures(seat) => format!("captures a chevron of {}", name(seat)),
            Explanation::Takes { tokens, points } => {
                format!(
                    "takes {} for {}",
                    count(tokens, "token"),
                    count(points, "point")
                )
            }
            Explanation::Claims(fields) => format!("claims {}", count(fields, "field")),
            Explanation::Meets => "makes a meeting".to_owned(),
            Explanation::Threatens(fields) => format!("threatens {}", all(fields)),
            Explanation::Saves(fields) => format!("saves {}", all(fields)),
            Explanation::Confines(seat, 0) => format!("leaves {} no field to go to", name(seat)),
            Explanation::Confines(seat, fields) => {
                format!(
                    "leaves {} only {} to go to",
                    name(seat),
                    count(fields, "field")
                )
            }
            Explanation::GainsRoom(fields) => {
                format!("gets first to {} more", count(fields, "field"))
            }
            Explanation::Prepares => "prepares what comes next".to_owned(),
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(&|seat| seat.name().to_owned()))
    }
}

/// What a turn of a chevron game did.
fn done(summary: &ChevronSummary, explanations: &mut Vec<Explanation>) {
    let out = |cause| move |elimination: &&rules::Elimination| elimination.cause == cause;
    for elimination in summary
        .eliminations
        .iter()
        .filter(out(EliminationCause::Blocked))
    {
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
fn pincers(before: &Table, after: &Table, own: Seat, explanations: &mut Vec<Explanation>) {
    let (AnyGame::Pacru(before), AnyGame::Pacru(after)) = (before.game(), after.game()) else {
        return;
    };
    let (before, after) = (before.chevrons(), after.chevrons());
    let threatened = pinched(after, own) - pinched(before, own);
    if !threatened.is_empty() {
        explanations.push(Explanation::Threatens(threatened));
    }
    let in_danger = |board: &Chevrons| {
        let others = Seat::ALL.into_iter().filter(|seat| *seat != own);
        others.fold(FieldSet::EMPTY, |all, seat| {
            all | pinched(board, seat) & board.pieces(own)
        })
    };
    let saved = in_danger(before) - in_danger(after);
    if !saved.is_empty() && in_danger(after).len() < in_danger(before).len() {
        explanations.push(Explanation::Saves(saved));
    }
}

/// The enemy chevrons that at least two of a seat's attack (booklet rule R11).
fn pinched(board: &Chevrons, seat: Seat) -> FieldSet {
    let (mut once, mut twice) = (FieldSet::EMPTY, FieldSet::EMPTY);
    for from in board.pieces(seat) {
        let attacks = board.attacks(seat, from, board.power(seat, from));
        twice |= once & attacks;
        once |= attacks;
    }
    twice
}

/// Where everybody can go now.
fn room(before: &Table, after: &Table, own: Seat, explanations: &mut Vec<Explanation>) {
    let (was, is) = (features(before), features(after));
    for seat in after.seats().iter() {
        let confined = is[seat].mobility <= FEW && is[seat].mobility < was[seat].mobility;
        if seat != own && after.is_in(seat) && confined {
            explanations.push(Explanation::Confines(seat, is[seat].mobility));
        }
    }
    let gained = is[own].territory - was[own].territory;
    if gained > 0 {
        explanations.push(Explanation::GainsRoom(gained));
    }
}

fn count<N: Copy + PartialEq + From<u8> + fmt::Display>(number: N, thing: &str) -> String {
    let ending = if number == N::from(1) { "" } else { "s" };
    format!("{number} {thing}{ending}")
}

/// `e5`, `e5 and f6`, `e5, f6 and g7`.
fn all(fields: FieldSet) -> String {
    let mut names: Vec<String> = fields.into_iter().map(|field| field.to_string()).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        last
    } else {
        format!("{} and {last}", names.join(", "))
    }
}
