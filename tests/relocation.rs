//! Channels that are deleted, and a bot that was away: nothing is lost, and nobody loses time.

use crate::club::{Club, Says as _, code_in};

/// A game and an open table whose channel is deleted continue where their players are.
pub(crate) async fn a_game_and_a_table_move_when_their_channel_is_gone() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let attic = club.discord.open_channel("attic");
    let open = async |players| {
        let options = [("players", players), ("opponent", "Ben")];
        let said = club.answer_in(attic, &ana, "pacru new", options).await;
        let code = code_in(&said.content);
        let table = club.posted_in(attic, &code).await;
        (code, table)
    };
    let (code, table) = open("2").await;
    club.press(&ben, &table, "Accept").await;
    let board = club.posted_in(attic, "begins:").await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let (waiting, _) = open("3").await;

    club.discord.delete_channel(attic);
    let game = [("game", code.as_str())];
    club.play(&mover, &code, "e1-e2").await.says("You have played");
    club.at_table(&ben, &waiting, "Join").await.says(&format!("seat at `{waiting}`"));
    club.logs("will try again").await;

    // A link would lead nowhere.
    let games = club.answer(&mover, "pacru games", []).await;
    games.says(&code);
    games.does_not_say("https://");

    // A spectator's look does not move the game; a player's does.
    club.answer(&chika, "pacru board", game).await;
    assert!(club.messages().is_empty());
    club.answer(other, "pacru board", game).await;
    let here = club.posted("the game continues here").await;
    here.says("turn 1:");
    assert!(!here.attachments.is_empty(), "{}", here.content);
    assert_eq!(here.pinged, [other.id()]);
    // The clock runs again.
    here.says("Until <t:");
    club.play(other, &code, "e9-e8").await;
    club.posted("turn 2:").await;
    assert_eq!(club.messages().len(), 2);

    club.answer(&ben, "pacru board", [("game", waiting.as_str())]).await;
    let table = club.posted(&waiting).await;
    table.says("🪑 Ben");
    club.press(&ana, &table, "Start now").await;
    club.board(&waiting, 0).await;
}
