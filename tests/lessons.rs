//! The rules and the example game of every game, from the first page to the last. What stands
//! there: `bot/view/src/lessons`.

use local::{Member, Message};
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};

/// Presses a button until it is switched off; each page takes the place of the one before, and its
/// picture too. Returns the last page.
async fn read(club: &Club, who: &Member, first: &Message, next: &str) -> Message {
    let mut page = first.clone();
    while page.button(next).is_some_and(|button| !button.disabled) {
        let read = club.press(who, &page, next).await;
        assert_eq!((read.id, read.attachments.len()), (first.id, 1), "{}", read.content);
        assert_ne!(read.content, page.content);
        page = read;
    }
    assert_ne!(page.content, first.content, "there are several");
    page
}

/// A crash in the middle changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_read_from_the_rules_to_the_win_of_its_example() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let first = club.answer(&ana, "pacru rules", [game(kind)]).await;
        first.begins_with(&format!("**{}, page 1", kind.name()));
        let end = read(&club, &ana, &first, "Next").await;
        assert!(end.button("Play a Novice").is_some());
        let back = club.press(&ana, &end, "Back").await;
        assert!(back.button("Play a Novice").is_none());
        let page = club.press(&ana, &first, "Example game").await;
        assert_eq!(page.id, first.id, "it takes the place of the rules");
        if kind == Kind::Azacru {
            club.crash().await;
        }
        let last = read(&club, &ana, &page, "Forward").await;
        assert!(last.alt().contains("Green wins"), "{}", last.alt());
        let rules = club.press(&ana, &last, "Rules").await;
        assert_eq!(read(&club, &ana, &rules, "Next").await.content, end.content);
    }
    let unnamed = club.answer(&ana, "pacru rules", []).await;
    unnamed.begins_with("**Pacru, page 1");
    assert!(club.messages().is_empty(), "all of it is private");

    // The last page leads on to a game, and so does the help.
    let last = read(&club, &ana, &unnamed, "Next").await;
    let help = club.answer(&ana, "pacru help", []).await;
    for end in [&last, &help] {
        let begun = club.press(&ana, end, "Play a Novice").await;
        begun.says("has started");
        club.board(&code_in(&begun.content), 0).await.says("Novice");
    }
}
