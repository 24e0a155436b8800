//! Planned answers: they are secret, and are played together with the turn that they answer.

use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_kept_secret_and_played_at_once() {
    let (mut club, code, _, [mover, other]) = Club::playing().await;

    club.answer(&other, "pacru plan", []).await.says("planned nothing");
    let line = "e1-e2 e9-e8 a3-b4(a6) e8-e7";
    let said = club.answer(&other, "pacru plan", [("line", line)]).await;
    said.says("if `e1-e2`, you answer `e9-e8`; if then `a3-b4(a6)`, `e8-e7`.");
    let said = club.answer(&other, "pacru plan", [("line", "e1-d2 e9-d8")]).await;
    assert_eq!(said.content.matches("• If").count(), 2, "{}", said.content);
    let choices = other
        .autocomplete(club.channel(), "pacru plan", [("line", "e1-f2 e9")], "line")
        .await
        .unwrap();
    assert!(!choices.is_empty());
    for choice in &choices {
        let value = choice.value.as_str().unwrap_or_default();
        assert!(value.starts_with("e1-f2 e9-"), "{value}");
    }
    assert!(club.all_with("e9-e8").is_empty(), "secret");

    club.crash().await;
    let both = club.turn(&mover, &code, 1, "e1-e2").await;
    assert!(both.content.lines().any(|line| line.starts_with("turn 2: ")), "{}", both.content);
    assert_eq!(both.pinged, [mover.id()], "it is their turn again");
    assert_eq!(club.boards(&code).len(), 2, "one board tells both turns");

    let left = club.answer(&other, "pacru plan", []).await;
    left.says("If `a3-b4(a6)`");
    club.press(&other, &left, "Forget the whole plan").await.says("forgotten");
    club.answer(&mover, "pacru move", [("move", "a3-b4(a6)")]).await;
    assert_eq!(club.board(&code, 3).await.pinged, [other.id()], "they have to think themselves");
}
