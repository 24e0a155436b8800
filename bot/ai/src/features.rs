//! What is counted of a position.

use rules::BySeat;

/// The features of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Features {
    /// The number of markers; in Pasang the points for captured tokens.
    pub points: i32,
    /// The number of chevrons.
    pub pieces: i32,
    /// The number of fields the chevrons, or points the ka, could move to now.
    pub mobility: i32,
    /// The number of neutral fields that a chevron of the seat could reach before any other seat's.
    pub territory: i32,
    /// The number of chevrons, or kas, without a move.
    pub stuck: i32,
    /// The number of enemy chevrons that two or more of the seat's attack (Pacru).
    pub threats: i32,
}

/// What the nets of all seats have in common, so that it is computed once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Survey {
    pub(crate) features: BySeat<Features>,
    /// The neutral fields, as bits, that each seat reaches first, where the nets see them.
    pub(crate) territory: Option<BySeat<u128>>,
}
