//! Why an action in a tournament is not possible.

use pairing::FormatError;
use rules::RulesError;

use super::System;

/// Why an action in a tournament is not possible. Nothing has changed then.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum TournamentError {
    /// There is no such tournament on this server.
    Unknown,
    /// The member does not organise it.
    NotAnOrganiser,
    /// No tournament was named, and there are several; their names and seasons.
    Several(Vec<(String, u32)>),
    /// Another tournament that goes on here has this name.
    NameTaken,
    /// The next season has been created already.
    SeasonOpen,
    /// The server has this many unfinished tournaments, the most allowed.
    TooMany(usize),
    /// The text cannot be a name.
    Name,
    /// The description is too long.
    Description,
    /// The game cannot be played like this.
    Rules(RulesError),
    /// This system is only for games of two.
    OnlyTwo(System),
    /// The numbers of rounds, groups or divisions do not fit.
    Format(FormatError),
    /// A round cannot have this length.
    RoundDays,
    /// The limit of entrants is out of range.
    Most,
    /// More members than the limit have entered already: this many.
    MoreEntered(usize),
    /// A range of ratings needs a rated tournament.
    Ratings,
    /// The start time is in the past, or more than a year ahead.
    StartTime,
    /// Nobody can enter any more.
    EntriesClosed,
    /// The member has entered already.
    Joined,
    /// The other member has entered already.
    Entered,
    /// The member has not entered; the name.
    NotEntered(String),
    /// The member has left and cannot come back; the name.
    HasLeft(String),
    /// All this many places are taken.
    Full(u16),
    /// The member's own rating is too low or too high: entrants need one from `least` to `most`.
    RatingOutside { own: u16, least: Option<u16>, most: Option<u16> },
    /// A bot cannot enter; the name.
    InvitedBot(String),
    /// This is only possible before the start.
    Started,
    /// This is only possible after the start.
    NotStarted,
    /// The tournament is over.
    Over,
    /// This is only possible once the tournament is over.
    NotOver,
    /// There are too few entrants for a start, or for another round.
    TooFew { needed: usize, got: usize },
    /// All rounds are paired.
    NoMoreRounds,
    /// This many games of the round are still open.
    GamesOpen(usize),
    /// So many entrants can play this many rounds without meeting twice, and more are set.
    TooManyRounds { entrants: usize, most: u16 },
    /// It has only this many rounds.
    NoSuchRound(u16),
    /// Only a Swiss tournament has byes.
    OnlySwiss,
    /// Only the entrants of a ladder can challenge each other.
    OnlyLadder,
    /// A ladder has no rounds.
    NoRounds,
    /// Only a Swiss tournament for two can be exported to this format.
    NoTrf,
    /// This is only possible in another system.
    OtherSystem,
    /// The tournament is paused.
    Paused,
    /// The tournament is not paused.
    NotPaused,
    /// Its games cannot be paused.
    NoPauses,
    /// Its rounds have no end.
    NoDeadline,
    /// The end of a round cannot be moved to this time.
    Extension,
    /// It has no such game.
    NoSuchBoard,
    /// The result is for another number of players, or its places are impossible.
    Result,
    /// The game does not count, or its result has changed later rounds already.
    ResultStands,
    /// The round is paired already.
    AlreadyPaired(u16),
    /// These two cannot change places.
    Swap,
    /// The member named themselves.
    Oneself,
    /// The challenged member stands below, or more than this many rungs above.
    OutOfReach(u32),
    /// The member has an open challenge of their own already, to the member of this name;
    /// `is_played` says that its game has begun.
    HasChallenged { defender: String, is_played: bool },
    /// The challenged member has an open challenge already; the name.
    IsChallenged(String),
    /// Everybody within reach of the member has an open challenge; the names.
    AllChallenged(Vec<String>),
    /// The member is on the highest rung, and nobody stands above them.
    TopRung,
    /// The member is not on the ladder; `can_join` says whether they can enter now.
    NotOnLadder { can_join: bool },
    /// The member has left the ladder.
    LeftLadder,
    /// The invitation or challenge is for another member; the name.
    ForSomebodyElse(String),
    /// No challenge waits for an answer.
    NoChallenge,
    /// Something has happened since the organiser was asked.
    Changed,
    /// Any other reason; what commands allow never leads to it.
    Impossible(String),
}
