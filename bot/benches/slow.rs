//! `cargo bench -p bot --bench slow`: how soon commands are acknowledged with and without 10,000
//! clients that connect to the page of boards and never finish what they ask, in turn; and
//! meanwhile, how long a member's request to the page and one to `/readyz` take. `-- 2000` has
//! fewer clients, `-- 2000 OLDER` is about the program of another commit.

mod club;

use std::net::{SocketAddr, TcpListener};
use std::time::{Duration, Instant};

use local::{ChannelId, Member};
use reqwest::Client;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until, timeout};

use crate::club::{Club, PROGRAM};

/// How often both are measured.
const ROUNDS: usize = 5;

/// So long each side of a round is measured, and so many commands a second are sent.
const FOR: Duration = Duration::from_secs(20);
const COMMANDS: u32 = 20;

/// A client connects once in this time, whether it was closed or not, and says nothing after its
/// first words.
const AGAIN: Duration = Duration::from_secs(10);

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let clients = arguments.next().map_or(10_000, |count| count.parse().expect("a number"));
    let program = arguments.next().unwrap_or_else(|| PROGRAM.to_owned());
    may_open(clients + 1000);
    let [board, metrics] = [free(), free()];
    let [board_at, metrics_at] = [board.to_string(), metrics.to_string()];
    let url = format!("http://{board_at}");
    let settings = [
        ("PACRU_BOARD", board_at.as_str()),
        ("PACRU_BOARD_URL", &url),
        ("PACRU_METRICS", &metrics_at),
    ];
    let config = local::Config {
        wait_timeout: PATIENCE,
        response_timeout: PATIENCE,
        ..local::Config::default()
    };
    let club = Club::open_with(&program, config, &settings).await;
    let (member, channel) = (club.discord.member("Ana").expect("a member"), club.discord.club());
    let cookie = signed_in(&member, channel, &url).await;
    let page = |client: &Client| client.get(format!("{url}/api/g/none")).header("cookie", &cookie);
    let ready = |client: &Client| client.get(format!("http://{metrics_at}/readyz"));

    println!(
        "until a command is acknowledged; the slowest request to the page and to /readyz meanwhile"
    );
    println!(
        "{:>6}{:>9}{:>10}{:>10}{:>10}{:>10}{:>10}{:>10}",
        "round", "clients", "p50", "p95", "p99", "worst", "page", "/readyz"
    );
    for round in 1..=ROUNDS {
        for clients in [0, clients] {
            let crowd = crowd(clients, board).await;
            let measured = async { acknowledged(&member, channel).await };
            let (times, page, ready) = tokio::join!(measured, slowest(page), slowest(ready));
            drop(crowd);
            let share = |percent: usize| times[(times.len() - 1) * percent / 100];
            println!(
                "{round:>6}{clients:>9}{:>10.2?}{:>10.2?}{:>10.2?}{:>10.2?}{page:>10}{ready:>10}",
                share(50),
                share(95),
                share(99),
                share(100),
            );
            // What they left behind is over.
            sleep(Duration::from_secs(2)).await;
        }
    }
    club.close().await;
}

/// Lets this process, and the bot that it starts, have so many files open.
fn may_open(files: usize) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        let files = u64::try_from(files).expect("a number of files");
        if limit.current.is_some_and(|current| current < files) {
            limit.current = Some(files);
            setrlimit(Resource::Nofile, limit).expect("a hard limit that is higher");
        }
    }
    #[cfg(not(unix))]
    let _ = files;
}

fn free() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its address")
}

/// The cookie of a browser in which a member is signed in.
async fn signed_in(member: &Member, channel: ChannelId, url: &str) -> String {
    let none: [(&str, &str); 0] = [];
    let asked = member.command(channel, "pacru puzzle", none).expect("a command");
    let puzzle = asked.reply().await.expect("an answer");
    let link = puzzle.buttons().find_map(|button| button.url.clone()).expect("a link");
    let (_, link) = link.split_once("/s#").expect("a personal link");
    let (board, link) = link.rsplit_once('/').expect("a board and a link");
    let request = Client::new().post(format!("{url}/s/in")).header("origin", url);
    let answer = request.json(&json!({ "board": board, "link": link })).send().await;
    let answer = answer.expect("an answer of the page");
    let cookie = answer.headers()["set-cookie"].to_str().expect("a cookie");
    cookie.split(';').next().expect("a cookie").to_owned()
}

/// So many clients, half of which stop in the middle of a head and half in the middle of a body.
/// They have all been there once when this returns, and leave when what it returns is dropped.
async fn crowd(clients: usize, page: SocketAddr) -> JoinSet<()> {
    let mut crowd = JoinSet::new();
    for number in 0..clients {
        let words = if number % 2 == 0 {
            format!("GET /s HTTP/1.1\r\nhost: {page}")
        } else {
            format!(
                "POST /s/in HTTP/1.1\r\nhost: {page}\r\norigin: http://{page}\r\n\
                 content-length: 4000\r\n\r\n{{"
            )
        };
        crowd.spawn(async move {
            loop {
                let next = tokio::time::Instant::now() + AGAIN;
                if let Ok(mut stream) = TcpStream::connect(page).await {
                    // It may be closed at any time.
                    let _sent = stream.write_all(words.as_bytes()).await;
                    let _closed = timeout(AGAIN, stream.read(&mut [0; 1])).await;
                    sleep_until(next).await;
                }
            }
        });
        if number % 100 == 99 {
            sleep(AGAIN / u32::try_from(clients.div_ceil(100)).expect("few")).await;
        }
    }
    crowd
}

/// How long each of many commands waits until it is acknowledged, in ascending order.
async fn acknowledged(member: &Member, channel: ChannelId) -> Vec<Duration> {
    let (start, mut asked, mut times) = (Instant::now(), JoinSet::new(), Vec::new());
    let mut clock = tokio::time::interval(Duration::from_secs(1) / COMMANDS);
    while start.elapsed() < FOR {
        clock.tick().await;
        let member = member.clone();
        asked.spawn(async move {
            let none: [(&str, &str); 0] = [];
            let sent = Instant::now();
            let asked = member.command(channel, "pacru help", none).expect("a command");
            // One that comes too late counts as one that is never acknowledged.
            asked.acknowledged().await.map_or(PATIENCE, |()| sent.elapsed())
        });
    }
    while let Some(time) = asked.join_next().await {
        times.push(time.expect("a command"));
    }
    times.sort_unstable();
    times
}

/// The longest time that a request took, one a second, each on a connection of its own; or how many
/// got no answer.
async fn slowest(ask: impl Fn(&Client) -> reqwest::RequestBuilder) -> String {
    let (start, mut slowest, mut lost) = (Instant::now(), Duration::ZERO, 0);
    while start.elapsed() < FOR {
        let sent = Instant::now();
        let answer = timeout(PATIENCE, ask(&Client::new()).send()).await;
        match answer {
            Ok(Ok(_)) => slowest = slowest.max(sent.elapsed()),
            Ok(Err(_)) | Err(_) => lost += 1,
        }
        sleep(Duration::from_secs(1)).await;
    }
    if lost > 0 { format!("{lost} lost") } else { format!("{slowest:.1?}") }
}
