//! Draws, takebacks, pauses, early ends and seats: offered in public, and answered with a button that survives a
//! restart.

use local::InteractionFault;

use crate::club::{Club, Says as _};
use crate::taps::{forge, id_of, press_id};
use crate::tournaments::is_bare;

const DRAW: &str = "a draw";
const TAKEBACK: &str = "to take back my last turn; within a minute without asking";
const SUBSTITUTE: &str = "my seat, to anybody who wants to play on for me";

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_and_accepted_after_a_restart() {
    let (mut club, code, _, [mover, other]) = Club::playing().await;
    club.answer(&mover, "pacru offer", [("what", DRAW)]).await.says("offered a draw");
    let offer = club.posted("offers a draw").await;
    assert_eq!(offer.pinged, [other.id()], "who must answer is called");
    let board = club.boards(&code).pop().unwrap();
    assert!(board.button("Move").is_some(), "the board stays to be moved on");

    club.crash().await;
    club.discord.interaction_fault(InteractionFault::Duplicate);
    club.press(&other, &offer, "Accept draw").await.says("is a draw");
    let end = club.posted("Draw between").await;
    assert!(end.pinged.is_empty());
    end.says("agrees to a draw");
    club.press(&other, &end, "Record").await.says("1. draw");
    club.older_boards_are_bare(&code).await;
    is_bare(&club, &offer).await;
}

/// An offer changes no position: a player with a half-made turn continues it, and the turn declines the offer.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_half_made_declines_an_offer() {
    let (club, code, board, [mover, other]) = Club::playing().await;
    let step = club.press(&mover, &board, "Move").await;
    let more = club.press(&other, &board, "More").await;
    assert!(more.button("Take back").is_none(), "nothing to take back");
    club.press(&other, &more, "Offer a draw").await;
    let offer = club.posted("offers a draw").await;
    assert_eq!(offer.pinged, [mover.id()]);

    let step = club.tap(&mover, &step, "· e1").await;
    step.does_not_say("moved on");
    let step = club.tap(&mover, &step, "· e2").await;
    club.press(&mover, &step, "Play e1-e2").await.says("Played");
    club.board(&code, 1).await.does_not_say("draw");
    let decline = id_of(&offer, "Decline draw");
    let forged = forge(&club, std::slice::from_ref(&decline)).await;
    press_id(&club, &mover, &forged, &decline).await.says("no longer open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_at_once_or_by_consent() {
    let (club, code, start, [mover, other]) = Club::playing().await;
    let step = club.press(&mover, &start, "Move").await;
    let played = club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    let board = club.board(&code, 1).await;
    club.press(&mover, &played, "Take back").await.says("taken back turn 1");
    let back = club.posted("takes back turn 1").await;
    assert_eq!(back.pinged, [mover.id()]);
    // The buttons of the undone board, and a turn half made on the board before, get a polite answer.
    let old = [id_of(&board, "Move"), id_of(&board, "Board")];
    let forged = forge(&club, &old).await;
    for id in &old {
        press_id(&club, &mover, &forged, id).await.says("moved on");
    }
    let half = step.buttons().next().and_then(|button| button.label.clone());
    club.press(&mover, &step, &half.unwrap()).await.says("moved on");

    club.answer(&mover, "pacru move", [("move", "a3-b4(a6)")]).await;
    club.posted("turn 1: ").await;
    club.turn(&other, &code, 2, "e9-e8").await;
    let said = club.answer(&mover, "pacru offer", [("what", DRAW)]).await;
    club.press(&mover, &said, "Withdraw").await.says("withdrawn your offer");
    club.answer(&mover, "pacru offer", [("what", TAKEBACK)]).await.says("asked");
    let offer = club.posted("asks to take back turn 1").await;
    assert_eq!(offer.pinged, [other.id()]);
    club.press(&other, &offer, "Decline takeback").await.says("declined");
    assert!(club.posted("let the turn stand").await.pinged.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_lasts_until_somebody_resumes() {
    let (club, code, board, [mover, other]) = Club::playing().await;
    club.press(&other, &club.press(&other, &board, "More").await, "Pause").await;
    let offer = club.posted("asks for a pause").await;
    assert_eq!(offer.pinged, [mover.id()]);
    club.press(&mover, &offer, "Accept pause").await;
    let paused = club.posted("The game is paused").await;
    assert!(paused.pinged.is_empty());
    club.answer(&mover, "pacru move", [("move", "e1-e2")]).await.says("paused");
    club.press(&mover, &board, "Move").await.says("paused");

    // A seat may be offered in the meantime; the newest message has buttons for both offers.
    club.answer(&other, "pacru offer", [("what", SUBSTITUTE)]).await;
    let both = club.posted("is looking for somebody").await;
    for label in ["Resume", "Take over", "Keep my seat"] {
        assert!(both.button(label).is_some(), "{label}: {}", both.content);
    }
    club.press(&mover, &both, "Resume").await;
    let on = club.posted("The game goes on").await;
    assert_eq!(on.pinged, [mover.id()]);
    assert!(on.button("Take over").is_some(), "{}", on.content);

    let chika = club.member("Chika");
    club.press(&chika, &on, "Take over").await.says("taken over the seat");
    let taken = club.posted("has taken over the seat of").await;
    assert!(taken.pinged.is_empty(), "it is not their turn");
    club.play(&other, &code, "e9-e8").await.says("do not play");
    club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    assert_eq!(club.board(&code, 1).await.pinged, [chika.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_agree_to_call_a_game_off() {
    let club = Club::open().await;
    let members = ["Ana", "Ben", "Chika"].map(|name| club.member(name));
    let (code, board) = club.table(&members.iter().collect::<Vec<_>>()).await;
    let more = club.press(&members[0], &board, "More").await;
    club.press(&members[0], &more, "Call off").await;
    let offer = club.posted("asks to call the game off").await;
    assert_eq!(offer.pinged.len(), 2);
    club.press(&members[1], &offer, "Agree to call it off").await;
    let waits = club.posted("agrees to call the game off").await;
    assert!(waits.pinged.is_empty(), "they have been called already");
    waits.says(&members[2].mention());
    waits.says("Still open");
    club.press(&members[2], &waits, "Agree to call it off").await.says("called off");
    let off = club.posted("counts for nothing.").await;
    assert!(off.pinged.is_empty() && off.button("Move").is_none());
    club.play(&members[0], &code, "e1-e2").await.says("called off");
}
