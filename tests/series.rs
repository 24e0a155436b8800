//! After the end: a rematch, the replay GIF, several games in a row.

use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_agreed_on_with_two_presses() {
    let (mut club, code, _, [mover, other]) = Club::playing().await;
    let chika = club.member("Chika");
    club.turn(&mover, &code, 1, "e1-e2").await;
    let end = club.lose(&other, &code).await;
    for label in ["Rematch", "Replay", "Record", "Board"] {
        assert!(end.button(label).is_some(), "{label}");
    }
    let replay_gif = club.press(&chika, &end, "Replay").await;
    assert!(replay_gif.attachments[0].bytes.starts_with(b"GIF"), "{replay_gif:?}");
    club.press(&chika, &end, "Record").await.says("e1-e2 resign");
    club.press(&chika, &end, "Rematch").await.says("do not play");

    let next = code_in(&club.press(&mover, &end, "Rematch").await.content);
    let table = club.posted(&format!("`{next}`**")).await;
    table.says("a rematch for 2");
    table.says(&format!("so {} begins", other.name()));
    assert_eq!(table.pinged, [other.id()]);
    club.crash().await;
    club.press(&other, &end, "Rematch").await.says("the board follows");
    assert_eq!(club.board(&next, 0).await.pinged, [other.id()], "the seats have turned");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_games_in_a_row() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [game(Kind::Pacru), ("opponent", "Ben"), ("games", "3")];
    let (mut code, lobby) = club.open_table(&ana, options).await;
    lobby.says("3 games, seats rotate");
    club.press(&ben, &lobby, "Accept").await;
    let mut board = club.board(&code, 0).await;
    let mut first = club.called(&board);
    for round in 1..=3 {
        board.says(&format!("Game {round} of 3."));
        // The first to move resigns each time; in the next game the other one is first.
        club.two_rounds(Kind::Pacru, &code, &board, 2).await;
        let end = club.lose(&first, &code).await;
        assert!(end.pinged.is_empty());
        if round == 3 {
            let winner = if first.id() == ana.id() { "Ben" } else { "Ana" };
            end.says(&format!("**{winner} wins the series**"));
            assert!(end.button("Rematch").is_some());
            break;
        }
        end.says(&format!("after game {round} of 3"));
        assert!(end.button("Rematch").is_none());
        let begins = format!("Game {} of 3.", round + 1);
        board = club.posted(&begins).await;
        code = code_in(&board.content);
        let next = club.called(&board);
        assert_ne!(next.id(), first.id(), "seats rotate");
        first = next;
    }
}
