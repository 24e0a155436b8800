//! Draws, takebacks, pauses, early ends and seats: offered in public, and answered with a button that survives a
//! restart.

use local::InteractionFault;

use crate::club::{Club, Says as _};
use crate::tournaments::is_bare;

const DRAW: &str = "a draw";
const TAKEBACK: &str = "to take back my last turn (within a minute, I do not need to ask)";
const SUBSTITUTE: &str = "my seat, to anyone who wants to replace me";

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
    let step = club.tap(&mover, &step, "· e2").await;
    club.press(&mover, &step, "Play e1-e2").await.says("You have played");
    club.board(&code, 1).await.does_not_say("draw");
    is_bare(&club, &offer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_at_once_or_by_consent() {
    let (club, code, _, [mover, other]) = Club::playing().await;
    let played = club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    club.press(&mover, &played, "Take back").await.says("taken back turn 1");
    let back = club.posted("takes back turn 1").await;
    assert_eq!(back.pinged, [mover.id()]);

    club.answer(&mover, "pacru move", [("move", "a3-b4(a6)")]).await;
    club.posted("turn 1: ").await;
    club.turn(&other, &code, 2, "e9-e8").await;
    let said = club.answer(&mover, "pacru offer", [("what", DRAW)]).await;
    club.press(&mover, &said, "Withdraw").await.says("withdrawn your offer");
    club.answer(&mover, "pacru offer", [("what", TAKEBACK)]).await.says("asked");
    let offer = club.posted("asks to take back turn 1").await;
    assert_eq!(offer.pinged, [other.id()]);
    offer.says("every clock goes back to what it showed before that turn, or to one minute if");
    club.press(&other, &offer, "Decline takeback").await.says("declined");
    assert!(club.posted("declines the takeback").await.pinged.is_empty());
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
    club.press(&mover, &board, "Move").await.says("paused");

    // A seat may be offered in the meantime; the newest message has buttons for both offers.
    club.answer(&other, "pacru offer", [("what", SUBSTITUTE)]).await;
    let both = club.posted("is looking for someone").await;
    assert!(both.button("Keep my seat").is_some(), "{:?}", both.labels());
    club.press(&mover, &both, "Resume").await;
    let on = club.posted("The game has been resumed").await;
    assert_eq!(on.pinged, [mover.id()]);
    let chika = club.member("Chika");
    club.press(&chika, &on, "Take over").await.says("taken over the seat");
    let taken = club.posted("has taken over ").await;
    assert!(taken.pinged.is_empty(), "it is not their turn");
    taken.says("No rating will change: one of the two players did not play from the beginning.");
    club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    assert_eq!(club.board(&code, 1).await.pinged, [chika.id()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_agree_to_call_a_game_off() {
    let club = Club::open().await;
    let [ana, ben, chika] = ["Ana", "Ben", "Chika"].map(|name| club.member(name));
    let (code, board) = club.table(&[&ana, &ben, &chika]).await;
    club.press(&ana, &club.press(&ana, &board, "More").await, "Call off").await;
    let offer = club.posted("asks to call the game off").await;
    assert_eq!(offer.pinged.len(), 2);
    club.press(&ben, &offer, "Agree to call it off").await;
    let waits = club.posted("agrees to call the game off").await;
    assert!(waits.pinged.is_empty(), "they have been called already");
    waits.says(&chika.mention());
    club.press(&chika, &waits, "Agree to call it off").await.says("called off");
    let off = club.posted("does not count.").await;
    assert!(off.pinged.is_empty() && off.button("Move").is_none());
    club.play(&ana, &code, "e1-e2").await.says("called off");
}
