//! A season of a league: divisions, promotion and relegation.

use serde::{Deserialize, Serialize};

use super::all_play_all::AllPlayAll;
use super::cut_evenly;
use crate::entrant::Status;
use crate::error::FormatError;
use crate::game::{GameResult, SeatResult};
use crate::ids::EntrantId;
use crate::tournament::Tournament;

/// How many groups the divisions have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Every division is one group.
    #[default]
    Single,
    /// Every division has twice as many groups as the one above, as at Little Golem: twice as many entrants of a
    /// group are relegated as promoted.
    Pyramid,
}

/// A season of a league. Its groups are played as [`AllPlayAll`].
///
/// The seeding is cut into divisions. The first season thus begins with the ratings, and every later one with the
/// seeding that [`League::next_season`] returns. An entrant who leaves between seasons makes room: the best of those
/// who would be relegated stay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct League {
    pub(crate) games: AllPlayAll,
    promoted: u8,
    shape: Shape,
}

checked!(League { games: AllPlayAll, promoted: u8, #[serde(default)] shape: Shape } -> FormatError);

impl Default for League {
    /// Divisions of about ten, with two promoted and two relegated.
    fn default() -> League {
        League { games: AllPlayAll::default(), promoted: 2, shape: Shape::Single }
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
    /// Divisions of about the groups' size, of which this many are promoted. Fails if more than a third are promoted.
    pub fn new(games: AllPlayAll, promoted: u8, shape: Shape) -> Result<League, FormatError> {
        let size = games.group_size();
        if promoted > size / 3 {
            return Err(FormatError::Promotion { size, promoted });
        }
        Ok(League { games, promoted, shape })
    }

    /// How the groups are played.
    pub const fn games(&self) -> &AllPlayAll {
        &self.games
    }

    /// How many entrants of a group are promoted.
    pub const fn promoted(&self) -> u8 {
        self.promoted
    }

    /// The division of a group, both from 0.
    pub const fn division(&self, group: u16) -> u16 {
        match self.shape {
            Shape::Single => group,
            // Groups 0 | 1 2 | 3 4 5 6 | ...
            Shape::Pyramid => (group + 1).ilog2() as u16,
        }
    }

    /// The groups of a division; `groups` is the total number of groups.
    fn groups_of(&self, division: u16, groups: u16) -> std::ops::Range<u16> {
        let first = match self.shape {
            Shape::Single => division,
            Shape::Pyramid => (1u16 << division.min(15)) - 1,
        };
        let end = match self.shape {
            Shape::Single => first + 1,
            Shape::Pyramid => 2 * first + 1,
        };
        first.min(groups)..end.min(groups)
    }

    /// Cuts a seeding into groups of about the desired size. Within a division with several groups, the seeding is
    /// dealt back and forth, so that the groups are equally strong.
    pub(crate) fn cut(&self, seeding: &[EntrantId]) -> Vec<Vec<EntrantId>> {
        let size = usize::from(self.games.group_size());
        let nearest = (seeding.len() + size / 2) / size;
        let wanted = nearest.max(seeding.len().div_ceil(size + size / 4));
        let mut groups = cut_evenly(seeding, wanted);
        for division in 0.. {
            let range = self.groups_of(division, wanted as u16);
            if range.is_empty() {
                break;
            }
            let range = usize::from(range.start)..usize::from(range.end);
            deal(&mut groups[range]);
        }
        groups
    }

    /// What a place means; `ahead` and `behind` are the numbers of entrants of the group before and after it.
    fn zone(&self, group: u16, groups: u16, ahead: usize, behind: usize) -> Zone {
        let division = self.division(group);
        if division > 0 && ahead < usize::from(self.promoted) {
            return Zone::Promotion;
        }
        let own = self.groups_of(division, groups);
        let below = self.groups_of(division + 1, groups).len();
        let down = below * usize::from(self.promoted);
        // The lower groups of the division relegate the remainder.
        let odd = usize::from(usize::from(own.end - 1 - group) < down % own.len());
        if behind < down / own.len() + odd {
            return Zone::Relegation;
        }
        Zone::Stay
    }

    /// Who plays in the next season, in the order of its seeding: for each division those who stay in it, then those
    /// promoted into it, then those relegated from it. Entrants who have left are not included. Enter the others with
    /// these seeds, and newcomers after them.
    ///
    /// Whoever shares a place is ordered by lot: see [`League::drawn`].
    pub fn next_season(&self, season: &Tournament) -> Vec<Movement> {
        let standings = season.standings();
        let groups = standings.groups.len() as u16;
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
                let zone = self.zone(group.group, groups, ahead, behind);
                let division = self.division(group.group);
                // Stay in 0, promoted from 1, relegated from 0, stay in 1, promoted from 2, relegated from 1, ...
                let order = 3 * i32::from(division)
                    + match zone {
                        Zone::Stay => 0,
                        Zone::Promotion => -2,
                        Zone::Relegation => 2,
                    };
                let order = (order, ahead, group.group);
                movements.push((order, Movement { entrant: row.entrant, division, zone }));
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

/// The lot of an entrant, the lowest being the best. It follows from all results of the season, so nobody knows it before
/// the last game is over, and it cannot be drawn twice.
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

/// Deals the members of some groups again, back and forth.
fn deal(groups: &mut [Vec<EntrantId>]) {
    let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
    let mut members = groups.concat().into_iter();
    for group in groups.iter_mut() {
        group.clear();
    }
    let mut forth = true;
    while members.len() > 0 {
        let order: Vec<usize> =
            if forth { (0..groups.len()).collect() } else { (0..groups.len()).rev().collect() };
        for group in order {
            if groups[group].len() < sizes[group] {
                groups[group].extend(members.next());
            }
        }
        forth = !forth;
    }
}
