//! Why something cannot be done.

use rules::Kind;

use crate::time::PaceFlaw;
use crate::tournament::TournamentRefusal;
use crate::{ChannelId, Game, Name};

/// Why something cannot be done. Nothing has changed then.
#[derive(Clone, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// No such code on this server.
    NoSuchGame(String),
    /// Nothing to guess the game from.
    NoGame,
    /// Nothing to look at.
    NoGameHere,
    /// What belongs to a server, outside of servers.
    NoServer,
    /// Others at a table in direct messages.
    OnlyComputers,
    /// Nothing to join.
    NoTable,
    /// Nothing to follow.
    NothingToWatch,
    /// Nothing to leave.
    NoSeat,
    /// The clocks stand.
    Paused(String),
    /// The clocks run.
    NotPaused(String),
    /// Nobody's time is up, or it needs no claim.
    NothingToClaim(String),
    /// No clock runs.
    NoClock(String),
    /// Time for oneself.
    OwnClock(String),
    /// Not an amount of time that can be given.
    TimeGiven,
    /// Not a length for a vacation.
    Vacation(i64),
    /// Not on vacation.
    NoVacation,
    /// Not a time zone.
    TimeZone(String),
    /// Not a name for pictures.
    PictureName,
    /// A name that cannot be drawn.
    PictureNameWithoutFont(String),
    /// Not a span of quiet hours.
    QuietHours,
    /// An answer that comes too late.
    OfferClosed(String),
    /// An offer that is made twice.
    OfferedAlready(String),
    /// Two wish the same for themselves.
    AskedAlready {
        /// The game.
        code: String,
        /// Who asked.
        by: String,
    },
    /// An offer that was declined is made again.
    JustDeclined(String),
    /// Answering oneself.
    OwnOffer(String),
    /// Agreeing twice.
    AgreedAlready(String),
    /// An offer to nobody.
    NobodyToAsk(String),
    /// A turn to take back that is not there.
    NothingToTakeBack(String),
    /// A turn that somebody else's end came after.
    LeftSince(String),
    /// A game that counts.
    TooLateToCallOff(String),
    /// No clock to stop.
    NothingToPause(String),
    /// Keeping somebody else's seat.
    NotYourSeat {
        /// The game.
        code: String,
        /// Whose seat it is.
        by: String,
    },
    /// One person for two seats.
    SeatForOthers(String),
    /// A plan among more than two.
    PlanForTwo(String),
    /// A plan when it is one's turn.
    PlanOnOwnTurn(String),
    /// A turn in a plan that cannot be played there.
    PlanStep {
        /// What was typed.
        turn: String,
        /// What the rules say.
        why: rules::RulesError,
    },
    /// A plan that goes on after the end.
    PlanPastEnd(String),
    /// A plan that answers nothing.
    PlanWithoutAnswer(Name),
    /// Two answers to one turn.
    PlannedOtherwise(String),
    /// More than can be kept.
    PlanTooLong,
    /// Several games fit.
    Several(Vec<Game>),
    /// A stranger acts.
    NotAPlayer(String),
    /// Somebody else is to move.
    NotYourTurn {
        /// The game.
        code: String,
        /// Whose turn it is.
        mover: Name,
    },
    /// Out of a game that goes on.
    Out(String),
    /// Not begun.
    NotBegun(String),
    /// Something that has to wait for the end.
    NotOver(String),
    /// Begun already.
    Begun(String),
    /// Over.
    Over(String),
    /// Called off.
    CalledOff(String),
    /// Cancelled.
    Cancelled(String),
    /// On hold.
    Frozen(String),
    /// On hold, and not to be taken off.
    StaysFrozen(String),
    /// Not on hold.
    NotFrozen(String),
    /// Begun with rules this program does not know.
    OtherRules {
        /// The game.
        code: String,
        /// Its version.
        version: u32,
    },
    /// Every seat is taken.
    Full(String),
    /// Joining twice.
    Seated(String),
    /// Only the creator may.
    NotTheCreator {
        /// The game.
        code: String,
        /// Who opened it.
        creator: String,
    },
    /// Too few to start.
    TooFew {
        /// The game.
        kind: Kind,
        /// Players there.
        seated: usize,
        /// Players needed.
        least: usize,
    },
    /// An impossible number of players.
    Players {
        /// The game.
        kind: Kind,
        /// What was asked.
        asked: usize,
    },
    /// More opponents than seats.
    TooManyOpponents {
        /// Seats.
        players: usize,
        /// Opponents named.
        named: usize,
    },
    /// More computers than seats.
    TooManyComputers {
        /// Seats.
        players: usize,
        /// Seats for computers.
        free: usize,
    },
    /// Not a level of computers.
    Level,
    /// No seat of a game under way needs a computer.
    NoFreeSeat(String),
    /// No table of one's own with a free seat.
    NoTableForComputer,
    /// A hint where it would be unfair.
    NoHints(String),
    /// An analysis of a game that goes on.
    AnalysedLater(String),
    /// No game of one's own is over.
    NoneFinished,
    /// Nothing to analyse.
    NothingPlayed(String),
    /// One analysis at a time.
    OneAnalysis,
    /// One hint at a time.
    OneHint,
    /// One replay GIF at a time.
    OneFilm,
    /// The computers are not there to answer.
    Engine,
    /// Playing oneself.
    InvitedSelf,
    /// Inviting twice.
    InvitedTwice(String),
    /// Inviting a bot.
    InvitedBot(String),
    /// Inviting somebody who does not want it; does not say why, and least of all that they have blocked the inviter.
    NotInvitable(String),
    /// Inviting somebody one has blocked.
    InvitedBlocked(String),
    /// Sitting down beside somebody who does not want it; does not say who.
    NoSeatForYou(String),
    /// Too many open tables of one member.
    ManyTables(u32),
    /// Too many open tables on a server.
    ManyTablesHere(u32),
    /// Too many open invitations of one member.
    ManyInvitations(u32),
    /// Tables are opened elsewhere.
    Elsewhere(ChannelId),
    /// A thread in a thread.
    InThread,
    /// Blocking oneself.
    BlockedSelf,
    /// Following one's own game.
    WatchedOwn(String),
    /// Not allowed to manage the server.
    NotAManager,
    /// Not a player of that game, or not any more.
    DoesNotPlay {
        /// The game.
        code: String,
        /// The member.
        name: String,
    },
    /// A second seat in the same game.
    OneSeat(String),
    /// A substitute who plays there already.
    PlaysAlready {
        /// The game.
        code: String,
        /// The member.
        name: String,
    },
    /// A resignation typed as a turn.
    ResignByCommand(String),
    /// Not a pace.
    Pace(PaceFlaw),
    /// Not a pattern of Pasang; without a flaw, not a class of symmetry.
    Pattern(Option<rules::pasang::PatternError>),
    /// The rules of this game have no page with that number, or no longer.
    NoPage(rules::Kind),
    /// A record that does not replay.
    Record(rules::ReplayError),
    /// Turns in the wrong order.
    TurnsReversed,
    /// A turn that has not been played.
    NoSuchTurn {
        /// The game.
        code: String,
        /// Its last turn.
        last: u32,
    },
    /// The button belongs to an older board.
    MovedOn(String),
    /// The rules forbid the turn, or it cannot be read.
    Rules(rules::RulesError),
    /// What the organiser of the tournament decides for the players of a game.
    OfTournament(String),
    /// Something in a tournament.
    Tournament(TournamentRefusal),
}

impl From<TournamentRefusal> for Refusal {
    fn from(refusal: TournamentRefusal) -> Self {
        match refusal {
            TournamentRefusal::Game(refusal) => *refusal,
            refusal => Self::Tournament(refusal),
        }
    }
}
