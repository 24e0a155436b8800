//! Cyclic schedules: one or two tables are rotated around the circle of players. {0, 1, 3} modulo 7
//! gives the seven tables {0, 1, 3}, {1, 2, 4}, ... Everybody plays the same number of games.

use super::Schedule;

/// The steps of the search for the rounds of one set of tables, and the number of sets that are
/// tried.
const STEPS: u32 = 20_000;
const SETS: usize = 60;

/// The cyclic schedule with the fewest rounds, if any rotated tables are balanced.
pub(super) fn search(players: usize, size: usize, games: usize) -> Option<Schedule> {
    let first = tables_with_zero(players, size);
    let sets: Vec<Vec<&Vec<usize>>> = if games == size {
        first.iter().map(|table| vec![table]).collect()
    } else {
        first
            .iter()
            .enumerate()
            .flat_map(|(at, one)| first[at..].iter().map(move |other| vec![one, other]))
            .collect()
    };
    sets.into_iter()
        .filter(|set| is_balanced(set, players))
        .take(SETS)
        .filter_map(|set| {
            let tables: Vec<Vec<usize>> = set
                .iter()
                .flat_map(|table| {
                    (0..players)
                        .map(|turn| table.iter().map(|seat| (seat + turn) % players).collect())
                })
                .collect();
            into_rounds(&tables, players / size)
        })
        .min_by_key(Vec::len)
}

/// All sets of `size` players with player 0 among them.
fn tables_with_zero(players: usize, size: usize) -> Vec<Vec<usize>> {
    let mut tables = vec![vec![0]];
    for _ in 1..size {
        tables = tables
            .into_iter()
            .flat_map(|table| {
                let next = table.last().map_or(0, |last| last + 1);
                (next..players).map(move |player| [table.as_slice(), &[player]].concat())
            })
            .collect();
    }
    tables
}

/// Whether all differences between players of a table occur equally often, or once more.
fn is_balanced(set: &[&Vec<usize>], players: usize) -> bool {
    let mut met = vec![0; players];
    for table in set {
        for one in *table {
            for other in *table {
                met[(one + players - other) % players] += 1;
            }
        }
    }
    let (least, most) = (met[1..].iter().min(), met[1..].iter().max());
    matches!((least, most), (Some(&least), Some(&most)) if least >= 1 && most - least <= 1)
}

/// Distributes the tables over as few rounds as the search finds.
fn into_rounds(tables: &[Vec<usize>], at_once: usize) -> Option<Schedule> {
    let fewest = tables.len().div_ceil(at_once);
    (fewest..=tables.len()).find_map(|rounds| {
        let mut steps = 0;
        let mut dealt = vec![Vec::new(); rounds];
        let left: Vec<usize> = (0..tables.len()).collect();
        deal(tables, &left, &mut dealt, &mut steps).then(|| {
            dealt
                .iter()
                .map(|round| round.iter().map(|&table| tables[table].clone()).collect())
                .collect()
        })
    })
}

/// Distributes first the table that fits into the fewest rounds.
fn deal(tables: &[Vec<usize>], left: &[usize], dealt: &mut [Vec<usize>], steps: &mut u32) -> bool {
    *steps += 1;
    if *steps > STEPS {
        return false;
    }
    let fits = |table: usize, round: &[usize]| {
        round.iter().all(|&other| tables[table].iter().all(|p| !tables[other].contains(p)))
    };
    let Some(&table) =
        left.iter().min_by_key(|&&table| dealt.iter().filter(|round| fits(table, round)).count())
    else {
        return true;
    };
    let rest: Vec<usize> = left.iter().copied().filter(|&other| other != table).collect();
    let mut opened = false;
    for round in 0..dealt.len() {
        // Empty rounds are equivalent.
        if !fits(table, &dealt[round]) || dealt[round].is_empty() && opened {
            continue;
        }
        opened |= dealt[round].is_empty();
        dealt[round].push(table);
        if deal(tables, &rest, dealt, steps) {
            return true;
        }
        dealt[round].pop();
    }
    false
}
