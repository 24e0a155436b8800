//! The board that is touched, over HTTP: what its page asks for, and what others might send.

use std::time::Duration;

use reqwest::{Client, RequestBuilder, StatusCode};
use rules::Kind;
use serde_json::{Value, json};

use crate::here::Here;
use testing::patience::find;

/// How many turns of each game are touched at random; `PACRU_TOUCHES` asks for more.
const TOUCHES: usize = 40;

/// A game in the local channel.
struct Board<'a> {
    here: &'a Here,
    client: Client,
    code: String,
    /// The ids of its players.
    players: Vec<String>,
}

impl<'a> Board<'a> {
    /// A game of this kind, for as many players as can play it.
    async fn begin(here: &'a Here, kind: Kind) -> Self {
        let count = *kind.players().end();
        let mut players = Vec::new();
        for name in ["Ana", "Ben", "Chika", "Dmitri"].into_iter().take(count) {
            players.push(here.member(name).await);
        }
        // The choices stand in the same order.
        let game = Kind::ALL.iter().position(|it| *it == kind).unwrap().to_string();
        let options = json!([["game", game], ["players", count.to_string()]]);
        let club = here.club(&players[0]).await;
        here.act(
            &players[0],
            json!({ "do": "command", "channel": club, "path": "pacru new", "options": options }),
        )
        .await;
        let path = format!("/page/messages?me={}&channel={club}", players[0]);
        let table = find("a table", async || {
            let messages = here.get(&path).await;
            let mut all = messages.as_array().unwrap().iter();
            let open = all.rfind(|message| message["components"].to_string().contains(":join"));
            open.cloned().ok_or_else(|| messages.to_string())
        })
        .await;
        let join = table["components"][0]["components"][0]["custom_id"].as_str().unwrap();
        for player in &players[1..] {
            here.act(player, json!({ "do": "press", "channel": club, "message": table["id"], "custom_id": join })).await;
        }
        let code = join.split(':').find(|part| part.len() == 4 && *part != "join").unwrap();
        let board = Self::of(here, code, &players);
        find("a game", async || {
            let (status, shown) = board.get("", &board.players[0]).await;
            if shown["places"].is_object() { Ok(()) } else { Err(format!("{status} {shown}")) }
        })
        .await;
        board
    }

    /// The same board, of a program that was started again.
    fn of(here: &'a Here, code: &str, players: &[String]) -> Self {
        Self { here, client: Client::new(), code: code.to_owned(), players: players.to_vec() }
    }

    async fn get(&self, what: &str, me: &str) -> (StatusCode, Value) {
        let and = if what.contains('?') { '&' } else { '?' };
        let address = format!("{}/app/api/g/{}{what}{and}me={me}", self.here.url, self.code);
        answer(self.client.get(address)).await
    }

    fn post(&self, what: &str, me: &str) -> RequestBuilder {
        self.client.post(format!("{}/app/api/g/{}/{what}?me={me}", self.here.url, self.code))
    }

    /// The board of the player to move, and their id; `None` if the game is over.
    async fn to_move(&self) -> Option<(Value, &str)> {
        for player in &self.players {
            let shown = body(self.get("", player).await, StatusCode::OK);
            if shown["turns"].is_object() {
                return Some((shown, player));
            }
        }
        None
    }

    /// The choices of a random turn.
    async fn touch(&self, shown: &Value, me: &str, random: &mut fastrand::Rng) -> Vec<String> {
        let mut node = shown["turns"].clone();
        let mut choices: Vec<String> = Vec::new();
        loop {
            if node["more"] == json!(true) {
                node = self.get(&format!("/turns?choices={}", choices.join("/")), me).await.1;
            }
            let Some(branches) = node["c"].as_array() else {
                assert!(node["done"].is_string(), "{node}");
                return choices;
            };
            let branch = random.choice(branches).unwrap().clone();
            choices.push(branch["t"].as_str().unwrap().to_owned());
            node = branch;
        }
    }
}

pub(crate) async fn answer(request: RequestBuilder) -> (StatusCode, Value) {
    let answer = request.send().await.unwrap();
    let (status, text) = (answer.status(), answer.text().await.unwrap());
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// The body of an answer with this status.
#[track_caller]
pub(crate) fn body((status, body): (StatusCode, Value), wanted: StatusCode) -> Value {
    assert_eq!(status, wanted, "{body}");
    body
}

/// Whatever can be touched can be played, in every game, and nobody is refused.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_touched_at_random_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let here = Here::start(folder.path(), &["local", "--port", "0"]).await;
    let turns = crate::variable("PACRU_TOUCHES", TOUCHES);
    let mut random = fastrand::Rng::with_seed(34);
    for kind in Kind::ALL {
        let mut left = turns;
        while left > 0 {
            let board = Board::begin(&here, kind).await;
            while left > 0
                && let Some((shown, me)) = board.to_move().await
            {
                let choices = board.touch(&shown, me, &mut random).await;
                let turn = json!({ "seen": shown["seq"], "choices": choices, "play": true, "key": format!("{}-{}", board.code, shown["seq"]) });
                let (status, played) = answer(board.post("show", me).json(&turn)).await;
                assert_eq!(status, StatusCode::OK, "{kind:?} {choices:?}: {played}");
                assert!(played["seq"].as_i64() > shown["seq"].as_i64(), "{played}");
                left -= 1;
            }
        }
        // What is sent may be broken in any way: it is refused, or means something.
        let board = Board::begin(&here, kind).await;
        for number in 0..turns / 10 {
            let Some((shown, me)) = board.to_move().await else { break };
            let choices = board.touch(&shown, me, &mut random).await;
            let (seen, id) = (&shown["seq"], &shown["shown"]["rows"][0][0]["id"]);
            let (what, body) = match number % 3 {
                0 => ("show", json!({ "seen": seen, "choices": choices, "key": "m" })),
                1 => ("press", json!({ "id": id, "key": "m" })),
                _ => ("note/0", json!({ "turn": "a corner", "game": "lost" })),
            };
            let mut body = body.to_string().into_bytes();
            for _ in 0..random.usize(1..4) {
                let at = random.usize(..body.len());
                match random.u8(..4) {
                    0 => body.truncate(at.max(1)),
                    1 => body.insert(at, random.u8(..)),
                    2 => body.extend_from_within(at..),
                    _ => body[at] = random.choice(*b"\"{}[]:,-90").unwrap(),
                }
            }
            let sent = String::from_utf8_lossy(&body).into_owned();
            let post = board.post(what, me).header("Content-Type", "application/json");
            let (status, _) = answer(post.body(body)).await;
            assert!(!status.is_server_error(), "{what} {sent}: {status}");
        }
    }
}

/// A turn that is sent again is played once; one for an older board, one of somebody else, and
/// nonsense change nothing.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_played_twice_or_by_others() {
    let folder = tempfile::tempdir().unwrap();
    let here = Here::start(folder.path(), &["local", "--port", "0"]).await;
    let board = Board::begin(&here, Kind::Azacru).await;
    let (shown, me) = board.to_move().await.unwrap();
    let me = me.to_owned();
    let choices = board.touch(&shown, &me, &mut fastrand::Rng::with_seed(1)).await;
    let turn = |seen: &Value, key: &str| json!({ "seen": seen, "choices": choices, "play": true, "key": key });
    let other = board.players.iter().find(|player| **player != me).unwrap();
    for who in [other, "77"] {
        let refused = answer(board.post("show", who).json(&turn(&shown["seq"], "1"))).await;
        body(refused, StatusCode::CONFLICT);
    }

    // The same request twice at once, and once more later: played once, and always answered.
    let send = || answer(board.post("show", &me).json(&turn(&shown["seq"], "2")));
    let (first, second) = tokio::join!(send(), send());
    let third = send().await;
    for (status, played) in [&first, &second, &third] {
        assert_eq!(*status, StatusCode::OK, "{played}");
        assert_eq!(played["shown"]["text"], first.1["shown"]["text"]);
        assert_eq!(played["seq"], first.1["seq"]);
    }
    // Another turn for the board before it.
    let (status, late) = answer(board.post("show", &me).json(&turn(&shown["seq"], "3"))).await;
    assert!(status == StatusCode::OK && late["seq"] == first.1["seq"], "{late}");

    // Who waits for news hears of the next turn.
    let (now, mover) = board.to_move().await.unwrap();
    let wait = format!("/wait?seq={}", now["seq"]);
    let next = board.touch(&now, mover, &mut fastrand::Rng::with_seed(2)).await;
    let turn = json!({ "seen": now["seq"], "choices": next, "play": true, "key": "4" });
    let (heard, played) =
        tokio::join!(board.get(&wait, &me), answer(board.post("show", mover).json(&turn)));
    assert_eq!((heard.0, played.0), (StatusCode::OK, StatusCode::OK));

    // Others' pages, and what no page sends. What is too long:
    // `personal_link::the_door_keeps_others_out`.
    let foreign = board.post("show", &me).header("Origin", "https://example.org").json(&turn);
    assert_eq!(answer(foreign).await.0, StatusCode::FORBIDDEN);
    let forged = json!({ "id": "v1:AAAA:0:resign", "key": "5" });
    assert_eq!(answer(board.post("press", &me).json(&forged)).await.0, StatusCode::CONFLICT);
    let (now, mover) = board.to_move().await.unwrap();
    let many = json!({ "seen": now["seq"], "choices": vec!["a1"; 300], "play": true, "key": "8" });
    assert_eq!(answer(board.post("show", mover).json(&many)).await.0, StatusCode::CONFLICT);
    assert_eq!(board.get("", &me).await.1["seq"], played.1["seq"]);
}

/// A page that gets no answer, because the bot was killed, sends the same again: the turn is played
/// once.
#[tokio::test(flavor = "multi_thread")]
async fn a_touched_turn_is_played_once_whenever_the_bot_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["local", "--port", "0"];
    let mut here = Here::start(folder.path(), &arguments).await;
    let Board { code, players, .. } = Board::begin(&here, Kind::Shacru).await;
    let mut random = fastrand::Rng::new();
    for key in 0..8 {
        let board = Board::of(&here, &code, &players);
        let (shown, me) = board.to_move().await.expect("the game goes on");
        let me = me.to_owned();
        let choices = board.touch(&shown, &me, &mut random).await;
        let turn = json!({ "seen": shown["seq"], "choices": choices, "play": true, "key": key.to_string() });
        let sent = tokio::spawn(board.post("show", &me).json(&turn).send());
        // Before, while or after it is saved.
        tokio::time::sleep(Duration::from_micros(random.u64(..20_000))).await;
        here.bot.kill();
        // Whether it was answered is unknown to the page too.
        drop(sent.await.unwrap());
        here = Here::start(folder.path(), &arguments).await;
        let board = Board::of(&here, &code, &players);
        let played = find("an answer", async || {
            let (status, played) = answer(board.post("show", &me).json(&turn)).await;
            if status == StatusCode::OK { Ok(played) } else { Err(format!("{status} {played}")) }
        });
        let played = played.await;
        let now = board.get("", &me).await.1;
        let plies = |shown: &Value| shown["plies"][1].as_u64().unwrap();
        assert_eq!(plies(&now), plies(&shown) + 1, "{played}");
    }
}
