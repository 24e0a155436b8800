//! The settings of a tournament. All but the name have a default.

use std::ops::RangeInclusive;

use pairing::{
    AllPlayAll, Cycles, Format, FormatError, Ladder, League, Pace, Swiss, TableAllPlayAll,
    TableSize, TableSwiss,
};
use rules::{Kind, Options, Position, Setup};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::TournamentError;
use crate::rating::Pool;
use crate::time::Millis;
use crate::{Terms, untrusted};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

/// The longest description, in characters.
pub const LONGEST_DESCRIPTION: usize = 500;

/// The most entrants, which is also the default.
pub const MOST_ENTRANTS: u16 = 64;

/// How long a round may last, in days.
const ROUND_DAYS: RangeInclusive<u16> = 1..=365;

/// How long a round lasts by default, in days.
const USUAL_ROUND_DAYS: u16 = 21;

/// Who plays whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Everybody plays everybody, in groups.
    #[default]
    AllPlayAll,
    /// In each round opponents have about the same score.
    Swiss,
    /// A season of divisions, with promotion and relegation.
    League,
    /// Members challenge each other, without an end.
    Ladder,
}

/// What happens at the end of a round in which games are still open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Overdue {
    /// The organiser is told, and decides.
    #[default]
    Wait,
    /// A Swiss tournament pairs the next round; for the pairing alone, open games count as draws.
    PairOn,
}

/// The settings of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is chosen by itself")]
pub struct Settings {
    /// Its name.
    #[serde(deserialize_with = "untrusted::read_name")]
    pub name: String,
    /// The organiser's description; may be empty.
    #[serde(deserialize_with = "untrusted::read_text")]
    pub description: String,
    /// The game.
    pub kind: Kind,
    /// The rule options that differ from the usual rules.
    pub options: Options,
    /// The number of players in a game.
    pub players: u8,
    /// The terms of its games. With more than one game, an encounter is a series.
    pub terms: Terms,
    /// The system: who plays whom.
    pub system: System,
    /// The number of rounds of a Swiss tournament; none: as many as the entrants need.
    pub rounds: Option<u16>,
    /// The most entrants of a group or division; none: 10.
    pub group_size: Option<u8>,
    /// How often everybody meets everybody, in systems in which they do.
    pub cycles: Cycles,
    /// How many rounds of a schedule are open at a time; none: all.
    pub rounds_open: Option<u8>,
    /// How many entrants a division promotes; none: 2, or fewer if divisions are small.
    pub promoted: Option<u8>,
    /// How many rungs up a challenge reaches; none: 3.
    pub reach: Option<u32>,
    /// How long a round lasts, in days; none: 21, if rounds wait for each other.
    pub round_days: Option<u16>,
    /// What happens at the end of a round in which games are still open.
    pub overdue: Overdue,
    /// Whether each round waits for the organiser, who may look at its pairings first.
    pub by_hand: bool,
    /// When it starts automatically; none: when the organiser starts it.
    pub starts_at: Option<Millis>,
    /// How many may enter.
    pub most: u16,
    /// The lowest rating of an entrant.
    pub least_rating: Option<u16>,
    /// The highest rating of an entrant.
    pub most_rating: Option<u16>,
    /// Whether members can enter after the start, if the system allows it.
    pub late_entry: bool,
    /// Whether computers replace members who leave.
    pub computers: bool,
    /// Whether a computer plays against the entrant who would have no opponent because the number
    /// is odd.
    pub fill_byes: bool,
    /// Whether its channel is told once a week who waits for whom.
    pub weekly: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: String::new(),
            description: String::new(),
            kind: Kind::Pacru,
            options: Options::default(),
            players: 2,
            terms: Terms::default(),
            system: System::default(),
            rounds: None,
            group_size: None,
            cycles: Cycles::One,
            rounds_open: None,
            promoted: None,
            reach: None,
            round_days: None,
            overdue: Overdue::default(),
            by_hand: false,
            starts_at: None,
            most: MOST_ENTRANTS,
            least_rating: None,
            most_rating: None,
            late_entry: true,
            computers: false,
            fill_byes: false,
            weekly: false,
        }
    }
}

impl Settings {
    /// The pairing format for this many entrants.
    pub fn format(&self, entrants: usize) -> Result<Format, FormatError> {
        let rounds = || {
            let enough = || Swiss::for_entrants(entrants).rounds();
            self.rounds.unwrap_or_else(enough)
        };
        Ok(match (self.system, self.table_size()) {
            (System::AllPlayAll, None) => Format::AllPlayAll(self.groups()?),
            (System::AllPlayAll, Some(size)) => {
                Format::TableAllPlayAll(TableAllPlayAll { size, pace: self.pace() })
            }
            (System::Swiss, None) => Format::Swiss(Swiss::new(rounds())?),
            (System::Swiss, Some(size)) => Format::TableSwiss(TableSwiss::new(size, rounds())?),
            (System::League, _) => {
                let groups = self.groups()?;
                let promoted = self.promoted.unwrap_or(2.min(groups.group_size() / 3));
                Format::League(League::new(groups, promoted)?)
            }
            (System::Ladder, _) => Format::Ladder(match self.reach {
                Some(reach) => Ladder::new(reach)?,
                None => Ladder::default(),
            }),
        })
    }

    fn groups(&self) -> Result<AllPlayAll, FormatError> {
        let usual = AllPlayAll::default().group_size();
        let most = self.group_size.unwrap_or(usual);
        AllPlayAll::new(most, self.cycles, self.pace())
    }

    fn pace(&self) -> Pace {
        self.rounds_open.map_or(Pace::AllAtOnce, Pace::Rounds)
    }

    fn table_size(&self) -> Option<TableSize> {
        match self.players {
            3 => Some(TableSize::Three),
            4 => Some(TableSize::Four),
            _ => None,
        }
    }

    /// How long a round lasts, in days, if rounds wait for each other; none if all games begin at
    /// once, and on a ladder.
    pub fn days_of_round(&self) -> Option<u16> {
        let waits = match self.system {
            System::Swiss => true,
            System::AllPlayAll | System::League => self.rounds_open.is_some(),
            System::Ladder => false,
        };
        waits.then(|| self.round_days.unwrap_or(USUAL_ROUND_DAYS))
    }

    /// The setup of a game with this many players. Fails with [`TournamentError::Rules`].
    pub fn setup(&self, players: usize) -> Result<Setup, TournamentError> {
        let setup = Setup {
            options: self.options.clone(),
            ..Setup::new(self.kind, players).map_err(TournamentError::Rules)?
        };
        // The rules refuse options that cannot be combined.
        Position::new(&setup).map_err(TournamentError::Rules)?;
        Ok(setup)
    }

    /// The ratings that count: those of its game, for this many players.
    pub fn pool(&self) -> Pool {
        Pool { kind: self.kind, many: self.players > 2 }
    }

    /// Removes the spaces around the name.
    pub(super) fn trim(&mut self) {
        self.name.truncate(self.name.trim_end().len());
        self.name.drain(..self.name.len() - self.name.trim_start().len());
    }

    /// Checks that the settings fit together.
    pub fn check(&self) -> Result<(), TournamentError> {
        let name = self.name.trim();
        let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
        if !fits || name.chars().any(char::is_control) || untrusted::seen(name).is_empty() {
            return Err(TournamentError::Name);
        }
        if self.description.chars().count() > LONGEST_DESCRIPTION {
            return Err(TournamentError::Description);
        }
        let players = usize::from(self.players);
        let only_two = matches!(self.system, System::League | System::Ladder);
        if only_two && players != 2 {
            return Err(TournamentError::OnlyTwo(self.system));
        }
        self.setup(players)?;
        self.format(usize::from(MOST_ENTRANTS)).map_err(TournamentError::Format)?;
        if self.round_days.is_some_and(|days| !ROUND_DAYS.contains(&days)) {
            return Err(TournamentError::RoundDays);
        }
        if !(2..=MOST_ENTRANTS).contains(&self.most) {
            return Err(TournamentError::Most);
        }
        match (self.least_rating, self.most_rating) {
            (Some(least), Some(most)) if least > most => Err(TournamentError::Ratings),
            _ => Ok(()),
        }
    }

    /// Whether a member with this rating may enter.
    pub(super) fn admits(&self, rating: u16) -> bool {
        self.least_rating.is_none_or(|least| rating >= least)
            && self.most_rating.is_none_or(|most| rating <= most)
    }
}
