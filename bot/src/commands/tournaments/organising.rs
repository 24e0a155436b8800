//! Who organises: whoever may *Manage Events* on the server, or has set the tournament up.

use discord::Answer;
use play::tournament::{Snapshot, Tournament, TournamentError};
use play::{ActionError, Actor};
use serenity::all::Member;

use super::super::{Context, actor, asker, begin, missing_for};
use super::find;
use crate::Result;

/// The tournament that a command means, for one of its organisers.
pub(super) async fn meant(ctx: Context<'_>, named: Option<&str>, all: bool) -> Result<Snapshot> {
    let actor = actor(ctx.interaction);
    let own = |it: &Tournament| it.organiser == actor.person.id;
    let now = find(ctx, named, all, own).await?;
    must_organise(ctx.interaction.member.as_deref(), &actor, &now)?;
    Ok(now)
}

/// Acknowledges a command, and checks that it comes from an organiser of the tournament that it
/// means.
pub(super) async fn organising<'a>(
    ctx: Context<'a>,
    named: Option<&str>,
    all: bool,
) -> Result<(Answer<'a>, Actor, Snapshot)> {
    let (answer, actor) = (begin(ctx).await?, actor(ctx.interaction));
    let now = meant(ctx, named, all).await?;
    if missing_for(ctx.interaction).is_empty() {
        let games = &ctx.data().games;
        games.bring_tournament(asker(ctx.interaction), &now).await?;
    }
    Ok((answer, actor, now))
}

/// Checks that a member organises this tournament.
pub(super) fn must_organise(
    member: Option<&Member>,
    actor: &Actor,
    now: &Snapshot,
) -> Result<(), ActionError> {
    if is_organiser(member) || now.tournament.organiser == actor.person.id {
        return Ok(());
    }
    Err(TournamentError::NotAnOrganiser.into())
}

/// Whether a member may organise on this server.
pub(super) fn is_organiser(member: Option<&Member>) -> bool {
    let granted = member.and_then(|member| member.permissions);
    granted.is_some_and(|granted| {
        granted.manage_events() || granted.manage_guild() || granted.administrator()
    })
}
