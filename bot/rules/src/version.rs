//! Versions of the rules.

use derive_more::Display;

/// A version of the rules. A new one is introduced only when a record of the previous version would
/// replay to another position.
///
/// A record names the version under which it was played, and that version replays it, permanently.
/// Whoever changes a rule adds a version here and keeps the old rule beside the new one; the
/// version that is passed to [`crate::BoardGame::open`] selects between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The oldest version that can be replayed.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// The version under which new games are played. The unit tests of this crate know one more
    /// version, with a rule of its own, so that choosing between versions is tested before there
    /// are two.
    pub const CURRENT: RulesVersion = RulesVersion(if cfg!(test) { 2 } else { 1 });

    /// The number in records and databases.
    pub const fn number(self) -> u32 {
        self.0
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
#[error("unknown version {0} of the rules")]
pub struct UnknownVersion(pub u32);
