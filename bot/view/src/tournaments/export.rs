//! Exports tournaments for other programs.
//!
//! JSON has everything that was paired and played; CSV has the standings with a column for each
//! round; TRF is the format that programs for Swiss tournaments exchange: FIDE's Tournament Report
//! File of 2016 (handbook C.04, annex 2) with the line `XXR` for the number of rounds.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use pairing::{
    ByeKind, Entrant, EntrantId, GameResult, GameState, Line, PairedGame, RequestedBye, SeatResult,
    Standing,
};
use play::tournament::{Snapshot, System, TournamentError};
use serde_json::{Value, json};

use super::{bare_name, tournament_name};
use crate::messages as m;
use crate::texts::Texts;
use crate::{File, Post};

/// The formats of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum FileFormat {
    /// The standings, for spreadsheets.
    Csv,
    /// Everything, for programs.
    Json,
    /// FIDE's report, for programs for Swiss tournaments.
    Trf,
}

/// A tournament as an attachment for other programs. TRF is only defined for Swiss tournaments of
/// two-player games.
pub fn exported(t: &Texts, now: &Snapshot, format: FileFormat) -> Result<Post, TournamentError> {
    let text = written(t, now, format)?;
    Ok(Post {
        text: t.say(m::TournamentExported { tournament: tournament_name(t, now) }),
        file: Some(File {
            name: format!("{}.{format}", now.tournament.code),
            bytes: text.into_bytes(),
            alt: None,
        }),
        ..Post::default()
    })
}

/// The content of the file.
fn written(t: &Texts, now: &Snapshot, format: FileFormat) -> Result<String, TournamentError> {
    let settings = &now.tournament.settings;
    Ok(match format {
        FileFormat::Csv => csv(t, now),
        FileFormat::Json => format!("{:#}\n", json(t, now)),
        FileFormat::Trf if settings.system == System::Swiss && settings.players == 2 => trf(t, now),
        FileFormat::Trf => return Err(TournamentError::NoTrf),
    })
}

fn json(t: &Texts, now: &Snapshot) -> Value {
    let tournament = &now.tournament;
    let entrants = now.replay.entrants().iter().map(|entrant| {
        json!({
            "number": entrant.id(),
            "name": bare_name(t, now, entrant.id()),
            "rating": entrant.entry().rating,
            "status": entrant.status(),
        })
    });
    let games = now.replay.games().iter().map(|game| {
        json!({
            "number": game.id,
            "round": game.round,
            "group": game.pairing.group,
            "entrants": game.seating().entrants(),
            "state": match &game.state {
                GameState::Open => "open",
                GameState::Finished(_) => "finished",
                GameState::Void => "void",
            },
            "result": game.result(),
        })
    });
    json!({
        "name": tournament.settings.name,
        "code": tournament.code,
        "season": tournament.season,
        "status": tournament.status.as_str(),
        "settings": tournament.settings,
        "entrants": entrants.collect::<Vec<_>>(),
        "games": games.collect::<Vec<_>>(),
        "byes": now.replay.byes(),
        "standings": now.replay.standings(),
    })
}

/// A field of a CSV file, by RFC 4180. A name that a spreadsheet might take for a formula is
/// escaped, also with blanks before the sign or with a sign of full width.
fn field(text: &str) -> String {
    let signs = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];
    let computes = text.starts_with(['\t', '\r']) || text.trim_start().starts_with(signs);
    let quote = if computes { "'" } else { "" };
    format!("\"{quote}{}\"", text.replace('"', "\"\""))
}

fn csv(t: &Texts, now: &Snapshot) -> String {
    let rounds = now.replay.byes().len();
    let tie_breaks = now.replay.format().tie_breaks();
    let mut head: Vec<String> =
        ["group", "place", "number", "name", "points", "games"].map(str::to_owned).into();
    let word = |tie_break| match serde_json::to_value(tie_break) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    };
    head.extend(tie_breaks.iter().map(word));
    head.extend((1..=rounds).map(|round| format!("round {round}")));
    let mut lines = vec![head.join(",")];
    let cards = now.replay.scorecards();
    for group in now.replay.standings().groups {
        for row in &group.rows {
            let place = row.place.map_or_else(String::new, |place| place.to_string());
            let mut fields = vec![
                (group.group + 1).to_string(),
                place,
                row.entrant.0.to_string(),
                field(&bare_name(t, now, row.entrant)),
                decimal(row.points.twelfths(), 12),
                row.games.to_string(),
            ];
            fields.extend(tie_breaks.iter().map(|tie_break| {
                let value = row.tie_breaks.iter().find(|(by, _)| by == tie_break);
                let value = value.and_then(|(_, value)| *value);
                value.map_or_else(String::new, |value| decimal(value.twenty_fourths(), 24))
            }));
            let card = cards.iter().find(|card| card.entrant == row.entrant);
            fields.extend((1..=rounds).map(|round| {
                let mut lines = card.into_iter().flat_map(|card| &card.lines);
                let line = lines.find(|line| usize::from(line.round().0) == round);
                field(&line.map_or_else(String::new, |line| of_round(line, row)))
            }));
            lines.push(fields.join(","));
        }
    }
    lines.join("\r\n") + "\r\n"
}

/// Fractions as a decimal number for spreadsheets; three digits distinguish twelfths.
fn decimal(parts: impl Into<i64>, of: i64) -> String {
    let parts = parts.into();
    let thousandths = (parts.abs() * 1000 + of / 2) / of;
    let sign = if parts < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths / 1000, thousandths % 1000);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{rest:03}").trim_end_matches('0').to_owned()
}

/// The numbers of the opponents, and the points.
fn of_round(line: &Line<'_>, row: &Standing) -> String {
    let points =
        line.points().map_or_else(|| "?".to_owned(), |points| decimal(points.twelfths(), 12));
    match line {
        Line::Game { game, .. } => {
            let others = game.seating().opponents_of(row.entrant);
            let others: Vec<String> = others.map(|other| other.0.to_string()).collect();
            format!("{}: {points}", others.join(" "))
        }
        Line::Bye { .. } => format!("bye: {points}"),
        Line::Missed { .. } => format!("absent: {points}"),
    }
}

fn trf(t: &Texts, now: &Snapshot) -> String {
    let tournament = &now.tournament;
    let name: String = tournament.settings.name.replace(['\r', '\n'], " ");
    // Programs for tournaments expect the numbers from 1 on without a gap.
    let playing = || now.replay.entrants().iter().filter(|entrant| !entrant.never_played());
    let numbers: BTreeMap<EntrantId, usize> = playing().map(Entrant::id).zip(1..).collect();
    let mut text = format!("012 {name}\n062 {}\n", numbers.len());
    text.push_str("092 Individual: Swiss-System\n");
    if let Some(rounds) = now.replay.rounds() {
        let _ = writeln!(text, "XXR {rounds}");
    }
    let standings = now.replay.standings();
    let cards = now.replay.scorecards();
    for entrant in playing() {
        let row = standings.of(entrant.id()).map(|(_, row)| row);
        let name: String = bare_name(t, now, entrant.id()).chars().take(33).collect();
        let points = row.map_or(0, |row| i64::from(row.points.twelfths()) * 10 / 12);
        let rank = row.and_then(|row| row.place).unwrap_or(0);
        let _ = write!(
            text,
            "001 {:>4} {:>4} {name:<33} {:>4} {:>3} {:>11} {:>10} {:>2}.{} {rank:>4}",
            numbers[&entrant.id()],
            "",
            entrant.entry().rating.unwrap_or(0),
            "",
            "",
            "",
            points / 10,
            points % 10,
        );
        let card = cards.iter().find(|card| card.entrant == entrant.id());
        for line in card.into_iter().flat_map(|card| &card.lines) {
            let (opponent, colour, result) = trf_round(line, entrant.id(), &numbers);
            let _ = write!(text, "  {opponent:>4} {colour} {result}");
        }
        text.push('\n');
    }
    text
}

/// Opponent, colour and result of a round in the notation of TRF.
fn trf_round(
    line: &Line<'_>,
    entrant: EntrantId,
    numbers: &BTreeMap<EntrantId, usize>,
) -> (String, char, char) {
    let nobody = |result| ("0000".to_owned(), '-', result);
    match line {
        Line::Game { game, seat } => {
            let opponent = game.seating().opponents_of(entrant).next();
            let opponent = opponent.and_then(|opponent| numbers.get(&opponent).copied());
            let opponent = opponent.unwrap_or(0).to_string();
            let colour = if *seat == 0 { 'w' } else { 'b' };
            (opponent, colour, trf_result(game, *seat))
        }
        Line::Bye { kind, .. } => nobody(match kind {
            ByeKind::Allocated { .. } | ByeKind::Walkover => 'U',
            ByeKind::Organiser | ByeKind::Requested(RequestedBye::Full) => 'F',
            ByeKind::Requested(RequestedBye::Half) => 'H',
            ByeKind::Requested(RequestedBye::Zero) | ByeKind::Rest => 'Z',
        }),
        Line::Missed { points, .. } if points.twelfths() == 6 => nobody('H'),
        Line::Missed { .. } => nobody('Z'),
    }
}

fn trf_result(game: &PairedGame, seat: usize) -> char {
    let Some(result) = game.result() else {
        return ' ';
    };
    let played = GameResult::was_played(result);
    match (result.seats().get(seat), result.points_of(seat).twelfths()) {
        (Some(SeatResult::Forfeit), _) => '-',
        (_, 12) if played => '1',
        (_, 12) => '+',
        (_, 6) => '=',
        _ => '0',
    }
}

#[cfg(test)]
mod tests {
    use play::Language;

    use super::*;
    use crate::texts;
    use crate::tournaments::tests::{actor, steps};

    /// A tournament of three entrants after its first round, in which one of a Swiss had a bye.
    fn played(system: System) -> Snapshot {
        let (mut now, _) = steps(system, 2, 3).swap_remove(3);
        for (entrant, name) in [(1, "=cmd(\"x\")"), (2, "Eva, of the club")] {
            now.tournament.entrants[entrant].person.name = name.to_owned();
        }
        now
    }

    fn text(now: &Snapshot, format: FileFormat) -> String {
        written(texts(Language::English), now, format).unwrap()
    }

    /// The columns are those of FIDE's handbook C.04, annex 2: rank 5-8, name 15-47, rating 49-52,
    /// points 81-84, place 86-89, then ten for each round from 92.
    #[test]
    fn other_programs_read_a_swiss() {
        let now = played(System::Swiss);
        let text = text(&now, FileFormat::Trf);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "012 Autumn");
        let players: Vec<&str> =
            lines.iter().filter(|line| line.starts_with("001")).copied().collect();
        assert_eq!(players.len(), 3, "{text}");
        let column = |line: &str, from: usize, to: usize| {
            line.chars().skip(from - 1).take(to + 1 - from).collect::<String>().trim().to_owned()
        };
        for (number, line) in (1..).zip(&players) {
            assert_eq!(column(line, 5, 8), number.to_string());
            assert_eq!(column(line, 15, 47), now.tournament.name_of(EntrantId(number)));
            assert_eq!(column(line, 49, 52), "1700");
            assert_eq!(line.chars().count(), 99, "{line:?}");
        }
        let results: Vec<String> = players.iter().map(|line| column(line, 92, 99)).collect();
        let points: Vec<String> = players.iter().map(|line| column(line, 81, 84)).collect();
        for (result, points) in results.iter().zip(&points) {
            let expected = if result.ends_with('0') { "0.0" } else { "1.0" };
            assert_eq!(points, expected, "{text}");
        }
        assert_eq!(results.iter().filter(|it| *it == "0000 - U").count(), 1);
        assert_eq!(results.iter().filter(|it| it.ends_with("w 1")).count(), 1);
        assert_eq!(results.iter().filter(|it| it.ends_with("b 0")).count(), 1);
        // A tournament of another system cannot be exported like this.
        let other = played(System::AllPlayAll);
        assert!(exported(texts(Language::English), &other, FileFormat::Trf).is_err());
    }

    /// A member who left before the start stands in no file, and leaves no gap in the numbers.
    #[test]
    fn only_those_who_were_there_are_exported() {
        let entered = steps(System::Swiss, 2, 5).swap_remove(1).0;
        let left = play::tournament::leave(&entered, &actor(2)).unwrap().0.after;
        let now = play::tournament::start(&left).unwrap().0.after;
        let report = text(&now, FileFormat::Trf);
        let players: Vec<&str> = report.lines().filter(|line| line.starts_with("001")).collect();
        assert!(report.contains("\n062 4\n"), "{report}");
        let numbers: Vec<&str> = players.iter().map(|line| line[4..8].trim()).collect();
        assert_eq!(numbers, ["1", "2", "3", "4"], "{report}");
        let met: Vec<&str> = players.iter().map(|line| line[91..95].trim()).collect();
        assert_eq!(met, ["3", "4", "1", "2"], "{report}");
        let places: Vec<&str> = players.iter().map(|line| line[85..89].trim()).collect();
        assert_eq!(places, ["1"; 4], "{report}");
        assert_eq!(text(&now, FileFormat::Csv).lines().count(), 5);
        let read: Value = serde_json::from_str(&text(&now, FileFormat::Json)).unwrap();
        assert_eq!(read["standings"]["groups"][0]["rows"].as_array().unwrap().len(), 4);
        assert_eq!(read["entrants"][1]["status"], "withdrawn");
    }

    #[test]
    fn spreadsheets_read_names_as_names() {
        let text = text(&played(System::Swiss), FileFormat::Csv);
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert!(lines[0].starts_with("group,place,number,name,points,games,"), "{text}");
        assert!(lines[0].ends_with(",round 1"), "{text}");
        assert!(text.contains(r#""'=cmd(""x"")""#), "{text}");
        assert!(text.contains("\"Eva, of the club\""), "{text}");
        assert_eq!(field(" =1"), "\"' =1\"");
        assert_eq!(field("\u{ff1d}HYPERLINK(1)"), "\"'\u{ff1d}HYPERLINK(1)\"");
        assert_eq!(decimal(28_i64, 24), "1.167");
        assert_eq!(decimal(-12_i64, 24), "-0.5");
    }

    #[test]
    fn programs_read_everything() {
        let now = played(System::Swiss);
        let read: Value = serde_json::from_str(&text(&now, FileFormat::Json)).unwrap();
        assert_eq!(read["entrants"].as_array().unwrap().len(), 3);
        assert_eq!(read["games"][0]["state"], "finished");
        let rows = read["standings"]["groups"][0]["rows"].as_array().unwrap();
        assert_eq!(rows.len(), now.replay.standings().groups[0].rows.len());
    }
}
