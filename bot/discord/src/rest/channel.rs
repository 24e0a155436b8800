//! Who can see channels.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::join_all;
use play::audience::Visibility;
use play::{ChannelId, GuildId};
use serde::Deserialize;
use serenity::all::Permissions;
use serenity::http::Route;
use service::AskAboutChannels;
use tasks::chain;

use super::message::snowflake;
use super::{Rest, Result, id};
use crate::Failure;

/// Discord's numbers of threads: in an announcement channel, public, private.
const PUBLIC_THREADS: [u8; 2] = [10, 11];
const PRIVATE_THREAD: u8 = 12;

/// Discord's number for an overwrite of a role.
const OF_ROLE: u8 = 0;

/// A channel of any kind, as far as it says who can see it.
#[derive(Debug, Deserialize)]
struct AboutChannel {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(default)]
    guild_id: Option<String>,
    #[serde(default)]
    parent_id: Option<String>,
    #[serde(default)]
    permission_overwrites: Vec<Overwrite>,
}

/// What a channel allows or denies to a role or a member.
#[derive(Debug, Deserialize)]
struct Overwrite {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
    #[serde(rename = "type")]
    kind: u8,
    allow: Permissions,
    deny: Permissions,
}

impl AboutChannel {
    /// Who can see this channel of a server in which everyone has these permissions, where that is
    /// known.
    fn visibility(&self, guild: GuildId, everyone: Option<Permissions>) -> Option<Visibility> {
        let guild = u64::from(guild);
        if self.guild_id.as_ref().and_then(|id| id.parse().ok()) != Some(guild) {
            return Some(Visibility::Hidden);
        }
        if PUBLIC_THREADS.contains(&self.kind) {
            let parent = self.parent_id.as_ref().and_then(|id| id.parse::<u64>().ok());
            return Some(parent.map_or(Visibility::Hidden, |id| Visibility::Like(id.into())));
        }
        if self.kind == PRIVATE_THREAD {
            return Some(Visibility::Hidden);
        }
        // The role of everyone has the id of the server.
        let of_everyone = |it: &&Overwrite| it.kind == OF_ROLE && it.id == guild;
        let overwrite = self.permission_overwrites.iter().find(of_everyone);
        let everyone = everyone?;
        let (allow, deny) = overwrite
            .map_or((Permissions::empty(), Permissions::empty()), |it| (it.allow, it.deny));
        let granted = (everyone - deny) | allow;
        Some(if everyone.administrator() || granted.contains(Permissions::VIEW_CHANNEL) {
            Visibility::Everyone
        } else {
            Visibility::Hidden
        })
    }

    /// Whether it depends on the permissions of everyone who can see it.
    fn is_no_thread(&self) -> bool {
        !PUBLIC_THREADS.contains(&self.kind) && self.kind != PRIVATE_THREAD
    }
}

impl Rest {
    /// A channel; none if it does not exist, or the bot cannot see it.
    async fn channel(&self, channel: ChannelId) -> Result<Option<AboutChannel>> {
        match self.get(Route::Channel { channel_id: id(channel)? }, "").await {
            Ok(about) => Ok(Some(about)),
            Err(error) => match Failure::of(&error) {
                Failure::NoChannel | Failure::NoAccess | Failure::Forbidden => Ok(None),
                _ => Err(error),
            },
        }
    }

    /// What everyone may do on a server, apart from what its channels say.
    async fn everyone(&self, guild: GuildId) -> Result<Option<Permissions>> {
        let roles = self.roles(guild).await?;
        let everyone = roles.iter().find(|role| role.id == u64::from(guild));
        Ok(everyone.map(|role| role.permissions))
    }
}

impl AskAboutChannels for Rest {
    fn visibility<'a>(
        &'a self,
        guild: GuildId,
        channels: &'a [ChannelId],
    ) -> Pin<Box<dyn Future<Output = Vec<(ChannelId, Visibility)>> + Send + 'a>> {
        Box::pin(async move {
            let asked = channels.iter().map(|&channel| async move {
                match self.channel(channel).await {
                    Ok(about) => Some((channel, about)),
                    Err(error) => {
                        tracing::info!(%channel, error = %chain(&error), "Discord does not say who sees a channel");
                        None
                    }
                }
            });
            let about: Vec<_> = join_all(asked).await.into_iter().flatten().collect();
            let depends = |about: &AboutChannel| about.is_no_thread();
            let everyone = if about.iter().any(|(_, it)| it.as_ref().is_some_and(depends)) {
                self.everyone(guild).await.unwrap_or_else(|error| {
                    tracing::info!(%guild, error = %chain(&error), "Discord does not say what everyone may do");
                    None
                })
            } else {
                None
            };
            let seen = about.into_iter().filter_map(|(channel, about)| {
                let visibility = match about {
                    Some(about) => about.visibility(guild, everyone)?,
                    None => Visibility::Hidden,
                };
                Some((channel, visibility))
            });
            seen.collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const SERVER: u64 = 7;
    const SEES: u64 = 1 << 10;

    fn seen(channel: Value, everyone: u64) -> Option<Visibility> {
        let about: AboutChannel = serde_json::from_value(channel).unwrap();
        about.visibility(SERVER.into(), Some(Permissions::from_bits_truncate(everyone)))
    }

    fn overwritten(role: u64, allow: u64, deny: u64) -> Value {
        json!({ "id": "1", "type": 0, "guild_id": "7", "parent_id": "8", "permission_overwrites": [
            { "id": role.to_string(), "type": 0, "allow": allow.to_string(), "deny": deny.to_string() },
        ] })
    }

    /// <https://discord.com/developers/docs/topics/permissions#permission-overwrites>
    #[test]
    fn everyone_sees_a_channel_unless_it_is_denied_to_their_role() {
        let (everyone, hidden) = (Some(Visibility::Everyone), Some(Visibility::Hidden));
        let plain = json!({ "id": "1", "type": 0, "guild_id": "7" });
        assert_eq!(seen(plain.clone(), SEES), everyone);
        assert_eq!(seen(plain, 0), hidden);
        assert_eq!(seen(overwritten(SERVER, 0, SEES), SEES), hidden);
        assert_eq!(seen(overwritten(SERVER, SEES, 0), 0), everyone);
        assert_eq!(seen(overwritten(9, SEES, 0), 0), hidden, "only members with a role see it");
        assert_eq!(seen(overwritten(9, 0, SEES), SEES), everyone);
        let administrators = 1 << 3;
        assert_eq!(seen(overwritten(SERVER, 0, SEES), administrators), everyone);
    }

    #[test]
    fn a_thread_is_seen_like_its_channel_unless_it_is_private() {
        let thread =
            |kind: u8| json!({ "id": "1", "type": kind, "guild_id": "7", "parent_id": "8" });
        assert_eq!(seen(thread(11), 0), Some(Visibility::Like(8_i64.into())));
        assert_eq!(seen(thread(10), 0), Some(Visibility::Like(8_i64.into())));
        assert_eq!(seen(thread(12), SEES), Some(Visibility::Hidden));
        let elsewhere = json!({ "id": "1", "type": 0, "guild_id": "6" });
        assert_eq!(seen(elsewhere, SEES), Some(Visibility::Hidden));
    }
}
