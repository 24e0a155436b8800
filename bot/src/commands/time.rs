//! `/pacru time`: giving time, vacations, reminders.

use jiff::tz;
use play::time::{DAY, Millis};
use play::{ActionError, Game, Notify, Remind, UserId, Wanted, WantedReminders};
use serenity::all::CreateAutocompleteResponse;
use view::custom_id::Action;
use view::{Post, Texts};

use super::choices::choices;
use super::options::{self, suggest};
use super::{Context, actor, asker, begin, find};
use crate::{Bot, Result};

/// Give an opponent time, go on vacation, choose when you are reminded
#[poise::command(slash_command, subcommands("give", "vacation", "reminders"), subcommand_required)]
pub(super) async fn time(_: Context<'_>) -> Result<()> {
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
) -> Result<()> {
    let answer = begin(ctx).await?;
    let time = match how_much {
        Some(text) => play::time::duration(&text).map_err(|_| ActionError::TimeGiven)?,
        None => DAY,
    };
    let games = &ctx.data().games;
    let game =
        find(ctx, game.as_deref(), Wanted::Resignation, |_| Some(Action::Give(time))).await?;
    let said = games.give_time(&actor(ctx.interaction), &game.code, time).await?;
    Ok(answer.done(&said).await?)
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
) -> Result<()> {
    let answer = begin(ctx).await?;
    let games = &ctx.data().games;
    let user = asker(ctx.interaction).user;
    if let Some(by_itself) = by_itself {
        games.set_automatic_vacation(user, by_itself).await?;
    }
    match days {
        Some(0) => games.come_home(user).await?,
        Some(days) => {
            games.go_on_vacation(user, days).await?;
        }
        None => {}
    }
    let availability = games.store().availability(user).await?;
    let left: Millis = games.vacation_left(user).await?;
    let shown = view::vacation(answer.texts, &availability, left, games.now());
    Ok(answer.say(&shown).await?)
}

choices! {
    /// Where reminders are sent, as Discord offers it.
    enum Where for Remind {
        Channel = "in the game's channel",
        Direct = "in a direct message",
        Off = "nowhere",
    }
}

choices! {
    /// How turns are told, as Discord offers it.
    enum How for Notify {
        EveryTurn = "at every turn",
        Daily = "once a day",
        WhenShort = "only when time is short",
        Never = "never",
    }
}

/// Choose when and where you are notified of your turns
#[poise::command(slash_command)]
async fn reminders(
    ctx: Context<'_>,
    #[description = "How you are notified of your turns"] how: Option<How>,
    #[rename = "where"]
    #[description = "In the channel, in a direct message, or nowhere"]
    place: Option<Where>,
    #[description = "When to leave you alone, for example 22:00-7:30, or none"] quiet_hours: Option<
        String,
    >,
    #[description = "Your time zone, for example Europe/Vienna"]
    #[autocomplete = "time_zones"]
    time_zone: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let wanted = WantedReminders {
        notify: how.map(Notify::from),
        place: place.map(Remind::from),
        quiet_hours,
        time_zone,
        ..WantedReminders::default()
    };
    let user = asker(ctx.interaction).user;
    let shown = notifications(answer.texts, ctx.data(), user, wanted).await?;
    Ok(answer.say(&shown).await?)
}

/// Changes how a member is notified, and shows it.
pub(super) async fn notifications(
    t: &Texts,
    bot: &Bot,
    user: UserId,
    wanted: WantedReminders,
) -> Result<Post> {
    let availability = bot.games.set_reminders(user, wanted).await?;
    Ok(view::notifications(t, &availability, bot.games.now()))
}

/// Chooses how a player is notified of one game.
pub(super) async fn notify_in(
    t: &Texts,
    bot: &Bot,
    game: &Game,
    user: UserId,
    notify: Option<Notify>,
) -> Result<Post> {
    bot.games.store().set_notify_in(user, game.id, notify).await?;
    Ok(view::notify_chosen(t, game))
}

/// Time zones that contain what was typed.
async fn time_zones(_: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let partial = partial.trim().to_lowercase().replace(' ', "_");
    let names = tz::db().available().map(|name| name.to_string());
    let fitting = names.filter(|name| name.contains('/') && name.to_lowercase().contains(&partial));
    suggest(fitting.map(|name| (name.clone(), name)))
}
