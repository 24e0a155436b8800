//! Roles for ratings: which members shall have which.

use rules::Kind;

use crate::rating::{Pool, PoolRating};
use crate::{GuildId, RoleId, UserId};

/// A role that members of a server have while their rating lies in a band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingRole {
    /// The role.
    pub role: RoleId,
    /// Ratings in which game; none: the best of all.
    pub kind: Option<Kind>,
    /// The lowest rating; none: any.
    pub from: Option<i64>,
    /// The highest rating; none: any.
    pub to: Option<i64>,
    /// Whether the bot may not give it: Discord does not let it, or the role would give its members
    /// power.
    pub refused: bool,
}

impl RatingRole {
    /// Whether somebody who stands so shall have it: as they are ranked, at tables of two or of
    /// more, whichever is better. Whoever is not ranked yet has no role.
    pub fn is_for(&self, standings: &[(Pool, PoolRating)]) -> bool {
        let counts = |(pool, standing): &&(Pool, PoolRating)| {
            self.kind.is_none_or(|kind| kind == pool.kind) && standing.is_ranked()
        };
        let ratings = standings.iter().filter(counts).map(|(_, standing)| standing.rating.shown());
        ratings.max().is_some_and(|best| {
            self.from.is_none_or(|from| from <= best) && self.to.is_none_or(|to| best <= to)
        })
    }
}

/// A member whose roles are to be compared with their ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleCheck {
    /// On which server.
    pub guild: GuildId,
    /// Who.
    pub user: UserId,
    /// How much had changed when it was claimed.
    pub changes: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::Rating;

    fn standing(kind: Kind, many: bool, mu: f64, games: u32) -> (Pool, PoolRating) {
        let standing = PoolRating { rating: Rating { mu, sigma: 5.0 }, games, last_at: 0 };
        (Pool { kind, many }, standing)
    }

    #[test]
    fn the_best_rating_that_is_ranked_decides() {
        // 1600 and 1700 in Pacru, 1900 in Shacru after a single game.
        let standings = [
            standing(Kind::Pacru, false, 27.5, 5),
            standing(Kind::Pacru, true, 30.0, 9),
            standing(Kind::Shacru, false, 35.0, 1),
        ];
        let band =
            |kind, from, to| RatingRole { role: 1_i64.into(), kind, from, to, refused: false };
        for (kind, from, to, expected) in [
            (None, Some(1700), None, true),
            (None, Some(1701), None, false),
            (None, None, Some(1700), true),
            (None, None, Some(1699), false),
            (Some(Kind::Pacru), Some(1650), Some(1750), true),
            (Some(Kind::Shacru), Some(0), None, false),
            (Some(Kind::Pasang), Some(0), None, false),
        ] {
            let band = band(kind, from, to);
            assert_eq!(band.is_for(&standings), expected, "{band:?}");
            assert!(!band.is_for(&[]), "{band:?}");
        }
    }
}
