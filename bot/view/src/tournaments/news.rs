//! Messages to a tournament's channel and members: rounds, invitations, challenges, decisions for the organiser, the
//! end.

use std::collections::HashMap;

use pairing::{EntrantId, Format, GameResult, GameState, PairedGame, Round, SeatResult, Status};
use play::audience::Visible;
use play::tournament::{ChallengeOutcome, Decision, Exclusion, Happened, Snapshot, System};
use play::{Game, GameId, GameStatus, Name, Person, Posted, UserId};
use render::{Renderer, Theme};

use super::post::{about, stage};
use super::standings::{podiums, sign};
use super::tables::{self, Table};
use super::{
    button, join_and_leave, looks, name, names, open_games, pairing_line, present_game,
    tournament_name,
};
use crate::custom_id::{OrganiserAction, TournamentAction};
use crate::limits::{LONGEST_TEXT, Rest, section_of, whole_lines};
use crate::links::linked;
use crate::markdown::plain;
use crate::messages as m;
use crate::people::{others_written, written};
use crate::texts::Texts;
use crate::words::moment;
use crate::{ButtonStyle, Post, said};

/// The most games to which a member is called: as many as fit into a message.
const MOST_CALLED: usize = 12;

fn mention(person: &Person) -> String {
    format!("<@{}>", person.id)
}

/// A message about a tournament to its channel or to members, with the buttons that everybody may press.
fn news(t: &Texts, now: &Snapshot, text: String, pings: Vec<UserId>) -> Post {
    Post { text, pings, ..Post::default() }.with_buttons(looks(t, &now.tournament))
}

/// The same to the organiser.
fn to_organiser(t: &Texts, now: &Snapshot, text: String) -> Post {
    news(t, now, text, vec![now.tournament.organiser])
}

/// The games of a tournament, and the messages that show them.
pub type Boards<'a> = (&'a Visible<Game>, &'a HashMap<GameId, Posted>);

/// Who plays whom in the rounds that begin. It calls the players with links to their boards, unless a thread does so.
pub fn round(
    t: &Texts,
    now: &Snapshot,
    (games, links): Boards<'_>,
    (first, last): (u16, u16),
    thread: bool,
) -> Post {
    let tournament = tournament_name(t, now);
    let mut heading = if first == last {
        t.say(m::TournamentRoundBegins { tournament, round: first })
    } else {
        t.say(m::TournamentRoundsBegin { tournament, first, last })
    };
    if thread {
        heading = heading + " " + &t.say(m::TournamentRoundThread);
    }
    let mut pings = Vec::new();
    let mut boards: Vec<(String, usize)> = Vec::new();
    let mut round = first;
    for paired in of_rounds(now, first, last) {
        let line = if thread {
            pairing_line(t, now, paired, games)
        } else {
            let seats = paired.seating().entrants().iter();
            let players = seats.clone().filter(|_| paired.is_open());
            pings.extend(players.filter_map(|it| person(now, *it)).map(|it| it.id));
            let names: Vec<String> = seats.map(|entrant| addressed(t, now, *entrant)).collect();
            let game = present_game(paired.id, games);
            let code = game.map(|game| linked(game, links.get(&game.id)) + " ");
            code.unwrap_or_default() + &names.join(" – ")
        };
        // A round begins with its heading.
        let begins = first < last && (boards.is_empty() || paired.round.0 > round);
        round = paired.round.0;
        let heading = begins.then(|| t.say(m::TournamentRoundHeading { round }) + "\n");
        boards.push((heading.unwrap_or_default() + &line, 1));
    }
    if first == last {
        let byes = now.replay.byes().get(usize::from(Round(first).0.saturating_sub(1)));
        let byes = byes.into_iter().flatten();
        let names: Vec<String> = byes.map(|bye| name(t, now, bye.entrant)).collect();
        if !names.is_empty() {
            heading = heading + "\n" + &t.say(m::TournamentByes { names: t.and(&names) });
        }
    }
    pings.sort_unstable();
    pings.dedup();
    let all = boards.len();
    let text = section_of(t, heading, boards, all, (LONGEST_TEXT, Rest::Pairings));
    news(t, now, text, pings)
}

/// The thread of the boards of rounds.
pub fn round_name(t: &Texts, now: &Snapshot, first: u16, last: u16) -> String {
    let name = super::label(t, &now.tournament);
    match now.replay.rounds().filter(|_| first == last) {
        Some(rounds) => {
            format!("{name} · {}", t.say(m::TournamentTableRound { round: first, rounds }))
        }
        None => name,
    }
}

/// Calls players to their games of the rounds that have begun.
pub fn calls(
    t: &Texts,
    now: &Snapshot,
    (games, links): Boards<'_>,
    (first, last): (u16, u16),
    entrants: &[EntrantId],
) -> Option<Post> {
    let tournament = tournament_name(t, now);
    let mut lines = vec![t.say(m::TournamentCalls { tournament })];
    let mut pings = Vec::new();
    for &entrant in entrants {
        let own = of_rounds(now, first, last).filter(|game| game.is_open()).filter_map(|paired| {
            paired.seating().seat_of(entrant)?;
            let others: Vec<EntrantId> = paired.seating().opponents_of(entrant).collect();
            let game = present_game(paired.id, games);
            let code = game.map(|game| linked(game, links.get(&game.id)) + " ");
            Some(code.unwrap_or_default() + &names(t, now, &others))
        });
        let own: Vec<String> = own.collect();
        if own.is_empty() {
            continue;
        }
        pings.extend(person(now, entrant).map(|it| it.id));
        let more = if own.len() > MOST_CALLED { ", …" } else { "" };
        let listed = own[..own.len().min(MOST_CALLED)].join(", ");
        lines.push(format!("{}: {listed}{more}", addressed(t, now, entrant)));
    }
    (!pings.is_empty()).then(|| news(t, now, whole_lines(t, lines), pings))
}

fn of_rounds(now: &Snapshot, first: u16, last: u16) -> impl Iterator<Item = &PairedGame> {
    now.replay.games().iter().filter(move |game| (first..=last).contains(&game.round.0))
}

/// The member behind a number, if they still play themselves.
fn person(now: &Snapshot, entrant: EntrantId) -> Option<&Person> {
    let playing = now.replay.entrant(entrant)?.is_active();
    let person = &now.tournament.entrant(entrant)?.person;
    (playing && !person.id.is_former()).then_some(person)
}

/// An entrant as they are addressed: members by a mention.
fn addressed(t: &Texts, now: &Snapshot, entrant: EntrantId) -> String {
    person(now, entrant).map_or_else(|| name(t, now, entrant), mention)
}

/// Tells those who have entered what is played now, and when it starts, without pinging anybody.
pub fn edited(t: &Texts, now: &Snapshot) -> Post {
    let mut lines = vec![t.say(m::TournamentEdited { tournament: tournament_name(t, now) })];
    lines.extend(about(t, &now.tournament));
    lines.extend(stage(t, now));
    let [_, leave] = join_and_leave(t, &now.tournament);
    said(whole_lines(t, lines)).with_buttons(vec![leave])
}

/// Asks a member whether they want to enter, or to replace somebody; `None` if they have answered.
pub fn invitation(t: &Texts, now: &Snapshot, entrant: EntrantId) -> Option<Post> {
    let invited = now.tournament.entrant(entrant)?;
    if invited.state != play::tournament::EntrantState::Invited || now.tournament.is_over() {
        return None;
    }
    let (member, tournament) = (mention(&invited.person), tournament_name(t, now));
    let mut lines = vec![match now.leaver_for(invited.person.id) {
        Some(leaver) => {
            let (player, open) = (name(t, now, leaver.number), open_games(now, leaver.number));
            t.say(m::TournamentSubstitute { member, tournament, player, open })
        }
        None => t.say(m::TournamentInvitation { member, tournament }),
    }];
    lines.extend(about(t, &now.tournament));
    let answers = [TournamentAction::Enter(entrant.0), TournamentAction::Refuse(entrant.0)];
    Some(asks(t, now, (whole_lines(t, lines), invited.person.id), answers))
}

/// Tells a member, the organiser and the channel that the member no longer takes part by this event, and why, with the
/// way back if there is one; `None` if they take part again.
pub fn excluded(t: &Texts, now: &Snapshot, entrant: EntrantId, seq: i64) -> Option<Post> {
    let event = now.events.iter().find(|event| event.seq == seq)?;
    let Happened::Excluded { why, .. } = event.kind else {
        return None;
    };
    let status = now.replay.entrant(entrant)?.status();
    let member = &now.tournament.entrant(entrant)?.person;
    if status == Status::Active || member.id.is_former() {
        return None;
    }
    let reason: &str = why.into();
    let (tournament, player) = (tournament_name(t, now), mention(member));
    let mut lines = vec![t.say(m::TournamentExcluded { why: reason, member: player, tournament })];
    lines.extend((status == Status::Struck).then(|| t.say(m::TournamentExcludedStruck)));
    let organiser = format!("<@{}>", now.tournament.organiser);
    let returns = now.replay.can_return(entrant);
    lines.extend(returns.then(|| t.say(m::TournamentExcludedBack { organiser })));
    let mut pings = vec![member.id];
    // An organiser knows what they have decided.
    pings.extend(
        (why == Exclusion::Forfeits && now.tournament.organiser != member.id)
            .then_some(now.tournament.organiser),
    );
    let mut buttons = looks(t, &now.tournament);
    if returns {
        let ask = OrganiserAction::Ask(Decision::Reinstate(entrant));
        let label = t.say(m::TournamentButtonReinstate);
        buttons.insert(0, button(&now.tournament, TournamentAction::Organise(ask), label));
    }
    Some(Post { pings, ..said(lines.join(" ")) }.with_buttons(buttons))
}

/// Tells a member and the channel that the member takes part again; `None` if they have left once more.
pub fn reinstated(t: &Texts, now: &Snapshot, entrant: EntrantId) -> Option<Post> {
    let returned = person(now, entrant)?;
    let (member, tournament) = (mention(returned), tournament_name(t, now));
    let text = match now.tournament.settings.system {
        System::Ladder => t.say(m::TournamentReinstatedLadder { member, tournament }),
        _ => t.say(m::TournamentReinstated { member, tournament }),
    };
    Some(news(t, now, text, vec![returned.id]))
}

/// Tells the organiser that a member does not want to replace another.
pub fn substitute_declined(t: &Texts, now: &Snapshot, [leaver, other]: [EntrantId; 2]) -> Post {
    let declined = m::TournamentSubstituteDeclined {
        member: format!("<@{}>", now.tournament.organiser),
        substitute: name(t, now, other),
        tournament: tournament_name(t, now),
        player: name(t, now, leaver),
    };
    to_organiser(t, now, t.say(declined))
}

/// Tells the organiser that the end of a round has come, and which games are open.
pub fn overdue(t: &Texts, now: &Snapshot, games: &Visible<Game>, round: u16) -> Post {
    let mut lines = vec![t.say(m::TournamentOverdue {
        member: format!("<@{}>", now.tournament.organiser),
        round,
        tournament: tournament_name(t, now),
    })];
    let open = now.replay.open_games();
    lines.extend(open.map(|paired| pairing_line(t, now, paired, games)));
    to_organiser(t, now, whole_lines(t, lines))
}

/// The code of the game of a pairing; an ellipsis where the readers may not read about it.
fn code(board: pairing::GameId, games: &Visible<Game>) -> &str {
    present_game(board, games).map_or("…", |game| &game.code)
}

/// Announces who waits for whom, the longest wait first, without pinging anybody: the boards do that. `None` if no
/// game is open.
pub fn waits(t: &Texts, now: &Snapshot, games: &Visible<Game>) -> Option<Post> {
    let open = now.replay.open_games().filter_map(|paired| present_game(paired.id, games));
    let unnamed = now.replay.open_games().filter(|it| present_game(it.id, games).is_none()).count();
    let mut waiting: Vec<(i64, String)> = open
        .filter_map(|game| {
            let mover = game.to_move.filter(|_| game.status == GameStatus::Active)?;
            let since = game.timing.began_at.unwrap_or(now.now);
            let others = others_written(t, game, Some(game.players[mover].person.id));
            let line = t.say(m::TournamentWaitsLine {
                code: game.code.as_str(),
                player: written(t, &game.name(mover)),
                others: t.and(&others),
                since: moment(since, 'R'),
            });
            Some((since, line))
        })
        .collect();
    if waiting.is_empty() {
        return None;
    }
    waiting.sort();
    let heading = t.say(m::TournamentWaits { tournament: tournament_name(t, now) });
    let all = waiting.len() + unnamed;
    let lines = waiting.into_iter().map(|(_, line)| (line, 1)).collect();
    let text = section_of(t, heading, lines, all, (LONGEST_TEXT, Rest::Pairings));
    Some(news(t, now, text, Vec::new()))
}

/// Tells the organiser that the tournament could not start at its time.
pub fn start_missed(t: &Texts, now: &Snapshot) -> Post {
    let missed = m::TournamentStartMissed {
        member: format!("<@{}>", now.tournament.organiser),
        tournament: tournament_name(t, now),
    };
    to_organiser(t, now, t.say(missed))
}

/// Tells the organiser that a game was called off and that they must decide what it counts; `None` if they have.
pub fn called_off(
    t: &Texts,
    now: &Snapshot,
    games: &Visible<Game>,
    board: pairing::GameId,
) -> Option<Post> {
    let paired = now.replay.game(board).filter(|game| game.is_open())?;
    let called_off = m::TournamentCalledOff {
        member: format!("<@{}>", now.tournament.organiser),
        tournament: tournament_name(t, now),
        names: names(t, now, paired.seating().entrants()),
        code: code(board, games),
    };
    Some(to_organiser(t, now, t.say(called_off)))
}

/// A message to a member, with the buttons to accept and to decline.
fn asks(
    t: &Texts,
    now: &Snapshot,
    (text, member): (String, UserId),
    [accept, decline]: [TournamentAction; 2],
) -> Post {
    let accept = button(&now.tournament, accept, t.say(m::TournamentButtonAccept));
    let decline = button(&now.tournament, decline, t.say(m::TournamentButtonDecline));
    Post { pings: vec![member], ..said(text) }
        .with_buttons(vec![accept.style(ButtonStyle::Primary), decline])
}

/// Tells a member that they have been challenged, by this event; `None` if the challenge is settled.
pub fn challenge(t: &Texts, now: &Snapshot, challenger: EntrantId, seq: i64) -> Option<Post> {
    let mut waiting = now.replay.challenges().iter().filter(|_| now.awaits_answer(seq));
    let challenge = waiting.find(|it| it.challenger == challenger)?;
    let defender = now.tournament.entrant(challenge.defender)?;
    let challenged = m::TournamentChallenge {
        member: mention(&defender.person),
        player: name(t, now, challenger),
        rung: now.replay.rung_of(challenge.defender).unwrap_or_default(),
        tournament: tournament_name(t, now),
    };
    let answers = [TournamentAction::Accept(Some(seq)), TournamentAction::Decline(Some(seq))];
    Some(asks(t, now, (t.say(challenged), defender.person.id), answers))
}

/// Reminds a member of a challenge that this event has made, before they lose their rung; `None` if it is settled.
pub fn challenge_reminder(
    t: &Texts,
    now: &Snapshot,
    challenger: EntrantId,
    seq: i64,
) -> Option<Post> {
    let mut waiting = now.replay.challenges().iter().filter(|_| now.awaits_answer(seq));
    let challenge = waiting.find(|it| it.challenger == challenger)?;
    let defender = now.tournament.entrant(challenge.defender)?;
    let reminder = m::TournamentChallengeReminder {
        member: mention(&defender.person),
        player: name(t, now, challenger),
        rung: now.replay.rung_of(challenge.defender).unwrap_or_default(),
        tournament: tournament_name(t, now),
        until: moment(now.challenge_ends_at(challenger)?, 'f'),
    };
    let answers = [TournamentAction::Accept(Some(seq)), TournamentAction::Decline(Some(seq))];
    Some(asks(t, now, (t.say(reminder), defender.person.id), answers))
}

/// Tells what came of a challenge for a rung. Whoever waited for it is called; to its game, both are.
pub fn challenge_settled(
    t: &Texts,
    now: &Snapshot,
    (games, links): Boards<'_>,
    [challenger, defender]: [EntrantId; 2],
    (rung, outcome): (u32, ChallengeOutcome),
) -> Post {
    let tournament = tournament_name(t, now);
    let called = match outcome {
        ChallengeOutcome::Accepted => vec![challenger, defender],
        ChallengeOutcome::Declined | ChallengeOutcome::Unanswered => vec![challenger],
        ChallengeOutcome::TakenBack => vec![defender],
        // The other one has left.
        ChallengeOutcome::Void => {
            let stays =
                |it: &EntrantId| now.replay.entrant(*it).is_some_and(pairing::Entrant::is_active);
            [challenger, defender].into_iter().filter(stays).collect()
        }
        ChallengeOutcome::Won | ChallengeOutcome::Kept => Vec::new(),
    };
    let written = |entrant| {
        if called.contains(&entrant) { addressed(t, now, entrant) } else { name(t, now, entrant) }
    };
    let (player, other) = (written(challenger), written(defender));
    let met = |paired: &&PairedGame| {
        let seats = paired.seating();
        called.iter().all(|it| seats.seat_of(*it).is_some())
    };
    let paired = now.replay.games().iter().rfind(met);
    let game = paired.and_then(|paired| present_game(paired.id, games));
    let game = game.map_or_else(String::new, |game| linked(game, links.get(&game.id)));
    let outcome: &str = outcome.into();
    let settled = m::TournamentChallengeSettled { outcome, tournament, player, other, rung, game };
    let pings = called.iter().filter_map(|it| person(now, *it)).map(|it| it.id).collect();
    news(t, now, t.say(settled), pings)
}

/// The result of each player of a pairing.
pub(super) fn seated(
    t: &Texts,
    now: &Snapshot,
    paired: &PairedGame,
    result: &GameResult,
) -> String {
    if let ([_, _], false) = (result.seats(), result.was_played()) {
        let winner = paired.seating().entrants().iter().zip(result.seats());
        let winner = winner.into_iter().find(|(_, seat)| **seat != SeatResult::Forfeit);
        return match winner {
            Some((entrant, _)) => {
                t.say(m::TournamentResultUnplayed { player: name(t, now, *entrant) })
            }
            None => t.say(m::TournamentResultNeither),
        };
    }
    let seats = paired.seating().entrants().iter().enumerate().map(|(seat, entrant)| {
        format!("{} {}", name(t, now, *entrant), sign(result, seat).unwrap_or_default())
    });
    seats.collect::<Vec<_>>().join(" – ")
}

/// Tells the channel and the players of a game what an organiser has ruled, by this event; `None` if it is no ruling.
pub fn ruled(
    t: &Texts,
    now: &Snapshot,
    games: &Visible<Game>,
    seq: i64,
    author: Option<&(UserId, Option<String>)>,
) -> Option<Post> {
    let event = now.events.iter().find(|event| event.seq == seq)?;
    let Happened::Ruling { game, before, after } = &event.kind else {
        return None;
    };
    let paired = now.replay.game(*game)?;
    let result = |result| seated(t, now, paired, result);
    let organiser = match author.filter(|(user, _)| !user.is_former()) {
        Some((user, _)) => format!("<@{user}>"),
        None => written(t, &Name::Former),
    };
    let mut lines = vec![t.say(m::TournamentRuled {
        tournament: tournament_name(t, now),
        organiser: organiser.as_str(),
        code: code(*game, games),
        result: result(after),
    })];
    lines.push(match before {
        Some(before) => t.say(m::TournamentRuledBefore { result: result(before) }),
        None => t.say(m::TournamentRuledOpen),
    });
    if let Some((_, Some(reason))) = author {
        lines.push(t.say(m::TournamentRuledReason { reason: plain(reason) }));
    }
    let players = paired.seating().entrants().iter().filter_map(|it| person(now, *it));
    let pings: Vec<UserId> = players.map(|it| it.id).collect();
    if author.is_some_and(|(user, _)| pings.contains(user)) {
        lines.push(t.say(m::TournamentRuledOwn { organiser }));
    }
    let told: Vec<String> = pings.iter().map(|user| format!("<@{user}>")).collect();
    lines.extend((!told.is_empty()).then(|| format!("-# {}", told.join(" "))));
    Some(news(t, now, whole_lines(t, lines), pings))
}

/// Announces the winners, with the standings and the cross-table as pictures.
pub fn podium(t: &Texts, renderer: &Renderer, now: &Snapshot) -> Post {
    let mut lines = vec![t.say(m::TournamentPodium { tournament: tournament_name(t, now) })];
    lines.extend(podiums(t, now));
    let void = now.replay.games().iter().filter(|game| game.state == GameState::Void).count();
    if void > 0 {
        lines.push(t.say(m::TournamentPodiumVoid { count: void }));
    }
    if let Format::League(league) = now.replay.format() {
        for drawn in league.drawn(&now.replay) {
            let names: Vec<String> = drawn.into_iter().map(|it| name(t, now, it)).collect();
            lines.push(t.say(m::TournamentLots { names: names.join(", ") }));
        }
        lines.push(t.say(m::TournamentNextSeason));
    }
    let first = (Some(0), None);
    let [standings, crossed] = [Table::Standings, Table::CrossTable]
        .map(|table| tables::shown(t, renderer, now, table, first, Theme::default()));
    Post {
        file: standings.and_then(|shown| shown.file),
        also: crossed.and_then(|shown| shown.file).into_iter().collect(),
        ..news(t, now, whole_lines(t, lines), Vec::new())
    }
}
