//! `/pacru-tournament`: the commands of members.

use play::tournament::{
    self, EntrantState, Snapshot, Tournament, TournamentError, TournamentStatus,
};
use serenity::all::User;
use view::tournaments::Table;
use view::{Post, Texts};

use super::super::lobby::person;
use super::super::{Context, actor, asking};
use super::organising::is_organiser;
use super::{begin, find, games_of, options, readers, table};
use crate::Result;

/// How many tournaments are listed.
const LISTED: usize = 25;

#[poise::command(
    slash_command,
    rename = "pacru-tournament",
    interaction_context = "Guild",
    install_context = "Guild",
    subcommands("list", "show", "join", "leave", "standings", "games", "scoring", "ladder"),
    subcommand_required
)]
pub(in crate::commands) async fn tournament(_: Context<'_>) -> Result<()> {
    Ok(())
}

/// Shows something about the named tournament.
async fn read(
    ctx: Context<'_>,
    named: Option<&str>,
    view: impl FnOnce(&Texts, &Snapshot) -> Post,
) -> Result<()> {
    let (answer, now) = begin(ctx, named, true).await?;
    Ok(answer.say(&view(answer.texts, &now)).await?)
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<()> {
    let answer = super::super::begin(ctx).await?;
    let here = ctx.data().games.tournaments_for(readers(ctx), LISTED).await?;
    let organises = is_organiser(ctx.interaction.member.as_deref());
    Ok(answer.say(&view::tournaments::list(answer.texts, &here, organises)).await?)
}

#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "options::all"] tournament: Option<String>,
) -> Result<()> {
    read(ctx, tournament.as_deref(), view::tournaments::tournament).await
}

#[poise::command(slash_command)]
async fn join(
    ctx: Context<'_>,
    #[autocomplete = "options::going_on"] tournament: Option<String>,
) -> Result<()> {
    let answer = super::super::begin(ctx).await?;
    let games = &ctx.data().games;
    let actor = actor(ctx.interaction);
    let open = |it: &Tournament| match it.entrant_of(actor.person.id).map(|it| it.state) {
        Some(EntrantState::Invited) => true,
        Some(EntrantState::Entered) => false,
        _ => it.status == TournamentStatus::Entries,
    };
    let now = find(ctx, tournament.as_deref(), false, open).await?;
    let done = games.join_tournament(&actor, &now.tournament.code).await?;
    Ok(answer.done(&done).await?)
}

#[poise::command(slash_command)]
async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "options::going_on"] tournament: Option<String>,
) -> Result<()> {
    let (answer, now) = begin(ctx, tournament.as_deref(), false).await?;
    let actor = actor(ctx.interaction);
    let t = answer.texts;
    if let Some(question) = view::tournaments::confirm_withdrawal(t, &now, actor.person.id) {
        return Ok(answer.say(&question).await?);
    }
    let leave = |now: &Snapshot| tournament::leave(now, &actor);
    let games = &ctx.data().games;
    let done = games.decide_in_tournament(&actor, &now.tournament.code, leave).await?;
    Ok(answer.done(&done).await?)
}

#[poise::command(slash_command)]
async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "options::all"] tournament: Option<String>,
    cross_table: Option<bool>,
) -> Result<()> {
    let (answer, now) = begin(ctx, tournament.as_deref(), true).await?;
    let wanted = if cross_table == Some(true) { Table::CrossTable } else { Table::Standings };
    Ok(answer.say(&table(&asking(ctx, answer), now, (wanted, None)).await?).await?)
}

#[poise::command(slash_command)]
async fn games(
    ctx: Context<'_>,
    #[autocomplete = "options::all"] tournament: Option<String>,
) -> Result<()> {
    let (answer, now) = begin(ctx, tournament.as_deref(), true).await?;
    Ok(answer.say(&games_of(&asking(ctx, answer), &now).await?).await?)
}

#[poise::command(slash_command)]
async fn scoring(
    ctx: Context<'_>,
    #[autocomplete = "options::all"] tournament: Option<String>,
) -> Result<()> {
    read(ctx, tournament.as_deref(), view::tournaments::scoring).await
}

#[poise::command(slash_command)]
async fn ladder(
    ctx: Context<'_>,
    challenge: Option<User>,
    take_back: Option<bool>,
    #[autocomplete = "options::ladders"] tournament: Option<String>,
) -> Result<()> {
    let answer = super::super::begin(ctx).await?;
    let now = find(ctx, tournament.as_deref(), false, options::is_ladder).await?;
    if now.tournament.settings.system != tournament::System::Ladder {
        return Err(TournamentError::OnlyLadder.into());
    }
    let (games, actor) = (&ctx.data().games, actor(ctx.interaction));
    let code = now.tournament.code.as_str();
    let done = match challenge {
        Some(user) => {
            let defender = person(ctx, &user);
            let challenge = |now: &Snapshot| tournament::challenge(now, &actor, &defender);
            games.decide_in_tournament(&actor, code, challenge).await?
        }
        None if take_back == Some(true) => {
            let take_back = |now: &Snapshot| tournament::take_back(now, &actor);
            games.decide_in_tournament(&actor, code, take_back).await?
        }
        None => {
            let standings = (Table::Standings, None);
            return Ok(answer.say(&table(&asking(ctx, answer), now, standings).await?).await?);
        }
    };
    Ok(answer.done(&done).await?)
}
