//! Errors. Each names what it is about, so that the caller can express it in other words.

use thiserror::Error;

use crate::ids::{EntrantId, GameId, Round};

/// Why these entrants cannot sit at one table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SeatingError {
    /// A game has two to four players.
    #[error("a game has two to four players, not {0}")]
    Number(usize),
    /// An entrant sits twice.
    #[error("entrant {} sits twice", .0.0)]
    Twice(EntrantId),
}

/// Why a result is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum ResultError {
    /// A game has two to four players.
    #[error("a game has two to four players, not {0}")]
    Number(usize),
    /// A place must be one more than the number of seats before it.
    #[error("nobody can be in place {0} here: places count those in front, as in 1, 2, 2, 4")]
    Place(u8),
    /// There are counts for some seats but not for all.
    #[error("{counts} counts for {seats} seats")]
    Counts { seats: usize, counts: usize },
}

/// Why the settings of a format cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum FormatError {
    /// Groups for two.
    #[error("a group for games of two has 3 to 16 entrants, not {0}")]
    GroupSize(u8),
    /// Rounds of a Swiss.
    #[error("a Swiss has 1 to 64 rounds, not {0}")]
    Rounds(u16),
    /// Rounds open at a time.
    #[error("at least one round must be open at a time")]
    NoRoundOpen,
    /// Promotion of a league: so many cannot go up from a division of this size.
    #[error("a division of {size} cannot promote {promoted}: at most {}", size / 3)]
    Promotion { size: u8, promoted: u8 },
    /// Reach of a ladder.
    #[error("a challenge must reach at least one rung up")]
    Reach,
}

/// Why an event cannot have happened. The tournament is as before.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum EventError {
    /// No such entrant.
    #[error("entrant {} has not entered", .0.0)]
    Unknown(EntrantId),
    /// They take part already.
    #[error("entrant {} has already entered", .0.0)]
    AlreadyEntered(EntrantId),
    /// It is too late to enter, or to come back.
    #[error("it is too late to enter")]
    EntriesClosed,
    /// They have left.
    #[error("entrant {} has left", .0.0)]
    HasLeft(EntrantId),
    /// Play has not begun.
    #[error("play has not begun")]
    NotStarted,
    /// Play has begun already.
    #[error("play has already begun")]
    AlreadyStarted,
    /// The tournament is over.
    #[error("the tournament is over")]
    Over,
    /// The groups hold somebody twice, nobody, or somebody who does not take part.
    #[error("the groups must hold every entrant once; see entrant {}", .0.0)]
    Groups(EntrantId),
    /// Too few for the format: `got` are in the smallest group.
    #[error("a group needs at least {needed} entrants, and one has {got}")]
    GroupTooSmall { needed: usize, got: usize },
    /// The format has no schedule for so many.
    #[error("a group of {0} is too large for this format")]
    GroupTooLarge(usize),
    /// The schedule pairs others in this round, or nobody.
    #[error("the schedule has other games in round {0}")]
    NotOnSchedule(Round),
    /// Another round is next than that of the pairings.
    #[error("round {expected} is next, not round {got}")]
    WrongRound { expected: Round, got: Round },
    /// Somebody is in two places.
    #[error("entrant {} is paired twice", .0.0)]
    PairedTwice(EntrantId),
    /// Somebody is nowhere.
    #[error("entrant {} is not paired", .0.0)]
    NotPaired(EntrantId),
    /// Somebody cannot be paired in this group or this round.
    #[error("entrant {} cannot be paired here", .0.0)]
    CannotBePaired(EntrantId),
    /// The format has tables of another size.
    #[error("this format has no games for {0}")]
    WrongTable(usize),
    /// No such game.
    #[error("there is no game {}", .0.0)]
    UnknownGame(GameId),
    /// The game has ended.
    #[error("game {} is over", .0.0)]
    GameOver(GameId),
    /// The result is for another number of players than the game's seats.
    #[error("game {} has {seats} players, and the result is for {got}", game.0)]
    WrongSeats { game: GameId, seats: usize, got: usize },
    /// The round is paired already.
    #[error("round {0} is already paired")]
    AlreadyPaired(Round),
    /// The event belongs to another format.
    #[error("that does not happen in this format")]
    OtherFormat,
    /// A ladder: too far up, or down. Rungs are counted from the challenger, below zero for those
    /// below; a challenge goes up at most `reach`.
    #[error("a challenge reaches 1 to {reach} rungs up, not {rungs}")]
    OutOfReach { rungs: i64, reach: u32 },
    /// A ladder: they have challenged somebody already.
    #[error("entrant {} has already challenged somebody", .0.0)]
    HasChallenged(EntrantId),
    /// A ladder: they have been challenged already.
    #[error("entrant {} is already challenged", .0.0)]
    IsChallenged(EntrantId),
    /// A ladder: there is no such challenge, or it is being played.
    #[error("entrant {} has no challenge that waits for an answer", .0.0)]
    NoChallenge(EntrantId),
}

/// Why no round can be paired now.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PairingError {
    /// Play has not begun, or is over.
    #[error("the tournament is not under way")]
    NotRunning,
    /// All rounds are paired.
    #[error("all rounds are paired")]
    NoMoreRounds,
    /// Games of the last round are still open. They can be waited for, ruled, or counted as draws
    /// for the pairing.
    #[error("{} games are still open", .0.len())]
    GamesOpen(Vec<GameId>),
    /// Somebody has two open games already, the oldest first; one at most is carried into another
    /// round.
    #[error("entrant {} has {} open games, and only one is carried into another round", .entrant.0, .games.len())]
    TooManyOpen { entrant: EntrantId, games: Vec<GameId> },
    /// As many rounds are open as may be.
    #[error("{open} rounds are open, as many as may be at a time")]
    RoundsOpen { open: u16 },
    /// Too few are left to play: only `got` can be paired.
    #[error("{got} are left to play, and at least {needed} are needed")]
    TooFew { needed: usize, got: usize },
    /// A ladder has challenges instead of rounds.
    #[error("a ladder is not paired by rounds")]
    NoRounds,
    /// A ladder: there is no such challenge, or it is being played.
    #[error("entrant {} has no challenge that waits for an answer", .0.0)]
    NoChallenge(EntrantId),
}
