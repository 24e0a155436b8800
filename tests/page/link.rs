//! Personal links, as members follow them in real browsers.

use super::Tab;
use super::chromium::Chromium;
use crate::club::Club;
use crate::personal_link::{Browser, link};

impl Tab {
    /// Follows a personal link, which signs the browser in.
    async fn follow(&self, link: &str, name: &str) {
        self.go(link).await;
        self.click("#side button", &format!("Play as {name}")).await;
        self.until("the board", "seen('#grid [role=gridcell]').length").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_in_two_browsers() {
    let chromium = needed!(Chromium::start().await);
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    Browser::at(&mut club).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = if club.called(&board).id() == ana.id() { (ana, ben) } else { (ben, ana) };
    let page = chromium.open(&link(&board)).await;
    page.sees("#answer", "In Discord, press Move").await;
    page.follow(&link(&club.press(&mover, &board, "Move").await), mover.name()).await;
    let watched = link(&club.answer(&other, "pacru board", [("game", code.as_str())]).await);
    let opposite = chromium.open_apart("about:blank").await;
    opposite.follow(&watched, other.name()).await;

    let turn = page.touch_a_turn(super::board::How::Tap).await;
    opposite.sees("#says", &turn).await;
    opposite.until("their turn", "seen('#question').length").await;
    club.board(&code, 1).await;
    page.reload().await;
    page.sees("#says", &turn).await;
    page.click("#side button", "Sign out everywhere").await;
    page.sees("#answer", "signed out").await;
    page.reload().await;
    page.sees("#answer", "In Discord, press Move").await;
    opposite.sees("#says", &turn).await;
    // A page that is refused is told by the browser, too.
    opposite.has_no_complaints();
}
