//! What a person has chosen, for every game and on every server.

use crate::Language;

macro_rules! preference {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All there is to choose from.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// The word in the database and in custom ids.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }

            /// What the word means.
            #[must_use]
            pub fn read(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.as_str() == word)
            }
        }
    };
}

preference! {
    /// Which turns are shown once more before they are played.
    Confirm {
        /// Those made by tapping.
        #[default]
        Tapped = "tapped",
        /// Those that are typed as well.
        Always = "always",
        /// None.
        Never = "never",
    }
}

preference! {
    /// Which side of the board is at the bottom.
    BoardSide {
        /// The player's own.
        #[default]
        Own = "own",
        /// South, whoever looks.
        South = "south",
    }
}

preference! {
    /// Whether pictures mark what can be chosen.
    Targets {
        /// With the numbers of the buttons.
        #[default]
        Marked = "marked",
        /// Not at all: the buttons name the places.
        Plain = "plain",
    }
}

preference! {
    /// How private boards are shown.
    Show {
        /// As a picture.
        #[default]
        Picture = "picture",
        /// As a picture and as text.
        Both = "both",
        /// As text.
        Text = "text",
    }
}

/// How a person wants to play and to see boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Which turns are to be confirmed.
    pub confirm: Confirm,
    /// What is at the bottom.
    pub side: BoardSide,
    /// Whether choices are marked.
    pub targets: Targets,
    /// Pictures, text or both.
    pub show: Show,
    /// The name of the colours of pictures; none for the usual ones. A name that is not known any more counts as none.
    pub theme: Option<String>,
    /// What they are called on pictures; none for their usual name.
    pub picture_name: Option<String>,
    /// The language in which they are answered; none for that of their client.
    pub language: Option<Language>,
}
