//! What happened in a turn, so that a picture and a sentence can tell it.

use std::fmt;

use crate::chevrons::{ChevronAccount, Deed};
use crate::pasang::{PasangAccount, PasangDeed};
use crate::seat::Seat;

/// Everything that happened in a turn or by a resignation. More families may be added.
///
/// `Display` tells it with the names of the seats: `g9-f8, border change on f8`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Account {
    /// Pacru and its sisters.
    Chevrons(ChevronAccount),
    /// Pasang.
    Pasang(PasangAccount),
}

impl Account {
    /// Who acted.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match self {
            Account::Chevrons(account) => account.seat,
            Account::Pasang(account) => account.seat,
        }
    }

    /// Whether the player could only pass.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        matches!(self, Account::Chevrons(account) if account.deed == Deed::Pass)
    }

    /// Whether somebody gave up, in turn or not.
    #[must_use]
    pub fn is_resignation(&self) -> bool {
        match self {
            Account::Chevrons(account) => account.deed == Deed::Resignation,
            Account::Pasang(account) => account.deed == PasangDeed::Resignation,
        }
    }

    /// Tells what happened, calling the players by the names given.
    #[must_use]
    pub fn words(&self, name: &dyn Fn(Seat) -> String) -> String {
        match self {
            Account::Chevrons(account) => account.words(name),
            Account::Pasang(account) => account.words(name),
        }
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(&|seat| seat.name().to_owned()))
    }
}
