//! The secrets of the bot: its token, and what another server in Discord's place may ask for.

use std::fmt;
use std::str::FromStr;

use reqwest::Url;

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

/// The address of another server that speaks Discord's API. A user and a password in it are sent
/// and never shown, not even by `{:?}`.
///
/// ```
/// use discord::ApiProxy;
///
/// let proxy: ApiProxy = "http://ana:secret@127.0.0.1:3000/".parse()?;
/// assert_eq!(proxy.to_string(), "http://127.0.0.1:3000");
/// assert_eq!(proxy.with_secrets(), "http://ana:secret@127.0.0.1:3000");
/// # Ok::<(), &'static str>(())
/// ```
#[derive(Clone, PartialEq, Eq, derive_more::Debug)]
#[debug("{self}")]
pub struct ApiProxy(String);

impl ApiProxy {
    /// The whole address, for the one place that sends requests there.
    pub fn with_secrets(&self) -> &str {
        &self.0
    }
}

impl FromStr for ApiProxy {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim().trim_end_matches('/');
        let rest = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
        let address = || "it must be an address such as http://127.0.0.1:3000";
        let rest = rest.ok_or_else(address)?;
        // What stands behind the host: a password with such a sign would be taken for it, and
        // shown.
        let (_, behind) = rest.split_at(rest.find(['/', '?', '#', '\\']).unwrap_or(rest.len()));
        if behind.contains(['@', '?', '#', '\\']) {
            return Err(
                "special characters in its user or password must be written as in %40 for @",
            );
        }
        match Url::parse(text) {
            Ok(url) if url.has_host() => Ok(Self(text.to_owned())),
            _ => Err(address()),
        }
    }
}

impl fmt::Display for ApiProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = Url::parse(&self.0).ok().and_then(|mut url| {
            url.set_username("").and_then(|()| url.set_password(None)).ok()?;
            Some(url)
        });
        f.write_str(
            shown.as_ref().map_or("another server", |url| url.as_str().trim_end_matches('/')),
        )
    }
}
