//! `/pacru time`: giving time, vacations, reminders.

use jiff::tz;
use serenity::all::CreateAutocompleteResponse;

use super::options::{self, MOST, choice};
use super::{Context, actor, asker, begin};
use crate::play::{self, Refusal, Wanted};
use crate::store::Remind;
use crate::time::{DAY, Millis};
use crate::{Error, view};

/// Give an opponent time, go on vacation, choose when you are reminded
#[expect(
    clippy::unused_async,
    reason = "poise wants every command to be async; this one is only a folder"
)]
#[poise::command(
    slash_command,
    subcommands("give", "vacation", "reminders"),
    subcommand_required
)]
pub(super) async fn time(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Give the opponent whose turn it is more time
#[poise::command(slash_command)]
async fn give(
    ctx: Context<'_>,
    #[description = "How much, for example 1d or 12h; a day if you do not say"] how_much: Option<
        String,
    >,
    #[description = "Which game, if you play several"]
    #[autocomplete = "options::my_games"]
    game: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let time = match how_much {
        Some(text) => crate::time::duration(&text).map_err(|_| Refusal::TimeGiven)?,
        None => DAY,
    };
    let play = &ctx.data().play;
    let game = play
        .find(asker(ctx.interaction), game.as_deref(), Wanted::Resignation)
        .await?;
    let said = play
        .give_time(&actor(ctx.interaction), &game.code, time)
        .await?;
    Ok(answer.say(&view::said(said)).await?)
}

/// Stop your clocks for some days, or see what is left of this year's 30 days
#[poise::command(slash_command)]
async fn vacation(
    ctx: Context<'_>,
    #[description = "For how many days from now; 0 ends a vacation"]
    #[min = 0]
    #[max = 30]
    days: Option<u16>,
    #[description = "Whether it may begin by itself when your time runs out"] by_itself: Option<
        bool,
    >,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let play = &ctx.data().play;
    let user = asker(ctx.interaction).user;
    if let Some(by_itself) = by_itself {
        let mut availability = play.store().availability(user).await?;
        availability.vacation_by_itself = by_itself;
        play.store().set_availability(user, &availability).await?;
    }
    match days {
        Some(0) => play.come_home(user).await?,
        Some(days) => {
            play.go_on_vacation(user, days).await?;
        }
        None => {}
    }
    let availability = play.store().availability(user).await?;
    let left: Millis = play.vacation_left(user).await?;
    Ok(answer
        .say(&view::vacation(&availability, left, play.now()))
        .await?)
}

/// Where reminders are sent, as Discord offers it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Where {
    #[name = "in the game's channel"]
    Channel,
    #[name = "in a direct message"]
    Direct,
    #[name = "nowhere"]
    Off,
}

/// Choose where and when you are reminded of your games
#[poise::command(slash_command)]
async fn reminders(
    ctx: Context<'_>,
    #[rename = "where"]
    #[description = "In the channel, in a direct message, or nowhere"]
    place: Option<Where>,
    #[description = "When to leave you alone, for example 22:00-7:30, or none"] quiet_hours: Option<
        String,
    >,
    #[description = "Your time zone, for example Europe/Vienna"]
    #[autocomplete = "time_zones"]
    time_zone: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let play = &ctx.data().play;
    let user = asker(ctx.interaction).user;
    let mut availability = play.store().availability(user).await?;
    let before = availability.clone();
    if let Some(place) = place {
        availability.remind = match place {
            Where::Channel => Remind::Channel,
            Where::Direct => Remind::Direct,
            Where::Off => Remind::Off,
        };
    }
    if let Some(text) = quiet_hours {
        availability.quiet = play::quiet_hours(&text)?;
    }
    if let Some(name) = time_zone {
        let known = tz::db()
            .available()
            .find(|known| known.as_str().eq_ignore_ascii_case(name.trim()));
        let known = known.ok_or_else(|| Refusal::TimeZone(options::shown(&name)))?;
        availability.time_zone = Some(known.to_string());
    }
    if availability != before {
        play.store().set_availability(user, &availability).await?;
    }
    Ok(answer.say(&view::reminders(&availability)).await?)
}

/// Time zones that contain what was typed.
#[expect(
    clippy::unused_async,
    reason = "poise wants what completes options to be async"
)]
async fn time_zones(_: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let partial = partial.trim().to_lowercase().replace(' ', "_");
    let choices = tz::db()
        .available()
        .map(|name| name.to_string())
        .filter(|name| name.contains('/') && name.to_lowercase().contains(&partial))
        .take(MOST)
        .map(|name| choice(&name, &name))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
