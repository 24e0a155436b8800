//! Power cuts. The system calls of the real program are traced while members play. From the trace
//! this test builds the disks that a power cut could have left at some moment: everything that was
//! flushed is there, and any part of the rest may be missing. The bot must open each of them and
//! find every turn that it had confirmed by then.

#![cfg(target_os = "linux")]

mod disk;
mod trace;

use std::path::Path;

use futures_util::future::join_all;
use local::Discord;
use play::EventKind;
use service::Games;
use store::Store;

use self::disk::{Disk, Loss};
use self::trace::{Call, read};
use crate::club::Club;
use crate::players::{Match, Pair};
use testing::patience::find;
use testing::programs::runs;

/// How many power cuts are tried, unless the variable `PACRU_CUTS` says.
const CUTS: usize = 20;

/// How many turns each pair plays.
const TURNS: usize = 12;

/// Traces every call that changes a file or sends data, with its bytes. The bot is the parent
/// process, so it can be stopped as usual.
const STRACE: &str = "strace -D -f -q -y -xx -s 8192 \
                      -e trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate,unlink";

#[tokio::test(flavor = "multi_thread")]
async fn a_power_cut_takes_nothing_that_was_confirmed() {
    let advice = "install the package strace, and allow ptrace in a container; power cuts";
    if !runs("strace", &["-qq", "-o", "/dev/null", "true"], advice) {
        return;
    }
    let cuts = crate::variable("PACRU_CUTS", CUTS);
    let mut club = Club::open().await;
    assert!(club.bot.terminate().success());
    std::fs::remove_file(club.data()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let strace: Vec<_> = STRACE.split(' ').chain(["-o", trace.to_str().unwrap()]).collect();
    club.restart_under(&strace).await;
    play(&club.discord).await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());

    let calls = whole(&trace, &club.data()).await;
    let confirmed = calls.iter().filter(|call| matches!(call, Call::Confirm(_))).count();
    let flushes = calls.iter().filter(|call| matches!(call, Call::Flush(_))).count();
    assert_eq!(confirmed, 2 * TURNS, "every answer is in the trace");
    let mut random = fastrand::Rng::with_seed(5);
    let mut disks = 0;
    for number in 0..cuts {
        // Every fourth call while the file is created, because there is least in it then.
        let within = if number % 4 == 0 { 60 } else { calls.len() };
        let cut = random.usize(..=within);
        for loss in [Loss::All, Loss::Some, Loss::Torn] {
            match after(&calls[..cut], loss, &mut random).await {
                Ok(lost) => assert_eq!(lost, 0, "turns lost at {cut}, {loss:?}"),
                Err(error) => panic!("{error:?} at {cut}, {loss:?}: {:?}", calls.get(cut)),
            }
            disks += 1;
        }
    }
    // Checks the test itself: a disk that only pretends to flush does lose turns.
    let lying: Vec<Call> =
        calls.iter().filter(|call| !matches!(call, Call::Flush(_))).cloned().collect();
    let lost = after(&lying, Loss::All, &mut random).await;
    assert_eq!(lost.expect("an empty file is as good as none"), confirmed);

    println!(
        "{} calls with {flushes} flushes and {confirmed} confirmed turns; {disks} disks at {cuts} power cuts: 0 turns lost, 0 damaged",
        calls.len()
    );
}

async fn play(discord: &Discord) {
    // Nobody kills the bot here.
    let game = Match::begin();
    let mut pairs = [(["Ana", "Ben"], 1), (["Chika", "Dmitri"], 2)]
        .map(|(names, seed)| Pair::new(discord, names, &game, seed));
    join_all(pairs.iter_mut().map(|pair| pair.play(TURNS))).await;
}

/// All calls of the program: the tracer writes the last ones after the program has ended.
async fn whole(trace: &Path, data: &Path) -> Vec<Call> {
    let text = find("the end of the trace", async || {
        let text = std::fs::read_to_string(trace).unwrap();
        let ended = text.trim_end().ends_with("+++ exited with 0 +++");
        if ended { Ok(text) } else { Err(text.lines().last().unwrap_or_default().to_owned()) }
    });
    read(&text.await, data)
}

/// Opens a possible disk after these calls; returns how many of the turns confirmed by then are
/// lost.
async fn after(
    calls: &[Call],
    loss: Loss,
    random: &mut fastrand::Rng,
) -> Result<usize, Box<dyn std::error::Error>> {
    let mut disk = Disk::default();
    let mut confirmed = Vec::new();
    for call in calls {
        match call {
            Call::Confirm(turn) => confirmed.push(turn),
            call => disk.take(call),
        }
    }
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("pacru.db");
    disk.leave(&data, loss, random)?;
    let play = Games::new(Store::open(&data.as_path().into()).await?.into());
    let mut lost = 0;
    for (at, turn) in confirmed.iter().enumerate() {
        let earlier = confirmed[..at].iter().filter(|other| other.code == turn.code).count();
        let Some(game) = play.store().game(&turn.code).await? else {
            lost += 1;
            continue;
        };
        let replay = play.replay(&game, 1, game.seq).await?;
        let mut turns = replay.steps.iter().filter_map(|step| match &step.event.kind {
            EventKind::Turn(text) => Some(text),
            _ => None,
        });
        lost += usize::from(turns.nth(earlier) != Some(&turn.text));
    }
    play.store().close().await;
    Ok(lost)
}
