//! Which edition of the rules a game is played under.

use std::fmt;

/// An edition of the rules. A new one is made only when records of the last one would replay to another position.
///
/// A record names the version it was played under, and that version replays it, for good: whoever changes a rule
/// adds a version here and keeps the old rule beside the new one, chosen by the version that [`crate::Game::open`]
/// is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The oldest version that can be replayed.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// The version that new games are played under. The unit tests of this crate know one version more, with a rule
    /// of its own, so that the choice between two versions is tested before there are two.
    pub const CURRENT: RulesVersion = RulesVersion(if cfg!(test) { 2 } else { 1 });

    /// The number that records and databases hold.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<u32> for RulesVersion {
    type Error = UnknownVersion;

    fn try_from(number: u32) -> Result<RulesVersion, UnknownVersion> {
        if (RulesVersion::FIRST.0..=RulesVersion::CURRENT.0).contains(&number) {
            Ok(RulesVersion(number))
        } else {
            Err(UnknownVersion(number))
        }
    }
}

/// The number of a version that this program does not know: most likely a newer program wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "The game was played under version {0} of the rules; this program knows version {first} to {current}.",
    first = RulesVersion::FIRST,
    current = RulesVersion::CURRENT
)]
pub struct UnknownVersion(pub u32);
