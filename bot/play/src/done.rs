//! What was done for a member.

use serde::{Deserialize, Serialize};

use crate::Offer;
use crate::time::Millis;
use crate::tournament::TournamentDone;

/// What was done for a member; the answer to them is made of it. It is kept with the interaction, so that one that is
/// delivered twice gets the same answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "done")]
pub enum Done {
    /// A turn was played.
    Played {
        /// The game.
        code: String,
        /// In canonical notation.
        turn: String,
    },
    /// The member has resigned.
    Resigned {
        /// The game.
        code: String,
    },
    /// A table is open.
    Opened {
        /// The game.
        code: String,
    },
    /// A game has begun.
    Begun {
        /// The game.
        code: String,
    },
    /// The member has a seat.
    Joined {
        /// The game.
        code: String,
        /// How many more players are needed before it begins.
        missing: usize,
    },
    /// The member has left an open table.
    Left {
        /// The game.
        code: String,
    },
    /// The member has declined an invitation.
    InvitationDeclined {
        /// The game.
        code: String,
    },
    /// A table is given up.
    GivenUp {
        /// The game.
        code: String,
    },
    /// The member has taken over the seat of somebody who stays away.
    SeatTaken {
        /// The game.
        code: String,
    },
    /// The member is back in their seat.
    Returned {
        /// The game.
        code: String,
    },
    /// A paused game goes on.
    Resumed {
        /// The game.
        code: String,
    },
    /// The member has claimed time that ran out.
    Claimed {
        /// The game.
        code: String,
    },
    /// The member has given an opponent more time.
    TimeGiven {
        /// The game.
        code: String,
        /// The name of the opponent.
        to: String,
        /// How much.
        time: Millis,
    },
    /// A computer has sat down at an open table.
    ComputerSeated {
        /// The game.
        code: String,
        /// How strong it is.
        level: String,
        /// Whether the game begins with it.
        begins: bool,
        /// Whether the game is unrated because of it.
        unrated: bool,
    },
    /// A computer has taken over the seat of somebody who stays away.
    ComputerTookOver {
        /// The game.
        code: String,
        /// How strong it is.
        level: String,
        /// Whether the game is unrated because of it.
        unrated: bool,
    },
    /// Something is offered to the others.
    Offered {
        /// The game.
        code: String,
        /// What.
        offer: Offer,
    },
    /// The member has agreed to an offer, which waits for others.
    Agreed {
        /// The game.
        code: String,
    },
    /// What was offered is done: all have agreed, or nobody had to.
    Granted {
        /// The game.
        code: String,
        /// What.
        offer: Offer,
    },
    /// The member has taken back a turn of theirs without asking.
    TookBack {
        /// The game.
        code: String,
        /// The number of the turn.
        ply: u32,
    },
    /// The member has declined an offer.
    OfferDeclined {
        /// The game.
        code: String,
    },
    /// The member has taken back their own offer.
    OfferWithdrawn {
        /// The game.
        code: String,
    },
    /// The member no longer offers their seat.
    SeatKept {
        /// The game.
        code: String,
    },
    /// The member plays on for somebody who offered their seat.
    TookOver {
        /// The game.
        code: String,
    },
    /// What the member had planned is forgotten.
    PlansForgotten {
        /// The game.
        code: String,
    },
    /// A moderator has called a game off.
    CalledOff {
        /// The game.
        code: String,
    },
    /// A moderator has put a game on hold.
    Frozen {
        /// The game.
        code: String,
    },
    /// A moderator has let a game go on.
    Thawed {
        /// The game.
        code: String,
    },
    /// A moderator has given a seat to somebody else.
    Replaced {
        /// The game.
        code: String,
        /// Who had it.
        player: String,
        /// Who has it.
        by: String,
    },
    /// A member was erased.
    Erased,
    /// What was done is no longer known, because it named somebody whose data were erased since.
    Forgotten,
    /// Something was done about a tournament.
    #[serde(untagged)]
    Tournament(TournamentDone),
    /// An answer that an earlier version of the program has kept as a sentence.
    #[serde(untagged)]
    Sentence(String),
}
