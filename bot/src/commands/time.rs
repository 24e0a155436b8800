//! `/pacru time`, vacations, and how members are notified.

use jiff::tz;
use play::time::DAY;
use play::{ActionError, Game, Notify, Wanted, WantedReminders};
use serenity::all::CreateAutocompleteResponse;
use view::Post;
use view::custom_id::Action;

use super::options::{self, suggest};
use super::{Asking, Context, begin, in_game};
use crate::Result;

#[poise::command(slash_command)]
pub(super) async fn time(
    ctx: Context<'_>,
    how_much: Option<String>,
    #[autocomplete = "options::my_games"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let time = match how_much {
        Some(text) => play::time::duration(&text).map_err(|_| ActionError::TimeGiven)?,
        None => DAY,
    };
    in_game(ctx, answer, (game.as_deref(), Wanted::Resignation), Action::Give(time)).await
}

/// Begins or ends a member's vacation, or says whether one may begin automatically, and shows both.
pub(super) async fn away(
    by: &Asking<'_>,
    days: Option<u16>,
    by_itself: Option<bool>,
) -> Result<Post> {
    let (games, user) = (&by.bot.games, by.asker.user);
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
    Ok(view::vacation(by.t, &availability, games.now()))
}

/// Changes how a member is notified, and shows it.
pub(super) async fn notifications(by: &Asking<'_>, wanted: WantedReminders) -> Result<Post> {
    let games = &by.bot.games;
    let availability = games.set_reminders(by.asker.user, wanted).await?;
    Ok(view::notifications(by.t, &availability, games.now()))
}

/// Chooses how a player is notified of one game.
pub(super) async fn notify_in(
    by: &Asking<'_>,
    game: &Game,
    notify: Option<Notify>,
) -> Result<Post> {
    by.bot.games.store().set_notify_in(by.asker.user, game.id, notify).await?;
    Ok(view::notify_chosen(by.t, game))
}

/// Time zones that contain what was typed.
pub(super) async fn time_zones(_: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let partial = partial.trim().to_lowercase().replace(' ', "_");
    let names = tz::db().available().map(|name| name.to_string());
    let fitting = names.filter(|name| name.contains('/') && name.to_lowercase().contains(&partial));
    suggest(fitting.map(|name| (name.clone(), name)))
}
