//! Problems that members had on a phone of 390 pixels.

use serde_json::json;

use super::Visit;
use super::tab::Tab;

impl Visit {
    /// A visit with the page on a phone.
    pub(super) async fn on_a_phone() -> Option<(Self, Tab)> {
        let (visit, page) = Self::with_page().await?;
        page.sized(390, 844).await;
        Some((visit, page))
    }
}

impl Tab {
    /// Waits until these are the options of the command, with what stands in them.
    async fn filled(&self, options: &str) {
        let fields =
            "seen('#composer .field input').map((e) => `${e.name}: ${e.value}`).join(', ')";
        self.until(options, &format!("{fields} === {}", json!(options))).await;
    }
}

/// Once, nobody could try `/pacru-admin`, since no member managed the server.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_who_manages_the_server() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.sees(
        "#log .welcome",
        "Ana manages this server and may use /pacru-organise and /pacru-admin.",
    )
    .await;
    page.be("Ben").await;
    page.write("/pacru-admin").await;
    page.sees(".suggestions .empty", "/pacru-admin is for moderators of this server: Ana.").await;
    page.be("Ana").await;
    page.command("/pacru-admin settings").await;
    page.key("Enter").await;
    page.sees("#form h3", "Settings of this server").await;
    page.keep_all("10-admin").await;
    page.click("#form button", "Submit").await;
    page.reads("Only you can see this").await;
    visit.end(&[&page]);
}

/// Once, all options were listed at once, in no order and without their descriptions.
#[tokio::test(flavor = "multi_thread")]
async fn options_seldom_needed_are_grouped() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.click("button", "Try /pacru new").await;
    let usual = page.eval("seen('#composer .option').map((e) => e.innerText)").await;
    assert_eq!(usual, json!(["+ game", "+ players", "+ opponent", "+ computer", "15 more"]));
    page.click("#composer .option", "15 more").await;
    let groups = page.eval("seen('#composer .more h4').map((e) => e.innerText)").await;
    assert_eq!(groups, json!(["More players", "Time", "Rating and series", "Channel", "Rules"]));
    page.keep_all("11-options").await;
    page.click("#composer .choice", "pace").await;
    page.click(".suggestions li", "1 day a turn").await;
    page.sees("#composer .option", "14 more").await;
    page.click("#composer button", "Send").await;
    page.sees(".message", "1 day a turn").await;
    visit.end(&[&page]);
}

/// The README and the help write commands with their options, which once ended up in the first field.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_typed_or_pasted_with_its_options() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.write("/pacru-organise new name:Autumn cup game:shacru").await;
    page.filled("name: Autumn cup, game: shacru").await;
    page.sees("#about", "(choose from a list)").await;
    page.click("#composer button", "Cancel the command").await;
    page.send("/pacru new game:Pasang opponent:@Ben pace:1 day a turn").await;
    page.sees(".message", "Ben is invited").await;
    page.sees(".message", "1 day a turn").await;
    page.keep_all("11-typed").await;

    page.click("#open-channels", "").await;
    page.click("#channels button", "Pacru").await;
    page.sees("#channel", "@Pacru").await;
    page.sees("#log .welcome", "Here you can play against a computer in private").await;
    page.keep_all("11-direct").await;
    page.click("button", "Try /pacru new computer:Novice").await;
    page.click("#composer button", "Send").await;
    page.sees(".message", "Novice computer").await;
    // Systems without emoji get those of the page.
    let emoji =
        "document.fonts.load('16px \"Emoji of the page\"', '🟩').then((fonts) => fonts[0].status)";
    assert_eq!(page.eval(emoji).await, json!("loaded"));
    visit.end(&[&page]);
}

/// The next letters once went into another option, and a space pressed *Send*.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_registered_while_it_is_typed() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.command("/pacru-organise new").await;
    page.click("#composer button", "Cancel the command").await;
    let store = "import('/page/file/store.js').then(({ store, emit }) =>";
    page.eval(&format!(
        "{store} {{ window.later = store.commands; store.commands = new Map(); }})"
    ))
    .await;
    page.write("/pacru-organise new name:Autumn").await;
    page.sees(".suggestions .empty", "There is no command").await;
    page.eval(&format!("{store} {{ store.commands = window.later; emit({{ type: 'state' }}); }})"))
        .await;
    page.type_text(" cup ").await;
    page.filled("name: Autumn cup ").await;
    page.type_text("game:shacru").await;
    page.filled("name: Autumn cup, game: shacru").await;
    visit.end(&[&page]);
}

/// After *Next*, the page once showed its end: the picture, not the text.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_read_from_its_beginning() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.command("/pacru rules").await;
    page.type_text("Pacru").await;
    page.key("Enter").await;
    page.key("Enter").await;
    let mut places = Vec::new();
    for number in 1..=3 {
        let title = format!("Pacru, page {number} of");
        page.sees(".message.ephemeral", &title).await;
        page.until(
            "the text in view",
            "(() => {
                const text = seen('.message.ephemeral .text').at(-1).getBoundingClientRect();
                const log = document.getElementById('log').getBoundingClientRect();
                return text.top >= log.top && text.top < log.bottom;
            })()",
        )
        .await;
        let place = "find('.message.ephemeral .row button', 'Next').getBoundingClientRect().top";
        places.push(page.eval(place).await.as_f64().expect("a number"));
        page.click(".message.ephemeral .row button", "Next").await;
    }
    // *Next* stays under the finger.
    assert!(places.iter().all(|place| (place - places[0]).abs() < 5.0), "{places:?}");
    page.keep_all("12-lesson").await;
    visit.end(&[&page]);
}

/// A link to a board once led to discord.com, which does not know the local channel.
#[tokio::test(flavor = "multi_thread")]
async fn links_to_boards_stay_on_the_page() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    let code = page.begin_game("Pacru").await;
    page.command("/pacru games").await;
    page.key("Enter").await;
    page.click(".message.ephemeral a", &code).await;
    page.sees(".message.target", "begins:").await;
    let outside =
        page.eval("seen('#log a').filter((link) => link.origin !== location.origin).length").await;
    assert_eq!(outside, json!(0));
    // Also from another channel.
    page.eval(&format!("window.link = find('.message.ephemeral a', '{code}').href")).await;
    page.click("#open-channels", "").await;
    page.click("#channels button", "friendly games").await;
    page.sees("#log .welcome", "friendly games").await;
    page.eval("location.href = window.link").await;
    page.sees(".message.target", "begins:").await;
    page.keep_all("13-link").await;
    visit.end(&[&page]);
}

/// *Rename* was once as narrow as its letters, and nothing showed that it had worked.
#[tokio::test(flavor = "multi_thread")]
async fn members_are_renamed_with_room_to_spare() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.click("#open-channels", "").await;
    page.click("#open-members", "").await;
    page.sees("#members li", "MANAGES THE SERVER").await;
    assert_eq!(page.count("#members li form button").await, 0);
    page.click("#members input", "Name of Ben").await;
    page.type_text("jamin").await;
    let room = page
        .eval(
            "(() => {
                const button = find('#members button', 'Rename');
                const text = document.createRange();
                text.selectNodeContents(button);
                return button.getBoundingClientRect().width - text.getBoundingClientRect().width;
            })()",
        )
        .await;
    assert!(room.as_f64().is_some_and(|room| room >= 24.0), "{room}");
    page.keep_all("14-members").await;
    page.click("#members button", "Rename").await;
    page.until("no button", "!find('#members button', 'Rename')").await;
    page.click("#members button", "Close").await;
    page.be("Benjamin").await;
    visit.end(&[&page]);
}

/// The context menus of messages and members (Discord's *Apps*).
#[tokio::test(flavor = "multi_thread")]
async fn messages_and_members_have_their_menus() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.open_table("Pacru").await;
    page.click(".message:not(.ephemeral) .apps", "Apps").await;
    page.sees("#menu[open]", "Show as text").await;
    page.keep_all("15-apps").await;
    page.click("#menu .choice", "Show as text").await;
    page.sees(".message.ephemeral", "That message shows no board").await;
    page.click("#open-channels", "").await;
    page.click("#open-members", "").await;
    page.click("#members .link", "Challenge to a game: Ben").await;
    page.sees("#form form", "Opponents").await;
    page.keep_all("16-form").await;
    page.click("#form input", "Shacru for 2").await;
    page.click("#form button", "Submit").await;
    page.sees(".message", "Ben is invited").await;
    page.sees(".message", "Shacru").await;
    page.keep_all("16-challenge").await;
    visit.end(&[&page]);
}
