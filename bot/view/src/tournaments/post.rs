//! The message of a tournament, the list of tournaments, and how a tournament is scored.

use pairing::{Cycles, EntrantId, Format, GameState, Round, Status};
use play::tournament::{
    EntrantState, Settings, Snapshot, System, Tournament, TournamentStatus, WaitingChallenge,
};
use play::{Posted, UserId};

use super::standings::{group_name, leaders};
use super::{
    bare_name, button, challenge_button, has_challenges, heading, is_at_once, join_and_leave,
    looks, name, tournament_name,
};
use crate::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::form::option;
use crate::limits::{MOST_OPTIONS, whole_lines};
use crate::links::address;
use crate::markdown::{plain, plain_with_links};
use crate::messages as m;
use crate::people::written;
use crate::seeks::band;
use crate::texts::Texts;
use crate::words::moment;
use crate::{Button, ButtonStyle, Menu, MenuOption, Post, Row, rule_options, said, terms};

/// How many names of entrants are listed.
const NAMES: usize = 40;

/// A tournament in its one message.
pub fn tournament(t: &Texts, now: &Snapshot) -> Post {
    let tournament = &now.tournament;
    let mut lines = vec![heading(t, tournament)];
    if !tournament.settings.description.is_empty() {
        lines.push(plain_with_links(&tournament.settings.description));
    }
    lines.extend(about(t, tournament));
    lines.extend(progress(t, now));
    let mut rows = Vec::new();
    let open = match tournament.status {
        TournamentStatus::Entries => true,
        TournamentStatus::Running | TournamentStatus::Paused => {
            tournament.settings.late_entry && now.replay.is_open_for_entries()
        }
        TournamentStatus::Over => false,
    };
    let [join, leave] = join_and_leave(t, tournament);
    if open {
        rows.push(Row::Buttons(vec![join, leave]));
    } else if !tournament.is_over() {
        rows.push(Row::Buttons(vec![leave]));
    }
    let challenge = has_challenges(tournament).then(|| challenge_button(t, tournament));
    let mut look: Vec<Button> = challenge.into_iter().chain(looks(t, tournament)).collect();
    look.push(button(tournament, TournamentAction::Log, t.say(m::TournamentButtonLog)));
    rows.push(Row::Buttons(look));
    Post { rows, ..said(lines.join("\n")) }
}

/// The game and the format.
pub(super) fn about(t: &Texts, tournament: &Tournament) -> Vec<String> {
    let settings = &tournament.settings;
    let mut lines = vec![
        system(t, tournament),
        t.say(m::TournamentGame { game: settings.kind.name(), players: settings.players }),
        terms::of_tournament(t, settings),
    ];
    if let Ok(setup) = settings.setup(usize::from(settings.players)) {
        lines.extend(rule_options::text(t, &setup));
    }
    let games = settings.terms.games;
    lines.extend((games > 1).then(|| t.say(m::TournamentSeries { games })));
    lines.extend(settings.fill_byes.then(|| t.say(m::TournamentFillByes)));
    lines.extend((!settings.terms.vacations).then(|| t.say(m::TournamentNoVacations)));
    lines.extend((!settings.terms.pauses).then(|| t.say(m::TournamentNoPauses)));
    lines.extend(rounds(t, tournament));
    lines.extend(settings.days_of_round().map(|days| t.say(m::TournamentRoundDays { days })));
    lines.extend(late_entry(t, settings));
    lines
}

/// So many entrants are an example where the number of rounds follows from it and hardly anybody
/// has entered yet.
const FOR_EXAMPLE: usize = 8;

/// How many rounds a Swiss has. The other systems play until everybody has met, or without an end.
fn rounds(t: &Texts, tournament: &Tournament) -> Option<String> {
    let settings = &tournament.settings;
    let entered = tournament.entered();
    let entrants = if entered > 2 { entered } else { FOR_EXAMPLE };
    let rounds = match settings.format(entrants).ok()? {
        Format::Swiss(swiss) => swiss.rounds(),
        Format::TableSwiss(swiss) => swiss.rounds(),
        _ => return None,
    };
    match settings.rounds {
        Some(_) => Some(t.say(m::TournamentRounds { rounds })),
        // Later its progress says how many there are.
        None if tournament.status == TournamentStatus::Entries => {
            Some(t.say(m::TournamentRoundsNeeded { rounds, entrants }))
        }
        None => None,
    }
}

/// Whether members can enter after the start, where a system allows it.
fn late_entry(t: &Texts, settings: &Settings) -> Option<String> {
    match settings.system {
        System::Swiss if settings.late_entry => Some(t.say(m::TournamentLateSwiss)),
        System::Swiss => Some(t.say(m::TournamentNoLate)),
        System::Ladder => (!settings.late_entry).then(|| t.say(m::TournamentNoLate)),
        System::AllPlayAll | System::League => None,
    }
}

fn system(t: &Texts, tournament: &Tournament) -> String {
    let settings = &tournament.settings;
    let tables = settings.players > 2;
    match settings.system {
        System::AllPlayAll if tables => t.say(m::TournamentAllPlayAllTables),
        System::AllPlayAll if settings.cycles == Cycles::Two => t.say(m::TournamentAllPlayAllTwice),
        System::AllPlayAll => t.say(m::TournamentAllPlayAll),
        System::Swiss if tables => t.say(m::TournamentSwissTables),
        System::Swiss => t.say(m::TournamentSwiss),
        System::League => match settings.format(usize::from(settings.most)) {
            Ok(Format::League(league)) => t.say(m::TournamentLeague {
                size: league.games().group_size(),
                promoted: league.promoted(),
            }),
            _ => t.say(m::TournamentAllPlayAll),
        },
        System::Ladder => t.say(m::TournamentLadder { reach: settings.reach.unwrap_or(3) }),
    }
}

/// How far a tournament is, and when it goes on.
pub(super) fn stage(t: &Texts, now: &Snapshot) -> Vec<String> {
    let tournament = &now.tournament;
    let settings = &tournament.settings;
    match tournament.status {
        TournamentStatus::Entries => {
            vec![match settings.starts_at {
                Some(at) => t.say(m::TournamentStarts { when: moment(at, 'f') }),
                None => t.say(m::TournamentStartsByHand {
                    organiser: format!("<@{}>", tournament.organiser),
                }),
            }]
        }
        TournamentStatus::Running | TournamentStatus::Paused => {
            let mut lines = Vec::new();
            match (now.replay.round(), now.replay.rounds()) {
                (Some(_), Some(_)) if is_at_once(settings) => {
                    let [over, games] = counted(now, |_| true);
                    lines.push(t.say(m::TournamentRunningAtOnce { over, games }));
                }
                (Some(round), Some(rounds)) => {
                    let [over, games] = counted(now, |of| of == round);
                    lines.push(t.say(m::TournamentRunning { round: round.0, rounds, over, games }));
                    let open = now.replay.open_games().filter(|game| game.round < round).count();
                    lines.extend((open > 0).then(|| t.say(m::TournamentRunningEarlier { open })));
                }
                _ => {}
            }
            if tournament.status == TournamentStatus::Paused {
                lines.push(t.say(m::TournamentIsPaused));
            } else if let Some(at) = tournament.round_due_at {
                lines.push(t.say(m::TournamentRoundEnds { when: moment(at, 'f') }));
            }
            lines
        }
        TournamentStatus::Over => vec![t.say(m::TournamentIsOver)],
    }
}

/// How many of the games of some rounds are over, and how many there are. Those that count for
/// nobody are left out.
fn counted(now: &Snapshot, rounds: impl Fn(Round) -> bool) -> [usize; 2] {
    let games = now.replay.games().iter();
    let games = games.filter(|game| rounds(game.round) && game.state != GameState::Void);
    [games.clone().filter(|game| !game.is_open()).count(), games.count()]
}

/// The progress of a tournament.
pub(super) fn progress(t: &Texts, now: &Snapshot) -> Vec<String> {
    let tournament = &now.tournament;
    let mut lines = stage(t, now);
    match tournament.status {
        TournamentStatus::Entries => {
            lines.extend(ratings(t, tournament));
            lines.push(entrants(t, tournament));
            let groups = now.replay.groups().unwrap_or_default();
            if groups.len() > 1 {
                lines.push(t.say(m::TournamentGroupsNow));
                lines.extend(members_of(t, now, groups));
            }
        }
        TournamentStatus::Running | TournamentStatus::Paused => {
            if tournament.settings.late_entry && now.replay.is_open_for_entries() {
                lines.push(t.say(m::TournamentLate));
            }
            lines.extend(leaders(t, now));
            let groups = now.replay.standings().groups;
            if groups.len() > 1 {
                let groups = groups
                    .into_iter()
                    .map(|group| group.rows.into_iter().map(|row| row.entrant).collect());
                lines.extend(members_of(t, now, groups.collect()));
            } else if tournament.settings.system != System::Ladder {
                lines.push(entrants(t, tournament));
            }
        }
        TournamentStatus::Over => lines.extend(leaders(t, now)),
    }
    lines
}

/// Who plays in each group or division.
fn members_of(t: &Texts, now: &Snapshot, groups: Vec<Vec<EntrantId>>) -> Vec<String> {
    let line = |(group, members): (u16, Vec<EntrantId>)| {
        let names: Vec<String> = members.into_iter().map(|it| name(t, now, it)).collect();
        format!("**{}**: {}", group_name(t, now, group), names.join(", "))
    };
    (0..).zip(groups).map(line).collect()
}

fn ratings(t: &Texts, tournament: &Tournament) -> Option<String> {
    let [least, most] = [tournament.settings.least_rating, tournament.settings.most_rating];
    let ratings = band(t, least.map(i64::from), most.map(i64::from))?;
    Some(t.say(m::TournamentRatings { ratings }))
}

fn entrants(t: &Texts, tournament: &Tournament) -> String {
    let entered = tournament.entrants.iter();
    let entered = entered.filter(|entrant| entrant.state == EntrantState::Entered);
    let mut names: Vec<String> = entered.map(|it| written(t, &it.person.called())).collect();
    let count = names.len();
    if count == 0 {
        return t.say(m::TournamentNobody);
    }
    names.truncate(NAMES);
    let mut listed = names.join(", ");
    if count > NAMES {
        listed.push_str(", …");
    }
    t.say(m::TournamentEntrants { count, most: tournament.settings.most, names: listed })
}

/// The tournaments of a server, for a member who may organise some or not.
pub fn list(t: &Texts, tournaments: &[Tournament], organises: bool) -> Post {
    if tournaments.is_empty() {
        let none = m::TournamentListNone;
        return crate::said(if organises { t.say(m::TournamentListNoneYet) } else { t.say(none) });
    }
    let mut lines = vec![t.say(m::TournamentList)];
    lines.extend(tournaments.iter().map(|it| list_line(t, it, None)));
    crate::said(whole_lines(t, lines))
}

/// A tournament on the club board, with what comes next in it; its name is a link to its message if
/// there is one.
pub(crate) fn club_line(t: &Texts, now: &Snapshot, post: Option<&Posted>) -> String {
    let line = list_line(t, &now.tournament, post);
    std::iter::once(line).chain(stage(t, now)).collect::<Vec<_>>().join(" ")
}

fn list_line(t: &Texts, tournament: &Tournament, post: Option<&Posted>) -> String {
    let mut name = super::numbered(t, plain(&tournament.settings.name), tournament.season);
    if let Some(post) = post {
        name = format!("[{name}]({})", address(Some(tournament.guild), post));
    }
    let (game, count) = (tournament.settings.kind.name(), tournament.entered());
    match tournament.status {
        TournamentStatus::Entries => {
            t.say(m::TournamentListEntries { tournament: name, game, count })
        }
        TournamentStatus::Running | TournamentStatus::Paused => {
            t.say(m::TournamentListRunning { tournament: name, game, count })
        }
        TournamentStatus::Over => t.say(m::TournamentListOver { tournament: name, game }),
    }
}

/// How points are scored, how ties are broken, and what leaving means.
pub fn scoring(t: &Texts, now: &Snapshot) -> Post {
    let tournament = &now.tournament;
    let mut lines = vec![
        t.say(m::TournamentScoring { tournament: tournament_name(t, now) }),
        system(t, tournament),
        terms::of_tournament(t, &tournament.settings),
    ];
    lines.extend(rounds(t, tournament));
    lines.extend(
        tournament.settings.days_of_round().map(|days| t.say(m::TournamentRoundDays { days })),
    );
    lines.extend(late_entry(t, &tournament.settings));
    let ladder = tournament.settings.system == System::Ladder;
    if !ladder {
        lines.push(if tournament.settings.players > 2 {
            t.say(m::TournamentPointsTables)
        } else {
            t.say(m::TournamentPointsTwo)
        });
        if tournament.settings.fill_byes {
            lines.push(t.say(m::TournamentFillByes));
        } else if tournament.settings.system == System::Swiss {
            lines.push(t.say(m::TournamentPointsBye));
        }
        lines.push(super::standings::ties(t, now.replay.format()));
        lines.push(if tournament.settings.system == System::League {
            t.say(m::TournamentSharedLots)
        } else {
            t.say(m::TournamentShared)
        });
    }
    lines.push(match tournament.settings.system {
        System::Swiss => t.say(m::TournamentLeavingLost),
        System::AllPlayAll if tournament.settings.players > 2 => t.say(m::TournamentLeavingTables),
        System::AllPlayAll | System::League => t.say(m::TournamentLeavingStruck),
        System::Ladder => t.say(m::TournamentLeavingLadder),
    });
    lines.extend((!ladder).then(|| t.say(m::TournamentForfeits)));
    crate::said(lines.join("\n"))
}

/// Asks for confirmation before a member withdraws from a tournament under way; `None` if there is
/// nothing to confirm because they only decline an invitation or it has not begun.
pub fn confirm_withdrawal(t: &Texts, now: &Snapshot, user: UserId) -> Option<Post> {
    let tournament = &now.tournament;
    let number = tournament.entrant_of(user)?.number;
    let playing = now.replay.entrant(number)?.status() == Status::Active;
    if !playing || matches!(tournament.status, TournamentStatus::Entries | TournamentStatus::Over) {
        return None;
    }
    let text = t.say(m::TournamentLeaving { tournament: tournament_name(t, now) });
    let label = t.say(m::TournamentButtonWithdraw);
    Some(question(t, tournament, text, (TournamentAction::Withdraw, label)))
}

/// A question before something is done, with the buttons to do it and to do nothing.
fn question(
    t: &Texts,
    tournament: &Tournament,
    text: String,
    (action, label): (TournamentAction, String),
) -> Post {
    let nothing = button(tournament, TournamentAction::Nothing, t.say(m::RulingNothingButton));
    let act = button(tournament, action, label).style(ButtonStyle::Danger);
    crate::said(text).with_buttons(vec![act, nothing])
}

/// Nothing was done after all.
pub fn nothing(t: &Texts, now: &Snapshot) -> Post {
    crate::said(t.say(m::TournamentNothing { tournament: tournament_name(t, now) }))
}

/// Asks a member whom of these they challenge.
pub fn whom_to_challenge(t: &Texts, now: &Snapshot, others: &[EntrantId]) -> Post {
    let option = |other: &EntrantId| {
        let action = TournamentAction::Challenge(Some(other.0));
        let id = CustomId::from(TournamentButton { code: now.tournament.code.clone(), action });
        let rung = now.replay.rung_of(*other).unwrap_or_default();
        MenuOption {
            description: Some(t.say(m::TournamentRung { rung })),
            ..option(id.to_string(), bare_name(t, now, *other), false)
        }
    };
    let menu = Menu {
        id: "challenge".to_owned(),
        placeholder: t.say(m::TournamentChooseChallenge),
        options: others.iter().take(MOST_OPTIONS).map(option).collect(),
    };
    let text = t.say(m::TournamentChallenging { tournament: tournament_name(t, now) });
    Post { rows: vec![Row::Menu(menu)], ..said(text) }
}

/// Asks a member for confirmation before they give their rung away.
pub fn confirm_decline(t: &Texts, now: &Snapshot, waiting: &WaitingChallenge) -> Post {
    let text = t.say(m::TournamentDeclining {
        tournament: tournament_name(t, now),
        player: name(t, now, waiting.challenge.challenger),
        rung: now.replay.rung_of(waiting.challenge.defender).unwrap_or_default(),
    });
    let label = t.say(m::TournamentButtonGiveRung);
    question(t, &now.tournament, text, (TournamentAction::GiveRung(waiting.seq), label))
}
