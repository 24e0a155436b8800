//! The worked positions in `data/`, each with its source.

use std::collections::BTreeSet;

use rules::{Border, ChevronAction, Kind, Path, Position, Seat, Status, Summary};

use crate::positions::{at, rows_and_turn};

#[test]
fn the_games_follow_the_worked_positions() {
    assert_eq!(follow(Kind::Pacru, include_str!("data/pacru.txt")), 100);
    assert_eq!(follow(Kind::Azacru, include_str!("data/azacru.txt")), 18);
    assert_eq!(follow(Kind::Shacru, include_str!("data/shacru.txt")), 9);
}

/// Follows a file of examples; returns the number of checks made.
fn follow(kind: Kind, file: &str) -> usize {
    let mut checks = 0;
    for example in file.split("\n== ").skip(1) {
        let (title, rest) = example.split_once('\n').expect("lines below the title");
        let line = rest.strip_prefix("position: ").and_then(|rest| rest.split('\n').next());
        let position = at(kind, "SN", line.expect("a position below the title"));
        assert_eq!(
            rows_and_turn(&position.position_line()),
            line.expect("checked above"),
            "{title}"
        );
        for line in rest.lines().skip(2).filter(|line| !line.is_empty()) {
            check(&position, line)
                .unwrap_or_else(|complaint| panic!("{title}: {line}: {complaint}"));
            checks += 1;
        }
    }
    checks
}

fn check(position: &Position, line: &str) -> Result<(), String> {
    let same = |found: String, wanted: &str| {
        if found == wanted { Ok(()) } else { Err(format!("found {found}")) }
    };
    if let Some((piece, fields)) =
        line.strip_prefix("destinations ").and_then(|rest| rest.split_once(": "))
    {
        return same(destinations(position, piece), fields);
    }
    if let Some(count) = line.strip_prefix("turns: ") {
        return same(position.perft(1).to_string(), count);
    }
    let columns: Vec<&str> = line.splitn(4, " | ").map(str::trim).collect();
    let (turn, wanted) = (columns[0], columns[1]);
    match position.play(turn) {
        Err(error) if wanted == "refused" && !error.is_unreadable() => Ok(()),
        Err(error) => Err(format!("refused: {error}")),
        Ok(played) if wanted == "refused" => Err(format!("accepted as {}", played.turn)),
        Ok(played) => {
            same(words(&played.summary, &played.position), &sorted(wanted))?;
            same(rows_and_turn(&played.position.position_line()), columns[2])
        }
    }
}

fn destinations(position: &Position, piece: &str) -> String {
    let targets: BTreeSet<String> = position
        .legal(false)
        .iter()
        .filter_map(|turn| turn.strip_prefix(piece))
        .map(|rest| rest[1..3].to_owned())
        .collect();
    targets.into_iter().collect::<Vec<_>>().join(" ")
}

fn sorted(words: &str) -> String {
    let words: BTreeSet<&str> = words.split('+').collect();
    words.into_iter().collect::<Vec<_>>().join("+")
}

/// What a summary tells, in the words of the data files.
fn words(summary: &Summary, after: &Position) -> String {
    let mut words = Vec::new();
    let Summary::Chevrons(summary) = summary else { panic!("not a chevron game") };
    match &summary.action {
        ChevronAction::Move(moved) => {
            words.extend(moved.captured.map(|_| "capture"));
            words.extend(match moved.path {
                Path::Plain => None,
                Path::Jump => Some("jump"),
                Path::Connection(_) => Some("connection"),
            });
            words.extend(moved.border.map(|border| match border {
                Border::Change(_) => "change",
                Border::Transformation { .. } => "transformation",
            }));
            words.extend(moved.meeting.map(|_| "meeting"));
            words.extend(moved.removed.then_some("removed"));
            if words.is_empty() {
                words.push("move");
            }
        }
        ChevronAction::Reorientation(_) => words.push("reorientation"),
        ChevronAction::Pass => words.push("pass"),
        _ => {}
    }
    words.extend(summary.eliminations.iter().map(|elimination| match elimination.cause {
        rules::EliminationCause::Captured => "captured out",
        _ => "out",
    }));
    let mut line = words.join("+").replace("+captured out", "");
    if let Status::Over(outcome) = after.status() {
        let winners: String = outcome.winners.into_iter().map(Seat::letter).collect();
        line = format!("{line}+won by {winners}");
    }
    sorted(&line)
}
