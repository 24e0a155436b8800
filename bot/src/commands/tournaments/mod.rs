//! `/pacru-tournament` for members, `/pacru-organise` for organisers, and the buttons of tournaments.

mod buttons;
mod members;
mod options;
mod organise;
mod settings;

use play::tournament::{Snapshot, TournamentRefusal};
use play::{GuildId, Refusal};

use super::{Context, asker};
use crate::Error;
use crate::discord::Answer;

pub(super) use buttons::pressed;
pub(super) use members::tournament;
pub(super) use organise::organise;

/// The server on which a command is used.
fn guild(ctx: Context<'_>) -> Result<GuildId, Error> {
    let guild = asker(ctx.interaction).guild;
    Ok(guild.ok_or(Refusal::from(TournamentRefusal::Unknown))?)
}

/// Acknowledges a command about the tournament that it means. With `all`, that may be one that is over.
async fn begin<'a>(
    ctx: Context<'a>,
    named: Option<&str>,
    all: bool,
) -> Result<(Answer<'a>, Snapshot), Error> {
    let answer = super::begin(ctx).await?;
    let now = find(ctx, named, all).await?;
    Ok((answer, now))
}

/// The tournament that a command means. With `all`, that may be one that is over.
async fn find(ctx: Context<'_>, named: Option<&str>, all: bool) -> Result<Snapshot, Error> {
    let games = &ctx.data().games;
    Ok(games.find_tournament(guild(ctx)?, named, all).await?)
}
