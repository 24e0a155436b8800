//! The buttons that open a form. The form has the same id.

use super::{Words, part, words};

/// What a form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormButton {
    /// How the member plays and sees boards.
    Preferences,
    /// How they are notified.
    Notifications,
    /// When they are away.
    Vacation,
    /// The settings of the server.
    Settings,
}

words! { FormButton:
    ["preferences"] => (Self::Preferences),
    ["notifications"] => (Self::Notifications),
    ["vacation"] => (Self::Vacation),
    ["settings"] => (Self::Settings),
}
