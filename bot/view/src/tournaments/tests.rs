//! Every text of a tournament in every language, while it is set up, played, and over.

use play::tournament::{
    Creation, Ending, Settings, Snapshot, System, complete, create, due, join, next_round, report,
    start,
};
use play::{Actor, Game, Language, Person};
use rules::Kind;

use super::*;
use crate::{LONGEST_TEXT, Post, texts};

const NOON: i64 = 1_793_620_800_000;

fn actor(id: i64) -> Actor {
    Actor {
        person: Person {
            id: id.into(),
            name: format!("Member *{id}* of the club"),
        },
        interaction: id.into(),
    }
}

/// A tournament as it is after each step, with the games begun by then.
fn steps(system: System, players: u8, entrants: i64) -> Vec<(Snapshot, Vec<Game>)> {
    let creation = Creation {
        guild: 1_i64.into(),
        channel: 2_i64.into(),
        settings: Settings {
            name: "Autumn".to_owned(),
            description: "For all".to_owned(),
            kind: Kind::Shacru,
            system,
            players,
            least_rating: Some(1000),
            ..Settings::default()
        },
    };
    let (change, _) = create(creation, &actor(1), 0, NOON).unwrap();
    let mut now = change.snapshot(NOON);
    let mut games = Vec::new();
    let mut steps = vec![(now.clone(), Vec::new())];
    for id in 1..=entrants {
        now = join(&now, &actor(id), None, &[]).unwrap().0.snapshot(NOON);
    }
    steps.push((now.clone(), Vec::new()));
    let mut change = start(&now).unwrap().0;
    loop {
        games.extend(change.games().iter().map(|begun| begun.game.clone()));
        now = change.snapshot(NOON);
        steps.push((now.clone(), games.clone()));
        let open: Vec<_> = now.replay.open_games().cloned().collect();
        for paired in open {
            let seats = u8::try_from(paired.seating().entrants().len()).unwrap();
            let places: Vec<u8> = (1..=seats).collect();
            let result = pairing::GameResult::places(&places).unwrap();
            let ended = report(&now, paired.id, &Ending::Result(result)).unwrap();
            now = ended.unwrap().snapshot(NOON);
        }
        steps.push((now.clone(), games.clone()));
        change = match due(&now) {
            play::tournament::Due::NextRound => next_round(&now, false).unwrap().0,
            play::tournament::Due::Complete => complete(&now).unwrap(),
            _ => return steps,
        };
    }
}

#[test]
fn every_text_fits_into_a_message_in_every_language() {
    for (system, players, entrants) in [
        (System::AllPlayAll, 2, 5),
        (System::AllPlayAll, 2, 12),
        (System::AllPlayAll, 4, 7),
        (System::Swiss, 2, 33),
        (System::Swiss, 3, 11),
        (System::League, 2, 24),
        (System::Ladder, 2, 5),
    ] {
        for (now, games) in steps(system, players, entrants) {
            for language in Language::ALL {
                let t = texts(*language);
                let posts = [
                    tournament(t, &now),
                    standings(t, &now),
                    cross_table(t, &now),
                    scoring(t, &now),
                    mine(t, &now, &games, 2_i64.into()),
                    list(t, std::slice::from_ref(&now.tournament)),
                    round(t, &now, &games, 1, 1),
                    overdue(t, &now, &games, 1),
                    podium(t, &now),
                ];
                for Post { text, .. } in posts {
                    assert!(text.chars().count() <= LONGEST_TEXT, "{text}");
                    assert_eq!(text.matches("```").count() % 2, 0, "{text}");
                    assert!(!text.contains("{ $"), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_cross_table_reads_on_a_phone() {
    let (now, _) = steps(System::AllPlayAll, 2, 4).pop().unwrap();
    let t = texts(Language::English);
    let shown = cross_table(t, &now).text;
    for line in shown.lines().skip(1) {
        assert!(line.chars().count() <= 36, "{line}");
    }
    let shown = standings(t, &now).text;
    let rows: Vec<&str> = shown
        .lines()
        .filter(|line| line.contains("Member"))
        .collect();
    assert_eq!(rows.len(), 4, "{shown}");
    assert!(rows.iter().all(|row| row.chars().count() <= 32), "{shown}");
}
