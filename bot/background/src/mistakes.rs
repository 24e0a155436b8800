//! Mistakes in finished games: turns that lost much where another turn kept it, for their players
//! to look at again. Computers look for them whenever they have nothing else to do.

use std::time::Duration;

use ai::{Budget, Engine, Mistake, Stop};
use play::mistake::{Turn, turns_of};
use play::{GameId, GameStatus, GuildId, Review, UserId};
use service::{Error, Games};
use store::StoreError;
use tasks::chain;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::computers::Failed;
use crate::engine_worker::{EngineError, EngineWorker, Urgency};

/// How often games that are over are looked for.
const EVERY: Duration = Duration::from_secs(5);

/// The most processor time for a game; turns that were not looked at by then are no mistakes.
const TOGETHER: Duration = Duration::from_secs(30);

/// The nodes of each search: first for every turn, then for those that seem to be mistakes.
const FIRST: u64 = 30_000;
/// See above.
const SECOND: u64 = 300_000;

/// What a turn must lose in the first searches to be looked at again, and in the second to be a
/// mistake: of those that lose 25 points there, searches of ten times as many nodes see 20 in more
/// than nine of ten (`lab judge mistakes` measures it).
const SEEMS: f64 = 0.15;
const IS: f64 = 0.25;

/// How many turns of a player are looked at again, and how many mistakes they are told of at most.
const SEEMING: usize = 6;
const TOLD: usize = 3;

/// Looks through one game after the other until `stop` turns true. What was not finished then is
/// begun again.
pub async fn run(games: &Games, engine_worker: &EngineWorker, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        match next(games, engine_worker).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::error!(error = %chain(&error), "no mistakes can be kept"),
        }
        let _stopped = timeout(EVERY, stop.changed()).await;
    }
}

/// Looks through the next game; false if there is none. A game that cannot be looked through has no
/// mistakes.
async fn next(games: &Games, engine_worker: &EngineWorker) -> Result<bool, StoreError> {
    let Some(id) = games.store().unreviewed().await? else { return Ok(false) };
    let found = match review(games, engine_worker, id).await {
        Ok(found) => found,
        Err(Failed::Play(Error::Store(error))) => return Err(error),
        // It is done after the next start.
        Err(Failed::Thinking(EngineError::Closed)) => return Ok(false),
        Err(error) => {
            tracing::error!(game = %id, error = %chain(&error), "a game cannot be looked through");
            Vec::new()
        }
    };
    games.store().reviewed(id, &found).await?;
    Ok(true)
}

/// The mistakes of the members who played a game, each with the number of its event. Whoever wants
/// none has none.
async fn review(
    games: &Games,
    engine_worker: &EngineWorker,
    id: GameId,
) -> Result<Vec<(UserId, i64, Mistake)>, Failed> {
    let mut found = Vec::new();
    let store = games.store();
    let game = store.game_by_id(id).await.map_err(Error::from)?;
    let Some(game) = game.filter(|game| game.status == GameStatus::Finished) else {
        return Ok(found);
    };
    let replay = games.replay(&game, 0, game.seq).await?;
    let mut spent = Duration::ZERO;
    for (place, player) in game.players.iter().enumerate() {
        let user = player.person.id;
        if player.computer.is_some()
            || user.is_former()
            || store.preferences(user).await.map_err(Error::from)?.review == Review::Off
        {
            continue;
        }
        let turns = turns_of(&replay, place);
        let mistakes = look_back(engine_worker, game.guild, &turns, &mut spent).await?;
        found.extend(mistakes.into_iter().map(|(turn, mistake)| (user, turn.seq, mistake)));
    }
    tracing::debug!(game = %game.code, mistakes = found.len(), ?spent, "a game was looked through");
    Ok(found)
}

/// Looks for the mistakes of one player among their turns in a game. `spent` is the processor time
/// that went into the game so far.
pub async fn look_back<'a>(
    engine_worker: &EngineWorker,
    server: Option<GuildId>,
    turns: &'a [Turn],
    spent: &mut Duration,
) -> Result<Vec<(&'a Turn, Mistake)>, EngineError> {
    let mut mistakes: Vec<&Turn> = turns.iter().collect();
    let mut found = Vec::new();
    for (nodes, least, most) in [(FIRST, SEEMS, SEEMING), (SECOND, IS, TOLD)] {
        found.clear();
        for turn in mistakes {
            let mistake = weigh(engine_worker, server, turn, nodes, spent).await?;
            found.extend(mistake.filter(|it| it.lost() >= least).map(|it| (turn, it)));
        }
        found.sort_by(|(_, one), (_, other)| other.lost().total_cmp(&one.lost()));
        found.truncate(most);
        mistakes = found.iter().map(|(turn, _)| *turn).collect();
    }
    found.sort_by_key(|(turn, _)| turn.seq);
    Ok(found)
}

/// What a turn lost, as searches of so many nodes see it. They end as soon as somebody waits, and
/// begin again afterwards.
async fn weigh(
    engine_worker: &EngineWorker,
    server: Option<GuildId>,
    turn: &Turn,
    nodes: u64,
    spent: &mut Duration,
) -> Result<Option<Mistake>, EngineError> {
    let budget = Budget { hurried: Some(Duration::ZERO), ..Budget::nodes(nodes) };
    while let Some(left) = TOGETHER.checked_sub(*spent).filter(|left| !left.is_zero()) {
        let Turn { position, played, .. } = turn.clone();
        let search = move |engine: &mut Engine, _, stop: &Stop| {
            let begin = ai::thread_time();
            let found = engine.mistake(&position, &played, budget.within(left / 3), stop);
            let spent = ai::thread_time().zip(begin).map(|(end, begin)| end.saturating_sub(begin));
            // Where the time of a thread is unknown, one search ends the game.
            (found, spent.unwrap_or(TOGETHER))
        };
        let thought = engine_worker.think(server, Urgency::Sometime, search).await?;
        *spent += thought.1;
        if let Ok(found) = thought.0 {
            return Ok(found);
        }
    }
    Ok(None)
}
