//! Azacru: chevrons go as far as their power allows, and the first pass starts a last round.

use super::Rule;

/// The rule of Azacru.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AzacruRule;

impl Rule for AzacruRule {
    const NAME: &'static str = "Azacru";
    const FINGERPRINT: u64 = 2;
    const BY_POWER: bool = true;
    const LAST_ROUND: bool = true;
}
