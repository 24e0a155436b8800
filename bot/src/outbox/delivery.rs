//! One delivery: what is sent for each notification, and how failures are handled.

use std::time::Duration;

use background::outbox::persist;
use background::pauses::{PASSING, Pauses};
use discord::{Failure, Meaning};
use play::reach::Cause;
use play::{Game, Notification, Subject};
use store::{OutboxMessage, StoreError};
use tasks::chain;

use super::sending::{Delivery, gives_way};
use super::{announcements, board, messages, thread, tournaments};
use crate::{Bot, Error, Result};

/// Refused requests count towards a ban, so they must soon become rare; when the permission is back, a command in the
/// channel makes its messages due at once, and so does the next turn.
const REFUSED: Pauses = Pauses::new(Duration::from_secs(5), Duration::from_hours(1));

/// Nothing brings back a deleted channel, but the game may move to another one.
const GONE: Pauses = Pauses::new(Duration::from_hours(30 * 24), Duration::from_hours(30 * 24));

/// The thread was unarchived, and archived again before the message could be sent.
const ARCHIVED: Pauses = Pauses::new(Duration::from_secs(5), Duration::from_hours(1));

/// The store fails.
const UNSAVED: Pauses = Pauses::new(Duration::from_secs(1), Duration::from_mins(1));

/// A game that cannot be read needs a person or another release.
const UNREADABLE: Pauses = Pauses::new(Duration::from_mins(1), Duration::from_hours(6));

/// The picture could not be drawn.
const UNDRAWN: Pauses = Pauses::new(Duration::from_mins(1), Duration::from_hours(6));

/// How often a message is tried, over a minute, before its reader counts as out of reach although Discord promises nothing
/// worse than a delay.
const DELAYED: i64 = 6;

/// How often a picture is tried, over two days, before it is abandoned.
const DRAWN_AT_MOST: i64 = 15;

/// Sends one message of the outbox and saves the outcome.
pub(super) async fn deliver(bot: &Bot, queued: &OutboxMessage) {
    let store = bot.games.store();
    let mut result = attempt(bot, queued).await;
    if failure(&result) == Some(Failure::Archived) {
        result = match bot.rest.archive_thread(queued.channel, false).await {
            Ok(()) => attempt(bot, queued).await,
            Err(error) => Err(error.into()),
        };
    }
    if failure(&result) == Some(Failure::NoChannel) {
        persist(|| store.lose(queued.channel)).await;
    }
    if matches!(failure(&result).map(Failure::meaning), Some(Meaning::Channel | Meaning::Mistake))
        && let Some(instead) = messages::remind_directly(bot, queued).await
    {
        result = instead;
    }
    note_reach(bot, queued, &result).await;
    match result {
        Ok(Delivery::Posted(post, purpose)) => {
            let waited = bot.games.now() - queued.created_at;
            let waited = Duration::from_millis(u64::try_from(waited).unwrap_or(0));
            metrics::POST.observe(waited.as_secs_f64());
            tracing::debug!(post = post.message.get(), ?waited, "posted");
            persist(|| store.mark_delivered(queued, Some((post, purpose)))).await;
        }
        Ok(Delivery::Undrawn(post)) => {
            let at = bot.games.now() + UNDRAWN.after(0);
            persist(|| store.mark_delivered_undrawn(queued, post, at)).await;
        }
        Ok(Delivery::Thread(post, thread)) => {
            persist(|| store.mark_delivered_by_thread(queued, post, thread)).await;
        }
        Ok(Delivery::Said(message)) => persist(|| store.mark_said(queued, message)).await,
        Ok(Delivery::Unreached(cause)) => {
            let at = bot.games.now() + REFUSED.after(queued.attempts);
            persist(|| store.postpone(queued, at, cause.as_str())).await;
        }
        Ok(Delivery::Done) => persist(|| store.mark_delivered(queued, None)).await,
        Ok(Delivery::Superseded) => {}
        Err(Error::NotHere) => {
            tracing::info!(
                outbox_row = queued.id,
                "its game may no longer be named in this channel"
            );
            persist(|| store.mark_delivered(queued, None)).await;
        }
        Err(Error::Play(service::Error::Store(StoreError::Conflict))) => {
            tracing::info!(outbox_row = queued.id, "another process sends it");
        }
        Err(error) => {
            let why = chain(&error);
            match pauses(&error, queued.attempts) {
                Some(pauses) => {
                    tracing::warn!(outbox_row = queued.id, attempts = queued.attempts + 1, error = %why, "will try again");
                    let at = bot.games.now() + pauses.after(queued.attempts);
                    persist(|| store.postpone(queued, at, &why)).await;
                }
                None => {
                    tracing::error!(outbox_row = queued.id, error = %why, "cannot be delivered");
                    persist(|| store.abandon(queued, &why)).await;
                }
            }
        }
    }
}

async fn attempt(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    if gives_way(bot, queued).await? {
        return Ok(Delivery::Superseded);
    }
    match &queued.notification {
        Notification::Board { since, seq } => board::post(bot, queued, *since, *seq).await,
        Notification::Picture { message, since, seq } => {
            board::draw_later(bot, queued, *message, *since, *seq).await
        }
        Notification::Lobby { .. } => messages::lobby(bot, queued).await,
        Notification::Notice { since, seq } => messages::notice(bot, queued, *since, *seq).await,
        Notification::Reminder { player, seq, .. } => {
            messages::reminder(bot, queued, *player, *seq).await
        }
        Notification::Clear { message, delete } => {
            messages::clear(bot, queued, *message, *delete).await
        }
        Notification::Call { user, .. } => messages::call(bot, queued, *user).await,
        Notification::Thread => thread::start(bot, queued).await,
        Notification::Archive => thread::archive(bot, queued).await,
        Notification::Here { .. } => board::here(bot, queued).await,
        Notification::ModeratorAction { seq, what } => {
            announcements::moderator_action(bot, queued, *seq, what).await
        }
        Notification::Tell { user } => announcements::tell(bot, queued, *user).await,
        Notification::Daily { user, .. } => messages::daily(bot, queued, *user).await,
        Notification::Declined { seq, user } => {
            announcements::declined(bot, queued, *seq, *user).await
        }
        Notification::RoleRefused { role, .. } => {
            announcements::role_refused(bot, queued, *role).await
        }
        Notification::Tournament(notification) => {
            tournaments::tell(bot, queued, notification).await
        }
    }
}

/// The failure that a refused delivery means.
fn failure(result: &Result<Delivery>) -> Option<Failure> {
    match result {
        Err(Error::Discord(error)) => Some(Failure::of(error)),
        _ => None,
    }
}

/// Notes whether the player to move of a game was reached. What cannot be noted is tried again with the next delivery.
async fn note_reach(bot: &Bot, queued: &OutboxMessage, result: &Result<Delivery>) {
    let Subject::Game(id) = queued.subject else { return };
    let is_told = |game: &Game| match queued.notification {
        Notification::Call { user, .. } => game.mover().is_some_and(|mover| mover.id == user),
        Notification::Reminder { player, .. } => game.to_move == Some(player),
        _ => false,
    };
    let shows_board = matches!(
        queued.notification,
        Notification::Board { .. } | Notification::Here { .. } | Notification::Call { .. }
    );
    let noted = match result {
        Ok(Delivery::Posted(..) | Delivery::Undrawn(_)) if shows_board => {
            bot.games.reached(id, queued.channel).await
        }
        Ok(Delivery::Posted(..)) if !matches!(queued.notification, Notification::Lobby { .. }) => {
            bot.games.writes_again(id, queued.channel).await
        }
        Ok(Delivery::Said(_)) => bot.games.reached_directly(id, is_told).await,
        Ok(Delivery::Unreached(cause)) => {
            bot.games.not_reached(id, queued.channel, (*cause, true)).await
        }
        Ok(_) => Ok(()),
        Err(error) => match cause(error, queued.attempts) {
            Some((cause, is_final)) if tells_players(&queued.notification) => {
                // It was sent to the member as well, before it failed.
                let directly =
                    is_final && matches!(queued.notification, Notification::Reminder { .. });
                bot.games.not_reached(id, queued.channel, (cause, directly)).await
            }
            _ => Ok(()),
        },
    };
    if let Err(error) = noted {
        tracing::warn!(error = %chain(&error), "it could not be noted whether a player was reached");
    }
}

/// Whether the failure of this notification says that the players of its game read nothing in its channel: boards wait
/// until what comes before them has arrived. What is sent to somebody else, or comes after them, does not.
fn tells_players(notification: &Notification) -> bool {
    match notification {
        Notification::Board { .. }
        | Notification::Here { .. }
        | Notification::Notice { .. }
        | Notification::Reminder { .. }
        | Notification::Daily { .. }
        | Notification::Lobby { .. }
        | Notification::Thread
        | Notification::ModeratorAction { .. }
        | Notification::Declined { .. }
        | Notification::Call { .. } => true,
        Notification::Picture { .. }
        | Notification::Clear { .. }
        | Notification::Archive
        | Notification::Tell { .. }
        | Notification::RoleRefused { .. }
        | Notification::Tournament(_) => false,
    }
}

/// Why the reader of a failed message is out of reach, and whether it is known that this does not pass soon; `None` if the
/// message may arrive soon.
fn cause(error: &Error, attempts: i64) -> Option<(Cause, bool)> {
    let Error::Discord(error) = error else { return None };
    let cause = match Failure::of(error) {
        Failure::NoChannel | Failure::Gone => Cause::Gone,
        Failure::NoAccess => Cause::Access,
        Failure::Forbidden => Cause::Permission,
        Failure::Archived | Failure::Locked => Cause::Thread,
        Failure::Shut => Cause::Closed,
        Failure::TooOld | Failure::Wrong => Cause::Trouble,
        Failure::Passing | Failure::Token | Failure::Repeated => {
            return (attempts >= DELAYED).then_some((Cause::Trouble, false));
        }
    };
    Some((cause, true))
}

/// When a failed delivery is tried again; `None` if it can never succeed.
fn pauses(error: &Error, attempts: i64) -> Option<Pauses> {
    match error {
        Error::Discord(error) => match Failure::of(error) {
            Failure::Passing => Some(PASSING),
            Failure::Forbidden
            | Failure::NoAccess
            | Failure::Locked
            | Failure::Shut
            | Failure::Token => Some(REFUSED),
            Failure::NoChannel => Some(GONE),
            Failure::Archived => Some(ARCHIVED),
            Failure::Gone | Failure::TooOld | Failure::Wrong | Failure::Repeated => None,
        },
        Error::Play(service::Error::Store(StoreError::Unreadable(_))) => Some(UNREADABLE),
        Error::Play(service::Error::Store(_)) => Some(UNSAVED),
        Error::Drawing(_) => Some(UNDRAWN).filter(|_| attempts < DRAWN_AT_MOST),
        _ => None,
    }
}
