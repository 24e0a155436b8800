//! The weights of the features of a position: one table, and the origin of its numbers.
//!
//! A fit on games of a player against itself, which the arena of commit cac1a00 has, proposed numbers, and matches
//! decided. The fit did not know what a search makes of an evaluation: in Azacru it proposed a higher weight for chevrons
//! and a lower one for mobility, and the player with these weights scored 29 % of 200 games.
//!
//! ```text
//! cargo run --release -p ai --example arena -- match pacru 2 --openings 60 \
//!     nodes:2000@100,744,5,0,-2,-306,0/653 nodes:2000@100,750,37,0,11,0,0/600
//! ```
//!
//! Threats were added later: with them, and with a mobility of 20 instead of 5, Pacru scores 72 ±11 % of 60 games
//! against the yardstick, the engine of commit 7103de5, at 5 ms per turn.
//!
//! The scores of earlier numbers against those that they replaced, at 2,000 nodes per turn and with 95 % intervals:
//! Pacru 56 ±6 % of 240 games. Azacru in three steps 65 ±6, 55 ±7 and 59 ±6 %, 200 games each. Shacru in two steps 62
//! ±9 and 56 ±9 %, 120 games each. Pasang in two steps 58 ±6 and 58 ±7 %, 200 games each. Variations of the numbers
//! scored less or the same. The leads are fitted last, with fixed weights, and do not change how anybody plays.

use std::fmt;
use std::str::FromStr;

use rules::Kind;

use crate::features::{FEATURES, Features};

/// The weight of each feature, in hundredths of a marker (Pasang: of a point), and of a lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// One weight for each of [`crate::Features::NAMES`], in that order.
    pub worth: [i32; FEATURES],
    /// The lead at which winning is e times as likely as not winning.
    pub lead: i32,
}

impl Weights {
    /// The weights of the levels.
    #[must_use]
    pub const fn of(kind: Kind) -> Weights {
        //                points pieces mobility territory power stuck threats
        let (worth, lead) = match kind {
            Kind::Pacru => ([100, 744, 20, 0, 0, -306, 300], 850),
            Kind::Azacru => ([100, 200, 20, 0, 8, -100, 0], 350),
            Kind::Shacru => ([100, 0, 10, 25, 0, -150, 0], 200),
            Kind::Pasang => ([100, 0, 200, 0, 0, 0, 0], 1900),
        };
        Weights { worth, lead }
    }

    /// The weighted sum of the features of a seat.
    pub(crate) fn weigh(&self, features: Features) -> i32 {
        let counted = features.numbers().into_iter().zip(self.worth);
        counted.map(|(count, worth)| count * worth).sum()
    }
}

/// The weights separated by commas, as `arena` reads them.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, worth) in self.worth.iter().enumerate() {
            write!(f, "{}{worth}", if place > 0 { "," } else { "" })?;
        }
        write!(f, "/{}", self.lead)
    }
}

/// The text is not of the form `100,750,37,0,11,0,300/600`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not {FEATURES} whole numbers separated by commas, then a slash and the lead")]
pub struct NotWeights;

impl FromStr for Weights {
    type Err = NotWeights;

    fn from_str(text: &str) -> Result<Weights, NotWeights> {
        let number = |text: &str| text.trim().parse::<i32>().map_err(|_| NotWeights);
        let (worths, lead) = text.split_once('/').ok_or(NotWeights)?;
        let worths: Vec<i32> = worths.split(',').map(number).collect::<Result<_, _>>()?;
        let lead = number(lead)?;
        let worth = worths.try_into().map_err(|_| NotWeights)?;
        if lead > 0 { Ok(Weights { worth, lead }) } else { Err(NotWeights) }
    }
}
