//! The page of boards on the internet: personal links, browsers that they sign in, and who stays
//! outside.

use std::net::TcpListener;

use local::Message;
use play::time::MINUTE;
use reqwest::{Client, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::bot::Bot;
use crate::club::Club;
use crate::touched_board::{answer, body};
use testing::patience::find;

/// A browser.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) client: Client,
    /// Where the page is.
    pub(crate) url: String,
    pub(crate) cookie: String,
}

impl Browser {
    /// A browser that is not signed in, at a page which the club's bot is started again to serve.
    pub(crate) async fn at(club: &mut Club) -> Self {
        Self::under(club, &["env"]).await
    }

    /// The same, with the bot started through a program that takes settings as env(1) does.
    pub(crate) async fn under(club: &mut Club, other: &[&str]) -> Self {
        assert!(club.bot.terminate().success(), "{}", club.bot.log());
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let url = format!("http://{free}");
        let settings = [format!("PACRU_BOARD={free}"), format!("PACRU_BOARD_URL={url}")];
        club.restart_under(&[other, &[&settings[0], &settings[1]]].concat()).await;
        club.logs(&format!("the page of boards is at {url}")).await;
        Self { client: Client::new(), url, cookie: String::new() }
    }

    pub(crate) async fn get(&self, what: &str) -> (StatusCode, Value) {
        self.send(self.client.get(format!("{}/{what}", self.url))).await
    }

    pub(crate) async fn post(&self, what: &str, body: Value) -> (StatusCode, Value) {
        let request = self.client.post(format!("{}/{what}", self.url)).json(&body);
        self.send(request.header("origin", &self.url)).await
    }

    async fn send(&self, request: RequestBuilder) -> (StatusCode, Value) {
        let request = request.header("cookie", &self.cookie).header("accept-language", "es-ES,en");
        answer(request).await
    }

    /// The status with which a personal link is refused.
    async fn refused(&self, address: &str) -> StatusCode {
        self.follow(address).await.map(|_| ()).unwrap_err().0
    }

    /// Follows a personal link: what the page asks before it signs in, and the same browser
    /// afterwards.
    pub(crate) async fn follow(
        &self,
        address: &str,
    ) -> Result<(String, Self), (StatusCode, Value)> {
        let link = address.strip_prefix(&format!("{}/s#", self.url)).unwrap();
        let (board, link) = link.rsplit_once('/').unwrap();
        let body = json!({ "board": board, "link": link });
        let (status, welcome) = self.post("s/look", body.clone()).await;
        if status != StatusCode::OK {
            return Err((status, welcome));
        }
        let answer = self.client.post(format!("{}/s/in", self.url)).json(&body);
        let answer = answer.header("origin", &self.url).send().await.unwrap();
        if answer.status() != StatusCode::OK {
            return Err((answer.status(), answer.json().await.unwrap()));
        }
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        for word in ["__Host-pacru=", "; Path=/;", "; Secure;", "; HttpOnly;", "SameSite=Lax"] {
            assert!(cookie.contains(word), "{cookie}");
        }
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Ok((welcome["text"].as_str().unwrap().to_owned(), Self { cookie, ..self.clone() }))
    }
}

/// The address of the only link under a message.
pub(crate) fn link(message: &Message) -> String {
    let mut links = message.buttons().filter_map(|button| button.url.clone());
    let link = links.next().unwrap_or_else(|| panic!("no link under {}", message.content));
    assert_eq!(links.next(), None);
    link
}

/// The first whole turn of a tree.
pub(crate) fn turn(tree: &Value) -> Vec<&str> {
    let mut node = tree;
    std::iter::from_fn(|| {
        node = node["c"].as_array()?.first()?;
        node["t"].as_str()
    })
    .collect()
}

/// The doctor says this of the page.
pub(crate) fn doctor(club: &Club, url: &str, code: i32, said: &str) {
    let mut command = Bot::on(&[], &club.discord, &club.data());
    command.env("PACRU_BOARD", "127.0.0.1:9").env("PACRU_BOARD_URL", url).arg("doctor");
    Bot::ends(&mut command, code, &[said]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_signs_one_browser_in_once() {
    let (mut club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    assert_eq!(link(&board), format!("{}/g/{code}", browser.url), "for everybody");
    let (mover, other) = if club.called(&board).id() == ana.id() { (ana, ben) } else { (ben, ana) };
    let api = format!("api/g/{code}");
    let shown = body(browser.get(&api).await, StatusCode::UNAUTHORIZED);
    assert!(shown["shown"]["text"].as_str().unwrap().contains("En Discord"), "{shown}");

    let moving = club.press(&mover, &board, "Move").await;
    let (asked, signed_in) = browser.follow(&link(&moving)).await.unwrap();
    assert!(asked.contains(mover.name()), "{asked}");
    assert_eq!(browser.refused(&link(&moving)).await, StatusCode::GONE, "it was used");
    let shown = body(signed_in.get(&api).await, StatusCode::OK);
    let played = json!({ "seen": shown["seq"], "choices": turn(&shown["turns"]), "play": true, "key": "one" });
    let answer = signed_in.post(&format!("{api}/show"), played.clone()).await;
    let answer = body(answer, StatusCode::OK);
    club.board(&code, 1).await;
    // A second one is for others, and sees no turns of theirs.
    let watched = club.answer(&chika, "pacru board", [("game", code.as_str())]).await;
    let (asked, watching) = browser.follow(&link(&watched)).await.unwrap();
    assert!(asked.contains("Chika"), "{asked}");
    let shown = body(watching.get(&api).await, StatusCode::OK);
    assert_eq!(shown["turns"], Value::Null, "{shown}");
    let theirs = json!({ "seen": shown["seq"], "text": "e1-e2", "play": true, "key": "two" });
    body(watching.post(&format!("{api}/show"), theirs).await, StatusCode::CONFLICT);
    let again = signed_in.post(&format!("{api}/show"), played).await;
    assert_eq!(again.1, answer, "the same once more");
    assert_eq!(watching.get(&api).await.1["plies"], json!([1, 1]));

    // Whoever has left the server sees nothing of it any more. It is asked again after a restart.
    let again = Browser::at(&mut club).await;
    // What the bot asks when it begins, it has asked once it answers.
    club.answer(&mover, "pacru help", []).await;
    club.discord.remove_member(&chika, club.discord.guild());
    let watching = Browser { cookie: watching.cookie, ..again.clone() };
    let refused = body(watching.get(&api).await, StatusCode::CONFLICT);
    assert!(refused["shown"]["text"].as_str().unwrap().contains(&code), "{refused}");

    // Links that were made before do not work once a member has signed out, nor do old ones.
    let signed_in = Browser { cookie: signed_in.cookie, ..again.clone() };
    let unused = link(&club.answer(&mover, "pacru board", [("game", code.as_str())]).await);
    body(signed_in.post("out", json!({})).await, StatusCode::OK);
    assert_eq!(signed_in.get(&api).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(again.refused(&unused).await, StatusCode::GONE);
    let old = link(&club.answer(&other, "pacru board", [("game", code.as_str())]).await);
    club.forward(11 * MINUTE);
    assert_eq!(again.refused(&old).await, StatusCode::GONE);
    let forged = old.replace(&old[old.len() - 9..], "AAAAAAAAA");
    assert_eq!(again.refused(&forged).await, StatusCode::GONE);
}

/// Other sites, other addresses and floods stay outside.
#[tokio::test(flavor = "multi_thread")]
async fn the_door_keeps_others_out() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let browser = Browser::at(&mut club).await;
    let (code, _) = club.table(&[&ana, &ben]).await;
    let mine = link(&club.answer(&ana, "pacru board", [("game", code.as_str())]).await);
    let (_, mine) = browser.follow(&mine).await.unwrap();
    let api = format!("{}/api/g/{code}", mine.url);
    let sent = |origin: &str, body: String| {
        let request = mine.client.post(format!("{api}/press")).header("origin", origin);
        mine.send(request.header("content-type", "application/json").body(body))
    };
    let resign = json!({ "id": format!("v1:game:{code}:0:resign"), "key": "1" }).to_string();
    for origin in ["https://evil.example", "null", &mine.url.replace("127.0.0.1", "localhost")] {
        assert_eq!(sent(origin, resign.clone()).await.0, StatusCode::FORBIDDEN, "{origin}");
    }
    let bare = mine.client.post(format!("{api}/press")).body(resign);
    assert_eq!(mine.send(bare).await.0, StatusCode::FORBIDDEN, "without an origin");
    let elsewhere = mine.client.get(&api).header("host", "evil.example");
    assert_eq!(mine.send(elsewhere).await.0, StatusCode::MISDIRECTED_REQUEST);
    let long = format!(r#"{{"id":"{}","key":"1"}}"#, "x".repeat(5000));
    assert_eq!(sent(&mine.url, long).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let page = mine.client.get(format!("{}/g/{code}", mine.url)).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    doctor(&club, &mine.url, 0, "the page of boards answers");
    doctor(&club, &mine.url.replace("127.0.0.1", "localhost"), 1, "the header Host");
    doctor(&club, "http://127.0.0.1:9", 0, "does not answer");
    // A flood is held back, and passes.
    let flood = (0..400).map(|_| mine.get("api/g/none"));
    let answers = futures_util::future::join_all(flood).await;
    let refused = |(status, _): &(StatusCode, Value)| *status == StatusCode::TOO_MANY_REQUESTS;
    assert!(answers.iter().any(refused), "nothing of a flood was refused");
    find("an answer", async || {
        let (status, shown) = mine.get(&format!("api/g/{code}")).await;
        if status == StatusCode::OK { Ok(()) } else { Err(shown.to_string()) }
    })
    .await;
}
