//! Tests of faults without Discord: a turn is dropped half-way, or the file is damaged.

use std::time::Duration;

use play::{Actor, EventKind, Game, NewTable, Person};
use rules::{Kind, Position, Setup};
use store::{Location, Store};

use super::*;

fn actor(id: i64, interaction: i64) -> Actor {
    Actor { person: Person::new(id, format!("Player {id}")), interaction: interaction.into() }
}

/// A game of two that has begun.
async fn begun(games: &Games) -> Game {
    let table = NewTable { players: Some(2), ..NewTable::new(7_i64.into(), Kind::Pacru) };
    games.open(&actor(1, 100), table).await.unwrap();
    let code = games.store().games_of(1_i64.into()).await.unwrap()[0].code.clone();
    games.join(&actor(2, 101), &code).await.unwrap();
    games.store().game(&code).await.unwrap().unwrap()
}

async fn open(data: Location) -> Games {
    Games::new(Store::open(&data).await.unwrap().into())
}

/// Plays this many turns, each the first legal one. The interaction of turn `ply` has the id 1000 + `ply`.
async fn turns(games: &Games, code: &str, number: i64, patience: impl Fn(i64) -> Option<Duration>) {
    let mut position = Position::new(&Setup::new(Kind::Pacru, 2).unwrap()).unwrap();
    for ply in 1..=number {
        let text = position.legal(false)[0].clone();
        let game = games.store().game(code).await.unwrap().unwrap();
        let mover = actor(game.mover().unwrap().id.get(), 1000 + ply);
        let answer = Done::Played { code: code.to_owned(), turn: text.clone() };
        let turn = || games.take_turn(&mover, code, None, &text);
        if let Some(patience) = patience(ply) {
            // The outcome is unknown: the turn may have been saved.
            drop(tokio::time::timeout(patience, turn()).await);
            tokio::time::sleep(Duration::from_millis(fastrand::u64(0..2))).await;
        }
        match turn().await {
            Ok(said) => assert_eq!(said, answer),
            // The first try was saved with its answer, which the member reads now.
            Err(error) => {
                let said = games.store().answer(mover.interaction).await.unwrap();
                assert_eq!(said.as_ref(), Some(&answer), "{error:?}");
            }
        }
        position = position.play(&text).unwrap().position;
    }
}

/// A turn may be dropped at any moment. Trying the same interaction again still plays it once.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_dropped_half_way_is_played_once_or_not_at_all() {
    const TURNS: i64 = 30;

    let folder = tempfile::tempdir().unwrap();
    let data = ::testing::database::fresh(&folder.path().join("pacru.db")).await;
    let games = open(data.parse().unwrap()).await;
    let code = begun(&games).await.code;
    let random = |_| Some(Duration::from_micros(fastrand::u64(0..12_000)));
    turns(&games, &code, TURNS, random).await;
    let game = games.store().game(&code).await.unwrap().unwrap();
    let history = games.store().history(game.id, game.seq).await.unwrap();
    let played = history.iter().filter(|event| matches!(event.kind, EventKind::Turn(_)));
    assert_eq!(i64::try_from(played.count()), Ok(TURNS));
    let replay = games.replay(&game, game.seq, game.seq).await.unwrap();
    assert_eq!(replay.position.fingerprint(), game.state_hash);
}

/// One wrong byte anywhere in the file: either the file is refused, or the games are refused, or they are unchanged.
/// Nothing panics, and nobody plays on in another position.
#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_byte_never_leads_to_another_position() {
    const FLIPS: u64 = 120;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pacru.db");
    let games = open(path.clone().into()).await;
    let code = begun(&games).await.code;
    turns(&games, &code, 30, |_| None).await;
    let game = games.store().game(&code).await.unwrap().unwrap();
    games.store().close().await;
    drop(games);
    let sound = std::fs::read(&path).unwrap();

    let mut random = fastrand::Rng::with_seed(3);
    let (mut refused, mut stopped, mut same) = (0, 0, 0);
    for flip in 0..FLIPS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pacru.db");
        let mut bytes = sound.clone();
        // Half of the flips hit the beginning of the file, which holds its layout.
        let within = if flip % 2 == 0 { bytes.len() } else { 8192 };
        bytes[random.usize(..within)] ^= 1 << random.u32(..8);
        std::fs::write(&path, bytes).unwrap();
        let Ok(store) = Store::open(&path.as_path().into()).await else {
            refused += 1;
            continue;
        };
        let games = Games::new(store.into());
        let Ok(Some(found)) = games.store().game(&code).await else {
            stopped += 1;
            continue;
        };
        match games.replay(&found, found.seq, found.seq).await {
            Ok(replay) if found.seq == game.seq => {
                assert_eq!(replay.position.fingerprint(), game.state_hash);
                same += 1;
            }
            _ => stopped += 1,
        }
        games.store().close().await;
    }
    assert!(refused > 0 && same > 0, "{refused} refused, {stopped} stopped, {same} the same");
}
