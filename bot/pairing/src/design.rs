//! Balanced schedules for tables of three and four: everybody sits on every seat equally often and
//! meets everybody.
//!
//! The schedules are data in `designs/`, which says how they were found.

use crate::format::TableSize;

const TABLES_OF_3: &str = include_str!("../designs/tables-of-3.txt");
const TABLES_OF_4: &str = include_str!("../designs/tables-of-4.txt");

/// The most players for which there is a schedule.
pub(crate) const MOST_PLAYERS: usize = 13;

/// A schedule: rounds of tables of players, who count from 0, in turn order.
pub(crate) type Schedule = Vec<Vec<Vec<usize>>>;

/// The schedule for this many players, if there is one: from the size of a table up to
/// [`MOST_PLAYERS`].
pub(crate) fn schedule(size: TableSize, players: usize) -> Option<Schedule> {
    let file = match size {
        TableSize::Three => TABLES_OF_3,
        TableSize::Four => TABLES_OF_4,
    };
    let title = format!("players {players}");
    let mut lines = file.lines().skip_while(|line| *line != title);
    lines.next()?;
    lines.take_while(|line| !line.is_empty()).map(read_round).collect()
}

fn read_round(line: &str) -> Option<Vec<Vec<usize>>> {
    line.split(" | ")
        .map(|table| table.split(' ').map(|player| player.parse().ok()).collect())
        .collect()
}
