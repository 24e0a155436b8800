//! Patterns: the arrangement of the tokens at the start.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::point::{Point, PointSet};
use crate::fingerprint::mix;
use crate::game::OptionValue;

/// The traditional patterns; the file names the source of each.
const HANDED_DOWN: &str = include_str!("patterns.txt");

/// Numbers in the sources that repeat an earlier pattern: the repeat, and the original.
const REPEATS: [(u8, u8); 4] = [(33, 26), (36, 25), (37, 29), (38, 19)];

/// An arrangement of 60 black and 60 white tokens: the points with black ones.
///
/// Every pattern looks the same from both sides of the board. Its text is its number, or, for a
/// player's own pattern, the rows 11 to 1 with `b`, `w` and the hole `#`.
///
/// ```
/// use rules::pasang::Pattern;
///
/// assert_eq!("32".parse::<Pattern>()?.to_string(), "32");
/// assert!("bbb".parse::<Pattern>().is_err());
/// # Ok::<(), rules::pasang::PatternError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "OptionValue", into = "OptionValue")]
pub struct Pattern {
    black: PointSet,
    /// The number, if it is a traditional pattern.
    number: Option<u8>,
}

/// Why text is not a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PatternError {
    /// No pattern has this number.
    #[error("no pattern with this number")]
    Number,
    /// The text does not have eleven rows of eleven.
    #[error("not a pattern")]
    Form,
    /// The pattern does not have sixty tokens of each colour, but so many black ones.
    #[error("{black} black tokens instead of 60")]
    Count { black: usize },
    /// The pattern does not look the same from both sides.
    #[error("no symmetry at {0}")]
    Symmetry(Point),
}

/// The symmetry of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[derive(strum::Display, strum::EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Symmetry {
    /// Quarter turns and all four mirrors.
    Square,
    /// Quarter turns.
    QuarterTurns,
    /// Half turn, left-right and top-bottom mirrors.
    Mirrors,
    /// Half turn and the two diagonal mirrors.
    Diagonals,
    /// Half turn only.
    HalfTurn,
}

impl Symmetry {
    /// All classes, the most symmetric first.
    pub const ALL: [Symmetry; 5] = [
        Symmetry::Square,
        Symmetry::QuarterTurns,
        Symmetry::Mirrors,
        Symmetry::Diagonals,
        Symmetry::HalfTurn,
    ];

    /// The points that must have the same colour as a point.
    fn orbit(self, point: Point) -> PointSet {
        let (x, y) = (point.x(), point.y());
        let (far_x, far_y) = (10 - x, 10 - y);
        let half = [(x, y), (far_x, far_y)];
        let turns = [(y, far_x), (far_y, x)];
        let mirrors = [(far_x, y), (x, far_y)];
        let diagonals = [(y, x), (far_y, far_x)];
        let images: &[[(u8, u8); 2]] = match self {
            Symmetry::Square => &[half, turns, mirrors, diagonals],
            Symmetry::QuarterTurns => &[half, turns],
            Symmetry::Mirrors => &[half, mirrors],
            Symmetry::Diagonals => &[half, diagonals],
            Symmetry::HalfTurn => &[half],
        };
        images.iter().flatten().filter_map(|(x, y)| Point::at(*x, *y)).collect()
    }
}

impl Pattern {
    /// A traditional pattern, by its number from 1 to 39. Fails if there is no such number.
    pub fn numbered(number: u8) -> Result<Pattern, PatternError> {
        let repeated = REPEATS.into_iter().find(|(repeat, _)| *repeat == number);
        let number = repeated.map_or(number, |(_, first)| first);
        let mut lines = HANDED_DOWN.lines().filter(|line| !line.starts_with('#'));
        let line = lines.find_map(|line| line.strip_prefix(&format!("{number} ")));
        let rows = line.and_then(|line| line.split(' ').nth(1)).ok_or(PatternError::Number)?;
        Ok(Pattern { black: read_rows(rows)?, number: Some(number) })
    }

    /// The numbers of all traditional patterns, without repeats.
    pub fn numbers() -> impl Iterator<Item = u8> {
        HANDED_DOWN.lines().filter_map(|line| line.split(' ').next()?.parse().ok())
    }

    /// The number, if it is a traditional pattern.
    pub fn number(&self) -> Option<u8> {
        self.number
    }

    /// A random pattern of a class of symmetry; the same seed always gives the same pattern.
    pub fn random(seed: u64, symmetry: Symmetry) -> Pattern {
        let mut state = mix(seed ^ mix(symmetry as u64 + 1));
        loop {
            let mut orbits: Vec<PointSet> = Vec::new();
            let mut placed = PointSet::EMPTY;
            for point in Point::all().filter(|point| *point != Point::HOLE) {
                if !placed.contains(point) {
                    orbits.push(symmetry.orbit(point));
                    placed |= symmetry.orbit(point);
                }
            }
            // Shuffles the orbits and takes as many as fit; if the total is not reached, tries
            // again.
            for last in (1..orbits.len()).rev() {
                state = mix(state);
                orbits.swap(last, (state % (last as u64 + 1)) as usize);
            }
            let mut black = PointSet::EMPTY;
            for orbit in orbits {
                if black.len() + orbit.len() <= 60 {
                    black |= orbit;
                }
            }
            if black.len() == 60 {
                return Pattern { black, number: None };
            }
        }
    }

    /// The points with black tokens.
    pub fn black(&self) -> PointSet {
        self.black
    }

    /// The points with white tokens.
    pub fn white(&self) -> PointSet {
        Point::all().collect::<PointSet>() - self.black
    }

    /// The most symmetric class that it belongs to.
    pub fn symmetry(&self) -> Symmetry {
        let alike = |orbit: PointSet| {
            let white = (orbit - self.black).len();
            white == 0 || white == orbit.len()
        };
        let regular = |class: &Symmetry| Point::all().all(|point| alike(class.orbit(point)));
        let class = Symmetry::ALL.into_iter().find(regular);
        // Every pattern looks the same after a half turn.
        class.unwrap_or(Symmetry::HalfTurn)
    }

    /// The rows 11 to 1, separated by `/`.
    pub fn rows(&self) -> String {
        let letter = |point| match point {
            Point::HOLE => '#',
            point if self.black.contains(point) => 'b',
            _ => 'w',
        };
        let row = |y| (0..11).filter_map(|x| Point::at(x, y)).map(letter).collect::<String>();
        (0..11).rev().map(row).collect::<Vec<_>>().join("/")
    }
}

/// The usual pattern.
impl Default for Pattern {
    fn default() -> Pattern {
        // The tests check that the first pattern exists.
        Pattern::numbered(1).unwrap_or_else(|_| Pattern::random(1, Symmetry::QuarterTurns))
    }
}

fn read_rows(text: &str) -> Result<PointSet, PatternError> {
    let mut black = PointSet::EMPTY;
    let mut rows = 0;
    for (row, y) in text.split('/').zip((0..11).rev()) {
        rows += 1;
        if row.len() != 11 {
            return Err(PatternError::Form);
        }
        for (letter, x) in row.chars().zip(0..) {
            match (letter, Point::at(x, y)) {
                ('#' | '.', Some(Point::HOLE)) => {}
                ('b' | 'B', Some(point)) if point != Point::HOLE => black.insert(point),
                ('w' | 'W', Some(point)) if point != Point::HOLE => {}
                _ => return Err(PatternError::Form),
            }
        }
    }
    if rows != 11 || text.split('/').count() != 11 {
        return Err(PatternError::Form);
    }
    if black.len() != 60 {
        return Err(PatternError::Count { black: black.len() });
    }
    let differs = |point: &Point| black.contains(*point) != black.contains(point.opposite());
    match Point::all().find(differs) {
        Some(point) => Err(PatternError::Symmetry(point)),
        None => Ok(black),
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "{number}"),
            None => f.write_str(&self.rows()),
        }
    }
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        match text.parse() {
            Ok(number) => Pattern::numbered(number),
            Err(_) => Ok(Pattern { black: read_rows(text)?, number: None }),
        }
    }
}

impl TryFrom<OptionValue> for Pattern {
    type Error = PatternError;

    fn try_from(value: OptionValue) -> Result<Self, PatternError> {
        value.to_string().parse()
    }
}

/// Numbers are numbers in JSON.
impl From<Pattern> for OptionValue {
    fn from(pattern: Pattern) -> OptionValue {
        match pattern.number {
            Some(number) => OptionValue::Number(number.into()),
            None => OptionValue::Text(pattern.rows()),
        }
    }
}
