//! Who organises: whoever may *Manage Events* on the server, or has set the tournament up.

use discord::Answer;
use play::tournament::{Decided, Snapshot, Tournament, TournamentError};
use play::{ActionError, Actor, Done};

use serenity::all::Member;

use super::super::{Context, actor, asker, begin, missing_for};
use super::find;
use crate::Result;

/// An organiser who acts on one tournament.
pub(super) struct Organising<'a> {
    ctx: Context<'a>,
    pub(super) answer: Answer<'a>,
    pub(super) actor: Actor,
    pub(super) now: Snapshot,
}

impl<'a> Organising<'a> {
    /// Acknowledges a command, and checks that it comes from an organiser.
    pub(super) async fn begin(ctx: Context<'a>, named: Option<&str>, all: bool) -> Result<Self> {
        let (answer, actor) = (begin(ctx).await?, actor(ctx.interaction));
        let own = |it: &Tournament| it.organiser == actor.person.id;
        let now = find(ctx, named, all, own).await?;
        must_organise(ctx.interaction.member.as_deref(), &actor, &now)?;
        if missing_for(ctx.interaction).is_empty() {
            let games = &ctx.data().games;
            games.bring_tournament(asker(ctx.interaction), &now).await?;
        }
        Ok(Self { ctx, answer, actor, now })
    }

    /// Saves a decision, and says what was done.
    pub(super) async fn decide(self, decide: impl Fn(&Snapshot) -> Decided) -> Result<()> {
        let games = &self.ctx.data().games;
        let code = self.now.tournament.code.as_str();
        let done = games.decide_in_tournament(&self.actor, code, decide).await?;
        self.say(&done).await
    }

    /// Says what was done.
    pub(super) async fn say(self, done: &Done) -> Result<()> {
        Ok(self.answer.done(done).await?)
    }
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
