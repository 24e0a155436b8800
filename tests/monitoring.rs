//! What monitoring sees of the bot: metrics, readiness, the log as JSON.

use std::collections::BTreeSet;
use std::path::Path;

use local::ConnectionFault;
use serde_json::Value;

use crate::bot::{Bot, session_begins};
use crate::club::Club;
use testing::database::is_postgres;
use testing::patience::find;

/// A club whose bot is monitored, and the address of its metrics.
async fn watched(more: &[&str]) -> (Club, String) {
    let mut club = Club::open().await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    club.restart_under(&[&["env", "PACRU_METRICS=127.0.0.1:0"], more].concat()).await;
    club.logs("metrics are at").await;
    let log = club.bot.log();
    let (_, rest) = log.split_once("metrics are at ").unwrap();
    let (address, _) = rest.split_once("/metrics").unwrap();
    (club, address.to_owned())
}

async fn ask(address: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("{address}{path}")).await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Sends requests until the response has this status.
async fn until(address: &str, path: &str, status: u16) -> String {
    find(&format!("{path} with {status}"), async || {
        let (answered, text) = ask(address, path).await;
        if answered == status { Ok(text) } else { Err(format!("{answered} {text}")) }
    })
    .await
}

/// Plays until every metric has a value.
async fn play(club: &Club) -> String {
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    club.answer(&mover, "pacru move", [("move", "a1-a9")]).await;
    club.turn(&mover, &code, 1, "e1-e2").await;
    club.all_is_posted().await;
    code
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_sees_how_the_bot_is_doing() {
    let (club, address) = watched(&[]).await;
    until(&address, "/readyz", 200).await;
    assert_eq!(ask(&address, "/livez").await, (200, "alive\n".to_owned()));
    let code = play(&club).await;

    // The first backup of a file is made soon after the start.
    let metrics = club.find("a backup, and no message that waits", async || {
        let (_, metrics) = ask(&address, "/metrics").await;
        let is_backed_up = is_postgres() || metrics.contains("pacru_backup_age_seconds ");
        let has_sent_all = metrics.lines().any(|line| line == "pacru_outbox_messages 0");
        (is_backed_up && has_sent_all).then_some(metrics)
    });
    let metrics = metrics.await;
    if !is_postgres() {
        dashboard_and_alert_rules_ask_for_what_there_is(&metrics);
    }
    let value = |line: &str| {
        let found = metrics.lines().find_map(|it| it.strip_prefix(line)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("no {line} in\n{metrics}")).parse::<f64>().unwrap()
    };
    for line in [
        r#"pacru_turns_total{game="pacru",player="member"} 1"#,
        r#"pacru_refusals_total{refusal="rules"} 1"#,
        r#"pacru_interactions_total{kind="component"} 1"#,
        r#"pacru_shard_connected{shard="0"} 1"#,
        "pacru_data_up 1",
        "pacru_outbox_messages 0",
    ] {
        assert!(metrics.lines().any(|it| it == line), "no {line} in\n{metrics}");
    }
    assert!(value(r#"pacru_discord_responses_total{status="200"}"#) >= 3.0);
    assert!(value("pacru_acknowledgement_seconds_count") >= 4.0);
    assert!(value("pacru_post_seconds_count") >= 2.0);
    assert!(value("pacru_commit_seconds_count") >= 4.0);
    assert!(value("process_resident_memory_bytes") > 1e6);
    for name in ["Ana", "Ben", &code, &club.channel().to_string()] {
        assert!(!metrics.contains(name), "{name} in\n{metrics}");
    }

    // A bot that is disconnected from Discord is not ready.
    club.discord.connection_fault(ConnectionFault::Silence);
    let mut events = club.discord.events();
    club.discord.gateway_fault(local::GatewayFault::Close(4000));
    // Before the first try to connect again there is no session at all.
    club.find("which shard is not connected", async || {
        let (status, text) = ask(&address, "/readyz").await;
        (status == 503 && text.contains("shard 0")).then_some(())
    })
    .await;
    assert_eq!(ask(&address, "/livez").await.0, 200);
    session_begins(&mut events, || club.bot.log()).await;
    until(&address, "/readyz", 200).await;
}

/// A dashboard that queries a metric under another name than the program's shows nothing, and an
/// alert rule never fires.
fn dashboard_and_alert_rules_ask_for_what_there_is(metrics: &str) {
    let there: BTreeSet<&str> = metrics
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect();

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.github/operations");
    let mut asked = BTreeSet::new();
    for file in ["grafana.json", "alerts.yml"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let words = words.filter(|word| word.starts_with("pacru_") || word.starts_with("process_"));
        asked.extend(words.map(str::to_owned));
    }
    assert!(asked.len() > 15, "{asked:?}");
    for metric in &asked {
        assert!(there.contains(&**metric), "{metric} is not among {there:#?}");
    }
    // The other way round: a metric that nobody queries is not exported.
    for metric in there.iter().filter(|metric| metric.starts_with("pacru_")) {
        let base = ["_bucket", "_sum", "_count"].iter().find_map(|end| metric.strip_suffix(end));
        let base = base.unwrap_or(metric);
        assert!(asked.iter().any(|asked| asked.starts_with(base)), "{metric} is on no dashboard");
    }
}

/// Every line is an object, and all lines about one turn can be found.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_json_tells_what_it_is_about() {
    let json = [
        "PACRU_LOG_FORMAT=json",
        "PACRU_LOG=background=debug,bot=debug,discord=debug,service=debug",
    ];
    let (mut club, _) = watched(&json).await;
    let code = play(&club).await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    let log = club.bot.log();
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect();
    let about = |message: &str, field: &str| {
        let line = lines.iter().rfind(|line| line["message"] == message);
        let line = line.unwrap_or_else(|| panic!("no {message} in\n{log}"));
        line["span"][field].clone()
    };
    for message in ["saved", "answered"] {
        assert_eq!(about(message, "game"), *code, "{message}");
        assert_eq!(about(message, "shard"), 0, "{message}");
        assert_eq!(about(message, "interaction"), about("saved", "interaction"));
    }
    assert_eq!(about("posted", "game"), *code);
    assert!(about("saved", "interaction").is_string(), "{log}");
}

#[test]
fn an_address_that_cannot_be_listened_on_ends_the_bot() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let mut command = Bot::command();
    command.env("DISCORD_TOKEN", "a.b.c").env("DISCORD_API_PROXY", "http://127.0.0.1:9");
    command.env("PACRU_DATA", folder.path().join("pacru.db")).env("PACRU_METRICS", &address);
    Bot::ends(&mut command, 2, &["PACRU_METRICS"]);
}
