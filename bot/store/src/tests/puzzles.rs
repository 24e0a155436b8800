//! Tests of how answers to puzzles are kept.

use ai::Puzzle;
use play::UserId;
use play::puzzle::STARTERS;

use super::*;

/// The puzzles of a game, the easiest first.
fn puzzle(kind: Kind, place: usize) -> &'static Puzzle {
    &Puzzle::all(kind)[place]
}

#[tokio::test]
async fn the_first_answer_to_a_puzzle_counts_and_counts_once() {
    let (_folder, store) = fresh().await;
    let ana = UserId::from(10_i64);
    let answer = async |puzzle: &Puzzle, solved: bool, interaction: i64| {
        let interaction = interaction.into();
        store.answer_puzzle(ana, puzzle, solved, false, interaction).await.unwrap()
    };
    let attempts = async |kind| store.puzzle_attempts(ana, kind).await.unwrap();
    assert!(attempts(Kind::Azacru).await.tried.is_empty());

    let first = puzzle(Kind::Azacru, 0);
    let failed = answer(first, false, 1).await.expect("it counts");
    assert_eq!(failed.shown(), 0, "a starter costs nothing");
    assert_eq!(answer(first, false, 1).await, Some(failed), "delivered twice");
    assert_eq!(answer(first, false, 2).await, None, "tried again");
    assert_eq!(attempts(Kind::Azacru).await.solved(), 0);
    assert_eq!(answer(first, true, 3).await, None, "solved after all");
    assert_eq!(answer(first, false, 4).await, None, "it stays solved");
    assert_eq!(attempts(Kind::Azacru).await.solved(), 1);

    assert_eq!(attempts(Kind::Azacru).await.standing, None, "it brings nothing either");

    let solved = answer(puzzle(Kind::Azacru, STARTERS), true, 5).await;
    assert!(solved.expect("it counts").shown() > 0);
    let now = attempts(Kind::Azacru).await;
    let all = Puzzle::all(Kind::Azacru);
    let harder =
        |place: usize| now.difficulties.of(&all[place]).shown() - i64::from(all[place].rating);
    assert!((-40..0).contains(&harder(STARTERS)), "it is easier than was thought");
    assert_eq!(harder(0), 0, "starters stay what they are");
    assert_eq!((now.solved(), now.tried.len()), (2, 2));
    let standing = now.standing.expect("an answer");
    assert_eq!(standing.games, 1);
    assert_eq!(standing.rating, solved.expect("it counts").after);
    // Each game and each member has a rating of its own.
    assert_eq!(attempts(Kind::Pasang).await.standing, None);
    let ben = store.puzzle_attempts(11_i64.into(), Kind::Azacru).await;
    assert!(ben.unwrap().tried.is_empty());
}
