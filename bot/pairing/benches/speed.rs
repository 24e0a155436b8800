//! How long pairings and standings take. `cargo bench -p pairing`

use divan::Bencher;
use fastrand::Rng;
use pairing::{
    EntrantId, Entry, Event, Format, GameResult, OpenGames, Swiss, TableSize, TableSwiss,
    Tournament,
};

const ENTRANTS: [u32; 3] = [8, 64, 256];
/// How many rounds are over when the next one is paired: three, so that even eight entrants have rematches to avoid.
const PLAYED: u16 = 3;

fn main() {
    divan::main();
}

/// A tournament of this many entrants after some random rounds.
fn played(format: Format, entrants: u32) -> Tournament {
    let mut rng = Rng::with_seed(7);
    let mut tournament = Tournament::new(format);
    let entered = (1..=entrants)
        .map(|number| Event::Entered(Entry::new(EntrantId(number)).rated(rng.u16(1000..2000))));
    for event in entered.collect::<Vec<_>>() {
        tournament.apply(event).expect("an entry");
    }
    let groups = tournament.groups().expect("groups");
    tournament.apply(Event::Started { groups }).expect("a start");
    for _ in 0..PLAYED {
        let pairings = tournament.pair(OpenGames::Wait).expect("pairings");
        tournament.apply(Event::Paired(pairings)).expect("a round");
        let open: Vec<_> =
            tournament.open_games().map(|g| (g.id, g.seating().entrants().len())).collect();
        for (game, seats) in open {
            let mut places: Vec<u8> = (1..=seats as u8).collect();
            rng.shuffle(&mut places);
            let result = GameResult::places(&places).expect("places");
            tournament.apply(Event::Finished { game, result }).expect("a result");
        }
    }
    tournament
}

fn swiss(entrants: u32) -> Tournament {
    played(Format::Swiss(Swiss::new(9).expect("rounds")), entrants)
}

fn tables(entrants: u32) -> Tournament {
    let format = TableSwiss::new(TableSize::Four, 9).expect("rounds");
    played(Format::TableSwiss(format), entrants)
}

/// Pairing the fourth round of a Swiss for two.
#[divan::bench(args = ENTRANTS)]
fn swiss_round(bencher: Bencher<'_, '_>, entrants: u32) {
    let tournament = swiss(entrants);
    bencher.bench_local(|| tournament.pair(OpenGames::Wait));
}

/// Pairing the fourth round of a Swiss at tables.
#[divan::bench(args = ENTRANTS)]
fn table_round(bencher: Bencher<'_, '_>, entrants: u32) {
    let tournament = tables(entrants);
    bencher.bench_local(|| tournament.pair(OpenGames::Wait));
}

/// Computing the standings of a Swiss for two after three rounds.
#[divan::bench(args = ENTRANTS)]
fn swiss_standings(bencher: Bencher<'_, '_>, entrants: u32) {
    let tournament = swiss(entrants);
    bencher.bench_local(|| tournament.standings());
}
