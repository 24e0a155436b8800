//! Private notes: written in a form or typed, shown with their author's boards, and never to
//! anybody else.

use crate::club::{Club, Says as _};
use crate::forms::{form, send};

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_seen_by_their_author_alone() {
    let (mut club, code, board, [mover, other]) = Club::playing().await;

    let own = club.press(&mover, &board, "Board").await;
    let empty = form(&club, &mover.press_labelled(&own, "Note").unwrap()).await;
    assert_eq!(empty.title, format!("Notes on Pacru {code}"));
    let fields = [("turn", "watch  e5\nand *d4*"), ("game", "opens slowly")];
    let noted = send(&club, &mover, &empty, &fields).await;
    noted.says("Turn 0: watch e5 and \\*d4\\*");
    noted.says("opens slowly");

    // After a restart they are with the boards of their author, and in the form.
    club.crash().await;
    let own = club.press(&mover, &board, "Board").await;
    own.says("watch e5");
    club.press(&mover, &board, "Move").await.says("opens slowly");
    let filled = form(&club, &mover.press_labelled(&own, "Note").unwrap()).await;
    assert!(format!("{filled:?}").contains("opens slowly"), "{filled:?}");

    // For the opponent everything is as empty as before.
    club.press(&other, &board, "Board").await.does_not_say("📝");
    let more = club.press(&other, &board, "More").await;
    let theirs = form(&club, &other.press_labelled(&more, "Note").unwrap()).await;
    assert!(!format!("{theirs:?}").contains("opens"), "{theirs:?}");
    for (who, is_theirs) in [(&mover, true), (&other, false)] {
        let data = club.answer(who, "pacru data", []).await;
        assert_eq!(data.file().contains("opens slowly"), is_theirs, "{}", data.file());
    }

    // An emptied note is gone; the others are shown after the game if their author wishes.
    let fields = [("turn", " "), ("game", "a good game")];
    let noted = send(&club, &mover, &filled, &fields).await;
    noted.does_not_say("e5");
    assert!(noted.button("Share").is_none(), "the game goes on");
    club.lose(&other, &code).await;
    assert!(club.all_with("good game").is_empty());
    // The game that has just ended here is meant.
    club.press(&mover, &club.answer(&mover, "pacru note", []).await, "Share").await;
    club.posted("a good game").await.says(mover.name());
}
