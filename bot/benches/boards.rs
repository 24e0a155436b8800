//! `cargo bench -p bot --bench boards`: the page of boards with many boards open, turns made on it, and a flood of requests
//! beside answers to Discord; the whole bot, the stand-in and all browsers on the same cores.

mod club;

use std::collections::HashMap;
use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use local::Member;
use reqwest::Client;
use rules::Kind;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::club::{Club, Game, people};

/// Games for two, and how many boards each player has open.
const GAMES: usize = 167;
const OPEN: usize = 3;

/// Turns a second, and for how long.
const RATE: u32 = 10;
const FOR: Duration = Duration::from_secs(20);

/// Requests of a flood at a time, and commands that are answered beside it.
const FLOOD: usize = 64;
const COMMANDS: usize = 100;

/// A member's browser at the board of their game.
#[derive(Clone)]
struct Browser {
    client: Client,
    page: String,
    code: String,
    cookie: String,
}

impl Browser {
    async fn sign_in(member: &Member, game: &Game, page: String) -> Self {
        let asked = member.command(game.channel, "pacru board", [("game", game.code.as_str())]);
        let said = asked.expect("a command").reply().await.expect("a board");
        let link = said.buttons().find_map(|button| button.url.clone()).expect("a link");
        let (_, link) = link.rsplit_once('/').expect("a personal link");
        let client = Client::new();
        let body = json!({ "board": format!("g/{}", game.code), "link": link });
        let request = client.post(format!("{page}/s/in")).header("origin", &page).json(&body);
        let answer = request.send().await.expect("an answer");
        let cookie = answer.headers()["set-cookie"].to_str().expect("a cookie").to_owned();
        Self { client, page, code: game.code.clone(), cookie }
    }

    async fn get(&self, what: &str) -> (u16, Value) {
        let request = self.client.get(format!("{}/api/g/{}{what}", self.page, self.code));
        let answer = request.header("cookie", &self.cookie).send().await.expect("an answer");
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    /// Plays the first turn there is, if it is theirs.
    async fn click(&self, clicked: &Mutex<HashMap<String, Instant>>) -> Option<Duration> {
        let (_, board) = self.get("").await;
        let (mut node, mut choices) = (board["turns"].clone(), Vec::new());
        while let Some(branch) = node["c"].as_array().and_then(fastrand::choice) {
            choices.push(branch["t"].as_str().expect("a choice").to_owned());
            node = branch.clone();
        }
        node["done"].as_str()?;
        let key = format!("{:x}", fastrand::u128(..));
        let body = json!({ "seen": board["seq"], "choices": choices, "play": true, "key": key });
        let request = self.client.post(format!("{}/api/g/{}/show", self.page, self.code));
        let request = request.header("cookie", &self.cookie).header("origin", &self.page);
        let start = Instant::now();
        clicked.lock().expect("no panic").insert(self.code.clone(), start);
        let answer = request.json(&body).send().await.expect("an answer");
        answer.status().is_success().then(|| start.elapsed())
    }
}

#[tokio::main]
async fn main() {
    let page: SocketAddr =
        TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a free port");
    let config = local::Config {
        people: people(2 * GAMES),
        wait_timeout: Duration::from_mins(1),
        response_timeout: Duration::from_mins(1),
        ..local::Config::default()
    };
    let club = Arc::new(Club::open_with_page(config, Some(page)).await);
    let (mut browsers, page) = (Vec::new(), format!("http://{page}"));
    for pair in club.discord.members().chunks_exact(2) {
        let (place, pair) = (club.discord.open_channel("game"), [pair[0].clone(), pair[1].clone()]);
        let game = Game::begin(&club.discord, place, pair.clone(), Kind::Shacru).await;
        for member in &pair {
            browsers.push(Browser::sign_in(member, &game, page.clone()).await);
        }
    }
    let (before, clicked) = (memory(), Arc::new(Mutex::new(HashMap::<String, Instant>::new())));
    let (seen, mut following) = (Arc::new(Mutex::new(Vec::new())), JoinSet::new());
    for browser in browsers.iter().cycle().take(browsers.len() * OPEN).cloned() {
        let (clicked, seen) = (Arc::clone(&clicked), Arc::clone(&seen));
        following.spawn(async move {
            let mut seq = 0;
            loop {
                let (status, _) = browser.get(&format!("/wait?seq={seq}")).await;
                if status != 200 {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                    continue;
                }
                let (_, board) = browser.get("").await;
                seq = board["seq"].as_i64().unwrap_or(seq);
                let clicked = clicked.lock().expect("no panic").get(&browser.code).copied();
                seen.lock().expect("no panic").extend(clicked.map(|at| at.elapsed()));
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(10)).await;
    println!("{} boards are open: {} MB more than at rest", following.len(), memory() - before);
    let (start, mut times, mut clicks) = (Instant::now(), Vec::new(), JoinSet::new());
    let mut clock = tokio::time::interval(Duration::from_secs(1) / RATE);
    while start.elapsed() < FOR {
        clock.tick().await;
        let (browser, clicked) =
            (fastrand::choice(&browsers).expect("one").clone(), clicked.clone());
        clicks.spawn(async move { browser.click(&clicked).await });
    }
    times.extend(clicks.join_all().await.into_iter().flatten());
    tokio::time::sleep(Duration::from_secs(2)).await;
    tell("clicks that play a turn", times);
    tell("boards of all who look on", std::mem::take(&mut *seen.lock().expect("no panic")));
    println!("memory: {} MB more than at rest", memory() - before);
    following.shutdown().await;
    let (asker, place) = (club.discord.members()[0].clone(), club.discord.club());
    for flood in [0, FLOOD] {
        let mut flooding = JoinSet::new();
        for browser in &browsers[..flood] {
            let browser = browser.clone();
            flooding.spawn(async move {
                loop {
                    browser.get("").await;
                }
            });
        }
        let mut times = Vec::new();
        for _ in 0..COMMANDS {
            let start = Instant::now();
            let asked = asker.command(place, "pacru help", [] as [(&str, &str); 0]);
            asked.expect("a command").reply().await.expect("an answer");
            times.push(start.elapsed());
        }
        tell(&format!("answers to Discord beside {flood} who ask without end"), times);
        flooding.shutdown().await;
    }
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let share = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("{what}: {} times, p50 {:.1?}, p99 {:.1?}", times.len(), share(50), share(99));
}

/// The memory of this process in MB.
fn memory() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<i64>().unwrap_or_default() / 1024
}
