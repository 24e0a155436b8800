//! Autocomplete for the options of these commands, and what the options mean.

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use play::time::Millis;
use play::tournament::{Snapshot, System, Tournament, TournamentError};
use play::{ActionError, Game, GameStatus};
use serenity::all::CreateAutocompleteResponse;

use super::super::options::{suggest, typed};
use super::super::{Context, asker};
use crate::Error;

/// How many tournaments of a server are offered.
const OFFERED: i64 = 100;

async fn here(ctx: Context<'_>) -> Vec<Tournament> {
    let Some(guild) = asker(ctx.interaction).guild else {
        return Vec::new();
    };
    let found = ctx.data().games.store().tournaments_on(guild, OFFERED).await;
    found.unwrap_or_else(|error| {
        tracing::warn!(%error, "no tournaments to offer");
        Vec::new()
    })
}

async fn offer(
    ctx: Context<'_>,
    partial: &str,
    fits: impl Fn(&Tournament) -> bool,
) -> CreateAutocompleteResponse {
    let partial = partial.to_lowercase();
    let fitting = here(ctx).await.into_iter().filter(|tournament| {
        fits(tournament) && tournament.settings.name.to_lowercase().contains(&partial)
    });
    suggest(fitting.map(|it| (it.settings.name, it.code)))
}

/// Every tournament of the server.
pub(super) async fn all(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    offer(ctx, partial, |_| true).await
}

/// The unfinished tournaments.
pub(super) async fn going_on(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    offer(ctx, partial, |tournament| !tournament.is_over()).await
}

pub(super) async fn ladders(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    offer(ctx, partial, is_ladder).await
}

fn is_ladder(tournament: &Tournament) -> bool {
    !tournament.is_over() && tournament.settings.system == System::Ladder
}

/// The code of the only ladder of the server, if there is exactly one.
pub(super) async fn only_ladder(ctx: Context<'_>) -> Result<Option<String>, Error> {
    let mut ladders: Vec<_> = here(ctx).await.into_iter().filter(is_ladder).collect();
    Ok(match (ladders.pop(), ladders.len()) {
        (Some(only), 0) => Some(only.code),
        _ => None,
    })
}

/// The games that the organiser can decide; open ones come first.
pub(super) async fn boards(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let boards = all_boards(ctx, partial).await.unwrap_or_else(|error| {
        error.log("autocomplete");
        Vec::new()
    });
    suggest(boards)
}

/// The games of a tournament, each with its code.
async fn all_boards(ctx: Context<'_>, partial: &str) -> Result<Vec<(String, String)>, Error> {
    let now = super::find(ctx, typed(ctx, "tournament"), false).await?;
    let store = ctx.data().games.store();
    let mut games = store.games_of_tournament(now.tournament.id).await?;
    games.sort_by_key(|game| (game.status != GameStatus::Active, game.id));
    let partial = partial.to_lowercase();
    let label = |game: &Game| {
        let names = game.players.iter().map(|player| player.person.name.as_str());
        format!("{} {}", game.code, names.collect::<Vec<_>>().join(" – "))
    };
    let labels = games.into_iter().map(|game| (label(&game), game.code));
    Ok(labels.filter(|(label, _)| label.to_lowercase().contains(&partial)).collect())
}

/// The possible results of a game of two, as places of its players; of another game what was typed, if it is a result.
pub(super) async fn results(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let named = match typed(ctx, "game") {
        Some(code) => named_game(ctx, code).await.unwrap_or_else(|error| {
            error.log("autocomplete");
            None
        }),
        None => None,
    };
    if let Some(game) = named
        && let [one, other] = game.players.as_slice()
    {
        let (one, other) = (&one.person.name, &other.person.name);
        suggest(["1 2", "2 1", "1 1", "1 -", "- 1", "- -"].map(|places| {
            let (first, second) = places.split_once(' ').unwrap_or_default();
            (format!("{one}: {first}, {other}: {second}"), places)
        }))
    } else {
        let typed = places(partial).is_ok_and(|places| !places.is_empty());
        suggest(typed.then_some((partial, partial)))
    }
}

/// The game with this code, if it belongs to the tournament that the command means: nobody may see here who plays
/// elsewhere.
async fn named_game(ctx: Context<'_>, code: &str) -> Result<Option<Game>, Error> {
    let now = super::find(ctx, typed(ctx, "tournament"), false).await?;
    game_of(ctx, &now, code).await
}

async fn game_of(ctx: Context<'_>, now: &Snapshot, code: &str) -> Result<Option<Game>, Error> {
    let game = ctx.data().games.store().game(code.trim()).await?;
    let id = now.tournament.id;
    Ok(game.filter(|game| game.tournament.is_some_and(|board| board.tournament == id)))
}

/// The places as they were typed, seat by seat: `1 2`, `1 1`, and `-` for a player who did not play.
pub(super) fn places(text: &str) -> Result<Vec<pairing::SeatResult>, ActionError> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let place = |word: &str| match word {
        "-" => Ok(pairing::SeatResult::Forfeit),
        word => match word.parse() {
            Ok(place @ 1..=4) => Ok(pairing::SeatResult::Place(place)),
            _ => Err(ActionError::from(TournamentError::Result)),
        },
    };
    words.map(place).collect()
}

/// A time in the future: `in 3 days`, `12h`, `2026-12-24 18:00`, in the time zone of the member.
pub(super) fn start(text: &str, now: Millis, zone: &TimeZone) -> Result<Millis, ActionError> {
    let refused = || ActionError::from(TournamentError::StartTime);
    let text = text.trim();
    let length = text.strip_prefix("in ").unwrap_or(text);
    if let Ok(length) = play::time::duration(length) {
        return Ok(now.saturating_add(length));
    }
    let moment: DateTime = text.parse().map_err(|_| refused())?;
    let zoned = moment.to_zoned(zone.clone()).map_err(|_| refused())?;
    Ok(zoned.timestamp().as_millisecond())
}

/// The pairing whose game has this code.
pub(super) async fn board(
    ctx: Context<'_>,
    now: &Snapshot,
    code: &str,
) -> Result<pairing::GameId, Error> {
    let game = game_of(ctx, now, code).await?;
    let board = game.and_then(|game| game.tournament);
    Ok(board.ok_or(ActionError::from(TournamentError::NoSuchBoard))?.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Millis = 1_793_620_800_000;

    #[test]
    fn a_start_is_a_length_of_time_or_a_moment() {
        let day = play::time::DAY;
        for (text, at) in [
            ("in 3 days", NOON + 3 * day),
            ("12h", NOON + day / 2),
            ("2026-11-03 12:00", NOON + day),
            ("2026-11-03T12:00", NOON + day),
        ] {
            assert_eq!(start(text, NOON, &TimeZone::UTC).unwrap(), at, "{text}");
        }
        for text in ["", "tomorrow", "2026-13-01 12:00"] {
            assert!(start(text, NOON, &TimeZone::UTC).is_err(), "{text}");
        }
    }

    #[test]
    fn places_are_typed_seat_by_seat() {
        let place = pairing::SeatResult::Place;
        assert_eq!(places("1 2").unwrap(), [place(1), place(2)]);
        assert_eq!(places("-, 1").unwrap(), [pairing::SeatResult::Forfeit, place(1)]);
        for text in ["1 x", "0 1", "1 5"] {
            assert!(places(text).is_err(), "{text}");
        }
    }
}
