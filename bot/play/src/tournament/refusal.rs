//! Why something cannot be done in a tournament.

use pairing::FormatError;
use rules::RulesError;

use super::System;

/// Why something cannot be done in a tournament. Nothing has changed then.
#[derive(Clone, Debug)]
pub enum TournamentRefusal {
    /// No such tournament on this server.
    Unknown,
    /// Somebody else organises it.
    NotAnOrganiser,
    /// Which one is not said, and there are several: their names.
    Several(Vec<String>),
    /// The next season is set up already.
    SeasonOpen,
    /// As many on one server as there may be.
    TooMany(usize),
    /// Not a name.
    Name,
    /// Too long a description.
    Description,
    /// Not a game.
    Rules(RulesError),
    /// Tables of three or four in a league or on a ladder.
    OnlyTwo(System),
    /// Rounds, groups or divisions that cannot be.
    Format(FormatError),
    /// Not a length of a round.
    RoundDays,
    /// Not a number of entrants.
    Most,
    /// A range of ratings without ratings.
    Ratings,
    /// A time of the start that is past, or more than a year ahead.
    StartTime,
    /// Nobody can enter any more.
    EntriesClosed,
    /// The member who wants to enter is in it already.
    Joined,
    /// Somebody else is in it already.
    Entered,
    /// Not in it.
    NotEntered(String),
    /// Has left before.
    HasLeft(String),
    /// Nobody else fits in.
    Full(u16),
    /// The rating is too low or too high.
    RatingOutside {
        /// What they have.
        own: u16,
        /// The lowest that may enter.
        least: Option<u16>,
        /// The highest that may enter.
        most: Option<u16>,
    },
    /// A bot cannot enter.
    InvitedBot(String),
    /// Something that must be said before the start.
    Started,
    /// Something that cannot be before the start.
    NotStarted,
    /// Over.
    Over,
    /// Something that can only be once it is over.
    NotOver,
    /// Too few for a start, or for another round.
    TooFew {
        /// How many it takes.
        needed: usize,
        /// How many there are.
        got: usize,
    },
    /// All rounds are paired.
    NoMoreRounds,
    /// Games of the round are still open.
    GamesOpen(usize),
    /// No pairing is left.
    NoPairing,
    /// Only a Swiss has byes.
    OnlySwiss,
    /// Only on a ladder members challenge each other.
    OnlyLadder,
    /// A ladder has no rounds.
    NoRounds,
    /// A file that only a Swiss for two can be written as.
    NoTrf,
    /// Something that happens only in other systems.
    OtherSystem,
    /// Is paused.
    Paused,
    /// Is not paused.
    NotPaused,
    /// Its games cannot be paused.
    NoPauses,
    /// No round has an end.
    NoDeadline,
    /// Not a time to put an end off to.
    Extension,
    /// No such game in it.
    NoSuchBoard,
    /// A result for another number of players, or of places that cannot be.
    Result,
    /// A game that counts for nothing, or whose result has moved people since.
    ResultStands,
    /// A round that is paired already.
    AlreadyPaired(u16),
    /// Two who cannot change places.
    Swap,
    /// Oneself.
    Oneself,
    /// A challenge that reaches too far, or down.
    OutOfReach(u32),
    /// Has challenged somebody already.
    HasChallenged(String),
    /// Is challenged by somebody already.
    IsChallenged(String),
    /// No challenge waits for an answer.
    NoChallenge,
    /// A game could not be set up.
    Game(Box<crate::Refusal>),
    /// What no other refusal is for; it does not happen by what commands let members do.
    Impossible(String),
}

impl From<crate::Refusal> for TournamentRefusal {
    fn from(refusal: crate::Refusal) -> Self {
        Self::Game(Box::new(refusal))
    }
}
