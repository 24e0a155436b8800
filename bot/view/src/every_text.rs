//! Whatever happens in any game, every language can express it completely and within Discord's limits; and what members
//! seldom read.

use std::sync::Arc;

use ai::{Deed, Effect, Explanation};
use play::analysis::{Analysis, Swing};
use play::exercise::{Exercise, Phase, Score, Solving};
use play::mistake::{Mistake, Turn};
use play::{
    Availability, Event, EventKind, Game, Language, Notify, Offer, Planned, Preferences, Remind,
    Replay, Series, SeriesScore, Step, player_at, seat_of,
};
use render::Renderer;
use rules::{BySeat, ChevronPrompt, Entry, Kind, Position, Prompt, Setup, Status};

use crate::tapper::game;
use crate::{Post, computers, game_log, ratings, series, texts, turns};

/// How many games the test plays for each game and number of players.
const GAMES: u64 = 20;

fn check(post: &Post, language: Language) {
    let alts = post.file.iter().chain(&post.also).filter_map(|file| file.alt.as_ref());
    for text in alts.chain([&post.text]) {
        assert!(!text.contains("{$") && !text.contains("{ $"), "{language:?}: {text}");
        assert!(
            !text.contains("  ") || text.contains("```"),
            "{language:?}: nothing was filled in: {text}"
        );
        assert!((1..=2000).contains(&text.chars().count()), "{language:?}: {text}");
    }
}

/// Whoever has played a game is told their own worst turn first.
fn check_analysis(renderer: &Renderer, game: &Game, replay: &Replay) {
    let swing = |Step { event, action, .. }: &Step| {
        let (action, EventKind::Turn(played)) = (action.as_ref()?, &event.kind) else {
            return None;
        };
        let better = action.before.legal(true).first()?.clone();
        Some(Swing {
            ply: event.ply,
            seat: action.summary.seat(),
            played: played.clone(),
            reasons: vec![Explanation::Prevents(Deed {
                turn: better.clone(),
                effect: Effect::Wins,
            })],
            better,
            before: 0.9,
            after: 0.4,
            position: action.before.clone(),
        })
    };
    let analysis = Analysis {
        win_probability: vec![BySeat::from_fn(|_| 0.5); 60],
        swings: replay.standing().filter_map(swing).collect(),
    };
    let none = Preferences::default();
    for (player, &language) in game.players.iter().cycle().zip(Language::ALL) {
        let (t, player) = (texts(language), &player.person);
        let own = game.player_of(player.id).and_then(|player| seat_of(game, player));
        let analysis = analysis.clone().told_to(own);
        let post = crate::analysis(t, renderer, game, replay, &analysis, player.id, &none);
        check(&post, language);
        let first = post.text.lines().nth(2).unwrap();
        assert!(first.starts_with("1. ") && first.contains(&player.name), "{}", post.text);
    }
}

#[test]
fn whatever_happens_is_said_in_every_language() {
    let renderer = Renderer::new();
    let kinds = Kind::ALL.into_iter();
    let tables = kinds.flat_map(|kind| kind.players().map(move |players| (kind, players)));
    for (kind, players) in tables {
        for seed in 0..GAMES {
            let setup = Setup::new(kind, players).unwrap();
            let mut random = fastrand::Rng::with_seed(seed);
            let mut table = game(&setup);
            let mut position = Position::new(&setup).unwrap();
            let mut events: Vec<Event> = Vec::new();
            for seq in 1..60 {
                let Status::Turn(mover) = position.status() else {
                    break;
                };
                let player = player_at(&table, mover);
                let happens = match random.u8(..20) {
                    _ if seq == 1 => EventKind::Start,
                    0 => EventKind::Offer(random.choice(Offer::ALL).unwrap()),
                    1 => EventKind::Decline(Offer::Draw),
                    2 => EventKind::Pause,
                    3 => EventKind::Resume,
                    4 => EventKind::Vacation(None),
                    5 => EventKind::Excuse,
                    6 => EventKind::Give(90_000_000),
                    7 if seq > 30 => EventKind::Resign,
                    _ => EventKind::Turn(random.choice(position.legal(false)).unwrap()),
                };
                let entry = match &happens {
                    EventKind::Turn(turn) => Some(rules::Entry::Turn(turn.clone())),
                    EventKind::Resign => {
                        Some(format!("resign:{}", mover.letter()).parse().unwrap())
                    }
                    _ => None,
                };
                if let Some(entry) = entry {
                    position = position.enter(&entry).unwrap().0;
                    table.ply += 1;
                }
                events.push(Event {
                    seq,
                    ply: table.ply,
                    player: player.filter(|_| seq > 1),
                    kind: happens,
                    state_hash: position.fingerprint(),
                    at: 0,
                    banks: None,
                });
            }
            table.seq = events.last().unwrap().seq;
            let replay = Replay::of(&table, events, 1).unwrap();
            if seed == 0 {
                check_analysis(&renderer, &table, &replay);
            }
            for &language in Language::ALL {
                let t = texts(language);
                check(&crate::board_as_text(t, &table, &replay, &[], None), language);
                check(&crate::notice(t, &table, &replay), language);
                check(&crate::history(t, &table, &replay), language);
                check(&crate::lobby(t, &table), language);
            }
        }
    }
}

/// The end of a game that one side plays alone once said "passes" 26 times in five lines.
#[test]
fn passes_again_and_again_are_one_sentence() {
    const REPORTED: usize = 40;
    let setup = Setup::new(Kind::Shacru, 2).unwrap();
    let told = (0..100).find_map(|seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut table = game(&setup);
        let mut position = Position::new(&setup).unwrap();
        let event = |seq, ply, player, kind, position: &Position| Event {
            seq,
            ply,
            player,
            kind,
            state_hash: position.fingerprint(),
            at: 0,
            banks: None,
        };
        let mut events = vec![event(1, 0, None, EventKind::Start, &position)];
        let mut passes = Vec::new();
        while let Status::Turn(mover) = position.status() {
            let turn = random.choice(position.legal(false)).unwrap();
            passes.push(position.forced().is_some());
            position = position.enter(&Entry::Turn(turn.clone())).unwrap().0;
            table.ply += 1;
            let (seq, player) = (i64::from(table.ply) + 1, player_at(&table, mover));
            events.push(event(seq, table.ply, player, EventKind::Turn(turn), &position));
        }
        let count = passes.iter().rev().take(REPORTED).filter(|passes| **passes).count();
        table.seq = i64::from(table.ply) + 1;
        let since = table.seq + 1 - i64::try_from(REPORTED).unwrap();
        let replay = Replay::of(&table, events, since).ok().filter(|_| count > 9)?;
        Some(game_log::happened(texts(Language::English), &table, &replay).join("\n"))
    });
    let told = told.expect("a game that one side plays alone");
    assert!(told.contains(" times."), "{told}");
    assert!(told.matches("passes").count() <= 2 * 3, "{told}");
}

/// The texts of `seldom.txt`, in its order.
#[test]
fn what_is_seldom_said_reads_well() {
    let t = texts(Language::English);
    let mut said = Vec::new();
    for (notify, remind) in [
        (Notify::Never, Remind::Channel),
        (Notify::Daily, Remind::Off),
        (Notify::WhenShort, Remind::Off),
    ] {
        let chosen = Availability { notify, remind, ..Availability::default() };
        said.push(crate::notifications(t, &chosen, 0).text);
    }

    // The first player takes back what they have asked for; the second declines it.
    let position = Position::start(Kind::Pacru, 2).unwrap();
    let pause = Offer::Pause;
    let (asks, ends) = (EventKind::Offer(pause), EventKind::Decline(pause));
    let kinds = [EventKind::Start, asks.clone(), ends.clone(), asks, ends, EventKind::Freeze];
    let state_hash = position.fingerprint();
    let player = |seq| Some(usize::from(seq == 5));
    let event = |(seq, kind)| Event {
        seq,
        kind,
        player: player(seq),
        ply: 0,
        state_hash,
        at: 0,
        banks: None,
    };
    let events = (1..).zip(kinds).map(event).collect();
    let mut table = game(&Setup::new(Kind::Pacru, 2).unwrap());
    table.guild = Some(1_i64.into());
    table.terms.rated = true;
    table.series = Some(Series { first: table.id, round: 1 });
    let replay = Replay::of(&table, events, 2).unwrap();
    said.extend(game_log::happened(t, &table, &replay));
    said.extend(ratings::unchanged(t, &table, &replay));

    let line = |turn: &str, answer: &str| vec![(false, turn.to_owned()), (true, answer.to_owned())];
    let new = line("e9-e8", "e1-e2");
    let lines = vec![line("a7-a6", "a3-a4"), new.clone()];
    said.push(crate::planned(t, &Planned { game: table.clone(), lines, new: Some(new) }).text);

    // The second player has more, and the first has won more games. A half once was "½ wins".
    for (kind, by_wins) in Kind::ALL.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let (totals, wins) = (vec![1, 30], vec![2, 1]);
        let score = SeriesScore { round: 2, games: 2, totals, wins, by_wins, counted: 2 };
        said.push(series::series(t, &game(&Setup::new(kind, 2).unwrap()), &score));
    }

    for due in [3, 2, 1] {
        let payment = ChevronPrompt::Payment { due, price: 3 };
        said.push(turns::question(t, Prompt::Chevrons(payment)));
    }
    let effect = Effect::SharesWin;
    let reason = Explanation::Prevents(Deed { turn: "e9-e8".to_owned(), effect });
    said.extend(computers::why(t, &[reason], &|seat| seat.name().to_owned()));
    // The first player finds the turn that saves a draw.
    let (drawn, _) = position.enter(&Entry::Draw).unwrap();
    let turn = Turn { seq: 1, ply: 1, position, played: "e1-e2".to_owned() };
    let better = "a3-a4".to_owned();
    let found = ai::Mistake { better, best: 0.5, left: 0.2, refutation: Some("e9-e8".to_owned()) };
    let mistake = Mistake { id: 1, user: 0_i64.into(), game: table, turn, found };
    let score = Score::Mistake { next: None, others: 2 };
    let phase = Phase::Right { turn: "a3-a4".to_owned(), reasons: Vec::new(), score };
    let solving = Solving::new(Exercise::Mistake(Arc::new(mistake)), drawn, Vec::new(), phase);
    let post = crate::exercise(t, &Renderer::new(), &solving, &Preferences::default());
    said.push(post.text);

    assert_eq!(said.join("\n"), include_str!("seldom.txt").trim_end());
}
