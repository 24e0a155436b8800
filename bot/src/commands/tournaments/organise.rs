//! `/pacru-organise`: the commands of organisers. Discord hides the command from members without *Manage
//! Events*, but whoever manages the server can show it to anybody, so the bot checks the permission
//! again. The creator of a tournament does not need it.

use play::tournament::{self, Snapshot};
use serenity::all::User;
use view::tournaments::MenuPages;

use super::super::lobby::person;
use super::super::{Context, asking};
use super::organising::organising;
use super::{options, organiser, settings};
use crate::Result;

#[poise::command(
    slash_command,
    rename = "pacru-organise",
    interaction_context = "Guild",
    install_context = "Guild",
    default_member_permissions = "MANAGE_EVENTS",
    subcommands("settings::new", "settings::edit", "settings::format", "invite", "run"),
    subcommand_required
)]
pub(in crate::commands) async fn organise(_: Context<'_>) -> Result<()> {
    Ok(())
}

#[poise::command(slash_command)]
async fn invite(
    ctx: Context<'_>,
    member: User,
    #[autocomplete = "options::going_on"] tournament: Option<String>,
) -> Result<()> {
    let person = person(ctx, &member);
    let (answer, actor, now) = organising(ctx, tournament.as_deref(), false).await?;
    let invite = |now: &Snapshot| tournament::invite(now, &person, member.bot);
    let games = &ctx.data().games;
    let done = games.decide_in_tournament(&actor, &now.tournament.code, invite).await?;
    Ok(answer.done(&done).await?)
}

#[poise::command(slash_command)]
async fn run(
    ctx: Context<'_>,
    #[autocomplete = "options::all"] tournament: Option<String>,
) -> Result<()> {
    let (answer, _, now) = organising(ctx, tournament.as_deref(), true).await?;
    let shown = organiser::message(&asking(ctx, answer), &now, MenuPages::default(), None).await?;
    Ok(answer.say(&shown).await?)
}
