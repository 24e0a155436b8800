//! Azacru: chevrons go as far as their power allows, and the first pass starts a last round.

use super::Rule;
use crate::board9::Field;
use crate::chevrons::Chevrons;
use crate::seat::Seat;

/// The rule of Azacru.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AzacruRule;

impl Rule for AzacruRule {
    const NAME: &'static str = "Azacru";
    const SLUG: &'static str = "azacru";
    const FINGERPRINT: u64 = 2;
    const BY_POWER: bool = true;
    const LAST_ROUND: bool = true;

    fn distance(board: &Chevrons, seat: Seat, from: Field) -> usize {
        board.power(seat, from)
    }

    /// Azacru does not end before somebody has to pass.
    fn is_exhausted(_: &Chevrons) -> bool {
        false
    }
}
