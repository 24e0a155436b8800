//! The members of the channel, who come and go, and their tournament.

use serde_json::json;

use super::Visit;

impl super::Tab {
    /// Checks that the page shows this member at the top, where they can be pressed.
    async fn shows_at_the_top(&self, member: &str) {
        let shown = format!(
            "(() => {{
                const frame = document.querySelector('#me').getBoundingClientRect();
                const letter = find('#me [role=radio]', {}).getBoundingClientRect();
                return letter.left >= frame.left - 1 && letter.right <= frame.right + 1
                    && frame.right <= innerWidth;
            }})()",
            json!(member)
        );
        self.until("a letter that is in sight", &shown).await;
    }
}

/// A Swiss of eight could once not be tried: the channel had four members.
#[tokio::test(flavor = "multi_thread")]
async fn members_are_added_for_a_tournament_and_removed() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.click("#open-channels", "").await;
    page.click("#open-members", "").await;
    for name in ["Eva", "Farid", "Gita", "Hugo"] {
        page.until(
            "the next name",
            &format!("document.querySelector('#members .add input').value === {}", json!(name)),
        )
        .await;
        page.click("#members .add button", "Add").await;
        page.sees("#me [role=radio]", name).await;
    }
    page.click("#members li .link", "Remove Dmitri").await;
    page.sees("#members .question", "Dmitri leaves the server").await;
    page.keep_all("17-members").await;
    page.click("#members .question:not([hidden]) button", "Remove").await;
    page.until("one less", "!find('#me [role=radio]', 'Dmitri')").await;
    page.click("#members .add button", "Add").await;
    page.sees("#me [role=radio]", "Dmitri").await;
    page.click("#members button", "Close").await;
    page.be("Hugo").await;
    page.shows_at_the_top("Hugo").await;
    page.keep_all("17-eight").await;

    // Whoever is removed loses their window to the first member.
    let other = visit.page_of("Hugo").await;
    page.be("Ana").await;
    page.click("#open-channels", "").await;
    page.click("#open-members", "").await;
    page.click("#members li .link", "Remove Hugo").await;
    page.click("#members .question:not([hidden]) button", "Remove").await;
    other.sees("#me [aria-checked=true]", "Ana").await;
    page.click("#members button", "Close").await;

    // A tournament is set up by a form.
    page.command("/pacru-organise new").await;
    page.click("#composer button", "Send").await;
    page.sees("#form form", "Who plays whom").await;
    page.keep_all("18-tournament").await;
    page.click("#form input[name=name]", "").await;
    page.type_text("Autumn").await;
    page.click("#form button", "Submit").await;
    page.sees(".message.ephemeral", "Autumn is set up").await;
    page.keep_all("18-set-up").await;
    page.click(".message.ephemeral button", "More rules").await;
    page.sees("#form form", "The most entrants in a group or division").await;
    page.keep_all("18-rules").await;
    page.click("#form button", "Cancel").await;
    visit.end(&[&page, &other]);
}
