//! Channels that are deleted, and a bot that was away: nothing is lost, and nobody loses time.

use local::Permissions;

use crate::club::{Club, Says as _, code_in};

/// A game whose channel is deleted continues where its players are.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_when_its_channel_is_gone() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let attic = club.discord.open_channel("attic");
    let said = club.answer_in(attic, &ana, "pacru new", [("opponent", "Ben")]).await;
    let code = code_in(&said.content);
    let table = club.see_in(attic, "the table", |message| message.content.contains(&code)).await;
    club.press(&ben, &table, "Accept").await;
    let board =
        club.see_in(attic, "the board", |message| message.content.contains("begins:")).await;
    let (mover, other) = club.sides(&board, &ana, &ben);

    club.discord.delete_channel(attic);
    let game = [("game", code.as_str())];
    let said = club.play(&mover, &code, "e1-e2").await;
    said.says("Played");
    club.logs("will try again").await;

    // A link would lead nowhere.
    let games = club.answer(&mover, "pacru games", []).await;
    games.says(&code);
    games.does_not_say("https://");

    // A spectator's look does not move the game; a player's does.
    club.answer(&chika, "pacru board", game).await;
    assert!(club.discord.messages(club.channel()).is_empty());
    club.answer(other, "pacru board", game).await;
    let here = club.posted("it goes on here").await;
    here.says("turn 1:");
    assert!(!here.attachments.is_empty(), "{}", here.content);
    assert_eq!(here.pinged, [other.id()]);
    // The clock runs again.
    here.says("Until <t:");

    club.play(other, &code, "e9-e8").await;
    club.posted("turn 2:").await;
    assert_eq!(club.discord.messages(club.channel()).len(), 2);
}

/// An open table also moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_moves_when_its_channel_is_gone() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let attic = club.discord.open_channel("attic");
    let said = club.answer_in(attic, &ana, "pacru new", [("players", "3")]).await;
    let code = code_in(&said.content);
    club.see_in(attic, "the table", |message| message.content.contains(&code)).await;
    club.discord.delete_channel(attic);
    let game = [("game", code.as_str())];
    club.answer(&ben, "pacru join", game).await;
    club.logs("will try again").await;
    club.answer(&ben, "pacru join", game).await;
    let table = club.posted(&code).await;
    table.says("🪑 Ben");
    club.press(&ana, &table, "Start now").await;
    club.board(&code, 0).await;
}

/// The bot is removed from the server and added again: waiting messages are delivered, and the clocks were stopped.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_removed_and_added_again() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    let channel = club.channel();
    let elsewhere = club.discord.open_channel("elsewhere");
    club.discord.deny(channel, Permissions::VIEW_CHANNEL);
    let options = [("move", "e1-e2"), ("game", code.as_str())];
    club.answer_in(elsewhere, &mover, "pacru move", options).await;
    club.logs("will try again").await;
    let time = || async { club.answer_in(elsewhere, &ana, "pacru games", []).await };
    assert!(time().await.content.contains(&code));
    club.discord.allow(channel, Permissions::VIEW_CHANNEL);
    // As soon as a command shows that the bot is back, or otherwise a little later.
    club.answer(&ana, "pacru games", []).await;
    let shown = club.board(&code, 1).await;
    shown.says("Until <t:");
    club.until("two boards", async || club.boards(&code).len() >= 2).await;
    assert_eq!(club.boards(&code).len(), 2);
}
