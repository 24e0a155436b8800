//! The club board: one message that always shows the current games of a server.

use std::time::Duration;

use local::{Endpoint, Fault, FaultKind, Message};

use crate::club::{Club, Says as _, code_in, refusal};
use crate::forms::{form, send};

/// Waits until the club board says this, and checks that there is only one.
async fn shows(club: &Club, words: &str) -> Message {
    // It is edited at most every ten seconds.
    club.forward(play::time::MINUTE);
    let is_board = |it: &Message| it.labels().first().is_some_and(|it| it == "My games");
    let board = club.see(words, |it| is_board(it) && it.content.contains(words)).await;
    let mut boards = club.messages();
    boards.retain(is_board);
    assert_eq!(boards.len(), 1, "one club board");
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_board_is_always_current() {
    let (mut club, eva, [ana, ben]) = Club::managed(["Ana", "Ben"], "en-GB").await;
    club.answer(&eva, "pacru-admin board", []).await.says("is always up to date");
    let board = shows(&club, "Nobody is playing now").await;
    assert_eq!(board.labels(), ["My games", "New table"]);

    // From the board to a game by taps alone.
    let new = form(&club, &ana.press_labelled(&board, "New table").unwrap()).await;
    let opened = send(&club, &ana, &new, &[("game", "Shacru for 2")]).await;
    let code = code_in(&opened.content);
    let board = shows(&club, "Open tables").await;
    let table = club.posted("who opened the table").await;
    board.says(&format!("{}/{}) Shacru with Ana: 1 seat free", club.channel(), table.id));
    let asked = club.press(&ben, &board, "Join").await;
    club.press(&ben, &asked, &asked.labels()[0]).await;
    let first = club.board(&code, 0).await;
    let board = shows(&club, "1 game under way").await;
    board.does_not_say("Open tables");
    board.says(&format!("{}) Shacru, ", first.id));
    board.says(&format!("{} to move, turn 1, turn began <t:", club.called(&first).name()));
    club.press(&ana, &board, "My games").await.says(&code);
    let resigning = club.answer(&ana, "pacru resign", [("game", code.as_str())]).await;

    // Events while the bot is away are shown once it is back, in the same message.
    club.discord.fault(Fault::new(Endpoint::EditMessage, FaultKind::Status(502)).times(3));
    club.press(&ana, &resigning, "Resign").await;
    club.posted("resigns").await;
    club.crash().await;
    let over = shows(&club, "Latest results").await;
    assert_eq!(over.id, board.id);
    over.says(&format!("🏆 Ben: `{code}` Shacru against Ana"));

    // Discord limits how often an old message can be edited.
    club.all_is_posted().await;
    club.discord.fault(Fault::new(Endpoint::EditMessage, refusal(400, 30046)));
    club.answer(&ana, "pacru new", [("game", "Pasang: capture lines of tokens")]).await;
    let newer = shows(&club, "Pasang with Ana").await;
    assert_ne!(newer.id, over.id);

    // A member deletes it. The next one is removed while the bot still waits to hear that it is posted, as the table is.
    club.discord.delete_message(&newer);
    let late = FaultKind::Delay(Duration::from_secs(1));
    club.discord.fault(Fault::new(Endpoint::CreateMessage, late).times(2));
    club.answer(&ben, "pacru new", [("game", "Azacru: connect with long moves")]).await;
    shows(&club, "Azacru with Ben").await;
    club.answer(&eva, "pacru-admin board", [("remove", "true")]).await.says("removed");
    let is_board = |it: &Message| it.labels().contains(&"My games".to_owned());
    club.until("no club board", async || !club.messages().iter().any(is_board)).await;
    club.answer(&eva, "pacru-admin board", [("remove", "true")]).await.says("has no club board");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_board_is_posted_once() {
    let (mut club, eva, _) = Club::managed(["Ana", "Ben"], "es-ES").await;
    // The message was posted, but the bot did not get the response.
    club.discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    club.answer(&eva, "pacru-admin board", []).await.says("estará siempre al día");
    club.posted("No hay ninguna partida en curso").await;
    club.crash().await;
    club.forward(2 * play::time::MINUTE);
    club.answer(&club.member("Ana"), "pacru new", [("computer", "Novice")]).await;
    club.posted("1 partida en curso").await;
    let mut boards = club.messages();
    boards.retain(|it| it.labels().first().is_some_and(|it| it == "Mis partidas"));
    assert_eq!(boards.len(), 1);

    // When it is set up in another channel, the one here is deleted.
    let hall = club.discord.open_channel("hall");
    let set_up = club.answer_in(hall, &eva, "pacru-admin board", [("remove", "false")]).await;
    set_up.says(&format!("<#{hall}>"));
    let own_data = club.answer(&eva, "pacru data", []).await;
    assert_eq!(own_data.file().matches(r#""action": "board""#).count(), 2);
    club.posted_in(hall, "1 partida en curso").await;
    club.until("no board here", async || club.messages().iter().all(|it| it.id != boards[0].id))
        .await;
}
