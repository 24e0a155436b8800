//! Counts of turn sequences; the tables are data with their source.

use rules::{Kind, Position, Setup};

/// Larger counts take too long without optimisation.
const MOST_NODES: u64 = if cfg!(debug_assertions) { 70_000 } else { u64::MAX };

#[test]
fn counts_are_as_in_the_table() {
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let kind: Kind = words.next().and_then(|word| word.parse().ok()).expect("a game");
        let seats = words.next().and_then(|word| word.parse().ok()).expect("seats");
        let setup = Setup { kind, seats, options: rules::Options::default(), position: None };
        let position = Position::new(&setup).expect("a usual start");
        for (depth, count) in (1..).zip(words.filter(|word| *word != "|")) {
            let count: u64 = count.parse().expect("a number");
            if count <= MOST_NODES {
                assert_eq!(position.perft(depth), count, "{line}: depth {depth}");
            }
        }
    }
}
