//! The page of boards, served by several processes: it does not matter which one answers a browser.

use std::net::{SocketAddr, TcpListener};

use local::{Config, Member};
use reqwest::{Client, Proxy, StatusCode};
use serde_json::json;

use super::Cluster;
use crate::club::code_in;
use crate::personal_link::{Browser, link, turn};

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stands_by_serves_boards() {
    let mut cluster = needed!(Cluster::open(Config::default()).await);
    let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let at: [SocketAddr; 2] = [free(), free()];
    let url = format!("http://{}", at[0]);
    for (here, stands) in at.iter().zip(["the commands are registered", "standing by"]) {
        let here = here.to_string();
        let settings = [("PACRU_BOARD", here.as_str()), ("PACRU_BOARD_URL", url.as_str())];
        cluster.bots.push(cluster.start_with(&cluster.address, &settings));
        cluster.bots.last().unwrap().says(stands).await;
    }
    let discord = &cluster.discord;
    let [ana, ben] = ["Ana", "Ben"].map(|name| discord.member(name).unwrap());
    let asked = ana.command(discord.club(), "pacru new", [("opponent", "Ben")]).unwrap();
    let code = code_in(&asked.reply().await.unwrap().content);
    let invited = discord.wait_for(discord.club(), |it| it.content.contains("invited")).await;
    ben.press_labelled(&invited.unwrap(), "Accept").unwrap();
    let heading = format!("`{code}`** begins");
    let begins = discord.wait_for(discord.club(), |it| it.content.contains(&heading)).await;
    let to_move = |member: &&Member| begins.as_ref().unwrap().pinged.contains(&member.id());
    let (mover, other) = if to_move(&&ana) { (&ana, &ben) } else { (&ben, &ana) };
    let browser = async |member: &Member, process: usize| {
        let board = [("game", code.as_str())];
        let shown = member.command(discord.club(), "pacru board", board).unwrap().reply().await;
        // As a web server before both would do, this leads to one of them under the same address.
        let client =
            Client::builder().proxy(Proxy::http(format!("http://{}", at[process])).unwrap());
        let client = client.build().unwrap();
        let browser = Browser { client, url: url.clone(), cookie: String::new() };
        browser.follow(&link(&shown.unwrap())).await.unwrap().1
    };
    let (plays, watches) = (browser(mover, 1).await, browser(other, 0).await);
    let api = format!("api/g/{code}");
    let (_, shown) = plays.get(&api).await;
    let wait = format!("{api}/wait?seq={}", shown["seq"]);
    let news = watches.get(&wait);
    let played =
        json!({ "seen": shown["seq"], "choices": turn(&shown["turns"]), "play": true, "key": "1" });
    let played = async { plays.post(&format!("{api}/show"), played).await };
    let ((told, _), (status, answer)) = tokio::join!(news, played);
    assert_eq!((told, status), (StatusCode::OK, StatusCode::OK), "{answer}");
    let heading = format!("`{code}`** turn 1");
    let shown = discord.wait_for(discord.club(), |it| it.content.contains(&heading)).await;
    assert!(shown.is_ok(), "{}", cluster.logs());
    cluster.end().await;
}
