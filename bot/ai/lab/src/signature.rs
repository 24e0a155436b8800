//! A number that changes when the computer players play differently.

use std::sync::OnceLock;

use ai::{Budget, Engine, Level, Net, Stop, random_turn};
use rules::{Kind, Position};

use crate::nets::fits;

/// The random turns before each of the positions that are searched.
const TURNS: [u64; 3] = [4, 16, 30];

/// The nodes of each search.
const NODES: u64 = 400;

/// The signature of the engine: a hash of what searches and levels play in some positions of every
/// game, as the `bench` of a chess engine is. Files that the engine made carry it, so that a file
/// of another engine is not taken for a wrong one.
pub fn signature() -> u32 {
    static SIGNATURE: OnceLock<u32> = OnceLock::new();
    *SIGNATURE.get_or_init(|| {
        let mut hash = Fnv::default();
        let (mut engine, stop) = (Engine::new(), Stop::new());
        for kind in Kind::ALL {
            // While an input is tried out, the nets of its game cannot be used.
            let playable = |players: &usize| fits(Net::of(kind, *players), kind, *players).is_ok();
            let players = kind.players().filter(playable);
            for position in players.flat_map(|players| positions(kind, players)) {
                search(&position, &mut engine, &mut hash);
                for level in Level::ALL {
                    let found = engine.choose(&position, level, 1, Budget::nodes(NODES), &stop);
                    hash.add(&found.map(|found| found.turn).unwrap_or_default());
                }
            }
        }
        hash.folded()
    })
}

/// The same of searches of one game only.
pub(crate) fn of_searches(kind: Kind, players: usize, engine: &mut Engine) -> u32 {
    let mut hash = Fnv::default();
    for position in positions(kind, players) {
        search(&position, engine, &mut hash);
    }
    hash.folded()
}

fn search(position: &Position, engine: &mut Engine, hash: &mut Fnv) {
    for found in engine.best_turns(position, 3, Budget::nodes(NODES), 1, &Stop::new()) {
        hash.add(&found.turn);
        hash.add(&found.nodes.to_string());
    }
}

fn positions(kind: Kind, players: usize) -> Vec<Position> {
    let after = |turns: u64| {
        let mut position = Position::start(kind, players).expect("a game for that many players");
        for turn in 0..turns {
            let Some(turn) = random_turn(&position, turn) else { break };
            position = position.play(&turn).expect("a legal turn").position;
        }
        position
    };
    TURNS.into_iter().map(after).collect()
}

/// The hash of Fowler, Noll and Vo, the same on every machine and in every release.
#[derive(Clone, Copy)]
pub(crate) struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds a text and its end.
    pub(crate) fn add(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        self.bytes(b"\n");
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub(crate) fn folded(self) -> u32 {
        (self.0 >> 32) as u32 ^ self.0 as u32
    }
}
