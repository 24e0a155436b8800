//! A season of a league: divisions, promotion and relegation.

use serde::{Deserialize, Serialize};

use super::all_play_all::AllPlayAll;
use super::cut_evenly;
use crate::entrant::Status;
use crate::error::FormatError;
use crate::game::{GameResult, SeatResult};
use crate::ids::EntrantId;
use crate::tournament::Tournament;

/// A season of a league. Its groups are played as [`AllPlayAll`].
///
/// The seeding is cut into divisions. The first season thus begins with the ratings, and every
/// later one with the seeding that [`League::next_season`] returns. An entrant who leaves between
/// seasons makes room: the best of those who would be relegated stay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct League {
    pub(crate) games: AllPlayAll,
    promoted: u8,
}

checked!(League { games: AllPlayAll, promoted: u8 } -> FormatError);

impl Default for League {
    /// Divisions of about ten, with two promoted and two relegated.
    fn default() -> League {
        League { games: AllPlayAll::default(), promoted: 2 }
    }
}

/// What a place in a division means for the next season.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The entrant is promoted.
    Promotion,
    /// The entrant stays in the division.
    Stay,
    /// The entrant is relegated.
    Relegation,
}

/// Where an entrant plays in the next season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Movement {
    /// Who.
    pub entrant: EntrantId,
    /// The division they played in, from 0, the highest.
    pub division: u16,
    /// What their place there means.
    pub zone: Zone,
}

impl League {
    /// Divisions of about the groups' size, of which this many are promoted. Fails if more than a
    /// third are promoted.
    pub fn new(games: AllPlayAll, promoted: u8) -> Result<League, FormatError> {
        let size = games.group_size();
        if promoted > size / 3 {
            return Err(FormatError::Promotion { size, promoted });
        }
        Ok(League { games, promoted })
    }

    /// How the groups are played.
    pub const fn games(&self) -> &AllPlayAll {
        &self.games
    }

    /// How many entrants of a group are promoted.
    pub const fn promoted(&self) -> u8 {
        self.promoted
    }

    /// Cuts a seeding into divisions of about the desired size.
    pub(crate) fn cut(&self, seeding: &[EntrantId]) -> Vec<Vec<EntrantId>> {
        let size = usize::from(self.games.group_size());
        let nearest = (seeding.len() + size / 2) / size;
        cut_evenly(seeding, nearest.max(seeding.len().div_ceil(size + size / 4)))
    }

    /// What a place means; `ahead` and `behind` are the numbers of entrants of the division before
    /// and after it.
    fn zone(&self, division: u16, divisions: u16, ahead: usize, behind: usize) -> Zone {
        let moving = usize::from(self.promoted);
        if division > 0 && ahead < moving {
            return Zone::Promotion;
        }
        if division + 1 < divisions && behind < moving {
            return Zone::Relegation;
        }
        Zone::Stay
    }

    /// Who plays in the next season, in the order of its seeding: for each division those who stay
    /// in it, then those promoted into it, then those relegated from it. Entrants who have left are
    /// not included. Enter the others with these seeds, and newcomers after them.
    ///
    /// Whoever shares a place is ordered by lot: see [`League::drawn`].
    pub fn next_season(&self, season: &Tournament) -> Vec<Movement> {
        let standings = season.standings();
        let divisions = standings.groups.len() as u16;
        let mut movements = Vec::new();
        for group in &standings.groups {
            let mut there: Vec<_> = group
                .rows
                .iter()
                .filter(|row| row.status == Status::Active && row.place.is_some())
                .collect();
            there.sort_by_key(|row| (row.place, lot(season, row.entrant)));
            for (ahead, row) in there.iter().enumerate() {
                let behind = there.len() - 1 - ahead;
                let division = group.group;
                let zone = self.zone(division, divisions, ahead, behind);
                // Stay in 0, promoted from 1, relegated from 0, stay in 1, promoted from 2,
                // relegated from 1, ...
                let order = 3 * i32::from(division)
                    + match zone {
                        Zone::Stay => 0,
                        Zone::Promotion => -2,
                        Zone::Relegation => 2,
                    };
                movements.push(((order, ahead), Movement { entrant: row.entrant, division, zone }));
            }
        }
        movements.sort_by_key(|(order, _)| *order);
        movements.into_iter().map(|(_, movement)| movement).collect()
    }

    /// Those who share a place, but not where they play next season: lots decided, in this order.
    pub fn drawn(&self, season: &Tournament) -> Vec<Vec<EntrantId>> {
        let (movements, standings) = (self.next_season(season), season.standings());
        let place =
            |it: &&Movement| standings.of(it.entrant).map(|(group, row)| (group, row.place));
        let mut drawn: Vec<Vec<EntrantId>> = Vec::new();
        for group in &standings.groups {
            for shared in group.rows.chunk_by(|one, other| one.place == other.place) {
                let mut there: Vec<&Movement> = movements
                    .iter()
                    .filter(|it| place(it) == Some((group.group, shared[0].place)))
                    .collect();
                there.sort_by_key(|it| it.zone);
                if there.first().map(|it| it.zone) != there.last().map(|it| it.zone) {
                    drawn.push(there.into_iter().map(|it| it.entrant).collect());
                }
            }
        }
        drawn
    }
}

/// The lot of an entrant, the lowest being the best. It follows from all results of the season, so
/// nobody knows it before the last game is over, and it cannot be drawn twice.
fn lot(season: &Tournament, entrant: EntrantId) -> u64 {
    // FNV-1a, and SplitMix's last step, so that each bit depends on each.
    let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x0100_0000_01b3);
    let results = season.games().iter().flat_map(|game| {
        let seats = game.result().map(GameResult::seats).unwrap_or_default().iter();
        let seats = seats.map(|seat| match seat {
            SeatResult::Place(place) => u64::from(*place),
            SeatResult::Forfeit => 0,
        });
        std::iter::once(u64::from(game.id.0) + 7).chain(seats)
    });
    let mut lot = results.chain([entrant.0.into()]).fold(0xcbf2_9ce4_8422_2325, mix);
    for (shift, factor) in [(30, 0xbf58_476d_1ce4_e5b9), (27, 0x94d0_49bb_1331_11eb)] {
        lot = (lot ^ (lot >> shift)).wrapping_mul(factor);
    }
    lot ^ (lot >> 31)
}
