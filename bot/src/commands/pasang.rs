//! Options that only Pasang has: its starting patterns and the two rules of its opening.

use std::str::FromStr;

use play::ActionError;
use rules::pasang::{KaRule, Opening, Pattern, Symmetry};
use rules::{Kind, Options};
use serenity::all::{CreateAutocompleteResponse, ResolvedValue};
use view::Post;

use super::options::{arguments, found, suggest};
use super::{Asking, Context, asking, begin, texts};
use crate::Result;

#[poise::command(slash_command, rename = "pattern")]
pub(super) async fn pattern_picture(
    ctx: Context<'_>,
    #[autocomplete = "patterns"] number: String,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let mut options = Options::default();
    options.pasang.pattern = Some(pattern(&number)?);
    Ok(answer.say(&drawn(&asking(ctx, answer), options).await?).await?)
}

/// The starting pattern of a table with these options, as one member sees boards.
pub(super) async fn drawn(by: &Asking<'_>, options: Options) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let display = bot.display_options(asker.user).await?;
    let drawn = bot.draw(move |renderer| view::pattern(t, renderer, &options, display));
    Ok(drawn.await??)
}

/// Reads a pattern: a number, eleven rows, or `random`, optionally with a class of symmetry and a
/// seed.
pub(super) fn pattern(text: &str) -> Result<Pattern, ActionError> {
    let text = text.trim();
    let mut words = text.split_whitespace();
    if words.next() != Some("random") {
        return text.parse().map_err(|error| ActionError::Pattern(Some(error)));
    }
    let mut symmetry = Symmetry::Square;
    let mut seed = fastrand::u64(..1_000_000);
    for word in words {
        if let Ok(number) = word.parse() {
            seed = number;
        } else {
            symmetry = word.parse().map_err(|_| ActionError::Pattern(None))?;
        }
    }
    Ok(Pattern::random(seed, symmetry))
}

/// Reads one of the words that autocomplete offers.
pub(super) fn choice_of<T: FromStr<Err = rules::PasangError>>(
    text: &str,
) -> Result<T, ActionError> {
    let read = text.trim().to_lowercase().parse();
    read.map_err(|error| ActionError::Rules(rules::FamilyError::Pasang(error).into()))
}

/// Offers patterns by number and by symmetry.
async fn patterns(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    offer(all_patterns(ctx).await, partial)
}

/// Offers patterns if the game is Pasang.
pub(super) async fn patterns_for_a_table(
    ctx: Context<'_>,
    partial: &str,
) -> CreateAutocompleteResponse {
    offer(if is_pasang(ctx) { all_patterns(ctx).await } else { Vec::new() }, partial)
}

/// Offers the ways in which a token becomes a ka.
pub(super) async fn ka_rules(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let t = texts(ctx).await;
    let offered = [KaRule::Slide, KaRule::Jump, KaRule::Either]
        .map(|rule| (rule.to_string(), view::ka_choice(t, rule)));
    offer(if is_pasang(ctx) { offered.to_vec() } else { Vec::new() }, partial)
}

/// Offers the rules for the second player's passage.
pub(super) async fn openings(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let t = texts(ctx).await;
    let offered = [Opening::Quadrant, Opening::Free]
        .map(|opening| (opening.to_string(), view::opening_choice(t, opening)));
    offer(if is_pasang(ctx) { offered.to_vec() } else { Vec::new() }, partial)
}

/// Value and label of every pattern.
async fn all_patterns(ctx: Context<'_>) -> Vec<(String, String)> {
    let t = texts(ctx).await;
    let numbered = found(ctx.data().draw(|_| view::pattern_labels(t)).await);
    let random = Symmetry::ALL.into_iter().map(|class| {
        let value = format!("random {class}");
        let label = view::random_pattern_choice(t, &value, class);
        (value, label)
    });
    numbered.into_iter().chain(random).collect()
}

fn offer(all: Vec<(String, String)>, partial: &str) -> CreateAutocompleteResponse {
    let partial = partial.trim().to_lowercase();
    let mut fitting: Vec<_> =
        all.into_iter().filter(|(_, label)| label.to_lowercase().contains(&partial)).collect();
    // For "3", pattern 3 and then 30 to 39 come before 13.
    fitting.sort_by_key(|(value, _)| !value.starts_with(&partial));
    suggest(fitting.into_iter().map(|(value, label)| (label, value)))
}

/// Whether the options of Pasang apply: if a game is chosen, it must be Pasang.
fn is_pasang(ctx: Context<'_>) -> bool {
    if ctx.command().qualified_name == "pacru-organise format" {
        return true;
    }
    arguments(ctx).iter().any(|argument| match argument.value {
        ResolvedValue::Integer(index) if argument.name == "game" => {
            let kind = usize::try_from(index).ok().and_then(|index| Kind::ALL.get(index).copied());
            kind == Some(Kind::Pasang)
        }
        _ => false,
    })
}
