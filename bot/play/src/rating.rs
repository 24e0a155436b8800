//! How strong players are, estimated from their games.
//!
//! A [`Rating`] is an estimate with an uncertainty: the strength is about `mu`, give or take
//! `sigma`. Ratings are updated after each game by the method of R. C. Weng and C.-J. Lin ("A
//! Bayesian Approximation Method for Online Ranking", JMLR 12, 2011; Bradley-Terry with full
//! pairs), which allows more than two players and shared places. The uncertainty grows between
//! games, since otherwise the ratings of veterans would hardly change any more: by [`DRIFT`] before
//! each game and by [`IDLE`] for each month without one.
//!
//! ```
//! use play::rating::{Rating, judged};
//!
//! let after = judged(&[(Rating::START, 1), (Rating::START, 2)]);
//! assert!(after[0].shown() > 1500 && after[1].shown() < 1500);
//! assert!(after[0].is_provisional(), "one game says little");
//! ```

use std::slice::from_ref;

use rules::{Kind, Setup};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::Person;
use crate::time::Millis;

/// Added to the variance before each game, because strength changes: the square of 25/300, as in
/// Herbrich's `TrueSkill`.
pub const DRIFT: f64 = (25.0 / 300.0) * (25.0 / 300.0);

/// Added to the variance for each whole month without a game: a sigma of 2.0 is provisional again
/// after two years.
pub const IDLE: f64 = 0.5;

/// 30 days, in milliseconds.
const MONTH: Millis = 30 * 24 * 60 * 60 * 1000;

/// The estimate of a player's strength, on a scale on which newcomers have 25.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The mean of the estimate.
    pub mu: f64,
    /// The standard deviation of the estimate, never above 25/3.
    pub sigma: f64,
}

impl Rating {
    /// The rating of a member who has not played yet.
    pub const START: Self = Self { mu: 25.0, sigma: 25.0 / 3.0 };

    /// The number that members see: 1500 at the start. A lead of 200 points wins about two games of
    /// three.
    pub fn shown(self) -> i64 {
        (1500.0 + 40.0 * (self.mu - Self::START.mu)).round() as i64
    }

    /// Whether the rating is too uncertain to rely on.
    pub fn is_provisional(self) -> bool {
        self.sigma > 4.0
    }

    /// The same mean with a larger variance.
    fn blurred(self, variance: f64) -> Self {
        let sigma = (self.sigma * self.sigma + variance).sqrt();
        Self { sigma: sigma.min(Self::START.sigma), ..self }
    }
}

/// A rating as members see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownRating {
    /// The number.
    pub number: i64,
    /// Whether a question mark follows it.
    pub provisional: bool,
}

impl From<Rating> for ShownRating {
    fn from(rating: Rating) -> Self {
        Self { number: rating.shown(), provisional: rating.is_provisional() }
    }
}

/// How a game changed the rating of one of its players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before the game.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
}

impl RatingChange {
    /// The change between two ratings, each given as mean and deviation.
    pub fn read(before: (f64, f64), after: (f64, f64)) -> Self {
        let rating = |(mu, sigma)| Rating { mu, sigma };
        Self { before: rating(before), after: rating(after) }
    }

    /// The difference between the numbers that members see.
    pub fn shown(&self) -> i64 {
        self.after.shown() - self.before.shown()
    }
}

/// How many members a leaderboard lists; readers always find themselves below them.
pub const LEADERS: usize = 10;

/// An entry of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// The member, under the name of their newest game on the server.
    pub person: Person,
    /// Their rating.
    pub standing: PoolRating,
}

/// Games whose results can be compared: one game, either with two players or with more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    /// The game.
    pub kind: Kind,
    /// Whether three or four play: beating several opponents takes another skill than beating one.
    pub many: bool,
}

impl Pool {
    /// The pool of a game with this setup.
    pub fn of(setup: &Setup) -> Self {
        Self { kind: setup.kind, many: setup.seats.len() > 2 }
    }

    /// All pools.
    pub fn all() -> impl Iterator<Item = Self> {
        let pools = |kind: Kind| [false, true].map(|many| Self { kind, many });
        let exists = |pool: &Self| !pool.many || *pool.kind.players().end() > 2;
        Kind::ALL.into_iter().flat_map(pools).filter(exists)
    }

    /// The name in the database: `pacru-2`, or `pacru-m` for more than two players.
    pub fn slug(self) -> String {
        format!("{}-{}", self.kind.slug(), if self.many { 'm' } else { '2' })
    }

    /// Reads such a name.
    pub fn read(slug: &str) -> Option<Self> {
        Self::all().find(|pool| pool.slug() == slug)
    }
}

/// A member's rating in a pool of a server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PoolRating {
    /// The estimate.
    pub rating: Rating,
    /// The number of rated games behind it.
    pub games: u32,
    /// When the last of them ended.
    pub last_at: Millis,
}

impl PoolRating {
    /// The rating for a game that ends at `at`, after the time without games.
    pub fn faded(self, at: Millis) -> Rating {
        // The system clock may jump back.
        let months = (at.saturating_sub(self.last_at) / MONTH).max(0);
        let months = u16::try_from(months).unwrap_or(u16::MAX);
        self.rating.blurred(DRIFT + IDLE * f64::from(months))
    }

    /// The standing after a game that ended at `at` and led to this rating.
    pub fn after(before: Option<Self>, rating: Rating, at: Millis) -> Self {
        Self {
            rating,
            games: before.map_or(0, |before| before.games) + 1,
            // The system clock may jump back.
            last_at: before.map_or(at, |before| before.last_at.max(at)),
        }
    }

    /// Whether it is ranked on a leaderboard.
    pub fn is_ranked(self) -> bool {
        self.games >= FEWEST_RANKED || !self.rating.is_provisional()
    }
}

/// How many rated games a member must have to be ranked.
pub const FEWEST_RANKED: u32 = 5;

/// What a rated game that ended at `at` makes of its players, from where they stood before it and
/// their places: how it changes each rating, and where they stand afterwards.
pub fn rated(players: &[(Option<PoolRating>, u8)], at: Millis) -> Vec<(RatingChange, PoolRating)> {
    let believed: Vec<(Rating, u8)> = players
        .iter()
        .map(|(known, place)| (known.map_or(Rating::START, |known| known.faded(at)), *place))
        .collect();
    let changes = players.iter().zip(judged(&believed)).map(|((known, _), after)| {
        let before = known.map_or(Rating::START, |known| known.rating);
        (RatingChange { before, after }, PoolRating::after(*known, after, at))
    });
    changes.collect()
}

/// The ratings of the players after a game, from their ratings before it and their places: 1 is
/// first, and equal places are shared.
pub fn judged(players: &[(Rating, u8)]) -> Vec<Rating> {
    let known =
        |(rating, _): &(Rating, u8)| WengLinRating { rating: rating.mu, uncertainty: rating.sigma };
    let known: Vec<WengLinRating> = players.iter().map(known).collect();
    let places = players.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let sides: Vec<_> = known.iter().map(from_ref).zip(places).collect();
    weng_lin_multi_team(&sides, &WengLinConfig::default())
        .into_iter()
        .flatten()
        .map(|player| Rating { mu: player.rating, sigma: player.uncertainty })
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Two to four players of any strength at any places.
    fn games() -> impl Strategy<Value = Vec<(Rating, u8)>> {
        let rating = (0.0..50.0, 0.5..8.0).prop_map(|(mu, sigma)| Rating { mu, sigma });
        proptest::collection::vec((rating, 1..=4_u8), 2..=4)
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    proptest! {
        /// A sole winner rises, a sole last falls, and every game reduces uncertainty.
        #[test]
        fn winning_pays(game in games()) {
            let after = judged(&game);
            for ((before, place), after) in game.iter().zip(&after) {
                let alone = game.iter().filter(|(_, other)| other == place).count() == 1;
                let first = game.iter().all(|(_, other)| other >= place);
                let last = game.iter().all(|(_, other)| other <= place);
                prop_assert!(!(alone && first) || after.mu > before.mu);
                prop_assert!(!(alone && last) || after.mu < before.mu);
                prop_assert!(after.sigma < before.sigma && after.sigma > 0.0);
            }
        }
    }

    #[test]
    fn equals_who_share_first_place_stay_equal() {
        for rating in judged(&[(Rating::START, 1); 3]) {
            assert!(close(rating.mu, 25.0));
            assert_eq!(rating.shown(), 1500);
        }
    }

    #[test]
    fn belief_fades_with_every_month_but_not_beyond_the_start() {
        let sure = PoolRating { rating: Rating { mu: 30.0, sigma: 2.0 }, games: 200, last_at: 0 };
        assert!(sure.faded(MONTH - 1).sigma < 2.01);
        assert!(!sure.faded(23 * MONTH).is_provisional());
        assert!(sure.faded(25 * MONTH).is_provisional());
        let forgotten = Rating { mu: 30.0, ..Rating::START };
        assert_eq!(sure.faded(Millis::MAX), forgotten);
        assert_eq!(sure.faded(-MONTH), sure.faded(0), "a clock that jumped");
    }

    #[test]
    fn pools_are_read_as_they_are_written() {
        let slugs: Vec<String> = Pool::all().map(Pool::slug).collect();
        assert_eq!(
            slugs,
            ["pacru-2", "pacru-m", "azacru-2", "azacru-m", "shacru-2", "shacru-m", "pasang-2"]
        );
        for pool in Pool::all() {
            assert_eq!(Pool::read(&pool.slug()), Some(pool));
        }
        assert_eq!(Pool::read("chess-2"), None);
    }
}
