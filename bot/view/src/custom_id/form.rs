//! The buttons that open a form. The form has the same id.

use super::{Words, part, value, worded, words};

worded! {
    /// What a form asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FormButton {
        /// How the member plays and sees boards.
        Preferences = ["preferences"],
        /// How they are notified.
        Notifications = ["notifications"],
        /// When they are away.
        Vacation = ["vacation"],
        /// The settings of the server.
        Settings = ["settings"],
    }
}
