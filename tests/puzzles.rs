//! Puzzles, from the command to the last tap.

use ai::Puzzle;
use local::{Member, Message};
use play::puzzle::{Attempts, Stage, next};
use play::time::DAY;
use rules::Kind;

use crate::club::{Club, Says as _, game};
use crate::tapping;

/// The puzzle that is shown to a member who has not tried any.
pub(crate) fn first_puzzle(who: &Member, kind: Kind) -> &'static Puzzle {
    let id: i64 = who.id().to_string().parse().expect("a number");
    next(kind, id.into(), &Attempts::default()).expect("a puzzle")
}

async fn ask(club: &Club, who: &Member, kind: Kind) -> Message {
    club.answer(who, "pacru puzzle", [game(kind)]).await
}

/// Makes a turn by tapping and plays it.
pub(crate) async fn make(
    club: &Club,
    who: &Member,
    puzzle: &Message,
    stage: Stage,
    turn: &str,
) -> Message {
    let (position, _) = stage.position().expect("legal turns");
    tapping::make(club, who, puzzle, &position, turn).await
}

/// Solves the rest of a puzzle.
pub(crate) async fn solve(
    club: &Club,
    who: &Member,
    puzzle: &Message,
    mut stage: Stage,
) -> Message {
    let mut shown = puzzle.clone();
    while let Some(turn) = stage.sought() {
        shown = make(club, who, &shown, stage, turn).await;
        stage.number += 1;
    }
    shown
}

pub(crate) fn wrong_turn(stage: Stage) -> String {
    let (position, _) = stage.position().expect("legal turns");
    let mut turns = position.legal(false).into_iter();
    let wrong = turns.find(|turn| Some(turn.as_str()) != stage.sought());
    wrong.expect("another turn")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_every_game_is_solved_by_tapping() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let puzzle = first_puzzle(&ana, kind);
        let shown = ask(&club, &ana, kind).await;
        shown.says(&format!("{} puzzle", kind.name()));
        assert!(shown.alt().contains("puzzle"), "{}", shown.alt());
        let solved = solve(&club, &ana, &shown, Stage { puzzle, number: 0 }).await;
        solved.says("Solved!");
        solved.says("You have solved 1 of");
        assert_eq!(solved.attachments.len(), 1);
        let further = club.press(&ana, &solved, "Next puzzle").await;
        assert_ne!(further.attachments[0].bytes, shown.attachments[0].bytes);
    }
    club.answer(&ana, "pacru puzzle", []).await.says("Pacru puzzle");
    assert!(club.messages().is_empty(), "all of it is private");
}

/// A wrong turn is refuted, may be tried again, and counts once whatever follows; the bot is killed in between. When it comes
/// again: `bot/play/src/puzzle.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_turn_is_refuted_and_may_be_tried_again() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    let puzzle = first_puzzle(&ana, Kind::Azacru);
    let stage = Stage { puzzle, number: 0 };
    let shown = ask(&club, &ana, Kind::Azacru).await;
    let wrong = wrong_turn(stage);
    club.crash().await;
    let refuted = make(&club, &ana, &shown, stage, &wrong).await;
    refuted.says(&format!("❌ `{wrong}` is not it."));
    refuted.says("You have solved 0 of");
    assert_eq!(refuted.attachments.len(), 1);

    club.crash().await;
    let solution = club.press(&ana, &refuted, "Solution").await;
    solution.says(&format!("`{}`", puzzle.solution[0]));
    let again = club.press(&ana, &solution, "Try again").await;
    make(&club, &ana, &again, stage, &wrong).await;
    ask(&club, &ana, Kind::Azacru).await.does_not_say("You have met");
    club.forward(DAY);
    let again = ask(&club, &ana, Kind::Azacru).await;
    again.says("You have seen this one before.");
    solve(&club, &ana, &again, stage).await.says("You have solved 1 of");
}
