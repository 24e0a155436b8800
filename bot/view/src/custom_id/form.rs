//! The buttons that open a form. The form has the same id.

use std::fmt;

use super::ButtonData;

/// What a form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
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

impl ButtonData for FormButton {
    const PREFIX: &str = "v1:form:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}
