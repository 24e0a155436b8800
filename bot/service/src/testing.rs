//! A club for the tests of this crate: a data file, a clock, and players.
//!
//! A test opens a club, begins a game, and does with it what members, computers and time do. Nobody sits in front of a
//! Discord: a member is a number, and [`Club::actor`] is that member with a new interaction, as a press of a button is.
//!
//! ```ignore
//! #[tokio::test]
//! async fn whoever_resigns_has_lost() {
//!     let club = Club::open().await;
//!     let game = club.begin(Kind::Shacru, 2, Terms::default()).await;
//!     club.rounds(&game.code, 2).await;
//!     club.games.resign(&club.actor(1), &game.code, None).await.unwrap();
//!     let ended = club.game(&game.code).await;
//!     assert_eq!(ended.status, GameStatus::Finished);
//!     let late = club.games.resign(&club.actor(2), &game.code, None).await;
//!     assert!(refused(late).contains("over"));
//! }
//! ```
//!
//! Time stands until the test moves it: [`Club::wait`] does so without telling the bot, and `Club::pass` of the tests
//! does on the way whatever is due. The engine is that of `PACRU_TEST_ENGINE`, but for [`Club::open_in`], which
//! opens a file: a test that closes the club and opens it again has started the bot anew.

use std::sync::atomic::{AtomicI64, Ordering};

use ::testing::patience::find;
use play::time::{Clock, Millis};
use play::{Actor, Game, GameStatus, NewTable, Person, Terms};
use rules::Kind;
use store::{Location, Store};
use tempfile::TempDir;

use crate::{Error, Games, Result};

/// Monday, 2 November 2026, noon UTC.
pub(crate) const NOON: Millis = 1_793_620_800_000;

/// Discord's ids begin with the milliseconds since then.
const DISCORD_EPOCH: Millis = 1_420_070_400_000;

/// Members with a bot of their own, and a clock that a test moves.
pub(crate) struct Club {
    pub(crate) games: Games,
    pub(crate) clock: Clock,
    interactions: AtomicI64,
    pub(crate) folder: TempDir,
}

/// A table that the club's server may open.
pub(crate) fn new_table(kind: Kind) -> NewTable {
    NewTable { guild: Some(1_i64.into()), ..NewTable::new(2_i64.into(), kind) }
}

/// A member, by a number from 1 on.
pub(crate) fn person(id: i64) -> Person {
    Person::new(id, format!("Player {id}"))
}

impl Club {
    pub(crate) async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = ::testing::database::fresh(&folder.path().join("pacru.db")).await;
        Self::open_at(data.parse().unwrap(), folder, NOON).await
    }

    /// Opens the `pacru.db` in a folder again at this time.
    pub(crate) async fn open_in(folder: TempDir, now: Millis) -> Self {
        Self::open_at(folder.path().join("pacru.db").into(), folder, now).await
    }

    /// Opens these data at this time.
    pub(crate) async fn open_at(data: Location, folder: TempDir, now: Millis) -> Self {
        let clock = Clock::standing_at(now);
        let store = Store::open_at(&data, clock.clone()).await.unwrap();
        Self {
            games: Games::new(store.into()),
            clock,
            interactions: AtomicI64::new((now - DISCORD_EPOCH) << 22),
            folder,
        }
    }

    /// Stops the bot; returns the folder of its data.
    pub(crate) async fn close(self) -> TempDir {
        self.games.store().close().await;
        self.folder
    }

    /// Moves the clock without telling the bot.
    pub(crate) fn wait(&self, time: Millis) {
        self.clock.set(self.clock.now() + time);
    }

    /// Waits until somebody waits for the lock of a game.
    pub(crate) async fn somebody_waits_for(&self, code: &str) {
        find("somebody who waits", async || {
            let waits = self.games.locks.waiting(code) > 0;
            if waits { Ok(()) } else { Err("nobody".to_owned()) }
        })
        .await;
    }

    /// A member with a new interaction.
    pub(crate) fn actor(&self, id: i64) -> Actor {
        self.acting(&person(id))
    }

    /// A player with a new interaction.
    pub(crate) fn sitting(&self, game: &Game, player: usize) -> Actor {
        self.acting(&game.players[player].person)
    }

    fn acting(&self, person: &Person) -> Actor {
        let interaction = self.interactions.fetch_add(1, Ordering::Relaxed);
        // Whoever presses has a name, also where the stored one is damaged.
        let nameless = || Actor::of(&self::person(person.id.get()), interaction).expect("a name");
        Actor::of(person, interaction).unwrap_or_else(nameless)
    }

    /// A game that has begun, with the first members as its players.
    pub(crate) async fn begin(&self, kind: Kind, players: i64, terms: Terms) -> Game {
        let table = NewTable { players: usize::try_from(players).ok(), terms, ..new_table(kind) };
        let code = self.opened(table).await;
        for id in 2..=players {
            self.games.join(&self.actor(id), &code).await.unwrap();
        }
        let game = self.game(&code).await;
        assert_eq!(game.status, GameStatus::Active);
        game
    }

    /// Lets the first member open a table, and returns its code.
    pub(crate) async fn opened(&self, table: NewTable) -> String {
        self.games.open(&self.actor(1), table).await.unwrap();
        self.newest(1).await
    }

    /// The code of the newest game of a member.
    pub(crate) async fn newest(&self, user: i64) -> String {
        let games = self.games.store().games_of(user.into()).await.unwrap();
        games[0].code.clone()
    }

    pub(crate) async fn game(&self, code: &str) -> Game {
        self.games.store().game(code).await.unwrap().unwrap()
    }

    /// Plays these turns for the players to move, and returns the game.
    pub(crate) async fn turns(&self, code: &str, turns: &str) -> Game {
        for turn in turns.split_whitespace() {
            let game = self.game(code).await;
            let mover = self.sitting(&game, game.to_move.unwrap());
            let played = self.games.take_turn(&mover, code, None, turn).await;
            played.unwrap_or_else(|error| panic!("{turn}: {error}"));
        }
        self.game(code).await
    }

    /// The legal turns of the player to move.
    pub(crate) async fn legal(&self, code: &str) -> Vec<String> {
        self.games.position(&self.game(code).await).await.unwrap().legal(false)
    }

    /// Plays a turn for the player to move, person or computer.
    pub(crate) async fn play(&self, code: &str, turn: &str) {
        let game = self.game(code).await;
        if game.computer_to_move().is_some() {
            let taken = self.games.take_computers_turn(code, game.seq, turn).await;
            assert!(taken.unwrap(), "{code}");
        } else {
            self.turns(code, turn).await;
        }
    }

    /// Plays this many rounds of first legal turns, persons and computers.
    pub(crate) async fn rounds(&self, code: &str, rounds: usize) {
        for _ in 0..rounds * self.game(code).await.seats() {
            self.play(code, &self.legal(code).await[0]).await;
        }
    }

    /// Plays random legal turns until the game is over.
    pub(crate) async fn to_the_end(&self, code: &str, seed: u64) -> Game {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = self.game(code).await;
        while game.status == GameStatus::Active {
            let turns = self.legal(code).await;
            game = self.turns(code, random.choice(&turns).unwrap()).await;
        }
        game
    }
}

/// The text of a refusal as the member reads it.
pub(crate) fn refused<T: std::fmt::Debug>(result: Result<T>) -> String {
    match result.unwrap_err() {
        Error::Refused(refusal) => view::action_error(english(), &refusal).text,
        Error::Store(error) => panic!("{error}"),
    }
}

pub(crate) fn english() -> &'static view::Texts {
    view::texts(play::Language::English)
}
