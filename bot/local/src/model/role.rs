//! Roles of the server.

use serde::{Deserialize, Serialize};

use super::ids::RoleId;
use super::permissions::Permissions;

/// A role, which members have or have not. Its permissions are only shown: here roles allow nobody
/// anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    /// Its number.
    pub id: RoleId,
    /// Its name, without `@`.
    pub name: String,
    /// How high it stands. The bot gives and takes roles below [`Role::OF_THE_BOT`].
    pub position: u16,
    /// Whether anybody may call it.
    pub mentionable: bool,
    /// What it would allow its members.
    #[serde(default)]
    pub permissions: Permissions,
}

impl Role {
    /// How high the role of the bot stands.
    pub const OF_THE_BOT: u16 = 10;
}
