//! What follows from games: the results of a season, and the turns of each day. On both engines.

use play::rating::Pool;
use play::{EventKind, Season, SeasonResults};

use super::postgres::database;
use super::ratings::{PACRU, Played, finish, two};
use super::*;

/// An empty file, and an empty database if there is a server.
async fn stores() -> Vec<(Option<TempDir>, Store)> {
    let (folder, store) = fresh().await;
    let mut stores = vec![(Some(folder), store)];
    if let Some(location) = database().await {
        stores.push((None, Store::open(&location).await.unwrap()));
    }
    stores
}

#[tokio::test]
async fn a_season_counts_the_games_that_were_finished_in_it() {
    let season = Season { year: 2026, quarter: 4 };
    let (begins, ends) = (season.range().start, season.range().end);
    let draw = Played { places: vec![(10, 1), (11, 1)], ..two(10, 11, begins + DAY) };
    let three = Played { places: vec![(10, 1), (11, 2), (12, 2)], ..two(10, 11, begins + DAY) };
    for (_folder, store) in stores().await {
        finish(&store, "7K3Q", &two(10, 11, begins)).await;
        finish(&store, "9XYZ", &two(11, 10, ends - 1)).await;
        finish(&store, "4HJT", &two(10, 12, ends - 1)).await;
        finish(&store, "5LMN", &two(12, 10, ends)).await;
        finish(&store, "6PQR", &two(12, 10, begins - 1)).await;
        finish(&store, "8STV", &draw).await;
        finish(&store, "3BCD", &three).await;
        let results = async |pool, season| {
            let results = store.season_results(1_i64.into(), pool, season, 12_i64.into()).await;
            let results = results.unwrap().leaders.into_iter();
            let results = results.map(|it| (it.member.id.get(), it.half_points, it.games));
            results.collect::<Vec<_>>()
        };
        assert_eq!(results(PACRU, season).await, [(10, 5, 4), (11, 3, 3), (12, 0, 1)]);
        assert_eq!(results(PACRU, season.previous()).await, [(12, 2, 1), (10, 0, 1)]);
        let many = Pool { many: true, ..PACRU };
        assert_eq!(results(many, season).await, [(10, 4, 1), (11, 1, 1), (12, 1, 1)]);
        let elsewhere = store.season_results(2_i64.into(), PACRU, season, 12_i64.into()).await;
        assert_eq!(elsewhere.unwrap(), SeasonResults::default());
    }
}

#[tokio::test]
async fn turns_are_counted_by_day() {
    for (_folder, store) in stores().await {
        let (guild, ana) = (1_i64.into(), 10_i64.into());
        let before = now();
        let game = begun(&store, "7K3Q").await;
        store.save(&turn(&game, "e1-e2"), None).await.unwrap();
        finish(&store, "9XYZ", &two(10, 11, now())).await;
        // Too long ago, whatever its events say.
        finish(&store, "4HJT", &two(10, 11, DAY)).await;
        let after = now();
        let days = store.turns_by_day(guild, ana, before / DAY).await.unwrap();
        let turns: u32 = days.iter().map(|(_, turns)| turns).sum();
        assert_eq!(turns, 3, "{days:?}");
        assert!(days.iter().all(|(day, _)| (before / DAY..=after / DAY).contains(day)));
        let none = store.turns_by_day(guild, ana, after / DAY + 1).await.unwrap();
        assert_eq!(none, []);
        let elsewhere = store.turns_by_day(2_i64.into(), ana, before / DAY).await;
        assert_eq!(elsewhere.unwrap(), []);

        // Whoever takes the seat over has not played what was played before.
        let mut change = Change::of(store.game("7K3Q").await.unwrap().unwrap(), now());
        change.happen(EventKind::Substitute, Some(0));
        store.save(&change, None).await.unwrap();
        let days = store.turns_by_day(guild, ana, before / DAY).await.unwrap();
        let turns: u32 = days.iter().map(|(_, turns)| turns).sum();
        assert_eq!(turns, 2, "{days:?}");
    }
}
