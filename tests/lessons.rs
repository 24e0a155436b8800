//! The rules of every game, page by page, and its example game, turn by turn.

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

/// The only picture of a page; that of the page before is gone.
fn picture(page: &Message) -> &[u8] {
    assert_eq!(page.attachments.len(), 1, "{}", page.content);
    assert_eq!(page.attachments[0].size.map(|(width, _)| width), Some(1000));
    assert!(page.alt().chars().count() <= 1024, "{}", page.alt());
    &page.attachments[0].bytes
}

/// Reads all pages from the first on, of which there are enough, each with a picture of its own; returns the last page, and
/// the one to which *Back* leads from there.
async fn read(
    club: &Club,
    who: &Member,
    first: &Message,
    next: &str,
    enough: usize,
    fits: impl Fn(&Message) -> bool,
) -> (Message, Message) {
    let (number, count) = place(first);
    assert!(number == 1 && count >= enough, "{}", first.content);
    assert!(!can_press(first, "Back"));
    let mut page = first.clone();
    let mut pictures = vec![picture(first).to_vec()];
    for number in 2..=count {
        page = club.press(who, &page, next).await;
        assert_eq!(page.id, first.id, "pages take each other's place");
        assert_eq!(place(&page), (number, count));
        assert!(fits(&page), "{}", page.content);
        pictures.push(picture(&page).to_vec());
    }
    assert!(!can_press(&page, next));
    let back = club.press(who, &page, "Back").await;
    assert_eq!(place(&back), (count - 1, count));
    assert_eq!(picture(&back), pictures[count - 2]);
    pictures.sort_unstable();
    pictures.dedup();
    assert_eq!(pictures.len(), count, "every page has its own picture");
    (page, back)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_read_from_the_first_page_to_the_last() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let first = club.answer(&ana, "pacru rules", [game(kind)]).await;
        read(&club, &ana, &first, "Next", 4, |page| page.content.contains(kind.name())).await;
    }
    let unnamed = club.answer(&ana, "pacru rules", []).await;
    unnamed.begins_with("**Pacru, page 1");
    assert!(club.messages().is_empty(), "all of it is private");

    // The last page leads on to a game, and so does the help.
    let (_, count) = place(&unnamed);
    let mut last = unnamed;
    for _ in 1..count {
        assert!(last.button("Play a Novice").is_none());
        last = club.press(&ana, &last, "Next").await;
    }
    let help = club.answer(&ana, "pacru help", []).await;
    for end in [&last, &help] {
        let begun = club.press(&ana, end, "Play a Novice").await;
        begun.says("begins");
        club.board(&code_in(&begun.content), 0).await.says("Novice");
    }
}

/// By taps alone, from the rules to the win and back; a crash in the middle changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn every_example_game_is_stepped_through_to_its_end() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let rules = club.answer(&ana, "pacru rules", [game(kind)]).await;
        let page = club.press(&ana, &rules, "Example game").await;
        assert_eq!(page.id, rules.id, "it takes the place of the rules");
        if kind == Kind::Azacru {
            club.crash().await;
        }
        let (last, back) =
            read(&club, &ana, &page, "Forward", 10, |step| step.content.contains(": `")).await;
        assert!(last.alt().contains("Green wins"), "{}", last.alt());
        let rules = club.press(&ana, &back, "Rules").await;
        assert_eq!(place(&rules).0, 1);
    }
}
