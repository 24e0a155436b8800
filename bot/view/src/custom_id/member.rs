//! Buttons about a member: their language, their data, and erasing them from a server.

use play::{Language, UserId};

use super::{Words, part, value, worded, words};

/// The language in which a member wants to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenLanguage(pub Language);

words! { ChosenLanguage:
    [language] => (Self(language)),
}

worded! {
    /// A button about the data of the member who presses it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OwnDataButton {
        /// Ask for confirmation of the erasure.
        Ask = ["ask"],
        /// Erase the member in a day, after the confirmation.
        Erase = ["erase"],
        /// Do not erase the member.
        Keep = ["keep"],
    }
}

/// The answer to the question whether to erase a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasing {
    /// The member.
    pub user: UserId,
    /// Whether to erase them.
    pub yes: bool,
}

words! { Erasing:
    [user "yes"] => (Self { user, yes: true }),
    [user "no"] => (Self { user, yes: false }),
}
