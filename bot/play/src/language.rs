//! The languages that the bot speaks.

use crate::words::words;

words! {
    /// A language in which the bot answers members, with its ISO 639-1 code, which is also the name
    /// of the folder of its texts.
    Language {
        /// The default, for members about whom nothing else is known.
        #[default]
        English = "en",
        /// Spanish.
        Spanish = "es",
        /// Czech.
        Czech = "cs",
        /// Malay. Discord has no such locale, so a member or a server has to choose it.
        Malay = "ms",
    }
}

impl Language {
    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
            Self::Czech => "Čeština",
            Self::Malay => "Bahasa Melayu",
        }
    }

    /// The language of a Discord locale, such as `es-419`; `None` if the bot does not speak it.
    /// Indonesian is not Malay: those who read both choose Malay themselves.
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::read(locale.split('-').next()?)
    }

    /// The Discord locales for which this language is used; none for Malay.
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::Spanish => &["es-ES", "es-419"],
            Self::Czech => &["cs"],
            Self::Malay => &[],
        }
    }
}

/// What is known about the languages of a member and of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Languages {
    /// What the member has chosen.
    pub preferred: Option<Language>,
    /// The locale of the member's client, as Discord last sent it.
    pub client: Option<String>,
    /// What moderators have chosen for the server.
    pub server: Option<Language>,
    /// The locale of the server, as Discord last sent it; `en-US` if nobody has chosen one.
    pub server_locale: Option<String>,
}

impl Languages {
    /// The language of what only the member reads: their choice, else their client's, else the
    /// server's.
    pub fn of_member(&self) -> Language {
        let client = || Language::of_locale(self.client.as_deref()?);
        self.preferred.or_else(client).unwrap_or_else(|| self.of_server())
    }

    /// The language of the member's client, as far as the bot speaks it; that of the member if the
    /// client is unknown.
    pub fn of_client(&self) -> Language {
        let shown = |locale| Language::of_locale(locale).unwrap_or_default();
        self.client.as_deref().map_or_else(|| self.of_member(), shown)
    }

    /// The language of what everybody reads in the channels of the server.
    pub fn of_server(&self) -> Language {
        let locale = || Language::of_locale(self.server_locale.as_deref()?);
        self.server.or_else(locale).unwrap_or_default()
    }

    /// A language that the bot suggests to a member who has chosen none, because no client can
    /// select it: Malay, to those with an Indonesian client.
    pub fn offered(&self) -> Option<Language> {
        let may_read_malay = self.client.as_deref() == Some("id");
        (may_read_malay && self.preferred.is_none()).then_some(Language::Malay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_goes_before_the_client_and_the_client_before_the_server() {
        let mut known = Languages::default();
        assert_eq!(known.of_member(), Language::English);
        known.server_locale = Some("cs".to_owned());
        assert_eq!(known.of_server(), Language::Czech);
        known.server = Some(Language::Malay);
        assert_eq!(known.of_server(), Language::Malay);
        assert_eq!(known.of_client(), Language::Malay);
        // The bot does not speak German.
        known.client = Some("de".to_owned());
        assert_eq!(known.of_member(), Language::Malay);
        known.client = Some("es-419".to_owned());
        assert_eq!(known.of_member(), Language::Spanish);
        known.preferred = Some(Language::English);
        assert_eq!(known.of_member(), Language::English);
        assert_eq!(known.of_client(), Language::Spanish);
    }

    #[test]
    fn indonesian_clients_are_offered_malay_and_not_switched() {
        let mut known = Languages { client: Some("id".to_owned()), ..Languages::default() };
        assert_eq!(known.of_member(), Language::English);
        assert_eq!(known.offered(), Some(Language::Malay));
        known.preferred = Some(Language::English);
        assert_eq!(known.offered(), None);
    }

    #[test]
    fn discord_s_locales_are_understood() {
        for &language in Language::ALL {
            assert_eq!(Language::read(language.as_str()), Some(language));
            for locale in language.locales() {
                assert_eq!(Language::of_locale(locale), Some(language), "{locale}");
            }
        }
        for other in ["id", "de", "", "-", "pt-BR"] {
            assert_eq!(Language::of_locale(other), None, "{other}");
        }
    }
}
