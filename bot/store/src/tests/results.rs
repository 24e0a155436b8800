//! The table `results` always says what follows from the games, whatever happens to them, on either
//! engine.

use std::ops::Range;
use std::sync::atomic::{AtomicI64, Ordering};

use play::{Change, EventKind, GameStatus, UserId};
use proptest::prelude::*;
use sqlx::AssertSqlSafe;

use super::postgres::database;
use super::ratings::{Played, ending};
use super::recounts::overturn;
use super::*;

const MEMBERS: Range<i64> = 10..14;

/// What happens to one of the players of a game.
type Happening = (EventKind, usize);

/// What happens on a server. A game is one of those before, by its number.
#[derive(Clone, Debug)]
enum Step {
    Play(Played, GameStatus, Vec<Happening>),
    Note(usize, Happening),
    Forget(usize),
    Overturn(usize),
    Erase(i64),
    Rebuild,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    use EventKind::{Return, Substitute, TimeOut, Turn, Vacate};
    let kinds = [Turn("e1-e2".to_owned()), TimeOut, Vacate, Return, Substitute];
    let happening = (proptest::sample::select(kinds.to_vec()), 0..4_usize);
    let status = prop_oneof![
        4 => Just(GameStatus::Finished),
        1 => Just(GameStatus::Cancelled),
        1 => Just(GameStatus::Active)
    ];
    let members = Just(MEMBERS.collect::<Vec<_>>()).prop_shuffle();
    let places = (members, proptest::collection::vec(1..=4_u8, 2..=4));
    let played = (places, 1..200_i64).prop_map(|((members, places), days)| Played {
        kind: Kind::Pacru,
        places: members.into_iter().zip(places).collect(),
        ended_at: days * DAY,
    });
    let happenings = proptest::collection::vec(happening.clone(), 0..9);
    let step = prop_oneof![
        8 => (played, status, happenings).prop_map(|(played, status, all)| Step::Play(played, status, all)),
        2 => (0..9_usize, happening).prop_map(|(game, happening)| Step::Note(game, happening)),
        1 => (0..9_usize).prop_map(Step::Forget),
        2 => (0..9_usize).prop_map(Step::Overturn),
        1 => MEMBERS.prop_map(Step::Erase),
        1 => Just(Step::Rebuild),
    ];
    proptest::collection::vec(step, 1..16)
}

fn happen(change: &mut Change, (kind, player): &Happening) {
    change.happen(kind.clone(), Some(player % change.game.players.len()));
}

/// Lets everything happen, and compares after each step. The codes of the games begin with a
/// letter.
async fn live(store: &Store, letter: char, steps: &[Step]) {
    let mut ids = Vec::new();
    for step in steps {
        let known = async |number: usize| match ids.get(number) {
            Some(id) => store.game_by_id(*id).await.unwrap(),
            None => None,
        };
        match step {
            Step::Play(played, status, happenings) => {
                let code = format!("{letter}{}", ids.len());
                let mut change = ending(store, &code, played).await;
                for it in happenings {
                    happen(&mut change, it);
                }
                change.game.status = *status;
                for player in &mut change.game.players {
                    player.place = player.place.filter(|_| *status == GameStatus::Finished);
                }
                if *status == GameStatus::Active {
                    (change.game.to_move, change.game.ended_at) = (Some(0), None);
                }
                store.save(&change, None).await.unwrap();
                ids.push(change.game.id);
            }
            Step::Note(number, happening) => {
                if let Some(game) = known(*number).await {
                    let mut change = Change::of(game, now() + 2 * DAY);
                    happen(&mut change, happening);
                    store.save(&change, None).await.unwrap();
                }
            }
            Step::Forget(number) => {
                if let Some(game) = known(*number).await {
                    let first = game.players[0].person.id;
                    store.forget_player(game.id, first, UserId::former()).await.unwrap();
                }
            }
            Step::Overturn(number) => {
                let rated = async |game: &play::Game| {
                    game.annulled_at.is_some()
                        || !store.rating_changes(game.id).await.unwrap().is_empty()
                };
                if let Some(game) = known(*number).await
                    && rated(&game).await
                {
                    overturn(store, &game.code, interaction(letter)).await.unwrap();
                    store.settle_ratings().await.unwrap();
                }
            }
            Step::Erase(user) => {
                let user = (*user).into();
                for game in store.games_of(user).await.unwrap() {
                    store.forget_player(game.id, user, UserId::former()).await.unwrap();
                }
                store.erase(Some(1_i64.into()), user, UserId::former(), None).await.unwrap();
            }
            Step::Rebuild => drop(store.rebuild_ratings().await.unwrap()),
        }
        recount(store).await;
    }
}

/// Every ruling has an interaction of its own.
fn interaction(letter: char) -> i64 {
    static RULINGS: AtomicI64 = AtomicI64::new(0);
    i64::from(u32::from(letter)) * 1_000_000 + RULINGS.fetch_add(1, Ordering::Relaxed)
}

/// Compares what is written with what is computed from the games.
async fn recount(store: &Store) {
    for (one, other) in [("results", "results_computed"), ("results_computed", "results")] {
        let query = AssertSqlSafe(format!(
            "SELECT count(*) FROM (SELECT * FROM {one} EXCEPT SELECT * FROM {other}) AS only_in_one"
        ));
        let differ: i64 = match &store.reader {
            Pool::File(pool) => {
                let file = &mut connections::acquire(pool).await.unwrap().connection;
                sqlx::query_scalar(query).fetch_one(file).await.unwrap()
            }
            Pool::Postgres(pool) => {
                let mut connection = connections::acquire(pool).await.unwrap();
                sqlx::query_scalar(query).fetch_one(&mut *connection).await.unwrap()
            }
        };
        assert_eq!(differ, 0, "rows of {one} alone");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn results_always_equal_a_recount(first in steps(), then in steps()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (_folder, store) = fresh().await;
            live(&store, 'X', &first).await;
            let Some(database) = database().await else { return };
            copy(&store.location, &database, &mut |_| {}).await.unwrap();
            let store = Store::open(&database).await.unwrap();
            recount(&store).await;
            live(&store, 'Y', &then).await;
        });
    }
}
