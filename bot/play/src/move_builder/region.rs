//! Regions: too many choices for one message are split by parts of the board.

use rules::{AnyChoice, Borderland, Location};

use super::{MOST, Offer};

/// The first character of a region's token; no token of any game begins with it.
const SIGN: char = '@';

/// A part of the board that takes a tap of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The fields of a borderland.
    Borderland(Borderland),
    /// The points of a row, counted from 0 at South's side.
    Row(u8),
}

impl Region {
    /// The region of a choice, if it has a place on the board.
    fn of(choice: &AnyChoice) -> Option<Self> {
        Some(match choice.location? {
            Location::Field(field) => Self::Borderland(field.borderland()),
            Location::Point(point) => Self::Row(point.y()),
        })
    }

    /// Its token in custom ids.
    pub(super) fn token(self) -> String {
        match self {
            Self::Borderland(land) => format!("{SIGN}{}", land.centre()),
            Self::Row(row) => format!("{SIGN}{}", row + 1),
        }
    }

    /// The region with this token, if there are enough choices for regions and some lie in it.
    pub(super) fn of_token(token: &str, choices: &[AnyChoice]) -> Option<Self> {
        let mut regions = choices.iter().filter_map(Self::of);
        regions.find(|region| choices.len() > MOST && region.token() == token)
    }
}

/// What is offered for these choices: those within a region; all of them if they are few; otherwise
/// their regions, and the choices without a place on the board.
pub(super) fn offers(choices: Vec<AnyChoice>, within: Option<Region>) -> Vec<Offer> {
    if within.is_some() || choices.len() <= MOST {
        let inside =
            choices.into_iter().filter(|choice| within.is_none() || Region::of(choice) == within);
        return inside.map(Offer::Choice).collect();
    }
    let mut offers: Vec<Offer> = Vec::new();
    for choice in choices {
        let Some(region) = Region::of(&choice) else {
            offers.push(Offer::Choice(choice));
            continue;
        };
        let known = offers.iter_mut().find_map(|offer| match offer {
            Offer::Region(known, members) if *known == region => Some(members),
            _ => None,
        });
        match known {
            Some(members) => members.push(choice),
            None => offers.push(Offer::Region(region, vec![choice])),
        }
    }
    offers.into_iter().map(Offer::without_detour).collect()
}

impl Offer {
    /// Replaces a region with a single choice by that choice.
    fn without_detour(self) -> Self {
        match self {
            Self::Region(_, mut members) if members.len() == 1 => Self::Choice(members.remove(0)),
            other => other,
        }
    }
}
