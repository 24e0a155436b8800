//! The preferences of a member, for all games and servers.

use crate::Language;
use crate::words::words;

words! {
    /// Which turns must be confirmed before they are played.
    Confirm {
        /// Turns that are made by tapping.
        #[default]
        Tapped = "tapped",
        /// All turns, also those that are typed.
        Always = "always",
        /// None.
        Never = "never",
    }
}

words! {
    /// Which side of the board is at the bottom of a private picture.
    BoardSide {
        /// The player's own.
        #[default]
        Own = "own",
        /// South's, for every player.
        South = "south",
    }
}

words! {
    /// Whether pictures mark the fields that can be chosen.
    Targets {
        /// They mark them with the numbers of the buttons.
        #[default]
        Marked = "marked",
        /// They do not: the buttons name the fields.
        Plain = "plain",
    }
}

words! {
    /// How private boards are shown.
    Show {
        /// As a picture.
        #[default]
        Picture = "picture",
        /// As text.
        Text = "text",
        /// As a picture and as text.
        Both = "both",
    }
}

words! {
    /// Whether computers look for the mistakes of a member in games that are over.
    Review {
        /// They do.
        #[default]
        On = "on",
        /// They do not.
        Off = "off",
    }
}

/// A member's preferences for playing and for boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Which turns must be confirmed.
    pub confirm: Confirm,
    /// Which side is at the bottom.
    pub side: BoardSide,
    /// Whether choices are marked.
    pub targets: Targets,
    /// Pictures, text or both.
    pub show: Show,
    /// The name of the colour theme; none for the default. A theme that no longer exists counts as
    /// none.
    pub theme: Option<String>,
    /// Their name on pictures; none for their usual name.
    pub picture_name: Option<String>,
    /// The language of answers to them; none for that of their client.
    pub language: Option<Language>,
    /// Whether computers look for their mistakes.
    pub review: Review,
}
