//! What the page offers when a game is over, or somebody is asked.

use play::exercise::Exercise;
use play::task::Task;
use rules::Kind;

use super::Visit;
use super::board::How;
use super::tab::Tab;

/// Two members at the board of a game, the one who began first.
struct Both {
    visit: Visit,
    channel: Tab,
    tabs: [Tab; 2],
    names: [String; 2],
    code: String,
}

impl Both {
    /// After a turn of each.
    async fn after_two_turns() -> Option<Self> {
        let (visit, channel) = Visit::with_page().await?;
        let code = channel.begin_game(Kind::Shacru.name()).await;
        let first = channel.waited_for().await;
        let second = if first == "Ana" { "Ben" } else { "Ana" }.to_owned();
        let tabs = [visit.page().await, visit.page().await];
        for (tab, name) in tabs.iter().zip([&first, &second]) {
            let me = visit.here.member(name).await;
            tab.at_board(&visit, &code, &me).await;
            tab.touch_a_turn(How::Tap).await;
            tab.sees("#answer", "You have played").await;
        }
        Some(Self { visit, channel, tabs, names: [first, second], code })
    }
}

/// Once, whoever had offered a draw was offered to accept it, the question named nobody, and it stayed after the answer.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_for_those_who_are_asked() {
    let Both { visit, channel, tabs: [one, other], names, .. } =
        needed!(Both::after_two_turns().await);
    one.click("#rows button", "More").await;
    one.click("#answer button", "Offer a draw").await;
    one.sees("#answer", "You have offered a draw").await;
    let own = "find('#rows button', 'Withdraw') && !find('#rows button', 'Accept draw')";
    one.until("their own offer", own).await;
    for tab in [&one, &other] {
        tab.sees("#says", &format!("{}, do you agree?", names[1])).await;
    }
    let asked = "find('#rows button', 'Accept draw') && !find('#rows button', 'Withdraw')";
    other.until("an answer", asked).await;
    other.keep("20-offer").await;
    other.click("#rows button", "Decline draw").await;
    one.until("no question", "!seen('#answer').length && !find('#rows button', 'Withdraw')").await;
    visit.end(&[&channel, &one, &other]);
}

/// Once, the page offered neither the film nor the analysis, and a rematch left everybody at the old board.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_leads_on() {
    let Both { visit, channel, tabs: [one, other], code, .. } =
        needed!(Both::after_two_turns().await);
    // A turn of the list leads to its board.
    one.sees("#record button", "2 ⭐").await;
    one.click("#record button", "1 🟩").await;
    one.sees("#plies span", "1 / 2").await;
    one.click("#record button", "2 ⭐").await;
    one.sees("#plies span", "2 / 2").await;
    other.click("#rows button", "More").await;
    other.click("#answer button", "Resign").await;
    other.click("#answer button", "Resign").await;
    one.sees("#says", "resigns").await;
    one.click("#rows button", "Replay").await;
    one.until("a film", "seen('#answer img')[0]?.src.startsWith('data:image/gif')").await;
    one.click("#rows button", "Analyse").await;
    one.until("an analysis", "seen('#answer img')[0]?.src.startsWith('data:image/png')").await;
    one.click("#rows button", "Record").await;
    one.until("a file", "seen('#answer a[download]').length").await;
    for (device, width, height) in [("phone", 390, 844), ("desktop", 1280, 800)] {
        one.sized(width, height).await;
        one.keep(&format!("21-over-{device}")).await;
    }
    one.click("#rows button", "Rematch").await;
    one.sees("#says", "is invited").await;
    other.click("#rows button", "Rematch").await;
    for tab in [&one, &other] {
        tab.sees("#says", "begins:").await;
        tab.until("another game", &format!("!location.href.includes('{code}')")).await;
    }
    visit.end(&[&channel, &one, &other]);
}

/// Once, the last task ended in nothing, and what was skipped was out of reach.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_task_leads_to_those_that_were_skipped_and_to_a_game() {
    let (visit, channel) = needed!(Visit::with_page().await);
    // Only now the bot serves boards.
    channel.sees("#log .welcome button", "Play Shacru against a computer").await;
    let last = Task::all(Kind::Shacru).last().expect("tasks");
    let page = at_task(&visit, last).await;
    page.type_turn(&last.answer()).await;
    page.sees("#says", "You have done 1 of 5 tasks").await;
    page.sees("#rows button", "Skipped tasks: 4").await;
    page.keep("22-last-task").await;
    page.click("#rows button", "Play a Novice").await;
    page.until(
        "a board of a game",
        "location.pathname.includes('/g/') && seen('#grid [role=gridcell]').length",
    )
    .await;
    page.sees("#says", "Novice computer").await;
    visit.end(&[&channel, &page]);
}

/// Once, the channel went on asking for a task that was done on the page.
#[tokio::test(flavor = "multi_thread")]
async fn the_channel_follows_what_is_done_on_the_page() {
    let (visit, channel) = needed!(Visit::with_page().await);
    channel.sees("#log .welcome button", "Play Shacru against a computer").await;
    channel.send("/pacru rules game:Shacru").await;
    channel.click(".message.ephemeral button", "Learn by playing").await;
    channel.sees(".message.ephemeral", "Shacru, task 1 of 5").await;
    let task = &Task::all(Kind::Shacru)[0];
    let page = at_task(&visit, task).await;
    page.type_turn(&task.answer()).await;
    page.sees("#says", "You have done 1 of 5 tasks").await;
    channel.sees(".message.ephemeral", "You have done 1 of 5 tasks").await;
    page.click("#rows button", "Next task").await;
    channel.sees(".message.ephemeral", "Shacru, task 2 of 5").await;
    visit.end(&[&channel, &page]);
}

/// The page on which Ana does a task.
async fn at_task(visit: &Visit, task: &'static Task) -> Tab {
    let (page, me) = (visit.page().await, visit.here.member("Ana").await);
    let address = Exercise::Task(task).address(None);
    page.go(&format!("{}/app/{address}?me={me}", visit.here.url)).await;
    page.until("a question", "seen('#question').length").await;
    page
}
