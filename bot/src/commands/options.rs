//! Autocomplete: what the options of commands offer while a member types.

use std::fmt::Display;

use super::{Context, asker, texts};
use play::audience::{Audience, Visible};
use play::{Game, GameStatus, UserId, Wanted};
use rules::Completion;
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, ResolvedOption, ResolvedValue,
};

/// The most choices that Discord shows.
pub(super) const MOST: usize = 25;

/// Among how many games under way on a server is looked for what a member types.
const SEARCHED: i64 = 200;

/// The longest label and the longest value of a choice, in characters.
const LONGEST: usize = 100;

/// Offers labels, each with the value that it stands for. Discord refuses all of them if there are
/// too many or one is too long, so every autocomplete ends here: a long label is cut, and whatever
/// has a long value is left out.
pub(super) fn suggest<L: AsRef<str>, V: Into<String>>(
    choices: impl IntoIterator<Item = (L, V)>,
) -> CreateAutocompleteResponse {
    let choices = choices.into_iter().map(|(label, value)| {
        let label: String = label.as_ref().chars().take(LONGEST).collect();
        (label, value.into())
    });
    let fitting = choices.filter(|(_, value)| (1..=LONGEST).contains(&value.chars().count()));
    let offered = fitting.take(MOST).map(|(label, value)| AutocompleteChoice::new(label, value));
    CreateAutocompleteResponse::new().set_choices(offered.collect())
}

/// What was found for a member who types; nothing if that failed: the command itself reports what
/// is wrong.
pub(super) fn found<T, E: Display>(found: Result<Vec<T>, E>) -> Vec<T> {
    found.unwrap_or_else(|error| {
        tracing::warn!(%error, "nothing to offer");
        Vec::new()
    })
}

/// Offers turns, or beginnings of turns, that continue what was typed.
pub(super) async fn completed(
    ctx: Context<'_>,
    offered: Result<Vec<Completion>, service::Error>,
) -> CreateAutocompleteResponse {
    // Autocomplete never fails: the command itself reports what is wrong.
    let offered = offered.unwrap_or_else(|error| {
        tracing::debug!(%error, "nothing to offer");
        Vec::new()
    });
    let t = texts(ctx).await;
    suggest(offered.iter().map(|offer| (view::completion(t, offer), &offer.text)))
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
    let (games, asker) = (&ctx.data().games, asker(ctx.interaction));
    let mut fitting = found(games.fitting(asker, wanted).await.map(Visible::into_named));
    if wanted == Wanted::View {
        fitting.extend(found(games.finished_of(asker, 10).await));
        fitting.extend(found(games.store().imports_of(asker.user, 10).await));
        // Whoever looks for a game of others types a name.
        if let Some(guild) = asker.guild.filter(|_| !partial.is_empty()) {
            let mut others = found(games.store().played_on(guild, SEARCHED).await);
            others.retain(|game| fitting.iter().all(|it| it.id != game.id));
            fitting.extend(others);
        }
        fitting.retain(|game| game.status != GameStatus::Open);
    }
    choices(ctx, asker.audience(), fitting, asker.user, partial).await
}

/// Those of these games that the member may read about and whose line contains what was typed.
pub(super) async fn choices(
    ctx: Context<'_>,
    audience: Audience,
    games: Vec<Game>,
    user: UserId,
    partial: &str,
) -> CreateAutocompleteResponse {
    let visible = ctx.data().games.visible(audience, games).await;
    let games = found(visible.map(Visible::into_named));
    let (t, partial) = (texts(ctx).await, partial.to_lowercase());
    let lines = games.iter().map(|game| (view::line(t, game, user), &game.code));
    suggest(lines.filter(|(line, _)| line.to_lowercase().contains(&partial)))
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
    /// Games to look at.
    games_to_see: View;
    /// Games to follow.
    games_to_watch: Watch;
}
