//! Looks for the skill of a level.

use ai::{Level, Skill};
use rules::Kind;

use crate::arena::matches::{Length, OPENING, Pairing};
use crate::arena::player::Player;
use crate::error::Error;
use crate::workshop::Workshop;

/// The fewest nodes that are tried, and how many times the nodes of the level below the most are.
const FEWEST: f64 = 20.0;
const TIMES: f64 = 30.0;

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tuning {
    pub(super) level: Level,
    pub(super) kind: Kind,
    /// The score against the level below, 0 to 1.
    pub(super) aim: f64,
    pub(super) openings: u64,
    pub(super) steps: u32,
}

impl Tuning {
    /// Halves the range of skills, since a greater skill wins more often, and prints every match.
    /// Matches of the same openings differ less by chance.
    pub(super) fn run(self, workshop: &Workshop) -> Result<(), Error> {
        let Tuning { level, kind, aim, openings, steps } = self;
        let place = Level::ALL.iter().position(|other| *other == level).unwrap_or_default();
        let Some(below) = place.checked_sub(1).map(|place| Level::ALL[place]) else {
            return Err(Error::Unusable(format!("{level} is the lowest level.")));
        };
        let looks_ahead = matches!(level.skill(kind), Skill::Nodes(_));
        // Nodes by their logarithm.
        let (mut low, mut high) = match below.skill(kind) {
            Skill::Nodes(nodes) => ((nodes as f64).ln(), (nodes as f64 * TIMES).ln()),
            Skill::Sight(_) if looks_ahead => (FEWEST.ln(), (FEWEST * TIMES).ln()),
            Skill::Sight(sight) => (sight, 1.0),
        };
        let mut nearest: Option<(f64, Skill)> = None;
        for _ in 0..steps {
            let middle = f64::midpoint(low, high);
            let skill = if looks_ahead {
                Skill::Nodes(two_digits(middle.exp()))
            } else {
                Skill::Sight((middle * 1_000.0).round() / 1_000.0)
            };
            let players = [Player::Skill(skill), Player::Level(below)];
            let pairing = Pairing { kind, seats: 2, players, random: OPENING, alone: false };
            let played = pairing.play(workshop, Length { from: 0, openings, sprt: false })?;
            println!("{played}");
            let score = played.score().score().mean;
            if nearest.is_none_or(|(off, _)| (score - aim).abs() < off) {
                nearest = Some(((score - aim).abs(), skill));
            }
            if score < aim { low = middle } else { high = middle }
        }
        if let Some((off, skill)) = nearest {
            let off = 100.0 * off;
            println!(
                "{kind}, {level}: {skill:?} is {off:.0} points off; now {:?}",
                level.skill(kind)
            );
        }
        Ok(())
    }
}

/// A number of two digits and zeros: more says nothing.
fn two_digits(number: f64) -> u64 {
    let unit = 10_f64.powf((number.log10().floor() - 1.0).max(0.0));
    ((number / unit).round() * unit) as u64
}
