//! The rules and the example game of every game, from the first page to the last. What stands there:
//! `bot/view/src/lessons`.

use local::{Member, Message};
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};

/// "page 2 of 11" in the heading.
fn place(page: &Message) -> (usize, usize) {
    let heading = page.content.lines().next().expect("a heading");
    let mut numbers =
        heading.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok());
    let mut number = || numbers.next().unwrap_or_else(|| panic!("{heading}"));
    (number(), number())
}

fn can_press(page: &Message, label: &str) -> bool {
    let button = page.button(label).expect("it is always there");
    !button.disabled
}

/// Reads all pages from the first on, each of which takes the place of the one before, and its picture too; returns
/// the last page, and the one to which *Back* leads from there.
async fn read(club: &Club, who: &Member, first: &Message, next: &str) -> (Message, Message) {
    let (number, count) = place(first);
    assert_eq!(number, 1, "{}", first.content);
    assert!(!can_press(first, "Back"));
    let mut pages = vec![first.clone()];
    for number in 2..=count {
        let page = club.press(who, &pages[number - 2], next).await;
        assert_eq!((page.id, place(&page)), (first.id, (number, count)));
        assert_eq!(page.attachments.len(), 1, "{}", page.content);
        pages.push(page);
    }
    let last = pages.pop().expect("a page");
    assert!(!can_press(&last, next));
    let back = club.press(who, &last, "Back").await;
    assert_eq!(back.content, pages[count - 2].content);
    assert_eq!(back.attachments[0].bytes, pages[count - 2].attachments[0].bytes);
    (last, back)
}

/// A crash in the middle changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_read_from_the_rules_to_the_win_of_its_example() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let first = club.answer(&ana, "pacru rules", [game(kind)]).await;
        first.begins_with(&format!("**{}, page 1", kind.name()));
        let (end, rules) = read(&club, &ana, &first, "Next").await;
        assert!(end.button("Play a Novice").is_some() && rules.button("Play a Novice").is_none());
        let page = club.press(&ana, &first, "Example game").await;
        assert_eq!(page.id, first.id, "it takes the place of the rules");
        if kind == Kind::Azacru {
            club.crash().await;
        }
        let (last, back) = read(&club, &ana, &page, "Forward").await;
        assert!(last.alt().contains("Green wins"), "{}", last.alt());
        let rules = club.press(&ana, &back, "Rules").await;
        assert_eq!(place(&rules).0, 1);
    }
    let unnamed = club.answer(&ana, "pacru rules", []).await;
    unnamed.begins_with("**Pacru, page 1");
    assert!(club.messages().is_empty(), "all of it is private");

    // The last page leads on to a game, and so does the help.
    let (_, back) = read(&club, &ana, &unnamed, "Next").await;
    let last = club.press(&ana, &back, "Next").await;
    let help = club.answer(&ana, "pacru help", []).await;
    for end in [&last, &help] {
        let begun = club.press(&ana, end, "Play a Novice").await;
        begun.says("begins");
        club.board(&code_in(&begun.content), 0).await.says("Novice");
    }
}
