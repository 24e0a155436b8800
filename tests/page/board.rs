//! The board that is touched, in a real browser.

use serde_json::Value;

use super::{Tab, Visit};

/// How somebody touches a place of the board.
#[derive(Clone, Copy, Debug)]
pub(super) enum How {
    /// With the mouse, or with a finger on a phone.
    Tap,
    /// With the mouse, from the piece to where it goes.
    Drag,
    /// With arrow keys and Enter.
    Keys,
}

impl Tab {
    /// Goes to the page of a game for a member, and waits until it is their turn.
    pub(super) async fn at_board(&self, visit: &Visit, code: &str, me: &str) {
        self.go(&format!("{}/app/g/{code}?me={me}", visit.here.url)).await;
        self.until(
            "their turn",
            "seen('#question').length && seen('#grid [role=gridcell]').length",
        )
        .await;
    }

    /// Makes a turn on the board with the first choices there are; returns it as the button says it.
    pub(super) async fn touch_a_turn(&self, how: How) -> String {
        loop {
            let next = "(() => {
                const play = find('#play .primary', 'Play');
                const place = seen('#grid .open')[0];
                const chip = seen('#choices button')[0];
                return play ? ['play', called(play)] : place ? ['place', place.dataset.name] : chip && ['chip', called(chip)];
            })()";
            let next = self.until("a choice", next).await;
            let (what, name) = (next[0].as_str().unwrap(), next[1].as_str().unwrap());
            let before = self.eval("document.querySelector('#turn').innerText").await;
            match what {
                "play" => {
                    self.click("#play .primary", name).await;
                    return name.trim_start_matches("Play ").to_owned();
                }
                "chip" => self.click("#choices button", name).await,
                _ => self.touch_place(name, how).await,
            }
            self.until(
                "the next step",
                &format!("document.querySelector('#turn').innerText !== {before}"),
            )
            .await;
        }
    }

    async fn touch_place(&self, name: &str, how: How) {
        let css = format!("#grid [data-name={name}]");
        match how {
            How::Tap => self.click(&css, "").await,
            How::Drag => {
                // Where the piece can go is seen once it is held.
                self.click(&css, "").await;
                let target = self.eval("seen('#grid .later.open')[0]?.dataset.name ?? null").await;
                if let Value::String(target) = target {
                    self.click(&css, "").await;
                    self.drag(&css, &format!("#grid [data-name={target}]")).await;
                }
            }
            How::Keys => {
                self.eval("seen('#grid [tabindex=\"0\"]')[0].focus()").await;
                let steps = "(() => {
                    const all = seen('#grid [role=gridcell]');
                    const width = Math.sqrt(all.length);
                    const at = all.indexOf(document.activeElement), to = all.findIndex((e) => e.dataset.name === NAME);
                    return [Math.floor(to / width) - Math.floor(at / width), to % width - at % width];
                })()";
                let steps = self.eval(&steps.replace("NAME", &format!("'{name}'"))).await;
                let keys = [
                    (&steps[0], ["ArrowUp", "ArrowDown"]),
                    (&steps[1], ["ArrowLeft", "ArrowRight"]),
                ];
                for (count, [back, forth]) in keys {
                    let count = count.as_i64().unwrap();
                    for _ in 0..count.abs() {
                        self.key(if count < 0 { back } else { forth }).await;
                    }
                }
                self.key("Enter").await;
            }
        }
    }
}

/// Four clicks from the open page to a first turn on a phone: the game, the piece, where it goes, `Play`.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_turn_takes_four_clicks() {
    let (visit, page) = needed!(Visit::on_a_phone().await);
    page.click("button", "Play Shacru against a computer").await;
    let inside = "(() => {
        const frame = seen('#app-page iframe')[0];
        return frame?.contentDocument?.querySelector('#grid .open') && frame.contentWindow.location.href;
    })()";
    let address = page.until("a piece to touch", inside).await;
    // The same page alone, since clicks are aimed at what is not in a frame.
    let board = visit.page().await;
    board.sized(390, 844).await;
    board.go(address.as_str().unwrap()).await;
    board.click("#grid .first.open", "").await;
    board.click("#grid .later.open", "").await;
    board.click("#play .primary", "Play").await;
    board.sees("#answer", "You have played").await;
    // The answer of the computer comes by itself, there and in the channel.
    let answer = "/turn [23]: .*Novice computer/.exec(document.querySelector('#says').innerText)?.[0].slice(0, 7)";
    let answer = board.until("the computer's turn", answer).await;
    page.sees(".message", answer.as_str().unwrap()).await;
    visit.end(&[&page, &board]);
}

/// Each game, from both sides, touched in every way, and typed; the opponent's board follows by itself.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_by_touching() {
    for (kind, how) in rules::Kind::ALL.into_iter().zip([How::Tap, How::Keys, How::Drag, How::Tap])
    {
        let (visit, page) = needed!(Visit::with_page().await);
        let code = page.begin_game(kind.name()).await;
        let mut sides = [visit.here.member("Ana").await, visit.here.member("Ben").await];
        if page.waited_for().await == "Ben" {
            sides.reverse();
        }
        let (first, second) = (visit.page().await, visit.page().await);
        first.at_board(&visit, &code, &sides[0]).await;
        second.go(&format!("{}/app/g/{code}?me={}", visit.here.url, sides[1])).await;
        second.sees("#says", "your side is at the bottom").await;
        for (device, width, height) in [("phone", 390, 844), ("desktop", 1280, 800)] {
            first.sized(width, height).await;
            first.keep(&format!("9-{}-{device}", kind.name())).await;
            // Nothing is wider than the page; every place can be hit, and says what it is; a row of the picture is a
            // row of the board.
            let faults = "[document.documentElement.scrollWidth > innerWidth,
                ...seen('#grid [role=gridcell]').map((e) => e.getBoundingClientRect().width < 28 || !called(e)),
                ...seen('#grid [role=row]').map((e) => new Set([...e.children].map((e) => e.dataset.name.slice(1))).size !== 1)].filter(Boolean)";
            assert_eq!(first.eval(faults).await, Value::Array(Vec::new()));
        }
        assert_eq!(first.nameless().await, Vec::<Value>::new());
        let turn = first.touch_a_turn(how).await;
        first.sees("#answer", &format!("You have played {turn} in {code}.")).await;
        second.until("the goal", "/begins:[^]+turn 1:/.test(seen('#says')[0].innerText)").await;
        let answer = second.touch_a_turn(How::Tap).await;
        first.sees("#says", "turn 2:").await;
        first.sees("#says", &answer).await;
        // The board before the last turn, and the newest again; nothing can be touched on the older one.
        first.click("#plies button", "Back").await;
        first.sees("#plies span", "1 / 2").await;
        first
            .until("nothing to touch", "!seen('#turn').length && !seen('#grid .open').length")
            .await;
        first.click("#plies button", "Next").await;
        first.until("a question", "seen('#question').length").await;
        // A turn that cannot be played is refused, and nothing changes; another one that is typed is shown first.
        first.click("#text", "").await;
        first.type_text("zz9").await;
        first.key("Enter").await;
        first
            .until(
                "a refusal",
                "seen('#answer').length && !seen('#answer')[0].innerText.includes('have played')",
            )
            .await;
        // What was typed is there to be mended.
        first.until("the text", "document.activeElement.value === 'zz9'").await;
        if kind != rules::Kind::Pasang {
            let piece = first.eval("seen('#grid .first.open')[0].dataset.name").await;
            first.eval("document.activeElement.select()").await;
            first.type_text(piece.as_str().unwrap()).await;
            first.key("Enter").await;
            first.sees("#play button", "Back").await;
        }
        visit.end(&[&page, &first, &second]);
    }
}

/// One member in two windows: what is played in one moves in the other, whatever was begun there, and a window that has
/// not heard of it plays nothing. A note is written where one plays.
#[tokio::test(flavor = "multi_thread")]
async fn a_member_plays_in_two_windows() {
    let (visit, page) = needed!(Visit::with_page().await);
    let code = page.begin_game("Shacru").await;
    let me = visit.here.member(&page.waited_for().await).await;
    let (one, other) = (visit.page().await, visit.page().await);
    for window in [&one, &other] {
        window.sized(390, 844).await;
        window.at_board(&visit, &code, &me).await;
    }
    // A turn that was begun is begun anew after a reload.
    other.click("#grid .first.open", "").await;
    other.until("where it goes", "seen('#grid .later.open').length").await;
    other.reload().await;
    other.until("a piece", "seen('#grid .first.open').length").await;
    other.click("#rows button", "More").await;
    other.click("#answer button", "Note").await;
    other.until("the form", "document.activeElement.name === 'turn'").await;
    assert_eq!(other.nameless().await, Vec::<Value>::new());
    other.insert_text("the corner").await;
    other.click("#answer button", "Save").await;
    other.sees("#answer", "the corner").await;
    // This window hears of nothing while it begins another turn.
    let deaf = "window.held = []; window.real = window.fetch; window.moved = [];
        window.fetch = (what, how) => how ? real(what, how) : new Promise((go) => held.push(go)).then(() => real(what));
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { moved.push(this.className); return animate.apply(this, how); }; true";
    other.eval(deaf).await;
    other.click("#grid .first.open", "").await;
    other.until("where it goes", "seen('#grid .later.open').length").await;
    let turn = one.touch_a_turn(How::Tap).await;
    one.sees("#answer", &format!("You have played {turn}")).await;
    other.click("#grid .later.open", "").await;
    other.eval("window.fetch = real; held.forEach((go) => go())").await;
    other.sees("#says", "turn 1:").await;
    other.until("nothing to play", "!seen('#turn').length && moved.includes('piece')").await;
    visit.end(&[&page, &one, &other]);
}
