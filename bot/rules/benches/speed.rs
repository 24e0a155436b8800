//! How fast turns are counted, replayed and suggested. `cargo bench -p rules`

use divan::Bencher;
use divan::counter::ItemsCount;
use rules::{Kind, Position, Record, Setup};

fn main() {
    divan::main();
}

fn start(kind: Kind, players: usize) -> Position {
    Setup::new(kind, players).and_then(|setup| Position::new(&setup)).expect("a usual start")
}

/// The recorded game of the tests.
fn recorded() -> Record {
    let facts = include_str!("../tests/data/apg1.txt");
    let fact = |name: &str| facts.lines().find_map(|line| line.strip_prefix(name)).expect("a fact");
    let mut setup = Setup::new(Kind::Pacru, 2).expect("two players");
    setup.position = Some(fact("start: ").to_owned());
    let mut record = Record::new(setup);
    record.turns = fact("turns: ").split(' ').map(|turn| turn.parse().expect("an entry")).collect();
    record
}

/// Turns per second counted from the start.
#[divan::bench(args = Kind::ALL)]
fn perft_4(bencher: Bencher<'_, '_>, kind: Kind) {
    let position = start(kind, 2);
    bencher.counter(ItemsCount::new(position.perft(4))).bench_local(|| position.perft(4));
}

/// Turns per second counted in a position with reorientations: the end of the recorded game.
#[divan::bench]
fn perft_2_with_reorientations(bencher: Bencher<'_, '_>) {
    let position = recorded().replay().expect("legal turns");
    bencher.counter(ItemsCount::new(position.perft(2))).bench_local(|| position.perft(2));
}

/// Turns per second refereed: notation read, checked, played and summarised.
#[divan::bench]
fn replay_of_44_turns(bencher: Bencher<'_, '_>) {
    let record = recorded();
    bencher.counter(ItemsCount::new(record.turns.len())).bench_local(|| record.replay());
}

/// Suggestions while a turn is typed, from hardly any of it to nearly all.
#[divan::bench(args = ["", "d9", "d9>>", "d9>>(a7,b5", "f7-e"])]
fn completion(bencher: Bencher<'_, '_>, typed: &str) {
    let rich = "3S1+2n2/3ss4/ss2ns2N1/1S5N01snn2/1sn6/2sn4S3+/2nns4/sss1N7sss1/sss3S0N61 S";
    let mut setup = Setup::new(Kind::Pacru, 2).expect("two players");
    setup.position = Some(rich.to_owned());
    let position = Position::new(&setup).expect("a position");
    bencher.bench_local(|| position.complete(typed, 25));
}
