//! One delivery: what is sent for each notification, and how failures are handled.

use std::time::Duration;

use metrics::histogram;
use play::time::Millis;
use play::{ChannelId, Game, MessageId, Notification, Post, Purpose, Subject, UserId};
use store::{OutboxMessage, StoreError};
use view::custom_id::GameButton;

use super::{announcements, board, messages, persist, thread, tournaments};
use crate::discord::{Failure, PAGE, RestError, Seen, files, message};
use crate::error::chain;
use crate::{Bot, Error};

/// How many pages of a channel's newest messages are searched for a message that may have been posted.
const PAGES: usize = 3;

/// The pauses between the tries of a message, which double after each try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pauses {
    first: Duration,
    longest: Duration,
}

/// Failures that pass are tried again soon.
pub(super) const PASSING: Pauses = Pauses::new(Duration::from_secs(1), Duration::from_mins(5));

/// Refused requests count towards a ban, so they must soon become rare; when the permission is back, a command in the
/// channel makes its messages due at once.
const REFUSED: Pauses = Pauses::new(Duration::from_secs(5), Duration::from_hours(6));

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

/// How often a picture is tried, over two days, before it is abandoned.
const DRAWN_AT_MOST: i64 = 15;

/// Sends one message of the outbox and saves the outcome.
pub(super) async fn deliver(bot: &Bot, queued: &OutboxMessage) {
    let store = bot.games.store();
    if queued.attempts > 0 {
        // If this message reaches the channel, the game's clock runs again, and the message states the deadline.
        resume_clock(bot, queued).await;
    }
    let mut result = attempt(bot, queued).await;
    if failure(&result) == Some(Failure::Archived) {
        result = match thread::bring_back(bot, queued).await {
            Ok(()) => attempt(bot, queued).await,
            Err(error) => Err(error.into()),
        };
    }
    match failure(&result) {
        Some(Failure::NoChannel) => {
            persist(|| store.lose(queued.channel)).await;
            suspend_clock(bot, queued).await;
        }
        // `Shut` means that a member who plays in direct messages no longer accepts any.
        Some(Failure::NoAccess | Failure::Shut) => suspend_clock(bot, queued).await,
        _ => {}
    }
    match result {
        Ok(Delivery::Posted(post, purpose)) => {
            let waited = bot.games.now() - queued.created_at;
            let waited = Duration::from_millis(u64::try_from(waited).unwrap_or(0));
            histogram!("pacru_post_seconds").record(waited);
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
        Ok(Delivery::Done) => persist(|| store.mark_delivered(queued, None)).await,
        Ok(Delivery::Superseded) => {}
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

async fn attempt(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery, Error> {
    match &queued.notification {
        Notification::Board { since, seq } => board::post(bot, queued, *since, *seq).await,
        Notification::Picture {
            message,
            since,
            seq,
        } => board::draw_later(bot, queued, *message, *since, *seq).await,
        Notification::Lobby { .. } => messages::lobby(bot, queued).await,
        Notification::Notice { since, seq } => messages::notice(bot, queued, *since, *seq).await,
        Notification::Reminder { player, seq, .. } => {
            messages::reminder(bot, queued, *player, *seq).await
        }
        Notification::Clear { message, delete } => {
            messages::clear(bot, queued, *message, *delete).await
        }
        Notification::Thread => thread::start(bot, queued).await,
        Notification::Archive => thread::archive(bot, queued).await,
        Notification::Here { .. } => board::here(bot, queued).await,
        Notification::ModeratorAction { seq, what } => {
            announcements::moderator_action(bot, queued, *seq, what).await
        }
        Notification::Tell { user } => announcements::tell(bot, queued, *user).await,
        Notification::Tournament(told) => tournaments::tell(bot, queued, told).await,
    }
}

/// The failure that a refused delivery means.
fn failure(result: &Result<Delivery, Error>) -> Option<Failure> {
    match result {
        Err(Error::Discord(error)) => Some(Failure::of(error)),
        _ => None,
    }
}

/// Stops the clock of a game that nobody can be told about.
async fn suspend_clock(bot: &Bot, queued: &OutboxMessage) {
    if let Subject::Game(game) = queued.subject {
        clock(bot.games.suspend_clock(game).await);
    }
}

/// Starts it again.
async fn resume_clock(bot: &Bot, queued: &OutboxMessage) {
    if let Subject::Game(game) = queued.subject {
        clock(bot.games.resume_clock(game).await);
    }
}

/// If a clock could not be stopped or started, the next delivery tries again.
fn clock(done: Result<(), service::Error>) {
    if let Err(error) = done {
        tracing::warn!(error = %chain(&error), "the clock of a game out of reach could not be changed");
    }
}

pub(super) enum Delivery {
    /// A message was posted.
    Posted(Post, Purpose),
    /// A board was posted whose picture could not be drawn.
    Undrawn(Post),
    /// A thread was started from a message.
    Thread(Post, ChannelId),
    /// Nothing new was posted.
    Done,
    /// A newer message replaces this one.
    Superseded,
}

/// Posts to the channel of an outbox message, unless an earlier try has posted it, which a button shows that
/// `shows_it` accepts.
pub(super) async fn post_once(
    bot: &Bot,
    queued: &OutboxMessage,
    game: &Game,
    post: &view::Post,
    shows_it: impl Fn(&GameButton) -> bool,
) -> Result<MessageId, Error> {
    match already_posted(bot, queued, game, shows_it).await? {
        Some(message) => Ok(message.id()),
        None => send(bot, queued, post).await,
    }
}

/// Posts to the channel of an outbox message.
pub(super) async fn send(
    bot: &Bot,
    queued: &OutboxMessage,
    post: &view::Post,
) -> Result<MessageId, Error> {
    Ok(send_to(bot, queued.channel, queued, post).await?)
}

async fn send_to(
    bot: &Bot,
    channel: ChannelId,
    queued: &OutboxMessage,
    post: &view::Post,
) -> Result<MessageId, RestError> {
    let message = message(post, &queued.nonce);
    bot.rest
        .create_message(channel, &message, &files(post))
        .await
}

/// Sends a direct message to one member, once.
pub(super) async fn send_directly(
    bot: &Bot,
    queued: &OutboxMessage,
    user: UserId,
    post: &view::Post,
) -> Result<(), RestError> {
    let conversation = bot.rest.direct_channel(user).await?;
    let same = |message: &Seen| message.content() == post.text;
    if find_posted(bot, queued, conversation, same)
        .await?
        .is_none()
    {
        send_to(bot, conversation, queued, post).await?;
    }
    Ok(())
}

/// The message of an earlier try whose outcome is unknown, found by a button that `shows_it` accepts.
pub(super) async fn already_posted(
    bot: &Bot,
    queued: &OutboxMessage,
    game: &Game,
    shows_it: impl Fn(&GameButton) -> bool,
) -> Result<Option<Seen>, RestError> {
    let is_it = |message: &Seen| {
        let ids = message.custom_ids().into_iter();
        let mut buttons = ids.filter_map(|id| id.parse().ok());
        buttons
            .any(|game_button: GameButton| game_button.code == game.code && shows_it(&game_button))
    };
    find_posted(bot, queued, queued.channel, is_it).await
}

/// The message of an earlier try whose outcome is unknown: the one with the nonce of the outbox message, which
/// Discord does not always return, or one that `is_it` recognises.
pub(super) async fn find_posted(
    bot: &Bot,
    queued: &OutboxMessage,
    channel: ChannelId,
    is_it: impl Fn(&Seen) -> bool,
) -> Result<Option<Seen>, RestError> {
    if queued.attempts == 0 {
        return Ok(None);
    }
    let mut before = None;
    for _ in 0..PAGES {
        let page = match bot.rest.messages(channel, before).await {
            Ok(page) => page,
            // Without Read Message History only the nonce prevents a second message.
            Err(error) if Failure::of(&error) == Failure::Forbidden => return Ok(None),
            Err(error) => return Err(error),
        };
        let last = (page.len() == PAGE)
            .then(|| page.last().map(Seen::id))
            .flatten();
        let mut page = page.into_iter();
        if let Some(found) = page.find(|it| it.has_nonce(&queued.nonce) || is_it(it)) {
            return Ok(Some(found));
        }
        if last.is_none() {
            break;
        }
        before = last;
    }
    Ok(None)
}

pub(super) async fn game(bot: &Bot, queued: &OutboxMessage) -> Result<Game, Error> {
    let missing = || StoreError::Unreadable(format!("the game of row {} of the outbox", queued.id));
    let Subject::Game(id) = queued.subject else {
        return Err(missing().into());
    };
    let game = bot.games.store().game_by_id(id).await?;
    let game = game.ok_or_else(missing)?;
    tracing::Span::current().record("game", &game.code);
    Ok(game)
}

/// The post of an outbox message, as the store keeps it.
pub(super) fn noted(queued: &OutboxMessage, message: MessageId, seq: i64) -> Post {
    Post {
        message,
        channel: queued.channel,
        seq,
    }
}

/// When a failed delivery is tried again; `None` if it can never succeed.
fn pauses(error: &Error, attempts: i64) -> Option<Pauses> {
    match error {
        Error::Discord(error) => match Failure::of(error) {
            Failure::Passing => Some(PASSING),
            Failure::Forbidden | Failure::NoAccess | Failure::Shut | Failure::Token => {
                Some(REFUSED)
            }
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

impl Pauses {
    const fn new(first: Duration, longest: Duration) -> Self {
        Self { first, longest }
    }

    /// The pause after `attempts` + 1 tries, with some jitter, so that not everything is tried at the same moment.
    pub(super) fn after(self, attempts: i64) -> Millis {
        let doublings = u32::try_from(attempts.clamp(0, 16)).unwrap_or(16);
        let pause = self.first.saturating_mul(2_u32.saturating_pow(doublings));
        let pause = pause
            .min(self.longest)
            .mul_f32(0.75 + fastrand::f32() / 2.0);
        Millis::try_from(pause.as_millis()).unwrap_or(Millis::MAX / 2)
    }
}
