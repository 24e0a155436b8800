//! Servers, their roles, and who has them.

use play::{GuildId, RoleId, UserId, untrusted};
use serde::Deserialize;
use serenity::all::Permissions;
use serenity::http::{LightMethod, Route};

use super::message::snowflake;
use super::send::Body;
use super::{Rest, Result, id};

/// What Discord says about a server, as far as anybody asks.
#[derive(Clone, Debug, Deserialize)]
pub struct AboutGuild {
    /// What it is called.
    #[serde(deserialize_with = "untrusted::read_name")]
    pub name: String,
    #[serde(deserialize_with = "snowflake")]
    owner_id: u64,
    /// Its roles, that of everybody among them.
    #[serde(default)]
    pub roles: Vec<GuildRole>,
}

/// A role of a server.
#[derive(Clone, Debug, Deserialize)]
pub struct GuildRole {
    /// Its number; that of the server for the role of everybody.
    #[serde(deserialize_with = "snowflake")]
    pub id: u64,
    /// What it is called.
    #[serde(deserialize_with = "untrusted::read_name")]
    pub name: String,
    /// How high it stands, from 0; of two as high, the older one stands above.
    pub position: i64,
    /// What its members may do in the whole server.
    pub permissions: Permissions,
    /// Whether Discord gives it, for example to a bot or to boosters, and nobody else can.
    #[serde(default)]
    pub managed: bool,
}

/// A member of a server.
#[derive(Clone, Debug, Deserialize)]
pub struct GuildMember {
    #[serde(default, deserialize_with = "untrusted::read_optional")]
    nick: Option<String>,
    roles: Vec<String>,
    user: User,
}

#[derive(Clone, Debug, Deserialize)]
struct User {
    #[serde(deserialize_with = "untrusted::read_name")]
    username: String,
    #[serde(default, deserialize_with = "untrusted::read_optional")]
    global_name: Option<String>,
}

impl GuildMember {
    /// The name shown on the server.
    pub fn name(&self) -> &str {
        self.nick.as_ref().or(self.user.global_name.as_ref()).unwrap_or(&self.user.username)
    }

    /// Their roles beside that of everybody.
    pub fn roles(&self) -> Vec<RoleId> {
        let roles = self.roles.iter().filter_map(|role| role.parse().ok());
        roles.map(|role: u64| role.into()).collect()
    }
}

impl AboutGuild {
    /// Whose it is.
    pub fn owner(&self) -> UserId {
        self.owner_id.into()
    }

    /// What a role is called; its number if it is gone.
    pub fn role(&self, role: RoleId) -> String {
        let found = self.roles.iter().find(|it| it.id == u64::from(role));
        found.map_or_else(|| role.to_string(), |it| it.name.clone())
    }
}

impl Rest {
    /// A server.
    pub async fn guild(&self, guild: GuildId) -> Result<AboutGuild> {
        let route = Route::Guild { guild_id: id(guild)? };
        self.get(route, "").await
    }

    /// The roles of a server, that of everybody among them.
    pub async fn roles(&self, guild: GuildId) -> Result<Vec<GuildRole>> {
        let route = Route::GuildRoles { guild_id: id(guild)? };
        self.get(route, "").await
    }

    /// A member of a server.
    pub async fn member(&self, guild: GuildId, user: UserId) -> Result<GuildMember> {
        let route = Route::GuildMember { guild_id: id(guild)?, user_id: id(user)? };
        self.get(route, "").await
    }

    /// What somebody is called outside of servers.
    pub async fn user_name(&self, user: UserId) -> Result<String> {
        let user: User = self.get(Route::User { user_id: id(user)? }, "").await?;
        Ok(user.global_name.unwrap_or(user.username))
    }

    /// Gives a member a role, or takes it away; that it is so already is no error. `roles::give`
    /// first looks whether the bot may.
    pub async fn give_role(
        &self,
        guild: GuildId,
        user: UserId,
        role: RoleId,
        given: bool,
    ) -> Result<()> {
        let route =
            Route::GuildMemberRole { guild_id: id(guild)?, user_id: id(user)?, role_id: id(role)? };
        let method = if given { LightMethod::Put } else { LightMethod::Delete };
        self.tell(method, route, Body::Empty).await
    }
}
