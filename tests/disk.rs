//! Failures of the disk, with the real program.

#![cfg(target_os = "linux")]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

use local::{Endpoint, Fault, FaultKind};

use testing::programs::runs;

use crate::bot::Bot;
use crate::club::{Club, Says as _};

/// Makes every write fail that would make a file longer than this, as on a full disk.
fn longest_file(bot: &Bot, bytes: &str) {
    let limit = Command::new("prlimit")
        .args(["--pid", &bot.pid(), &format!("--fsize={bytes}:unlimited")])
        .status();
    assert!(limit.expect("prlimit(1) of util-linux").success());
}

/// Writing fails with an error of the operating system: the turn is not played, the member is told
/// so, and everything can still be read, also while a message waits that every command has tried
/// again. As soon as the disk works again, the bot works too, without a restart.
#[tokio::test(flavor = "multi_thread")]
async fn errors_of_the_disk_cost_nothing_and_pass() {
    if !runs("prlimit", &["--version"], "install util-linux; errors of the disk") {
        return;
    }
    let mut club = Club::open().await;
    assert!(club.bot.terminate().success());
    // Otherwise the signal that comes with the error would end the program.
    club.restart_under(&["sh", "-c", "trap '' XFSZ; exec \"$0\""]).await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let (code, board) = club.table(&[&ana, &ben]).await;
    let (mover, other) = club.sides(&board, &ana, &ben);

    let failing = Fault::new(Endpoint::CreateMessage, FaultKind::Status(502));
    club.discord.fault(failing.always());
    club.answer(&ana, "pacru new", [("players", "2")]).await;
    let later = "UPDATE outbox SET not_before = not_before + 3600000 WHERE state = 'pending' AND attempts > 0";
    club.until("a message waits", async || {
        testing::database::execute(&club.data(), later).await > 0
    })
    .await;

    for _ in 0..2 {
        longest_file(&club.bot, "1024");
        for _ in 0..3 {
            club.play(&mover, &code, "e1-e2").await.says("not saved");
        }
        let shown = club.answer(&ben, "pacru board", []).await;
        assert!(!shown.attachments.is_empty(), "{}", shown.content);
        for path in [
            "pacru games",
            "pacru rules",
            "pacru study history",
            "pacru people leaderboard",
            "pacru people profile",
        ] {
            club.answer(&ben, path, []).await.does_not_say("not saved");
        }
        longest_file(&club.bot, "unlimited");
    }
    club.discord.clear_faults();
    club.turn(&mover, &code, 1, "e1-e2").await;
    club.turn(other, &code, 2, "e9-e8").await;
    assert_eq!(club.boards(&code).len(), 3);
}

/// SQLite would open a file that it can only read, and fail at the first turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_written_is_refused_at_the_start() {
    let mut club = Club::open().await;
    assert!(club.bot.terminate().success());
    // Permissions do not restrict root, unless it gives up its capabilities.
    let root = Command::new("id").arg("-u").output().expect("id(1)").stdout == b"0\n";
    let plain: &[&str] = if root { &["setpriv", "--bounding-set", "-all"] } else { &[] };
    let without = ["--bounding-set", "-all", "true"];
    if root && !runs("setpriv", &without, "install util-linux; a file that cannot be written") {
        return;
    }
    fs::set_permissions(club.data(), Permissions::from_mode(0o444)).unwrap();
    let said = ["Permission denied", "PACRU_DATA"];
    let log = Bot::ends(&mut Bot::on(plain, &club.discord, &club.data()), 1, &said);
    assert_eq!(log.lines().count(), 1, "{log}");

    let mut check = Bot::command_under(plain);
    Bot::ends(check.arg("check").env("PACRU_DATA", club.data()), 0, &[]);
    fs::set_permissions(club.data(), Permissions::from_mode(0o644)).unwrap();
    club.restart().await;
}
