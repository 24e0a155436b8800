//! The texts of refusals: what is wrong, and what would be possible.

use ai::Puzzle;
use play::audience::Visible;
use play::computers::Strength;
use play::time::PaceError;
use play::{ActionError, Game};
use rules::Kind;

use crate::computers::strength_name;
use crate::markdown::plain;
use crate::messages as m;
use crate::people::written;
use crate::roles::mention;
use crate::texts::Texts;
use crate::{Post, exercises, imports, rules_errors, said, seeks, tournaments};

/// One or two sentences for the member who asked for it.
pub fn action_error(t: &Texts, error: &ActionError) -> Post {
    said(sentence(t, error))
}

#[expect(clippy::too_many_lines, reason = "a line for each")]
fn sentence(t: &Texts, error: &ActionError) -> String {
    match error {
        ActionError::NoSuchGame(code) => t.say(m::RefusalNoSuchGame { code }),
        ActionError::OfTournament(code) => t.say(m::TournamentRefusedGame { code }),
        ActionError::Tournament(error) => tournaments::tournament_error(t, error),
        ActionError::Import(error) => imports::import_error(t, error),
        ActionError::NoGame => t.say(m::RefusalNoGame),
        ActionError::NoGameHere => t.say(m::RefusalNoGameHere),
        ActionError::NoServer => t.say(m::RefusalNoServer),
        ActionError::OnlyComputers => t.say(m::RefusalOnlyComputers),
        ActionError::NothingToWatch => t.say(m::RefusalNothingToWatch),
        ActionError::Paused(code) => t.say(m::RefusalPaused { code }),
        ActionError::NotPaused(code) => t.say(m::RefusalNotPaused { code }),
        ActionError::NothingToClaim(code) => t.say(m::RefusalNothingToClaim { code }),
        ActionError::NoClock(code) => t.say(m::RefusalNoClock { code }),
        ActionError::OwnClock(code) => t.say(m::RefusalOwnClock { code }),
        ActionError::TimeGiven => t.say(m::RefusalTimeGiven),
        ActionError::Vacation(days) => t.say(m::RefusalVacation { days: *days }),
        ActionError::NoVacation => t.say(m::RefusalNoVacation),
        ActionError::TimeZone(name) => t.say(m::RefusalTimeZone { name }),
        ActionError::PictureName => t.say(m::RefusalPictureName),
        ActionError::PictureNameWithoutFont(name) => {
            t.say(m::RefusalPictureNameWithoutFont { name: plain(name) })
        }
        ActionError::QuietHours => t.say(m::RefusalQuietHours),
        ActionError::OfferClosed(code) => t.say(m::RefusalOfferClosed { code }),
        ActionError::OfferedAlready(code) => t.say(m::RefusalOfferedAlready { code }),
        ActionError::AskedAlready { code, by } => {
            t.say(m::RefusalAskedAlready { code, player: plain(by) })
        }
        ActionError::JustDeclined(code) => t.say(m::RefusalJustDeclined { code }),
        ActionError::OwnOffer(code) => t.say(m::RefusalOwnOffer { code }),
        ActionError::AgreedAlready(code) => t.say(m::RefusalAgreedAlready { code }),
        ActionError::NobodyToAsk(code) => t.say(m::RefusalNobodyToAsk { code }),
        ActionError::NothingToTakeBack(code) => t.say(m::RefusalNothingToTakeBack { code }),
        ActionError::LeftSince(code) => t.say(m::RefusalLeftSince { code }),
        ActionError::TooLateToCallOff(code) => t.say(m::RefusalTooLateToCallOff { code }),
        ActionError::NothingToPause(code) => t.say(m::RefusalNothingToPause { code }),
        ActionError::NotYourSeat { code, by } => {
            t.say(m::RefusalNotYourSeat { code, player: plain(by) })
        }
        ActionError::SeatForOthers(code) => t.say(m::RefusalSeatForOthers { code }),
        ActionError::PlanForTwo(code) => t.say(m::RefusalPlanForTwo { code }),
        ActionError::PlanOnOwnTurn(code) => t.say(m::RefusalPlanOnOwnTurn { code }),
        ActionError::PlanStep { turn, why } => {
            t.say(m::RefusalPlanStep { turn }) + " " + &rules_errors::sentence(t, why)
        }
        ActionError::PlanPastEnd(turn) => t.say(m::RefusalPlanPastEnd { turn }),
        ActionError::PlanWithoutAnswer(name) => {
            t.say(m::RefusalPlanWithoutAnswer { player: written(t, name) })
        }
        ActionError::PlannedOtherwise(turn) => t.say(m::RefusalPlannedOtherwise { turn }),
        ActionError::PlanTooLong => t.say(m::RefusalPlanTooLong),
        ActionError::Several(games) => t.say(m::RefusalSeveral { games: codes(t, games) }),
        ActionError::NotAPlayer(code) => t.say(m::RefusalNotAPlayer { code }),
        ActionError::NotYourTurn { code, mover } => {
            t.say(m::RefusalNotYourTurn { code, player: written(t, mover) })
        }
        ActionError::Out(code) => t.say(m::RefusalOut { code }),
        ActionError::NotBegun(code) => t.say(m::RefusalNotBegun { code }),
        ActionError::NotOver(code) => t.say(m::RefusalNotOver { code }),
        ActionError::Begun(code) => t.say(m::RefusalBegun { code }),
        ActionError::Over(code) => t.say(m::RefusalOver { code }),
        ActionError::CalledOff(code) => t.say(m::RefusalCalledOff { code }),
        ActionError::NothingToAnnul(code) => t.say(m::RefusalNothingToAnnul { code }),
        ActionError::AnnulledAlready(code) => t.say(m::RefusalAnnulledAlready { code }),
        ActionError::NotAnnulled(code) => t.say(m::RefusalNotAnnulled { code }),
        ActionError::Cancelled(code) => t.say(m::RefusalCancelled { code }),
        ActionError::Frozen(code) => t.say(m::RefusalFrozen { code }),
        ActionError::StaysFrozen(code) => t.say(m::RefusalStaysFrozen { code }),
        ActionError::NotFrozen(code) => t.say(m::RefusalNotFrozen { code }),
        ActionError::OtherRules { code, version } => {
            t.say(m::RefusalOtherRules { code, version: *version })
        }
        ActionError::Full(code) => t.say(m::RefusalFull { code }),
        ActionError::NotInvited(code) => t.say(m::RefusalNotInvited { code }),
        ActionError::Seated(code) => t.say(m::RefusalSeated { code }),
        ActionError::NotTheCreator { code, creator } => {
            t.say(m::RefusalNotTheCreator { code, player: plain(creator) })
        }
        ActionError::TooFew { kind, seated, least } => {
            t.say(m::RefusalTooFew { game: kind.name(), least: *least, missing: least - seated })
        }
        ActionError::Players { kind, asked } => t.say(m::RefusalPlayers {
            game: kind.name(),
            numbers: numbers(t, *kind),
            asked: *asked,
        }),
        ActionError::TooManyOpponents { players, named } => t.say(m::RefusalTooManyOpponents {
            players: *players,
            opponents: players - 1,
            named: *named,
        }),
        ActionError::TooManyComputers { players, free } => {
            t.say(m::RefusalTooManyComputers { players: *players, free: *free })
        }
        ActionError::Level => {
            let names = Strength::all().map(|strength| strength_name(t, strength));
            t.say(m::RefusalLevel { levels: t.and(&names.collect::<Vec<_>>()) })
        }
        ActionError::NoFreeSeat(code) => t.say(m::RefusalNoFreeSeat { code }),
        ActionError::NoHints(code) => t.say(m::RefusalNoHints { code }),
        ActionError::AnalysedLater(code) => t.say(m::RefusalAnalysedLater { code }),
        ActionError::NoneFinished => t.say(m::RefusalNoneFinished),
        ActionError::NothingPlayed(code) => t.say(m::RefusalNothingPlayed { code }),
        ActionError::OneAnalysis => t.say(m::RefusalOneAnalysis),
        ActionError::OneHint => t.say(m::RefusalOneHint),
        ActionError::OneReplay => t.say(m::RefusalOneReplay),
        ActionError::Engine => t.say(m::RefusalEngine),
        ActionError::InvitedSelf => t.say(m::RefusalInvitedSelf),
        ActionError::InvitedTwice(name) => t.say(m::RefusalInvitedTwice { player: plain(name) }),
        ActionError::InvitedBot(name) => t.say(m::RefusalInvitedBot { player: plain(name) }),
        ActionError::NotInvitable(name) => t.say(m::RefusalNotInvitable { player: plain(name) }),
        ActionError::InvitedBlocked(name) => {
            t.say(m::RefusalInvitedBlocked { player: plain(name) })
        }
        ActionError::NoSeatForYou(code) => t.say(m::RefusalNoSeatForYou { code }),
        ActionError::ManyTables(most) => t.say(m::RefusalManyTables { most: *most }),
        ActionError::ManyTablesHere(most) => t.say(m::RefusalManyTablesHere { most: *most }),
        ActionError::ManyInvitations(most) => t.say(m::RefusalManyInvitations { most: *most }),
        ActionError::Elsewhere(channel) => {
            t.say(m::RefusalElsewhere { channel: format!("<#{channel}>") })
        }
        ActionError::InThread => t.say(m::RefusalInThread),
        ActionError::BlockedSelf => t.say(m::RefusalBlockedSelf),
        ActionError::WatchedOwn(code) => t.say(m::RefusalWatchedOwn { code }),
        ActionError::ManySeeks(most) => t.say(m::RefusalManySeeks { most }),
        ActionError::SeekGone => t.say(m::RefusalSeekGone),
        ActionError::OwnSeek => t.say(m::RefusalOwnSeek),
        ActionError::SeekForOthers(player) => {
            t.say(m::RefusalSeekForOthers { player: plain(player) })
        }
        ActionError::SeekBlocked(player) => {
            t.say(m::RefusalInvitedBlocked { player: plain(player) })
        }
        ActionError::SeekForRatings { player, from, to, rating } => {
            let band = seeks::band(t, *from, *to).unwrap_or_default();
            t.say(m::RefusalSeekForRatings { player: plain(player), band, rating: *rating })
        }
        ActionError::NoRatingBand => t.say(m::RefusalNoRatingBand),
        ActionError::EverybodysRole => t.say(m::RefusalEverybodysRole),
        ActionError::ElevatedRole(role) => t.say(m::RefusalElevatedRole { role: mention(*role) }),
        ActionError::ManagedRole(role) => t.say(m::RefusalManagedRole { role: mention(*role) }),
        ActionError::MayNotGiveRoles => t.say(m::RefusalMayNotGiveRoles),
        ActionError::RoleTooHigh(role) => t.say(m::RefusalRoleTooHigh { role: mention(*role) }),
        ActionError::NotAManager => t.say(m::RefusalNotAManager),
        ActionError::DoesNotPlay { code, name } => {
            t.say(m::RefusalDoesNotPlay { code, player: plain(name) })
        }
        ActionError::OneSeat(code) => t.say(m::RefusalOneSeat { code }),
        ActionError::PlaysAlready { code, name } => {
            t.say(m::RefusalPlaysAlready { code, player: plain(name) })
        }
        ActionError::ResignByCommand(code) => t.say(m::RefusalResignByCommand { code }),
        ActionError::Pace(PaceError::Unreadable) => t.say(m::RefusalPaceUnreadable),
        ActionError::Pace(PaceError::OutOfRange) => t.say(m::RefusalPaceOutOfRange),
        ActionError::Pattern(None) => t.say(m::RefusalRandomPattern),
        ActionError::Pattern(Some(error)) => rules_errors::pattern(t, *error),
        ActionError::NoExercise => t.say(m::PuzzleGone),
        ActionError::NoMistake { next, review } => exercises::mistakes::none(t, *next, *review),
        ActionError::AllPuzzlesSolved(kind) => {
            let count = Puzzle::all(*kind).len();
            t.say(m::PuzzleAllSolved { game: kind.name(), count })
        }
        ActionError::NoPage(kind) => t.say(m::RefusalNoPage { game: kind.name() }),
        ActionError::Record(error) => rules_errors::replay(t, error),
        ActionError::TurnsReversed => t.say(m::RefusalTurnsReversed),
        ActionError::NoSuchTurn { code, last } => t.say(m::RefusalNoSuchTurn { code, last: *last }),
        ActionError::SettingsChanged => t.say(m::RefusalSettingsChanged),
        ActionError::MovedOn(code) => t.say(m::RefusalMovedOn { code }),
        ActionError::Superseded(code) => t.say(m::RefusalSuperseded { code }),
        ActionError::Rules(error) => rules_errors::sentence(t, error),
    }
}

fn codes(t: &Texts, games: &Visible<Game>) -> String {
    let mut shown: Vec<String> =
        games.iter().take(5).map(|game| format!("`{}`", game.code)).collect();
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
