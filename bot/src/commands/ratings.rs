//! `/pacru people rating`, `leaderboard` and `profile`: members' ratings and results.

use play::{ActionError, GuildId, Person, Season};
use rules::Kind;
use serenity::all::User;

use super::choices::Choice;
use super::lobby::person;
use super::{Context, actor, asker, begin};
use crate::Result;

/// The number of players, as Discord offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(super) enum Players {
    Two,
    More,
}

/// Which season, as Discord offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(super) enum SeasonChoice {
    This,
    Last,
}

#[poise::command(slash_command)]
pub(super) async fn rating(
    ctx: Context<'_>,
    member: Option<User>,
    game: Option<Choice<Kind>>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let (member, guild) = (asked(ctx, member.as_ref()), server(ctx)?);
    let games = &ctx.data().games;
    let asker = asker(ctx.interaction);
    let pools = games.ratings(asker, guild, member.id, game.map(|game| game.0)).await?;
    let reader = asker.user;
    let t = answer.texts;
    let shown = view::ratings(t, &member, reader, &pools, game.is_some());
    Ok(answer.say(&shown).await?)
}

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    game: Option<Choice<Kind>>,
    players: Option<Players>,
    season: Option<SeasonChoice>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let guild = server(ctx)?;
    let (kind, many) = (game.map(|game| game.0), players.map(|players| players == Players::More));
    let games = &ctx.data().games;
    let reader = asker(ctx.interaction).user;
    if let Some(choice) = season {
        let now = games.now();
        let season = match choice {
            SeasonChoice::This => Season::of(now),
            SeasonChoice::Last => Season::of(now).previous(),
        };
        let (pool, results) = games.season_results(guild, kind, many, season, reader).await?;
        let post = view::season(t, pool, season, &results, reader, now);
        return Ok(answer.say(&post).await?);
    }
    let (pool, all) = games.leaderboard(guild, kind, many).await?;
    let shown = view::leaderboard(t, pool, &all, reader);
    Ok(answer.say(&shown).await?)
}

#[poise::command(slash_command)]
pub(super) async fn profile(ctx: Context<'_>, member: Option<User>) -> Result<()> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let (member, guild) = (asked(ctx, member.as_ref()), server(ctx)?);
    let asker = asker(ctx.interaction);
    let (bot, reader) = (ctx.data(), asker.user);
    let profile = bot.games.profile(asker, guild, member).await?;
    let display_options = bot.display_options(reader).await?;
    let drawn =
        bot.draw(move |renderer| view::profile(t, renderer, &profile, reader, display_options));
    Ok(answer.say(&drawn.await?).await?)
}

/// The member that a command is about, under the name shown on this server.
fn asked(ctx: Context<'_>, member: Option<&User>) -> Person {
    member.map_or_else(|| actor(ctx.interaction).person, |user| person(ctx, user))
}

/// The server of a command; an error in direct messages, where there is nobody to compare with.
fn server(ctx: Context<'_>) -> Result<GuildId, ActionError> {
    asker(ctx.interaction).guild.ok_or(ActionError::NoServer)
}
