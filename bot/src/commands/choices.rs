//! Options with a few choices.

use std::borrow::Cow;

use play::tournament::System;
use play::{Absent, Boards, Language, Notify, Offer, Remind, Show, Timeout};
use poise::{ChoiceParameter, CommandParameterChoice};
use rules::Kind;
use strum::VariantArray as _;
use view::Texts;

use super::localised;

/// One of all values of a type, which Discord numbers in the order in which it lists them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<T>(pub(super) T);

/// What can be chosen.
pub(super) trait Offered: Copy {
    /// All of it.
    fn all() -> Vec<Self>;

    /// What it is called, where the catalogues do not name it.
    fn name(self) -> &'static str;

    /// What is offered for it in a language, if not its name.
    fn label(self, _: &Texts) -> Option<String> {
        None
    }
}

macro_rules! offered {
    ($($Type:ty),+) => {
        $(impl Offered for $Type {
            fn all() -> Vec<Self> {
                Self::VARIANTS.into()
            }

            fn name(self) -> &'static str {
                self.into()
            }
        })+
    };
}

offered!(Absent, Boards, Notify, Offer, Remind, Show, System, Timeout);

/// Games have a description with their name.
impl Offered for Kind {
    fn all() -> Vec<Self> {
        Self::ALL.into()
    }

    fn name(self) -> &'static str {
        Kind::name(self)
    }

    fn label(self, t: &Texts) -> Option<String> {
        Some(view::game_choice(t, self))
    }
}

/// A language of the bot, each under its own name, or the language of Discord.
impl Offered for Option<Language> {
    fn all() -> Vec<Self> {
        Language::ALL.iter().copied().map(Some).chain([None]).collect()
    }

    fn name(self) -> &'static str {
        self.map_or("Discord", Language::name)
    }
}

impl<T: Offered> ChoiceParameter for Choice<T> {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let english = view::texts(Language::English);
        let choice = |value: T| CommandParameterChoice {
            name: value.label(english).map_or(Self(value).name().into(), Cow::from),
            localizations: localised::of(|t| value.label(t)),
            __non_exhaustive: (),
        };
        T::all().into_iter().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        T::all().get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        T::all().into_iter().map(Self).find(|choice| choice.name() == name)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}
