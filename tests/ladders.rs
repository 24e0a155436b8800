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
    let shown = club.answer(&eva, "pacru-tournament ladder", []).await;
    shown.says("You can challenge Chika and Ben.");
    let shown = club.answer(&ana, "pacru-tournament ladder", []).await;
    shown.says("You are on the top rung, so there is nobody above you.");
    challenge(&chika, "Ana").await.says("You have challenged Ana");
    challenge(&ben, "Ana").await.says("Ana has already been challenged");
    challenge(&chika, "Ben").await.says("You have already challenged Ana.");
    let asked = club.posted("Chika challenges you for rung 1").await;
    assert_eq!(asked.pinged, [ana.id()]);
    club.press(&ana, &asked, "Accept").await.says("accepted");
    let board = club.posted("begins:").await;
    let settled = club.posted("'s challenge for rung 1").await;
    assert_eq!(settled.pinged.len(), 2, "both are called to the game, by this alone");
    is_bare(&club, &asked).await;
    club.resign(&ana, &crate::club::code_in(&board.content)).await;
    assert_eq!(rungs(&club, &ana).await, ["Chika", "Ana", "Ben", "Eva"]);

    challenge(&eva, "Ben").await;
    let asked = club.posted("Eva challenges you for rung 3").await;
    club.press(&ana, &asked, "Decline").await.says("Only Ben can answer that.");
    let question = club.press(&ben, &asked, "Decline").await;
    question.says("give your rung 3 to Eva without a game?");
    club.press(&ben, &question, "Concede the rung").await.says("the challenger takes your rung");
    assert_eq!(club.posted("Ben gives rung 3 to").await.pinged, [eva.id()]);

    challenge(&ben, "Eva").await;
    let take_back = [("take_back", "true")];
    club.answer(&ben, "pacru-tournament ladder", take_back).await.says("taken back");
    challenge(&ben, "Ana").await;
    club.posted("Ben challenges you for rung 2").await;
    club.forward(12 * DAY + MINUTE);
    let reminder = club.posted("You lose the rung if you do not answer by <t:").await;
    assert_eq!(reminder.pinged, [ana.id()]);
    club.forward(2 * DAY);
    club.posted("Ana has not answered within 14 days, so ").await;
    assert_eq!(rungs(&club, &ana).await, ["Chika", "Ben", "Ana", "Eva"]);

    challenge(&ana, "Ben").await;
    let asked = club.posted("Ana challenges you for rung 2").await;
    club.press(&ben, &asked, "Accept").await.says("accepted");
    let board = club.see("a board", |it| it.id > asked.id && it.content.contains("begins:")).await;
    let question = tournaments::asked(&club, &eva, "End it").await;
    question.says("1 of 2 games are over.");
    club.press(&eva, &question, "End it").await.says("Rungs is over");
    let podium = club.posted("🏆 **Rungs** is over").await;
    // Ben has played nothing yet, and Ana has given their game up before it began.
    podium.says("🥇 Chika\n1 game was called off without a change of ratings.");
    is_bare(&club, &board).await;
}

/// Once only a command challenged anybody, and neither the post of a ladder nor its picture said so.
#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_is_climbed_by_buttons() {
    let (club, [ana, ben, chika, eva]) = organised().await;
    let options = [("name", "Rungs"), ("system", "ladder, by challenges"), ("reach", "1")];
    club.tournament(&eva, options, &[&ana, &ben, &chika]).await;
    begin(&club, &eva).await;
    let has_button = |it: &local::Message| it.button("Challenge").is_some();
    let post = club.see("the ladder with its button", has_button).await;
    let refused = club.press(&eva, &post, "Challenge").await;
    refused.says("You are not on this ladder. Press **Join** under its announcement");
    club.press(&ana, &post, "Challenge").await.says("You are on the top rung");

    let asked = club.press(&ben, &post, "Challenge").await;
    asked.says("**Rungs**: whom do you want to challenge?");
    club.pick(&ben, &asked, "Ana").await.says("You have challenged Ana");
    assert_eq!(club.posted("Ben challenges you for rung 1").await.pinged, [ana.id()]);
    club.press(&ben, &post, "Challenge").await.says("You have already challenged Ana.");

    // The picture of the standings leads there, too.
    let shown = club.press(&chika, &post, "Standings").await;
    shown.says("You can challenge Ben.");
    let asked = club.press(&chika, &shown, "Challenge").await;
    club.pick(&chika, &asked, "Ben").await.says("You have challenged Ben");
    club.posted("Chika challenges you for rung 2").await;
    club.press(&eva, &post, "Join").await.says("joined");
    let asked = club.press(&eva, &post, "Challenge").await;
    assert_eq!(asked.menus().flat_map(|it| &it.options).count(), 1, "Chika is not challenged");
}
