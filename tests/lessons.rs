//! The rules of every game, page by page, and its example game, turn by turn.

use local::Message;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, english};
use crate::taps::{forge, press_id};

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
    let attachment = &page.attachments[0];
    assert_eq!(attachment.size.map(|(width, _)| width), Some(1000));
    let alt = attachment.description.as_deref().expect("a description");
    assert!(alt.chars().count() <= 1024, "{alt}");
    &attachment.bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_read_from_the_first_page_to_the_last() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let label = view::game_choice(english(), kind);
        let first = club.answer(&ana, "pacru rules", [("game", label.as_str())]).await;
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
        let label = view::game_choice(english(), kind);
        let rules = club.answer(&ana, "pacru rules", [("game", label.as_str())]).await;
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
        let alt = page.attachments[0].description.as_deref();
        assert!(alt.is_some_and(|alt| alt.contains("Green wins")), "{alt:?}");
        let back = club.press(&ana, &page, "Back").await;
        assert_eq!(step(&back), (count - 1, count));
        let rules = club.press(&ana, &back, "Rules").await;
        assert_eq!(place(&rules).0, 1);
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), count, "{kind}: a picture for each step");
    }
}

/// The comments are in the language of the reader.
#[tokio::test(flavor = "multi_thread")]
async fn an_example_game_is_explained_in_the_language_of_the_reader() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    club.answer(&ana, "pacru preferences", [("language", "Čeština")]).await;
    let label = view::game_choice(english(), Kind::Pacru);
    let rules = club.answer(&ana, "pacru rules", [("game", label.as_str())]).await;
    let first = club.press(&ana, &rules, "Ukázková partie").await;
    first.says("ukázková partie, 1 z ");
    first.says("Zelená začíná.");
    let next = club.press(&ana, &first, "Vpřed").await;
    next.says("Žlutá: `a7-b6(b6)`");
}

/// An invited member may not know the game yet.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_shows_the_rules_to_whoever_asks() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let label = view::game_choice(english(), Kind::Pasang);
    let options = [("game", label.as_str()), ("opponent", "Ben")];
    let (_, lobby) = club.open_table(&ana, options).await;
    let first = club.press(&ben, &lobby, "Rules").await;
    first.begins_with("**Pasang, page 1");
    let next = club.press(&ben, &first, "Next").await;
    assert_eq!(next.id, first.id);
}

/// Buttons that this version did not make, on a message of an older one.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_not_there_is_answered_in_a_sentence() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let ids = [
        "v1:rules:pacru:0",
        "v1:rules:shacru:200",
        "v1:rules:chess:1",
        "v1:rules:pacru:256",
        "v1:example:pacru:0",
        "v1:example:pasang:99",
    ];
    let ids = ids.map(str::to_owned);
    let old = forge(&club, &ids).await;
    for id in &ids {
        let said = press_id(&club, &ana, &old, id).await;
        assert_eq!(said.content.lines().count(), 1, "{}", said.content);
        said.says("`/pacru ");
        assert!(said.attachments.is_empty() && said.rows.is_empty());
    }
}
