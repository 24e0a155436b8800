//! Why an action is not possible.

use rules::Kind;

use crate::audience::Visible;
use crate::import::ImportError;
use crate::time::{Millis, PaceError};
use crate::tournament::TournamentError;
use crate::{ChannelId, Game, Name, Review, RoleId};

/// Why an action is not possible. Nothing has changed then. A `String` without a name of its own is
/// the code of a game, unless the variant says otherwise. So is `code`.
#[derive(Clone, Debug, strum::IntoStaticStr, derive_more::From)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum ActionError {
    /// No game on this server has this code.
    NoSuchGame(String),
    /// A text that was to be imported is no game.
    Import(Box<ImportError>),
    /// No game was named, and there is none that the member can mean.
    NoGame,
    /// There is no game to look at.
    NoGameHere,
    /// The command needs a server.
    NoServer,
    /// A table in direct messages was to have other members.
    OnlyComputers,
    /// There is no game to follow.
    NothingToWatch,
    /// The game is paused.
    Paused(String),
    /// The game is not paused.
    NotPaused(String),
    /// Nobody's time is up, or the game needs no claim.
    NothingToClaim(String),
    /// No clock is running.
    NoClock(String),
    /// The member wanted to give themselves time.
    OwnClock(String),
    /// This amount of time cannot be given.
    TimeGiven,
    /// A vacation cannot have this length, in days.
    Vacation(i64),
    /// The member is not on vacation.
    NoVacation,
    /// There is no such time zone.
    TimeZone(String),
    /// The text cannot be a name on pictures.
    PictureName,
    /// The name contains characters that no font can draw.
    PictureNameWithoutFont(String),
    /// The text is not a range of quiet hours.
    QuietHours,
    /// The offer is no longer open.
    OfferClosed(String),
    /// The member has made this offer already.
    OfferedAlready(String),
    /// Another player, named `by`, has asked for the same thing for themselves.
    AskedAlready { code: String, by: String },
    /// The same offer was declined, and no turn was played since.
    JustDeclined(String),
    /// The member answered their own offer.
    OwnOffer(String),
    /// The member has agreed already.
    AgreedAlready(String),
    /// There is nobody who could agree to the offer.
    NobodyToAsk(String),
    /// There is no turn to take back.
    NothingToTakeBack(String),
    /// A player has left the game since the turn.
    LeftSince(String),
    /// Every player has taken a turn, so the game counts.
    TooLateToCallOff(String),
    /// There is no clock to pause.
    NothingToPause(String),
    /// The member does not offer their seat; somebody else does, named `by`.
    NotYourSeat { code: String, by: String },
    /// The member plays in this game already.
    SeatForOthers(String),
    /// Plans are only possible in games of two.
    PlanForTwo(String),
    /// It is the member's turn, so there is nothing to plan.
    PlanOnOwnTurn(String),
    /// A turn of a planned line, as it was typed, is not possible there, for this reason of the
    /// rules.
    PlanStep { turn: String, why: rules::RulesError },
    /// A planned line goes on after the end of the game.
    PlanPastEnd(String),
    /// A planned line does not end with an answer to this player.
    PlanWithoutAnswer(Name),
    /// Another answer to this turn is planned already.
    PlannedOtherwise(String),
    /// The plan is longer than may be stored.
    PlanTooLong,
    /// Several games are possible.
    Several(Visible<Game>),
    /// The member does not play in this game.
    NotAPlayer(String),
    /// It is somebody else's turn: that of `mover`.
    NotYourTurn { code: String, mover: Name },
    /// The member is out of a game that goes on.
    Out(String),
    /// The game has not begun.
    NotBegun(String),
    /// The game is not over yet.
    NotOver(String),
    /// The game has begun already.
    Begun(String),
    /// The game is over.
    Over(String),
    /// The game was called off.
    CalledOff(String),
    /// The table was cancelled.
    Cancelled(String),
    /// The game has changed no ratings, so there is nothing to annul.
    NothingToAnnul(String),
    /// The result of the game was annulled before.
    AnnulledAlready(String),
    /// The result of the game was not annulled.
    NotAnnulled(String),
    /// The game is on hold.
    Frozen(String),
    /// The game is on hold and cannot be taken off.
    StaysFrozen(String),
    /// The game is not on hold.
    NotFrozen(String),
    /// The game was begun with a version of the rules that this program does not know.
    OtherRules { code: String, version: u32 },
    /// Every seat is taken.
    Full(String),
    /// The seats that are not taken are kept for members who are invited, and this one is not.
    NotInvited(String),
    /// The member has a seat at the table already.
    Seated(String),
    /// Only the creator of the table, who is named, may do that.
    NotTheCreator { code: String, creator: String },
    /// There are too few players to start: `seated` of at least `least`.
    TooFew { kind: Kind, seated: usize, least: usize },
    /// The game cannot be played by the number of players that was asked for.
    Players { kind: Kind, asked: usize },
    /// More opponents are named than there are seats for at a table of `players`.
    TooManyOpponents { players: usize, named: usize },
    /// There are more computers than free seats at a table of `players`.
    TooManyComputers { players: usize, free: usize },
    /// There is no such level.
    Level,
    /// No seat of the game is free for a computer.
    NoFreeSeat(String),
    /// Hints would be unfair in this game.
    NoHints(String),
    /// The game goes on, so it cannot be analysed yet.
    AnalysedLater(String),
    /// No game of the member is over.
    NoneFinished,
    /// The game has no turns to analyse.
    NothingPlayed(String),
    /// The member's previous analysis is not finished.
    OneAnalysis,
    /// The member's previous hint is not finished.
    OneHint,
    /// The member's previous replay GIF is not finished.
    OneReplay,
    /// The engine does not answer.
    Engine,
    /// The member invited themselves.
    InvitedSelf,
    /// The member invited somebody twice; the name.
    InvitedTwice(String),
    /// The member invited a bot; the name.
    InvitedBot(String),
    /// The invited member cannot be invited; the name. It does not say why, and least of all that
    /// they have blocked the inviter.
    NotInvitable(String),
    /// The member invited somebody whom they have blocked; the name.
    InvitedBlocked(String),
    /// A player of the game does not want to meet the member; it does not say who.
    NoSeatForYou(String),
    /// The member has this many open tables, the most allowed.
    ManyTables(u32),
    /// The server has this many open tables, the most allowed.
    ManyTablesHere(u32),
    /// The member has this many unanswered invitations, the most allowed.
    ManyInvitations(u32),
    /// Tables are opened in this channel only.
    Elsewhere(ChannelId),
    /// A thread cannot be created in a thread.
    InThread,
    /// The member blocked themselves.
    BlockedSelf,
    /// The member wanted to follow a game in which they play.
    WatchedOwn(String),
    /// The member may not manage the server.
    NotAManager,
    /// The member has this many seeks on the server, the most allowed.
    ManySeeks(usize),
    /// The seek has met others, was withdrawn, or has ended.
    SeekGone,
    /// The seek is the member's own.
    OwnSeek,
    /// A member whom the one who answers their seek has blocked; their name.
    SeekBlocked(String),
    /// The seek of this member does not welcome the one who answers it; their name.
    SeekForOthers(String),
    /// The seek of `player` is for ratings from `from` to `to`; the one who answers it has `rating`.
    SeekForRatings { player: String, from: Option<i64>, to: Option<i64>, rating: i64 },
    /// No band of ratings is named for a role.
    NoRatingBand,
    /// The role is that of everybody.
    EverybodysRole,
    /// The role has permissions over the server or over others, which the bot gives to nobody.
    ElevatedRole(RoleId),
    /// Only Discord gives the role, for example to boosters.
    ManagedRole(RoleId),
    /// The moderator may not choose roles that the bot gives, as they may not give roles
    /// themselves.
    MayNotGiveRoles,
    /// The role does not stand below the highest of whoever chooses it.
    RoleTooHigh(RoleId),
    /// The named member does not play in the game, or no longer does.
    DoesNotPlay { code: String, name: String },
    /// The member has a seat in the game already.
    OneSeat(String),
    /// The substitute, who is named, plays in the game already.
    PlaysAlready { code: String, name: String },
    /// A resignation was typed as a turn.
    ResignByCommand(String),
    /// The text is not a pace.
    Pace(PaceError),
    /// The text is not a pattern of Pasang; without an error, the pattern exists but not in this
    /// class of symmetry.
    Pattern(Option<rules::pasang::PatternError>),
    /// The puzzle or task is no longer there.
    NoExercise,
    /// None of the member's mistakes is due: when the next one is, and whether computers look for
    /// them.
    NoMistake { next: Option<Millis>, review: Review },
    /// The member has solved all puzzles of this game.
    AllPuzzlesSolved(rules::Kind),
    /// The rules of this game have no page with this number.
    NoPage(rules::Kind),
    /// The record cannot be replayed.
    Record(rules::ReplayError),
    /// The first turn comes after the last one.
    TurnsReversed,
    /// The turn has not been played; the last one had the number `last`.
    NoSuchTurn { code: String, last: u32 },
    /// The settings of the server are not those that the form has shown.
    SettingsChanged,
    /// The button belongs to an older board.
    MovedOn(String),
    /// The turn comes late, and its member has sent another one since.
    Superseded(String),
    /// The rules forbid the turn, or it cannot be read.
    #[from]
    Rules(rules::RulesError),
    /// The organiser of the tournament decides that, not the players.
    OfTournament(String),
    /// The reason is one of tournaments.
    #[from]
    Tournament(TournamentError),
}

impl From<ImportError> for ActionError {
    fn from(error: ImportError) -> Self {
        Self::Import(Box::new(error))
    }
}
