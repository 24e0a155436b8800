//! What happened in a turn, so that a picture and a sentence can tell it.

use std::fmt;

use crate::chevrons::{ChevronAccount, Deed, Why};
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

    /// Whether nothing was done on the board: the player could only pass, or was left out.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        matches!(self, Account::Chevrons(account) if matches!(account.deed, Deed::Pass | Deed::Skip))
    }

    /// Whether somebody gave up or ran out of time, in turn or not.
    #[must_use]
    pub fn is_resignation(&self) -> bool {
        match self {
            Account::Chevrons(account) => account.deed == Deed::Resignation,
            Account::Pasang(account) => matches!(
                account.deed,
                PasangDeed::Resignation | PasangDeed::OutOfTime
            ),
        }
    }

    /// The same, if time and not the player gave the game up.
    pub(crate) fn out_of_time(mut self) -> Account {
        match &mut self {
            Account::Chevrons(account) => {
                for leaving in &mut account.leavings {
                    if leaving.why == Why::Resigned {
                        leaving.why = Why::OutOfTime;
                    }
                }
            }
            Account::Pasang(account) => account.deed = PasangDeed::OutOfTime,
        }
        self
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
