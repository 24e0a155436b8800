//! A type for each message of the catalogues in `locales`, made by `build.rs`: `messages::Foo { bar }` is the message `foo`
//! with its argument `bar`.

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentValue};

/// A message with its arguments, which every language can say.
pub(crate) trait Message<'a> {
    /// Its name in the catalogues.
    const ID: &'static str;

    /// Its arguments, by their names in the catalogues.
    fn arguments(self) -> FluentArgs<'a>;
}

fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

fn number<'a>(number: impl Into<FluentNumber>) -> FluentValue<'a> {
    FluentValue::Number(number.into())
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
