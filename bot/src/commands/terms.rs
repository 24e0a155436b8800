//! The terms of a table besides the rules, as options of `/pacru new`.

use play::ActionError;
use play::time::Pace;
use serenity::all::CreateAutocompleteResponse;

use super::choices::choices;
use super::options::suggest;
use super::{Context, texts};

choices! {
    /// Who declares that time has run out.
    pub(super) enum Timeout for play::Timeout {
        Automatic,
        Claimed,
    }
}

choices! {
    /// What happens to the seat of a player who stays away.
    pub(super) enum Absent for play::Absent {
        Skipped,
        Out,
        Computer,
    }
}

choices! {
    /// Which boards stay in the channel.
    pub(super) enum Boards for play::Boards {
        All,
        Newest,
    }
}

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
