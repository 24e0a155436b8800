//! Clients that are slow, silent or many hold nothing that others need: with the real program.

use futures_util::future::join_all;
use local::GatewayFault;
use reqwest::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::bot::session_begins;
use crate::club::{Club, Says as _};
use crate::here::Here;
use crate::personal_link::{Browser, link};
use testing::patience::{AGAIN, find, within};

/// A connection to an address such as `http://127.0.0.1:8088`.
async fn connected(url: &str) -> TcpStream {
    TcpStream::connect(url.trim_start_matches("http://")).await.unwrap()
}

/// What is answered to a client that sends this and then nothing more, until its connection is
/// closed.
async fn answered(url: &str, sent: &str) -> String {
    let mut stream = connected(url).await;
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let end =
        within("the end of a connection", stream.read_to_end(&mut answer), || sent.to_owned());
    // It may have been cut off.
    let _cut = end.await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// A client that sends this again and again and reads nothing is cut off.
async fn sends_until_cut_off(url: &str, begin: &str, more: &str) {
    let mut stream = connected(url).await;
    stream.write_all(begin.as_bytes()).await.unwrap();
    let sends = async {
        while stream.write_all(more.as_bytes()).await.is_ok() {
            sleep(AGAIN).await;
        }
    };
    within("the end of a connection", sends, || begin.to_owned()).await;
}

/// The address at which a bot that was told `PACRU_METRICS=127.0.0.1:0` is monitored.
fn monitored_at(club: &Club) -> String {
    let log = club.bot.log();
    let (_, rest) = log.rsplit_once("metrics are at ").unwrap();
    rest.split_once("/metrics").unwrap().0.to_owned()
}

/// A request whose body never comes to its end.
fn unfinished(browser: &Browser, what: &str) -> String {
    let host = browser.url.trim_start_matches("http://");
    format!(
        "POST /{what} HTTP/1.1\r\nhost: {host}\r\norigin: {}\r\ncookie: {}\r\n\
         content-type: application/json\r\ncontent-length: 4000\r\n\r\n{{",
        browser.url, browser.cookie
    )
}

/// A request that its client does not finish ends, at the page and at the address for monitoring. A
/// board that waits for news goes on.
#[tokio::test(flavor = "multi_thread")]
async fn unfinished_requests_end() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let browser = Browser::under(&mut club, &["env", "PACRU_METRICS=127.0.0.1:0"]).await;
    let (code, _) = club.table(&[&ana, &ben]).await;
    let mine = link(&club.answer(&ana, "pacru board", [("game", code.as_str())]).await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    let monitored = monitored_at(&club);

    let host = browser.url.trim_start_matches("http://");
    let page = async |sent: String, status: &str| {
        let answer = answered(&browser.url, &sent).await;
        assert_eq!(answer.split("\r\n").next(), Some(status), "{sent}");
    };
    let watched = async |sent: &str| {
        answered(&monitored, sent).await;
    };
    let board = format!("api/g/{code}");
    let shown = mine.get(&board).await.1;
    let waits = async {
        // Longer than any client may take.
        let (status, answer) = mine.get(&format!("{board}/wait?seq={}", shown["seq"])).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    };
    let font = format!("GET /file/emoji.woff2 HTTP/1.1\r\nhost: {host}\r\n\r\n");
    let fonts = font.repeat(100);
    let endless = format!(
        "POST /s/in HTTP/1.1\r\nhost: {host}\r\norigin: {}\r\ncontent-type: application/json\r\n\
         transfer-encoding: chunked\r\n\r\n",
        browser.url
    );
    tokio::join!(
        waits,
        page(String::new(), ""),
        page("GET /s HTTP/1.1\r\nHost: 127".to_owned(), ""),
        page(unfinished(&browser, "s/in"), "HTTP/1.1 408 Request Timeout"),
        page(unfinished(&browser, "s/look"), "HTTP/1.1 408 Request Timeout"),
        page(unfinished(&mine, &format!("{board}/press")), "HTTP/1.1 408 Request Timeout"),
        page(endless.clone(), "HTTP/1.1 408 Request Timeout"),
        // A connection that nothing is asked for any more.
        page(format!("GET /s HTTP/1.1\r\nhost: {host}\r\n\r\n"), "HTTP/1.1 200 OK"),
        sends_until_cut_off(&browser.url, "GET /s HTTP/1.1\r\nx: ", "y"),
        sends_until_cut_off(&browser.url, &endless, "1\r\nx\r\n"),
        // Nothing of what is answered is read.
        sends_until_cut_off(&browser.url, &font, &fonts),
        watched(""),
        watched("GET /readyz HTTP/1.1\r\nHost: lo"),
        watched("POST /livez HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n{"),
        watched("GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"),
    );
}

/// More clients come than the process may have files open, and none of them finishes its request.
/// Discord, members in browsers and monitoring are served all the same.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn connections_leave_room_for_everything_else() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let few = ["sh", "-c", "ulimit -n 256; exec \"$0\" \"$@\"", "env", "PACRU_METRICS=127.0.0.1:0"];
    let browser = Browser::under(&mut club, &few).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    let mine = link(&club.answer(&ana, "pacru board", [("game", code.as_str())]).await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    let monitored = monitored_at(&club);

    let slow = async |url: &str, sent: &str| {
        let mut stream = connected(url).await;
        // It may have been closed for one that came later.
        let _closed = stream.write_all(sent.as_bytes()).await;
        stream
    };
    let mut held = Vec::new();
    for _ in 0..150 {
        held.push(slow(&browser.url, "GET /s HTTP/1.1\r\nHost: ").await);
        held.push(slow(&browser.url, &unfinished(&browser, "s/in")).await);
        held.push(slow(&monitored, "GET /readyz HTTP/1.1\r\nHost: ").await);
    }
    let shown = mine.get(&format!("api/g/{code}")).await;
    assert_eq!(shown.0, StatusCode::OK, "{}", shown.1);
    let ready = reqwest::get(format!("{monitored}/readyz")).await.unwrap();
    assert_eq!(ready.status(), StatusCode::OK);
    club.turn(&mover, &code, 1, "e1-e2").await;
    // The gateway gets a connection of its own again.
    let mut events = club.discord.events();
    club.discord.gateway_fault(GatewayFault::Close(4000));
    session_begins(&mut events, || club.bot.log()).await;
    club.answer(&ben, "pacru games", []).await.says(&code);
    assert!(!club.bot.log().contains("ERROR"), "{}", club.bot.log());
    drop(held);
}

/// Bodies are read before a request takes a place among those that are carried out.
#[tokio::test(flavor = "multi_thread")]
async fn a_member_who_is_slow_keeps_no_other_waiting() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, _) = club.table(&[&ana, &ben]).await;
    let game = [("game", code.as_str())];
    let slow = link(&club.answer(&ana, "pacru board", game).await);
    let (_, slow) = browser.follow(&slow).await.unwrap();
    let other = link(&club.answer(&ben, "pacru board", game).await);
    let (_, other) = browser.follow(&other).await.unwrap();
    let mut held = Vec::new();
    for _ in 0..16 {
        let mut stream = connected(&browser.url).await;
        let body = unfinished(&slow, &format!("api/g/{code}/press"));
        stream.write_all(body.as_bytes()).await.unwrap();
        held.push(stream);
    }
    // They have come: a later request of the same kind is refused by its contents.
    let (status, answer) =
        slow.post(&format!("api/g/{code}/press"), json!({ "id": "?", "key": "1" })).await;
    assert_eq!(status, StatusCode::CONFLICT, "{answer}");
    let (status, answer) = other.get(&format!("api/g/{code}")).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    drop(held);
}

/// One link makes the bot ask Discord no more than its member may.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_looked_at_as_often_as_its_member_may_ask() {
    let (mut club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, _) = club.table(&[&ana, &ben]).await;
    // Whoever does not play has a name that only Discord knows.
    let address = link(&club.answer(&chika, "pacru board", [("game", code.as_str())]).await);
    let (_, sent) = address.split_once('#').unwrap();
    let (board, sent) = sent.rsplit_once('/').unwrap();
    let look = json!({ "board": board, "link": sent });
    for what in ["s/look", "s/in"] {
        let flood = (0..400).map(|_| browser.post(what, look.clone()));
        let answers = join_all(flood).await;
        let refused = answers.iter().filter(|it| it.0 == StatusCode::TOO_MANY_REQUESTS).count();
        assert!(refused > 0, "nothing of a flood of {what} was refused");
        let strange = answers.iter().find(|it| it.0.is_server_error());
        assert_eq!(strange, None, "{what}");
    }
    // The flood has passed.
    find("an answer", async || {
        let (status, shown) = browser.post("s/look", look.clone()).await;
        if status == StatusCode::OK || status == StatusCode::GONE {
            Ok(())
        } else {
            Err(shown.to_string())
        }
    })
    .await;
}

/// Failures of the bot are not mistakes of members, and the metrics count them.
#[tokio::test(flavor = "multi_thread")]
async fn failures_of_the_bot_are_told_from_refusals() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let browser = Browser::under(&mut club, &["env", "PACRU_METRICS=127.0.0.1:0"]).await;
    let (code, _) = club.table(&[&ana, &ben]).await;
    let mine = link(&club.answer(&ana, "pacru board", [("game", code.as_str())]).await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    let board = format!("api/g/{code}");
    let change = async |statement| testing::database::execute(&club.data(), statement).await;
    // Connections that have read the older schema need a moment.
    let shows = async |wanted: StatusCode| {
        find(wanted.as_str(), async || {
            let (status, shown) = mine.get(&board).await;
            assert!(shown["shown"]["text"].is_string(), "{shown}");
            if status == wanted { Ok(()) } else { Err(format!("{status} {shown}")) }
        })
        .await;
    };
    let (status, refused) = mine.get("api/g/none").await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
    change("ALTER TABLE games RENAME COLUMN terms TO conditions").await;
    shows(StatusCode::SERVICE_UNAVAILABLE).await;
    change("ALTER TABLE games RENAME COLUMN conditions TO terms").await;
    shows(StatusCode::OK).await;
    change(r#"UPDATE games SET terms = '{"pace":7}'"#).await;
    shows(StatusCode::INTERNAL_SERVER_ERROR).await;
    let metrics = reqwest::get(format!("{}/metrics", monitored_at(&club))).await.unwrap();
    let metrics = metrics.text().await.unwrap();
    for status in ["409", "500", "503"] {
        let line = format!(r#"pacru_page_responses_total{{status="{status}"}} "#);
        let count = metrics.lines().find_map(|it| it.strip_prefix(&line)?.parse::<u32>().ok());
        assert!(count.is_some_and(|count| count > 0), "no {line} in\n{metrics}");
    }
}

/// No browser keeps an answer or takes it for another type than it has.
#[tokio::test(flavor = "multi_thread")]
async fn every_answer_of_the_page_is_marked() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, _) = club.table(&[&ana, &ben]).await;
    let mine = link(&club.answer(&ana, "pacru board", [("game", code.as_str())]).await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    let get =
        |what: &str| mine.client.get(format!("{}/{what}", mine.url)).header("cookie", &mine.cookie);
    let board = format!("api/g/{code}");
    let long = mine.client.post(format!("{}/s/in", mine.url)).header("origin", &mine.url);
    for (request, status) in [
        (get(&board), 200),
        (get(&format!("g/{code}")), 200),
        (get("file/board.js"), 200),
        (get(&board).header("cookie", ""), 200),
        (mine.client.get(format!("{}/{board}", mine.url)), 401),
        (get("api/g/none"), 409),
        (get("nowhere"), 404),
        (get("s/in"), 405),
        (get(&board).header("host", "elsewhere.example"), 421),
        (mine.client.post(format!("{}/s/in", mine.url)), 403),
        (long.body("x".repeat(5000)), 413),
    ] {
        let answer = request.send().await.unwrap();
        let url = answer.url().clone();
        assert_eq!(answer.status().as_u16(), status, "{url}");
        for (name, value) in [("cache-control", "no-store"), ("x-content-type-options", "nosniff")]
        {
            let sent = answer.headers().get(name).map(|value| value.to_str().unwrap());
            assert_eq!(sent, Some(value), "{name} of {url} with {status}");
        }
    }
}

/// However the operator spells the address of the page, browsers find it, and so does the doctor; a
/// web server before it may name the port although it is the usual one.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_found_under_every_spelling_of_its_address() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    let browser = Browser::at(&mut club).await;
    let port = browser.url.rsplit_once(':').unwrap().1.to_owned();
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    let board = format!("PACRU_BOARD=127.0.0.1:{port}");
    let spelt = format!("PACRU_BOARD_URL=HTTP://LocalHost:{port}/");
    club.restart_under(&["env", &board, &spelt]).await;
    let url = format!("http://localhost:{port}");
    club.logs(&format!("the page of boards is at {url}")).await;
    let shown = club.answer(&ana, "pacru puzzle", []).await;
    assert!(link(&shown).starts_with(&format!("{url}/s#")), "{}", link(&shown));
    let browser = Browser { url: url.clone(), ..browser };
    browser.follow(&link(&shown)).await.unwrap();
    let spelt = spelt.strip_prefix("PACRU_BOARD_URL=").unwrap();
    crate::personal_link::doctor(&club, spelt, 0, &format!("the page of boards answers at {url}"));
}

/// The channel on one's own machine has as many connections as it can have, and one more.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_local_channel_has_room_for_a_newcomer() {
    let folder = tempfile::tempdir().unwrap();
    let few = ["sh", "-c", "ulimit -n 256; exec \"$0\" \"$@\""];
    let here = Here::start_under(&few, folder.path(), &["local", "--port", "0"]).await;
    let mut held = Vec::new();
    for _ in 0..300 {
        held.push(connected(&here.url).await);
    }
    here.say("Is anybody there?").await;
    assert_eq!(here.said().await, ["Is anybody there?"]);
    drop(held);
}
