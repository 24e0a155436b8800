//! The loop in which computers take their turns. The data say whose turn it is, so nothing is lost
//! when the bot restarts, a queue is full or the disk is full: the loop asks again.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use ai::Level;
use play::Game;
use service::Games;
use store::Shards;
use tasks::{Backoffs, chain};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::task::{AbortHandle, Id, JoinError, JoinSet};
use tokio::time::Instant;
use tracing::Instrument as _;

use crate::engine_worker::{EngineError, EngineWorker};

/// How often the data are read. Changes are announced at once, but an announcement may be missed.
const EVERY: Duration = Duration::from_secs(20);

/// The same if other processes change games too, whose changes are not announced here.
const SHARED_EVERY: Duration = Duration::from_secs(1);

/// The most games in which computers think at once; the others wait in the data.
const AT_ONCE: usize = 64;

/// How long a game is left alone after the first failure of a computer in it.
const FIRST_PAUSE: Duration = Duration::from_millis(200);

/// The longest pause: if the trouble may pass, such as a full disk, and if a person must repair
/// something.
const LONGEST_PASSING: Duration = Duration::from_secs(30);
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

/// A turn that a computer owes: the code of the game and the number of its events.
type Owed = (String, i64);

/// Has computers take their turns until `stop` turns true. `served` are the shards that this
/// process serves.
pub async fn run(
    games: &Games,
    engine_worker: &Arc<EngineWorker>,
    served: watch::Receiver<Shards>,
    stop: watch::Receiver<bool>,
) {
    let take = |game: Game, level: Level| {
        let (games, engine_worker) = (games.clone(), Arc::clone(engine_worker));
        let span = tracing::info_span!("computer", game = game.code);
        async move { take_turn(&games, &engine_worker, &game, level).await }.instrument(span)
    };
    Tables::new(games, served, take).run(stop).await;
    engine_worker.close();
}

/// Why a computer has no answer in a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failed {
    #[error(transparent)]
    Play(#[from] service::Error),
    #[error("the computers have no answer")]
    Thinking(#[from] EngineError),
}

impl Failed {
    /// Whether the same turn may succeed a moment later.
    fn may_pass(&self) -> bool {
        matches!(self, Self::Play(error) if error.may_pass())
    }
}

/// The tables at which computers sit.
struct Tables<'a, T> {
    games: &'a Games,
    /// The shards that this process serves.
    served: watch::Receiver<Shards>,
    /// Takes a turn.
    take: T,
    turns: JoinSet<Result<(), Failed>>,
    /// Searches under way, by the code of their game.
    thinking: HashMap<String, (i64, AbortHandle)>,
    /// The turns that failed lately.
    failing: Backoffs<Owed>,
}

impl<'a, T, F> Tables<'a, T>
where
    T: Fn(Game, Level) -> F,
    F: Future<Output = Result<(), Failed>> + Send + 'static,
{
    fn new(games: &'a Games, served: watch::Receiver<Shards>, take: T) -> Self {
        Self {
            games,
            served,
            take,
            turns: JoinSet::new(),
            thinking: HashMap::new(),
            failing: Backoffs::new(FIRST_PAUSE),
        }
    }

    async fn run(mut self, mut stop: watch::Receiver<bool>) {
        let mut changed = self.games.computers_news();
        let shared = self.games.store().is_shared();
        let every = if shared { SHARED_EVERY } else { EVERY };
        self.poll().await;
        while !*stop.borrow() {
            let latest = Instant::now() + every;
            let next = self.failing.next().map_or(latest, |next| next.min(latest));
            tokio::select! {
                code = changed.recv() => match code {
                    Ok(code) => self.reconsider(&code).await,
                    Err(RecvError::Lagged(_)) => self.poll().await,
                    // This cannot happen: `games` could still send something.
                    Err(RecvError::Closed) => break,
                },
                Some(ended) = self.turns.join_next_with_id() => {
                    let was_full = self.turns.len() + 1 >= AT_ONCE;
                    self.ended(ended);
                    if was_full {
                        self.poll().await;
                    }
                }
                () = tokio::time::sleep_until(next) => self.poll().await,
                Ok(()) = self.served.changed() => self.poll().await,
                _ = stop.changed() => {}
            }
        }
    }

    /// Begins every turn that computers owe, as far as there is room.
    async fn poll(&mut self) {
        let limit = 2 * AT_ONCE + self.failing.count();
        match self.games.store().waiting_for_computers(limit).await {
            Ok(waiting) => {
                for owed in waiting {
                    let (code, seq) = &owed;
                    let has_to_wait = match self.thinking.get(code) {
                        Some((seen, _)) => seen == seq,
                        None => self.turns.len() >= AT_ONCE || self.failing.is_held(&owed),
                    };
                    if !has_to_wait {
                        self.reconsider(code).await;
                    }
                }
            }
            Err(error) => {
                tracing::error!(error = %chain(&error), "the games of computers cannot be read");
            }
        }
    }

    /// Stops a search for a game that has moved on, and begins the next turn.
    async fn reconsider(&mut self, code: &str) {
        match self.games.store().game(code).await {
            Ok(Some(game)) => self.begin(game),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(game = code, error = %chain(&error), "the game of a computer cannot be read");
            }
        }
    }

    fn begin(&mut self, game: Game) {
        if let Some((seen, turn)) = self.thinking.get(&game.code) {
            if *seen == game.seq && game.computer_to_move().is_some() {
                return;
            }
            turn.abort();
            self.thinking.remove(&game.code);
        }
        let owed = (game.code.clone(), game.seq);
        if let Some(level) = game.computer_to_move()
            && self.served.borrow().serve(game.guild)
            && self.turns.len() < AT_ONCE
            && !self.failing.is_held(&owed)
        {
            let turn = self.turns.spawn((self.take)(game, level));
            self.thinking.insert(owed.0, (owed.1, turn));
        }
    }

    /// Records how a search ended. A search that failed or panicked is tried again after a pause.
    fn ended(&mut self, ended: Result<(Id, Result<(), Failed>), JoinError>) {
        let id = match &ended {
            Ok((id, _)) => *id,
            Err(stopped) => stopped.id(),
        };
        let mut thinking = self.thinking.extract_if(|_, (_, turn)| turn.id() == id);
        // The game moved on meanwhile, and this search was stopped.
        let Some((code, (seen, _))) = thinking.next() else {
            return;
        };
        drop(thinking);
        let owed = (code.clone(), seen);
        let (why, longest) = match ended {
            Ok((_, Ok(()))) => return self.failing.succeed(&owed),
            Ok((_, Err(error))) if error.may_pass() => (chain(&error), LONGEST_PASSING),
            Ok((_, Err(error))) => (chain(&error), LONGEST_PAUSE),
            Err(panicked) => (panicked.to_string(), LONGEST_PAUSE),
        };
        let pause = self.failing.fail(owed, longest);
        tracing::error!(game = code, error = why, ?pause, "a computer cannot take its turn");
    }
}

/// Takes one turn for a computer.
async fn take_turn(
    games: &Games,
    engine_worker: &EngineWorker,
    game: &Game,
    level: Level,
) -> Result<(), Failed> {
    let position = games.position(game).await?;
    let number = u64::try_from(game.id.get()).unwrap_or_default();
    let turns_played = usize::try_from(game.ply).unwrap_or(usize::MAX);
    let seed = level.seed(number, turns_played);
    let turn = engine_worker.turn(game.guild, &position, level, seed).await?;
    if let Some(turn) = turn {
        let played = games.take_computers_turn(&game.code, game.seq, &turn).await?;
        tracing::debug!(game = %game.code, %level, turn, played, "a computer's turn");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use rules::Kind;

    use super::*;
    use play::{Actor, NewTable, Person};
    use store::Store;
    use testing::patience::within;

    /// A game in which a computer panicked once counted as one in which it thinks, until the next
    /// start. A search ends when the game has moved on in another process.
    #[tokio::test]
    async fn a_computer_that_panics_or_thinks_in_vain_gives_its_game_back() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("pacru.db").into()).await.unwrap();
        let store = Arc::new(store);
        let [games, other] = [Arc::clone(&store), store].map(Games::new);
        let ana =
            |interaction: i64| Actor::of(&Person::new(1_i64, "Ana"), interaction).expect("a name");
        let table = NewTable {
            players: Some(4),
            computers: Some((Level::Novice.into(), None)),
            ..NewTable::new(2_i64.into(), Kind::Pacru)
        };
        // The player who begins is drawn by lot.
        for interaction in 1.. {
            games.open(&ana(interaction), table.clone()).await.unwrap();
            if !games.store().waiting_for_computers(1).await.unwrap().is_empty() {
                break;
            }
        }

        let (stop, stopped) = watch::channel(false);
        let tries = Arc::new(AtomicU32::new(0));
        let served = watch::Sender::new(Shards::all(1));
        let take = |game: Game, _| {
            let (stop, tries) = (stop.clone(), Arc::clone(&tries));
            let (served, other, resigns) = (served.clone(), other.clone(), ana(0));
            async move {
                match tries.fetch_add(1, Ordering::Relaxed) {
                    0 => panic!("{} panics on purpose", game.code),
                    1 => {
                        other.resign(&resigns, &game.code, None).await?;
                        served.send_replace(Shards::all(1));
                        std::future::pending().await
                    }
                    _ => stop.send_replace(true),
                };
                Ok(())
            }
        };
        let running = Tables::new(&games, served.subscribe(), take).run(stopped);
        within("a third try", running, || format!("{tries:?}")).await;
    }
}
