//! Why something cannot be done, in the words the member reads.

use rules::Kind;

use crate::markdown::{list, plain};
use crate::store::{ChannelId, Game, StoreError};

/// What came of a step that was not taken. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The member asked for something impossible; the text says what would be possible.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The data file failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rules::RulesError> for Error {
    fn from(refusal: rules::RulesError) -> Self {
        Refusal::Rules(refusal).into()
    }
}

/// One sentence or two for the member: what is wrong, and what would be possible.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// No such code on this server.
    #[error("There is no game `{0}` here; `/pacru games` lists yours and the open tables.")]
    NoSuchGame(String),
    /// Nothing to guess the game from.
    #[error(
        "You have no game under way; `/pacru games` lists the open tables and `/pacru new` opens one."
    )]
    NoGame,
    /// Nothing to look at.
    #[error("No game is being played in this channel; `/pacru new` opens a table.")]
    NoGameHere,
    /// Ratings outside of servers.
    #[error("Ratings belong to a server: use this command in one of its channels.")]
    NoServer,
    /// Nothing to join.
    #[error("There is no open table in this channel; `/pacru new` opens one.")]
    NoTable,
    /// Nothing to follow.
    #[error("No game of others is being played in this channel; name one with the option `game`.")]
    NothingToWatch,
    /// Nothing to leave.
    #[error("You have no seat at an open table; to end a game that has begun use `/pacru resign`.")]
    NoSeat,
    /// The clocks stand.
    #[error("`{0}` is paused; any player can press `Resume` on its last message.")]
    Paused(String),
    /// The clocks run.
    #[error("`{0}` is not paused; it goes on.")]
    NotPaused(String),
    /// Nobody's time is up, or it needs no claim.
    #[error("There is nothing to claim in `{0}`: nobody's time is up, or the bot sees to it.")]
    NothingToClaim(String),
    /// No clock runs.
    #[error("No clock is running in `{0}`, so nobody needs more time.")]
    NoClock(String),
    /// Time for oneself.
    #[error(
        "It is your own turn in `{0}`; an opponent can give you time, or start a vacation with `/pacru time vacation`."
    )]
    OwnClock(String),
    /// Not an amount of time that can be given.
    #[error("Between a minute and 14 days can be given at once, for example `1d` or `12h`.")]
    TimeGiven,
    /// Not a length for a vacation.
    #[error("{}", match .0 {
        0 => "Your vacation for this year is used up; from January you have 30 days again.".to_owned(),
        1 => "A vacation can be one day long: that is what you have left this year.".to_owned(),
        days => format!("A vacation is between 1 and {days} days long: that is what you have left this year."),
    })]
    Vacation(i64),
    /// Not on vacation.
    #[error("You are not on vacation; `/pacru time vacation days:7` begins one.")]
    NoVacation,
    /// Not a time zone.
    #[error(
        "`{0}` is not the name of a time zone; choose one from the list, for example Europe/Vienna."
    )]
    TimeZone(String),
    /// Not a name for pictures.
    #[error("A name for pictures has 1 to 32 characters; `none` goes back to your usual name.")]
    PictureName,
    /// A name that cannot be drawn.
    #[error("Pictures cannot show {}: some of its letters have no font here.", plain(.0))]
    PictureNameWithoutFont(String),
    /// Not a span of quiet hours.
    #[error("Quiet hours are written like `22:00-7:30`; `none` ends them.")]
    QuietHours,
    /// An answer that comes too late.
    #[error(
        "That offer in `{0}` is no longer open; the newest message of the game shows how it stands."
    )]
    OfferClosed(String),
    /// An offer that is made twice.
    #[error(
        "You have offered that in `{0}` already; it stands until it is answered or a turn is played."
    )]
    OfferedAlready(String),
    /// Two wish the same for themselves.
    #[error("{} has asked for the same in `{code}`; that has to be answered first.", plain(.by))]
    AskedAlready {
        /// The game.
        code: String,
        /// Who asked.
        by: String,
    },
    /// An offer that was declined is made again.
    #[error("That has just been declined in `{0}`; you can ask again after the next turn.")]
    JustDeclined(String),
    /// Answering oneself.
    #[error("That is your own offer in `{0}`; it is for the others to accept.")]
    OwnOffer(String),
    /// Agreeing twice.
    #[error("You have agreed to that in `{0}` already; it waits for the others.")]
    AgreedAlready(String),
    /// An offer to nobody.
    #[error("Nobody else is there in `{0}` who could agree to that.")]
    NobodyToAsk(String),
    /// A turn to take back that is not there.
    #[error("You have not taken a turn in `{0}` that could be taken back.")]
    NothingToTakeBack(String),
    /// A turn that somebody else's end came after.
    #[error("A player has left `{0}` since your last turn, so it cannot be taken back.")]
    LeftSince(String),
    /// A game that counts.
    #[error(
        "Everybody has moved in `{0}`, so it counts; you can offer a draw, or give it up with `/pacru resign`."
    )]
    TooLateToCallOff(String),
    /// No clock to stop.
    #[error("`{0}` has no clock, so there is nothing to pause.")]
    NothingToPause(String),
    /// Keeping somebody else's seat.
    #[error("Only {} can keep that seat in `{code}`.", plain(.by))]
    NotYourSeat {
        /// The game.
        code: String,
        /// Whose seat it is.
        by: String,
    },
    /// One person for two seats.
    #[error("You play in `{0}` already; the free seat is for somebody else.")]
    SeatForOthers(String),
    /// A plan among more than two.
    #[error("`{0}` is not a game of two, and only those can be planned.")]
    PlanForTwo(String),
    /// A plan when it is one's turn.
    #[error("It is your turn in `{0}`; you can plan while your opponent is to move.")]
    PlanOnOwnTurn(String),
    /// A turn in a plan that cannot be played there.
    #[error("`{turn}` does not fit there. {why}")]
    PlanStep {
        /// What was typed.
        turn: String,
        /// What the rules say.
        why: rules::RulesError,
    },
    /// A plan that goes on after the end.
    #[error("The game would be over before `{0}`; leave it out.")]
    PlanPastEnd(String),
    /// A plan that answers nothing.
    #[error(
        "A line begins with a turn of {} and ends with an answer of yours, for example `e9-e8 e1-e2`.",
        plain(.0)
    )]
    PlanWithoutAnswer(String),
    /// Two answers to one turn.
    #[error(
        "There you have planned to play `{0}` already; `/pacru plan` without a line shows what you have planned, and forgets it at a press."
    )]
    PlannedOtherwise(String),
    /// More than can be kept.
    #[error("You can keep 20 lines of 20 turns each; that would be more.")]
    PlanTooLong,
    /// Several games fit.
    #[error("You could mean {}: name one with the option `game`.", codes(.0))]
    Several(Vec<Game>),
    /// A stranger acts.
    #[error(
        "You do not play in `{0}`; `/pacru board` shows it to you, and `/pacru new` opens a table of your own."
    )]
    NotAPlayer(String),
    /// Somebody else is to move.
    #[error("It is {}'s turn in `{code}`; the next board calls you when it is yours.", plain(.mover))]
    NotYourTurn {
        /// The game.
        code: String,
        /// Whose turn it is.
        mover: String,
    },
    /// Out of a game that goes on.
    #[error("You are out of `{0}`; the others play on, and `/pacru board` shows how it stands.")]
    Out(String),
    /// Not begun.
    #[error("`{0}` has not begun; it starts when every seat is taken.")]
    NotBegun(String),
    /// Something that has to wait for the end.
    #[error("`{0}` is not over; a rematch can wait until it is.")]
    NotOver(String),
    /// Begun already.
    #[error("`{0}` has begun; `/pacru board` shows it, and `/pacru new` opens another table.")]
    Begun(String),
    /// Over.
    #[error(
        "`{0}` is over; `/pacru history` shows its record, and `/pacru new` opens another table."
    )]
    Over(String),
    /// Called off.
    #[error(
        "`{0}` was called off and counts for nothing; `Rematch` on its last board sets up another."
    )]
    CalledOff(String),
    /// Cancelled.
    #[error("`{0}` was given up or called off; `/pacru new` opens another table.")]
    Cancelled(String),
    /// On hold.
    #[error(
        "`{0}` is on hold, and nothing is lost; whoever manages this server can let it go on with `/pacru-admin thaw`."
    )]
    Frozen(String),
    /// On hold, and not to be taken off.
    #[error(
        "`{0}` stays on hold: its record does not lead to the position that was saved. Nothing is lost; please tell whoever runs this bot."
    )]
    StaysFrozen(String),
    /// Not on hold.
    #[error("`{0}` is not on hold; there is nothing to thaw.")]
    NotFrozen(String),
    /// Begun with rules this program does not know.
    #[error(
        "`{code}` was begun with version {version} of the rules, which this bot does not know; please tell whoever runs it."
    )]
    OtherRules {
        /// The game.
        code: String,
        /// Its version.
        version: u32,
    },
    /// Every seat is taken.
    #[error("Every seat at `{0}` is taken or kept for someone; `/pacru new` opens another table.")]
    Full(String),
    /// Joining twice.
    #[error("You have a seat at `{0}` already; it starts when every seat is taken.")]
    Seated(String),
    /// Only the creator may.
    #[error("Only {}, who opened `{code}`, can do that; you can leave the table.", plain(.creator))]
    NotTheCreator {
        /// The game.
        code: String,
        /// Who opened it.
        creator: String,
    },
    /// Too few to start.
    #[error("{} needs at least {least} players; wait until {} joined.", .kind.name(), if .least - .seated == 1 { "one more has".to_owned() } else { format!("{} more have", .least - .seated) })]
    TooFew {
        /// The game.
        kind: Kind,
        /// Players there.
        seated: usize,
        /// Players needed.
        least: usize,
    },
    /// An impossible number of players.
    #[error("{} is for {} players, not for {asked}.", .kind.name(), numbers(*.kind))]
    Players {
        /// The game.
        kind: Kind,
        /// What was asked.
        asked: usize,
    },
    /// More opponents than seats.
    #[error("A table for {players} has room for {} besides you; you named {named}.", opponents(.players - 1))]
    TooManyOpponents {
        /// Seats.
        players: usize,
        /// Opponents named.
        named: usize,
    },
    /// More computers than seats.
    #[error("{}", match .free {
        0 => format!("Every seat of the {players} is taken or kept for someone: there is none for a computer."),
        1 => format!("At this table for {players} one seat is free for a computer."),
        free => format!("At this table for {players} {free} seats are free for computers."),
    })]
    TooManyComputers {
        /// Seats.
        players: usize,
        /// Seats for computers.
        free: usize,
    },
    /// Not a level of computers.
    #[error(transparent)]
    Level(ai::NoSuchLevel),
    /// No seat of a game under way needs a computer.
    #[error("Nobody stays away from `{0}`: a computer can only take a seat that is free.")]
    NoFreeSeat(String),
    /// No table of one's own with a free seat.
    #[error(
        "You have no table with a free seat; `/pacru new computer:Club` opens one and a computer sits down at once."
    )]
    NoTableForComputer,
    /// A hint where it would be unfair.
    #[error("`{0}` is a rated game between people: there are no hints in it, for anybody.")]
    NoHints(String),
    /// An analysis of a game that goes on.
    #[error("`{0}` is not over yet: a game can be analysed once it is.")]
    AnalysedLater(String),
    /// No game of one's own is over.
    #[error("None of your games is over; name another one with the option `game`.")]
    NoneFinished,
    /// Nothing to analyse.
    #[error("`{0}` has no turns to analyse.")]
    NothingPlayed(String),
    /// One analysis at a time.
    #[error(
        "A game is still being analysed for you; ask for the next one when you have read the answer."
    )]
    OneAnalysis,
    /// One hint at a time.
    #[error("A hint is still on its way to you; ask for the next one when it is here.")]
    OneHint,
    /// One film at a time.
    #[error("A moving picture is still being drawn for you; ask for the next one when it is here.")]
    OneFilm,
    /// The computers are not there to answer.
    #[error("The computers are busy or being restarted; please try again in a minute.")]
    Engine,
    /// Playing oneself.
    #[error("You cannot invite yourself; name somebody else, or nobody to let anyone join.")]
    InvitedSelf,
    /// Inviting twice.
    #[error("{} is named twice; one invitation is enough.", plain(.0))]
    InvitedTwice(String),
    /// Inviting a bot.
    #[error("{} is a bot and cannot play; name a member, or nobody to let anyone join.", plain(.0))]
    InvitedBot(String),
    /// Inviting somebody who does not want it; does not say why, and least of all that they have blocked the inviter.
    #[error("{} takes no invitations just now; name somebody else, or nobody to let anyone join.", plain(.0))]
    NotInvitable(String),
    /// Inviting somebody one has blocked.
    #[error("You have blocked {}; `/pacru block` lifts that.", plain(.0))]
    InvitedBlocked(String),
    /// Sitting down beside somebody who does not want it; does not say who.
    #[error(
        "There is no seat for you at `{0}`; `/pacru games` lists other tables, and `/pacru new` opens one."
    )]
    NoSeatForYou(String),
    /// Too many open tables of one member.
    #[error(
        "You have {0} open tables, which is as many as one member may have; wait until one fills, or give one up with `/pacru leave`."
    )]
    ManyTables(u32),
    /// Too many open tables on a server.
    #[error(
        "{0} tables are open on this server, which is as many as there may be; `/pacru join` takes a seat at one of them."
    )]
    ManyTablesHere(u32),
    /// Too many open invitations of one member.
    #[error(
        "You may have {0} invitations without an answer at a time; wait for some, or name nobody to let anyone join."
    )]
    ManyInvitations(u32),
    /// Tables are opened elsewhere.
    #[error("On this server tables are opened in <#{0}>.")]
    Elsewhere(ChannelId),
    /// A thread in a thread.
    #[error("This is a thread already: leave `thread` out, and the game is played here.")]
    InThread,
    /// Blocking oneself.
    #[error("You cannot block yourself.")]
    BlockedSelf,
    /// Following one's own game.
    #[error("You play in `{0}` yourself; whenever it is your turn you are called.")]
    WatchedOwn(String),
    /// Not allowed to manage the server.
    #[error("Only members with the permission **Manage Server** can do that.")]
    NotAManager,
    /// Not a player of that game, or not any more.
    #[error("{} does not play in `{code}`.", plain(.name))]
    DoesNotPlay {
        /// The game.
        code: String,
        /// The member.
        name: String,
    },
    /// A second seat in the same game.
    #[error(
        "You play in `{0}` yourself, and nobody has two seats; somebody else can take this one."
    )]
    OneSeat(String),
    /// A substitute who plays there already.
    #[error("{} plays in `{code}` already; name somebody else.", plain(.name))]
    PlaysAlready {
        /// The game.
        code: String,
        /// The member.
        name: String,
    },
    /// A resignation typed as a turn.
    #[error("To resign `{0}` use `/pacru resign`, which asks once more.")]
    ResignByCommand(String),
    /// Not a pace.
    #[error(transparent)]
    Pace(crate::time::PaceFlaw),
    /// Not a pattern of Pasang; without a flaw, not a class of symmetry.
    #[error("{}", match .0 {
        Some(flaw) => flaw.to_string(),
        None => "A random pattern is one of: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.".to_owned(),
    })]
    Pattern(Option<rules::pasang::PatternError>),
    /// The rules of this game have no page with that number, or no longer.
    #[error(
        "The rules of {} have no such page; `/pacru rules` opens them at the first.",
        .0.name()
    )]
    NoPage(rules::Kind),
    /// A record that does not replay.
    #[error(transparent)]
    Record(rules::ReplayError),
    /// Turns in the wrong order.
    #[error("`from` must come before `to`.")]
    TurnsReversed,
    /// A turn that has not been played.
    #[error("`{code}` has no such turns: it is at turn {last}, and turn 0 is the start.")]
    NoSuchTurn {
        /// The game.
        code: String,
        /// Its last turn.
        last: u32,
    },
    /// The button belongs to an older board.
    #[error("`{0}` has moved on since that button was made; use the newest board.")]
    MovedOn(String),
    /// The rules forbid the turn, or it cannot be read.
    #[error(transparent)]
    Rules(rules::RulesError),
}

fn codes(games: &[Game]) -> String {
    let mut shown: Vec<String> = games
        .iter()
        .take(5)
        .map(|game| format!("`{}`", game.code))
        .collect();
    if games.len() > shown.len() {
        shown.push("others".to_owned());
    }
    list(&shown, "or")
}

fn opponents(count: usize) -> String {
    match count {
        1 => "1 opponent".to_owned(),
        count => format!("{count} opponents"),
    }
}

fn numbers(kind: Kind) -> String {
    let numbers: Vec<String> = kind.players().map(|number| number.to_string()).collect();
    list(&numbers, "or")
}
