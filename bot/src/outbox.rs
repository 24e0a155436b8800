//! What must be told to Discord: at least once, seen once.
//!
//! Every change of a game is saved together with the intents it leads to ([`Intent`]). This loop draws them when
//! they are sent, in the order of each game. What a crash or a lost answer leaves in doubt is looked up in the
//! channel before it is sent again, and carries a nonce by which Discord recognises it.
//!
//! While a channel is out of reach, what belongs there waits and the clocks of its games stand.

mod beside;
mod thread;

use std::sync::Arc;
use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use serenity::all::{
    Builder, ChannelId, CreateAllowedMentions, EditMessage, GetMessages, Http, Message, MessageId,
    UserId,
};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::controls::{Action, Control};
use crate::discord::{Failure, message, rows};
use crate::error::chain;
use crate::store::{Game, GameStatus, Intent, Parcel, Post, Purpose, Remind, StoreError};
use crate::view;
use crate::{Bot, Error};

/// So many games are told about at once.
const AT_ONCE: usize = 8;

/// The loop looks at the data file at least so often, whatever it was told.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// What belongs into a deleted channel waits so long before it is tried once more.
const UNTIL_MOVED: Duration = Duration::from_hours(30 * 24);

/// Delivers until `stop` turns true; then finishes what it is sending and returns.
pub async fn run(bot: Bot, http: Arc<Http>, mut stop: watch::Receiver<bool>) {
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
            let (bot, http) = (bot.clone(), Arc::clone(&http));
            sending.spawn(async move { deliver(&bot, &http, &parcel).await });
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
async fn deliver(bot: &Bot, http: &Http, parcel: &Parcel) {
    let store = bot.play.store();
    if parcel.attempts > 0 {
        // If this reaches the channel, the game's time runs again, and the message shall say until when.
        clock(bot.play.release(parcel.game).await);
    }
    let mut result = attempt(bot, http, parcel).await;
    if failure(&result) == Some(Failure::Archived) {
        result = match thread::bring_back(http, parcel).await {
            Ok(()) => attempt(bot, http, parcel).await,
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

async fn attempt(bot: &Bot, http: &Http, parcel: &Parcel) -> Result<Delivery, Error> {
    match &parcel.intent {
        Intent::Board { since, seq } => board(bot, http, parcel, *since, *seq).await,
        Intent::Lobby { .. } => lobby(bot, http, parcel).await,
        Intent::Notice { since, seq } => notice(bot, http, parcel, *since, *seq).await,
        Intent::Reminder { chair, seq, .. } => reminder(bot, http, parcel, *chair, *seq).await,
        Intent::Strip { message } => strip(http, parcel, (*message).into()).await,
        Intent::Thread => thread::start(bot, http, parcel).await,
        Intent::Archive => thread::archive(bot, http, parcel).await,
        Intent::Here { .. } => beside::here(bot, http, parcel).await,
        Intent::Ruling { seq, said } => beside::ruling(bot, http, parcel, *seq, said).await,
        Intent::Tell { user } => beside::tell(bot, http, parcel, *user).await,
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
async fn board(
    bot: &Bot,
    http: &Http,
    parcel: &Parcel,
    since: i64,
    seq: i64,
) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    let shows_it = |control: &Control| {
        control.seq == seq && matches!(control.action, Action::Board | Action::History)
    };
    let posted = match already_posted(http, parcel, &game, shows_it).await? {
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
            send(http, parcel, &post).await?
        }
    };
    Ok(Delivery::Posted(noted(&posted, seq), Purpose::Board))
}

/// Tells what happened beside the board.
async fn notice(
    bot: &Bot,
    http: &Http,
    parcel: &Parcel,
    since: i64,
    seq: i64,
) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    // No board has the number of an event beside it.
    let shows_it = |control: &Control| control.seq == seq && control.action == Action::Board;
    let posted = match already_posted(http, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => {
            let replay = bot.play.replay(&game, since, seq).await?;
            send(http, parcel, &view::notice(&game, &replay)).await?
        }
    };
    Ok(Delivery::Posted(noted(&posted, seq), Purpose::Notice))
}

/// Reminds the player to move, unless he has moved by now: where the game is played, or in a direct message if he
/// prefers that and Discord lets it through.
async fn reminder(
    bot: &Bot,
    http: &Http,
    parcel: &Parcel,
    chair: usize,
    seq: i64,
) -> Result<Delivery, Error> {
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
        match send_directly(http, parcel, user, &reminder).await {
            Ok(()) => return Ok(Delivery::Done),
            // He takes no messages from bots; in the channel he can be reached.
            Err(error) if Failure::of(&error) == Failure::Forbidden => {}
            Err(error) => return Err(error.into()),
        }
    }
    let shows_it = |control: &Control| control.action == Action::Tomorrow && control.seq == seq;
    let posted = match already_posted(http, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => send(http, parcel, &reminder).await?,
    };
    Ok(Delivery::Posted(noted(&posted, seq), Purpose::Reminder))
}

/// Sends a message to one person alone. The nonce keeps a second try from being seen.
async fn send_directly(
    http: &Http,
    parcel: &Parcel,
    user: crate::store::UserId,
    post: &view::Post,
) -> Result<(), serenity::Error> {
    let conversation = UserId::new(user.into()).create_dm_channel(http).await?;
    message(post, parcel.id)
        .execute(http, (conversation.id, None))
        .await?;
    Ok(())
}

/// Shows an open table in its one message.
async fn lobby(bot: &Bot, http: &Http, parcel: &Parcel) -> Result<Delivery, Error> {
    let store = bot.play.store();
    if store.supersede(parcel).await? {
        return Ok(Delivery::Superseded);
    }
    let game = game(bot, parcel).await?;
    let mut shown = view::lobby(&game);
    if let Some(post) = store.newest_post(game.id, Purpose::Lobby).await? {
        if game.started_at.is_some() && post.channel != game.channel {
            shown = view::begun_in(&game);
        }
        let edit = EditMessage::new()
            .content(&shown.text)
            .components(rows(&shown.rows))
            .allowed_mentions(CreateAllowedMentions::new());
        let (channel, message) = (discord_channel(post.channel), discord_message(post.message));
        match edit.execute(http, (channel, message, None)).await {
            Ok(edited) => return Ok(Delivery::Posted(noted(&edited, game.seq), Purpose::Lobby)),
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
    let posted = match already_posted(http, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => send(http, parcel, &shown).await?,
    };
    Ok(Delivery::Posted(noted(&posted, game.seq), Purpose::Lobby))
}

/// Takes the buttons off an older message; that it is gone, out of reach or too old to be edited does no harm.
async fn strip(http: &Http, parcel: &Parcel, message: u64) -> Result<Delivery, Error> {
    let edit = EditMessage::new().components(Vec::new());
    let place = (
        discord_channel(parcel.channel),
        MessageId::new(message),
        None,
    );
    match edit.execute(http, place).await {
        Ok(_) => Ok(Delivery::Done),
        Err(error) => match Failure::of(&error) {
            Failure::Passing | Failure::Token => Err(error.into()),
            _ => Ok(Delivery::Done),
        },
    }
}

async fn send(http: &Http, parcel: &Parcel, post: &view::Post) -> Result<Message, Error> {
    let channel = discord_channel(parcel.channel);
    Ok(message(post, parcel.id)
        .execute(http, (channel, None))
        .await?)
}

/// The message of an earlier try whose outcome is not known.
async fn already_posted(
    http: &Http,
    parcel: &Parcel,
    game: &Game,
    shows_it: impl Fn(&Control) -> bool,
) -> Result<Option<Message>, Error> {
    if parcel.attempts == 0 {
        return Ok(None);
    }
    let recent = discord_channel(parcel.channel)
        .messages(http, GetMessages::new().limit(50))
        .await;
    let recent = match recent {
        Ok(recent) => recent,
        // Without Read Message History the nonce must do.
        Err(error) if matches!(Failure::of(&error), Failure::Forbidden) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    Ok(recent.into_iter().find(|message| {
        controls(message).any(|control| control.code == game.code && shows_it(&control))
    }))
}

/// The controls on a message that this bot could have posted.
fn controls(message: &Message) -> impl Iterator<Item = Control> + '_ {
    use serenity::all::{ActionRowComponent, ButtonKind};

    let buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => custom_id.parse().ok(),
            _ => None,
        },
        _ => None,
    })
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

fn noted(message: &Message, seq: i64) -> Post {
    Post {
        message: message.id.get().into(),
        channel: message.channel_id.get().into(),
        seq,
    }
}

fn discord_channel(channel: crate::store::ChannelId) -> ChannelId {
    ChannelId::new(channel.into())
}

fn discord_message(message: crate::store::MessageId) -> MessageId {
    MessageId::new(message.into())
}
