//! The rules of every game, page by page, and its example game, turn by turn.

use local::Message;
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

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_read_from_the_first_page_to_the_last() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let first = club.answer(&ana, "pacru rules", [game(kind)]).await;
        let (number, count) = place(&first);
        assert!(number == 1 && count >= 4, "{}", first.content);
        assert!(!can_press(&first, "Back"));

        let mut page = first.clone();
        let mut pictures = vec![picture(&first).to_vec()];
        for number in 2..=count {
            let next = club.press(&ana, &page, "Next").await;
            assert_eq!(next.id, first.id, "pages take each other's place");
            assert_eq!(place(&next), (number, count));
            assert!(next.content.contains(kind.name()));
            pictures.push(picture(&next).to_vec());
            page = next;
        }
        assert!(!can_press(&page, "Next"));
        let back = club.press(&ana, &page, "Back").await;
        assert_eq!(place(&back), (count - 1, count));
        assert_eq!(picture(&back), pictures[count - 2]);

        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), count, "{kind}: every page has its own picture");
    }
    let unnamed = club.answer(&ana, "pacru rules", []).await;
    unnamed.begins_with("**Pacru, page 1");
    let public = club.discord.messages(club.channel());
    assert!(public.iter().all(Message::is_ephemeral), "{public:#?}");

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

/// "3 of 20" in the heading of a step.
fn step(page: &Message) -> (usize, usize) {
    let heading = page.content.lines().next().expect("a heading");
    let words: Vec<&str> = heading.split(|letter: char| !letter.is_alphanumeric()).collect();
    let numbers = words.iter().filter_map(|word| word.parse().ok());
    let numbers: Vec<usize> = numbers.collect();
    assert_eq!(numbers.len(), 2, "{heading}");
    (numbers[0], numbers[1])
}

/// By taps alone, from the rules to the win and back; a crash in the middle changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn every_example_game_is_stepped_through_to_its_end() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let rules = club.answer(&ana, "pacru rules", [game(kind)]).await;
        let mut page = club.press(&ana, &rules, "Example game").await;
        assert_eq!(page.id, rules.id, "it takes the place of the rules");
        let (number, count) = step(&page);
        assert!(number == 1 && count >= 10, "{}", page.content);
        assert!(!can_press(&page, "Back"));
        let mut pictures = vec![picture(&page).to_vec()];
        for number in 2..=count {
            if kind == Kind::Azacru && number == 5 {
                club.crash().await;
            }
            page = club.press(&ana, &page, "Forward").await;
            assert_eq!(step(&page), (number, count));
            assert!(page.content.contains(": `"), "{}", page.content);
            pictures.push(picture(&page).to_vec());
        }
        assert!(!can_press(&page, "Forward"));
        assert!(page.alt().contains("Green wins"), "{}", page.alt());
        let back = club.press(&ana, &page, "Back").await;
        assert_eq!(step(&back), (count - 1, count));
        let rules = club.press(&ana, &back, "Rules").await;
        assert_eq!(place(&rules).0, 1);
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), count, "{kind}: a picture for each step");
    }
}
