//! `/pacru-organise`: the commands of organisers. Discord hides the command from members without *Manage Events*, but
//! whoever manages the server can show it to anybody, so the bot checks the permission again. The creator of a
//! tournament does not need it.

use pairing::RequestedBye;
use play::tournament::{self, Decided, Snapshot};
use play::{ActionError, Person};
use serenity::all::User;
use view::tournaments::FileFormat;

use super::super::Context;
use super::super::choices::choices;
use super::super::lobby::person;
use super::organising::Organising;
use super::{options, settings};
use crate::Result;

/// Set up and run tournaments, leagues and ladders
#[poise::command(
    slash_command,
    rename = "pacru-organise",
    interaction_context = "Guild",
    install_context = "Guild",
    default_member_permissions = "MANAGE_EVENTS",
    subcommands(
        "settings::new",
        "settings::edit",
        "invite",
        "remove",
        "preview",
        "swap",
        "start",
        "extend",
        "result",
        "bye",
        "withdraw",
        "replace",
        "pause",
        "end",
        "season",
        "export"
    ),
    subcommand_required
)]
pub(in crate::commands) async fn organise(_: Context<'_>) -> Result<()> {
    Ok(())
}

choices! {
    /// What a bye scores, as Discord offers it.
    enum Bye for RequestedBye {
        Zero = "no points",
        Half = "half a point",
        Full = "a full point",
    }
}

choices! {
    /// The export formats, as Discord offers them.
    enum Format for FileFormat {
        Csv = "CSV, for spreadsheets",
        Json = "JSON",
        Trf = "TRF, for other Swiss programs",
    }
}

/// Lets an organiser decide something about the named tournament.
async fn decide(
    ctx: Context<'_>,
    named: Option<&str>,
    decide: impl Fn(&Snapshot) -> Decided,
) -> Result<()> {
    let organising = Organising::begin(ctx, named, false).await?;
    organising.decide(decide).await
}

/// Lets an organiser decide something about a member.
async fn decide_about(
    ctx: Context<'_>,
    named: Option<&str>,
    member: &User,
    decide_about: impl Fn(&Snapshot, &Person) -> Decided,
) -> Result<()> {
    let person = person(ctx, member);
    decide(ctx, named, |now| decide_about(now, &person)).await
}

/// Invite a member to a tournament
#[poise::command(slash_command)]
async fn invite(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let named = tournament.as_deref();
    decide_about(ctx, named, &member, |now, person| tournament::invite(now, person, member.bot))
        .await
}

/// Remove an entrant, or take an invitation back, before the start
#[poise::command(slash_command)]
async fn remove(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    decide_about(ctx, tournament.as_deref(), &member, tournament::remove).await
}

/// See how the next round would be paired now, and why; only you see it
#[poise::command(slash_command)]
async fn preview(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let Organising { answer, now, .. } =
        Organising::begin(ctx, tournament.as_deref(), false).await?;
    let pairings = tournament::preview(&now).map_err(ActionError::from)?;
    let shown = view::tournaments::preview(answer.texts, &now, &pairings);
    Ok(answer.say(&shown).await?)
}

/// Let two members change places in the round that is paired next
#[poise::command(slash_command)]
async fn swap(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "With whom"] with: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let other = person(ctx, &with);
    decide_about(ctx, tournament.as_deref(), &member, |now, one| tournament::swap(now, one, &other))
        .await
}

/// Start a tournament, or its next round if it does not begin by itself
#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
    #[description = "For a Swiss whose round is overdue: pair the next one; open games count as draws"]
    anyway: Option<bool>,
) -> Result<()> {
    let Organising { answer, now, .. } =
        Organising::begin(ctx, tournament.as_deref(), false).await?;
    let anyway = anyway.unwrap_or(false);
    let begins = tournament::forecast(&now, anyway).map_err(ActionError::from)?;
    let asked = view::tournaments::confirm_begin(answer.texts, &now, begins, anyway);
    Ok(answer.say(&asked).await?)
}

/// Let the round last longer
#[poise::command(slash_command)]
async fn extend(
    ctx: Context<'_>,
    #[description = "By how many days"]
    #[min = 1]
    #[max = 365]
    days: u16,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let named = tournament.as_deref();
    decide(ctx, named, |now| tournament::extend(now, days)).await
}

/// Decide a game, or correct its result
#[poise::command(slash_command)]
async fn result(
    ctx: Context<'_>,
    #[description = "The game"]
    #[autocomplete = "options::boards"]
    game: String,
    #[description = "The place of each player in the order of their seats, - for not played: 1 2"]
    #[autocomplete = "options::results"]
    places: String,
    #[description = "Why, in a few words; the channel and the players read it"]
    #[max_length = 200]
    reason: Option<String>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let board = options::board(ctx, &organising.now, &game).await?;
    let places = tournament::places(&places).map_err(ActionError::from)?;
    let organiser = organising.actor.person.id;
    organising
        .decide(|now| tournament::rule(now, organiser, board, places.clone(), reason.clone()))
        .await
}

/// Leave somebody out of a round of a Swiss that is not paired yet
#[poise::command(slash_command)]
async fn bye(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "What they get for it; half a point if you do not choose"] points: Option<Bye>,
    #[description = "Which round; the next if you do not say"]
    #[min = 1]
    #[max = 64]
    round: Option<u16>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let bye = points.map_or(RequestedBye::Half, Into::into);
    decide_about(ctx, tournament.as_deref(), &member, |now, person| {
        tournament::give_bye(now, person, round, bye)
    })
    .await
}

/// Take somebody out of a tournament that is being played
#[poise::command(slash_command)]
async fn withdraw(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "Whether a computer plays their open games to the end"] computer: Option<bool>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    decide_about(ctx, tournament.as_deref(), &member, |now, person| {
        tournament::withdraw(now, person, computer.unwrap_or(false))
    })
    .await
}

/// Let somebody play on for an entrant, with their points so far
#[poise::command(slash_command)]
async fn replace(
    ctx: Context<'_>,
    #[description = "Who leaves"] member: User,
    #[description = "Who plays on"] by: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let substitute = person(ctx, &by);
    decide_about(ctx, tournament.as_deref(), &member, |now, leaver| {
        tournament::replace(now, leaver, &substitute, by.bot)
    })
    .await
}

/// Pause a tournament, so that no new round begins, or let it go on
#[poise::command(slash_command)]
async fn pause(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<()> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let paused = organising.now.tournament.status == tournament::TournamentStatus::Paused;
    organising
        .decide(|now| if paused { tournament::resume(now) } else { tournament::pause(now) })
        .await
}

/// End a tournament as it stands; games that are still open count for nothing
#[poise::command(slash_command)]
async fn end(
    ctx: Context<'_>,
    #[description = "Which tournament"]
    #[autocomplete = "options::going_on"]
    tournament: String,
) -> Result<()> {
    let Organising { answer, now, .. } = Organising::begin(ctx, Some(&tournament), false).await?;
    Ok(answer.say(&view::tournaments::confirm_end(answer.texts, &now)).await?)
}

/// Set up the next season of a tournament that is over, with everybody who has not left
#[poise::command(slash_command)]
async fn season(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::all"]
    tournament: Option<String>,
) -> Result<()> {
    let organising = Organising::begin(ctx, tournament.as_deref(), true).await?;
    let games = &ctx.data().games;
    let code = organising.now.tournament.code.as_str();
    let done = games.open_season(&organising.actor, code).await?;
    organising.say(&done).await
}

/// Get a tournament as a file for spreadsheets and other programs; only you see it
#[poise::command(slash_command)]
async fn export(
    ctx: Context<'_>,
    #[description = "As what; CSV if you do not choose"] format: Option<Format>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::all"]
    tournament: Option<String>,
) -> Result<()> {
    let Organising { answer, now, .. } =
        Organising::begin(ctx, tournament.as_deref(), true).await?;
    let format = format.map_or(FileFormat::Csv, Into::into);
    let shown = view::tournaments::exported(answer.texts, &now, format);
    Ok(answer.say(&shown.map_err(ActionError::from)?).await?)
}
