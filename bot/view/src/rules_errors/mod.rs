//! The texts of rule errors, from the data of the errors.

mod chevrons;
mod pasang;
#[cfg(test)]
mod tests;

use rules::{
    FamilyError, Kind, OptionsError, ReplayError, RulesError, RulesVersion, SeatError, SetupError,
    UnknownVersion,
};

use crate::messages as m;
use crate::people::colour_name;
use crate::texts::Texts;

pub(crate) use pasang::pattern;

/// Why a turn or a setup was refused, in one sentence.
pub(crate) fn sentence(t: &Texts, error: &RulesError) -> String {
    match error {
        RulesError::Over => t.say(m::RulesErrorOver),
        RulesError::NotPlaying(seat) => {
            t.say(m::RulesErrorNotPlaying { seat: colour_name(t, *seat) })
        }
        RulesError::Resignation => t.say(m::RulesErrorResignation),
        RulesError::CannotSkip => t.say(m::RulesErrorCannotSkip),
        RulesError::NoSuchChoice => t.say(m::RulesErrorNoSuchChoice),
        RulesError::Game(error) | RulesError::Options(OptionsError::Value(error)) => {
            family(t, error)
        }
        RulesError::Setup(error) => setup(t, error),
        RulesError::Options(OptionsError::Unknown) => t.say(m::RulesErrorOptions),
        RulesError::Seats(SeatError::Seat) => t.say(m::RulesErrorSeat),
        RulesError::Seats(SeatError::Seats) => t.say(m::RulesErrorSeats),
        RulesError::Kind(_) => {
            t.say(m::RulesErrorKind { games: t.and(&Kind::ALL.map(Kind::name)) })
        }
    }
}

fn family(t: &Texts, error: &FamilyError) -> String {
    match error {
        FamilyError::Chevrons(error) => chevrons::sentence(t, error),
        FamilyError::Pasang(error) => pasang::sentence(t, error),
    }
}

fn setup(t: &Texts, error: &SetupError) -> String {
    match error {
        SetupError::Players { kind, least, most } => {
            t.say(m::RulesErrorPlayers { game: kind.name(), least: *least, most: *most })
        }
        SetupError::ExactlyPlayers { kind, players } => {
            t.say(m::RulesErrorExactlyPlayers { game: kind.name(), players: *players })
        }
        SetupError::Option { kind, option } => {
            t.say(m::RulesErrorNoOption { game: kind.name(), option: *option })
        }
    }
}

/// Why a record cannot be replayed, in one sentence or with a second one for the reason.
pub(crate) fn replay(t: &Texts, error: &ReplayError) -> String {
    match error {
        ReplayError::Version(UnknownVersion(version)) => t.say(m::RulesErrorVersion {
            version: *version,
            first: RulesVersion::FIRST.number(),
            last: RulesVersion::CURRENT.number(),
        }),
        ReplayError::Setup(error) => t.say(m::RulesErrorSetup { why: sentence(t, error) }),
        ReplayError::Entry { at, entry, error } => t.say(m::RulesErrorEntry {
            number: at + 1,
            entry: entry.to_string(),
            why: sentence(t, error),
        }),
    }
}

/// The names of things on the board.
fn names<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}
