//! The local channel, from its owner's point of view.
//!
//! A test starts the program in a folder, as somebody does who has downloaded it, and speaks to it
//! as its page does: `Here::start(folder.path(), &["local", "--port", "0"])`, then
//! `here.say("hello")` and `here.said()`. A test of the page itself belongs to `page`, which puts a
//! browser in front of it.

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::bot::Bot;
use testing::patience::find;

/// The program without a token, with the address of its channel.
pub(crate) struct Here {
    pub(crate) bot: Bot,
    pub(crate) url: String,
}

impl Here {
    /// Starts the program in a folder and waits until it has printed the address of its channel.
    pub(crate) async fn start(folder: &Path, arguments: &[&str]) -> Self {
        Self::start_under(&[], folder, arguments).await
    }

    /// The same, started through another program.
    pub(crate) async fn start_under(other: &[&str], folder: &Path, arguments: &[&str]) -> Self {
        let mut command = Bot::command_under(other);
        let mut bot = Bot::spawn(command.args(arguments).current_dir(folder));
        let url = find("the address of the channel", async || {
            let log = bot.log();
            assert!(!bot.has_ended(), "no channel: {log}");
            let mut lines = log.lines();
            let said = lines.find_map(|line| line.strip_prefix("Open ")?.split(' ').next());
            said.map(str::to_owned).ok_or(log)
        });
        let url = url.await;
        Self { bot, url }
    }

    pub(crate) fn port(&self) -> u16 {
        let (_, port) = self.url.rsplit_once(':').expect("an address with a port");
        port.parse().expect("a number")
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        reqwest::get(format!("{}{path}", self.url)).await.unwrap().json().await.unwrap()
    }

    /// The id of this member.
    pub(crate) async fn member(&self, name: &str) -> String {
        id_of(&self.get("/page/state?me=0").await["members"], name)
    }

    /// The id of the channel, as a member sees it.
    pub(crate) async fn club(&self, me: &str) -> String {
        id_of(&self.get(&format!("/page/state?me={me}")).await["channels"], "club")
    }

    /// Does something as this member, as soon as the bot has its commands.
    pub(crate) async fn act(&self, me: &str, mut deed: Value) {
        deed["me"] = me.into();
        let post = reqwest::Client::new().post(format!("{}/page/act", self.url)).json(&deed);
        find("an action", async || {
            let answer = post.try_clone().unwrap().send().await.unwrap();
            let done = answer.status() == 200;
            if done { Ok(()) } else { Err(answer.text().await.unwrap()) }
        })
        .await;
    }

    pub(crate) async fn say(&self, text: &str) {
        let ana = self.member("Ana").await;
        let club = self.club(&ana).await;
        self.act(&ana, json!({ "do": "say", "channel": club, "text": text })).await;
    }

    pub(crate) async fn said(&self) -> Vec<String> {
        let ana = self.member("Ana").await;
        let club = self.club(&ana).await;
        let path = format!("/page/messages?me={ana}&channel={club}");
        let messages = self.get(&path).await;
        let contents = messages.as_array().unwrap().iter();
        contents.map(|message| message["content"].as_str().unwrap().to_owned()).collect()
    }
}

fn id_of(list: &Value, name: &str) -> String {
    let mut list = list.as_array().unwrap().iter();
    let found = list.find(|entry| entry["name"] == name).unwrap();
    found["id"].as_str().unwrap().to_owned()
}

/// The output of the program in a folder, which ends by itself, with this exit code and these
/// words.
fn ends(folder: &TempDir, arguments: &[&str], code: i32, words: &[&str]) -> String {
    Bot::ends(Bot::command().args(arguments).current_dir(folder.path()), code, words)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_outlives_the_program_and_can_be_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["local", "--port", "0", "--data", "table/"];
    // A typing mistake would begin an empty club.
    let wanted = folder.path().join("table");
    let named = format!("there is no folder {}; make it", wanted.display());
    ends(&folder, &arguments, 1, &[&named]);
    assert!(!wanted.exists());
    fs::create_dir(wanted).unwrap();
    let mut here = Here::start(folder.path(), &arguments).await;
    here.say("Is anybody here?").await;
    assert!(here.bot.terminate().success(), "{}", here.bot.log());
    let data = folder.path().join("table/pacru-local.db");
    assert!(data.exists() && here.bot.log().contains("table/pacru-local.db"));
    for arguments in [&["--data", "table/"][..], &["--local", "--data", "table"]] {
        let doctor = [&["doctor"], arguments].concat();
        let said = ends(&folder, &doctor, 0, &["table/pacru-local.db is sound"]);
        assert!(!said.contains("BAD"), "{said}");
    }

    let mut here = Here::start(folder.path(), &arguments).await;
    assert_eq!(here.said().await, ["Is anybody here?"]);
    let again = [&arguments[..], &["--fresh"]].concat();
    ends(&folder, &again, 1, &["in use"]);
    assert_eq!(here.said().await, ["Is anybody here?"]);
    assert!(here.bot.terminate().success());

    let mut here = Here::start(folder.path(), &again).await;
    assert_eq!(here.said().await, [""; 0]);
    assert!(here.bot.terminate().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn members_who_were_added_are_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["local", "--port", "0"];
    let mut here = Here::start(folder.path(), &arguments).await;
    let (ana, dmitri) = (here.member("Ana").await, here.member("Dmitri").await);
    here.act(&ana, json!({ "do": "add_member", "name": "Eva" })).await;
    here.act(&ana, json!({ "do": "remove_member", "member": dmitri })).await;
    assert!(here.bot.terminate().success(), "{}", here.bot.log());

    let mut here = Here::start(folder.path(), &arguments).await;
    let state = here.get(&format!("/page/state?me={ana}")).await;
    let gone = state["members"].as_array().unwrap().iter().filter(|it| it["gone"] == true);
    assert_eq!(gone.map(|it| it["id"].as_str().unwrap()).collect::<Vec<_>>(), [dmitri]);
    let (eva, club) = (here.member("Eva").await, here.club(&ana).await);
    let table = json!([["players", "3"]]);
    here.act(
        &eva,
        json!({ "do": "command", "channel": club, "path": "pacru new", "options": table }),
    )
    .await;
    find("a table of the new member", async || {
        let said = here.said().await;
        let table = said.iter().any(|it| it.contains("Eva, who opened the table"));
        if table { Ok(()) } else { Err(said.join("\n")) }
    })
    .await;
    assert!(here.bot.terminate().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_port_is_passed_over_or_named() {
    let folder = tempfile::tempdir().unwrap();
    // Other programs may have taken all of the ports that are tried; then the program says so.
    let _taken = TcpListener::bind(("127.0.0.1", 8080));
    let mut first = Bot::spawn(Bot::command().current_dir(folder.path()));
    let said = find("an address or a refusal", async || {
        let log = first.log();
        let said = log.contains("Open http://") || first.has_ended();
        if said { Ok(log) } else { Err(log) }
    });
    let said = said.await;
    let others = (8081..=8100).map(|port| format!("http://127.0.0.1:{port}"));
    let elsewhere = others.into_iter().any(|url| said.contains(&url));
    assert!(elsewhere || said.contains("is taken"), "{said}");
    assert!(folder.path().join("pacru-local.db").exists());
    first.kill();

    let mut here = Here::start(folder.path(), &["local", "--port", "0"]).await;
    let port = here.port().to_string();
    let elsewhere = ["local", "--port", &port, "--data", "other.db"];
    let taken = format!("port {port} is taken");
    ends(&folder, &elsewhere, 1, &[&taken, "--port", "DISCORD_TOKEN"]);
    assert!(here.bot.terminate().success());
}

/// Nobody can continue a server's games locally by leaving out the token, or the other way round.
#[tokio::test(flavor = "multi_thread")]
async fn the_files_of_the_two_sorts_are_kept_apart() {
    let folder = tempfile::tempdir().unwrap();
    let server = folder.path().join("pacru.db");
    store::Store::open(&server.as_path().into()).await.unwrap().close().await;
    let before = fs::read(&server).unwrap();
    for flag in ["--port=0", "--fresh"] {
        ends(&folder, &["local", "--data", "pacru.db", flag], 1, &["real Discord"]);
    }
    assert_eq!(fs::read(&server).unwrap(), before);

    let mut here = Here::start(folder.path(), &["--port", "0"]).await;
    assert!(here.bot.terminate().success());
    let token = ["--discord-token", "MTA.some.token"];
    let data = ["--data", "pacru-local.db"];
    ends(&folder, &[token, data].concat(), 1, &["local channel"]);
    ends(&folder, &[&token[..], &["--fresh"]].concat(), 2, &["pacru local"]);
}
