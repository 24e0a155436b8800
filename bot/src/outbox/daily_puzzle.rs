//! The puzzle of the day: posted once a day in a channel of each server that wants it.

use ai::Puzzle;
use background::worker;
use discord::{Failure, Identity};
use play::MessageId;
use play::daily_puzzle::DailyPuzzle;
use play::puzzle::Stage;
use play::time::{HOUR, MINUTE, Millis};
use store::StoreError;
use tasks::chain;
use tokio::sync::watch;

use crate::{Bot, Error, Result};

/// How long a puzzle waits that Discord refuses, for example for lack of a permission, and one that cannot be posted
/// for the moment.
const REFUSED: Millis = HOUR;
const AGAIN: Millis = MINUTE / 6;

/// Posts puzzles until `stop` turns true.
pub(crate) async fn run(bot: Bot, stop: watch::Receiver<bool>) {
    let store = bot.games.store();
    let claim = |limit| async move {
        store.begin_days(limit).await?;
        store.claim_daily_puzzles(limit).await
    };
    worker::run("puzzles of the day", &bot, stop, claim, post).await;
}

async fn post(bot: Bot, daily: DailyPuzzle) -> Result<(), StoreError> {
    let (store, now) = (bot.games.store(), bot.games.now());
    let error = match show(&bot, &daily).await {
        Ok(message) => return store.daily_puzzle_posted(&daily, message).await,
        Err(error) => error,
    };
    let failure = match &error {
        Error::Discord(error) => Failure::of(error),
        _ => Failure::Passing,
    };
    tracing::info!(guild = %daily.guild, error = %chain(&error), "the puzzle of the day is not posted");
    match failure {
        Failure::NoChannel => store.end_daily_puzzle(daily.guild).await.map(|_| ()),
        Failure::Passing | Failure::Token => store.postpone_daily_puzzle(&daily, now + AGAIN).await,
        _ => store.postpone_daily_puzzle(&daily, now + REFUSED).await,
    }
}

/// Posts the puzzle of a day, unless an earlier try whose outcome was not saved has posted it.
async fn show(bot: &Bot, daily: &DailyPuzzle) -> Result<MessageId> {
    let stage = daily.puzzle.and_then(|puzzle| Stage::read(puzzle, 0));
    let missing = || StoreError::Unreadable(format!("the puzzle of {}", daily.guild));
    let stage = stage.ok_or_else(missing)?;
    let t = bot.texts_of_server(Some(daily.guild)).await;
    let (number, yesterday) = (daily.number, daily.yesterday.and_then(Puzzle::with_id));
    let results = bot.games.store().daily_results(daily.guild, number.saturating_sub(1)).await?;
    let difficulties = bot.games.store().puzzle_difficulties(stage.puzzle.position.kind()).await?;
    let puzzle = (stage.puzzle, difficulties.of(stage.puzzle).shown());
    let drawn = bot.draw(move |renderer| {
        let yesterday = yesterday.map(|puzzle| (puzzle, &results));
        view::daily_puzzle(t, renderer, number, puzzle, yesterday)
    });
    // The outcome of an earlier try may not have been saved.
    let nonce = &*daily.nonce;
    let identity = Identity { nonce, since: 0, tried: true, others: &[], unmarked: None };
    Ok(bot.rest.post_once(identity, daily.channel, &drawn.await?).await?)
}
