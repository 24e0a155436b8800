//! First moves and seats.

use crate::reason::FirstMove;
use crate::scorecard::{Line, Scorecard};

/// How often an entrant moved first and second in games of two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sides {
    /// Whether they moved first, game by game.
    moved_first: Vec<bool>,
}

impl Sides {
    pub(crate) fn of(card: &Scorecard<'_>) -> Sides {
        let games = card.lines.iter().filter_map(Line::meeting);
        Sides { moved_first: games.map(|(_, seat)| seat == 0).collect() }
    }

    /// First moves minus second moves.
    pub(crate) fn balance(&self) -> i64 {
        let one = |&first: &bool| if first { 1 } else { -1 };
        self.moved_first.iter().map(one).sum()
    }

    /// The balances of two entrants after a game in which the first of them moves first.
    pub(crate) fn after(first: i64, second: i64) -> [i64; 2] {
        [first + 1, second - 1]
    }

    /// The balances after a game seated so that first moves become least unbalanced.
    pub(crate) fn after_best(one: i64, other: i64) -> [i64; 2] {
        Sides::after(one.min(other), one.max(other))
    }
}

/// Whether `one`, who ranks higher, moves first against `other`, and why. `due` decides if nothing
/// else does and neither has played yet.
pub(crate) fn seat_two(one: &Sides, other: &Sides, due: bool) -> (bool, FirstMove) {
    let (own, theirs) = (one.balance(), other.balance());
    if own != theirs {
        let (first, second) = (own.min(theirs) as i16, own.max(theirs) as i16);
        return (own < theirs, FirstMove::Balance { first, second });
    }
    let recent = one.moved_first.iter().rev().zip(other.moved_first.iter().rev());
    let differs = recent.filter(|(one, other)| one != other).map(|(one, _)| *one).next();
    if let Some(moved_first) = differs {
        return (!moved_first, FirstMove::Alternation);
    }
    let own = one.moved_first.last().map(|moved_first| !moved_first);
    let theirs = other.moved_first.last().copied();
    (own.or(theirs).unwrap_or(due), FirstMove::Seed)
}
