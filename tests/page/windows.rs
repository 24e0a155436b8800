//! Several windows, and windows that stay open longer than what they show.

use super::Visit;

/// Two members, each with a window: each sees the other's actions, but only what is meant for them.
#[tokio::test(flavor = "multi_thread")]
async fn two_windows_play_against_each_other() {
    let visit = needed!(Visit::begin().await);
    let (ana, ben) = (visit.page_of("Ana").await, visit.page_of("Ben").await);
    let code = ana.open_table("Shacru").await;
    ben.click(".message button", "Join").await;
    for page in [&ana, &ben] {
        page.board(&code, 0).await;
    }
    let first = ana.waited_for().await;
    assert_eq!(ben.waited_for().await, first);
    let (mover, other) = if first == "Ana" { (&ana, &ben) } else { (&ben, &ana) };
    // Both players already have a window, so the page does not offer to act for either.
    for page in [&ana, &ben] {
        page.until("no offer", "!find('#guide button', 'Switch to ')").await;
    }
    assert_eq!(mover.count(".message.pinged").await, 1);
    assert_eq!(other.count(".message.pinged").await, 0);
    let private = other.count(".message.ephemeral").await;

    let turn = mover.tap_a_turn().await;
    for page in [&ana, &ben] {
        page.board(&code, 1).await;
        page.reads(&turn).await;
    }
    // Nobody else saw the move builder and its pictures.
    assert_eq!(other.count(".message.ephemeral").await, private);
    assert_eq!(other.count(".message.pinged").await, 1);
    other.resign().await;
    for page in [&ana, &ben] {
        let end = page.sees(".message", &format!("{code} after turn 1:")).await;
        assert!(end.contains(&format!("🏆 {first} wins")), "{end}");
        page.until("nobody is waited for", "!find('#me [role=radio]', ', to move')").await;
    }
    visit.end(&[&ana, &ben]);
}

/// A half-made turn survives a reload, a restart of the bot, and even a crash.
#[tokio::test(flavor = "multi_thread")]
async fn reloads_and_restarts_lose_nothing() {
    let (mut visit, page) = needed!(Visit::with_page().await);
    let code = page.begin_game("Pacru").await;
    page.be(&page.waited_for().await).await;
    page.click(".message button", "Move").await;
    page.click(".message.ephemeral button", "· e").await;
    page.sees(".message.ephemeral button", "Start again").await;

    page.reload().await;
    page.sees(".message.ephemeral button", "Start again").await;

    assert!(visit.here.bot.terminate().success());
    page.reads("The bot is not connected.").await;
    visit.restart().await;
    page.until("the bot again", "!document.getElementById('status').innerText").await;
    page.click(".message.ephemeral button", "· e").await;
    page.click(".message.ephemeral button", "Play e").await;
    page.board(&code, 1).await;

    // A crash just after a board was posted.
    visit.here.bot.kill();
    page.reads("The bot is not connected.").await;
    visit.restart().await;
    page.until("the bot again", "!document.getElementById('status').innerText").await;
    page.board(&code, 1).await;
    page.be(&page.waited_for().await).await;
    page.tap_a_turn().await;
    page.board(&code, 2).await;
    visit.end(&[&page]);
}

/// The bot once registered its commands while a page was loading. The event came first, then an older state replaced
/// it, and no command could be typed until the next reload.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_state_does_not_replace_a_newer_one() {
    let visit = needed!(Visit::begin().await);
    let (slow, other) = (visit.page_of("Ana").await, visit.page_of("Chika").await);
    slow.eval(
        "window.fetch = ((fetch) => async (path, ...rest) => {
            const response = await fetch(path, ...rest);
            if (path.startsWith('/page/state')) await new Promise((done) => (window.release = done));
            return response;
        })(window.fetch)",
    )
    .await;
    slow.click("#me [role=radio]", "Ben").await;
    slow.until("a state that was read", "window.release").await;
    other.click("button", "Members").await;
    other.click("#members input", "Name of Dmitri").await;
    other.type_text("j").await;
    other.click("#members button", "Rename").await;
    slow.sees("#me [role=radio]", "Dmitrij").await;
    slow.eval("window.release()").await;
    slow.sees("#me [aria-checked=true]", "Ben").await;
    slow.until("Ben's channel", "document.title.endsWith('– Ben')").await;
    slow.sees("#me [role=radio]", "Dmitrij").await;
    visit.end(&[&slow, &other]);
}
