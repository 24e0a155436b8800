//! Planned answers: they are secret, and are played together with the turn that they answer.

use crate::club::{Club, Says as _};

/// Which lines can be planned: `bot/service/src/tests/plans.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_kept_secret_and_played_at_once() {
    let (mut club, code, _, [mover, other]) = Club::playing().await;

    club.answer(&other, "pacru plan", []).await.says("not planned anything");
    let line = [("line", "e1-e2 e9-e8 a3-b4(a6) e8-e7")];
    let said = club.answer(&other, "pacru plan", line).await;
    said.says("if `e1-e2`, you reply `e9-e8`; then, if `a3-b4(a6)`, you reply `e8-e7`.");
    let typed = [("line", "e1-f2 e9")];
    let choices = other.autocomplete(club.channel(), "pacru plan", typed, "line").await.unwrap();
    assert!(choices[0].name.starts_with("e1-f2 e9-"), "{choices:?}");
    assert!(club.all_with("e9-e8").is_empty(), "secret");

    club.crash().await;
    let both = club.turn(&mover, &code, 1, "e1-e2").await;
    assert!(both.content.lines().any(|line| line.starts_with("turn 2: ")), "{}", both.content);
    assert_eq!(both.pinged, [mover.id()], "it is their turn again");
    assert_eq!(club.boards(&code).len(), 2, "one board tells both turns");

    let left = club.answer(&other, "pacru plan", []).await;
    club.press(&other, &left, "Delete the whole plan").await.says("has been deleted");
    let board = club.turn(&mover, &code, 3, "a3-b4(a6)").await;
    assert_eq!(board.pinged, [other.id()], "they have to think themselves");
}
