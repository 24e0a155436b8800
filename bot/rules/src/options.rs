//! Rule options as text and JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::OptionValue;
use crate::games::{FamilyError, Options};

/// Why text is not a list of options.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// No game has an option with this name.
    #[error("no such option")]
    Unknown,
    /// An option cannot have this value.
    #[error(transparent)]
    Value(#[from] FamilyError),
}

impl Options {
    /// The names of the options that are set.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries().map(|(name, _)| name)
    }

    /// The options that are set, by name, in a fixed order.
    fn entries(&self) -> impl Iterator<Item = (&'static str, OptionValue)> {
        let all = self.chevrons.entries().into_iter().chain(self.pasang.entries());
        all.filter_map(|(name, value)| Some((name, value?)))
    }

    fn read(&mut self, name: &str, value: &str) -> Result<(), OptionsError> {
        let known = self.chevrons.set(name, value).map_err(FamilyError::from)?
            || self.pasang.set(name, value).map_err(FamilyError::from)?;
        if known { Ok(()) } else { Err(OptionsError::Unknown) }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (name, value)) in self.entries().enumerate() {
            f.write_str(if place > 0 { " " } else { "" })?;
            match value {
                OptionValue::Switch(true) => f.write_str(name)?,
                value => write!(f, "{name}={value}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Options, OptionsError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, "on"));
            options.read(name, value)?;
        }
        Ok(options)
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.entries())
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
        let mut options = Options::default();
        for (name, value) in BTreeMap::<String, Option<OptionValue>>::deserialize(deserializer)? {
            if let Some(value) = value {
                options.read(&name, &value.to_string()).map_err(D::Error::custom)?;
            }
        }
        Ok(options)
    }
}
