//! The pace of a table, as an option of commands.

use play::ActionError;
use play::time::Pace;
use serenity::all::CreateAutocompleteResponse;

use super::options::suggest;
use super::{Context, texts};

/// Reads a pace.
pub(super) fn pace(text: &str) -> Result<Pace, ActionError> {
    text.parse().map_err(ActionError::Pace)
}

/// The suggested paces, and what was typed if it is a pace.
pub(super) async fn paces(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let t = texts(ctx).await;
    let typed = partial.parse::<Pace>().ok();
    let partial = partial.to_lowercase();
    let fitting = Pace::OFFERED.into_iter().filter(|pace| {
        view::pace(t, *pace).contains(&partial) || pace.to_string().contains(&partial)
    });
    let paces = typed.into_iter().chain(fitting.filter(|pace| Some(*pace) != typed));
    suggest(paces.map(|pace| (view::pace(t, pace), pace.to_string())))
}
