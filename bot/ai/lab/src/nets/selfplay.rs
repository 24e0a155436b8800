//! Games of a player against itself, from which nets learn.

use ai::{Budget, Engine, Stop, random_turn};
use rules::pasang::Pattern;
use rules::{Kind, Outcome, Position, Setup, Status};
use serde::{Deserialize, Serialize};

/// The share of random turns, so that the games contain what good players avoid.
const RANDOM_TURN: f64 = 0.04;

/// The largest number of random turns of a seat at the beginning.
const OPENING: usize = 4;

/// The number of patterns of Pasang. Half of its games begin with a random one, the others with the
/// usual one.
const PATTERNS: u8 = 39;

/// A won game, which up to four may share, in equal parts that are whole numbers.
const WON: u16 = 12;

/// A certain win, in the parts in which chances are kept.
const CERTAIN: u16 = 10_000;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Selfplay {
    pub(super) kind: Kind,
    pub(super) players: usize,
    /// The nodes of a turn; none for random turns only.
    pub(super) nodes: u64,
}

/// A game that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Played {
    /// The positions in which a search chose the turn, or in a random game all.
    pub(super) seen: Vec<Seen>,
    /// What each seat won, in turn order.
    won: Vec<u16>,
}

/// A position, and how likely a search thought that the seat to move wins.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Seen {
    pub(super) position: String,
    chance: u16,
}

impl Played {
    /// How many played.
    pub(super) fn seats(&self) -> usize {
        self.won.len()
    }

    /// The share of the win of a seat, by its place in the turn order.
    pub(super) fn share(&self, place: usize) -> f32 {
        f32::from(self.won[place]) / f32::from(WON)
    }
}

impl Seen {
    pub(super) fn chance(&self) -> f32 {
        f32::from(self.chance) / f32::from(CERTAIN)
    }
}

impl Selfplay {
    /// Plays a game, which follows from its number and the engine's net.
    pub(super) fn play(self, engine: &mut Engine, number: u64) -> Played {
        let mut rng = fastrand::Rng::with_seed(number);
        let mut setup = Setup::new(self.kind, self.players).expect("a game for that many players");
        if self.kind == Kind::Pasang && rng.bool() {
            setup.options.pasang.pattern = Pattern::numbered(rng.u8(1..=PATTERNS)).ok();
        }
        let mut position = Position::new(&setup).expect("a start");
        let opening = self.players * rng.usize(0..=OPENING);
        let mut seen = Vec::new();
        let mut ply = 0;
        while let Status::Turn(own) = position.status() {
            let line = position.position_line();
            let turn = if self.nodes == 0 {
                seen.push(Seen { position: line, chance: CERTAIN / 2 });
                random_turn(&position, rng.u64(..)).expect("a game that goes on")
            } else if ply < opening || rng.f64() < RANDOM_TURN {
                random_turn(&position, rng.u64(..)).expect("a game that goes on")
            } else {
                let budget = Budget::nodes(self.nodes);
                let found = engine.search(&position, budget, rng.u64(..), &Stop::new());
                let found = found.expect("a game that goes on");
                let chance = (found.win_probability[own] * f64::from(CERTAIN)).round() as u16;
                seen.push(Seen { position: line, chance });
                found.turn
            };
            position = position.play(&turn).expect("a legal turn").position;
            ply += 1;
        }
        let Status::Over(Outcome { winners, .. }) = position.status() else {
            unreachable!("the game is over");
        };
        let part = WON / winners.len().max(1) as u16;
        let seats = position.seats();
        let won = seats.iter().map(|seat| if winners.contains(seat) { part } else { 0 }).collect();
        Played { seen, won }
    }
}
