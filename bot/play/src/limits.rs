//! How many tables and invitations one may have open, and who wants to meet whom.

use crate::time::{DAY, Millis};
use crate::{Game, Player, Refusal, UserId};

/// Open tables of one member.
const TABLES: u32 = 5;

/// Open tables of one server.
const TABLES_HERE: u32 = 50;

/// Invitations of one member that nobody has answered.
const INVITATIONS: u32 = 10;

/// How long after somebody has declined the same inviter cannot invite them again.
const PEACE: Millis = DAY;

/// What a member has opened and not filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfilled {
    /// Their open tables, on every server.
    pub tables: u32,
    /// The invitations to them that nobody has answered.
    pub invitations: u32,
    /// The open tables of the server, anybody's.
    pub here: u32,
}

/// How the members at a new table get along with whoever opens it.
#[derive(Clone, Debug, Default)]
pub struct Acquaintance {
    /// Whom the creator has blocked.
    pub blocked: Vec<UserId>,
    /// Who has blocked the creator.
    pub blockers: Vec<UserId>,
    /// Who has declined an invitation of the creator, and when last.
    pub declined: Vec<(UserId, Millis)>,
}

/// Checks that a member may open this table and invite these members.
///
/// # Errors
/// A [`Refusal`] that says why not.
pub fn may_open(
    table: &Game,
    unfilled: &Unfilled,
    known: &Acquaintance,
    now: Millis,
) -> Result<(), Refusal> {
    if unfilled.tables >= TABLES {
        return Err(Refusal::ManyTables(TABLES));
    }
    if unfilled.here >= TABLES_HERE {
        return Err(Refusal::ManyTablesHere(TABLES_HERE));
    }
    let invited = || table.players.iter().filter(|player| !player.is_taken());
    let number = u32::try_from(invited().count()).unwrap_or(u32::MAX);
    if number > 0 && unfilled.invitations.saturating_add(number) > INVITATIONS {
        return Err(Refusal::ManyInvitations(INVITATIONS));
    }
    for Player { person, .. } in invited() {
        if known.blocked.contains(&person.id) {
            return Err(Refusal::InvitedBlocked(person.name.clone()));
        }
        let mut declined = known.declined.iter();
        let in_peace = declined.any(|(who, at)| *who == person.id && now < at + PEACE);
        if in_peace || known.blockers.contains(&person.id) {
            return Err(Refusal::NotInvitable(person.name.clone()));
        }
    }
    Ok(())
}
