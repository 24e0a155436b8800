//! Seeks: members look for opponents, and the game begins by itself.

use play::time::DAY;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_where_seeks_meet() {
    let (mut club, eva, [ana, ben, chika]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    let shacru = game(Kind::Shacru);
    club.answer(&ana, "pacru seek", []).await.says("Nobody is looking for opponents");
    let stands = club.answer(&ana, "pacru seek", [shacru, ("rating_from", "1400")]).await;
    stands.says("You are looking for opponents: Shacru for 2");
    stands.says("ratings from 1400");
    // Another pace does not meet it, nor does whoever wants weaker opponents; nobody is called.
    for (who, option) in [(&ben, ("pace", "none")), (&chika, ("rating_to", "1400"))] {
        club.answer(who, "pacru seek", [shacru, option])
            .await
            .says("You are looking for opponents");
    }
    club.answer(&chika, "pacru people block", [("member", "Ben")]).await;
    // Ben's other seek meets none of Chika's, who has blocked them; Ana's is met, after a restart.
    club.crash().await;
    let met = club.answer(&ben, "pacru seek", [shacru]).await;
    met.says("begins; the board follows");
    let code = code_in(&met.content);
    let board = club.board(&code, 0).await;
    board.says("Shacru");
    let mover = club.called(&board);
    assert!([ana.id(), ben.id()].contains(&mover.id()));

    // Once only, whatever comes in between.
    club.crash().await;
    let left = club.answer(&ana, "pacru seek", []).await;
    left.does_not_say("You are looking for opponents");
    left.says("Chika: Shacru for 2");
    left.says("Ben: Shacru for 2, no clock");
    club.all_is_posted().await;
    assert_eq!(club.boards(&code).len(), 1);

    // From the list a seek is answered by a tap; whoever is not welcome is told so.
    let value = "Ben: Shacru for 2";
    let refused = chika.choose(&club.answer(&chika, "pacru seek", []).await, "v1:seeks", [value]);
    club.answer_to(&refused.unwrap(), value).await.says("The seek of Ben is for others");
    let answered = ana.choose(&left, "v1:seeks", [value]).unwrap();
    let second = code_in(&club.answer_to(&answered, value).await.content);
    assert_ne!(second, code);
    club.board(&second, 0).await;
    let again = eva.choose(&club.answer(&eva, "pacru seek", []).await, "v1:seeks", [value]);
    assert!(again.is_err(), "it is gone");

    // They stand on the club board, are withdrawn by a tap, and end after a month.
    club.answer(&eva, "pacru-admin board", []).await;
    club.forward(play::time::MINUTE);
    club.posted("🔎 Chika: Shacru for 2").await;
    let own = club.answer(&chika, "pacru seek", []).await;
    let again = club.answer(&chika, "pacru seek", []).await;
    club.press(&chika, &own, "Withdraw Shacru for 2").await.says("withdrawn");
    club.press(&chika, &again, "Withdraw Shacru for 2").await.says("That seek is gone");
    club.answer(&eva, "pacru seek", [("players", "3")]).await;
    club.forward(31 * DAY);
    club.crash().await;
    club.answer(&ana, "pacru seek", []).await.says("Nobody is looking for opponents");
}

/// For three, all seeks meet at once; a member has at most five.
#[tokio::test(flavor = "multi_thread")]
async fn three_seeks_make_a_table_of_three() {
    let (club, _, [ana, ben, chika]) = Club::managed(["Ana", "Ben", "Chika"], "es-ES").await;
    let hall = club.discord.open_channel("hall");
    for member in [&ana, &ben] {
        club.answer(member, "pacru seek", [("players", "3")])
            .await
            .says("Buscas rivales: Pacru para 3");
    }
    // The same again renews it.
    let renewed = [("players", "3"), ("rating_from", "1000")];
    club.answer(&ana, "pacru seek", renewed).await;
    let begun = club.answer_in(hall, &chika, "pacru seek", [("players", "3")]).await;
    let code = code_in(&begun.content);
    // In the channel of the oldest.
    assert_eq!(club.first_board(&code).await.pinged.len(), 1);

    for players in ["2", "4"] {
        for pace in ["none", "1d/move", "2d/move"] {
            let options = [("players", players), ("pace", pace)];
            let said = club.answer(&ana, "pacru seek", options).await;
            if (players, pace) == ("4", "2d/move") {
                said.says("Ya tienes 5 búsquedas aquí");
            } else {
                said.says("Buscas rivales");
            }
        }
    }
}
