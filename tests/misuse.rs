//! Things that members should not do: each is answered with one sentence, and changes nothing.

use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn wrong_turns_are_explained_and_change_nothing() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    club.answer(&chika, "pacru move", [("move", "e1-e2")]).await.says("no game under way");

    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);
    let long = "e1-e2 ".repeat(666) + "e1-e";
    assert_eq!(long.len(), 4000);
    for (text, said) in [
        ("hello", "is not a turn"),
        ("🎲♟️💥", "is not a turn"),
        ("e1-e2; DROP TABLE games", "is not a turn"),
        (long.as_str(), "is not a turn"),
        ("\u{202e}e1-e2\u{0}", "is not a turn"),
        ("e1-e4", "Your chevron on e1 moves 1 field"),
        ("e9-e8", ""),
        ("a3-b4", ""),
        ("pass", ""),
        ("resign", "/pacru resign"),
    ] {
        let refused = club.answer(&mover, "pacru move", [("move", text)]).await;
        assert!(refused.content.contains(said), "{text:?}: {}", refused.content);
        assert!(refused.content.chars().count() < 400, "{}", refused.content);
        assert!(!refused.content.contains("Played"), "{text:?}: {}", refused.content);
    }
    club.answer(other, "pacru move", [("move", "e1-e2")]).await.says("'s turn");
    let offered = other.autocomplete(club.channel(), "pacru move", [("move", "")], "move").await;
    assert_eq!(offered.unwrap(), [], "it is not their turn");
    club.play(&chika, &code, "e1-e2").await.says("do not play");
    club.play(&mover, "`*ZZZZ*`@everyone", "e1-e2").await.says("no game");
    club.answer(&chika, "pacru resign", [("game", code.as_str())]).await.says("do not play");

    assert_eq!(club.boards(&code).len(), 1, "nothing has happened");
    club.answer(&mover, "pacru move", [("move", " E1 - E2 ")]).await.says("Played `e1-e2`");
    club.board(&code, 1).await;
    // Members' mistakes are no trouble.
    club.had_no_trouble();
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_asks_first() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (code, board) = club.table(&[&ana, &ben, &chika]).await;
    let mover = club.called(&board);
    let others: Vec<_> =
        [&ana, &ben, &chika].into_iter().filter(|member| member.id() != mover.id()).collect();

    // An old question does not resign a game in which turns were taken since.
    let old = club.answer(others[0], "pacru resign", []).await;
    old.says("really want to resign");
    let turns =
        mover.autocomplete(club.channel(), "pacru move", [("move", "e9-")], "move").await.unwrap();
    let turn = turns[0].value.as_str().unwrap().to_owned();
    club.turn(&mover, &code, 1, &turn).await;
    club.press(others[0], &old, "Resign").await.says("moved on");

    let asked = club.answer(others[0], "pacru resign", []).await;
    club.press(others[0], &asked, "Play on").await.says("play on");
    let asked = club.answer(others[0], "pacru resign", []).await;
    club.press(others[0], &asked, "Resign").await.says("You have resigned");
    let goes_on = club.posted("resigns").await;
    assert_eq!(goes_on.pinged.len(), 1, "three players: play goes on: {}", goes_on.content);
    assert_ne!(goes_on.pinged[0], others[0].id());
    club.answer(others[0], "pacru move", [("move", "e1-e2")]).await.says("You are out");

    club.resign(others[1], &code).await;
    let over = club.posted("🏆").await;
    over.says("wins");
    assert!(over.pinged.is_empty(), "{}", over.content);
    club.press(&mover, &over, "Record").await.says("resign");
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
