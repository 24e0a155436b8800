//! The outcomes of members' actions.

use serde::{Deserialize, Serialize};

use crate::Offer;
use crate::time::Millis;
use crate::tournament::TournamentDone;

/// What was done for a member; the answer is made from it. It is stored with the interaction, so that a second
/// delivery gets the same answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "done")]
pub enum Done {
    /// A turn was played.
    Played {
        /// The code of the game.
        code: String,
        /// The turn in canonical notation.
        turn: String,
    },
    /// The member has resigned.
    Resigned {
        /// The code of the game.
        code: String,
    },
    /// The member has opened a table.
    Opened {
        /// The code of the game.
        code: String,
    },
    /// A game has begun.
    Begun {
        /// The code of the game.
        code: String,
    },
    /// The member has taken a seat.
    Joined {
        /// The code of the game.
        code: String,
        /// How many more players are needed before it begins.
        missing: usize,
    },
    /// The member has left an open table.
    Left {
        /// The code of the game.
        code: String,
    },
    /// The member has declined an invitation.
    InvitationDeclined {
        /// The code of the game.
        code: String,
    },
    /// The member has cancelled a table.
    GivenUp {
        /// The code of the game.
        code: String,
    },
    /// The member has taken over the seat of somebody who stays away.
    SeatTaken {
        /// The code of the game.
        code: String,
    },
    /// The member is back in their seat.
    Returned {
        /// The code of the game.
        code: String,
    },
    /// A paused game goes on.
    Resumed {
        /// The code of the game.
        code: String,
    },
    /// The member has claimed the game because an opponent's time ran out.
    Claimed {
        /// The code of the game.
        code: String,
    },
    /// The member has given an opponent more time.
    TimeGiven {
        /// The code of the game.
        code: String,
        /// The name of the opponent.
        to: String,
        /// How much.
        time: Millis,
    },
    /// A computer has sat down at an open table.
    ComputerSeated {
        /// The code of the game.
        code: String,
        /// The level of the computer.
        level: String,
        /// Whether the game begins now.
        begins: bool,
        /// Whether the game is unrated because of it.
        unrated: bool,
    },
    /// A computer has taken over the seat of somebody who stays away.
    ComputerTookOver {
        /// The code of the game.
        code: String,
        /// The level of the computer.
        level: String,
        /// Whether the game is unrated because of it.
        unrated: bool,
    },
    /// The member has made an offer.
    Offered {
        /// The code of the game.
        code: String,
        /// The offer.
        offer: Offer,
    },
    /// The member has agreed to an offer, which waits for the agreement of others.
    Agreed {
        /// The code of the game.
        code: String,
    },
    /// An offer takes effect: everybody has agreed, or nobody had to.
    Granted {
        /// The code of the game.
        code: String,
        /// The offer.
        offer: Offer,
    },
    /// The member has taken back their last turn without having to ask.
    TookBack {
        /// The code of the game.
        code: String,
        /// The number of the turn.
        ply: u32,
    },
    /// The member has declined an offer.
    OfferDeclined {
        /// The code of the game.
        code: String,
    },
    /// The member has withdrawn their own offer.
    OfferWithdrawn {
        /// The code of the game.
        code: String,
    },
    /// The member no longer offers their seat.
    SeatKept {
        /// The code of the game.
        code: String,
    },
    /// The member has taken the seat that a player offered.
    TookOver {
        /// The code of the game.
        code: String,
    },
    /// The member has deleted their plan.
    PlansForgotten {
        /// The code of the game.
        code: String,
    },
    /// A moderator has called a game off.
    CalledOff {
        /// The code of the game.
        code: String,
    },
    /// A moderator has put a game on hold.
    Frozen {
        /// The code of the game.
        code: String,
    },
    /// A moderator has taken a game off hold.
    Thawed {
        /// The code of the game.
        code: String,
    },
    /// A moderator has given a seat to somebody else.
    Replaced {
        /// The code of the game.
        code: String,
        /// The name of the former player.
        player: String,
        /// The name of the new player.
        by: String,
    },
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
