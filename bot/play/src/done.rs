//! The outcomes of members' actions.

use serde::{Deserialize, Serialize};

use crate::Offer;
use crate::time::Millis;
use crate::tournament::TournamentDone;

/// What was done for a member; the answer is made from it. It is stored with the interaction, so
/// that a second delivery gets the same answer. `code` is the code of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "done")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Done {
    /// A turn was played, here in canonical notation.
    Played { code: String, turn: String },
    /// The member has resigned.
    Resigned { code: String },
    /// The member has opened a table.
    Opened { code: String },
    /// A game has begun.
    Begun { code: String },
    /// The member has taken a seat; `missing` more players are needed before the game begins.
    Joined { code: String, missing: usize },
    /// The member has left an open table.
    Left { code: String },
    /// The member has declined an invitation.
    InvitationDeclined { code: String },
    /// The member has cancelled a table.
    GivenUp { code: String },
    /// The member has taken over the seat of an inactive player.
    SeatTaken { code: String },
    /// The member is back in their seat.
    Returned { code: String },
    /// A paused game goes on.
    Resumed { code: String },
    /// The member has claimed the game because an opponent's time ran out.
    Claimed { code: String },
    /// The member has given more time to an opponent with this name.
    TimeGiven { code: String, to: String, time: Millis },
    /// A computer of this level has sat down at an open table. The game may begin now, and it may
    /// be unrated because of it.
    ComputerSeated { code: String, level: String, begins: bool, unrated: bool },
    /// A computer of this level has taken over the seat of an inactive player. The game may be
    /// unrated because of it.
    ComputerTookOver { code: String, level: String, unrated: bool },
    /// The member has made an offer.
    Offered { code: String, offer: Offer },
    /// The member has agreed to an offer, which waits for the agreement of others.
    Agreed { code: String },
    /// An offer takes effect: everybody has agreed, or nobody had to.
    Granted { code: String, offer: Offer },
    /// The member has taken back their last turn, which had the number `ply`, without having to
    /// ask.
    TookBack { code: String, ply: u32 },
    /// The member has declined an offer.
    OfferDeclined { code: String },
    /// The member has withdrawn their own offer.
    OfferWithdrawn { code: String },
    /// The member no longer offers their seat.
    SeatKept { code: String },
    /// The member has taken the seat that a player offered.
    TookOver { code: String },
    /// The member has deleted their plan.
    PlansForgotten { code: String },
    /// A moderator has called a game off.
    CalledOff { code: String },
    /// A moderator has put a game on hold.
    Frozen { code: String },
    /// A moderator has taken a game off hold.
    Thawed { code: String },
    /// A moderator has given the seat of a player to somebody else. Both are named.
    Replaced { code: String, player: String, by: String },
    /// A moderator or an organiser has annulled the result of a game.
    Annulled { code: String },
    /// A moderator lets the result of a game count again.
    Restored { code: String },
    /// A member was erased.
    Erased,
    /// No longer known, since it named somebody who was erased later.
    Forgotten,
    /// Something was done about a tournament.
    #[serde(untagged)]
    Tournament {
        /// The name of the tournament.
        name: String,
        /// What was done.
        #[serde(flatten)]
        done: TournamentDone,
    },
    /// A sentence that an earlier version of the program stored as its answer.
    #[serde(untagged)]
    Sentence(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers are kept in this form since there are tournaments.
    #[test]
    fn what_was_done_about_a_tournament_is_read_as_it_is_stored() {
        let stored = r#"{"name":"Autumn","tournament":"started","games":3}"#;
        let done = Done::Tournament {
            name: "Autumn".to_owned(),
            done: TournamentDone::Started { games: 3 },
        };
        assert_eq!(serde_json::to_string(&done).unwrap(), stored);
        for stored in [stored, r#"{"tournament":"started","name":"Autumn","games":3}"#] {
            assert_eq!(serde_json::from_str::<Done>(stored).unwrap(), done);
        }
        let paused = r#"{"tournament":"paused","name":"Autumn"}"#;
        let done = Done::Tournament { name: "Autumn".to_owned(), done: TournamentDone::Paused };
        assert_eq!(serde_json::from_str::<Done>(paused).unwrap(), done);
    }
}
