//! A person who has never used a bot.

use std::path::Path;

use super::Visit;

/// The picture of the README.
const PICTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../.github/channel.png");

/// The page alone leads them from an empty channel, on a phone, to a tapped and a typed turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finishes_a_turn() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.sees("#guide", "Step 1 of 4").await;
    page.sees("#guide", "Open a table: press Try /pacru new").await;
    page.sees("#log .welcome", "answers slash commands.").await;
    page.keep_all("1-empty").await;
    page.click("button", "Try /pacru new").await;
    page.sees("#composer .path", "/pacru new").await;
    page.keep_all("2-command").await;
    page.click("#composer button", "Send").await;
    page.click("#form button", "Submit").await;
    page.reads("Only you can see this").await;

    page.sees("#guide", "Step 2 of 4").await;
    page.keep_all("3-table").await;
    page.be("Ben").await;
    page.click(".message button", "Join").await;

    page.sees("#guide", "Step 3 of 4").await;
    let code = page.eval("find('.message', 'begins:').querySelector('code').innerText").await;
    let code = code.as_str().expect("a code");
    page.board(code, 0).await;
    page.keep_all("4-board").await;
    if page.waited_for().await == "Ana" {
        page.click("#guide button", "Switch to Ana").await;
        page.sees("#me [aria-checked=true]", "Ana").await;
    }
    page.tap_a_turn().await;

    page.sees("#guide", "Step 4 of 4").await;
    page.board(code, 1).await;
    // The page once stayed with the older board, whose choices had not fitted above the guide.
    page.until(
        "the new board in view",
        "(() => {
            const board = seen('.picture').at(-1).getBoundingClientRect();
            const log = document.getElementById('log').getBoundingClientRect();
            return board.bottom <= log.bottom && find('.message button', `Move in `) && !seen('#newest').length;
        })()",
    )
    .await;
    page.keep_all("5-turn").await;
    let next = page.waited_for().await;
    page.click("#guide button", &format!("Switch to {next}")).await;
    page.sees("#me [aria-checked=true]", &next).await;
    page.command("/pacru move").await;
    // Typing continues in the first option, and autocomplete works.
    page.type_text("a").await;
    page.until("completions", "seen('.suggestions [role=option]').length > 1").await;
    page.keep_all("6-completions").await;
    page.key("ArrowDown").await;
    page.key("Enter").await;
    page.key("Enter").await;
    page.board(code, 2).await;
    page.until("no more steps", "seen('#guide .step').length === 0").await;
    page.keep_all("7-second").await;

    // A finger must hit its target, so pictures reserve their space before they load.
    let places = "seen('.picture').map((e) => e.getBoundingClientRect()).map((b) => [b.width, b.height]).join(' ')";
    let places_with_pictures = page.eval(places).await;
    page.block(&["*/attachments/*"]).await;
    page.reload().await;
    page.sees(".message", "turn 2:").await;
    assert_eq!(page.eval(places).await, places_with_pictures);
    page.block(&[]).await;
    page.reload().await;
    page.board(code, 2).await;

    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        page.sized(1000, 720).await;
        for turn in 3..=9 {
            page.be(&page.waited_for().await).await;
            page.tap_a_turn().await;
            page.board(code, turn).await;
        }
        let picture = Path::new(PICTURE);
        std::fs::create_dir_all(picture.parent().expect("a folder")).unwrap();
        std::fs::write(picture, page.screenshot().await).unwrap();
    }
    visit.end(&[&page]);
}

/// The guide once praised them for the first turn of a computer.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_praised_for_their_own_turn() {
    let (visit, page) = needed!(Visit::with_page().await);
    page.sees("#guide button", "Try /pacru new").await;
    page.send("/pacru new game:Shacru computer:Novice").await;
    page.sees(".message", "@Ana, it is your turn").await;
    page.sees("#guide", "Step 3 of 4").await;
    // It is known in every language that a turn was made.
    page.send("/pacru preferences language:Čeština").await;
    page.sees(".message", "Váš jazyk: Čeština").await;
    page.command("/pacru move").await;
    page.type_text("a").await;
    page.until("completions", "seen('.suggestions [role=option]').length > 1").await;
    for key in ["ArrowDown", "Enter", "Enter"] {
        page.key(key).await;
    }
    page.sees(".message", "Zahráli jste").await;
    page.sees("#guide", "Step 4 of 4").await;
    visit.end(&[&page]);
}
