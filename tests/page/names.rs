//! What the board says about members and turns, as readers see and hear it.

use serde_json::json;

use super::chromium::Chromium;
use crate::club::Club;
use crate::personal_link::{Browser, link};

/// Names mean something to Discord, which shows them as they were chosen; so does the page. What
/// has not changed is not read aloud again.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_shown_as_they_were_chosen() {
    let chromium = needed!(Chromium::start().await);
    let names = ["<Ana>:@[1]*_", r"**Ben** \o/ `x` #1-~|"];
    let (mut club, [ana, ben]) = Club::of(names.map(local::Person::named)).await;
    Browser::at(&mut club).await;
    let (_, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    let page = chromium.open("about:blank").await;
    page.go(&link(&club.press(&mover, &board, "Move").await)).await;
    page.click("#side button", &format!("Play as {}", mover.name())).await;
    page.until("the board", "seen('#grid [role=gridcell]').length").await;
    for name in names {
        let shown = format!("document.getElementById('says').innerText.includes({})", json!(name));
        page.until(name, &shown).await;
    }
    let watch = "window.heard = 0;
        new MutationObserver((all) => { window.heard += all.length; })
            .observe(document.getElementById('question'), { childList: true, subtree: true });
        document.getElementById('choices').append('as drawn before');";
    page.eval(watch).await;
    // Where nothing can be chosen, a touch takes everything back, and asks the same as before.
    page.eval("document.querySelector('#grid [aria-disabled=true]').click()").await;
    let drawn = "!document.getElementById('choices').innerText.includes('as drawn before')";
    page.until("the board drawn again", drawn).await;
    assert_eq!(page.eval("window.heard").await, json!(0));
    page.has_no_complaints();
}
