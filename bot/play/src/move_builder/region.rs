//! Too many choices for one message, split where a player would split them.

use rules::{AnyChoice, Borderland, Location};

use super::{MOST, Offer};

/// Tokens of regions begin with this; no token of any game does.
const SIGN: char = '@';

/// A part of the board that is looked into by a tap of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The fields of a borderland.
    Borderland(Borderland),
    /// The points of a row, counted from 0 at South's side.
    Row(u8),
}

impl Region {
    /// Where a choice lies, if it lies somewhere.
    fn of(choice: &AnyChoice) -> Option<Self> {
        Some(match choice.location? {
            Location::Field(field) => Self::Borderland(field.borderland()),
            Location::Point(point) => Self::Row(point.y()),
        })
    }

    /// As taps carry it.
    pub(super) fn token(self) -> String {
        match self {
            Self::Borderland(land) => format!("{SIGN}{}", land.centre()),
            Self::Row(row) => format!("{SIGN}{}", row + 1),
        }
    }

    /// The region with this token, if there are so many choices that regions are offered, and some lie there.
    pub(super) fn of_token(token: &str, choices: &[AnyChoice]) -> Option<Self> {
        let mut regions = choices.iter().filter_map(Self::of);
        regions.find(|region| choices.len() > MOST && region.token() == token)
    }
}

/// What is offered of these choices: those within a region; all if they are few; else their regions, and the choices
/// that lie nowhere.
pub(super) fn offers(choices: Vec<AnyChoice>, within: Option<Region>) -> Vec<Offer> {
    if within.is_some() || choices.len() <= MOST {
        let inside = choices
            .into_iter()
            .filter(|choice| within.is_none() || Region::of(choice) == within);
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
    /// A region of one choice is that choice.
    fn without_detour(self) -> Self {
        match self {
            Self::Region(_, mut members) if members.len() == 1 => Self::Choice(members.remove(0)),
            other => other,
        }
    }
}
