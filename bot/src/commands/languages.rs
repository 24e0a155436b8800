//! Who reads which language: a member their own, a channel that of its server.

use play::{Asker, Game, GuildId, Language, Languages, UserId};
use tasks::chain;
use view::Texts;

use super::used::Used;
use crate::Bot;

/// The texts in the language of a client; English, if the bot does not speak it.
pub(crate) fn of_locale(locale: &str) -> &'static Texts {
    view::texts(Language::of_locale(locale).unwrap_or_default())
}

/// The texts for what one member reads, with the words of their client for what Discord itself
/// shows.
fn of(known: &Languages) -> &'static Texts {
    view::texts_on(known.of_member(), known.of_client())
}

impl Bot {
    /// The texts for what a member reads alone, and, once, a language that they may want to choose
    /// instead.
    pub(crate) async fn texts_for(&self, used: Used<'_>) -> (&'static Texts, Option<Language>) {
        let Asker { user, guild, .. } = used.asker();
        let mut known = self.languages(Some(user), guild).await;
        let is_new = known.client.as_deref() != Some(used.locale);
        if is_new {
            known.client = Some(used.locale.to_owned());
            let kept = self.games.store().saw_client_locale(user, used.locale).await;
            kept.unwrap_or_else(|error| not_kept(&error));
        }
        if let (Some(guild), Some(locale)) = (guild, used.guild_locale)
            && known.server_locale.as_deref() != Some(locale)
        {
            known.server_locale = Some(locale.to_owned());
            let kept = self.games.store().saw_server_locale(guild, locale).await;
            kept.unwrap_or_else(|error| not_kept(&error));
        }
        let offered = known.offered().filter(|_| is_new);
        (of(&known), offered)
    }

    /// The texts for a form, which must be the first response; its answer remembers the language of
    /// the client.
    pub(crate) async fn texts_at_first(&self, used: Used<'_>) -> &'static Texts {
        let Asker { user, guild, .. } = used.asker();
        let known = self.languages(Some(user), guild).await;
        of(&Languages { client: Some(used.locale.to_owned()), ..known })
    }

    /// The texts for everybody in the channels of a server.
    pub(crate) async fn texts_of_server(&self, guild: Option<GuildId>) -> &'static Texts {
        view::texts(self.languages(None, guild).await.of_server())
    }

    /// The texts for everybody who sees a game; in direct messages that is one member.
    pub(crate) async fn texts_of_game(&self, game: &Game) -> &'static Texts {
        match game.guild {
            Some(_) => self.texts_of_server(game.guild).await,
            None => self.texts_of_member(game.creator).await,
        }
    }

    /// The texts for a member's direct messages.
    pub(crate) async fn texts_of_member(&self, user: UserId) -> &'static Texts {
        of(&self.languages(Some(user), None).await)
    }

    /// Languages that cannot be read count as unknown: an answer in another language is better than
    /// none.
    async fn languages(&self, user: Option<UserId>, guild: Option<GuildId>) -> Languages {
        self.games.store().languages(user, guild).await.unwrap_or_else(|error| {
            tracing::warn!(error = %chain(&error), "the languages of a member cannot be read");
            Languages::default()
        })
    }
}

fn not_kept(error: &store::StoreError) {
    tracing::warn!(error = %chain(error), "a locale was not kept");
}
