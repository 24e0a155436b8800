//! `/pacru-tournament` for members, `/pacru-organise` for organisers, and the buttons of
//! tournaments.

mod buttons;
mod members;
mod options;
mod organise;
mod organiser;
mod organising;
mod settings;

use discord::Answer;
use play::audience::Audience;
use play::tournament::{EntrantState, Snapshot, Tournament};
use play::{Asker, Show};
use serenity::all::Member;
use view::Post;
use view::tournaments::Table;

use self::organising::is_organiser;
use super::{Asking, Context, asker};
use crate::Result;

pub(super) use buttons::pressed;
pub(super) use members::tournament;
pub(super) use organise::organise;
pub(super) use organiser::{form, written};
pub(super) use settings::{new_form, set_up};

/// A page of a table, as the member prefers to see it; without a page, the one on which they stand.
async fn table(by: &Asking<'_>, now: Snapshot, page: (Table, Option<u8>)) -> Result<Post> {
    let Asking { t, bot, asker: Asker { user, .. }, .. } = *by;
    let preferences = bot.games.store().preferences(user).await?;
    let now =
        if preferences.show == Show::Text { now } else { bot.tournament_for_pictures(now).await? };
    bot.draw(move |renderer| {
        let table = view::tournaments::table(t, renderer, &now, page, user, &preferences);
        match page {
            (Table::Standings, _) => view::tournaments::with_challengeable(t, &now, user, table),
            (Table::CrossTable, _) => table,
        }
    })
    .await
}

/// The games of a member in a tournament.
async fn games_of(by: &Asking<'_>, now: &Snapshot) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let user = asker.user;
    let games = bot.games.games_of_tournament(now.tournament.id, asker.audience()).await?;
    let left = bot.games.games_left(&games, user).await?;
    let links = bot.games.store().posts_on(now.tournament.guild).await?;
    Ok(view::tournaments::mine(t, now, (&games, &links), &left, user))
}

/// Who reads the answer to a member: an organiser decides about all tournaments of the server.
fn audience(asker: Asker, member: Option<&Member>) -> Audience {
    match asker.guild {
        Some(guild) if is_organiser(member) => Audience::Official(guild),
        _ => asker.audience(),
    }
}

/// Who reads the answer to a command.
fn readers(ctx: Context<'_>) -> Audience {
    audience(asker(ctx.interaction), ctx.interaction.member.as_deref())
}

/// Acknowledges a command and finds the tournament that it means: of several, the only one that the
/// member takes part in. `all` includes finished ones.
async fn begin<'a>(
    ctx: Context<'a>,
    named: Option<&str>,
    all: bool,
) -> Result<(Answer<'a>, Snapshot)> {
    let answer = super::begin(ctx).await?;
    let user = asker(ctx.interaction).user;
    let entered =
        |it: &Tournament| it.entrant_of(user).is_some_and(|it| it.state == EntrantState::Entered);
    let now = find(ctx, named, all, entered).await?;
    Ok((answer, now))
}

/// The tournament that a command means: of several, the only one that can be `meant`. `all`
/// includes finished ones.
async fn find(
    ctx: Context<'_>,
    named: Option<&str>,
    all: bool,
    meant: impl Fn(&Tournament) -> bool,
) -> Result<Snapshot> {
    let games = &ctx.data().games;
    Ok(games.find_tournament(readers(ctx), named, all, meant).await?)
}
