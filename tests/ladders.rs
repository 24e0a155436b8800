//! Ladders, as their members see them.

use local::Member;
use play::time::{DAY, MINUTE};

use crate::club::{Club, Says as _};
use crate::tournaments::{self, begin, is_bare, organised};

/// The members of a ladder from the top, from the text beside its picture.
async fn rungs(club: &Club, who: &Member) -> Vec<String> {
    let shown = club.answer(who, "pacru-tournament ladder", []).await;
    let names = shown.alt().lines().skip(1).filter_map(|row| row.split([' ', ',']).nth(1));
    names.map(str::to_owned).collect()
}

/// A ladder from its first challenge to its end: challenges that are accepted, declined, withdrawn, or not answered for two
/// weeks, and a game in which nobody moves. Who may challenge whom: `bot/play/src/tournament/tests.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_is_climbed_to_its_end() {
    let (club, [ana, ben, chika, eva]) = organised().await;
    let options = [("name", "Rungs"), ("system", "ladder, by challenges"), ("reach", "2")];
    club.tournament(&eva, options, &[&ana, &ben, &chika, &eva]).await;
    begin(&club, &eva).await;
    assert_eq!(rungs(&club, &ana).await, ["Ana", "Ben", "Chika", "Eva"]);

    let challenge = async |who: &Member, whom: &str| {
        club.answer(who, "pacru-tournament ladder", [("challenge", whom)]).await
    };
    challenge(&eva, "Ana").await.says("up to 2 rungs above you");
    challenge(&chika, "Ana").await.says("Ana is challenged");
    challenge(&ben, "Ana").await.says("Ana has already been challenged");
    challenge(&chika, "Ben").await.says("Chika has challenged somebody");
    let asked = club.posted("Chika challenges you for rung 1").await;
    assert_eq!(asked.pinged, [ana.id()]);
    // The bot records a message just after it has posted it. Answered before that, it keeps its buttons.
    club.all_is_posted().await;
    club.press(&ana, &asked, "Accept").await.says("accepted");
    let board = club.posted("begins:").await;
    let settled = club.posted("accepts the challenge of").await;
    assert_eq!(settled.pinged.len(), 2, "both are called to the game, by this alone");
    is_bare(&club, &asked).await;
    club.resign(&ana, &crate::club::code_in(&board.content)).await;
    assert_eq!(rungs(&club, &ana).await, ["Chika", "Ana", "Ben", "Eva"]);

    challenge(&eva, "Ben").await;
    let asked = club.posted("Eva challenges you for rung 3").await;
    club.press(&ana, &asked, "Decline").await.says("Only Ben can answer that.");
    let question = club.press(&ben, &asked, "Decline").await;
    question.says("give your rung 3 to Eva without a game?");
    club.press(&ben, &question, "Give the rung away").await.says("the challenger takes your rung");
    assert_eq!(club.posted("Ben gives rung 3 to").await.pinged, [eva.id()]);

    challenge(&ben, "Eva").await;
    let take_back = [("take_back", "true")];
    club.answer(&ben, "pacru-tournament ladder", take_back).await.says("taken back");
    challenge(&ben, "Ana").await;
    club.posted("Ben challenges you for rung 2").await;
    club.forward(14 * DAY + MINUTE);
    club.posted("Ana has not answered in 14 days, so rung 2 goes to").await;
    assert_eq!(rungs(&club, &ana).await, ["Chika", "Ben", "Ana", "Eva"]);

    challenge(&ana, "Ben").await;
    let asked = club.posted("Ana challenges you for rung 2").await;
    club.press(&ben, &asked, "Accept").await.says("accepted");
    let board = club.see("a board", |it| it.id > asked.id && it.content.contains("begins:")).await;
    let question = tournaments::asked(&club, &eva, "End it").await;
    question.says("Games over: 1 of 2.");
    club.press(&eva, &question, "End it").await.says("Rungs is over");
    let podium = club.posted("🏆 **Rungs** is over").await;
    // Ben has played nothing yet, and Ana has given their game up before it began.
    podium.says("🥇 Chika\nGames called off without a change of ratings: 1.");
    is_bare(&club, &board).await;
}
