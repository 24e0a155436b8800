//! Games and their results.

use serde::{Deserialize, Serialize};

use crate::error::ResultError;
use crate::ids::{GameId, Round};
use crate::pairings::Pairing;
use crate::points::Points;
use crate::seating::Seating;

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatResult {
    /// Played, and finished in this place, from 1. Equal places are shared: 1, 2, 2, 4.
    Place(u8),
    /// Did not play. A forfeit ranks behind all places and gives no points.
    Forfeit,
}

/// The result of a game, seat by seat.
///
/// ```
/// use pairing::{GameResult, Points, SeatResult};
///
/// let table = GameResult::places(&[2, 1, 2, 4])?;
/// let points: Vec<Points> = table.points().collect();
/// assert_eq!(points, [6, 12, 6, 0].map(Points::from_twelfths));
///
/// let walkover = GameResult::new(vec![SeatResult::Forfeit, SeatResult::Place(1)])?;
/// assert!(!walkover.was_played());
/// # Ok::<(), pairing::ResultError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct GameResult {
    seats: Vec<SeatResult>,
    /// What the game counted, such as markers or points. Empty if nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    counts: Vec<u16>,
}

#[derive(Deserialize)]
struct Unchecked {
    seats: Vec<SeatResult>,
    #[serde(default)]
    counts: Vec<u16>,
}

impl GameResult {
    /// A result with that of each seat, in the order of the seating. Fails unless there are two to
    /// four seats and each place is one more than the number of seats before it.
    pub fn new(seats: Vec<SeatResult>) -> Result<GameResult, ResultError> {
        if !(2..=4).contains(&seats.len()) {
            return Err(ResultError::Number(seats.len()));
        }
        for seat in &seats {
            let SeatResult::Place(place) = *seat else {
                continue;
            };
            let before = seats
                .iter()
                .filter(|other| matches!(other, SeatResult::Place(other) if *other < place));
            if usize::from(place) != before.count() + 1 {
                return Err(ResultError::Place(place));
            }
        }
        Ok(GameResult { seats, counts: Vec::new() })
    }

    /// A game that was played to these places.
    pub fn places(places: &[u8]) -> Result<GameResult, ResultError> {
        GameResult::new(places.iter().copied().map(SeatResult::Place).collect())
    }

    /// A game of two that the player on this seat, 0 or 1, won.
    pub fn won_by(seat: usize) -> GameResult {
        GameResult::known([0, 1].map(|other| SeatResult::Place(if other == seat { 1 } else { 2 })))
    }

    /// A drawn game of two.
    pub fn drawn() -> GameResult {
        GameResult::known([SeatResult::Place(1); 2])
    }

    /// A game of two that was not played: the player who was present wins, or nobody.
    pub fn forfeited(absent: [bool; 2]) -> GameResult {
        GameResult::known(
            absent.map(|absent| if absent { SeatResult::Forfeit } else { SeatResult::Place(1) }),
        )
    }

    fn known(seats: [SeatResult; 2]) -> GameResult {
        GameResult { seats: seats.into(), counts: Vec::new() }
    }

    /// The same result with what the game counted, seat by seat: markers, points. Fails unless
    /// there is one count for each seat.
    pub fn with_counts(mut self, counts: Vec<u16>) -> Result<GameResult, ResultError> {
        if counts.len() != self.seats.len() {
            return Err(ResultError::Counts { seats: self.seats.len(), counts: counts.len() });
        }
        self.counts = counts;
        Ok(self)
    }

    /// The result of each seat.
    pub fn seats(&self) -> &[SeatResult] {
        &self.seats
    }

    /// The place of a seat; `None` for a forfeit.
    pub fn place(&self, seat: usize) -> Option<u8> {
        match self.seats[seat] {
            SeatResult::Place(place) => Some(place),
            SeatResult::Forfeit => None,
        }
    }

    /// What the game counted for a seat, if anything.
    pub fn count(&self, seat: usize) -> Option<u16> {
        self.counts.get(seat).copied()
    }

    /// Whether at least two players were present. A game that was not played is not a meeting: the
    /// players can be paired again, and neither has had the first move.
    pub fn was_played(&self) -> bool {
        self.seats.iter().filter(|s| **s != SeatResult::Forfeit).count() >= 2
    }

    /// The points of each seat: (players - place) / (players - 1), averaged for ties. A forfeit
    /// gives nothing.
    pub fn points(&self) -> impl Iterator<Item = Points> + '_ {
        (0..self.seats.len()).map(|seat| self.points_of(seat))
    }

    /// The points of a seat.
    pub fn points_of(&self, seat: usize) -> Points {
        let Some(place) = self.place(seat) else {
            return Points::ZERO;
        };
        let players = self.seats.len() as u32;
        let tied = self.seats.iter().filter(|s| **s == SeatResult::Place(place));
        // The mean of the places that the tied ones share, doubled to remain an integer.
        let doubled_place = 2 * u32::from(place) + tied.count() as u32 - 1;
        Points::from_twelfths(6 * (2 * players - doubled_place) / (players - 1))
    }
}

impl TryFrom<Unchecked> for GameResult {
    type Error = ResultError;

    fn try_from(Unchecked { seats, counts }: Unchecked) -> Result<GameResult, ResultError> {
        let result = GameResult::new(seats)?;
        if counts.is_empty() {
            return Ok(result);
        }
        result.with_counts(counts)
    }
}

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameState {
    /// Under way.
    Open,
    /// Over.
    Finished(GameResult),
    /// Counts for nothing, because an entrant left and was struck.
    Void,
}

/// A game that was paired. It may stand for a series of games, whose result it then has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairedGame {
    /// The number of the game.
    pub id: GameId,
    /// The round in which it was paired; on a ladder the running number of the challenge.
    pub round: Round,
    /// The players, and the reason for pairing them.
    pub pairing: Pairing,
    /// Its state.
    pub state: GameState,
}

impl PairedGame {
    /// The players by seat.
    pub fn seating(&self) -> &Seating {
        &self.pairing.seating
    }

    /// Whether it is under way.
    pub fn is_open(&self) -> bool {
        self.state == GameState::Open
    }

    /// The result, if it is over.
    pub fn result(&self) -> Option<&GameResult> {
        match &self.state {
            GameState::Finished(result) => Some(result),
            GameState::Open | GameState::Void => None,
        }
    }

    /// Whether the players count as having met: the game is under way, or it was played.
    pub fn is_meeting(&self) -> bool {
        match &self.state {
            GameState::Open => true,
            GameState::Finished(result) => result.was_played(),
            GameState::Void => false,
        }
    }
}
