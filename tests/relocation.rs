//! Channels that are deleted, and a bot that was away: nothing is lost, and nobody loses time.

use crate::club::{Club, Says as _, code_in};

/// A game whose channel is deleted continues where its players are.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_when_its_channel_is_gone() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let attic = club.discord.open_channel("attic");
    let said = club.answer_in(attic, &ana, "pacru new", [("opponent", "Ben")]).await;
    let code = code_in(&said.content);
    let table = club.posted_in(attic, &code).await;
    club.press(&ben, &table, "Accept").await;
    let board = club.posted_in(attic, "begins:").await;
    let (mover, other) = club.sides(&board, &ana, &ben);

    club.discord.delete_channel(attic);
    let game = [("game", code.as_str())];
    club.play(&mover, &code, "e1-e2").await.says("Played");
    club.logs("will try again").await;

    // A link would lead nowhere.
    let games = club.answer(&mover, "pacru games", []).await;
    games.says(&code);
    games.does_not_say("https://");

    // A spectator's look does not move the game; a player's does.
    club.answer(&chika, "pacru board", game).await;
    assert!(club.messages().is_empty());
    club.answer(other, "pacru board", game).await;
    let here = club.posted("the game goes on here").await;
    here.says("turn 1:");
    assert!(!here.attachments.is_empty(), "{}", here.content);
    assert_eq!(here.pinged, [other.id()]);
    // The clock runs again.
    here.says("Until <t:");

    club.play(other, &code, "e9-e8").await;
    club.posted("turn 2:").await;
    assert_eq!(club.messages().len(), 2);
}

/// An open table also moves.
pub(crate) async fn a_table_moves_when_its_channel_is_gone() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let attic = club.discord.open_channel("attic");
    let invited = [("players", "3"), ("opponent", "Ben")];
    let said = club.answer_in(attic, &ana, "pacru new", invited).await;
    let code = code_in(&said.content);
    club.posted_in(attic, &code).await;
    club.discord.delete_channel(attic);
    let game = [("game", code.as_str())];
    club.at_table(&ben, &code, "Join").await.says(&format!("seat at `{code}`"));
    club.logs("will try again").await;
    club.answer(&ben, "pacru board", game).await;
    let table = club.posted(&code).await;
    table.says("🪑 Ben");
    club.press(&ana, &table, "Start now").await;
    club.board(&code, 0).await;
}
