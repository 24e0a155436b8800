//! Changes that meet a conflict: another process, or a clock that is moved after an outage, was faster.

use std::sync::atomic::{AtomicUsize, Ordering};

use play::move_builder::typed;
use play::tournament::{self, Settings, Snapshot};
use play::{Terms, turn};
use store::StoreError;
use tokio::runtime::Handle;
use tokio::task::block_in_place;

use super::*;
use crate::conflicts::ATTEMPTS;

/// What is refused in the end is refused for its own reason: meanwhile the same player has played elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_not_theirs_any_more_is_refused() {
    let (club, code) = Club::with_table().await;
    let mover = club.mover(&code).await;
    let (actor, decided) = (club.actor(mover), AtomicUsize::new(0));
    let table = club.games.position(&club.game(&code).await).await.unwrap();
    let text = &table.legal(false)[0];
    let other = club.other_process();
    let done = club.games.decide(&actor, &code, |now| {
        if decided.fetch_add(1, Ordering::Relaxed) == 0 {
            let first = club.actor(mover);
            let played = other.take_turn(&first, &code, None, text);
            block_in_place(|| Handle::current().block_on(played)).unwrap();
        }
        turn::take(now, &actor, &turn::Request { text, seen: None })
    });
    let refused = refused(done.await);
    assert!(refused.contains("'s turn"), "{refused}");
    assert_eq!(club.game(&code).await.ply, 1);
}

/// The timekeeper moves the clocks when the bot comes back: whoever acts at that moment has it decided again, but a defect
/// that moves them each time does not keep a member waiting for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_conflict_that_does_not_end_is_said() {
    let (club, code) = Club::with_table().await;
    let actor = club.actor(club.mover(&code).await);
    let decided = AtomicUsize::new(0);
    let done = club.games.decide(&actor, &code, |now| {
        decided.fetch_add(1, Ordering::Relaxed);
        let moved = club.games.store().compensate(MINUTE);
        block_in_place(|| Handle::current().block_on(moved)).unwrap();
        turn::resign(now, &actor, None)
    });
    let done = done.await;
    assert!(matches!(done, Err(Error::Store(StoreError::Conflict))), "{done:?}");
    assert_eq!(decided.into_inner(), ATTEMPTS);
    assert_eq!(club.game(&code).await.status, GameStatus::Active);
}

/// Everything that players do to a game goes on while its clock is moved.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_a_conflict_while_clocks_move() {
    const TURNS: usize = 30;

    let club = Club::open().await;
    let games = &club.games;
    let code = club.table(2, Terms::default()).await;
    // Keeps this game apart from the clock that is moved.
    let [first, second] = [games.clone(), club.other_process()];
    for number in 0..TURNS {
        let game = club.game(&code).await;
        let table = first.position(&game).await.unwrap();
        let text = table.legal(false)[0].clone();
        let mover = club.sitting(&game, game.to_move.unwrap());
        let other = club.sitting(&game, 1 - game.to_move.unwrap());
        let choices = typed(&table, &text).unwrap_or_default();
        let turn = async {
            if number % 2 == 0 {
                second.take_turn(&mover, &code, None, &text).await.map(TappedTurn::Taken)
            } else {
                second.take_tapped_turn(&mover, &code, game.seq, &choices).await
            }
        };
        let (moved, played) = tokio::join!(games.store().compensate(MINUTE), turn);
        moved.unwrap();
        let done = Done::Played { code: code.clone(), turn: text };
        assert_eq!(played.unwrap(), TappedTurn::Taken(done));
        let offered = first.offer(&other, &code, None, Offer::Draw);
        let (moved, offered) = tokio::join!(games.store().compensate(MINUTE), offered);
        moved.and(offered.map(drop).map_err(|error| panic!("{error}"))).unwrap();
    }
    let played = club.events(&code).await.into_iter();
    assert_eq!(played.filter(|it| matches!(it, EventKind::Turn(_))).count(), TURNS);
    let uncounted = club.game(&code).await.uncounted;
    assert_eq!(uncounted.intervals().len(), 2 * TURNS);
}

/// A process that had loaded a game played an answer that its player had deleted at another process.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_is_withdrawn_is_not_played() {
    let (club, game) = Club::with_game().await;
    let (code, planner) = (&game.code, club.sitting(&game, 1));
    club.games.plan(&planner, code, "e1-e2 e9-e8").await.unwrap();
    let other = club.other_process();
    let decided = AtomicUsize::new(0);
    let mover = club.sitting(&game, 0);
    let done = club.games.decide(&mover, code, |now| {
        if decided.fetch_add(1, Ordering::Relaxed) == 0 {
            let forgotten = other.forget_plans(&planner, code);
            block_in_place(|| Handle::current().block_on(forgotten)).unwrap();
        }
        turn::take(now, &mover, &turn::Request { text: "e1-e2", seen: None })
    });
    done.await.unwrap();
    assert_eq!(club.game(code).await.ply, 1, "no answer");
}

/// Two lines that are planned at once are both kept.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_keeps_what_is_planned_at_another_process() {
    let (club, game) = Club::with_game().await;
    let (code, planner) = (&game.code, club.sitting(&game, 1));
    let other = club.other_process();
    let one = club.games.plan(&planner, code, "e1-e2 e9-e8");
    let (one, two) = tokio::join!(one, other.plan(&planner, code, "e1-d2 e9-d8"));
    one.and(two).unwrap();
    assert_eq!(club.games.planned(planner.person.id, code).await.unwrap().lines.len(), 2);
}

/// Whoever had loaded a game or a tournament under a member's name wrote it again after the member was erased.
#[tokio::test]
async fn nobody_who_is_erased_comes_back() {
    let club = Club::open().await;
    let (games, store) = (&club.games, club.games.store());
    let game = club.begin(Kind::Shacru, 3, Terms::default()).await;
    let held = play::Change::of(game.clone(), games.now());
    store.forget_player(game.id, 1_i64.into(), UserId::former()).await.unwrap();
    let saved = store.save(&held, None).await;
    assert!(matches!(saved, Err(StoreError::Conflict)), "{saved:?}");

    let code = club.tournament(Settings::default(), 3).await;
    let now = games.tournament(&code).await.unwrap();
    let (held, _) = tournament::edit(&now, |settings| settings.weekly = true, &[]).unwrap();
    let guild = Some(1_i64.into());
    store.erase(guild, 3_i64.into(), UserId::former(), None).await.unwrap_err();
    club.games.resign(&club.actor(3), &game.code, None).await.unwrap();
    club.games.resign(&club.actor(2), &game.code, None).await.unwrap();
    store.erase(guild, 3_i64.into(), UserId::former(), None).await.unwrap();
    let saved = store.save_tournament(&held, None).await;
    assert!(matches!(saved, Err(StoreError::TournamentConflict)), "{saved:?}");
    let now = games.tournament(&code).await.unwrap();
    assert!(now.tournament.entrants.iter().all(|it| it.person.name != person(3).name));
}

/// The same while other members go on: whatever they do at that moment, the name is gone afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn an_erasure_races_with_everything_else() {
    let club = Club::open().await;
    let other = club.other_process();
    for erased in 3..=8 {
        let code = club.tournament(Settings::default(), erased).await;
        let organiser = club.actor(1);
        let moderator = club.moderator();
        let edit = async {
            for most in 10..20 {
                let actor = club.actor(1);
                let edit =
                    |now: &Snapshot| tournament::edit(now, |settings| settings.most = most, &[]);
                other.decide_in_tournament(&actor, &code, edit).await.unwrap();
            }
        };
        let (done, ()) = tokio::join!(club.games.erase(&moderator, erased.into()), edit);
        done.unwrap();
        let now = club.games.tournament(&code).await.unwrap();
        assert_eq!(now.tournament.settings.most, 19);
        let left = now.tournament.entrants.iter().find(|it| it.person.name == person(erased).name);
        assert_eq!(left, None);
        other.decide_in_tournament(&organiser, &code, tournament::end).await.unwrap();
    }
}
