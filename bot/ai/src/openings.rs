//! The opening book of games for two.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use rules::{Kind, Position, Setup};

use crate::symmetry::symmetry_key;

/// The good turns of likely early positions, which `lab openings` makes. `openings/` has a
/// file for each game, with a line for each position:
///
/// ```text
/// POSITION | TURN:512 TURN:498
/// ```
///
/// The numbers are the win probabilities of the player to move, in thousandths, best first. A
/// position stands for all positions that are equal to it when the board is turned or mirrored.
#[derive(Debug)]
pub(crate) struct Openings {
    /// The positions with known good turns.
    positions: HashSet<Vec<u16>>,
    /// The positions after these turns, with the win probability of the player who played the turn.
    after: HashMap<Vec<u16>, f64>,
}

impl Openings {
    /// The openings of a game with the default rules and start; `None` for others.
    pub(crate) fn of(position: &Position) -> Option<&'static Openings> {
        let kind = position.kind();
        let usual = Setup::new(kind, 2).is_ok_and(|usual| usual == *position.setup());
        usual.then(|| Openings::all(kind))
    }

    fn all(kind: Kind) -> &'static Openings {
        static ALL: [OnceLock<Openings>; 4] = [const { OnceLock::new() }; 4];
        ALL[kind as usize].get_or_init(|| Openings::read(kind, file_of!(kind, "openings")))
    }

    /// Skips lines that cannot be read, since the search works without them. A test reads every
    /// line.
    fn read(kind: Kind, text: &str) -> Openings {
        let mut openings = Openings { positions: HashSet::new(), after: HashMap::new() };
        for line in text.lines() {
            if let Some((position, turns)) = read(kind, line) {
                openings.positions.insert(symmetry_key(&position));
                for (turn, chance) in turns {
                    if let Ok(played) = position.play(&turn) {
                        openings.after.insert(symmetry_key(&played.position), chance);
                    }
                }
            }
        }
        openings
    }

    /// The good turns of a position and their win probabilities, best first; none for an unknown
    /// position.
    pub(crate) fn turns(&self, position: &Position) -> Vec<(String, f64)> {
        if !self.positions.contains(&symmetry_key(position)) {
            return Vec::new();
        }
        let known = |turn: String| {
            let after = position.play(&turn).ok()?.position;
            let chance = self.after.get(&symmetry_key(&after))?;
            Some((turn, *chance))
        };
        let turns = position.legal(false).into_iter();
        let mut turns: Vec<_> = turns.filter_map(known).collect();
        turns.sort_by(|one, other| other.1.total_cmp(&one.1));
        turns
    }
}

/// A position and its turns.
fn read(kind: Kind, line: &str) -> Option<(Position, Vec<(String, f64)>)> {
    let (position, turns) = line.split_once(" | ")?;
    let position = Position::at(kind, 2, position).ok()?;
    let turn = |word: &str| {
        let (turn, chance) = word.rsplit_once(':')?;
        let chance: u16 = chance.parse().ok()?;
        Some((turn.to_owned(), f64::from(chance) / 1_000.0))
    };
    let turns = turns.split(' ').map(turn).collect::<Option<_>>()?;
    Some((position, turns))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_and_its_turns_are_legal() {
        for kind in Kind::ALL {
            let mut lines = file_of!(kind, "openings").lines();
            let header = lines.next().expect("a first line");
            assert!(header.starts_with(&format!("# openings {kind} ")), "{header}");
            let mut keys = HashSet::new();
            for line in lines {
                let (position, turns) = read(kind, line).unwrap_or_else(|| panic!("{line}"));
                assert!(keys.insert(symmetry_key(&position)), "{line}");
                assert!(turns.is_sorted_by(|one, other| one.1 >= other.1), "{line}");
                for (turn, chance) in turns {
                    assert_eq!(position.play(&turn).expect(line).turn, turn);
                    assert!(chance <= 1.0, "{line}");
                }
            }
            assert!(keys.len() >= 300, "{kind}: {}", keys.len());
        }
    }

    /// The kept turns are found again, together with their mirror images only.
    #[test]
    fn what_is_kept_is_found() {
        for kind in Kind::ALL {
            let openings = Openings::all(kind);
            for line in file_of!(kind, "openings").lines().skip(1) {
                let (position, kept) = read(kind, line).expect(line);
                let found = openings.turns(&position);
                for (turn, _) in &kept {
                    assert!(found.iter().any(|(other, _)| other == turn), "{line}");
                }
            }
        }
    }

    #[test]
    fn other_rules_have_no_openings() {
        let mut setup = Setup::new(Kind::Pasang, 2).expect("a game for two");
        let usual = Position::new(&setup).expect("a start");
        assert!(Openings::of(&usual).is_some_and(|known| !known.turns(&usual).is_empty()));
        setup.options.pasang.pattern = rules::pasang::Pattern::numbered(7).ok();
        let other = Position::new(&setup).expect("a start");
        assert!(Openings::of(&other).is_none());
        let three = Position::start(Kind::Pacru, 3).expect("a start");
        assert!(Openings::of(&three).is_none());
    }
}
