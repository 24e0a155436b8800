//! Finds who meets whom in which round, by simulated annealing over the rounds.

use fastrand::Rng;

use super::Schedule;

/// The steps of one attempt, and the number of attempts for each number of rounds.
const STEPS: u32 = 400_000;
const ATTEMPTS: u64 = 24;

/// A schedule with this many rounds, if the search finds one.
pub(super) fn search(players: usize, size: usize, games: usize, rounds: usize) -> Option<Schedule> {
    (0..ATTEMPTS).find_map(|seed| Annealing::new(players, size, games, rounds, seed).run())
}

fn small(number: usize) -> i32 {
    i32::try_from(number).expect("games of a few players")
}

struct Annealing {
    rng: Rng,
    size: usize,
    players: usize,
    /// The order of the players in each round: first one table after the other, then those who sit
    /// out.
    rounds: Vec<Vec<usize>>,
    /// The tables of each round.
    tables: Vec<usize>,
    met: Vec<Vec<i32>>,
    played: Vec<i32>,
    games: i32,
    /// The least and the greatest number of meetings of two players.
    wanted: (i32, i32),
}

impl Annealing {
    fn new(players: usize, size: usize, games: usize, rounds: usize, seed: u64) -> Annealing {
        let mut rng = Rng::with_seed(seed);
        let all = players * games / size;
        let tables: Vec<usize> =
            (0..rounds).map(|round| all * (round + 1) / rounds - all * round / rounds).collect();
        let orders = (0..rounds)
            .map(|_| {
                let mut order: Vec<usize> = (0..players).collect();
                rng.shuffle(&mut order);
                order
            })
            .collect();
        let meetings = games * (size - 1);
        let mut annealing = Annealing {
            rng,
            size,
            players,
            rounds: orders,
            tables,
            met: vec![vec![0; players]; players],
            played: vec![0; players],
            games: small(games),
            wanted: (small(meetings / (players - 1)), small(meetings.div_ceil(players - 1))),
        };
        for round in 0..rounds {
            for place in 0..annealing.tables[round] * size {
                annealing.count(round, place, 1);
            }
        }
        // Each meeting was counted from both sides.
        for row in &mut annealing.met {
            for count in row {
                *count /= 2;
            }
        }
        annealing
    }

    fn table(&self, round: usize, place: usize) -> Option<usize> {
        let table = place / self.size;
        (table < self.tables[round]).then_some(table)
    }

    /// Counts the game of the player at a place, and the meetings in it; `by` is 1 to add and -1 to
    /// subtract.
    fn count(&mut self, round: usize, place: usize, by: i32) {
        let Some(table) = self.table(round, place) else {
            return;
        };
        let player = self.rounds[round][place];
        self.played[player] += by;
        for seat in table * self.size..(table + 1) * self.size {
            let other = self.rounds[round][seat];
            if other != player {
                self.met[player][other] += by;
                self.met[other][player] += by;
            }
        }
    }

    fn fault_of(&self, player: usize) -> i32 {
        let (least, most) = self.wanted;
        let meetings: i32 = (0..self.players)
            .filter(|&other| other != player)
            .map(|other| {
                let count = self.met[player][other];
                let off = (least - count).max(count - most).max(0);
                off * off
            })
            .sum();
        let games = self.played[player] - self.games;
        meetings + 3 * games * games
    }

    fn faults(&self) -> i32 {
        (0..self.players).map(|player| self.fault_of(player)).sum()
    }

    fn exchange(&mut self, round: usize, one: usize, other: usize) {
        self.count(round, one, -1);
        self.count(round, other, -1);
        self.rounds[round].swap(one, other);
        self.count(round, one, 1);
        self.count(round, other, 1);
    }

    fn run(mut self) -> Option<Schedule> {
        let mut faults = self.faults();
        for step in 0..STEPS {
            if faults == 0 {
                return Some(self.schedule());
            }
            let heat = 3.0 * (1.0 - f64::from(step) / f64::from(STEPS)) + 0.15;
            let round = self.rng.usize(..self.rounds.len());
            let (one, other) = (self.rng.usize(..self.players), self.rng.usize(..self.players));
            if self.table(round, one) == self.table(round, other) {
                continue;
            }
            self.exchange(round, one, other);
            let now = self.faults();
            if now <= faults || self.rng.f64() < (f64::from(faults - now) / heat).exp() {
                faults = now;
            } else {
                self.exchange(round, one, other);
            }
        }
        None
    }

    fn schedule(&self) -> Schedule {
        self.rounds
            .iter()
            .zip(&self.tables)
            .map(|(order, &tables)| {
                order[..tables * self.size].chunks(self.size).map(<[usize]>::to_vec).collect()
            })
            .collect()
    }
}
