//! The languages of the bot as Discord offers them: each under its own name.

use std::borrow::Cow;

/// A language of the bot, or the language of Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Language(Option<play::Language>);

impl Language {
    /// The language that was chosen; none for Discord's.
    pub(super) fn chosen(self) -> Option<play::Language> {
        self.0
    }

    fn all() -> impl Iterator<Item = Self> {
        play::Language::ALL.iter().copied().map(|language| Self(Some(language))).chain([Self(None)])
    }
}

impl poise::ChoiceParameter for Language {
    fn list() -> Cow<'static, [poise::CommandParameterChoice]> {
        let choice = |language: Self| poise::CommandParameterChoice {
            name: language.name().into(),
            localizations: Cow::default(),
            __non_exhaustive: (),
        };
        Self::all().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::all().nth(index)
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|language| language.name().eq_ignore_ascii_case(name))
    }

    fn name(&self) -> &'static str {
        self.0.map_or("Discord", play::Language::name)
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}
