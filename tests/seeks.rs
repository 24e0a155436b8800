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
    // Another pace does not meet it, nor does whoever wants weaker opponents.
    for (who, option) in [(&ben, ("pace", "none")), (&chika, ("rating_to", "1400"))] {
        club.answer(who, "pacru seek", [shacru, option]).await;
    }
    let before = club.answer(&chika, "pacru seek", []).await;
    club.answer(&chika, "pacru people block", [("member", "Ben")]).await;
    club.crash().await;
    let met = club.answer(&ben, "pacru seek", [shacru]).await;
    met.says("has started, and the board is on its way");
    let code = code_in(&met.content);
    let board = club.board(&code, 0).await;
    board.says("Shacru");
    assert!([ana.id(), ben.id()].contains(&club.called(&board).id()));

    // Once only, whatever comes in between.
    club.crash().await;
    let left = club.answer(&ana, "pacru seek", []).await;
    left.does_not_say("You are looking for opponents");
    left.says("Chika: Shacru for 2");
    left.says("Ben: Shacru for 2, no clock");
    club.all_is_posted().await;
    assert_eq!(club.boards(&code).len(), 1);

    // A member who is not welcome reads why, but never who has blocked them; the two do not see each
    // other's seeks.
    let value = "Ben: Shacru for 2";
    club.answer(&chika, "pacru seek", []).await.does_not_say("Ben: ");
    club.answer(&ben, "pacru seek", []).await.does_not_say("Chika: ");
    let refused = chika.choose(&before, "v1:seeks", [value]);
    club.answer_to(&refused.unwrap(), value).await.says("You have blocked Ben");
    let seen = club.answer(&eva, "pacru seek", []).await;
    let refused = eva.choose(&seen, "v1:seeks", ["Chika: Shacru for 2"]);
    let refused = club.answer_to(&refused.unwrap(), "Chika").await;
    refused.says("ratings up to 1400, and yours is 1500");
    // A seek is answered by a tap where members look for their games; there are those in which they are welcome.
    let games = club.answer(&ana, "pacru games", []).await;
    games.says("Others looking for opponents");
    games.says("Ben: Shacru for 2, no clock");
    games.does_not_say("Chika: Shacru for 2");
    let answered = ana.choose(&games, "v1:seeks", [value]).unwrap();
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
    club.press(&chika, &own, "Withdraw Shacru for 2").await.says("no longer looking");
    club.press(&chika, &again, "Withdraw Shacru for 2").await.says("That search is no longer open");
    // A member has at most five.
    // Two ratings may be taken for each other.
    let both = "ratings from 1400 to 2000";
    for (pace, said) in
        [("none", both), ("1d/move", both), ("2d/move", "already have 5 searches here")]
    {
        club.answer(&eva, "pacru seek", [("players", "3"), ("pace", pace)]).await;
        let ratings = [("rating_from", "2000"), ("rating_to", "1400")];
        let options = [("players", "4"), ("pace", pace)].into_iter().chain(ratings);
        club.answer(&eva, "pacru seek", options).await.says(said);
    }
    club.forward(31 * DAY);
    club.crash().await;
    club.answer(&ana, "pacru seek", []).await.says("Nobody is looking for opponents");
}
