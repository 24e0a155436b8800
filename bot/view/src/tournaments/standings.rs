//! Standings and cross-tables as text that fits the width of a phone.

use std::collections::BTreeMap;

use pairing::{
    ByeKind, EntrantId, Format, GameResult, GameState, GroupStandings, Line, PairedGame, PlayEvent,
    SeatResult, Standing, TieBreak, Zone,
};
use play::UserId;
use play::tournament::{Happened, Snapshot, System, challengeable};

use super::{bare_name, challenge_button, has_challenges, name, tournament_error, tournament_name};
use crate::Post;
use crate::limits::{fit, whole_lines};
use crate::messages as m;
use crate::texts::Texts;

/// The characters of a name in a table: with place, points and games a line has at most 32.
const NAME: usize = 16;

/// How many entrants of a group are named at most, where places are shared.
const LEADERS: usize = 6;

/// The mark of a result that the organiser has ruled.
const RULED: &str = "°";

/// The mark of a result without play.
pub(super) const UNPLAYED: &str = "*";

/// The largest group whose cross-table fits the width of a phone.
const WIDEST: usize = 12;

/// A name in a monospaced table, padded or truncated.
fn padded(name: &str, width: usize) -> String {
    let is_shown = |letter: &char| !letter.is_control() && *letter != '`';
    format!("{:<width$}", fit(name.chars().filter(is_shown).collect(), width))
}

/// The text beside a cross-table: the meaning of its signs, as far as they occur. Groups of at most
/// `square` entrants have a column for each opponent.
pub(super) fn cross_table_words(
    t: &Texts,
    now: &Snapshot,
    square: usize,
    picture: bool,
) -> Vec<String> {
    let mut words = vec![t.say(m::TournamentCrossTable { tournament: tournament_name(t, now) })];
    let groups = now.replay.standings().groups;
    let square = groups.iter().all(|group| is_square(now, &group.rows, square));
    // Without a picture, each round is in words.
    if !square && picture {
        words.push(if now.tournament.settings.players > 2 {
            t.say(m::TournamentCrossTablePlaces)
        } else {
            t.say(m::TournamentCrossTableRounds)
        });
    }
    let mut results = now.replay.games().iter().filter_map(PairedGame::result);
    if (square || picture) && results.any(|result| !result.was_played()) {
        words.push(t.say(m::TournamentCrossTableUnplayed));
    }
    if now.replay.games().iter().any(|game| is_ruled(now, game)) {
        words.push(t.say(m::TournamentCrossTableRuled));
    }
    words
}

/// Whether a group has a column for each opponent instead of one for each round.
pub(super) fn is_square(now: &Snapshot, group: &[Standing], most: usize) -> bool {
    let settings = &now.tournament.settings;
    settings.players == 2 && settings.system != System::Swiss && group.len() <= most
}

/// The text beside a picture of the standings.
pub(super) fn standings_words(t: &Texts, now: &Snapshot) -> String {
    let mut lines = vec![standings_heading(t, now)];
    lines.extend(explained(t, now));
    lines.join("\n")
}

/// The standings, and below those of a ladder whom a member can challenge now, with the button for
/// it, or why there is nobody.
pub fn with_challengeable(t: &Texts, now: &Snapshot, user: UserId, post: Post) -> Post {
    if !has_challenges(&now.tournament) {
        return post;
    }
    let (line, buttons) = match challengeable(now, user) {
        Ok(others) => {
            let others: Vec<String> = others.into_iter().map(|other| name(t, now, other)).collect();
            let line = t.say(m::TournamentChallengeable { players: t.and(&others) });
            (line, vec![challenge_button(t, &now.tournament)])
        }
        Err(refusal) => (tournament_error(t, &refusal), Vec::new()),
    };
    Post { text: format!("{}\n{line}", post.text), ..post }.with_buttons(buttons)
}

/// The heading of the standings.
fn standings_heading(t: &Texts, now: &Snapshot) -> String {
    let tournament = tournament_name(t, now);
    match now.tournament.settings.system {
        System::Ladder => t.say(m::TournamentLadderStandings { tournament }),
        _ => t.say(m::TournamentStandings { tournament }),
    }
}

/// The meaning of the marks in the standings, and the tie-breaks; a ladder has none.
fn explained(t: &Texts, now: &Snapshot) -> Vec<String> {
    if now.tournament.settings.system == System::Ladder {
        return Vec::new();
    }
    let zones = (!zones(now).is_empty()).then(|| t.say(m::TournamentZones));
    zones.into_iter().chain([ties(t, now.replay.format())]).collect()
}

/// The standings as monospaced text.
pub(super) fn standings_text(t: &Texts, now: &Snapshot) -> String {
    let ladder = now.tournament.settings.system == System::Ladder;
    let zones = zones(now);
    let table = |group: &GroupStandings| {
        let rows = group.rows.iter().map(|row| {
            let mut place =
                row.place.map_or_else(|| " –".to_owned(), |place| format!("{place:>2}"));
            if !zones.is_empty() {
                place += arrow(row, &zones).unwrap_or(" ");
            }
            let name = padded(&bare_name(t, now, row.entrant), NAME);
            if ladder {
                format!("{place} {name} {:>2}", row.games)
            } else {
                format!("{place} {name} {:>4} {:>2}", row.points.to_string(), row.games)
            }
        });
        blocks(&rows.collect::<Vec<_>>())
    };
    let mut lines = vec![standings_heading(t, now)];
    lines.extend(by_group(t, now, table));
    lines.extend(explained(t, now));
    whole_lines(t, lines)
}

/// What there is about each group, below its name if there are several.
fn by_group(
    t: &Texts,
    now: &Snapshot,
    about: impl Fn(&GroupStandings) -> Vec<String>,
) -> Vec<String> {
    let groups = now.replay.standings().groups;
    let named = groups.iter().filter(|_| groups.len() > 1);
    let mut names = named.map(|group| format!("**{}**", group_name(t, now, group.group)));
    groups.iter().flat_map(|group| names.next().into_iter().chain(about(group))).collect()
}

/// What the places of a league mean for the next season; empty in other systems, and before a game
/// is over.
pub(super) fn zones(now: &Snapshot) -> BTreeMap<EntrantId, Zone> {
    match now.replay.format() {
        Format::League(league) if is_any_over(now) => {
            league.next_season(&now.replay).into_iter().map(|it| (it.entrant, it.zone)).collect()
        }
        _ => BTreeMap::new(),
    }
}

/// The sign for a promotion or relegation; `None` if the place means neither.
pub(super) fn arrow(row: &Standing, zones: &BTreeMap<EntrantId, Zone>) -> Option<&'static str> {
    match zones.get(&row.entrant)? {
        Zone::Promotion => Some("↑"),
        Zone::Relegation => Some("↓"),
        Zone::Stay => None,
    }
}

fn is_any_over(now: &Snapshot) -> bool {
    now.replay.games().iter().any(|game| !game.is_open())
}

/// The tie-breaks.
pub(super) fn ties(t: &Texts, format: &Format) -> String {
    let named = format.tie_breaks().iter().map(|tie_break| {
        let name = match tie_break {
            TieBreak::DirectEncounter => t.say(m::TournamentTieDirect),
            TieBreak::SonnebornBerger => t.say(m::TournamentTieSonnebornBerger),
            TieBreak::Wins => t.say(m::TournamentTieWins),
            TieBreak::Difference => t.say(m::TournamentTieDifference),
            TieBreak::BuchholzCut1 => t.say(m::TournamentTieBuchholzCut),
            TieBreak::Buchholz => t.say(m::TournamentTieBuchholz),
            TieBreak::Firsts => t.say(m::TournamentTieFirsts),
            TieBreak::Seconds => t.say(m::TournamentTieSeconds),
            TieBreak::OpponentsPoints => t.say(m::TournamentTieOpponents),
        };
        format!("{name} ({})", code(*tie_break))
    });
    let named: Vec<String> = named.collect();
    t.say(m::TournamentTies { tie_breaks: named.join(", ") })
}

pub(super) fn group_name(t: &Texts, now: &Snapshot, group: u16) -> String {
    let number = group + 1;
    if now.tournament.settings.system == System::League {
        t.say(m::TournamentDivision { number })
    } else {
        t.say(m::TournamentGroup { number })
    }
}

/// The leaders of each group, for the message of the tournament.
pub(super) fn leaders(t: &Texts, now: &Snapshot) -> Vec<String> {
    if is_any_over(now) || now.tournament.settings.system == System::Ladder {
        podiums(t, now)
    } else {
        Vec::new()
    }
}

/// The first three places of each group.
pub(super) fn podiums(t: &Texts, now: &Snapshot) -> Vec<String> {
    by_group(t, now, |group| medals(t, now, group))
}

fn medals(t: &Texts, now: &Snapshot, group: &GroupStandings) -> Vec<String> {
    let ladder = now.tournament.settings.system == System::Ladder;
    let medal = |row: &Standing| {
        // Whoever has played nothing has won nothing.
        let sign = match row.place.filter(|_| has_result(now, row.entrant))? {
            1 => "🥇",
            2 => "🥈",
            3 => "🥉",
            _ => return None,
        };
        let name = name(t, now, row.entrant);
        Some(if ladder {
            format!("{sign} {name}")
        } else {
            format!("{sign} {name} ({})", row.points)
        })
    };
    let shared = |place| {
        let rows = group.rows.iter().filter(|row| row.place == Some(place));
        let count = rows.filter(|row| has_result(now, row.entrant)).count();
        (count > 1).then(|| t.say(m::TournamentPlaceShared { place, count }))
    };
    let medals = group.rows.iter().filter_map(medal).take(LEADERS);
    medals.chain((1..=3).filter_map(shared)).collect()
}

/// Whether an entrant has not forfeited each of their games that are over.
pub(super) fn has_result(now: &Snapshot, entrant: EntrantId) -> bool {
    now.replay.games().iter().any(|game| {
        let place = |result: &GameResult| result.place(game.seating().seat_of(entrant)?);
        game.result().and_then(place).is_some()
    })
}

/// The cross-table as monospaced text.
pub(super) fn cross_table_text(t: &Texts, now: &Snapshot) -> String {
    if now.replay.games().is_empty() {
        return t.say(m::TournamentNotPaired);
    }
    let mut lines = cross_table_words(t, now, WIDEST, false);
    lines.extend(by_group(t, now, |group| {
        if is_square(now, &group.rows, WIDEST) {
            blocks(&square_of(t, now, group))
        } else {
            rounds_of(t, now, group)
        }
    }));
    whole_lines(t, lines)
}

/// Monospaced rows in blocks, since a long text is cut only between blocks.
fn blocks(rows: &[String]) -> Vec<String> {
    rows.chunks(20).map(|block| format!("```\n{}\n```", block.join("\n"))).collect()
}

/// A line for each entrant, with a letter for each opponent.
fn square_of(t: &Texts, now: &Snapshot, group: &GroupStandings) -> Vec<String> {
    let letters = |entrant, other| {
        if entrant == other { "-".to_owned() } else { letters(now, entrant, other) }
    };
    let width = group.rows.iter().flat_map(|row| {
        group.rows.iter().map(|other| letters(row.entrant, other.entrant).chars().count())
    });
    let width = width.max().unwrap_or(1).max(1);
    let line = |(number, row): (usize, &Standing)| {
        let others = group.rows.iter();
        let cells = others.map(|other| format!("{:>width$}", letters(row.entrant, other.entrant)));
        let name = padded(&bare_name(t, now, row.entrant), NAME.saturating_sub(width * 2));
        format!("{number:>2} {name} {}", cells.collect::<Vec<_>>().join(" "))
    };
    (1..).zip(&group.rows).map(line).collect()
}

/// The results of the games between two entrants, from the view of the first.
pub(super) fn letters(now: &Snapshot, entrant: EntrantId, other: EntrantId) -> String {
    let met = now.replay.games().iter().filter(|game| {
        let seated = game.seating().entrants();
        seated.contains(&entrant) && seated.contains(&other)
    });
    met.filter_map(|game| result(now, game, entrant)).collect()
}

/// A line for each entrant, with what each round was for them, in words.
fn rounds_of(t: &Texts, now: &Snapshot, group: &GroupStandings) -> Vec<String> {
    let cards = now.replay.scorecards();
    let line = |(place, row): (usize, &Standing)| {
        let card = cards.iter().find(|card| card.entrant == row.entrant);
        let lines = card.into_iter().flat_map(|card| &card.lines);
        let rounds = lines.filter_map(|line| round_in_words(t, now, line, row.entrant));
        let rounds = rounds.collect::<Vec<_>>().join("; ");
        format!("{place}\\. {} ({}): {rounds}", name(t, now, row.entrant), row.points)
    };
    (1..).zip(&group.rows).map(line).collect()
}

/// What a round was for an entrant, in words; `None` if they had to rest.
fn round_in_words(
    t: &Texts,
    now: &Snapshot,
    line: &Line<'_>,
    entrant: EntrantId,
) -> Option<String> {
    let (game, seat) = match line {
        Line::Game { game, seat } => (*game, *seat),
        Line::Bye { kind: ByeKind::Rest, .. } => return None,
        Line::Bye { kind, .. } => {
            return Some(t.say(m::TournamentRested { points: kind.points().to_string() }));
        }
        Line::Missed { points, .. } => {
            return Some(t.say(m::TournamentAbsent { points: points.to_string() }));
        }
    };
    let others = game.seating().opponents_of(entrant).map(|other| name(t, now, other));
    let names = t.and(&others.collect::<Vec<_>>());
    let met = |result| t.say(m::TournamentMet { result, names: names.as_str() });
    let said = match game.result() {
        None if game.is_open() => met("open"),
        None => return None,
        Some(result) => match result.seats().get(seat)? {
            SeatResult::Forfeit => met("lost-unplayed"),
            SeatResult::Place(_) if !result.was_played() => met("won-unplayed"),
            SeatResult::Place(place) if result.seats().len() > 2 => {
                t.say(m::TournamentPlaced { place: *place, names: names.as_str() })
            }
            SeatResult::Place(_) => match result.points_of(seat).twelfths() {
                12 => met("won"),
                6 => met("drawn"),
                _ => met("lost"),
            },
        },
    };
    Some(said + if is_ruled(now, game) { RULED } else { "" })
}

/// The most letters of an opponent's name in a cell.
const IN_CELL: usize = 8;

/// A round of an entrant in a cell: the result, and whom they met.
pub(super) fn of_round(t: &Texts, now: &Snapshot, line: &Line<'_>, entrant: EntrantId) -> String {
    match line {
        Line::Game { game, .. } => {
            let other = game.seating().opponents_of(entrant).next();
            let other = other.map(|other| fit(bare_name(t, now, other), IN_CELL));
            let result = result(now, game, entrant).unwrap_or_default();
            format!("{result} {}", other.unwrap_or_default())
        }
        Line::Bye { kind: ByeKind::Rest, .. } => String::new(),
        Line::Missed { points, .. } if *points == pairing::Points::ZERO => String::new(),
        Line::Missed { points, .. } => points.to_string(),
        Line::Bye { kind, .. } => format!("{} {}", kind.points(), t.say(m::TournamentCellBye)),
    }
}

/// The result of a game for an entrant: points in a game of two, a place in a larger one, a dot
/// while it is open; `None` if it does not count for anybody.
///
/// A result that the organiser has ruled is marked.
pub(super) fn result(now: &Snapshot, game: &PairedGame, entrant: EntrantId) -> Option<String> {
    let seat = game.seating().seat_of(entrant)?;
    match &game.state {
        GameState::Open => Some("·".to_owned()),
        GameState::Void => None,
        GameState::Finished(result) => {
            Some(sign(result, seat)? + if is_ruled(now, game) { RULED } else { "" })
        }
    }
}

/// Whether the organiser has ruled the result of a game.
fn is_ruled(now: &Snapshot, game: &PairedGame) -> bool {
    now.events.iter().any(|event| match &event.kind {
        Happened::Play(PlayEvent::Ruled { game: ruled, .. }) => *ruled == game.id,
        _ => false,
    })
}

/// The result of a seat: points in a game of two, a place in a larger one.
pub(super) fn sign(result: &GameResult, seat: usize) -> Option<String> {
    Some(match result.seats().get(seat)? {
        SeatResult::Forfeit => format!("0{UNPLAYED}"),
        SeatResult::Place(_) if !result.was_played() => format!("1{UNPLAYED}"),
        SeatResult::Place(_) if result.seats().len() == 2 => {
            match result.points_of(seat).twelfths() {
                12 => "1".to_owned(),
                6 => "½".to_owned(),
                _ => "0".to_owned(),
            }
        }
        SeatResult::Place(place) => format!("({place})"),
    })
}

/// The heading of a tie-break's column, following FIDE's handbook.
pub(super) fn code(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::DirectEncounter => "DE",
        TieBreak::SonnebornBerger => "SB",
        TieBreak::Wins => "WIN",
        TieBreak::Difference => "+/−",
        TieBreak::BuchholzCut1 => "BH-C1",
        TieBreak::Buchholz => "BH",
        TieBreak::Firsts => "1.",
        TieBreak::Seconds => "2.",
        TieBreak::OpponentsPoints => "OPP",
    }
}
