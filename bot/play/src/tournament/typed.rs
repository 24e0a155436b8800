//! What organisers type: results and times.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use pairing::SeatResult;

use super::TournamentError;
use crate::time::{Millis, duration};

/// The places as they were typed, seat by seat: `1 2`, `1 1`, and `-` for a player who did not
/// play.
pub fn places(text: &str) -> Result<Vec<SeatResult>, TournamentError> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let place = |word: &str| match word {
        "-" => Ok(SeatResult::Forfeit),
        word => match word.parse() {
            Ok(place @ 1..=4) => Ok(SeatResult::Place(place)),
            _ => Err(TournamentError::Result),
        },
    };
    words.map(place).collect()
}

/// A time in the future: `in 3 days`, `12h`, `2026-12-24 18:00`, in the time zone of the member.
pub fn start_time(text: &str, now: Millis, zone: &TimeZone) -> Result<Millis, TournamentError> {
    let refused = || TournamentError::StartTime;
    let text = text.trim();
    let length = text.strip_prefix("in ").unwrap_or(text);
    if let Ok(length) = duration(length) {
        return Ok(now.saturating_add(length));
    }
    let moment: DateTime = text.parse().map_err(|_| refused())?;
    Ok(moment.to_zoned(zone.clone()).map_err(|_| refused())?.timestamp().as_millisecond())
}

/// A time as a member types it in their time zone, to the minute.
pub fn typed_time(at: Millis, zone: &TimeZone) -> String {
    let moment = Timestamp::from_millisecond(at).map(|at| at.to_zoned(zone.clone()));
    moment.map_or_else(|_| String::new(), |at| at.strftime("%Y-%m-%d %H:%M").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::NOON;

    #[test]
    fn a_start_is_a_length_of_time_or_a_moment() {
        let day = crate::time::DAY;
        for (text, at) in [
            ("in 3 days", NOON + 3 * day),
            ("12h", NOON + day / 2),
            ("2026-11-03 12:00", NOON + day),
            ("2026-11-03T12:00", NOON + day),
        ] {
            assert_eq!(start_time(text, NOON, &TimeZone::UTC).unwrap(), at, "{text}");
        }
        let zone = TimeZone::get("Europe/Vienna").unwrap();
        assert_eq!(typed_time(NOON, &zone), "2026-11-02 13:00");
        assert_eq!(start_time("2026-11-02 13:00", NOON, &zone).unwrap(), NOON);
        for text in ["", "tomorrow", "2026-13-01 12:00"] {
            assert!(start_time(text, NOON, &TimeZone::UTC).is_err(), "{text}");
        }
    }

    #[test]
    fn places_are_typed_seat_by_seat() {
        let place = SeatResult::Place;
        assert_eq!(places("1 2").unwrap(), [place(1), place(2)]);
        assert_eq!(places("-, 1").unwrap(), [SeatResult::Forfeit, place(1)]);
        for text in ["1 x", "0 1", "1 5"] {
            assert!(places(text).is_err(), "{text}");
        }
    }
}
