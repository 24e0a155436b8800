//! Answers about tournaments: what was done, and refusals.

use pairing::FormatError;
use play::tournament::{
    LONGEST_DESCRIPTION, LONGEST_NAME, MOST_ENTRANTS, TournamentDone, TournamentError,
};

use crate::markdown::plain;
use crate::messages as m;
use crate::seeks::band;
use crate::texts::Texts;
use crate::words::moment;

/// One or two sentences for the member who has done it.
pub(crate) fn done(t: &Texts, name: &str, done: &TournamentDone) -> String {
    let tournament = plain(name);
    match done {
        TournamentDone::Created => t.say(m::TournamentDoneCreated { tournament }),
        TournamentDone::Edited => t.say(m::TournamentDoneEdited { tournament }),
        TournamentDone::Joined { entrants, meets_blocked } => {
            let count = *entrants;
            let joined = t.say(m::TournamentDoneJoined { count, tournament });
            if *meets_blocked {
                joined + " " + &t.say(m::TournamentDoneMeetsBlocked)
            } else {
                joined
            }
        }
        TournamentDone::Left => t.say(m::TournamentDoneLeft { tournament }),
        TournamentDone::Declined => t.say(m::TournamentDoneDeclined { tournament }),
        TournamentDone::Invited { who } => {
            t.say(m::TournamentDoneInvited { tournament, player: plain(who) })
        }
        TournamentDone::Started { games } => {
            t.say(m::TournamentDoneStarted { tournament, games: *games })
        }
        TournamentDone::RoundBegun { round, games } => {
            t.say(m::TournamentDoneRound { tournament, round: *round, games: *games })
        }
        TournamentDone::Ruled { players } => {
            let players: Vec<String> = players.iter().map(|player| plain(player)).collect();
            t.say(m::TournamentDoneRuled { tournament, players: t.and(&players) })
        }
        TournamentDone::ByeGiven { who, round } => {
            t.say(m::TournamentDoneBye { tournament, player: plain(who), round: *round })
        }
        TournamentDone::Withdrawn { who } => {
            t.say(m::TournamentDoneWithdrawn { tournament, player: plain(who) })
        }
        TournamentDone::SubstituteAsked { who, by } => {
            let (player, substitute) = (plain(who), plain(by));
            t.say(m::TournamentDoneSubstituteAsked { tournament, player, substitute })
        }
        TournamentDone::Replaced { who, .. } => {
            t.say(m::TournamentDonePlaysOn { tournament, player: plain(who) })
        }
        TournamentDone::Swapped { one, other } => {
            t.say(m::TournamentDoneSwapped { tournament, player: plain(one), other: plain(other) })
        }
        TournamentDone::Paused => t.say(m::TournamentDonePaused { tournament }),
        TournamentDone::Resumed => t.say(m::TournamentDoneResumed { tournament }),
        TournamentDone::Extended { until } => {
            t.say(m::TournamentDoneExtended { tournament, when: moment(*until, 'f') })
        }
        TournamentDone::Ended => t.say(m::TournamentDoneEnded { tournament }),
        TournamentDone::SeasonOpened { season } => {
            t.say(m::TournamentDoneSeason { tournament, season: *season })
        }
        TournamentDone::Challenged { who } => {
            t.say(m::TournamentDoneChallenged { player: plain(who) })
        }
        TournamentDone::ChallengeAccepted => t.say(m::TournamentDoneChallengeAccepted),
        TournamentDone::ChallengeDeclined => t.say(m::TournamentDoneChallengeDeclined),
        TournamentDone::ChallengeTakenBack => t.say(m::TournamentDoneChallengeTakenBack),
    }
}

/// Why players cannot do something in a game of a tournament.
pub(crate) fn refused_game(t: &Texts, code: &str) -> String {
    t.say(m::TournamentRefusedGame { code })
}

/// Tells the channel of a game that its tournament has decided it; `game` is its heading.
pub(crate) fn overruled(t: &Texts, game: &str) -> String {
    t.say(m::TournamentOverruled { game })
}

/// One or two sentences for the member who asked for it.
pub(crate) fn tournament_error(t: &Texts, error: &TournamentError) -> String {
    match error {
        TournamentError::NotAnOrganiser => t.say(m::TournamentRefusedNotAnOrganiser),
        TournamentError::Unknown => t.say(m::TournamentRefusedUnknown),
        TournamentError::Several(names) => {
            let names = names.iter().map(|(name, season)| super::numbered(t, plain(name), *season));
            t.say(m::TournamentRefusedSeveral { names: t.and(&names.collect::<Vec<_>>()) })
        }
        TournamentError::NameTaken => t.say(m::TournamentRefusedNameTaken),
        TournamentError::SeasonOpen => t.say(m::TournamentRefusedSeasonOpen),
        TournamentError::TooMany(most) => t.say(m::TournamentRefusedTooMany { most: *most }),
        TournamentError::Name => t.say(m::TournamentRefusedName { most: LONGEST_NAME }),
        TournamentError::Description => {
            t.say(m::TournamentRefusedDescription { most: LONGEST_DESCRIPTION })
        }
        TournamentError::Rules(error) => {
            crate::action_error(t, &play::ActionError::Rules(error.clone())).text
        }
        TournamentError::OnlyTwo(_) => t.say(m::TournamentRefusedOnlyTwo),
        TournamentError::Format(flaw) => match flaw {
            FormatError::GroupSize(_) => t.say(m::TournamentRefusedGroupSize),
            FormatError::Rounds(_) => t.say(m::TournamentRefusedRounds),
            FormatError::NoRoundOpen => t.say(m::TournamentRefusedRoundsOpen),
            FormatError::Promotion { .. } => t.say(m::TournamentRefusedPromotion),
            FormatError::Reach => t.say(m::TournamentRefusedReach),
        },
        TournamentError::RoundDays => t.say(m::TournamentRefusedRoundDays),
        TournamentError::Most => t.say(m::TournamentRefusedMost { most: MOST_ENTRANTS }),
        TournamentError::MoreEntered(count) => {
            t.say(m::TournamentRefusedMoreEntered { count: *count })
        }
        TournamentError::Ratings => t.say(m::TournamentRefusedRatings),
        TournamentError::StartTime => t.say(m::TournamentRefusedStartTime),
        TournamentError::EntriesClosed => t.say(m::TournamentRefusedClosed),
        TournamentError::Joined => t.say(m::TournamentRefusedJoined),
        TournamentError::Entered => t.say(m::TournamentRefusedEntered),
        TournamentError::NotEntered(name) => {
            t.say(m::TournamentRefusedNotEntered { player: plain(name) })
        }
        TournamentError::HasLeft(name) => {
            t.say(m::TournamentRefusedHasLeft { player: plain(name) })
        }
        TournamentError::Full(most) => t.say(m::TournamentRefusedFull { most: *most }),
        TournamentError::RatingOutside { own, least, most } => {
            let ratings = band(t, least.map(i64::from), most.map(i64::from)).unwrap_or_default();
            t.say(m::TournamentRefusedRating { own: *own, ratings })
        }
        TournamentError::InvitedBot(name) => t.say(m::TournamentRefusedBot { player: plain(name) }),
        TournamentError::Started => t.say(m::TournamentRefusedStarted),
        TournamentError::NotStarted => t.say(m::TournamentRefusedNotStarted),
        TournamentError::Over => t.say(m::TournamentRefusedOver),
        TournamentError::NotOver => t.say(m::TournamentRefusedNotOver),
        TournamentError::TooFew { needed, got } => {
            t.say(m::TournamentRefusedTooFew { needed: *needed, got: *got })
        }
        TournamentError::AlreadyPaired(round) => {
            t.say(m::TournamentRefusedPaired { round: *round })
        }
        TournamentError::NoMoreRounds => t.say(m::TournamentRefusedNoMoreRounds),
        TournamentError::GamesOpen(count) => t.say(m::TournamentRefusedGamesOpen { count: *count }),
        TournamentError::TooManyRounds { entrants, most } => {
            t.say(m::TournamentRefusedTooManyRounds { entrants: *entrants, most: *most })
        }
        TournamentError::NoSuchRound(rounds) => {
            t.say(m::TournamentRefusedNoSuchRound { rounds: *rounds })
        }
        TournamentError::OnlySwiss => t.say(m::TournamentRefusedOnlySwiss),
        TournamentError::OnlyLadder => t.say(m::TournamentRefusedOnlyLadder),
        TournamentError::NoRounds => t.say(m::TournamentRefusedNoRounds),
        TournamentError::NoTrf => t.say(m::TournamentRefusedTrf),
        TournamentError::OtherSystem => t.say(m::TournamentRefusedOtherSystem),
        TournamentError::Paused => t.say(m::TournamentRefusedPaused),
        TournamentError::NotPaused => t.say(m::TournamentRefusedNotPaused),
        TournamentError::NoPauses => t.say(m::TournamentRefusedNoPauses),
        TournamentError::NoDeadline => t.say(m::TournamentRefusedNoDeadline),
        TournamentError::Extension => t.say(m::TournamentRefusedExtension),
        TournamentError::NoSuchBoard => t.say(m::TournamentRefusedNoBoard),
        TournamentError::Result => t.say(m::TournamentRefusedResult),
        TournamentError::ResultStands => t.say(m::TournamentRefusedResultStands),
        TournamentError::Swap => t.say(m::TournamentRefusedSwap),
        TournamentError::Oneself => t.say(m::TournamentRefusedOneself),
        TournamentError::OutOfReach(reach) => t.say(m::TournamentRefusedReachOf { reach: *reach }),
        TournamentError::HasChallenged(name) => {
            t.say(m::TournamentRefusedHasChallenged { player: plain(name) })
        }
        TournamentError::IsChallenged(name) => {
            t.say(m::TournamentRefusedIsChallenged { player: plain(name) })
        }
        TournamentError::ForSomebodyElse(name) => {
            t.say(m::TournamentRefusedForSomebodyElse { player: plain(name) })
        }
        TournamentError::NoChallenge => t.say(m::TournamentRefusedNoChallenge),
        TournamentError::Changed => t.say(m::TournamentRefusedChanged),
        TournamentError::Impossible(_) => t.say(m::TournamentRefusedImpossible),
    }
}
