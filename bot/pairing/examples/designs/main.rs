//! Searches the schedules in `bot/pairing/designs`.
//!
//! `cargo run --release -p pairing --example designs -- bot/pairing/designs` writes both files again. The search is
//! deterministic and takes three minutes.

mod annealing;
mod cyclic;
mod seats;

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// The most entrants for which a schedule is searched. More than 13 cannot all meet in four games at tables of four.
const MOST: usize = 13;

/// A schedule during the search: rounds of tables of players, in turn order.
type Schedule = Vec<Vec<Vec<usize>>>;

/// The number of games of each player: the number of seats of a table, or twice that if otherwise not everybody would
/// meet.
fn games(players: usize, size: usize) -> usize {
    let once = size;
    if once * (size - 1) >= players - 1 { once } else { 2 * once }
}

/// The schedule with the fewest rounds that the search finds. The players of a table are in no particular order.
fn search(players: usize, size: usize, games: usize) -> Schedule {
    let tables = players * games / size;
    let cyclic = cyclic::search(players, size, games);
    let fewest = tables.div_ceil(players / size);
    let most = cyclic.as_ref().map_or(tables + 1, Vec::len);
    (fewest..most)
        .find_map(|rounds| annealing::search(players, size, games, rounds))
        .or(cyclic)
        .expect("a round for each table leaves the search free")
}

fn file(size: usize) -> String {
    let mut text = format!(
        "# Everybody plays everybody at tables of {size}: everybody sits in every seat equally often and meets\n\
         # everybody at least once, and no two meet more than once more often than any other two.\n\
         # A line is a round; the players of a table stand in the order of their turns.\n\
         # Searched by `cargo run --release -p pairing --example designs`.\n"
    );
    for players in size..=MOST {
        let games = games(players, size);
        let schedule = seats::arrange(search(players, size, games), players);
        eprintln!(
            "tables of {size}, {players} players: {games} games each in {} rounds",
            schedule.len()
        );
        let _ = writeln!(text, "\nplayers {players}");
        for round in &schedule {
            let tables: Vec<String> = round
                .iter()
                .map(|table| {
                    let numbers: Vec<String> = table.iter().map(ToString::to_string).collect();
                    numbers.join(" ")
                })
                .collect();
            let _ = writeln!(text, "{}", tables.join(" | "));
        }
    }
    text
}

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("Name the folder for the schedules.");
        return ExitCode::FAILURE;
    };
    for size in [3, 4] {
        let path = Path::new(&folder).join(format!("tables-of-{size}.txt"));
        if let Err(error) = std::fs::write(&path, file(size)) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
