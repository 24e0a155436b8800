//! The languages of members and servers.

use boxed::boxed;
use play::{GuildId, Language, Languages, UserId};

use super::query::{execute, fetch_one};
use super::{Result, Store};

#[boxed]
impl Store {
    /// What is known about the languages of a member and of a server.
    pub async fn languages(
        &self,
        user: Option<UserId>,
        guild: Option<GuildId>,
    ) -> Result<Languages> {
        let (preferred, client, server, server_locale) = fetch_one! { &self.reader, (preferred, client, server, server_locale);
            r#"SELECT (SELECT language FROM preferences WHERE user_id = $1) AS "preferred?",
                      (SELECT locale FROM people WHERE user_id = $1) AS "client?",
                      (SELECT language FROM guilds WHERE guild_id = $2) AS "server?",
                      (SELECT locale FROM guilds WHERE guild_id = $2) AS "server_locale?""#,
                user, guild;
        };
        // A language that this version does not know is read as none.
        Ok(Languages {
            preferred: preferred.as_deref().and_then(Language::read),
            client,
            server: server.as_deref().and_then(Language::read),
            server_locale,
        })
    }

    /// Stores the locale of a member's client, for messages that are not an answer to something
    /// they do.
    pub async fn saw_client_locale(&self, user: UserId, locale: &str) -> Result<()> {
        execute! { &self.writer;
            "INSERT INTO people (user_id, locale, links_from) VALUES ($1, $2, $3)
             ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale", user, locale, self.now();
        }
        Ok(())
    }

    /// Whether the bot has been used on a server: its locale was stored then.
    pub async fn knows_server(&self, guild: GuildId) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM guilds WHERE guild_id = $1) AS "known!: bool""#, guild;
        })
    }

    /// Stores the locale of a server, for what is posted in its channels.
    pub async fn saw_server_locale(&self, guild: GuildId, locale: &str) -> Result<()> {
        execute! { &self.writer;
            "INSERT INTO guilds (guild_id, locale) VALUES ($1, $2)
             ON CONFLICT (guild_id) DO UPDATE SET locale = excluded.locale", guild, locale;
        }
        Ok(())
    }
}
