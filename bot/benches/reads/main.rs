//! `cargo bench -p bot --bench reads`: what each command reads of a data file with 100,000 games of
//! 2,000 members on one server, 10,000 of them going on. The file is made once and kept in
//! `target`.
//!
//! The budget is for 99 of 100 uses (p99): 20 ms for what a command reads, 50 ms for the
//! leaderboard.
//!
//! Members who play much also ask much: each command comes from a member drawn in proportion to
//! their games.

mod file;

use std::time::{Duration, Instant};

use file::{CHANNEL, GUILD, Members, NOW};
use play::time::Clock;
use play::{Asker, UserId, Wanted};
use service::Games;
use store::Store;

/// How often each command is used.
const TIMES: usize = 400;

/// What 99 of 100 uses may take.
const BUDGET: Duration = Duration::from_millis(20);

/// What it may take to rank everybody.
const LEADERBOARD: Duration = Duration::from_millis(50);

#[tokio::main]
async fn main() {
    let path = file::made().await;
    let bytes = std::fs::metadata(&path).map_or(0, |file| file.len());
    println!("{} ({} MB)", path.display(), bytes / 1_000_000);
    let opening = Instant::now();
    let store = Store::open_at(&path.as_path().into(), Clock::standing_at(NOW)).await;
    let store = store.expect("a data file");
    println!("opened and checked in {:.1?}\n", opening.elapsed());
    let bench = Bench { games: Games::new(store.into()), members: Members::new() };
    println!(
        "{:<34}{:>10}{:>10}{:>10}{:>10}{:>10}",
        "what is read for", "p50", "p95", "p99", "most", "budget"
    );
    bench.lists().await;
    bench.games().await;
    bench.records().await;
    bench.settings().await;
    bench.by_itself().await;
    bench.games.store().close().await;
}

struct Bench {
    games: Games,
    members: Members,
}

/// Times one question of a random member, again and again.
macro_rules! time {
    ($bench:ident, $what:expr, $budget:expr, |$asker:ident| $asked:expr) => {{
        let mut random = fastrand::Rng::with_seed(7);
        let mut times = Vec::with_capacity(TIMES);
        for _ in 0..TIMES {
            let $asker = asker($bench.members.draw(&mut random));
            let start = Instant::now();
            $asked;
            times.push(start.elapsed());
        }
        report($what, times, $budget);
    }};
    ($bench:ident, $what:expr, |$asker:ident| $asked:expr) => {
        time!($bench, $what, BUDGET, |$asker| $asked)
    };
}

impl Bench {
    /// Lists of games, and what is offered while somebody types: asked anew for every key.
    async fn lists(&self) {
        let (games, store) = (&self.games, self.games.store());
        time!(self, "games", |asker| games.overview(asker).await.expect("games"));
        for (what, wanted) in [
            ("move, hint, typing `game`", Wanted::Turn),
            ("plan, typing `game`", Wanted::Plan),
            ("resign, offer, typing `game`", Wanted::Resignation),
            ("watch, typing `game`", Wanted::Watch),
        ] {
            time!(self, what, |asker| games.fitting(asker, wanted).await.expect("games"));
        }
        time!(self, "board, typing `game`", |asker| {
            games.fitting(asker, Wanted::View).await.expect("games");
            store.finished_of(asker.user, 10).await.expect("games")
        });
        time!(self, "analyse, typing `game`", |asker| {
            store.finished_of(asker.user, 25).await.expect("games")
        });
        time!(self, "pacru-admin end, typing `game`", |_asker| {
            store.games_on(GUILD.into()).await.expect("games")
        });
    }

    /// One game.
    async fn games(&self) {
        let (games, store) = (&self.games, self.games.store());
        let mut codes = Vec::new();
        for user in 0..200 {
            let user = Members::id(user * 10);
            codes.extend(store.games_of(user).await.expect("games"));
            codes.extend(store.finished_of(user, 5).await.expect("games"));
        }
        codes.retain(|game| game.started_at.is_some());
        let any = || fastrand::choice(&codes).expect("a game").code.clone();
        time!(self, "board, history, replay, move", |asker| {
            let game = games.named(asker, &any()).await.expect("a game");
            games.replay(&game, 1, game.seq).await.expect("a position")
        });
        time!(self, "Rematch", |_asker| {
            let game = store.game(&any()).await.expect("a game").expect("a game");
            store.rematch_of(game.id).await.expect("a game")
        });
        time!(self, "a board to be posted", |_asker| {
            let game = store.game(&any()).await.expect("a game").expect("a game");
            store.rating_changes(game.id).await.expect("changes");
            games.standing(&game).await.expect("a standing")
        });
    }

    /// How members have fared.
    async fn records(&self) {
        let (games, store) = (&self.games, self.games.store());
        time!(self, "rating", |asker| {
            games.ratings(asker, GUILD.into(), asker.user, None).await.expect("ratings")
        });
        // Of another one, so that the two are compared as well.
        let reader = asker(Members::id(1));
        time!(self, "profile", |asker| {
            let member = play::Person::new(asker.user, "");
            games.profile(reader, GUILD.into(), member).await.expect("a profile")
        });
        time!(self, "leaderboard", LEADERBOARD, |_asker| {
            games.leaderboard(GUILD.into(), None, None).await.expect("a leaderboard")
        });
        // A whole one.
        let season = play::Season::of(games.now()).previous();
        time!(self, "leaderboard of a season", LEADERBOARD, |asker| {
            let board = games.season_results(GUILD.into(), None, None, season, asker.user);
            board.await.expect("a leaderboard")
        });
        time!(self, "pacru-admin erase, to ask", |asker| {
            store.member_games(Some(GUILD.into()), asker.user).await.expect("traces")
        });
    }

    /// Settings, limits and blocks.
    async fn settings(&self) {
        let store = self.games.store();
        time!(self, "any command, first of all", |asker| {
            store.retry_now(asker.guild, asker.channel).await.expect("what waits")
        });
        time!(self, "new", |asker| {
            store.guild_settings(GUILD.into()).await.expect("settings");
            store.unfilled(asker.user, asker.guild).await.expect("tables");
            store.blocked_by(asker.user).await.expect("blocks");
            store.blockers_of(asker.user).await.expect("blocks")
        });
        time!(self, "time, preferences", |asker| {
            store.availability(asker.user).await.expect("times");
            store.preferences(asker.user).await.expect("preferences")
        });
    }

    /// What the bot asks by itself.
    async fn by_itself(&self) {
        let store = self.games.store();
        time!(self, "the timekeeper, each second", |_asker| store.due(100).await.expect("games"));
        time!(self, "the computers, every 20 s", |_asker| {
            store.waiting_for_computers(128).await.expect("games")
        });
        time!(self, "a reminder", |asker| {
            self.games.waiting_for(asker.user, asker.audience()).await.expect("games")
        });
    }
}

fn asker(user: UserId) -> Asker {
    Asker { user, guild: Some(GUILD.into()), channel: CHANNEL.into() }
}

fn report(what: &str, mut times: Vec<Duration>, budget: Duration) {
    times.sort_unstable();
    let share = |percent: usize| times[(times.len() - 1) * percent / 100];
    let verdict = if share(99) > budget { "  exceeded" } else { "" };
    let (p50, p95, p99, most) = (share(50), share(95), share(99), share(100));
    println!("{what:<34}{p50:>10.2?}{p95:>10.2?}{p99:>10.2?}{most:>10.2?}{budget:>10?}{verdict}");
}
