//! The organiser's message: what its buttons, menus and forms do.

use pairing::{EntrantId, GameId};
use play::audience::Audience;
use play::tournament::{self, Decision, FormOf, Snapshot, TournamentError};
use play::{ActionError, Done, Game, Moderator};
use view::custom_id::{OrganiserAction, TournamentAction, TournamentButton, UnknownCustomId};
use view::tournaments::MenuPages;
use view::{Filled, Form, Post, Texts};

use super::super::used::{Asking, Used};
use super::organising::must_organise;
use super::settings;
use crate::{Bot, Error, Result};

/// The message of a tournament, below what was done or refused.
pub(super) async fn message(
    by: &Asking<'_>,
    now: &Snapshot,
    pages: MenuPages,
    said: Option<String>,
) -> Result<Post> {
    let official = Audience::Official(now.tournament.guild);
    let games = by.bot.games.games_of_tournament(now.tournament.id, official).await?;
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
            return message(by, &now, MenuPages { games, members }, None).await;
        }
        OrganiserAction::Entrant(entrant) => {
            return Ok(view::tournaments::about_entrant(t, &now, entrant));
        }
        OrganiserAction::Annul(board) => {
            let annulled = match game_of(by, &now, board).await? {
                Some(game) => annul(by, &now, &game).await,
                None => Err(TournamentError::NoSuchBoard.into()),
            };
            return told(by, code, annulled).await;
        }
        // Forms have answered these.
        OrganiserAction::Rule { .. }
        | OrganiserAction::Replace { .. }
        | OrganiserAction::Format { .. }
        | OrganiserAction::Rules { .. } => return Err(UnknownCustomId.into()),
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
            message(by, &now, MenuPages::default(), Some(view::done(by.t, &done).text)).await
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
            message(by, &now, MenuPages::default(), Some(view::action_error(by.t, &refusal).text))
                .await
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
        TournamentAction::Organise(OrganiserAction::Rule { board, .. }) => {
            let official = Audience::Official(now.tournament.guild);
            let games = bot.games.games_of_tournament(now.tournament.id, official).await?;
            Ok(view::tournaments::ruling_form(t, &now, &games, board)?)
        }
        TournamentAction::Organise(OrganiserAction::Replace { entrant, .. }) => {
            Ok(view::tournaments::replacing_form(t, &now, entrant))
        }
        TournamentAction::Organise(OrganiserAction::Format { .. }) => {
            settings::format_form(t, bot, used, &now).await
        }
        TournamentAction::Organise(OrganiserAction::Rules { .. }) => {
            settings::rules_form(t, used, &now)
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

/// Carries out a form that was filled in. If what it is about has changed since it was opened, the
/// organiser is asked again.
pub(in crate::commands) async fn written(
    by: &Asking<'_>,
    used: Used<'_>,
    button: &TournamentButton,
    filled: &Filled,
) -> Result<Post> {
    let code = button.code.as_str();
    let now = organised(by.bot, used, code).await?;
    match button.action {
        TournamentAction::Organise(OrganiserAction::Rule { board, seen }) => {
            ruled(by, code, (board, seen), filled).await
        }
        TournamentAction::Organise(OrganiserAction::Replace { entrant, seen }) => {
            told(by, code, replaced(by, &now, (entrant, seen), filled).await).await
        }
        TournamentAction::Organise(OrganiserAction::Format { seen }) => {
            told(by, code, settings::format_changed(by, &now, seen, filled).await).await
        }
        TournamentAction::Organise(OrganiserAction::Rules { seen }) => {
            told(by, code, settings::rules_changed(by, &now, seen, filled).await).await
        }
        _ => told(by, code, Err(UnknownCustomId.into())).await,
    }
}

async fn ruled(
    by: &Asking<'_>,
    code: &str,
    (board, seen): (u32, Option<i64>),
    filled: &Filled,
) -> Result<Post> {
    let (games, actor, number) = (&by.bot.games, &by.actor, GameId(board));
    let (places, reason) = match view::tournaments::ruling_of(filled) {
        Ok(ruling) => ruling,
        Err(refusal) => return told(by, code, Err(refusal.into())).await,
    };
    let decide = |now: &Snapshot| {
        FormOf::Result(number).unchanged_since(now, seen)?;
        tournament::rule(now, actor.person.id, number, places.clone(), reason.clone())
    };
    match games.decide_in_tournament(actor, code, decide).await {
        Err(service::Error::Refused(ActionError::Tournament(TournamentError::Changed))) => {
            let now = games.tournament(code).await?;
            let official = Audience::Official(now.tournament.guild);
            let all = by.bot.games.games_of_tournament(now.tournament.id, official).await?;
            Ok(view::tournaments::ruling_again(by.t, &now, &all, board, reason.as_deref()))
        }
        Ok(done) => match may_annul(by, code, board).await? {
            Some((now, game)) => {
                let said = view::done(by.t, &done).text;
                Ok(view::tournaments::ask_about_ratings(by.t, &now, &game, board, said))
            }
            None => told(by, code, Ok(done)).await,
        },
        Err(error) => told(by, code, Err(error.into())).await,
    }
}

/// The game of a pairing, the last one of a series.
async fn game_of(by: &Asking<'_>, now: &Snapshot, board: u32) -> Result<Option<Game>> {
    let official = Audience::Official(now.tournament.guild);
    let games = by.bot.games.games_of_tournament(now.tournament.id, official).await?;
    let of_board = |game: &Game| game.tournament.is_some_and(|it| it.number == GameId(board));
    Ok(games.into_named().into_iter().rfind(of_board))
}

/// An organiser decides about the games of their tournament as a moderator does.
fn moderator(by: &Asking<'_>, now: &Snapshot) -> Moderator {
    Moderator { actor: by.actor.clone(), guild: now.tournament.guild }
}

/// The tournament and the game of a pairing, if that has changed ratings and can be annulled. The
/// games of a series are rated one by one, and a moderator decides about each.
async fn may_annul(by: &Asking<'_>, code: &str, board: u32) -> Result<Option<(Snapshot, Game)>> {
    let now = by.bot.games.tournament(code).await?;
    let game = game_of(by, &now, board).await?.filter(|game| game.series.is_none());
    let Some(game) = game else {
        return Ok(None);
    };
    match by.bot.games.may_annul(&moderator(by, &now), &game.code).await {
        Ok(game) => Ok(Some((now, game))),
        Err(service::Error::Refused(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Annuls a game for the reason of the last ruling about it.
async fn annul(by: &Asking<'_>, now: &Snapshot, game: &Game) -> Result<Done> {
    let games = &by.bot.games;
    let ruling = games.store().ruling(game.id, games.now(), tournament::RULED).await;
    let reason = ruling.map_err(service::Error::from)?.and_then(|(_, reason)| reason);
    Ok(games.annul(&moderator(by, now), &game.code, reason.as_deref()).await?)
}

async fn replaced(
    by: &Asking<'_>,
    now: &Snapshot,
    (entrant, seen): (EntrantId, Option<i64>),
    filled: &Filled,
) -> Result<Done> {
    let (substitute, is_bot) = view::tournaments::replacement_of(filled)?;
    let leaver = now.tournament.entrant(entrant).map(|it| it.person.clone());
    let leaver = leaver.ok_or(TournamentError::Unknown)?;
    let decide = |now: &Snapshot| {
        FormOf::Substitute(entrant).unchanged_since(now, seen)?;
        tournament::ask_substitute(now, &leaver, substitute, *is_bot)
    };
    let code = &now.tournament.code;
    Ok(by.bot.games.decide_in_tournament(&by.actor, code, decide).await?)
}
