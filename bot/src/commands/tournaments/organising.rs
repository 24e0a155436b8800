//! Who organises: whoever may *Manage Events* on the server, or has set the tournament up.

use discord::Answer;
use play::tournament::{Decided, Snapshot, TournamentError};
use play::{ActionError, Actor, Done};

use super::super::{Context, actor, asker, missing_for};
use super::begin;
use crate::Error;

/// An organiser who acts on one tournament.
pub(super) struct Organising<'a> {
    ctx: Context<'a>,
    pub(super) answer: Answer<'a>,
    pub(super) actor: Actor,
    pub(super) now: Snapshot,
}

impl<'a> Organising<'a> {
    /// Acknowledges a command, and checks that it comes from an organiser.
    pub(super) async fn begin(
        ctx: Context<'a>,
        named: Option<&str>,
        all: bool,
    ) -> Result<Self, Error> {
        let (answer, now) = begin(ctx, named, all).await?;
        let actor = actor(ctx.interaction);
        if !is_organiser(ctx) && now.tournament.organiser != actor.person.id {
            return Err(ActionError::from(TournamentError::NotAnOrganiser).into());
        }
        if missing_for(ctx.interaction).is_empty() {
            let games = &ctx.data().games;
            games.bring_tournament(asker(ctx.interaction), &now).await?;
        }
        Ok(Self { ctx, answer, actor, now })
    }

    /// Saves a decision, and says what was done.
    pub(super) async fn decide(self, decide: impl Fn(&Snapshot) -> Decided) -> Result<(), Error> {
        let games = &self.ctx.data().games;
        let code = self.now.tournament.code.as_str();
        let done = games.decide_in_tournament(&self.actor, code, decide).await?;
        self.say(&done).await
    }

    /// Says what was done.
    pub(super) async fn say(self, done: &Done) -> Result<(), Error> {
        Ok(self.answer.done(done).await?)
    }
}

/// Whether a member may organise on this server.
pub(super) fn is_organiser(ctx: Context<'_>) -> bool {
    let granted = ctx.interaction.member.as_ref().and_then(|member| member.permissions);
    granted.is_some_and(|granted| {
        granted.manage_events() || granted.manage_guild() || granted.administrator()
    })
}
