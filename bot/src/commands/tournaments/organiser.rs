//! The organiser's message: what its buttons, menus and forms do.

use play::tournament::{self, Decision, Snapshot, TournamentError};
use play::{ActionError, Done};
use view::custom_id::{OrganiserAction, TournamentAction, TournamentButton, UnknownCustomId};
use view::{Filled, Form, Post, Texts};

use super::super::used::{Asking, Used};
use super::organising::must_organise;
use crate::{Bot, Error, Result};

/// The message of a tournament, below what was done or refused.
pub(super) async fn message(
    by: &Asking<'_>,
    now: &Snapshot,
    pages: (u8, u8),
    said: Option<String>,
) -> Result<Post> {
    let games = by.bot.games.store().games_of_tournament(now.tournament.id).await?;
    Ok(view::tournaments::organiser(by.t, now, &games, pages, said))
}

/// Carries out a button of the message, which then shows how the tournament stands.
pub(super) async fn pressed(
    by: &Asking<'_>,
    now: Snapshot,
    action: OrganiserAction,
) -> Result<Post> {
    let Asking { t, bot, ref actor, .. } = *by;
    let (games, code) = (&bot.games, now.tournament.code.as_str());
    let asked = |now: &Snapshot, decision: Decision| -> Result<Post> {
        let (change, _) = decision.decide(now)?;
        Ok(view::tournaments::confirm(t, now, decision, &change))
    };
    let done = match action {
        OrganiserAction::Message { games, members } => {
            return message(by, &now, (games, members), None).await;
        }
        OrganiserAction::Entrant(entrant) => {
            return Ok(view::tournaments::about_entrant(t, &now, entrant));
        }
        // Forms have answered these.
        OrganiserAction::Rule(_) | OrganiserAction::Replace(_) => {
            return Err(UnknownCustomId.into());
        }
        OrganiserAction::Preview => tournament::preview(&now)
            .map(|pairings| view::tournaments::preview(t, &now, &pairings))
            .map_err(Error::from),
        OrganiserAction::File(format) => {
            view::tournaments::exported(t, &now, format).map_err(Error::from)
        }
        OrganiserAction::Ask(decision) => asked(&now, decision),
        OrganiserAction::Season => {
            return told(by, code, games.open_season(actor, code).await.map_err(Into::into)).await;
        }
        OrganiserAction::Decide(seen, decision) => {
            let decide = |now: &Snapshot| decision.confirmed(now, seen);
            match games.decide_in_tournament(actor, code, decide).await {
                Err(service::Error::Refused(
                    refusal @ ActionError::Tournament(TournamentError::Changed),
                )) => asked(&games.tournament(code).await?, decision).map(|asked| Post {
                    text: view::action_error(t, &refusal).text + "\n" + &asked.text,
                    ..asked
                }),
                decided => return told(by, code, decided.map_err(Into::into)).await,
            }
        }
    };
    or_refused(by, code, done).await
}

/// The message with what was done or refused above it.
async fn told(by: &Asking<'_>, code: &str, done: Result<Done>) -> Result<Post> {
    let done = match done {
        Ok(done) => {
            let now = by.bot.games.tournament(code).await?;
            message(by, &now, (0, 0), Some(view::done(by.t, &done).text)).await
        }
        Err(error) => Err(error),
    };
    or_refused(by, code, done).await
}

/// The message with a refusal above it, if this was refused.
async fn or_refused(by: &Asking<'_>, code: &str, done: Result<Post>) -> Result<Post> {
    match done {
        Err(Error::Play(service::Error::Refused(refusal))) => {
            let now = by.bot.games.tournament(code).await?;
            message(by, &now, (0, 0), Some(view::action_error(by.t, &refusal).text)).await
        }
        done => done,
    }
}

/// The form of a button or of a choice in a menu.
pub(in crate::commands) async fn form(
    t: &Texts,
    bot: &Bot,
    used: Used<'_>,
    button: &TournamentButton,
) -> Result<Form> {
    let now = organised(bot, used, &button.code).await?;
    match button.action {
        TournamentAction::Organise(OrganiserAction::Rule(board)) => {
            let games = bot.games.store().games_of_tournament(now.tournament.id).await?;
            Ok(view::tournaments::ruling_form(t, &now, &games, board)?)
        }
        TournamentAction::Organise(OrganiserAction::Replace(entrant)) => {
            Ok(view::tournaments::replacing_form(t, &now, entrant))
        }
        _ => Err(UnknownCustomId.into()),
    }
}

/// The tournament, if it is one of this server and the member organises it.
async fn organised(bot: &Bot, used: Used<'_>, code: &str) -> Result<Snapshot> {
    let now = bot.games.tournament(code).await?;
    if used.asker().guild != Some(now.tournament.guild) {
        return Err(TournamentError::Unknown.into());
    }
    must_organise(used.member(), &used.actor(), &now)?;
    Ok(now)
}

/// Carries out a form that was filled in.
pub(in crate::commands) async fn written(
    by: &Asking<'_>,
    used: Used<'_>,
    button: &TournamentButton,
    filled: &Filled,
) -> Result<Post> {
    let Asking { bot, ref actor, .. } = *by;
    let code = button.code.as_str();
    let now = organised(bot, used, code).await?;
    let decide = async || match button.action {
        TournamentAction::Organise(OrganiserAction::Rule(board)) => {
            let ruled = view::tournaments::ruling_of(filled)?;
            let decide = |now: &Snapshot| {
                let (places, reason) = ruled.clone();
                tournament::rule(now, actor.person.id, pairing::GameId(board), places, reason)
            };
            Ok(bot.games.decide_in_tournament(actor, code, decide).await?)
        }
        TournamentAction::Organise(OrganiserAction::Replace(entrant)) => {
            let (by, is_bot) = view::tournaments::replacement_of(filled)?;
            let leaver = now.tournament.entrant(entrant).map(|it| it.person.clone());
            let leaver = leaver.ok_or(TournamentError::Unknown)?;
            let decide = |now: &Snapshot| tournament::ask_substitute(now, &leaver, by, *is_bot);
            Ok(bot.games.decide_in_tournament(actor, code, decide).await?)
        }
        _ => Err(Error::from(UnknownCustomId)),
    };
    told(by, code, decide().await).await
}
