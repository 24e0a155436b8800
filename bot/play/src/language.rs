//! The languages that the bot speaks.

/// A language in which members are answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// What everybody hears of whom nothing else is known.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Czech.
    Czech,
    /// Malay. Discord does not have it, so it is always chosen.
    Malay,
}

impl Language {
    /// All there are.
    pub const ALL: &[Self] = &[Self::English, Self::Spanish, Self::Czech, Self::Malay];

    /// Its code of ISO 639-1, which is also what is stored and the name of its folder of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::Czech => "cs",
            Self::Malay => "ms",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
            Self::Czech => "Čeština",
            Self::Malay => "Bahasa Melayu",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn read(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.code() == code)
    }

    /// The language of one of Discord's locales, such as `es-419`; `None` for those that the bot does not speak.
    /// Indonesian is not Malay: whoever reads both chooses it themselves.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::read(locale.split('-').next()?)
    }

    /// The locales of Discord in which this language is shown: none for Malay.
    #[must_use]
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::Spanish => &["es-ES", "es-419"],
            Self::Czech => &["cs"],
            Self::Malay => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discord_s_locales_are_understood() {
        for &language in Language::ALL {
            assert_eq!(Language::read(language.code()), Some(language));
            for locale in language.locales() {
                assert_eq!(Language::of_locale(locale), Some(language), "{locale}");
            }
        }
        for other in ["id", "de", "", "-", "pt-BR"] {
            assert_eq!(Language::of_locale(other), None, "{other}");
        }
    }
}
