//! Two processes that share the data and believe that they serve the same server: each has locks of
//! its own, and what must be there once is there once all the same.

use ::testing::patience::within;
use play::tournament::{self, Creation, Settings};
use play::{Terms, TournamentId};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_one_rematch() {
    let club = Club::open().await;
    let (one, other) = (&club.games, club.other_process());
    for number in 0..10 {
        let code = club.table(2, Terms::default()).await;
        let (ana, ben, resigning) = (club.actor(1), club.actor(2), club.actor(1));
        one.resign(&resigning, &code, None).await.unwrap();
        // In one process, a member who presses `Rematch` holds no game's lock while they wait for
        // the next table.
        let other = if number % 2 == 0 { &other } else { one };
        let lower = code.to_lowercase();
        let both = async { tokio::join!(one.rematch(&ana, &code), other.rematch(&ben, &lower)) };
        let waits = || "each waits for the other".to_owned();
        let (first, second) = within("both", Box::pin(both), waits).await;
        first.and(second).unwrap();
        let ended = club.game(&code).await;
        let next = one.store().rematch_of(ended.id).await.unwrap().unwrap();
        assert_eq!(next.status, GameStatus::Active, "{number}");
        assert_eq!(one.store().games_of(person(1).id).await.unwrap().len(), 1, "{number}");
        one.resign(&club.actor(1), &next.code, None).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_opens_no_more_tables_than_they_may() {
    let club = Club::open().await;
    let processes = [club.games.clone(), club.other_process()];
    let mut opening = tokio::task::JoinSet::new();
    for number in 0..12 {
        let (games, actor) = (processes[number % 2].clone(), club.actor(1));
        opening.spawn(async move { games.open(&actor, new_table(Kind::Shacru)).await.is_ok() });
    }
    let opened = opening.join_all().await;
    assert_eq!(opened.iter().filter(|opened| **opened).count(), 5);
    assert_eq!(club.games.store().games_of(person(1).id).await.unwrap().len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_has_one_next_season() {
    let club = Club::open().await;
    let (one, other) = (&club.games, club.other_process());
    let store = club.games.store();
    let (mut known, mut seasons): (Vec<TournamentId>, Vec<u32>) = Default::default();
    for number in 0..10 {
        let code = club.tournament(Settings::default(), 2).await;
        one.decide_in_tournament(&club.actor(1), &code, tournament::end).await.unwrap();
        let (first, second) = (club.actor(1), club.actor(1));
        let (first, second) =
            tokio::join!(one.open_season(&first, &code), other.open_season(&second, &code));
        let opened = [first, second];
        assert_eq!(opened.iter().filter(|it| it.is_ok()).count(), 1, "{number}: {opened:?}");
        let refusal = refused(opened.into_iter().find(Result::is_err).unwrap());
        assert!(refusal.contains("already"), "{refusal}");
        let mut here = store.tournaments_on(1_i64.into(), 100).await.unwrap();
        here.retain(|it| !known.contains(&it.id));
        assert_eq!(here.len(), 2, "{number}");
        for it in here {
            known.push(it.id);
            let organiser = club.actor(1);
            let end = one.decide_in_tournament(&organiser, &it.code, tournament::end);
            assert_eq!(end.await.is_ok(), it.season > 1);
            seasons.extend((it.season > 1).then_some(it.season));
        }
    }
    // An event of the same name does not take their numbers again.
    assert_eq!(seasons, (2..12).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_no_more_tournaments_than_it_may() {
    let club = Club::open().await;
    let processes = [club.games.clone(), club.other_process()];
    let mut creating = tokio::task::JoinSet::new();
    for number in 0..40 {
        let (games, actor) = (processes[number % 2].clone(), club.actor(1));
        let settings = Settings { name: format!("Cup {number}"), ..Settings::default() };
        let creation = Creation { guild: 1_i64.into(), channel: 2_i64.into(), settings };
        creating.spawn(async move { games.create_tournament(&actor, creation).await.is_ok() });
    }
    let created = creating.join_all().await.into_iter().filter(|created| *created).count();
    assert_eq!(created, club.games.store().tournaments_going_on(1_i64.into()).await.unwrap());
    assert!(created < 40);
}
