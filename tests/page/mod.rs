//! The page of the local channel, in a real browser.

mod after;
mod board;
mod chromium;
mod developer;
mod link;
mod members;
mod names;
mod newcomer;
mod phone;
mod strangers;
mod tab;
mod windows;

use chromium::Chromium;
use serde_json::{Value, json};
use tab::Tab;
use tempfile::TempDir;

use crate::here::Here;

/// A browser, and the program that serves the page.
struct Visit {
    here: Here,
    chromium: Chromium,
    folder: TempDir,
}

impl Visit {
    /// `None` where there is no Chromium.
    async fn begin() -> Option<Self> {
        let chromium = Chromium::start().await?;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let here = Here::start(folder.path(), &["local", "--port", "0"]).await;
        Some(Self { here, chromium, folder })
    }

    /// The same, with the page.
    async fn with_page() -> Option<(Self, Tab)> {
        let visit = Self::begin().await?;
        let page = visit.page().await;
        Some((visit, page))
    }

    /// The page, for the first member.
    async fn page(&self) -> Tab {
        self.chromium.open(&self.here.url).await
    }

    /// The page for this member, in a window of their own.
    async fn page_of(&self, member: &str) -> Tab {
        let page = self.page().await;
        page.be(member).await;
        page
    }

    /// Starts the program again, at the same address.
    async fn restart(&mut self) {
        let port = self.here.port().to_string();
        self.here = Here::start(self.folder.path(), &["local", "--port", &port]).await;
    }

    /// Ends the program cleanly, and checks that the pages had no complaints.
    fn end(mut self, pages: &[&Tab]) {
        for page in pages {
            page.has_no_complaints();
        }
        let log = self.here.bot.log();
        assert!(!log.contains("WARN") && !log.contains("ERROR"), "{log}");
        assert!(self.here.bot.terminate().success());
    }
}

/// The actions of people on this page.
impl Tab {
    /// Switches to this member.
    async fn be(&self, member: &str) {
        self.click("#me [role=radio]", member).await;
        self.until(
            "to be somebody else",
            &format!(
                "find('#me [aria-checked=true]', {}) && document.title.endsWith({})",
                json!(member),
                json!(format!("– {member}"))
            ),
        )
        .await;
    }

    /// Types into the box.
    async fn write(&self, text: &str) {
        self.click("#composer textarea", "").await;
        self.type_text(text).await;
    }

    /// Pastes a whole command into the box, and sends it.
    async fn send(&self, command: &str) {
        self.click("#composer textarea", "").await;
        self.insert_text(command).await;
        self.click("#composer button", "Send").await;
    }

    /// Types a command into the box, up to its options.
    async fn command(&self, command: &str) {
        self.write(command).await;
        self.until("a suggestion", "seen('.suggestions [aria-selected=true]').length").await;
        self.key("Enter").await;
        self.sees("#composer .path", command).await;
    }

    /// Opens a table of this game by typing; returns its code.
    async fn open_table(&self, game: &str) -> String {
        self.command("/pacru new").await;
        // Typing continues in the first option.
        self.type_text(game).await;
        self.sees(".suggestions [aria-selected=true]", game).await;
        self.key("Enter").await;
        self.key("Enter").await;
        let code = "(() => {
            const answer = seen('.message.ephemeral').at(-1);
            return answer?.innerText.includes('is open; the game starts') && answer.querySelector('code').innerText;
        })()";
        let code = self.until("an open table", code).await;
        self.sees(".message button", "Join").await;
        code.as_str().expect("a code").to_owned()
    }

    /// Begins this game between Ana and Ben, as Ben sees it; returns its code.
    async fn begin_game(&self, game: &str) -> String {
        self.be("Ana").await;
        let code = self.open_table(game).await;
        self.be("Ben").await;
        self.click(".message button", "Join").await;
        self.board(&code, 0).await;
        code
    }

    /// The member whose turn it is; waits until the older board no longer calls anybody.
    async fn waited_for(&self) -> String {
        let name = "(() => {
            const names = seen('#me [role=radio]').map(called).filter((name) => name.endsWith(', to move'));
            return names.length === 1 && names[0];
        })()";
        let name = self.until("one member is to move", name).await;
        name.as_str().expect("a name").trim_end_matches(", to move").to_owned()
    }

    /// Makes a turn by tapping the first choices; returns it.
    async fn tap_a_turn(&self) -> String {
        const DESK: &str = "seen('.message.ephemeral').at(-1)";
        self.click(".message button", "Move").await;
        // The answer to an earlier turn is no desk: its button would take that turn back.
        let desk = format!("/your turn(?![^]*Take back)/.test({DESK}?.innerText)");
        self.until("the desk", &desk).await;
        loop {
            let choice = format!(
                "(() => {{
                    const buttons = [...({DESK}?.querySelectorAll('.row button') ?? [])];
                    return buttons.some((b) => b.ariaBusy) ? null : called(buttons[0]);
                }})()"
            );
            let choice = self.until("a choice", &choice).await;
            let choice = choice.as_str().expect("a label");
            let before = self.eval(&format!("{DESK}.innerText")).await;
            self.click(".message.ephemeral .row button", choice).await;
            if let Some(turn) = choice.strip_prefix("Play ") {
                return turn.to_owned();
            }
            if self.count(".menu-list").await > 0 {
                self.click(".menu-list li", "").await;
            }
            self.until("the next step", &format!("{DESK}.innerText !== {before}")).await;
        }
    }

    /// Resigns the only game, which ends a game of two.
    async fn resign(&self) {
        self.command("/pacru resign").await;
        self.key("Enter").await;
        self.click(".message.ephemeral button", "Resign").await;
    }

    /// Waits until a turn of this game is on the board and its picture has loaded.
    async fn board(&self, code: &str, turn: u32) {
        let said =
            if turn == 0 { format!("{code} begins:") } else { format!("{code} turn {turn}:") };
        self.until(
            "a board",
            &format!(
                "(() => {{
                    const board = seen('.message').findLast((m) => m.innerText.includes({}));
                    const picture = board?.querySelector('.picture img');
                    return picture?.complete && picture.naturalWidth > 0 && picture.alt.length > 100;
                }})()",
                json!(said)
            ),
        )
        .await;
    }

    /// Takes pictures of the page on a phone and on a desktop, dark and light. It has its size again afterwards.
    async fn keep_all(&self, name: &str) {
        let phone = self.is_phone();
        for (device, width, height) in [("phone", 390, 844), ("desktop", 1280, 800)] {
            self.sized(width, height).await;
            for scheme in ["light", "dark"] {
                self.scheme(scheme).await;
                self.keep(&format!("{name}-{device}-{scheme}")).await;
                self.fits().await;
            }
        }
        if phone {
            self.sized(390, 844).await;
        }
    }

    /// Checks that nothing is wider than the page.
    async fn fits(&self) {
        let wide = "document.documentElement.scrollWidth > innerWidth
            || [...document.querySelectorAll('#log, #composer')].some((e) => e.scrollWidth > e.clientWidth)";
        assert_eq!(self.eval(wide).await, Value::Bool(false));
    }
}
