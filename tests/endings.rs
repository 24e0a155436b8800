//! Points at the end of a game. What ended it: `bot/view/src/game_log/ending.rs`.

use rules::Kind;

use crate::club::{Club, Says as _, game};
use crate::computers::is_over;

/// The message once said 120 to 0, while the picture showed the points captured up to then.
#[tokio::test(flavor = "multi_thread")]
async fn suntuk_counts_the_same_everywhere() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let options = [game(Kind::Pasang), ("pattern", "20"), ("ka", "jump"), ("opponent", "Ben")];
    let (code, table) = club.open_table(&ana, options).await;
    club.press(&ben, &table, "Accept").await;
    // No token can jump into the middle column of this pattern.
    for (ply, file) in [(0, "f"), (1, "a")] {
        let mover = club.called(&club.board(&code, ply).await);
        club.answer(&mover, "pacru move", [("move", file)]).await;
    }
    let end = club.see("the end", is_over).await;
    let (_, points) = end.content.split_once("Points: ").expect("points");
    assert!(points.contains("120 for "), "{points}");
    assert!(points.contains("0 for "), "{points}");
    assert!(end.alt().contains(": 120 points"), "{}", end.alt());
    assert!(end.alt().contains(": 0 points"), "{}", end.alt());
    let text = [("game", code.as_str()), ("view", "text")];
    club.answer(&ana, "pacru board", text).await.says("120 points, took");
}
