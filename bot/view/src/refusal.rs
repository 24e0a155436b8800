//! Why something cannot be done: what is wrong, and what would be possible.

use crate::texts::Texts;
use play::{Game, Refusal};
use rules::Kind;

use crate::markdown::plain;
use crate::{Post, said, spans};

/// One sentence or two for the member who asked for it.
#[must_use]
pub fn refusal(t: &Texts, refusal: &Refusal) -> Post {
    said(sentence(t, refusal))
}

#[expect(clippy::too_many_lines, reason = "a line for each")]
fn sentence(t: &Texts, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoSuchGame(code) => format!("There is no game `{code}` here; `/pacru games` lists yours and the open tables."),
        Refusal::NoGame => "You have no game under way; `/pacru games` lists the open tables and `/pacru new` opens one.".to_owned(),
        Refusal::NoGameHere => "No game is being played in this channel; `/pacru new` opens a table.".to_owned(),
        Refusal::NoServer => "Ratings belong to a server: use this command in one of its channels.".to_owned(),
        Refusal::NoTable => "There is no open table in this channel; `/pacru new` opens one.".to_owned(),
        Refusal::NothingToWatch => "No game of others is being played in this channel; name one with the option `game`.".to_owned(),
        Refusal::NoSeat => "You have no seat at an open table; to end a game that has begun use `/pacru resign`.".to_owned(),
        Refusal::Paused(code) => format!("`{code}` is paused; any player can press `Resume` on its last message."),
        Refusal::NotPaused(code) => format!("`{code}` is not paused; it goes on."),
        Refusal::NothingToClaim(code) => format!("There is nothing to claim in `{code}`: nobody's time is up, or the bot sees to code."),
        Refusal::NoClock(code) => format!("No clock is running in `{code}`, so nobody needs more time."),
        Refusal::OwnClock(code) => format!("It is your own turn in `{code}`; an opponent can give you time, or start a vacation with `/pacru time vacation`."),
        Refusal::TimeGiven => "Between a minute and 14 days can be given at once, for example `1d` or `12h`.".to_owned(),
        Refusal::Vacation(days) => match days {
        0 => "Your vacation for this year is used up; from January you have 30 days again.".to_owned(),
        1 => "A vacation can be one day long: that is what you have left this year.".to_owned(),
        days => format!("A vacation is between 1 and {days} days long: that is what you have left this year."),
    },
        Refusal::NoVacation => "You are not on vacation; `/pacru time vacation days:7` begins one.".to_owned(),
        Refusal::TimeZone(name) => format!("`{name}` is not the name of a time zone; choose one from the list, for example Europe/Vienna."),
        Refusal::PictureName => "A name for pictures has 1 to 32 characters; `none` goes back to your usual name.".to_owned(),
        Refusal::PictureNameWithoutFont(name) => format!("Pictures cannot show {}: some of its letters have no font here.", plain(name)),
        Refusal::QuietHours => "Quiet hours are written like `22:00-7:30`; `none` ends them.".to_owned(),
        Refusal::OfferClosed(code) => format!("That offer in `{code}` is no longer open; the newest message of the game shows how it stands."),
        Refusal::OfferedAlready(code) => format!("You have offered that in `{code}` already; it stands until it is answered or a turn is played."),
        Refusal::AskedAlready { code, by } => format!("{} has asked for the same in `{code}`; that has to be answered first.", plain(by)),
        Refusal::JustDeclined(code) => format!("That has just been declined in `{code}`; you can ask again after the next turn."),
        Refusal::OwnOffer(code) => format!("That is your own offer in `{code}`; it is for the others to accept."),
        Refusal::AgreedAlready(code) => format!("You have agreed to that in `{code}` already; it waits for the others."),
        Refusal::NobodyToAsk(code) => format!("Nobody else is there in `{code}` who could agree to that."),
        Refusal::NothingToTakeBack(code) => format!("You have not taken a turn in `{code}` that could be taken back."),
        Refusal::LeftSince(code) => format!("A player has left `{code}` since your last turn, so it cannot be taken back."),
        Refusal::TooLateToCallOff(code) => format!("Everybody has moved in `{code}`, so it counts; you can offer a draw, or give it up with `/pacru resign`."),
        Refusal::NothingToPause(code) => format!("`{code}` has no clock, so there is nothing to pause."),
        Refusal::NotYourSeat { code, by } => format!("Only {} can keep that seat in `{code}`.", plain(by)),
        Refusal::SeatForOthers(code) => format!("You play in `{code}` already; the free seat is for somebody else."),
        Refusal::PlanForTwo(code) => format!("`{code}` is not a game of two, and only those can be planned."),
        Refusal::PlanOnOwnTurn(code) => format!("It is your turn in `{code}`; you can plan while your opponent is to move."),
        Refusal::PlanStep { turn, why } => format!("`{turn}` does not fit there. {why}"),
        Refusal::PlanPastEnd(turn) => format!("The game would be over before `{turn}`; leave it out."),
        Refusal::PlanWithoutAnswer(name) => format!("A line begins with a turn of {} and ends with an answer of yours, for example `e9-e8 e1-e2`.", plain(name)),
        Refusal::PlannedOtherwise(turn) => format!("There you have planned to play `{turn}` already; `/pacru plan` without a line shows what you have planned, and forgets it at a press."),
        Refusal::PlanTooLong => "You can keep 20 lines of 20 turns each; that would be more.".to_owned(),
        Refusal::Several(games) => format!("You could mean {}: name one with the option `game`.", codes(t, games)),
        Refusal::NotAPlayer(code) => format!("You do not play in `{code}`; `/pacru board` shows it to you, and `/pacru new` opens a table of your own."),
        Refusal::NotYourTurn { code, mover } => format!("It is {}'s turn in `{code}`; the next board calls you when it is yours.", plain(mover)),
        Refusal::Out(code) => format!("You are out of `{code}`; the others play on, and `/pacru board` shows how it stands."),
        Refusal::NotBegun(code) => format!("`{code}` has not begun; it starts when every seat is taken."),
        Refusal::NotOver(code) => format!("`{code}` is not over; a rematch can wait until it is."),
        Refusal::Begun(code) => format!("`{code}` has begun; `/pacru board` shows it, and `/pacru new` opens another table."),
        Refusal::Over(code) => format!("`{code}` is over; `/pacru history` shows its record, and `/pacru new` opens another table."),
        Refusal::CalledOff(code) => format!("`{code}` was called off and counts for nothing; `Rematch` on its last board sets up another."),
        Refusal::Cancelled(code) => format!("`{code}` was given up or called off; `/pacru new` opens another table."),
        Refusal::Frozen(code) => format!("`{code}` is on hold, and nothing is lost; whoever manages this server can let it go on with `/pacru-admin thaw`."),
        Refusal::StaysFrozen(code) => format!("`{code}` stays on hold: its record does not lead to the position that was saved. Nothing is lost; please tell whoever runs this bot."),
        Refusal::NotFrozen(code) => format!("`{code}` is not on hold; there is nothing to thaw."),
        Refusal::OtherRules { code, version } => format!("`{code}` was begun with version {version} of the rules, which this bot does not know; please tell whoever runs it."),
        Refusal::Full(code) => format!("Every seat at `{code}` is taken or kept for someone; `/pacru new` opens another table."),
        Refusal::Seated(code) => format!("You have a seat at `{code}` already; it starts when every seat is taken."),
        Refusal::NotTheCreator { code, creator } => format!("Only {}, who opened `{code}`, can do that; you can leave the table.", plain(creator)),
        Refusal::TooFew { kind, seated, least } => format!("{} needs at least {least} players; wait until {} joined.", kind.name(), if least - seated == 1 { "one more has".to_owned() } else { format!("{} more have", least - seated) }),
        Refusal::Players { kind, asked } => format!("{} is for {} players, not for {asked}.", kind.name(), numbers(t, *kind)),
        Refusal::TooManyOpponents { players, named } => format!("A table for {players} has room for {} besides you; you named {named}.", opponents(t, players - 1)),
        Refusal::TooManyComputers { players, free } => match free {
        0 => format!("Every seat of the {players} is taken or kept for someone: there is none for a computer."),
        1 => format!("At this table for {players} one seat is free for a computer."),
        free => format!("At this table for {players} {free} seats are free for computers."),
    },
        Refusal::Level(level) => level.to_string(),
        Refusal::NoFreeSeat(code) => format!("Nobody stays away from `{code}`: a computer can only take a seat that is free."),
        Refusal::NoTableForComputer => "You have no table with a free seat; `/pacru new computer:Club` opens one and a computer sits down at once.".to_owned(),
        Refusal::NoHints(code) => format!("`{code}` is a rated game between people: there are no hints in it, for anybody."),
        Refusal::AnalysedLater(code) => format!("`{code}` is not over yet: a game can be analysed once it is."),
        Refusal::NoneFinished => "None of your games is over; name another one with the option `game`.".to_owned(),
        Refusal::NothingPlayed(code) => format!("`{code}` has no turns to analyse."),
        Refusal::OneAnalysis => "A game is still being analysed for you; ask for the next one when you have read the answer.".to_owned(),
        Refusal::OneHint => "A hint is still on its way to you; ask for the next one when it is here.".to_owned(),
        Refusal::OneFilm => "A moving picture is still being drawn for you; ask for the next one when it is here.".to_owned(),
        Refusal::Engine => "The computers are busy or being restarted; please try again in a minute.".to_owned(),
        Refusal::InvitedSelf => "You cannot invite yourself; name somebody else, or nobody to let anyone join.".to_owned(),
        Refusal::InvitedTwice(name) => format!("{} is named twice; one invitation is enough.", plain(name)),
        Refusal::InvitedBot(name) => format!("{} is a bot and cannot play; name a member, or nobody to let anyone join.", plain(name)),
        Refusal::NotInvitable(name) => format!("{} takes no invitations just now; name somebody else, or nobody to let anyone join.", plain(name)),
        Refusal::InvitedBlocked(name) => format!("You have blocked {}; `/pacru block` lifts that.", plain(name)),
        Refusal::NoSeatForYou(code) => format!("There is no seat for you at `{code}`; `/pacru games` lists other tables, and `/pacru new` opens one."),
        Refusal::ManyTables(most) => format!("You have {most} open tables, which is as many as one member may have; wait until one fills, or give one up with `/pacru leave`."),
        Refusal::ManyTablesHere(most) => format!("{most} tables are open on this server, which is as many as there may be; `/pacru join` takes a seat at one of them."),
        Refusal::ManyInvitations(most) => format!("You may have {most} invitations without an answer at a time; wait for some, or name nobody to let anyone join."),
        Refusal::Elsewhere(channel) => format!("On this server tables are opened in <#{channel}>."),
        Refusal::InThread => "This is a thread already: leave `thread` out, and the game is played here.".to_owned(),
        Refusal::BlockedSelf => "You cannot block yourself.".to_owned(),
        Refusal::WatchedOwn(code) => format!("You play in `{code}` yourself; whenever it is your turn you are called."),
        Refusal::NotAManager => "Only members with the permission **Manage Server** can do that.".to_owned(),
        Refusal::DoesNotPlay { code, name } => format!("{} does not play in `{code}`.", plain(name)),
        Refusal::OneSeat(code) => format!("You play in `{code}` yourself, and nobody has two seats; somebody else can take this one."),
        Refusal::PlaysAlready { code, name } => format!("{} plays in `{code}` already; name somebody else.", plain(name)),
        Refusal::ResignByCommand(code) => format!("To resign `{code}` use `/pacru resign`, which asks once more."),
        Refusal::Pace(flaw) => spans::flaw(t, *flaw).to_owned(),
        Refusal::Pattern(flaw) => match flaw {
        Some(flaw) => flaw.to_string(),
        None => "A random pattern is one of: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.".to_owned(),
    },
        Refusal::NoPage(kind) => format!("The rules of {} have no such page; `/pacru rules` opens them at the first.", kind.name()),
        Refusal::Record(error) => error.to_string(),
        Refusal::TurnsReversed => "`from` must come before `to`.".to_owned(),
        Refusal::NoSuchTurn { code, last } => format!("`{code}` has no such turns: it is at turn {last}, and turn 0 is the start."),
        Refusal::MovedOn(code) => format!("`{code}` has moved on since that button was made; use the newest board."),
        Refusal::Rules(error) => error.to_string(),
    }
}

fn codes(t: &Texts, games: &[Game]) -> String {
    let mut shown: Vec<String> = games
        .iter()
        .take(5)
        .map(|game| format!("`{}`", game.code))
        .collect();
    if games.len() > shown.len() {
        shown.push("others".to_owned());
    }
    t.or(&shown)
}

fn opponents(t: &Texts, count: usize) -> String {
    match count {
        1 => "1 opponent".to_owned(),
        count => format!("{count} opponents"),
    }
}

fn numbers(t: &Texts, kind: Kind) -> String {
    let numbers: Vec<String> = kind.players().map(|number| number.to_string()).collect();
    t.or(&numbers)
}
