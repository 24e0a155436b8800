//! The messages that systemd receives from the bot, on a socket of this test.

use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::bot::Bot;
use crate::club::Club;
use testing::patience::find_blocking;

/// A socket in a folder, and its path.
pub(crate) fn listen(folder: &Path) -> (UnixDatagram, PathBuf) {
    let path = folder.join("notify");
    let socket = UnixDatagram::bind(&path).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
    (socket, path)
}

/// Receives until a line of a message begins with `wanted`.
fn heard(socket: &UnixDatagram, wanted: &str, bot: &Bot) {
    let mut all = String::new();
    find_blocking(wanted, || {
        let mut message = [0; 4096];
        let length = socket.recv(&mut message).unwrap_or(0);
        let text = String::from_utf8_lossy(&message[..length]).into_owned();
        all += &text;
        let heard = text.lines().any(|line| line.starts_with(wanted));
        if heard { Ok(()) } else { Err(format!("{all}\n{}", bot.log())) }
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn it_hears_that_the_bot_serves_is_alive_and_stops() {
    let mut club = Club::open().await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());

    let folder = tempfile::tempdir().unwrap();
    let (socket, path) = listen(folder.path());
    let mut bot = Bot::spawn(
        Bot::on(&[], &club.discord, &club.data())
            .env("PACRU_DATA", club.data())
            .env("NOTIFY_SOCKET", &path)
            .env("WATCHDOG_USEC", "200000"),
    );
    heard(&socket, "READY=1", &bot);
    heard(&socket, "STATUS=connected with Discord", &bot);
    for _ in 0..3 {
        heard(&socket, "WATCHDOG=1", &bot);
    }
    // A hanging bot sends nothing more, so the watchdog notices.
    bot.suspend();
    socket.set_nonblocking(true).unwrap();
    while socket.recv(&mut [0; 4096]).is_ok() {}
    std::thread::sleep(Duration::from_millis(500));
    assert!(socket.recv(&mut [0; 4096]).is_err());
    socket.set_nonblocking(false).unwrap();
    bot.signal("-CONT");
    heard(&socket, "WATCHDOG=1", &bot);

    bot.signal("-TERM");
    heard(&socket, "STOPPING=1", &bot);
    assert!(bot.end().success(), "{}", bot.log());
}

#[test]
fn it_hears_that_a_bot_stops_which_never_reached_discord() {
    let folder = tempfile::tempdir().unwrap();
    let (socket, path) = listen(folder.path());
    let mut bot = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", "MTA.some.token")
            .env("DISCORD_API_PROXY", "http://127.0.0.1:9")
            .env("PACRU_DATA", folder.path().join("pacru.db"))
            .env("NOTIFY_SOCKET", &path),
    );
    heard(&socket, "READY=1", &bot);
    bot.signal("-TERM");
    heard(&socket, "STOPPING=1", &bot);
    assert!(bot.end().success(), "{}", bot.log());
}

/// A data file as an earlier version left it, with so many events that an update of it takes a
/// while.
fn older_data(folder: &Path, games: u32) -> PathBuf {
    let data = folder.join("pacru.db");
    let older = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/layout-13.db");
    std::fs::copy(older, &data).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let columns = "guild_id, channel_id, creator_id, ruleset, rules_version, setup, status, seq, ply, state_hash, created_at, ended_at";
    runtime.block_on(testing::database::execute(&data, &format!(
        "WITH RECURSIVE copies (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < {games})
         INSERT INTO games (code, {columns})
         SELECT 'X' || copy, guild_id, channel_id, creator_id, ruleset, rules_version, setup, 'cancelled', 0, 0, 0, created_at, created_at
         FROM copies CROSS JOIN (SELECT * FROM games LIMIT 1)"
    )));
    data
}

/// An update that took longer than a minute and a half was ended by systemd, and begun anew for
/// ever; it did not heed the signal to stop.
#[test]
fn it_hears_that_an_update_goes_on_which_a_signal_ends_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (socket, path) = listen(folder.path());
    let data = older_data(folder.path(), 300_000);
    let start = || {
        Bot::spawn(
            Bot::command()
                .env("DISCORD_TOKEN", "MTA.some.token")
                .env("DISCORD_API_PROXY", "http://127.0.0.1:9")
                .env("PACRU_DATA", &data)
                .env("NOTIFY_SOCKET", &path),
        )
    };
    let mut bot = start();
    heard(&socket, "EXTEND_TIMEOUT_USEC=60000000", &bot);
    bot.signal("-TERM");
    assert!(bot.end().success(), "{}", bot.log());
    assert!(!bot.log().contains("never"), "{}", bot.log());

    let mut bot = start();
    heard(&socket, "EXTEND_TIMEOUT_USEC=60000000", &bot);
    heard(&socket, "READY=1", &bot);
    bot.signal("-TERM");
    heard(&socket, "STOPPING=1", &bot);
    assert!(bot.end().success(), "{}", bot.log());
    let names = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    let copies = names.iter().filter(|name| name.contains("before-migration"));
    assert_eq!(copies.count(), 1, "{names:?}");
    Bot::ends(Bot::command().arg("check").env("PACRU_DATA", &data), 0, &["the file is sound"]);
}

/// The unit gives a large file the time to be checked before the first word about its update.
#[test]
fn the_unit_waits_for_an_update() {
    let unit = include_str!("../.github/operations/pacru.service");
    assert!(unit.lines().any(|line| line == "TimeoutStartSec=300"), "{unit}");
}
