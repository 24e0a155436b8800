//! Series and rematches.

use play::{Game, GameStatus, Offer, Terms};

use super::*;
use crate::testing::{Club, refused};

pub(super) fn in_a_row(games: u8) -> Terms {
    Terms { games, ..Terms::default() }
}

/// The games of the series that `game` belongs to.
async fn games(club: &Club, game: &Game) -> Vec<Game> {
    club.games.store().series(game.series.expect("a series").first).await.unwrap()
}

#[tokio::test]
async fn the_next_game_begins_by_itself_and_markers_are_added_up() {
    let club = Club::open().await;
    let first = club.begin(Kind::Azacru, 3, in_a_row(3)).await;
    let mut totals = [0; 3];
    for round in 1..=3 {
        let all = games(&club, &first).await;
        assert_eq!(all.len(), round);
        let game = &all[round - 1];
        assert_eq!(game.status, GameStatus::Active);
        assert!(game.timing.deadline_at.is_some());
        let end = club.to_the_end(&game.code, round as u64).await;
        for (player, total) in end.players.iter().zip(0..) {
            let place = first.player_of(player.person.id).unwrap();
            assert_eq!(place, (total + round - 1) % 3, "everybody moves a seat on");
            totals[place] += u32::from(player.points.unwrap());
        }
        let standing = club.games.standing(&end).await.unwrap().unwrap();
        assert_eq!(usize::from(standing.round), round);
        assert_eq!(standing.is_last(), round == 3);
        let own: Vec<u32> = end
            .players
            .iter()
            .map(|player| totals[first.player_of(player.person.id).unwrap()])
            .collect();
        assert_eq!(standing.totals, own);
    }
    assert_eq!(games(&club, &first).await.len(), 3, "three games are three");
    // An earlier result shows the score at that time.
    let early = club.game(&first.code).await;
    let early = club.games.standing(&early).await.unwrap().unwrap();
    assert!(early.totals.iter().sum::<u32>() < totals.iter().sum());
}

#[tokio::test]
async fn pacru_counts_wins_and_who_gives_up_gets_nothing() {
    let club = Club::open().await;
    for (kind, totals) in [(Kind::Pacru, [2, 0]), (Kind::Shacru, [2, 0])] {
        let first = club.begin(kind, 2, in_a_row(2)).await;
        let leaver = club.sitting(&first, 1);
        club.rounds(&first.code, 2).await;
        club.games.resign(&leaver, &first.code, None).await.unwrap();
        let end = club.game(&first.code).await;
        let standing = club.games.standing(&end).await.unwrap().unwrap();
        assert_eq!(standing.totals, totals);
        // A draw is half a win for each.
        let second = games(&club, &first).await.pop().unwrap();
        club.rounds(&second.code, 2).await;
        club.offer(&second, 0, Offer::Draw).await.unwrap();
        club.accept(&second, 1, Offer::Draw).await.unwrap();
        let end = club.game(&second.code).await;
        let standing = club.games.standing(&end).await.unwrap().unwrap();
        // Each of the two turns placed one marker.
        let expected = if kind == Kind::Pacru { [1, 3] } else { [2, 4] };
        assert_eq!(standing.totals, expected);
        assert_eq!(standing.wins, [1, 3]);
        assert_eq!(standing.leaders(), [1]);
    }
}

/// The winner of a game that was resigned has few markers at that moment; the other, who played a game to its end,
/// had many. The series once went to the player who had resigned twice.
#[tokio::test]
async fn games_won_count_before_markers_where_one_was_given_up() {
    let club = Club::open().await;
    let first = club.begin(Kind::Shacru, 2, in_a_row(3)).await;
    let (mut code, mut loser) = (first.code.clone(), first.players[0].person.id);
    for round in 1..=3 {
        let end = if round == 1 {
            let end = club.to_the_end(&code, 3).await;
            let worse = end.players.iter().find(|player| player.place == Some(1));
            loser = worse.expect("a winner").person.id;
            end
        } else {
            club.rounds(&code, 2).await;
            let game = club.game(&code).await;
            let leaver = club.sitting(&game, game.player_of(loser).unwrap());
            club.games.resign(&leaver, &code, None).await.unwrap();
            club.game(&code).await
        };
        let standing = club.games.standing(&end).await.unwrap().unwrap();
        let of_loser = end.player_of(loser).unwrap();
        assert_eq!((standing.counted, standing.by_wins), (round, round > 1));
        assert_eq!(standing.wins[1 - of_loser], 2 * (u32::from(round) - 1));
        if round == 3 {
            assert!(standing.totals[of_loser] > standing.totals[1 - of_loser]);
            assert_eq!(standing.leaders(), [1 - of_loser]);
        } else {
            code = games(&club, &first).await.pop().unwrap().code;
        }
    }
}

/// A player who resigned three times at once lost a series of three in as many clicks, although no turn had been
/// played.
#[tokio::test]
async fn a_game_that_was_not_played_counts_for_nobody() {
    let club = Club::open().await;
    let first = club.begin(Kind::Azacru, 3, in_a_row(2)).await;
    let leavers = [0, 1].map(|player| club.sitting(&first, player));
    club.rounds(&first.code, 1).await;
    for leaver in &leavers {
        club.games.resign(leaver, &first.code, None).await.unwrap();
    }
    let end = club.game(&first.code).await;
    assert_eq!(end.status, GameStatus::Finished);
    let rated = club.games.store().rating_changes(end.id).await.unwrap();
    assert!(rated.is_empty(), "{rated:?}");
    let standing = club.games.standing(&end).await.unwrap().unwrap();
    assert_eq!((standing.counted, standing.totals), (0, vec![0; 3]));

    let end = club.to_the_end(&games(&club, &first).await.pop().unwrap().code, 5).await;
    let standing = club.games.standing(&end).await.unwrap().unwrap();
    assert!(standing.counted == 1 && !standing.by_wins);
    assert!(standing.totals.iter().all(|total| *total > 0));
    let store = club.games.store();
    let before = store.rating_changes(end.id).await.unwrap();
    assert_eq!(before.len(), 3);
    assert_eq!(store.rebuild_ratings().await.unwrap(), 1);
    assert_eq!(store.rating_changes(end.id).await.unwrap(), before);
}

#[tokio::test]
async fn a_rematch_turns_the_seats_and_is_one_table() {
    let club = Club::open().await;
    let game = club.begin(Kind::Shacru, 3, in_a_row(1)).await;
    assert!(refused(club.games.rematch(&club.actor(1), &game.code).await).contains("not over"));
    club.to_the_end(&game.code, 3).await;
    assert!(club.games.standing(&game).await.unwrap().is_none());
    assert!(
        refused(club.games.rematch(&club.actor(8), &game.code).await).contains("are not playing")
    );

    club.games.rematch(&club.sitting(&game, 1), &game.code).await.unwrap();
    let twice = club.sitting(&game, 1);
    assert!(refused(club.games.rematch(&twice, &game.code).await).contains("already"));
    for player in [2, 0] {
        club.games.rematch(&club.sitting(&game, player), &game.code).await.unwrap();
    }
    let next = club.games.store().rematch_of(game.id).await.unwrap().expect("a table");
    assert_eq!(next.status, GameStatus::Active);
    assert_eq!(next.terms, game.terms);
    let order =
        |game: &Game| -> Vec<_> { game.players.iter().map(|player| player.person.id).collect() };
    let mut expected = order(&game);
    expected.rotate_left(1);
    assert_eq!(order(&next), expected);
    assert!(
        refused(club.games.rematch(&club.actor(1), &game.code).await)
            .contains("has already started")
    );
}
