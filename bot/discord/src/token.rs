//! The secret of the bot.

/// A bot token: never shown, not even by `{:?}`.
#[derive(Clone, PartialEq, Eq, derive_more::Debug, derive_more::From)]
#[debug("Token(..)")]
pub struct Token(String);

impl Token {
    /// The token itself, for the one place that sends it.
    pub fn secret(&self) -> &str {
        &self.0
    }
}
