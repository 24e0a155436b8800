//! The messages that systemd receives from the bot, on a socket of this test.

use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::bot::Bot;
use crate::club::Club;
use testing::patience::find_blocking;

/// A socket in a folder, and its path.
fn listen(folder: &Path) -> (UnixDatagram, PathBuf) {
    let path = folder.join("notify");
    let socket = UnixDatagram::bind(&path).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
    (socket, path)
}

/// Receives until a message holds `wanted`.
fn heard(socket: &UnixDatagram, wanted: &str, bot: &Bot) {
    let mut all = String::new();
    find_blocking(wanted, || {
        let mut message = [0; 4096];
        let length = socket.recv(&mut message).unwrap_or(0);
        let text = String::from_utf8_lossy(&message[..length]).into_owned();
        all += &text;
        let heard = text.lines().any(|line| line == wanted);
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
