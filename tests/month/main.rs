//! A month in the life of a club with two hundred members and a thousand games, in a minute: an injected clock, the real
//! data file, and everything that goes wrong in a month.
//!
//! Only Discord is left out: a postman stands for it, who fails, forgets and comes late, and keeps the promises of the
//! outbox. The other end-to-end tests put the real one through the same.

mod club;
mod counts;
mod ledger;
mod member;
mod postman;

use play::time::{DAY, HOUR, MINUTE, Millis};

use crate::club::Club;

/// How many games are begun, and by how many members.
const GAMES: usize = 1_000;
const MEMBERS: i64 = 200;
/// The last of them after three weeks.
const BETWEEN_TABLES: Millis = 30 * MINUTE;

/// The seed of the random choices, unless the variable `PACRU_SEED` names another: the same seed makes the same month.
const SEED: u64 = 2026;

#[tokio::test]
async fn a_month_of_a_thousand_games() {
    let seed = std::env::var("PACRU_SEED").map_or(SEED, |text| text.parse().expect("a number"));
    println!("PACRU_SEED={seed}");
    // Codes and seats are drawn on this thread, too.
    fastrand::seed(seed);
    let mut club = Club::open(MEMBERS, seed).await;
    let end = club.now() + 30 * DAY;
    let mut next_table = club.now();
    let mut last_crash = club.now();
    let mut settled = None;
    while club.now() < end {
        while club.begun < GAMES && next_table <= club.now() {
            club.open_table().await;
            next_table += BETWEEN_TABLES;
        }
        club.members_act().await;
        club.tick().await;
        club.postman_goes().await;
        if club.now() - last_crash > club.chance.i64(20 * HOUR..40 * HOUR) {
            last_crash = club.now();
            let away = [MINUTE, 10 * MINUTE, 7 * HOUR][club.chance.usize(0..3)];
            club.crash(away).await;
        }
        // Once all tables are open, memory has no reason to grow.
        if club.begun == GAMES && settled.is_none() {
            settled = Some(resident());
        }
    }
    club.postman_finishes().await;

    let counts = club.check().await;
    println!("{counts}");
    assert_eq!(club.begun, GAMES);
    assert!(
        counts.finished > GAMES / 10 && counts.timeouts > 10 && counts.substitutes > 0,
        "{counts}"
    );
    if let (Some(before), Some(after)) = (settled.flatten(), resident()) {
        assert!(
            after < before + 64 * 1024,
            "memory grew from {before} to {after} KiB"
        );
    }
}

/// Resident memory of this process in KiB, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
