//! The puzzle of the day: posted once a day in a channel of each server that wants it.

use std::time::Duration;

use ai::Puzzle;
use play::MessageId;
use play::daily_puzzle::DailyPuzzle;
use play::puzzle::Stage;
use play::time::{HOUR, MINUTE, Millis};
use tokio::sync::watch;
use tokio::task::JoinSet;
use view::custom_id::{CustomId, PuzzleAction, PuzzleButton};

use crate::discord::{Failure, Seen, message};
use crate::error::chain;
use crate::{Bot, Error};

/// How often the loop checks whether a day begins on some server.
const EVERY: Duration = Duration::from_secs(2);

/// The most puzzles that are posted at once.
const AT_ONCE: usize = 8;

/// How long a puzzle waits that Discord refuses, for example for lack of a permission, and one that cannot be posted
/// for the moment.
const REFUSED: Millis = HOUR;
const AGAIN: Millis = MINUTE / 6;

/// Posts puzzles until `stop` turns true.
pub(crate) async fn run(bot: Bot, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(error) = post_due(&bot).await {
            tracing::error!(error = %chain(&error), "puzzles of the day cannot be read");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = stop.changed() => {}
        }
    }
}

async fn post_due(bot: &Bot) -> Result<(), store::StoreError> {
    let store = bot.games.store();
    store.begin_days(AT_ONCE).await?;
    let mut posted = JoinSet::new();
    for daily in store.claim_daily_puzzles(AT_ONCE).await? {
        let bot = bot.clone();
        posted.spawn(async move { post(&bot, &daily).await });
    }
    while let Some(ended) = posted.join_next().await {
        match ended {
            Ok(saved) => saved?,
            Err(panicked) => {
                tracing::error!(error = %chain(&panicked), "a puzzle of the day is tried again in a minute");
            }
        }
    }
    Ok(())
}

async fn post(bot: &Bot, daily: &DailyPuzzle) -> Result<(), store::StoreError> {
    let (store, now) = (bot.games.store(), bot.games.now());
    let error = match show(bot, daily).await {
        Ok(message) => return store.daily_puzzle_posted(daily, message).await,
        Err(error) => error,
    };
    let failure = match &error {
        Error::Discord(error) => Failure::of(error),
        _ => Failure::Passing,
    };
    tracing::info!(guild = %daily.guild, error = %chain(&error), "the puzzle of the day is not posted");
    match failure {
        Failure::NoChannel => store.end_daily_puzzle(daily.guild).await.map(|_| ()),
        Failure::Passing | Failure::Token => store.postpone_daily_puzzle(daily, now + AGAIN).await,
        _ => store.postpone_daily_puzzle(daily, now + REFUSED).await,
    }
}

/// Posts the puzzle of a day, unless an earlier try whose outcome was not saved has posted it.
async fn show(bot: &Bot, daily: &DailyPuzzle) -> Result<MessageId, Error> {
    let stage = daily.puzzle.and_then(|puzzle| Stage::read(puzzle, 0));
    let missing = || store::StoreError::Unreadable(format!("the puzzle of {}", daily.guild));
    let stage = stage.ok_or_else(missing)?;
    if let Some(posted) = posted_before(bot, daily).await? {
        return Ok(posted);
    }
    let t = bot.texts_of_server(Some(daily.guild)).await;
    let (number, yesterday) = (daily.number, daily.yesterday.and_then(Puzzle::with_id));
    let results = bot.games.store();
    let results = results
        .daily_results(daily.guild, number.saturating_sub(1))
        .await?;
    let drawn = bot.draw(move |renderer| {
        let yesterday = yesterday.map(|puzzle| (puzzle, &results));
        view::daily_puzzle(t, renderer, number, stage.puzzle, yesterday)
    });
    let post = drawn.await?;
    let files: Vec<_> = post.file.iter().collect();
    let message = message(&post, &daily.nonce);
    Ok(bot
        .rest
        .create_message(daily.channel, &message, &files)
        .await?)
}

async fn posted_before(bot: &Bot, daily: &DailyPuzzle) -> Result<Option<MessageId>, Error> {
    let is_it = |message: &&Seen| {
        let ids = message.custom_ids().into_iter();
        let mut ids = ids.filter_map(|id| id.parse().ok());
        ids.any(|id: CustomId| {
            matches!(id, CustomId::Puzzle(PuzzleButton { puzzle, found: 0, action: PuzzleAction::Retry })
                if Some(puzzle) == daily.puzzle)
        })
    };
    match bot.rest.messages(daily.channel, None).await {
        Ok(page) => Ok(page.iter().find(is_it).map(Seen::id)),
        // Without Read Message History only the nonce prevents a second message.
        Err(error) if Failure::of(&error) == Failure::Forbidden => Ok(None),
        Err(error) => Err(error.into()),
    }
}
