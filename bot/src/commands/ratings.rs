//! `/pacru people rating`, `leaderboard` and `profile`: members' ratings and results.

use play::{GuildId, Person, Refusal};
use serenity::all::User;

use super::lobby::{Game, person};
use super::{Context, actor, asker, begin};
use crate::Error;

/// The number of players, as Discord offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(super) enum Players {
    #[name = "two"]
    Two,
    #[name = "three or four"]
    More,
}

/// See how strong somebody is, as far as rated games tell
#[poise::command(slash_command)]
pub(super) async fn rating(
    ctx: Context<'_>,
    #[description = "Whose ratings; your own if you name nobody"] member: Option<User>,
    #[description = "Only this game, with its last results"] game: Option<Game>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let (member, guild) = (asked(ctx, member.as_ref()), server(ctx)?);
    let games = &ctx.data().games;
    let pools = games
        .ratings(guild, member.id, game.map(|game| game.0))
        .await?;
    let reader = asker(ctx.interaction).user;
    Ok(answer
        .say(&view::ratings(t, &member, reader, &pools, game.is_some()))
        .await?)
}

/// See the best players of this server at a game
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[description = "Which game; usually the one played most"] game: Option<Game>,
    #[description = "At tables for how many"] players: Option<Players>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let guild = server(ctx)?;
    let many = players.map(|players| players == Players::More);
    let board = ctx
        .data()
        .games
        .leaderboard(guild, game.map(|game| game.0), many);
    let (pool, all) = board.await?;
    let reader = asker(ctx.interaction).user;
    Ok(answer
        .say(&view::leaderboard(t, pool, &all, reader))
        .await?)
}

/// See how somebody's games ended and which are being played
#[poise::command(slash_command)]
pub(super) async fn profile(
    ctx: Context<'_>,
    #[description = "Whose; your own if you name nobody"] member: Option<User>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let (member, guild) = (asked(ctx, member.as_ref()), server(ctx)?);
    let reader = asker(ctx.interaction).user;
    let profile = ctx.data().games.profile(guild, member, reader).await?;
    Ok(answer.say(&view::profile(t, &profile, reader)).await?)
}

/// The member that a command is about, under the name shown on this server.
fn asked(ctx: Context<'_>, member: Option<&User>) -> Person {
    member.map_or_else(|| actor(ctx.interaction).person, |user| person(ctx, user))
}

/// The server of a command; an error in direct messages, where there is nobody to compare with.
fn server(ctx: Context<'_>) -> Result<GuildId, Refusal> {
    asker(ctx.interaction).guild.ok_or(Refusal::NoServer)
}
