//! Options with a few choices.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};
use strum::VariantArray;

/// One of all values of a type of the domain. The catalogues name them, and Discord numbers them, in the order in which
/// it lists them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<T>(pub(super) T);

impl<T: VariantArray + Copy + Into<&'static str>> ChoiceParameter for Choice<T> {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let choice = |value: &T| CommandParameterChoice {
            name: Self(*value).name().into(),
            localizations: Cow::default(),
            __non_exhaustive: (),
        };
        T::VARIANTS.iter().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        T::VARIANTS.get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        T::VARIANTS.iter().copied().map(Self).find(|choice| choice.name() == name)
    }

    fn name(&self) -> &'static str {
        self.0.into()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}
