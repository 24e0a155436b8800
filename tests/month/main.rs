//! A month in the life of a club with two hundred members and a thousand games, in a minute: an injected clock, the real
//! data file, and everything that goes wrong in a month.
//!
//! What is left out is Discord itself: a postman stands for it, who fails, forgets and comes late, and keeps to what
//! the outbox promises. The other end-to-end tests put the real one through the same.

mod club;
mod counts;
mod ledger;
mod member;
mod postman;

use bot::time::{DAY, HOUR, MINUTE};

use crate::club::Club;

/// How many games are begun, and by how many members.
const GAMES: usize = 1_000;
const MEMBERS: i64 = 200;

#[tokio::test]
async fn a_month_of_a_thousand_games() {
    let mut club = Club::open(MEMBERS).await;
    let end = club.now() + 30 * DAY;
    let mut last_crash = club.now();
    let mut settled = None;
    while club.now() < end {
        // Tables open during the first three weeks.
        if club.begun < GAMES && club.now() < end - 9 * DAY {
            for _ in 0..club.chance.usize(0..=2) {
                club.open_table().await;
            }
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
