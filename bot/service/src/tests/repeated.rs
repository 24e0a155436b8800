//! Typed turns that arrive late or are repeated: while one process takes over from another, Discord keeps what members
//! do, and they may do it again before it is delivered.

use play::{Offer, Terms};

use super::*;
use crate::testing::refused;

/// A table of two at which the first player, whose members' numbers are returned, may play two turns in either order.
async fn table(club: &Club) -> (String, [i64; 2], [String; 2]) {
    let code = club.begin(Kind::Pacru, 2, Terms::default()).await.code;
    let mover = club.mover(&code).await;
    (code, [mover, 3 - mover], ["e1-e2".to_owned(), "a3-b3".to_owned()])
}

/// The turn that arrived late was once tried on a later board, and played if it was legal there.
#[tokio::test]
async fn a_turn_that_arrives_after_a_newer_one_is_not_played() {
    let club = Club::open().await;
    let (code, [mover, other], [first, second]) = table(&club).await;
    let (late, replaced) = (club.actor(mover), club.actor(mover));
    let games = &club.games;
    let play =
        async |member, turn: &str| games.take_turn(&club.actor(member), &code, None, turn).await;
    play(mover, &first).await.unwrap();
    play(other, "e9-e8").await.unwrap();
    let played = Done::Played { code: code.clone(), turn: first.clone() };
    assert_eq!(games.take_turn(&late, &code, None, &first).await.unwrap(), played);
    let said = games.take_turn(&replaced, &code, None, &second).await;
    assert_eq!(
        refused(said),
        format!(
            "You have sent a newer turn in `{code}`, so this one was not played; the newest board shows the position."
        )
    );
    assert_eq!(club.game(&code).await.ply, 2);
    // A new one is.
    play(mover, &second).await.unwrap();
    assert_eq!(club.game(&code).await.ply, 3);
}

/// Whoever repeated a turn that had arrived all the same read that it is not their turn.
#[tokio::test]
async fn a_turn_that_is_repeated_gets_the_answer_of_the_first() {
    let club = Club::open().await;
    let (code, [mover, other], [first, second]) = table(&club).await;
    let play = async |member, turn: &str| {
        let games = &club.games;
        games.take_turn(&club.actor(member), &code, None, turn).await
    };
    let done = play(mover, &first).await.unwrap();
    assert_eq!(play(mover, &first.to_uppercase()).await.unwrap(), done);
    let said = refused(play(mover, &second).await);
    assert!(said.contains("'s turn"), "{said}");
    // Once somebody else has moved, it is a turn for the new board.
    club.wait(MINUTE);
    play(other, "e9-e8").await.unwrap();
    let said = refused(play(mover, &first).await);
    assert!(said.contains("e1"), "{said}");
    assert_eq!(club.game(&code).await.ply, 2);
}

/// A turn that was taken back is not said to be played.
#[tokio::test]
async fn a_turn_that_was_taken_back_can_be_sent_again() {
    let club = Club::open().await;
    let (code, [mover, _], [first, _]) = table(&club).await;
    let games = &club.games;
    let late = club.actor(mover);
    let play = async || games.take_turn(&club.actor(mover), &code, None, &first).await;
    play().await.unwrap();
    games.offer(&club.actor(mover), &code, None, Offer::Takeback).await.unwrap();
    assert_eq!(club.game(&code).await.ply, 0);
    let said = refused(games.take_turn(&late, &code, None, &first).await);
    assert!(said.contains("a newer turn"), "{said}");
    play().await.unwrap();
    let turns = club.events(&code).await.into_iter();
    assert_eq!(turns.filter(|it| matches!(it, EventKind::Turn(_))).count(), 2);
}
