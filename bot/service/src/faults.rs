//! Tests of faults without Discord: a turn is dropped half-way, or the file is damaged.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use play::audience::{Audience, Place};
use play::{ActionError, Asker, EventKind, Offer, Terms};
use rules::Kind;
use store::{Store, StoreError};

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

/// What comes of something that waits no more often than this; `None` if it waits longer, and is dropped.
pub(crate) async fn given_up<F: Future>(waits: usize, something: F) -> Option<F::Output> {
    let (mut something, mut waited) = (pin!(something), 0);
    poll_fn(|context| match something.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending if waited == waits => Poll::Ready(None),
        Poll::Pending => {
            waited += 1;
            Poll::Pending
        }
    })
    .await
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

/// Whoever made an offer, or took a turn, was once looked up among the players without a look at whether there is such a
/// player. Every column of a game is damaged in turn: whatever is then done with the game is refused or done, nothing
/// panics, and the other game of the same players goes on.
#[tokio::test(flavor = "multi_thread")]
async fn damage_of_one_game_stops_that_game_at_most() {
    const VALUES: [&str; 10] = [
        "NULL",
        "-1",
        "3",
        "99",
        "9223372036854775807",
        "-9223372036854775808",
        "''",
        "'noise'",
        "'{}'",
        "CAST(x'ff' AS TEXT)",
    ];
    let club = Club::open_in(tempfile::tempdir().unwrap(), NOON).await;
    let games = &club.games;
    let terms = Terms { pace: "3d+1d".parse().unwrap(), ..Terms::default() };
    let code = club.begin(Kind::Pacru, 2, terms.clone()).await.code;
    let other = club.begin(Kind::Shacru, 2, terms).await.code;
    club.rounds(&code, 3).await;
    let game = club.game(&code).await;
    let waiting = 1 - game.to_move.unwrap();
    let gives = club.sitting(&game, waiting);
    games.give_time(&gives, &code, play::time::DAY).await.unwrap();
    games.offer(&gives, &code, None, Offer::Draw).await.unwrap();
    let folder = club.close().await;
    let sound = std::fs::read(folder.path().join("pacru.db")).unwrap();

    let (mut tried, mut refused) = (0, 0);
    for (table, columns) in COLUMNS {
        for column in columns.split_whitespace() {
            for value in VALUES {
                let folder = tempfile::tempdir().unwrap();
                let path = folder.path().join("pacru.db");
                std::fs::write(&path, &sound).unwrap();
                let one = match table {
                    "games" => "id = 1",
                    "players" => "game_id = 1 AND player = 1",
                    // The last turn, the offer, and the time that was given.
                    _ => "game_id = 1 AND seq > 8",
                };
                let damage = format!("UPDATE {table} SET {column} = {value} WHERE {one}");
                if !::testing::database::damage(&path, &damage).await {
                    continue;
                }
                println!("{damage}");
                tried += 1;
                refused += u32::from(!everything_is_tried(folder, &code, &other).await);
            }
        }
    }
    assert!(tried > 150 && refused > 50, "{tried} tried, {refused} refused");
}

/// The columns that are damaged.
const COLUMNS: [(&str, &str); 3] = [
    (
        "games",
        "guild_id channel_id creator_id ruleset rules_version setup status seq ply to_move state_hash created_at
         started_at ended_at terms began_at deadline_at paused_at due_at rematch_of series_of round untold_from
         awaits_computer tournament_id board version reminded_at claimable uncounted opening remind_from annulled_at",
    ),
    ("players", "player user_id name kind computer bank missed left_at substitute points place"),
    ("game_events", "kind player ply notation data state_hash at interaction_id banks"),
];

/// Does with a game whatever members and time do, and plays the other one. Whether all of it could be done.
async fn everything_is_tried(folder: tempfile::TempDir, code: &str, other: &str) -> bool {
    let club = Club::open_in(folder, NOON + play::time::HOUR).await;
    let games = &club.games;
    let t = view::texts(play::Language::English);
    let mut done = true;
    if let Ok(Some(game)) = games.store().game(code).await {
        for player in 0..game.players.len() {
            let actor = || club.sitting(&game, player);
            let user = actor().person.id;
            let turn = club.games.position(&game).await.map(|position| position.legal(false));
            done &= turn.is_ok();
            for what in Offer::ALL {
                done &= acceptable(games.offer(&actor(), code, None, what).await);
                done &= acceptable(games.respond(&actor(), code, game.seq, what, true).await);
            }
            let turn = turn.ok().and_then(|turns| turns.into_iter().next());
            let turn = turn.unwrap_or_else(|| "e1-e2".to_owned());
            done &= acceptable(games.take_turn(&actor(), code, None, &turn).await);
            done &= acceptable(games.offers_for(code, user).await);
            done &= acceptable(games.give_time(&actor(), code, play::time::DAY).await);
            done &= acceptable(games.claim(&actor(), code).await);
            if let Ok(replay) = games.replay(&game, 1, game.seq).await {
                view::history(t, &game, &replay);
                view::notice(t, &game, &replay);
                view::board_as_text(t, &game, &replay, &[], None);
            }
        }
        view::lobby(t, &game);
        view::line(t, &game, 1_i64.into());
    }
    for time in [0, 10 * play::time::DAY] {
        club.wait(time);
        done &= acceptable(games.keep_time(code).await);
    }
    let asker = Asker { user: 1_i64.into(), channel: 2_i64.into(), guild: Some(1_i64.into()) };
    done &= acceptable(games.overview(asker).await);
    let place = Place { guild: 1_i64.into(), channel: 2_i64.into() };
    let readers = Audience::Channel(place);
    done &= acceptable(games.waiting_for(1_i64.into(), readers).await);
    done &= acceptable(games.club(place).await);
    let turn = club.legal(other).await.swap_remove(0);
    club.turns(other, &turn).await;
    let codes = games.store().games_of(1_i64.into()).await.unwrap();
    assert!(codes.iter().any(|game| game.code == other));
    done
}

/// Whether something was done; if not, it was refused in words, or the data cannot be read.
fn acceptable<T>(result: Result<T>) -> bool {
    match result {
        Ok(_) => true,
        Err(Error::Refused(refusal)) => {
            assert!(!view::action_error(crate::testing::english(), &refusal).text.is_empty());
            !matches!(refusal, ActionError::Frozen(_))
        }
        Err(Error::Store(StoreError::Unreadable(_))) => false,
        Err(Error::Store(error)) => {
            // A number of the engine that the row does not hold, or a value of another type.
            assert!(!matches!(error, StoreError::CodeTaken | StoreError::NameTaken), "{error}");
            false
        }
    }
}
