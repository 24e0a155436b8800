//! Autocomplete for the options of these commands.

use play::tournament::{System, Tournament};
use serenity::all::CreateAutocompleteResponse;

use super::super::options::{found, suggest};
use super::super::{Context, texts};
use super::readers;

/// How many tournaments of a server are offered.
const OFFERED: usize = 100;

async fn here(ctx: Context<'_>) -> Vec<Tournament> {
    found(ctx.data().games.tournaments_for(readers(ctx), OFFERED).await)
}

async fn offer(
    ctx: Context<'_>,
    partial: &str,
    fits: impl Fn(&Tournament) -> bool,
) -> CreateAutocompleteResponse {
    let (t, partial) = (texts(ctx).await, partial.to_lowercase());
    let fitting = here(ctx).await.into_iter().filter(fits);
    let labels = fitting.map(|it| (view::tournaments::label(t, &it), it.code));
    suggest(labels.filter(|(label, _)| label.to_lowercase().contains(&partial)))
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

/// Whether members can challenge each other in it.
pub(super) fn is_ladder(tournament: &Tournament) -> bool {
    !tournament.is_over() && tournament.settings.system == System::Ladder
}
