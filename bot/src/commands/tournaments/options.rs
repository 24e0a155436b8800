//! Autocomplete for the options of these commands.

use play::tournament::{Snapshot, System, Tournament, TournamentError, places};
use play::{ActionError, Game, GameStatus};
use serenity::all::CreateAutocompleteResponse;

use super::super::options::{found, suggest, typed};
use super::super::{Context, asker};
use crate::Result;

/// How many tournaments of a server are offered.
const OFFERED: i64 = 100;

async fn here(ctx: Context<'_>) -> Vec<Tournament> {
    let Some(guild) = asker(ctx.interaction).guild else {
        return Vec::new();
    };
    found(ctx.data().games.store().tournaments_on(guild, OFFERED).await)
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
pub(super) async fn only_ladder(ctx: Context<'_>) -> Result<Option<String>> {
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
async fn all_boards(ctx: Context<'_>, partial: &str) -> Result<Vec<(String, String)>> {
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
async fn named_game(ctx: Context<'_>, code: &str) -> Result<Option<Game>> {
    let now = super::find(ctx, typed(ctx, "tournament"), false).await?;
    game_of(ctx, &now, code).await
}

async fn game_of(ctx: Context<'_>, now: &Snapshot, code: &str) -> Result<Option<Game>> {
    let game = ctx.data().games.store().game(code.trim()).await?;
    let id = now.tournament.id;
    Ok(game.filter(|game| game.tournament.is_some_and(|board| board.tournament == id)))
}

/// The pairing whose game has this code.
pub(super) async fn board(ctx: Context<'_>, now: &Snapshot, code: &str) -> Result<pairing::GameId> {
    let game = game_of(ctx, now, code).await?;
    let board = game.and_then(|game| game.tournament);
    Ok(board.ok_or(ActionError::from(TournamentError::NoSuchBoard))?.number)
}
