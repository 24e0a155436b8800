//! A month of a club with two hundred members and a thousand games, in a minute: with an injected
//! clock, the real data file, and everything that can go wrong in a month. Besides the tables that
//! members open, there are a league of 24 in three divisions, a Swiss of 33, tables of four for 18
//! and a ladder. The channel is quiet.
//!
//! Only Discord is replaced, by a postman who fails, loses responses and comes late, and who keeps
//! the promises of the outbox. The other end-to-end tests cover the real outbox.

mod club;
mod ledger;
mod member;
mod postman;
mod recount;

use play::time::{DAY, HOUR, MINUTE, Millis};

use crate::club::{Club, Counts};

/// How many tables members open, and how many members the club has. Together with the games of
/// tournaments about a thousand games are played.
const TABLES: usize = 700;
const MEMBERS: i64 = 200;
/// The last table opens after three weeks.
const BETWEEN_TABLES: Millis = 30 * MINUTE;

/// The seed of the random choices, unless the variable `PACRU_SEED` names another. The same seed
/// gives the same month.
const SEED: u64 = 2026;

#[tokio::test]
async fn a_month_of_a_thousand_games() {
    let seed = std::env::var("PACRU_SEED").map_or(SEED, |text| text.parse().expect("a number"));
    println!("PACRU_SEED={seed}");
    // Codes and seats are also drawn on this thread.
    fastrand::seed(seed);
    let mut club = Club::open(MEMBERS, seed).await;
    Box::pin(club.organise()).await;
    let end = club.now() + 30 * DAY;
    let mut next_table = club.now();
    let mut last_crash = club.now();
    let mut settled = None;
    while club.now() < end {
        while club.begun < TABLES && next_table <= club.now() {
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
        if club.begun == TABLES && settled.is_none() {
            settled = Some(resident());
        }
    }
    club.postman_finishes().await;

    let counts = club.check().await;
    println!("{counts:#?}");
    assert_eq!(club.begun, TABLES);
    let Counts { finished, timeouts, substitutes, tournament_games, .. } = counts;
    assert!(finished > TABLES / 10 && timeouts > 10 && substitutes > 0, "{counts:?}");
    let Counts { rulings, challenges, refused, given_up, .. } = counts;
    assert!(tournament_games > 200 && rulings > 0 && challenges > 10, "{counts:?}");
    assert!(refused > 100 && given_up > 0, "{counts:?}");
    if let (Some(before), Some(after)) = (settled.flatten(), resident()) {
        assert!(after < before + 64 * 1024, "memory grew from {before} to {after} KiB");
    }
}

/// Resident memory of this process in KiB, if the system reports it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
