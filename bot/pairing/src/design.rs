//! Balanced schedules for tables of three and four: everybody sits on every seat equally often and meets everybody.
//!
//! The schedules are data in `designs/`, which says how they were found.

use crate::format::TableSize;

const TABLES_OF_3: &str = include_str!("../designs/tables-of-3.txt");
const TABLES_OF_4: &str = include_str!("../designs/tables-of-4.txt");

/// The most players for which there is a schedule.
pub(crate) const MOST_PLAYERS: usize = 13;

/// A schedule: rounds of tables of players, who count from 0, in turn order.
pub(crate) type Schedule = Vec<Vec<Vec<usize>>>;

/// The schedule for this many players, if there is one: from the size of a table up to [`MOST_PLAYERS`].
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

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [TableSize; 2] = [TableSize::Three, TableSize::Four];

    fn each(check: impl Fn(usize, usize, &Schedule)) {
        for size in SIZES {
            for players in size.players()..=MOST_PLAYERS {
                let schedule = schedule(size, players).expect("a schedule");
                check(size.players(), players, &schedule);
            }
        }
    }

    #[test]
    fn nobody_is_in_two_places_of_a_round() {
        each(|size, players, schedule| {
            for round in schedule {
                let mut seated: Vec<usize> = round.concat();
                assert!(round.iter().all(|table| table.len() == size));
                assert!(seated.iter().all(|&player| player < players));
                seated.sort_unstable();
                seated.dedup();
                assert_eq!(seated.len(), round.len() * size, "{size}, {players}");
            }
        });
    }

    #[test]
    fn everybody_sits_in_every_seat_equally_often() {
        each(|size, players, schedule| {
            let tables = schedule.concat();
            let times = tables.len() / players;
            assert!((1..=2).contains(&times));
            for player in 0..players {
                for seat in 0..size {
                    let count = tables.iter().filter(|table| table[seat] == player).count();
                    assert_eq!(count, times, "player {player} in seat {seat}: {size}, {players}");
                }
            }
        });
    }

    #[test]
    fn everybody_meets_everybody_and_nobody_much_more_often() {
        each(|size, players, schedule| {
            let tables = schedule.concat();
            let mut meetings = Vec::new();
            for one in 0..players {
                for other in one + 1..players {
                    let met = |table: &&Vec<usize>| table.contains(&one) && table.contains(&other);
                    meetings.push(tables.iter().filter(met).count());
                }
            }
            let (least, most) = (meetings.iter().min(), meetings.iter().max());
            assert!(least >= Some(&1), "{size}, {players}");
            assert!(most <= least.map(|least| least + 1).as_ref());
        });
    }

    /// The cyclic designs {0, 1, 3} modulo 7 and {0, 1, 3, 9} modulo 13 are projective planes: everybody meets
    /// everybody exactly once, as in any other schedule with these numbers of players and games.
    #[test]
    fn planes_meet_exactly_once() {
        for (size, players, meetings) in [
            (TableSize::Three, 7, 1),
            (TableSize::Three, 13, 1),
            (TableSize::Four, 7, 2),
            (TableSize::Four, 13, 1),
        ] {
            let tables = schedule(size, players).expect("a schedule").concat();
            for one in 0..players {
                for other in one + 1..players {
                    let met = |table: &&Vec<usize>| table.contains(&one) && table.contains(&other);
                    assert_eq!(tables.iter().filter(met).count(), meetings);
                }
            }
        }
    }

    #[test]
    fn there_is_none_for_too_few_or_too_many() {
        assert_eq!(schedule(TableSize::Four, 3), None);
        assert_eq!(schedule(TableSize::Three, MOST_PLAYERS + 1), None);
    }
}
