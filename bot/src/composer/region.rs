//! Too many choices for one message, split where a player would split them.

use std::fmt;

use rules::{AnyChoice, Borderland};

use super::{MOST, Offer};

/// Tokens of regions begin with this; no token of any game does.
const SIGN: char = '@';

/// A part of the choices that is looked into by a tap of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The fields of a borderland.
    Borderland(Borderland),
    /// The points of a row, counted from 0 at South's side.
    Row(u8),
    /// What lies nowhere, [`MOST`] at a time.
    Run(usize),
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Borderland(land) => land.fmt(f),
            Self::Row(row) => write!(f, "row {}", row + 1),
            Self::Run(number) => write!(f, "part {}", number + 1),
        }
    }
}

impl Region {
    /// Where a choice belongs that stands at this index of the list.
    fn of(choice: &AnyChoice, index: usize) -> Self {
        match (choice.field, choice.point) {
            (Some(field), _) => Self::Borderland(field.borderland()),
            (_, Some(point)) => Self::Row(point.y()),
            (None, None) => Self::Run(index / MOST),
        }
    }

    /// As taps carry it.
    pub(super) fn token(self) -> String {
        match self {
            Self::Borderland(land) => format!("{SIGN}{}", land.centre()),
            Self::Row(row) => format!("{SIGN}{}", row + 1),
            Self::Run(number) => format!("{SIGN}{SIGN}{number}"),
        }
    }

    /// The region of these choices with this token, if that is one and there are so many that regions are offered.
    pub(super) fn of_token(token: &str, choices: &[AnyChoice]) -> Option<Self> {
        if choices.len() <= MOST {
            return None;
        }
        let mut regions = regions(choices).into_iter();
        regions
            .find(|(region, _)| region.token() == token)
            .map(|(region, _)| region)
    }
}

/// The regions of a list of choices, in the order in which they first appear.
fn regions(choices: &[AnyChoice]) -> Vec<(Region, Vec<AnyChoice>)> {
    let mut regions: Vec<(Region, Vec<AnyChoice>)> = Vec::new();
    for (index, choice) in choices.iter().enumerate() {
        let region = Region::of(choice, index);
        match regions.iter_mut().find(|(known, _)| *known == region) {
            Some((_, members)) => members.push(choice.clone()),
            None => regions.push((region, vec![choice.clone()])),
        }
    }
    regions
}

/// What is offered of these choices: those of a region, or all, or the regions of all. A region of one is its choice,
/// and so are the few choices that lie nowhere beside those that lie on the board.
pub(super) fn offers(choices: Vec<AnyChoice>, within: Option<&Region>) -> Vec<Offer> {
    if within.is_none() && choices.len() <= MOST {
        return choices.into_iter().map(Offer::Choice).collect();
    }
    let regions = regions(&choices);
    if let Some(within) = within {
        let inside = regions.into_iter().filter(|(region, _)| region == within);
        return inside
            .flat_map(|(_, members)| members)
            .map(Offer::Choice)
            .collect();
    }
    let nowhere = |region: &Region| matches!(region, Region::Run(_));
    let (somewhere, loose) = regions.iter().fold((0, 0), |(regions, loose), one| {
        if nowhere(&one.0) {
            (regions, loose + one.1.len())
        } else {
            (regions + 1, loose)
        }
    });
    let few = somewhere + loose <= MOST;
    let offer = |(region, members): (Region, Vec<AnyChoice>)| {
        if members.len() == 1 || (few && nowhere(&region)) {
            members.into_iter().map(Offer::Choice).collect()
        } else {
            vec![Offer::Region(region, members)]
        }
    };
    regions.into_iter().flat_map(offer).collect()
}
