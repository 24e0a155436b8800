//! Every refusal in every language.

use std::collections::BTreeSet;

use play::Language;
use play::time::PaceError;
use rules::{Kind, RulesError, Setup};

use super::*;
use crate::LONGEST_TEXT;
use crate::tapper::game;
use crate::texts::{self, texts};

/// A name as long as Discord allows, of characters with a meaning in markdown.
const NAME: &str = "________________________________";

#[expect(clippy::too_many_lines, reason = "a line for each")]
fn refusals() -> Vec<ActionError> {
    use ActionError as R;

    let of_a_game = [
        R::NoSuchGame,
        R::Paused,
        R::NotPaused,
        R::NothingToClaim,
        R::NoClock,
        R::OwnClock,
        R::OfferClosed,
        R::OfferedAlready,
        R::JustDeclined,
        R::OwnOffer,
        R::AgreedAlready,
        R::NobodyToAsk,
        R::NothingToTakeBack,
        R::LeftSince,
        R::TooLateToCallOff,
        R::NothingToPause,
        R::SeatForOthers,
        R::PlanForTwo,
        R::PlanOnOwnTurn,
        R::NotAPlayer,
        R::Out,
        R::NotBegun,
        R::NotOver,
        R::Begun,
        R::Over,
        R::CalledOff,
        R::Cancelled,
        R::Frozen,
        R::StaysFrozen,
        R::NotFrozen,
        R::Full,
        R::NotInvited,
        R::Seated,
        R::NoFreeSeat,
        R::NoHints,
        R::AnalysedLater,
        R::NothingPlayed,
        R::NoSeatForYou,
        R::WatchedOwn,
        R::OneSeat,
        R::ResignByCommand,
        R::MovedOn,
        R::Superseded,
    ];
    let of_a_name = [
        R::TimeZone,
        R::PictureNameWithoutFont,
        |name| R::PlanWithoutAnswer(play::Name::Member(name)),
        R::InvitedTwice,
        R::InvitedBot,
        R::NotInvitable,
        R::InvitedBlocked,
    ];
    let (code, name) = (|| "7K3Q".to_owned(), || NAME.to_owned());
    let turn = || "e3xe4(e6)!i9".to_owned();
    let games = |count: usize| {
        let setup = Setup::new(Kind::Pacru, 2).expect("a table");
        R::Several(vec![game(&setup); count])
    };
    let mut refusals = vec![
        R::NoGame,
        R::NoGameHere,
        R::NoServer,
        R::OnlyComputers,
        R::NoTable,
        R::NothingToWatch,
        R::NoSeat,
        R::TimeGiven,
        R::NoVacation,
        R::PictureName,
        R::QuietHours,
        R::AskedAlready { code: code(), by: name() },
        R::NotYourSeat { code: code(), by: name() },
        R::PlanStep { turn: turn(), why: RulesError::Over },
        R::PlanPastEnd(turn()),
        R::PlannedOtherwise(turn()),
        R::PlanTooLong,
        games(2),
        games(25),
        R::NotYourTurn { code: code(), mover: play::Name::Member(name()) },
        R::OtherRules { code: code(), version: 7 },
        R::NotTheCreator { code: code(), creator: name() },
        R::Players { kind: Kind::Pacru, asked: 5 },
        R::Level,
        R::NoTableForComputer,
        R::NoneFinished,
        R::OneAnalysis,
        R::OneHint,
        R::OneReplay,
        R::Engine,
        R::InvitedSelf,
        R::Elsewhere(1_i64.into()),
        R::InThread,
        R::BlockedSelf,
        R::NotAManager,
        R::EverybodysRole,
        R::ElevatedRole(1_i64.into()),
        R::ManagedRole(1_i64.into()),
        R::MayNotGiveRoles,
        R::RoleTooHigh(1_i64.into()),
        R::NoRatingBand,
        R::ManySeeks(5),
        R::SeekGone,
        R::OwnSeek,
        R::SeekForOthers(NAME.to_owned()),
        R::DoesNotPlay { code: code(), name: name() },
        R::PlaysAlready { code: code(), name: name() },
        R::Pace(PaceError::Unreadable),
        R::Pace(PaceError::OutOfRange),
        R::Pattern(None),
        R::NoPage(Kind::Pasang),
        R::TurnsReversed,
        R::NoSuchTurn { code: code(), last: 107 },
    ];
    refusals.extend(of_a_game.map(|refusal| refusal(code())));
    refusals.extend(of_a_name.map(|refusal| refusal(name())));
    refusals.extend([0, 1, 2, 5, 30].map(R::Vacation));
    for most in [1, 2, 5, 10] {
        refusals.extend([R::ManyTables, R::ManyTablesHere, R::ManyInvitations].map(|of| of(most)));
    }
    for players in 2..=4 {
        refusals.push(R::TooFew { kind: Kind::Pacru, seated: 1, least: players });
        refusals.push(R::TooManyOpponents { players, named: 4 });
        refusals.extend((0..players).map(|free| R::TooManyComputers { players, free }));
    }
    refusals
}

/// The parts in backticks: commands, codes, names of options and examples, but no labels of buttons.
fn code_in(said: &str) -> BTreeSet<&str> {
    said.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for refused in refusals() {
        let in_english = action_error(texts::english(), &refused).text;
        for language in Language::ALL {
            let theirs = action_error(texts(*language), &refused).text;
            assert!(theirs.ends_with('.'), "{language:?}: {theirs}");
            assert!(theirs.chars().count() < LONGEST_TEXT / 2, "{theirs}");
            assert_eq!(code_in(&theirs), code_in(&in_english), "{language:?}: {theirs}");
        }
    }
    let said = texts::said();
    let missed: Vec<String> =
        texts::names("refusal-").into_iter().filter(|name| !said.contains(name.as_str())).collect();
    assert!(missed.is_empty(), "no example of {missed:?}");
}

/// The text once read "or the bot sees to code", since a search and replace had changed a word.
#[test]
fn a_claim_of_nothing_says_who_sees_to_it() {
    let refused = ActionError::NothingToClaim("7K3Q".to_owned());
    let said = action_error(texts::english(), &refused).text;
    assert!(said.ends_with("or the bot sees to it."), "{said}");
}
