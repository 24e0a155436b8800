//! Answers about tournaments: what was done, and refusals.

use pairing::FormatError;
use play::tournament::{
    LONGEST_DESCRIPTION, LONGEST_NAME, MOST_ENTRANTS, TournamentDone as Outcome,
    TournamentError as Refusal,
};

use crate::markdown::plain;
use crate::messages as m;
use crate::seeks::band;
use crate::texts::Texts;
use crate::words::moment;

/// One or two sentences for the member who has done it.
pub(crate) fn done(t: &Texts, name: &str, done: &Outcome) -> String {
    let tournament = plain(name);
    match done {
        Outcome::Created => t.say(m::TournamentDoneCreated { tournament }),
        Outcome::Edited => t.say(m::TournamentDoneEdited { tournament }),
        Outcome::Joined { entrants, meets_blocked } => {
            let count = *entrants;
            let joined = t.say(m::TournamentDoneJoined { count, tournament });
            if *meets_blocked {
                joined + " " + &t.say(m::TournamentDoneMeetsBlocked)
            } else {
                joined
            }
        }
        Outcome::Left => t.say(m::TournamentDoneLeft { tournament }),
        Outcome::Declined => t.say(m::TournamentDoneDeclined { tournament }),
        Outcome::Invited { who } => {
            t.say(m::TournamentDoneInvited { tournament, player: plain(who) })
        }
        Outcome::Started { games } => t.say(m::TournamentDoneStarted { tournament, games: *games }),
        Outcome::RoundBegun { round, games } => {
            t.say(m::TournamentDoneRound { tournament, round: *round, games: *games })
        }
        Outcome::Ruled { players } => {
            let players: Vec<String> = players.iter().map(|player| plain(player)).collect();
            t.say(m::TournamentDoneRuled { tournament, players: t.and(&players) })
        }
        Outcome::ByeGiven { who, round } => {
            t.say(m::TournamentDoneBye { tournament, player: plain(who), round: *round })
        }
        Outcome::Withdrawn { who } => {
            t.say(m::TournamentDoneWithdrawn { tournament, player: plain(who) })
        }
        Outcome::Reinstated { who } => {
            t.say(m::TournamentDoneReinstated { tournament, player: plain(who) })
        }
        Outcome::SubstituteAsked { who, by } => {
            let (player, substitute) = (plain(who), plain(by));
            t.say(m::TournamentDoneSubstituteAsked { tournament, player, substitute })
        }
        Outcome::Replaced { who, .. } => {
            t.say(m::TournamentDonePlaysOn { tournament, player: plain(who) })
        }
        Outcome::Swapped { one, other } => {
            t.say(m::TournamentDoneSwapped { tournament, player: plain(one), other: plain(other) })
        }
        Outcome::Paused => t.say(m::TournamentDonePaused { tournament }),
        Outcome::Resumed => t.say(m::TournamentDoneResumed { tournament }),
        Outcome::Extended { until } => {
            t.say(m::TournamentDoneExtended { tournament, when: moment(*until, 'f') })
        }
        Outcome::Ended => t.say(m::TournamentDoneEnded { tournament }),
        Outcome::SeasonOpened { season } => {
            t.say(m::TournamentDoneSeason { tournament, season: *season })
        }
        Outcome::Challenged { who, away_until: None } => {
            t.say(m::TournamentDoneChallenged { player: plain(who) })
        }
        Outcome::Challenged { who, away_until: Some(until) } => {
            let (player, until) = (plain(who), moment(*until, 'f'));
            t.say(m::TournamentDoneChallengedAway { player, until })
        }
        Outcome::ChallengeAccepted => t.say(m::TournamentDoneChallengeAccepted),
        Outcome::ChallengeDeclined => t.say(m::TournamentDoneChallengeDeclined),
        Outcome::ChallengeTakenBack => t.say(m::TournamentDoneChallengeTakenBack),
    }
}

/// One or two sentences for the member who asked for it.
pub(crate) fn tournament_error(t: &Texts, error: &Refusal) -> String {
    match error {
        Refusal::NotAnOrganiser => t.say(m::TournamentRefusedNotAnOrganiser),
        Refusal::Unknown => t.say(m::TournamentRefusedUnknown),
        Refusal::Several(names) => {
            let names = names.iter().map(|(name, season)| super::numbered(t, plain(name), *season));
            t.say(m::TournamentRefusedSeveral { names: t.and(&names.collect::<Vec<_>>()) })
        }
        Refusal::NameTaken => t.say(m::TournamentRefusedNameTaken),
        Refusal::SeasonOpen => t.say(m::TournamentRefusedSeasonOpen),
        Refusal::TooMany(most) => t.say(m::TournamentRefusedTooMany { most: *most }),
        Refusal::Name => t.say(m::TournamentRefusedName { most: LONGEST_NAME }),
        Refusal::Description => {
            t.say(m::TournamentRefusedDescription { most: LONGEST_DESCRIPTION })
        }
        Refusal::Rules(error) => {
            crate::action_error(t, &play::ActionError::Rules(error.clone())).text
        }
        Refusal::OnlyTwo(_) => t.say(m::TournamentRefusedOnlyTwo),
        Refusal::Format(flaw) => match flaw {
            FormatError::GroupSize(_) => t.say(m::TournamentRefusedGroupSize),
            FormatError::Rounds(_) => t.say(m::TournamentRefusedRounds),
            FormatError::NoRoundOpen => t.say(m::TournamentRefusedRoundsOpen),
            FormatError::Promotion { .. } => t.say(m::TournamentRefusedPromotion),
            FormatError::Reach => t.say(m::TournamentRefusedReach),
        },
        Refusal::RoundDays => t.say(m::TournamentRefusedRoundDays),
        Refusal::Most => t.say(m::TournamentRefusedMost { most: MOST_ENTRANTS }),
        Refusal::MoreEntered(count) => t.say(m::TournamentRefusedMoreEntered { count: *count }),
        Refusal::Ratings => t.say(m::TournamentRefusedRatings),
        Refusal::StartTime => t.say(m::TournamentRefusedStartTime),
        Refusal::EntriesClosed => t.say(m::TournamentRefusedClosed),
        Refusal::Joined => t.say(m::TournamentRefusedJoined),
        Refusal::Entered => t.say(m::TournamentRefusedEntered),
        Refusal::NotEntered(name) => t.say(m::TournamentRefusedNotEntered { player: plain(name) }),
        Refusal::HasLeft(name) => t.say(m::TournamentRefusedHasLeft { player: plain(name) }),
        Refusal::Full(most) => t.say(m::TournamentRefusedFull { most: *most }),
        Refusal::RatingOutside { own, least, most } => {
            let ratings = band(t, least.map(i64::from), most.map(i64::from)).unwrap_or_default();
            t.say(m::TournamentRefusedRating { own: *own, ratings })
        }
        Refusal::InvitedBot(name) => t.say(m::TournamentRefusedBot { player: plain(name) }),
        Refusal::Started => t.say(m::TournamentRefusedStarted),
        Refusal::NotStarted => t.say(m::TournamentRefusedNotStarted),
        Refusal::Over => t.say(m::TournamentRefusedOver),
        Refusal::NotOver => t.say(m::TournamentRefusedNotOver),
        Refusal::TooFew { needed, got } => {
            t.say(m::TournamentRefusedTooFew { needed: *needed, got: *got })
        }
        Refusal::AlreadyPaired(round) => t.say(m::TournamentRefusedPaired { round: *round }),
        Refusal::NoMoreRounds => t.say(m::TournamentRefusedNoMoreRounds),
        Refusal::GamesOpen(count) => t.say(m::TournamentRefusedGamesOpen { count: *count }),
        Refusal::TooManyRounds { entrants, most } => {
            t.say(m::TournamentRefusedTooManyRounds { entrants: *entrants, most: *most })
        }
        Refusal::NoSuchRound(rounds) => t.say(m::TournamentRefusedNoSuchRound { rounds: *rounds }),
        Refusal::OnlySwiss => t.say(m::TournamentRefusedOnlySwiss),
        Refusal::OnlyLadder => t.say(m::TournamentRefusedOnlyLadder),
        Refusal::NoRounds => t.say(m::TournamentRefusedNoRounds),
        Refusal::NoTrf => t.say(m::TournamentRefusedTrf),
        Refusal::OtherSystem => t.say(m::TournamentRefusedOtherSystem),
        Refusal::Paused => t.say(m::TournamentRefusedPaused),
        Refusal::NotPaused => t.say(m::TournamentRefusedNotPaused),
        Refusal::NoPauses => t.say(m::TournamentRefusedNoPauses),
        Refusal::NoDeadline => t.say(m::TournamentRefusedNoDeadline),
        Refusal::Extension => t.say(m::TournamentRefusedExtension),
        Refusal::NoSuchBoard => t.say(m::TournamentRefusedNoBoard),
        Refusal::Result => t.say(m::TournamentRefusedResult),
        Refusal::ResultStands => t.say(m::TournamentRefusedResultStands),
        Refusal::Swap => t.say(m::TournamentRefusedSwap),
        Refusal::Oneself => t.say(m::TournamentRefusedOneself),
        Refusal::OutOfReach(reach) => t.say(m::TournamentRefusedReachOf { reach: *reach }),
        Refusal::HasChallenged { defender, is_played } => {
            let player = plain(defender);
            if *is_played {
                t.say(m::TournamentRefusedPlaysChallenge { player })
            } else {
                t.say(m::TournamentRefusedHasChallenged { player })
            }
        }
        Refusal::AllChallenged(names) => {
            let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
            t.say(m::TournamentRefusedAllChallenged { players: t.and(&names) })
        }
        Refusal::TopRung => t.say(m::TournamentRefusedTopRung),
        Refusal::NotOnLadder { can_join: true } => t.say(m::TournamentRefusedNotOnLadder),
        Refusal::NotOnLadder { can_join: false } => t.say(m::TournamentRefusedLadderClosed),
        Refusal::LeftLadder => t.say(m::TournamentRefusedLeftLadder),
        Refusal::IsChallenged(name) => {
            t.say(m::TournamentRefusedIsChallenged { player: plain(name) })
        }
        Refusal::ForSomebodyElse(name) => {
            t.say(m::TournamentRefusedForSomebodyElse { player: plain(name) })
        }
        Refusal::NoChallenge => t.say(m::TournamentRefusedNoChallenge),
        Refusal::Changed => t.say(m::TournamentRefusedChanged),
        Refusal::Impossible(_) => t.say(m::TournamentRefusedImpossible),
    }
}
