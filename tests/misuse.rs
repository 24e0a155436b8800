//! Things that members should not do: each is answered with one sentence, and changes nothing.

use rules::Kind;

use crate::club::{Club, Says as _};
use crate::variations::start;

/// What is wrong with a turn is said in `bot/view/src/rules_errors`.
#[tokio::test(flavor = "multi_thread")]
async fn wrong_turns_are_explained_and_change_nothing() {
    let (club, code, _, [mover, other]) = Club::playing().await;
    let chika = club.member("Chika");
    club.answer(&chika, "pacru move", [("move", "e1-e2")]).await.says("not playing any games");
    let long = "e1-e2 ".repeat(666) + "e1-e";
    for (text, said) in [
        (long.as_str(), "is not a turn"),
        ("\u{202e}2e-1e\u{0}", "is not a turn"),
        ("e1-e4", "Your chevron on e1 moves 1 field"),
        ("resign", "/pacru resign"),
    ] {
        let refused = club.play(&mover, &code, text).await;
        refused.says(said);
        assert!(refused.content.chars().count() < 400, "{}", refused.content);
    }
    club.play(&other, &code, "e1-e2").await.says("'s turn");
    let offered = other.autocomplete(club.channel(), "pacru move", [("move", "")], "move").await;
    assert_eq!(offered.unwrap(), [], "it is not their turn");
    club.play(&chika, &code, "e1-e2").await.says("are not playing");
    club.play(&mover, "`*ZZZZ*`@everyone", "e1-e2").await.says("no game");
    club.answer(&chika, "pacru resign", [("game", code.as_str())]).await.says("are not playing");
    assert_eq!(club.boards(&code).len(), 1, "nothing has happened");
    // Members' mistakes are no trouble.
    club.had_no_trouble();
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_asks_first() {
    let (club, members) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (code, board) = club.table(&members.each_ref()).await;
    let mover = club.called(&board);
    let leaver = members.iter().find(|it| it.id() != mover.id()).expect("somebody who waits");

    // An old question does not resign a game in which turns were taken since.
    let old = club.answer(leaver, "pacru resign", []).await;
    old.says("really want to resign");
    club.turn(&mover, &code, 1, &start(Kind::Pacru, 3).legal(false)[0]).await;
    club.press(leaver, &old, "Resign").await.says("moved on");
    let asked = club.answer(leaver, "pacru resign", []).await;
    club.press(leaver, &asked, "Play on").await.says("continue to play");

    club.resign(leaver, &code).await.says("You have resigned");
    let goes_on = club.posted("resigns").await;
    assert_eq!(goes_on.pinged.len(), 1, "three players: play goes on: {}", goes_on.content);
    assert_ne!(goes_on.pinged[0], leaver.id());
    club.play(leaver, &code, "e1-e2").await.says("You are out");
}

/// Members can choose any name.
#[tokio::test(flavor = "multi_thread")]
async fn names_speak_no_markdown_and_ping_nobody() {
    let people = ["@everyone", "**Ben** `x` <@1>", "Чика Ψ", "陳大文 👩‍👩‍👧"];
    let (club, members) = Club::of(people.map(local::Person::named)).await;
    let (code, board) = club.table(&members.each_ref()).await;
    assert!(!board.pinged_everyone);
    assert_eq!(board.pinged.len(), 1);
    board.says(r"\*\*Ben\*\*");
    board.says("Чика Ψ");
    board.says("陳大文");
    let alt = board.alt();
    assert!(alt.contains("Чика") && alt.contains("陳大文"), "{alt}");
    club.answer(&club.called(&board), "pacru board", [("game", code.as_str())]).await;
}
