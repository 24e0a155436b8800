//! Who hears which language.

use play::{GuildId, Language, UserId};
use view::Texts;

use crate::Bot;

/// Somebody who uses a command or presses a button.
#[derive(Clone, Copy, Debug)]
#[expect(
    dead_code,
    reason = "English alone is spoken until every text is in the catalogues"
)]
pub(crate) struct Reader<'a> {
    pub(crate) user: UserId,
    pub(crate) guild: Option<GuildId>,
    /// The locale of their client, as Discord sends it.
    pub(crate) locale: &'a str,
}

/// The texts in the language of a client; English, if the bot does not speak it.
pub(crate) fn of_locale(locale: &str) -> &'static Texts {
    view::texts(Language::of_locale(locale).unwrap_or_default())
}

impl Bot {
    /// What a member reads alone.
    #[expect(
        clippy::unused_async,
        reason = "English alone is spoken until every text is in the catalogues"
    )]
    pub(crate) async fn texts_for(&self, _reader: Reader<'_>) -> &'static Texts {
        view::texts(Language::English)
    }

    /// What everybody reads in a channel of a server.
    #[expect(
        clippy::unused_async,
        reason = "English alone is spoken until every text is in the catalogues"
    )]
    pub(crate) async fn texts_of_server(&self, _guild: Option<GuildId>) -> &'static Texts {
        view::texts(Language::English)
    }

    /// What a member reads in direct messages.
    #[expect(
        clippy::unused_async,
        reason = "English alone is spoken until every text is in the catalogues"
    )]
    pub(crate) async fn texts_of_member(&self, _user: UserId) -> &'static Texts {
        view::texts(Language::English)
    }
}
