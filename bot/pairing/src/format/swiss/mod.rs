//! Swiss for two: in each round everybody plays somebody with the same score, if there is one they
//! have not met.

mod cost;
mod field;
mod publish;

use integer_blossom::min_weight_perfect_matching;
use serde::{Deserialize, Serialize};

pub use cost::SwissCost;
use field::{Field, Opponent};

use super::Format;
use crate::error::{FormatError, PairingError};
use crate::pairings::{ByeKind, Pairings};
use crate::tournament::Tournament;

/// Games of two. In each round everybody plays somebody with the same or nearly the same score, and
/// nobody is eliminated.
///
/// A round is the pairing with the lowest [`SwissCost`] of all, found by weighted matching.
/// Entrants can join until half of the rounds are paired, and have then missed the earlier rounds.
/// An entrant who leaves loses the current game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct Swiss(u16);

checked!(Swiss(u16) -> FormatError);

impl Swiss {
    /// A Swiss with this many rounds, 1 to 64. Fails if the number is out of range.
    pub fn new(rounds: u16) -> Result<Swiss, FormatError> {
        if !(1..=64).contains(&rounds) {
            return Err(FormatError::Rounds(rounds));
        }
        Ok(Swiss(rounds))
    }

    /// A Swiss with as many rounds as this many entrants need until at most one of them has won
    /// every game.
    ///
    /// ```
    /// # use pairing::Swiss;
    /// assert_eq!([4, 8, 33].map(|entrants| Swiss::for_entrants(entrants).rounds()), [2, 3, 6]);
    /// ```
    pub fn for_entrants(entrants: usize) -> Swiss {
        let rounds = entrants.max(2).next_power_of_two().ilog2();
        Swiss(rounds as u16)
    }

    /// The number of rounds.
    pub const fn rounds(&self) -> u16 {
        self.0
    }

    pub(crate) fn pair(tournament: &Tournament) -> Result<Pairings, PairingError> {
        let field = Field::new(tournament);
        let count = field.candidates.len();
        if count < 2 {
            return Err(PairingError::TooFew { needed: 2, got: count });
        }
        let size = count + count % 2;
        let mut costs = vec![SwissCost::default(); size * size];
        for one in 0..count {
            for other in one + 1..count {
                costs[one * size + other] = field.cost(one, other);
            }
            if size > count {
                costs[one * size + count] = field.cost_of_bye(one);
            }
        }
        let mates = min_weight_perfect_matching(&costs, size);
        Ok(field.publish(&mates))
    }
}

impl SwissCost {
    /// The cost of pairings of the next round, for comparing the organiser's pairings with the
    /// proposed ones.
    ///
    /// `None` if the tournament is not a Swiss for two, or the pairings omit somebody or contain
    /// somebody twice.
    pub fn of(tournament: &Tournament, pairings: &Pairings) -> Option<SwissCost> {
        if !matches!(tournament.format(), Format::Swiss(_)) {
            return None;
        }
        let field = Field::new(tournament);
        let mut paired = vec![false; field.candidates.len()];
        let mut once = |entrant| {
            let found = field.find(entrant)?;
            let again = matches!(found, Opponent::Candidate(at) if std::mem::replace(&mut paired[at], true));
            (!again).then_some(found)
        };
        let mut cost = SwissCost::default();
        for pairing in &pairings.games {
            let &[first, second] = pairing.seating.entrants() else {
                return None;
            };
            cost += field.cost_as_seated(once(first)?, once(second)?)?;
        }
        for bye in &pairings.byes {
            if matches!(bye.kind, ByeKind::Requested(_)) {
                continue;
            }
            let Opponent::Candidate(at) = once(bye.entrant)? else {
                return None;
            };
            cost += field.cost_of_bye(at);
        }
        paired.iter().all(|paired| *paired).then_some(cost)
    }
}
