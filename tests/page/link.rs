//! Personal links, as members follow them in real browsers.

use play::puzzle::Stage;
use play::task::Task;
use rules::Kind;

use super::Tab;
use super::chromium::Chromium;
use crate::club::{Club, Says as _, game};
use crate::personal_link::{Browser, link};
use crate::puzzles::{first_puzzle, wrong_turn};

impl Tab {
    /// Follows a personal link, which signs the browser in.
    async fn follow(&self, link: &str, name: &str) {
        self.go(link).await;
        self.click("#side button", &format!("Play as {name}")).await;
        self.until("the board", "seen('#grid [role=gridcell]').length").await;
    }

    /// Types a turn and plays it.
    pub(super) async fn type_turn(&self, turn: &str) {
        self.click("#text", "").await;
        self.insert_text(turn).await;
        self.click("#typed button", "Show").await;
        self.click("#play .primary", "Play").await;
    }
}

/// The link of a puzzle leads to its board, which goes on to the refutation, the solution, and a task.
#[tokio::test(flavor = "multi_thread")]
async fn puzzles_and_tasks_are_solved_on_the_board() {
    let chromium = needed!(Chromium::start().await);
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    Browser::at(&mut club).await;
    let puzzle = first_puzzle(&ana, Kind::Shacru);
    let page = chromium.open("about:blank").await;
    // The name is known outside of servers too.
    let alone = club.discord.direct(&ana);
    let asked = club.answer_in(alone, &ana, "pacru puzzle", [game(Kind::Shacru)]).await;
    page.follow(&link(&asked), "Ana").await;
    page.sees("#says", "Shacru puzzle").await;
    page.type_turn(&wrong_turn(Stage { puzzle, number: 0 })).await;
    page.sees("#says", "is not it").await;
    page.click("#rows button", "Try again").await;
    page.type_turn(&puzzle.solution[0]).await;
    page.sees("#says", "✅").await;

    let rules = club.answer(&ana, "pacru rules", [game(Kind::Pasang)]).await;
    let learning = club.press(&ana, &rules, "Learn by playing").await;
    page.go(&link(&learning)).await;
    page.sees("#says", "Pasang, task 1 of ").await;
    page.touch_a_turn(super::board::How::Tap).await;
    page.sees("#says", "Not yet. 🟩 Green ").await;
    page.click("#rows button", "Solution").await;
    let answer = Task::all(Kind::Pasang)[0].answer();
    page.sees("#says", &format!(": {answer}.")).await;
    page.click("#rows button", "Try again").await;
    page.type_turn(&answer).await;
    page.sees("#says", "You have done 1 of").await;
    page.click("#rows button", "Next task").await;
    page.sees("#says", "Pasang, task 2 of ").await;
    // What was done by touch is done in Discord.
    let rules = club.answer(&ana, "pacru rules", [game(Kind::Pasang)]).await;
    club.press(&ana, &rules, "Learn by playing").await.says("Pasang, task 2 of ");
    page.reload().await;
    page.sees("#says", "Pasang, task 2 of ").await;
    page.has_no_complaints();
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
    // From the tasks a link leads back to the game that waits.
    opposite.click("#rows button", "Rules").await;
    opposite.click("#answer button", "Learn by playing").await;
    let back = opposite.until("a way back", "seen('#rows a')[0]?.href").await;
    opposite.go(back.as_str().unwrap()).await;
    club.board(&code, 1).await;
    page.reload().await;
    page.sees("#says", &turn).await;
    // Nothing is taken back once the game is over, and its rematch is what comes next.
    opposite.touch_a_turn(super::board::How::Tap).await;
    opposite.sees("#answer button", "Take back").await;
    club.resign(&mover, &code).await;
    opposite.until("no answer", "!seen('#answer').length").await;
    opposite.click("#rows button", "Rematch").await;
    // Both go to the rematch, as soon as there is one.
    opposite.sees("#says", "is invited").await;
    page.click("#rows button", "Rematch").await;
    for page in [&page, &opposite] {
        page.sees("#says", "begins:").await;
        page.until("another game", &format!("!location.href.includes('{code}')")).await;
    }
    page.click("#side button", "Sign out everywhere").await;
    page.sees("#answer", "signed out").await;
    page.reload().await;
    page.sees("#answer", "In Discord, press Move").await;
    // A page that is refused is told by the browser, too.
    opposite.has_no_complaints();
}
