//! Kills at the worst moments, and interactions that arrive late or twice. What members did again
//! meanwhile: `bot/service/src/tests/repeated.rs`.

use local::{Endpoint, Fault, FaultKind, Message};

use crate::club::{Club, Says as _, refusal};

/// The turn is saved, but the member was not told. When Discord delivers the interaction again,
/// they are told.
#[tokio::test(flavor = "multi_thread")]
async fn killed_between_saving_and_answering_it_answers_when_asked_again() {
    let (mut club, code, _, [mover, _]) = Club::playing().await;
    club.discord.fault(Fault::new(Endpoint::EditResponse, FaultKind::Hang));
    let turn = mover.command(club.channel(), "pacru move", [("move", "e1-e2")]).unwrap();
    club.board(&code, 1).await;
    club.crash().await;
    club.discord.redeliver(turn.id());
    let said = club.answer_to(&turn, "move").await;
    assert_eq!(
        said.content.lines().next().unwrap(),
        format!("You have played `e1-e2` in `{code}`.")
    );
    assert_eq!(club.boards(&code).len(), 2);
}

/// Whoever has read why their turn is not played may do something else. When Discord delivers the
/// turn once more and does not say at once what they have read, it was once played.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_is_not_carried_out_later() {
    let (club, code, _, [mover, other]) = Club::playing().await;
    let refused = other.command(club.channel(), "pacru move", [("move", "e9-e8")]).unwrap();
    club.answer_to(&refused, "a turn too early").await.says("turn");
    club.play(&mover, &code, "e1-e2").await.says("You have played");

    club.discord.fault(Fault::new(Endpoint::Response, FaultKind::Status(503)));
    club.discord.redeliver(refused.id());
    club.until("the bot asks what they have read", async || club.discord.faults().is_empty()).await;
    club.play(&other, &code, "e9-d8").await.says("You have played `e9-d8`");
    club.board(&code, 2).await;
}

/// Discord limits edits of messages older than an hour (30046): a table that can no longer be
/// edited is posted again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_too_old_to_be_edited_is_posted_anew() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (code, lobby) = club.open_table(&ana, [("players", "3")]).await;
    club.discord.fault(Fault::new(Endpoint::EditMessage, refusal(429, 30046)).times(2));
    club.press(&ben, &lobby, "Join").await;
    let is_anew = |it: &Message| it.content.contains(&code) && it.id != lobby.id;
    let anew = club.see("the table anew", is_anew).await;
    club.press(&chika, &anew, "Join").await;
    club.board(&code, 0).await;
    assert_eq!(club.all_with(&code).len() - club.boards(&code).len(), 2);
}
