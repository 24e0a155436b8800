//! After the end: a rematch, the replay GIF, several games in a row.

use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_agreed_on_with_two_presses() {
    let (mut club, code, _, [mover, other]) = Club::playing().await;
    let chika = club.member("Chika");
    club.turn(&mover, &code, 1, "e1-e2").await;
    let end = club.lose(&other, &code).await;
    let replay_gif = club.press(&chika, &end, "Replay").await;
    assert!(replay_gif.attachments[0].bytes.starts_with(b"GIF"), "{replay_gif:?}");
    club.press(&chika, &end, "Record").await.says("e1-e2 resign");
    club.press(&chika, &end, "Rematch").await.says("are not playing");

    let next = code_in(&club.press(&mover, &end, "Rematch").await.content);
    let table = club.posted(&format!("`{next}`**")).await;
    table.says("a rematch for 2");
    table.says(&format!("so {} goes first", other.name()));
    assert_eq!(table.pinged, [other.id()]);
    club.crash().await;
    club.press(&other, &end, "Rematch").await.says("the board is on its way");
    assert_eq!(club.board(&next, 0).await.pinged, [other.id()], "the seats have turned");
}

/// How the points of a series are counted: `bot/service/src/tests/series.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn two_games_in_a_row() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [game(Kind::Pacru), ("opponent", "Ben"), ("games", "2")];
    let (code, lobby) = club.open_table(&ana, options).await;
    lobby.says("2 games, seats rotate");
    club.press(&ben, &lobby, "Accept").await;
    let board = club.board(&code, 0).await;
    let first = club.called(&board);
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    let end = club.lose(&first, &code).await;
    end.says("after game 1 of 2");
    assert!(end.pinged.is_empty() && end.button("Rematch").is_none());
    let board = club.posted("Game 2 of 2.").await;
    assert_ne!(club.called(&board).id(), first.id(), "seats rotate");
    let code = code_in(&board.content);
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    let end = club.lose(&first, &code).await;
    end.says("wins the series**");
    assert!(end.button("Rematch").is_some());
}
