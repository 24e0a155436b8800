//! `.ci/postgres cargo bench -p bot --bench cluster`: turns a second that processes save which
//! share a database at some distance, with their messages claimed and marked as delivered, without
//! Discord and pictures. The processes are parts of this program, and take their turns as fast as
//! they are answered.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use background::leases::Leases;
use play::time::Clock;
use play::{Actor, GuildId, NewTable, Notification, Person, Posted, Purpose};
use rules::{Kind, Position};
use service::Games;
use store::{OutboxMessage, Store};
use testing::distance::at_a_distance;
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};

/// Games that are played side by side: so many that the way to the database is not what limits
/// them. Each process has its share.
const GAMES: usize = 180;

/// So long each row is measured.
const FOR: Duration = Duration::from_secs(8);

#[tokio::main]
async fn main() {
    println!(
        "{:>9}{:>11}{:>9}{:>9}{:>9}{:>9}",
        "ms away", "processes", "turns/s", "boards/s", "p50", "p99"
    );
    for away in [0, 1, 5] {
        for processes in [1, 2, 3] {
            row(Duration::from_millis(away), processes).await;
        }
    }
}

/// Measures and prints one row.
async fn row(away: Duration, processes: usize) {
    let address = testing::needed!(testing::database::postgres().await);
    let address = at_a_distance(&address, away).await;
    let mut members = JoinSet::new();
    let (stop, stopped) = watch::channel(false);
    let (boards, mut keeping) = (Arc::new(AtomicUsize::new(0)), Vec::new());
    let mut tables = Vec::new();
    for process in 0..processes {
        let location = address.parse().expect("an address");
        let store = Store::open_shared(&location, Clock::default()).await.expect("a database");
        let games = Games::new(Arc::new(store));
        keeping.extend(serve(&games, processes, &boards, stopped.clone()).await);
        for number in 0..GAMES / processes {
            tables.push(Table::begin(&games, process, number).await);
        }
    }
    let since = Instant::now();
    let boards_before = boards.load(Ordering::Relaxed);
    for table in tables {
        members.spawn(table.play(since + FOR));
    }
    let mut times: Vec<Duration> = members.join_all().await.concat();
    let took = since.elapsed().as_secs_f64();
    let a_second = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / took;
    let boards = boards.load(Ordering::Relaxed) - boards_before;
    stop.send_replace(true);
    keeping.iter().for_each(AbortHandle::abort);
    times.sort_unstable();
    let share = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{:>9}{processes:>11}{:>9.1}{:>9.1}{:>9.0?}{:>9.0?}",
        away.as_millis(),
        a_second(times.len()),
        a_second(boards),
        share(50),
        share(99),
    );
}

/// Holds a shard, and delivers what is due there to nobody.
async fn serve(
    games: &Games,
    processes: usize,
    boards: &Arc<AtomicUsize>,
    stopped: watch::Receiver<bool>,
) -> [AbortHandle; 2] {
    let leases = Arc::new(Leases::default());
    let mut served = leases.shards();
    let (own, wanted) = (games.clone(), u32::try_from(processes).expect("a few"));
    let keeping = tokio::spawn(async move { leases.keep(&own, wanted, NonZeroU32::new(1)).await });
    served.wait_for(|shards| !shards.held.is_empty()).await.expect("a shard");
    let (own, boards) = (games.clone(), Arc::clone(boards));
    let deliver = move |queued: OutboxMessage| {
        let (games, boards) = (own.clone(), Arc::clone(&boards));
        async move {
            let posted = match queued.notification {
                Notification::Board { seq, .. } => {
                    boards.fetch_add(1, Ordering::Relaxed);
                    let (message, channel) = (fastrand::i64(1..).into(), queued.channel);
                    Some((Posted { message, channel, seq }, Purpose::Board))
                }
                _ => None,
            };
            let marked = games.store().mark_delivered(&queued, posted).await;
            marked.expect("the message is marked");
        }
    };
    let own = games.clone();
    let sending = tokio::spawn(async move {
        background::outbox::run(&own, served, deliver, stopped).await;
    });
    [keeping.abort_handle(), sending.abort_handle()]
}

/// The id of a new interaction.
fn interaction() -> i64 {
    static LAST: AtomicI64 = AtomicI64::new(1);
    (play::time::Clock::default().now() << 22) + LAST.fetch_add(1, Ordering::Relaxed)
}

/// A game between two members.
struct Table {
    games: Games,
    code: String,
    players: [Person; 2],
    position: Position,
}

impl Table {
    async fn begin(games: &Games, process: usize, number: usize) -> Self {
        let [process, number] = [process, number].map(|it| i64::try_from(it).expect("a few"));
        let id = (process + 1) * 1_000_000 + number * 2;
        let players = [id, id + 1].map(|id| Person::new(id, format!("Player {id}")));
        let [one, other] =
            players.clone().map(|person| Actor::of(&person, interaction()).expect("a name"));
        let guild: GuildId = (process << 22 | number << 32).into();
        let table = NewTable {
            guild: Some(guild),
            players: Some(2),
            ..NewTable::new(id.into(), Kind::Shacru)
        };
        games.open(&one, table).await.expect("a table");
        let mine = games.store().games_of(one.person.id).await.expect("games");
        let code = mine[0].code.clone();
        games.join(&other, &code).await.expect("a seat");
        let game = games.store().game(&code).await.expect("a game").expect("a game");
        let mut players = players;
        if game.players[0].person.id != players[0].id {
            players.swap(0, 1);
        }
        let position = Position::start(Kind::Shacru, 2).expect("the usual start");
        Self { games: games.clone(), code, players, position }
    }

    /// Takes turns until `end`, or until the game is over. Returns how long each took.
    async fn play(mut self, end: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut mover = 0;
        while Instant::now() < end {
            let turns = self.position.legal(false);
            let Some(turn) = fastrand::choice(&turns) else {
                break;
            };
            let actor = Actor::of(&self.players[mover], interaction()).expect("a name");
            let start = Instant::now();
            let taken = self.games.take_turn(&actor, &self.code, None, turn).await;
            taken.expect("the turn is saved");
            times.push(start.elapsed());
            self.position = self.position.play(turn).expect("a legal turn").position;
            mover = 1 - mover;
            while let Some(pass) = self.position.forced() {
                self.position = self.position.play(&pass).expect("a pass").position;
                mover = 1 - mover;
            }
        }
        times
    }
}
