//! Whatever happens in any game, every language can express it completely and within Discord's limits.

use play::{Event, EventKind, Language, Offer, Replay, player_at};
use rules::{Kind, Position, Setup, Status};

use crate::tapper::game;
use crate::{Post, texts};

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

#[test]
fn whatever_happens_is_said_in_every_language() {
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
                });
            }
            table.seq = events.last().unwrap().seq;
            let replay = Replay::of(&table, events, 1).unwrap();
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
