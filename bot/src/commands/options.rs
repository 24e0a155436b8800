//! Autocomplete: what the options of commands offer while a member types.

use play::{Game, GameStatus, UserId, Wanted};
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, ResolvedOption, ResolvedValue,
};
use view::Texts;

use super::{Context, asker, texts};

/// The most choices that Discord shows.
pub(super) const MOST: usize = 25;

/// The longest name of a choice. Discord does not truncate a longer one; it refuses it.
const LONGEST: usize = 100;

/// A choice whose label is short enough.
pub(super) fn choice(label: &str, value: &str) -> AutocompleteChoice {
    let label: String = label.chars().take(LONGEST).collect();
    AutocompleteChoice::new(label, value.to_owned())
}

/// The arguments so far. Every command is a subcommand of /pacru, at the first or second level.
pub(super) fn arguments(ctx: Context<'_>) -> Vec<ResolvedOption<'_>> {
    let mut options = ctx.interaction.data.options();
    while let Some(position) = options.iter().position(|option| {
        matches!(option.value, ResolvedValue::SubCommand(_) | ResolvedValue::SubCommandGroup(_))
    }) {
        options = match options.swap_remove(position).value {
            ResolvedValue::SubCommand(inner) | ResolvedValue::SubCommandGroup(inner) => inner,
            _ => Vec::new(),
        };
    }
    options
}

/// The text of another option of the command that is being typed.
pub(super) fn typed<'a>(ctx: Context<'a>, option: &str) -> Option<&'a str> {
    arguments(ctx).into_iter().find_map(|argument| match argument.value {
        ResolvedValue::String(text) if argument.name == option && !text.is_empty() => Some(text),
        _ => None,
    })
}

/// Offers the games that the member can mean, found by code or by their description.
async fn games(ctx: Context<'_>, wanted: Wanted, partial: &str) -> CreateAutocompleteResponse {
    let user = ctx.interaction.user.id.get().into();
    let fitting = ctx.data().games.fitting(asker(ctx.interaction), wanted).await;
    let mut fitting = fitting.unwrap_or_else(|error| {
        tracing::warn!(%error, "no games to offer");
        Vec::new()
    });
    if wanted == Wanted::View {
        let finished = ctx.data().games.store().finished_of(user, 10).await;
        fitting.extend(finished.unwrap_or_else(|error| {
            tracing::warn!(%error, "no finished games to offer");
            Vec::new()
        }));
        fitting.retain(|game| game.status != GameStatus::Open);
    }
    choices(texts(ctx).await, &fitting, user, partial)
}

/// The games whose line contains what was typed.
pub(super) fn choices(
    t: &Texts,
    games: &[Game],
    user: UserId,
    partial: &str,
) -> CreateAutocompleteResponse {
    let partial = partial.to_lowercase();
    let choices = games
        .iter()
        .map(|game| (view::line(t, game, user), &game.code))
        .filter(|(line, _)| line.to_lowercase().contains(&partial))
        .take(MOST)
        .map(|(line, code)| choice(&line, code))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

macro_rules! offers {
    ($($(#[$doc:meta])* $name:ident: $wanted:ident;)*) => {$(
        $(#[$doc])*
        pub(super) async fn $name(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
            games(ctx, Wanted::$wanted, partial).await
        }
    )*};
}

offers! {
    /// Games in which the member is to move.
    my_turns: Turn;
    /// Games in which the member can plan.
    my_plans: Plan;
    /// Games that the member can resign.
    my_games: Resignation;
    /// Tables here with a seat for the member.
    open_tables: Table;
    /// Tables at which the member sits.
    my_tables: Seat;
    /// Games in which the member may seat a computer.
    tables_with_room: Computer;
    /// Games to look at.
    games_to_see: View;
    /// Games to follow.
    games_to_watch: Watch;
}
