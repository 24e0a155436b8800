//! The loop that handles what happens when nobody acts. Deadlines are stored, so no restart loses
//! one. Players get back the time in which the bot was away.

use std::collections::HashSet;
use std::hash::Hash;
use std::time::Duration;

use play::UserId;
use play::time::{MINUTE, Millis, Stopwatch};
use service::Games;
use store::StoreError;
use tasks::{Backoffs, chain};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::{Instrument as _, Span};

use crate::leases::Leases;

/// How often the loop asks what is due, which takes microseconds.
const EVERY: Duration = Duration::from_secs(1);

/// How often the bot records that it is alive.
const SIGN_OF_LIFE: Millis = MINUTE / 2;

/// Shorter jumps of the clock are corrections by a time server.
const JUMP: Millis = 2 * MINUTE;

/// How many games are handled in a row before the loop checks the clock again.
const AT_ONCE: usize = 100;

/// The first and the longest pause of a game that fails, while the others have their turn.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

/// The longest pause if the store fails, which may be over soon.
const LONGEST_UNSAVED: Duration = Duration::from_secs(15);

/// Handles what is due until `stop` turns true. While the bot is not `connected` to Discord,
/// members cannot act and nothing falls due; this is compensated like any absence.
pub async fn run(
    games: &Games,
    leases: &Leases,
    mut connected: watch::Receiver<bool>,
    mut stop: watch::Receiver<bool>,
) {
    let mut served = leases.shards();
    while !*stop.borrow() {
        tokio::select! {
            // An error means that the gateway has ended, and the process with it.
            _ = connected.wait_for(|connected| *connected) => {}
            _ = stop.changed() => continue,
        }
        // Until this process knows whom it serves, nothing falls due there.
        tokio::select! {
            _ = served.wait_for(|shards| !shards.cut_off) => {}
            _ = stop.changed() => continue,
        }
        match games.wake_up().await {
            Ok(0) => {}
            Ok(outage) => tracing::info!(
                seconds = outage / 1000,
                "the players get back the time in which the bot was away"
            ),
            Err(error) => {
                // Until it is, no clock may run out.
                tracing::error!(error = %chain(&error), "an outage could not be compensated");
                let _stopped = timeout(EVERY, stop.changed()).await;
                continue;
            }
        }
        let mut keeper = Timekeeper::new(games);
        let mut watch = Stopwatch::start(games.store().clock());
        while *connected.borrow() && !*stop.borrow() {
            let jump = watch.jump();
            if games.store().is_shared() && jump.abs() > JUMP {
                // The clocks of the other processes are right.
                leases.distrust_clock(jump);
                let _standing_by = connected.wait_for(|connected| !*connected).await;
                break;
            }
            if served.has_changed().unwrap_or(false) {
                break;
            }
            match keeper.poll(jump).await {
                Ok(true) => continue,
                Ok(false) => {}
                Err(error) => {
                    tracing::error!(error = %chain(&error), "the games that are due cannot be read");
                }
            }
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = connected.changed() => {}
                _ = stop.changed() => {}
            }
        }
    }
}

/// Does what is due, game by game.
struct Timekeeper<'a> {
    games: &'a Games,
    /// When the last sign of life was recorded.
    alive: Millis,
    /// The codes of the games handled in this pass: each has one turn, even if something stays due.
    seen: HashSet<String>,
    /// Games that failed lately, by code.
    failing: Backoffs<String>,
    /// Tournaments that failed lately, by code.
    failing_tournaments: Backoffs<String>,
    /// Members whose erasure failed lately.
    failing_erasures: Backoffs<UserId>,
    /// Members whose daily message failed lately.
    failing_daily_messages: Backoffs<UserId>,
}

impl<'a> Timekeeper<'a> {
    fn new(games: &'a Games) -> Self {
        Self {
            games,
            alive: games.now(),
            seen: HashSet::new(),
            failing: Backoffs::new(FIRST_PAUSE),
            failing_tournaments: Backoffs::new(FIRST_PAUSE),
            failing_erasures: Backoffs::new(FIRST_PAUSE),
            failing_daily_messages: Backoffs::new(FIRST_PAUSE),
        }
    }

    /// Does what is due in some games, and says whether there are more in this pass; if the clock
    /// of the machine has jumped, only compensates for that.
    async fn poll(&mut self, jump: Millis) -> Result<bool, StoreError> {
        let store = self.games.store();
        if jump.abs() > JUMP {
            tracing::warn!(
                seconds = jump / 1000,
                "the clock of this machine has jumped; deadlines move with it"
            );
            store.compensate(jump).await?;
            // The jump must not count as an absence as well.
            store.note_alive().await?;
            self.alive = store.now();
            return Ok(false);
        }
        let now = store.now();
        if (now - self.alive).abs() >= SIGN_OF_LIFE {
            store.note_alive().await?;
            self.alive = now;
        }
        let passed_over = self.seen.len() + self.failing.count();
        let due = store.due(AT_ONCE + passed_over).await?.into_iter();
        let due = due.filter(|code| !self.seen.contains(code) && !self.failing.is_held(code));
        let due: Vec<String> = due.take(AT_ONCE).collect();
        if due.is_empty() {
            self.seen.clear();
            self.poll_others().await?;
            return Ok(false);
        }
        self.seen.extend(due.iter().cloned());
        let keep = |games: Games, code: String| async move { games.keep_time(&code).await };
        let span = |code: &String| tracing::info_span!("timekeeper", game = code);
        each(self.games, &mut self.failing, due, span, keep).await;
        Ok(true)
    }

    /// Does what is due beside games.
    async fn poll_others(&mut self) -> Result<(), StoreError> {
        let (games, store) = (self.games, self.games.store());
        // One action in each tournament: what follows is due a moment later.
        let due = store.due_tournaments(AT_ONCE + self.failing_tournaments.count()).await?;
        let keep =
            |games: Games, code: String| async move { games.keep_tournament_time(&code).await };
        let span = |code: &String| tracing::info_span!("timekeeper", tournament = code);
        each(games, &mut self.failing_tournaments, due, span, keep).await;

        // The log names no members.
        let span = |_: &UserId| tracing::info_span!("timekeeper");
        // Those who have asked for it and have not changed their mind.
        let due = store.due_erasures().await?;
        let erase = |games: Games, user| async move {
            games.erase_everywhere(user).await?;
            tracing::info!("a member was erased at their wish");
            Ok(())
        };
        each(games, &mut self.failing_erasures, due, span, erase).await;
        // Those whose hour has come.
        let due = store.due_daily_messages().await?;
        let send = |games: Games, user| async move { games.send_daily_message(user).await };
        each(games, &mut self.failing_daily_messages, due, span, send).await;
        Ok(())
    }
}

/// Does what is due for each of these keys. Those for which it fails or panics wait behind the
/// others. The log names them by their `span`.
async fn each<K, F>(
    games: &Games,
    failing: &mut Backoffs<K>,
    due: Vec<K>,
    span: impl Fn(&K) -> Span,
    act: impl Fn(Games, K) -> F,
) where
    K: Clone + Eq + Hash,
    F: Future<Output = Result<(), service::Error>> + Send + 'static,
{
    for key in due {
        if failing.is_held(&key) {
            continue;
        }
        let span = span(&key);
        match attempt(act(games.clone(), key.clone()).instrument(span.clone())).await {
            Ok(()) => failing.succeed(&key),
            Err((error, longest)) => {
                let pause = failing.fail(key, longest);
                tracing::error!(parent: &span, error, ?pause, "what is due cannot be done");
            }
        }
    }
}

/// Does something in a task of its own, so that a panic ends only that task. Returns why it failed,
/// and the longest time to leave it alone.
async fn attempt(
    due: impl Future<Output = Result<(), service::Error>> + Send + 'static,
) -> Result<(), (String, Duration)> {
    let mut task = JoinSet::new();
    task.spawn(due);
    match task.join_next().await {
        Some(Ok(Ok(()))) | None => Ok(()),
        Some(Ok(Err(error))) => Err((chain(&error), longest_pause(&error))),
        Some(Err(panicked)) => Err((panicked.to_string(), LONGEST_PAUSE)),
    }
}

fn longest_pause(error: &service::Error) -> Duration {
    match error {
        service::Error::Store(StoreError::Engine(_)) => LONGEST_UNSAVED,
        _ => LONGEST_PAUSE,
    }
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;
    use play::time::{Clock, DAY, HOUR};
    use play::{Actor, Done, NewTable, Person};
    use store::Store;

    /// A laptop slept, or somebody set the clock: nobody loses a game because of it.
    #[tokio::test]
    async fn deadlines_move_with_a_clock_that_jumps() {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::standing_at(1_793_620_800_000);
        let store = Store::open_at(&folder.path().join("pacru.db").into(), clock.clone()).await;
        let games = Games::new(store.unwrap().into());
        let actor =
            |id: i64| Actor::of(&Person::new(id, format!("Player {id}")), id).expect("a name");
        let table = NewTable {
            guild: Some(1_i64.into()),
            players: Some(2),
            ..NewTable::new(2_i64.into(), Kind::Pacru)
        };
        let said = games.open(&actor(1), table).await.unwrap();
        let (Done::Opened { code } | Done::Begun { code }) = said else {
            panic!("{said:?}");
        };
        games.join(&actor(2), &code).await.unwrap();
        let deadline =
            async || games.store().game(&code).await.unwrap().unwrap().timing.deadline_at;

        let before = deadline().await.unwrap();
        let mut keeper = Timekeeper::new(&games);
        for jump in [5 * DAY, -2 * HOUR] {
            clock.set(clock.now() + jump);
            keeper.poll(jump).await.unwrap();
        }
        assert_eq!(deadline().await, Some(before + 5 * DAY - 2 * HOUR));
        keeper.poll(0).await.unwrap();
        assert_eq!(deadline().await, Some(before + 5 * DAY - 2 * HOUR), "nothing was due");
    }
}
