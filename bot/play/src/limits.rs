//! Limits: how many tables and invitations a member may have open, and who may invite whom.

use crate::time::{DAY, HOUR, Millis};
use crate::{ActionError, Game, Player, Result, UserId};

/// The most open tables of a member.
const TABLES: u32 = 5;

/// The most open tables of a server.
const TABLES_HERE: u32 = 50;

/// The most unanswered invitations of a member.
const INVITATIONS: u32 = 10;

/// How long an inviter cannot invite a member again who has declined.
const PEACE: Millis = DAY;

/// The least time between two calls of the role that a server has for new tables.
pub const BETWEEN_CALLS: Millis = HOUR;

/// The open tables and unanswered invitations that count towards the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfilled {
    /// Their open tables, on every server.
    pub tables: u32,
    /// Their unanswered invitations to others.
    pub invitations: u32,
    /// The open tables of the server, whoever opened them.
    pub here: u32,
}

impl Unfilled {
    /// Whether something was opened since `seen`.
    pub fn exceeds(&self, seen: &Self) -> bool {
        self.tables > seen.tables || self.invitations > seen.invitations || self.here > seen.here
    }
}

/// Blocks and declined invitations between the creator of a new table and its members.
#[derive(Clone, Debug, Default)]
pub struct Relations {
    /// Whom the creator has blocked.
    pub blocked: Vec<UserId>,
    /// Who has blocked the creator.
    pub blockers: Vec<UserId>,
    /// Who has declined an invitation of the creator, and when they last did.
    pub declined: Vec<(UserId, Millis)>,
}

/// Checks that a member may open this table and invite these members.
pub fn may_open(table: &Game, unfilled: &Unfilled, known: &Relations, now: Millis) -> Result<()> {
    if unfilled.tables >= TABLES {
        return Err(ActionError::ManyTables(TABLES));
    }
    if unfilled.here >= TABLES_HERE {
        return Err(ActionError::ManyTablesHere(TABLES_HERE));
    }
    let invited = || table.players.iter().filter(|player| !player.is_taken());
    let number = u32::try_from(invited().count()).unwrap_or(u32::MAX);
    if number > 0 && unfilled.invitations.saturating_add(number) > INVITATIONS {
        return Err(ActionError::ManyInvitations(INVITATIONS));
    }
    for Player { person, .. } in invited() {
        if known.blocked.contains(&person.id) {
            return Err(ActionError::InvitedBlocked(person.name.clone()));
        }
        let mut declined = known.declined.iter();
        let in_peace = declined.any(|(who, at)| *who == person.id && now < at + PEACE);
        if in_peace || known.blockers.contains(&person.id) {
            return Err(ActionError::NotInvitable(person.name.clone()));
        }
    }
    Ok(())
}
