//! The status of a game, and how it ended.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, SeatSet};

/// Whose turn it is, or how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The game goes on with a turn of this seat.
    Turn(Seat),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Outcome {
    /// Who won. Never empty: a draw or shared first place has several winners.
    pub winners: SeatSet,
    /// The result of each seat: markers on the board in the chevron games; in Pasang the score, or
    /// 120 to 0 for suntuk.
    pub points: BySeat<u16>,
    /// The final places from 1, with equal places shared (1, 2, 2, 4); `None` for a seat that does
    /// not play.
    pub places: BySeat<Option<u8>>,
    /// What ended the game.
    pub reason: Reason,
}

impl Outcome {
    /// Ranks the seats that have a score, higher scores first; the winners are those in first
    /// place.
    pub(crate) fn ranked<S: Ord>(
        scores: &BySeat<Option<S>>,
        points: BySeat<u16>,
        reason: Reason,
    ) -> Outcome {
        let places = BySeat::from_fn(|seat| {
            let own = scores[seat].as_ref()?;
            let better = scores.iter().filter(|(_, other)| other.as_ref().is_some_and(|s| s > own));
            Some(1 + better.count() as u8)
        });
        let winners = Seat::ALL.into_iter().filter(|seat| places[*seat] == Some(1)).collect();
        Outcome { winners, points, places, reason }
    }
}

/// What ended a game. More games may add more reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[non_exhaustive]
pub enum Reason {
    /// A player reached the target of markers (Pacru).
    Markers,
    /// Only one player is left (Pacru), or everybody else has resigned.
    #[serde(rename = "last one moving")]
    #[strum(to_string = "last one moving")]
    LastOneMoving,
    /// Nobody can gain a marker any more, or the last round is over (Azacru, Shacru).
    Counted,
    /// A player could not capture (Pasang): 120 to 0.
    Suntuk,
    /// All tokens are captured, and the scores count (Pasang).
    Score,
    /// The same position occurred for the third time with the same player to move.
    Repetition,
    /// For too many rounds no marker changed and no piece left the board.
    #[serde(rename = "no progress")]
    #[strum(to_string = "no progress")]
    NoProgress,
    /// Everybody still in the game agreed to a draw.
    Agreement,
}

/// How close a game is to an end for lack of progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoProgress {
    /// Consecutive full rounds in which no marker changed and no piece left the board.
    pub rounds: u16,
    /// The number of such rounds that ends the game.
    pub limit: u16,
}

impl NoProgress {
    /// Whether to warn the players: from half of the limit on.
    pub const fn should_warn(self) -> bool {
        self.rounds > 0 && self.rounds * 2 >= self.limit
    }
}
