//! What must be told to Discord: at least once, seen once.
//!
//! Every change of a game is saved together with the intents it leads to ([`Intent`]). This loop draws them when
//! they are sent, in the order of each game. What a crash or a lost answer leaves in doubt is looked up in the
//! channel before it is sent again, and carries a nonce by which Discord recognises it.
//!
//! While a channel is out of reach, what belongs there waits and the clocks of its games stand.

mod beside;
mod thread;

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use serenity::all::{CreateAllowedMentions, EditMessage};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::controls::{Action, Control};
use crate::discord::{Failure, PAGE, Rest, RestError, Seen, files, message, nonce, rows};
use crate::error::chain;
use crate::store::{
    ChannelId, Game, GameStatus, Intent, MessageId, Parcel, Post, Purpose, Remind, StoreError,
    UserId,
};
use crate::view;
use crate::{Bot, Error};

/// So many games are told about at once.
const AT_ONCE: usize = 8;

/// The loop looks at the data file at least so often, whatever it was told.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// So many pages of a channel's newest messages are searched for one whose posting is in doubt.
const PAGES: usize = 3;

/// What belongs into a deleted channel waits so long before it is tried once more.
const UNTIL_MOVED: Duration = Duration::from_hours(30 * 24);

/// Delivers until `stop` turns true; then finishes what it is sending and returns.
pub async fn run(bot: Bot, mut stop: watch::Receiver<bool>) {
    match persist(|| bot.play.store().recover_parcels()).await {
        0 => {}
        count => tracing::info!(count, "delivering what was left undelivered"),
    }
    let mut sending = JoinSet::new();
    while !*stop.borrow() {
        let room = AT_ONCE - sending.len();
        let parcels = if room == 0 {
            Vec::new()
        } else {
            take(&bot, room).await
        };
        let idle = parcels.is_empty();
        for parcel in parcels {
            let bot = bot.clone();
            sending.spawn(async move { deliver(&bot, &parcel).await });
        }
        if idle {
            let nap = nap(&bot).await;
            tokio::select! {
                () = bot.play.news().notified() => {}
                () = tokio::time::sleep(nap) => {}
                Some(_) = sending.join_next() => {}
                _ = stop.changed() => {}
            }
        }
    }
    while sending.join_next().await.is_some() {}
}

async fn take(bot: &Bot, room: usize) -> Vec<Parcel> {
    let limit = i64::try_from(room).unwrap_or(1);
    match bot.play.store().take_parcels(limit).await {
        Ok(parcels) => parcels,
        Err(error) => {
            tracing::error!(error = %chain(&error), "the outbox cannot be read");
            Vec::new()
        }
    }
}

/// How long there is nothing to do, unless somebody acts.
async fn nap(bot: &Bot) -> Duration {
    match bot.play.store().next_parcel_at().await {
        Ok(Some(at)) => {
            let wait = u64::try_from(at - bot.play.now()).unwrap_or(0);
            // A parcel that waits for an earlier one of its game is due and yet not to be had.
            Duration::from_millis(wait.max(250)).min(LONGEST_NAP)
        }
        Ok(None) => LONGEST_NAP,
        Err(_) => Duration::from_secs(5),
    }
}

/// Sends one parcel and writes down what came of it.
async fn deliver(bot: &Bot, parcel: &Parcel) {
    let store = bot.play.store();
    if parcel.attempts > 0 {
        // If this reaches the channel, the game's time runs again, and the message shall say until when.
        clock(bot.play.release(parcel.game).await);
    }
    let mut result = attempt(bot, parcel).await;
    if failure(&result) == Some(Failure::Archived) {
        result = match thread::bring_back(bot, parcel).await {
            Ok(()) => attempt(bot, parcel).await,
            Err(error) => Err(error.into()),
        };
    }
    match failure(&result) {
        Some(Failure::NoChannel) => {
            persist(|| store.lose(parcel.channel)).await;
            clock(bot.play.hold(parcel.game).await);
        }
        Some(Failure::NoAccess) => clock(bot.play.hold(parcel.game).await),
        _ => {}
    }
    match result {
        Ok(Delivery::Posted(post, purpose)) => {
            persist(|| store.settle(parcel, Some((post, purpose)))).await;
        }
        Ok(Delivery::Thread(post, thread)) => {
            persist(|| store.settle_thread(parcel, post, thread)).await;
        }
        Ok(Delivery::Done) => persist(|| store.settle(parcel, None)).await,
        Ok(Delivery::Superseded) => {}
        Err(error) => {
            let why = chain(&error);
            match delay(&error, parcel.attempts) {
                Some(delay) => {
                    tracing::warn!(parcel = parcel.id, attempts = parcel.attempts + 1, error = %why, "will try again");
                    let at =
                        bot.play.now() + i64::try_from(delay.as_millis()).unwrap_or(i64::MAX / 2);
                    persist(|| store.postpone(parcel, at, &why)).await;
                }
                None => {
                    tracing::error!(parcel = parcel.id, error = %why, "cannot be delivered");
                    persist(|| store.abandon(parcel, &why)).await;
                }
            }
        }
    }
    // Whatever waited behind this parcel may go now.
    bot.play.news().notify_one();
}

async fn attempt(bot: &Bot, parcel: &Parcel) -> Result<Delivery, Error> {
    match &parcel.intent {
        Intent::Board { since, seq } => board(bot, parcel, *since, *seq).await,
        Intent::Lobby { .. } => lobby(bot, parcel).await,
        Intent::Notice { since, seq } => notice(bot, parcel, *since, *seq).await,
        Intent::Reminder { chair, seq, .. } => reminder(bot, parcel, *chair, *seq).await,
        Intent::Strip { message } => strip(bot, parcel, *message).await,
        Intent::Thread => thread::start(bot, parcel).await,
        Intent::Archive => thread::archive(bot, parcel).await,
        Intent::Here { .. } => beside::here(bot, parcel).await,
        Intent::Ruling { seq, said } => beside::ruling(bot, parcel, *seq, said).await,
        Intent::Tell { user } => beside::tell(bot, parcel, *user).await,
    }
}

/// What Discord's refusal of a parcel means.
fn failure(result: &Result<Delivery, Error>) -> Option<Failure> {
    match result {
        Err(Error::Discord(error)) => Some(Failure::of(error)),
        _ => None,
    }
}

/// A clock that could not be stopped or started is looked after at the next try.
fn clock(done: Result<(), crate::play::Error>) {
    if let Err(error) = done {
        tracing::warn!(error = %chain(&error), "the clock of a game out of reach");
    }
}

enum Delivery {
    /// A message stands in the channel.
    Posted(Post, Purpose),
    /// A thread stands, started from a message.
    Thread(Post, crate::store::ChannelId),
    /// Nothing new stands there.
    Done,
    /// Something newer is on its way.
    Superseded,
}

/// Posts a board as a new message: edits notify nobody, and Discord caps edits of old messages.
async fn board(bot: &Bot, parcel: &Parcel, since: i64, seq: i64) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    let shows_it = |control: &Control| {
        control.seq == seq && matches!(control.action, Action::Board | Action::History)
    };
    let posted = match already_posted(bot, parcel, &game, shows_it).await? {
        Some(message) => message,
        // After trouble only the newest board matters; but what an earlier try did post is taken care of.
        None if parcel.attempts > 0 && bot.play.store().supersede(parcel).await? => {
            return Ok(Delivery::Superseded);
        }
        None => {
            let replay = bot.play.replay(&game, since, seq).await?;
            let rated = bot.play.store().rating_changes(game.id).await?;
            let series = bot.play.standing(&game).await?;
            let post = bot
                .draw(move |renderer| {
                    view::board(renderer, &game, &replay, &rated, series.as_ref())
                })
                .await?;
            send(bot, parcel, &post).await?
        }
    };
    Ok(Delivery::Posted(noted(parcel, posted, seq), Purpose::Board))
}

/// Tells what happened beside the board.
async fn notice(bot: &Bot, parcel: &Parcel, since: i64, seq: i64) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    // No board has the number of an event beside it.
    let shows_it = |control: &Control| control.seq == seq && control.action == Action::Board;
    let posted = match already_posted(bot, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => {
            let replay = bot.play.replay(&game, since, seq).await?;
            send(bot, parcel, &view::notice(&game, &replay)).await?
        }
    };
    Ok(Delivery::Posted(
        noted(parcel, posted, seq),
        Purpose::Notice,
    ))
}

/// Reminds the player to move, unless he has moved by now: where the game is played, or in a direct message if he
/// prefers that and Discord lets it through.
async fn reminder(bot: &Bot, parcel: &Parcel, chair: usize, seq: i64) -> Result<Delivery, Error> {
    let store = bot.play.store();
    let game = game(bot, parcel).await?;
    if game.to_move != Some(chair) {
        return Ok(Delivery::Done);
    }
    let user = game.chairs[chair].person.id;
    let mut waiting = Vec::new();
    for game in store.waiting_for(user).await? {
        let post = store.newest_post(game.id, Purpose::Board).await?;
        waiting.push((game, post));
    }
    let Some(reminder) = view::reminder(user, &waiting) else {
        return Ok(Delivery::Done);
    };
    if store.availability(user).await?.remind == Remind::Direct {
        match send_directly(bot, parcel, user, &reminder).await {
            Ok(()) => return Ok(Delivery::Done),
            // He takes no messages from bots; in the channel he can be reached.
            Err(error) if Failure::of(&error) == Failure::Forbidden => {}
            Err(error) => return Err(error.into()),
        }
    }
    let shows_it = |control: &Control| control.action == Action::Tomorrow && control.seq == seq;
    let posted = match already_posted(bot, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => send(bot, parcel, &reminder).await?,
    };
    Ok(Delivery::Posted(
        noted(parcel, posted, seq),
        Purpose::Reminder,
    ))
}

/// Sends a message to one person alone. The nonce keeps a second try from being seen.
async fn send_directly(
    bot: &Bot,
    parcel: &Parcel,
    user: UserId,
    post: &view::Post,
) -> Result<(), RestError> {
    let conversation = bot.rest.direct_channel(user).await?;
    post_to(&bot.rest, conversation, parcel, post).await?;
    Ok(())
}

/// Shows an open table in its one message.
async fn lobby(bot: &Bot, parcel: &Parcel) -> Result<Delivery, Error> {
    let store = bot.play.store();
    if store.supersede(parcel).await? {
        return Ok(Delivery::Superseded);
    }
    let game = game(bot, parcel).await?;
    let table = game.clone();
    // To go through all openings of a pattern takes a while.
    let mut shown = bot.draw(move |_| view::lobby(&table)).await?;
    if let Some(post) = store.newest_post(game.id, Purpose::Lobby).await? {
        if game.started_at.is_some() && post.channel != game.channel {
            shown = view::begun_in(&game);
        }
        let edit = EditMessage::new()
            .content(&shown.text)
            .components(rows(&shown.rows))
            .allowed_mentions(CreateAllowedMentions::new());
        let edited = bot
            .rest
            .edit_message(post.channel, post.message, &edit, &[]);
        match edited.await {
            Ok(()) => {
                let seq = game.seq;
                return Ok(Delivery::Posted(Post { seq, ..post }, Purpose::Lobby));
            }
            Err(error)
                if matches!(
                    Failure::of(&error),
                    Failure::Gone | Failure::NoChannel | Failure::TooOld
                ) => {}
            Err(error) => return Err(error.into()),
        }
    }
    if game.status != GameStatus::Open {
        // Play has begun, and the board says so.
        return Ok(Delivery::Done);
    }
    let shows_it = |control: &Control| control.action == Action::Join;
    let posted = match already_posted(bot, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => send(bot, parcel, &shown).await?,
    };
    Ok(Delivery::Posted(
        noted(parcel, posted, game.seq),
        Purpose::Lobby,
    ))
}

/// Takes the buttons off an older message; that it is gone, out of reach or too old to be edited does no harm.
async fn strip(bot: &Bot, parcel: &Parcel, message: MessageId) -> Result<Delivery, Error> {
    let edit = EditMessage::new().components(Vec::new());
    let edited = bot.rest.edit_message(parcel.channel, message, &edit, &[]);
    match edited.await {
        Ok(()) => Ok(Delivery::Done),
        Err(error) => match Failure::of(&error) {
            Failure::Passing | Failure::Token => Err(error.into()),
            _ => Ok(Delivery::Done),
        },
    }
}

async fn send(bot: &Bot, parcel: &Parcel, post: &view::Post) -> Result<MessageId, Error> {
    Ok(post_to(&bot.rest, parcel.channel, parcel, post).await?)
}

async fn post_to(
    rest: &Rest,
    channel: ChannelId,
    parcel: &Parcel,
    post: &view::Post,
) -> Result<MessageId, RestError> {
    rest.create_message(channel, &message(post, parcel.id), &files(post))
        .await
}

/// The message of an earlier try whose outcome is not known.
async fn already_posted(
    bot: &Bot,
    parcel: &Parcel,
    game: &Game,
    shows_it: impl Fn(&Control) -> bool,
) -> Result<Option<MessageId>, Error> {
    if parcel.attempts == 0 {
        return Ok(None);
    }
    let nonce = nonce(parcel.id);
    let is_it = |message: &Seen| {
        message.has_nonce(&nonce)
            || controls(message).any(|control| control.code == game.code && shows_it(&control))
    };
    let mut before = None;
    for _ in 0..PAGES {
        let page = match bot.rest.messages(parcel.channel, before).await {
            Ok(page) => page,
            // Without Read Message History the nonce must do.
            Err(error) if Failure::of(&error) == Failure::Forbidden => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        if let Some(message) = page.iter().find(|message| is_it(message)) {
            return Ok(Some(message.id()));
        }
        before = page.last().map(Seen::id);
        if page.len() < PAGE {
            break;
        }
    }
    Ok(None)
}

/// The controls on a message that this bot could have posted.
fn controls(message: &Seen) -> impl Iterator<Item = Control> {
    let ids = message.custom_ids().into_iter();
    ids.filter_map(|id| id.parse().ok())
}

async fn game(bot: &Bot, parcel: &Parcel) -> Result<Game, Error> {
    let game = bot.play.store().game_by_id(parcel.game).await?;
    let missing = || StoreError::Unreadable(format!("game {} of the outbox", parcel.game));
    Ok(game.ok_or_else(missing)?)
}

/// When a failed parcel is tried again; never, if it cannot ever succeed.
fn delay(error: &Error, attempts: i64) -> Option<Duration> {
    let doublings = u32::try_from(attempts.clamp(0, 16)).unwrap_or(16);
    let (first, longest) = match error {
        Error::Discord(error) => match Failure::of(error) {
            Failure::Passing => (Duration::from_secs(1), Duration::from_mins(5)),
            // Refused requests count towards a ban, so they soon become rare; a command used in the channel once
            // the permission is back speeds them up.
            Failure::Forbidden | Failure::NoAccess | Failure::Token => {
                (Duration::from_secs(5), Duration::from_hours(6))
            }
            // Nothing brings a deleted channel back, but the game may move to another one.
            Failure::NoChannel => (UNTIL_MOVED, UNTIL_MOVED),
            // Brought back, and archived again before anything could be said.
            Failure::Archived => (Duration::from_secs(5), Duration::from_hours(1)),
            Failure::Gone
            | Failure::Shut
            | Failure::TooOld
            | Failure::Wrong
            | Failure::Repeated => return None,
        },
        Error::Play(crate::play::Error::Store(StoreError::Unreadable(_))) => return None,
        Error::Play(crate::play::Error::Store(_)) => {
            (Duration::from_secs(1), Duration::from_mins(1))
        }
        _ => return None,
    };
    let delay = first
        .saturating_mul(2_u32.saturating_pow(doublings))
        .min(longest);
    Some(delay.mul_f32(0.75 + fastrand::f32() / 2.0))
}

/// Writes to the data file until it succeeds: what Discord was told must not be forgotten over a full disk.
async fn persist<T, F>(write: impl Fn() -> F) -> T
where
    F: Future<Output = Result<T, StoreError>>,
{
    let patience = ExponentialBuilder::new()
        .with_min_delay(Duration::from_millis(200))
        .with_max_delay(Duration::from_secs(30))
        .without_max_times();
    loop {
        let written = (|| write())
            .retry(patience)
            .notify(|error: &StoreError, wait| {
                tracing::error!(error = %chain(error), ?wait, "the outbox cannot be written");
            })
            .await;
        if let Ok(value) = written {
            return value;
        }
    }
}

fn noted(parcel: &Parcel, message: MessageId, seq: i64) -> Post {
    Post {
        message,
        channel: parcel.channel,
        seq,
    }
}
