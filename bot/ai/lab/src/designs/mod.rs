//! The schedules of `bot/pairing/designs`: everybody plays everybody at tables of three or four.
//! Nothing of the engine takes part.

mod annealing;
mod cyclic;
mod seats;

use std::fs;
use std::ops::ControlFlow;

use clap::Args;

use crate::error::Error;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::workshop::{Workshop, root, write};

/// The most entrants for which a schedule is searched. More than 13 cannot all meet in four games
/// at tables of four.
const MOST: usize = 13;

/// The number of entrants up to which `--check` searches again.
const CHECKED: usize = 7;

/// A schedule during the search: rounds of tables of players, in turn order.
type Schedule = Vec<Vec<Vec<usize>>>;

/// Searches the schedules of tournaments in which everybody meets everybody at tables of three or
/// four.
#[derive(Args, Clone, Debug)]
pub struct DesignsPlan {
    /// 3 or 4
    #[arg(value_parser = clap::value_parser!(u64).range(3..=4))]
    size: u64,
    /// Searches the schedules of few entrants again and compares them with those in the tree
    #[arg(long)]
    check: bool,
}

impl DesignsPlan {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let size = self.size as usize;
        let path = format!("bot/pairing/designs/tables-of-{size}.txt");
        if !self.check {
            let text = make(workshop, size, MOST)?;
            return write(&workshop.place(None, &path), text.as_bytes());
        }
        let path = root().join(path);
        let told = fs::read_to_string(&path).map_err(Error::file(&path))?;
        if !told.starts_with(&make(workshop, size, CHECKED)?) {
            return Err(Error::check(&path, "another search finds other schedules"));
        }
        println!("{}: the schedules of up to {CHECKED} were found again", path.display());
        Ok(())
    }
}

/// The file with the schedules of up to so many entrants.
fn make(workshop: &Workshop, size: usize, most: usize) -> Result<String, Error> {
    let mut text = format!(
        "# Everybody plays everybody at tables of {size}: everybody sits in every seat equally often and meets\n\
         # everybody at least once, and no two meet more than once more often than any other two.\n\
         # A line is a round; the players of a table stand in the order of their turns.\n\
         # Cyclic designs where there are any, else found by simulated annealing; a test checks what they promise.\n"
    );
    let mut progress = Progress::new(&format!("tables of {size}"), (most - size + 1) as u64);
    workshop.in_order(
        Some(&Recipe::new(format!("designs {size}"))),
        size as u64..most as u64 + 1,
        || Ok(()),
        |(), players| Ok(block(players as usize, size)),
        |players, block| {
            text += &block;
            progress.at(players + 1 - size as u64, String::new());
            ControlFlow::Continue(())
        },
    )?;
    Ok(text)
}

/// The lines of the schedule of so many entrants.
fn block(players: usize, size: usize) -> String {
    let schedule = seats::arrange(search(players, size, games(players, size)), players);
    let mut text = format!("\nplayers {players}\n");
    for round in &schedule {
        let table = |table: &Vec<usize>| {
            table.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        text += &(round.iter().map(table).collect::<Vec<_>>().join(" | ") + "\n");
    }
    text
}

/// The number of games of each player: the number of seats of a table, or twice that if otherwise
/// not everybody would meet.
fn games(players: usize, size: usize) -> usize {
    if size * (size - 1) >= players - 1 { size } else { 2 * size }
}

/// The schedule with the fewest rounds that the search finds. The players of a table are in no
/// particular order.
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
