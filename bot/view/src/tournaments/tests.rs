//! Every text of a tournament in every language: before, during and after play.

use std::collections::{BTreeSet, HashMap};

use play::tournament::{
    Creation, Decision, Ending, Happened, Settings, Snapshot, System, complete, create, due, join,
    next_round, report, start,
};
use play::{Actor, Game, Language, Person, Preferences, Show};
use render::Renderer;
use rules::Kind;

use super::standings::{cross_table_text, standings_text};
use super::*;
use crate::tapper::all_of;
use crate::{LONGEST_TEXT, Row, texts};

const NOON: i64 = 1_793_620_800_000;

const TABLES: [Table; 2] = [Table::Standings, Table::CrossTable];

pub(super) fn actor(id: i64) -> Actor {
    Actor::of(&Person::new(id, format!("Member *{id}* of the club")), id).expect("a name")
}

/// The states of a tournament after each step, with the games begun by then.
pub(super) fn steps(system: System, players: u8, entrants: i64) -> Vec<(Snapshot, Vec<Game>)> {
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
    let mut now = change.after.clone();
    let mut games = Vec::new();
    let mut steps = vec![(now.clone(), Vec::new())];
    for id in 1..=entrants {
        now = join(&now, &actor(id), Some(1700), &[]).unwrap().0.after;
    }
    steps.push((now.clone(), Vec::new()));
    let mut change = start(&now).unwrap().0;
    loop {
        games.extend(change.games.iter().map(|begun| begun.game.clone()));
        now = change.after.clone();
        steps.push((now.clone(), games.clone()));
        let open: Vec<_> = now.replay.open_games().cloned().collect();
        for paired in open {
            let seats = u8::try_from(paired.seating().entrants().len()).unwrap();
            let places: Vec<u8> = (1..=seats).collect();
            let result = pairing::GameResult::places(&places).unwrap();
            let ended = report(&now, paired.id, &Ending::Result(result)).unwrap();
            now = ended.unwrap().after;
        }
        steps.push((now.clone(), games.clone()));
        change = match due(&now) {
            play::tournament::Due::NextRound => next_round(&now, false).unwrap().0,
            play::tournament::Due::Complete => complete(&now, 2).unwrap(),
            _ => return steps,
        };
    }
}

#[test]
fn the_club_board_leads_to_a_tournament_and_says_what_comes_next() {
    let post = play::Posted { message: 4_i64.into(), channel: 2_i64.into(), seq: 1 };
    let (now, _) = &steps(System::Swiss, 2, 5)[2];
    let line = club_line(texts(Language::English), now, Some(&post));
    let said = "**[Autumn](https://discord.com/channels/1/2/4)** (Shacru): under way with 5 entrants. This is round 1 of 3; 0 of 2 games of this round are over. The round ends on <t:";
    assert!(line.starts_with(said), "{line}");
}

/// A round once counted every game that had been paired so far.
#[test]
fn a_round_counts_its_own_games() {
    let stage = |now: &Snapshot| post::stage(texts(Language::English), now).join(" ");
    let steps = steps(System::Swiss, 2, 5);
    let second = "This is round 2 of 3; 0 of 2 games of this round are over. ";
    let said = stage(&steps[4].0);
    assert!(said.starts_with(&(second.to_owned() + "The round ends on")), "{said}");
    let mut late = steps[2].0.clone();
    late.now += 100 * play::time::DAY;
    let said = stage(&next_round(&late, true).unwrap().0.after);
    assert!(said.starts_with(&(second.to_owned() + "2 games of earlier rounds are")), "{said}");
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
            let games = all_of(games);
            let links = games.iter().map(|game| {
                let post =
                    play::Posted { message: i64::MAX.into(), channel: i64::MAX.into(), seq: 1 };
                (game.id, post)
            });
            let links = links.collect();
            let everybody: Vec<EntrantId> =
                now.tournament.entrants.iter().map(|it| it.number).collect();
            for language in Language::ALL {
                let t = texts(*language);
                let second = MenuPages { games: 1, members: 0 };
                let posts = [
                    tournament(t, &now),
                    scoring(t, &now),
                    mine(t, &now, (&games, &links), &BTreeSet::new(), 2_i64.into()),
                    list(t, std::slice::from_ref(&now.tournament), true),
                    round(t, &now, (&games, &links), (1, 1), false),
                    round(t, &now, (&games, &links), (1, 15), true),
                    organiser(t, &now, &games, second, Some("!".repeat(300))),
                    log(t, &now, &games),
                    about_entrant(t, &now, EntrantId(2)),
                    overdue(t, &now, &games, 1),
                ];
                let calls = calls(t, &now, (&games, &links), (1, 15), &everybody);
                let waits = waits(t, &now, &games);
                assert_eq!(waits.is_some(), now.replay.open_games().next().is_some());
                let mut tables = vec![standings_text(t, &now), cross_table_text(t, &now)];
                if let Ok(pairings) = play::tournament::preview(&now) {
                    tables.push(preview(t, &now, &pairings).text);
                }
                let decisions = [
                    Decision::Begin { anyway: false },
                    Decision::Swap(EntrantId(2), EntrantId(3)),
                    Decision::Extend(7),
                    Decision::Pause,
                    Decision::Withdraw { entrant: EntrantId(2), computer: false },
                    Decision::End,
                ];
                let asked = decisions.into_iter().filter_map(|decision| {
                    let (change, _) = decision.decide(&now).ok()?;
                    let asked = confirm(t, &now, decision, &change);
                    assert!(matches!(&asked.rows[..], [Row::Buttons(both)] if both.len() == 2));
                    Some(asked)
                });
                let posts = posts.into_iter().chain(waits).chain(calls).chain(asked);
                let posts = posts.map(|post| post.text);
                for text in posts.chain(tables) {
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
    for line in cross_table_text(t, &now).lines().skip(1) {
        assert!(line.chars().count() <= 36, "{line}");
    }
    let shown = standings_text(t, &now);
    let rows: Vec<&str> = shown.lines().filter(|line| line.contains("Member")).collect();
    assert_eq!(rows.len(), 4, "{shown}");
    assert!(rows.iter().all(|row| row.chars().count() <= 32), "{shown}");
}

/// Finished games were once listed without their codes, so that nobody found them again, and the meaning of `+` and
/// `-` was explained nowhere.
#[test]
fn what_was_decided_without_play_is_explained() {
    let t = texts(Language::English);
    let (now, games) = steps(System::AllPlayAll, 2, 4).pop().unwrap();
    let (games, left) = (all_of(games), BTreeSet::new());
    let links = HashMap::new();
    let own = mine(t, &now, (&games, &links), &left, 1_i64.into()).text;
    let unplayed = "results without play";
    assert_eq!(own.matches("over; points: ").count(), 3, "{own}");
    assert!(!cross_table_text(t, &now).contains(unplayed));

    let (now, games) = steps(System::AllPlayAll, 2, 4).swap_remove(2);
    let first = now.replay.games()[0].id;
    let absent = vec![pairing::SeatResult::Place(1), pairing::SeatResult::Forfeit];
    let (change, _) = play::tournament::rule(&now, 1_i64.into(), first, absent, None).unwrap();
    let shown = cross_table_text(t, &change.after);
    assert!(shown.contains(unplayed), "{shown}");
    assert!(
        shown.contains("1*°") && shown.contains("`°` marks results on which the organiser"),
        "{shown}"
    );
    let games = all_of(games);
    let waits = mine(t, &now, (&games, &links), &left, 1_i64.into()).text;
    let codes = |text: &str| text.lines().filter(|line| line.starts_with('`')).count();
    assert_eq!((codes(&waits), codes(&own)), (3, 3), "{waits}");
}

/// Six of twelve once stood on the first step without a word.
#[test]
fn a_shared_place_is_said_to_be_shared() {
    let (now, _) = &steps(System::Swiss, 2, 12)[3];
    let said = [
        (Language::English, "6 players share first place."),
        (Language::Czech, "O\u{a0}1. místo se dělí 6 hráčů."),
    ];
    for (language, said) in said {
        let podium = podium(texts(language), &Renderer::new(), now).text;
        assert!(podium.contains(said) && podium.matches('🥇').count() == 6, "{podium}");
    }
}

/// The standings of a league show who is promoted and relegated; no other table does.
#[test]
fn a_league_shows_who_goes_up_and_down() {
    let t = texts(Language::English);
    let steps = steps(System::League, 2, 24);
    let (before, over) = (&steps[1].0, &steps[steps.len() - 1].0);
    assert!(!standings_text(t, before).contains('↑'));
    let shown = standings_text(t, over);
    let marks = |mark| shown.lines().filter(|line| line.contains(mark)).count();
    // Two entrants change places between the divisions each way, and a line explains the signs.
    assert_eq!((marks("↑"), marks("↓")), (3, 3), "{shown}");
    let (swiss, _) = super::tests::steps(System::Swiss, 2, 5).pop().unwrap();
    assert!(!standings_text(t, &swiss).contains('↑'));
}

/// `PACRU_PICTURES=folder cargo test -p view tournaments` writes the pictures to that folder.
#[test]
fn every_table_is_a_picture_whose_pages_are_turned() {
    let renderer = Renderer::new();
    let folder = std::env::var_os("PACRU_PICTURES").map(std::path::PathBuf::from);
    for (name, system, players, entrants, pages) in [
        ("all", System::AllPlayAll, 2, 10, [1, 1]),
        ("groups", System::AllPlayAll, 2, 12, [2, 2]),
        ("tables", System::AllPlayAll, 4, 7, [1, 1]),
        ("swiss", System::Swiss, 2, 33, [2, 3]),
        ("threes", System::Swiss, 3, 11, [1, 1]),
        ("league", System::League, 2, 24, [3, 3]),
        ("ladder", System::Ladder, 2, 5, [1, 1]),
    ] {
        let (now, _) = steps(system, players, entrants).pop().unwrap();
        let t = texts(Language::Spanish);
        let ladder = system == System::Ladder;
        // Members who cannot see pictures get the tables as text.
        for (show, picture, text) in
            [(Show::Picture, true, false), (Show::Text, false, true), (Show::Both, true, true)]
        {
            let preferences = Preferences { show, ..Preferences::default() };
            for of in TABLES.into_iter().take(if ladder { 1 } else { 2 }) {
                let post = table(t, &renderer, &now, (of, None), 1_i64.into(), &preferences);
                assert_eq!(post.file.is_some(), picture);
                assert_eq!(post.text.contains("Member"), text, "{}", post.text);
            }
        }
        let preferences = Preferences::default();
        for page in (0..pages[0].max(pages[1])).chain([255]) {
            let shown = TABLES
                .map(|of| table(t, &renderer, &now, (of, Some(page)), 1_i64.into(), &preferences));
            for (shown, pages) in shown.into_iter().zip(pages) {
                let Some(file) = shown.file else {
                    assert!(ladder, "{name}: no picture");
                    continue;
                };
                let alt = file.alt.unwrap();
                assert!((1..=1024).contains(&alt.chars().count()), "{alt}");
                assert!(alt.contains("Member"), "{alt}");
                let buttons: Vec<_> = shown
                    .rows
                    .iter()
                    .flat_map(|row| match row {
                        Row::Buttons(buttons) => buttons.as_slice(),
                        Row::Menu(_) => &[],
                    })
                    .collect();
                let ids: std::collections::BTreeSet<_> =
                    buttons.iter().map(|button| button.custom_id.to_string()).collect();
                assert_eq!(ids.len(), buttons.len(), "Discord refuses two alike");
                assert_eq!(buttons.is_empty(), pages == 1, "{name}");
                if let Some(folder) = folder.as_ref().filter(|_| page < 255) {
                    std::fs::write(folder.join(format!("{name}-{}", file.name)), file.bytes)
                        .unwrap();
                }
            }
        }
    }
}

/// A Swiss in which the last of four forfeits each game, after each of three rounds.
fn with_forfeits() -> Snapshot {
    let (mut now, _) = steps(System::Swiss, 2, 4).swap_remove(2);
    let absent = EntrantId(4);
    for _ in 0..2 {
        let open: Vec<_> = now.replay.open_games().cloned().collect();
        for paired in open {
            let result = match paired.seating().seat_of(absent) {
                Some(seat) => pairing::GameResult::forfeited([seat == 0, seat == 1]),
                None => pairing::GameResult::places(&[1, 2]).unwrap(),
            };
            now = report(&now, paired.id, &Ending::Result(result)).unwrap().unwrap().after;
        }
        if let Ok((change, _)) = next_round(&now, false) {
            now = change.after;
        }
    }
    now
}

/// Forfeits once left points in no games, and cells such as `3:+` and `+1` that took three lines to explain.
#[test]
fn a_table_counts_forfeits_as_games_and_says_whom_each_has_met() {
    let (t, now) = (texts(Language::English), with_forfeits());
    let standings = now.replay.standings();
    let rows = &standings.groups[0].rows;
    assert!(rows.iter().all(|row| row.games == 2), "{rows:?}");
    let text = cross_table_text(t, &now);
    assert_eq!(text.matches("without play").count(), 4, "{text}");
    assert!(text.contains("win against Member") && text.contains("): loss to Member"), "{text}");
    let preferences = Preferences::default();
    let page = (Table::CrossTable, None);
    let shown = table(t, &Renderer::new(), &now, page, 1_i64.into(), &preferences);
    let alt = shown.file.unwrap().alt.unwrap();
    assert!(alt.contains(": 1* Member") && alt.contains(": 0 Member"), "{alt}");
}

/// Somebody who was out after two forfeits was not paired, and read nothing about it anywhere.
#[test]
fn who_is_out_reads_why_and_how_they_come_back() {
    let (now, absent) = (with_forfeits(), EntrantId(4));
    let told = now.events.iter().find(|it| matches!(it.kind, Happened::Excluded { .. })).unwrap();
    let t = texts(Language::English);
    let post = excluded(t, &now, absent, told.seq).expect("they do not take part");
    assert_eq!(
        post.text,
        "<@4>, you no longer take part in **Autumn**, because you have forfeited two games: you resigned or ran out \
         of time before your second turn."
    );
    assert_eq!(post.pings, [4_i64.into(), 1_i64.into()]);
    let organiser = Decision::Withdraw { entrant: EntrantId(3), computer: false };
    let (change, _) = organiser.decide(&now).unwrap();
    let seen = log(t, &change.after, &all_of(Vec::new())).text;
    assert!(seen.contains("has forfeited two games and no longer takes part."), "{seen}");
    assert!(seen.contains("The organiser has withdrawn Member"), "{seen}");
    assert!(!seen.contains("has left"), "{seen}");
}
