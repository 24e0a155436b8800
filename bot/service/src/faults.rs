//! Tests of faults without Discord: a turn is dropped half-way, or the file is damaged.

use std::time::Duration;

use play::{EventKind, Terms};
use rules::Kind;
use store::Store;

use super::*;
use crate::testing::{Club, NOON};

/// A turn may be dropped at any moment. Trying the same interaction again still plays it once.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_dropped_half_way_is_played_once_or_not_at_all() {
    const TURNS: i64 = 30;

    let club = Club::open().await;
    let games = &club.games;
    let code = club.begin(Kind::Pacru, 2, Terms::default()).await.code;
    for _ in 0..TURNS {
        let text = club.legal(&code).await.swap_remove(0);
        let game = club.game(&code).await;
        let mover = club.sitting(&game, game.to_move.unwrap());
        let answer = Done::Played { code: code.clone(), turn: text.clone() };
        let turn = || games.take_turn(&mover, &code, None, &text);
        let patience = Duration::from_micros(fastrand::u64(0..12_000));
        // The outcome is unknown: the turn may have been saved.
        drop(tokio::time::timeout(patience, turn()).await);
        tokio::time::sleep(Duration::from_millis(fastrand::u64(0..2))).await;
        match turn().await {
            Ok(said) => assert_eq!(said, answer),
            // The first try was saved with its answer, which the member reads now.
            Err(error) => {
                let said = games.store().answer(mover.interaction).await.unwrap();
                assert_eq!(said.as_ref(), Some(&answer), "{error:?}");
            }
        }
    }
    let game = club.game(&code).await;
    let history = games.store().history(&game, game.seq).await.unwrap();
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

    let club = Club::open_in(tempfile::tempdir().unwrap(), NOON).await;
    let code = club.begin(Kind::Pacru, 2, Terms::default()).await.code;
    club.rounds(&code, 15).await;
    let game = club.game(&code).await;
    let folder = club.close().await;
    let sound = std::fs::read(folder.path().join("pacru.db")).unwrap();

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
