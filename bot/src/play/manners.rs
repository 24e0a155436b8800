//! Manners of the lobby: how many tables and invitations one may have open, who wants to meet whom.

use crate::store::{Chair, Game, UserId};
use crate::time::{DAY, Millis};

use super::{Actor, Error, Play, Refusal};

/// Open tables of one member.
const TABLES: u32 = 5;

/// Open tables of one server.
const TABLES_HERE: u32 = 50;

/// Invitations of one member that nobody has answered.
const INVITATIONS: u32 = 10;

/// So long somebody who has declined is left in peace by the same inviter.
const PEACE: Millis = DAY;

impl Play {
    /// Whether `actor` may open this table and invite these members.
    pub(super) async fn check_manners(&self, actor: &Actor, table: &Game) -> Result<(), Error> {
        let user = actor.person.id;
        let unfilled = self.store.unfilled(user, table.guild).await?;
        if unfilled.tables >= TABLES {
            return Err(Refusal::ManyTables(TABLES).into());
        }
        if unfilled.here >= TABLES_HERE {
            return Err(Refusal::ManyTablesHere(TABLES_HERE).into());
        }
        let opponents = || table.chairs.iter().filter(|chair| !chair.is_taken());
        let invited = u32::try_from(opponents().count()).unwrap_or(u32::MAX);
        if invited > 0 && unfilled.invitations.saturating_add(invited) > INVITATIONS {
            return Err(Refusal::ManyInvitations(INVITATIONS).into());
        }
        let blocked = self.store.blocked_by(user).await?;
        let blockers = self.store.blockers_of(user).await?;
        for Chair { person, .. } in opponents() {
            if blocked.contains(&person.id) {
                return Err(Refusal::InvitedBlocked(person.name.clone()).into());
            }
            let declined_at = self.store.declined_at(user, person.id).await?;
            let in_peace = declined_at.is_some_and(|at| self.now() < at + PEACE);
            if in_peace || blockers.contains(&person.id) {
                return Err(Refusal::NotInvitable(person.name.clone()).into());
            }
        }
        Ok(())
    }

    /// Blocks somebody for `actor`, or no longer. Returns whether they are blocked now.
    ///
    /// # Errors
    /// [`Refusal::BlockedSelf`].
    pub async fn block(&self, actor: &Actor, other: UserId) -> Result<bool, Error> {
        let user = actor.person.id;
        if other == user {
            return Err(Refusal::BlockedSelf.into());
        }
        Ok(self
            .store
            .toggle_block(user, other, actor.interaction)
            .await?)
    }
}
