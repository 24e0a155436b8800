//! What is stored, or carried by buttons, as words.

/// Makes a choice, with the word of each possibility.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[derive(strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
        pub enum $name {
            $($(#[$variant_doc])* #[strum(serialize = $word)] $variant,)*
        }

        impl $name {
            /// All choices.
            pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
        }

        $crate::words::stored_words!($name);
    };
}

/// The words in the database of types for which strum knows them.
macro_rules! stored_words {
    ($($name:ident)+) => {$(
        impl $name {
            /// The word in the database and in custom ids.
            pub fn as_str(self) -> &'static str {
                self.into()
            }

            /// Reads such a word.
            pub fn read(word: &str) -> Option<Self> {
                word.parse().ok()
            }
        }
    )+};
}

pub(crate) use {stored_words, words};
