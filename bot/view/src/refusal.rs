//! The texts of refusals: what is wrong, and what would be possible.

use ai::Level;
use play::{Game, Refusal};
use rules::Kind;

use crate::markdown::plain;
use crate::messages as m;
use crate::people::level_name;
use crate::people::written;
use crate::roles::mention;
use crate::texts::Texts;
use crate::{Post, rules_errors, said, spans, tournaments};

/// One or two sentences for the member who asked for it.
#[must_use]
pub fn refusal(t: &Texts, refusal: &Refusal) -> Post {
    said(sentence(t, refusal))
}

#[expect(clippy::too_many_lines, reason = "a line for each")]
fn sentence(t: &Texts, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoSuchGame(code) => t.say(m::RefusalNoSuchGame { code }),
        Refusal::OfTournament(code) => tournaments::refused_game(t, code),
        Refusal::Tournament(refusal) => tournaments::refusal(t, refusal),
        Refusal::NoGame => t.say(m::RefusalNoGame),
        Refusal::NoGameHere => t.say(m::RefusalNoGameHere),
        Refusal::NoServer => t.say(m::RefusalNoServer),
        Refusal::OnlyComputers => t.say(m::RefusalOnlyComputers),
        Refusal::NoTable => t.say(m::RefusalNoTable),
        Refusal::NothingToWatch => t.say(m::RefusalNothingToWatch),
        Refusal::NoSeat => t.say(m::RefusalNoSeat),
        Refusal::Paused(code) => t.say(m::RefusalPaused { code }),
        Refusal::NotPaused(code) => t.say(m::RefusalNotPaused { code }),
        Refusal::NothingToClaim(code) => t.say(m::RefusalNothingToClaim { code }),
        Refusal::NoClock(code) => t.say(m::RefusalNoClock { code }),
        Refusal::OwnClock(code) => t.say(m::RefusalOwnClock { code }),
        Refusal::TimeGiven => t.say(m::RefusalTimeGiven),
        Refusal::Vacation(days) => t.say(m::RefusalVacation { days: *days }),
        Refusal::NoVacation => t.say(m::RefusalNoVacation),
        Refusal::TimeZone(name) => t.say(m::RefusalTimeZone { name }),
        Refusal::PictureName => t.say(m::RefusalPictureName),
        Refusal::PictureNameWithoutFont(name) => {
            t.say(m::RefusalPictureNameWithoutFont { name: plain(name) })
        }
        Refusal::QuietHours => t.say(m::RefusalQuietHours),
        Refusal::OfferClosed(code) => t.say(m::RefusalOfferClosed { code }),
        Refusal::OfferedAlready(code) => t.say(m::RefusalOfferedAlready { code }),
        Refusal::AskedAlready { code, by } => t.say(m::RefusalAskedAlready {
            code,
            player: plain(by),
        }),
        Refusal::JustDeclined(code) => t.say(m::RefusalJustDeclined { code }),
        Refusal::OwnOffer(code) => t.say(m::RefusalOwnOffer { code }),
        Refusal::AgreedAlready(code) => t.say(m::RefusalAgreedAlready { code }),
        Refusal::NobodyToAsk(code) => t.say(m::RefusalNobodyToAsk { code }),
        Refusal::NothingToTakeBack(code) => t.say(m::RefusalNothingToTakeBack { code }),
        Refusal::LeftSince(code) => t.say(m::RefusalLeftSince { code }),
        Refusal::TooLateToCallOff(code) => t.say(m::RefusalTooLateToCallOff { code }),
        Refusal::NothingToPause(code) => t.say(m::RefusalNothingToPause { code }),
        Refusal::NotYourSeat { code, by } => t.say(m::RefusalNotYourSeat {
            code,
            player: plain(by),
        }),
        Refusal::SeatForOthers(code) => t.say(m::RefusalSeatForOthers { code }),
        Refusal::PlanForTwo(code) => t.say(m::RefusalPlanForTwo { code }),
        Refusal::PlanOnOwnTurn(code) => t.say(m::RefusalPlanOnOwnTurn { code }),
        Refusal::PlanStep { turn, why } => {
            t.say(m::RefusalPlanStep { turn }) + " " + &rules_errors::sentence(t, why)
        }
        Refusal::PlanPastEnd(turn) => t.say(m::RefusalPlanPastEnd { turn }),
        Refusal::PlanWithoutAnswer(name) => t.say(m::RefusalPlanWithoutAnswer {
            player: written(t, name),
        }),
        Refusal::PlannedOtherwise(turn) => t.say(m::RefusalPlannedOtherwise { turn }),
        Refusal::PlanTooLong => t.say(m::RefusalPlanTooLong),
        Refusal::Several(games) => t.say(m::RefusalSeveral {
            games: codes(t, games),
        }),
        Refusal::NotAPlayer(code) => t.say(m::RefusalNotAPlayer { code }),
        Refusal::NotYourTurn { code, mover } => t.say(m::RefusalNotYourTurn {
            code,
            player: written(t, mover),
        }),
        Refusal::Out(code) => t.say(m::RefusalOut { code }),
        Refusal::NotBegun(code) => t.say(m::RefusalNotBegun { code }),
        Refusal::NotOver(code) => t.say(m::RefusalNotOver { code }),
        Refusal::Begun(code) => t.say(m::RefusalBegun { code }),
        Refusal::Over(code) => t.say(m::RefusalOver { code }),
        Refusal::CalledOff(code) => t.say(m::RefusalCalledOff { code }),
        Refusal::Cancelled(code) => t.say(m::RefusalCancelled { code }),
        Refusal::Frozen(code) => t.say(m::RefusalFrozen { code }),
        Refusal::StaysFrozen(code) => t.say(m::RefusalStaysFrozen { code }),
        Refusal::NotFrozen(code) => t.say(m::RefusalNotFrozen { code }),
        Refusal::OtherRules { code, version } => t.say(m::RefusalOtherRules {
            code,
            version: *version,
        }),
        Refusal::Full(code) => t.say(m::RefusalFull { code }),
        Refusal::Seated(code) => t.say(m::RefusalSeated { code }),
        Refusal::NotTheCreator { code, creator } => t.say(m::RefusalNotTheCreator {
            code,
            player: plain(creator),
        }),
        Refusal::TooFew {
            kind,
            seated,
            least,
        } => t.say(m::RefusalTooFew {
            game: kind.name(),
            least: *least,
            missing: least - seated,
        }),
        Refusal::Players { kind, asked } => t.say(m::RefusalPlayers {
            game: kind.name(),
            numbers: numbers(t, *kind),
            asked: *asked,
        }),
        Refusal::TooManyOpponents { players, named } => t.say(m::RefusalTooManyOpponents {
            players: *players,
            opponents: players - 1,
            named: *named,
        }),
        Refusal::TooManyComputers { players, free } => t.say(m::RefusalTooManyComputers {
            players: *players,
            free: *free,
        }),
        Refusal::Level => t.say(m::RefusalLevel {
            levels: t.and(&Level::ALL.map(|level| level_name(t, level))),
        }),
        Refusal::NoFreeSeat(code) => t.say(m::RefusalNoFreeSeat { code }),
        Refusal::NoTableForComputer => t.say(m::RefusalNoTableForComputer),
        Refusal::NoHints(code) => t.say(m::RefusalNoHints { code }),
        Refusal::AnalysedLater(code) => t.say(m::RefusalAnalysedLater { code }),
        Refusal::NoneFinished => t.say(m::RefusalNoneFinished),
        Refusal::NothingPlayed(code) => t.say(m::RefusalNothingPlayed { code }),
        Refusal::OneAnalysis => t.say(m::RefusalOneAnalysis),
        Refusal::OneHint => t.say(m::RefusalOneHint),
        Refusal::OneFilm => t.say(m::RefusalOneFilm),
        Refusal::Engine => t.say(m::RefusalEngine),
        Refusal::InvitedSelf => t.say(m::RefusalInvitedSelf),
        Refusal::InvitedTwice(name) => t.say(m::RefusalInvitedTwice {
            player: plain(name),
        }),
        Refusal::InvitedBot(name) => t.say(m::RefusalInvitedBot {
            player: plain(name),
        }),
        Refusal::NotInvitable(name) => t.say(m::RefusalNotInvitable {
            player: plain(name),
        }),
        Refusal::InvitedBlocked(name) => t.say(m::RefusalInvitedBlocked {
            player: plain(name),
        }),
        Refusal::NoSeatForYou(code) => t.say(m::RefusalNoSeatForYou { code }),
        Refusal::ManyTables(most) => t.say(m::RefusalManyTables { most: *most }),
        Refusal::ManyTablesHere(most) => t.say(m::RefusalManyTablesHere { most: *most }),
        Refusal::ManyInvitations(most) => t.say(m::RefusalManyInvitations { most: *most }),
        Refusal::Elsewhere(channel) => t.say(m::RefusalElsewhere {
            channel: format!("<#{channel}>"),
        }),
        Refusal::InThread => t.say(m::RefusalInThread),
        Refusal::BlockedSelf => t.say(m::RefusalBlockedSelf),
        Refusal::WatchedOwn(code) => t.say(m::RefusalWatchedOwn { code }),
        Refusal::ManySeeks(most) => t.say(m::RefusalManySeeks { most }),
        Refusal::SeekGone => t.say(m::RefusalSeekGone),
        Refusal::OwnSeek => t.say(m::RefusalOwnSeek),
        Refusal::SeekForOthers(player) => t.say(m::RefusalSeekForOthers {
            player: plain(player),
        }),
        Refusal::NoRatingBand => t.say(m::RefusalNoRatingBand),
        Refusal::CallsEverybody => t.say(m::RefusalCallsEverybody),
        Refusal::ElevatedRole(role) => t.say(m::RefusalElevatedRole {
            role: mention(*role),
        }),
        Refusal::ManagedRole(role) => t.say(m::RefusalManagedRole {
            role: mention(*role),
        }),
        Refusal::MayNotGiveRoles => t.say(m::RefusalMayNotGiveRoles),
        Refusal::NotAManager => t.say(m::RefusalNotAManager),
        Refusal::DoesNotPlay { code, name } => t.say(m::RefusalDoesNotPlay {
            code,
            player: plain(name),
        }),
        Refusal::OneSeat(code) => t.say(m::RefusalOneSeat { code }),
        Refusal::PlaysAlready { code, name } => t.say(m::RefusalPlaysAlready {
            code,
            player: plain(name),
        }),
        Refusal::ResignByCommand(code) => t.say(m::RefusalResignByCommand { code }),
        Refusal::Pace(error) => spans::pace_error(t, *error),
        Refusal::Pattern(None) => t.say(m::RefusalRandomPattern),
        Refusal::Pattern(Some(error)) => rules_errors::pattern(t, *error),
        Refusal::NoPage(kind) => t.say(m::RefusalNoPage { game: kind.name() }),
        Refusal::Record(error) => rules_errors::replay(t, error),
        Refusal::TurnsReversed => t.say(m::RefusalTurnsReversed),
        Refusal::NoSuchTurn { code, last } => t.say(m::RefusalNoSuchTurn { code, last: *last }),
        Refusal::MovedOn(code) => t.say(m::RefusalMovedOn { code }),
        Refusal::Superseded(code) => t.say(m::RefusalSuperseded { code }),
        Refusal::Rules(error) => rules_errors::sentence(t, error),
    }
}

fn codes(t: &Texts, games: &[Game]) -> String {
    let mut shown: Vec<String> = games
        .iter()
        .take(5)
        .map(|game| format!("`{}`", game.code))
        .collect();
    if games.len() > shown.len() {
        shown.push(t.say(m::RefusalOtherGames));
    }
    t.or(&shown)
}

fn numbers(t: &Texts, kind: Kind) -> String {
    let numbers: Vec<String> = kind.players().map(|number| number.to_string()).collect();
    t.or(&numbers)
}

#[cfg(test)]
mod tests;
