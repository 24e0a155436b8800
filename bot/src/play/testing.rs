//! Tables for the tests of this folder: a data file, a clock that stands until it is put forward, and players.

use std::sync::atomic::{AtomicI64, Ordering};

use rules::{Kind, Options};
use tempfile::TempDir;

use crate::store::{Game, GameStatus, Person, Store, Terms};
use crate::time::{Clock, DAY, Millis};

use super::{Actor, Error, NewTable, Play};

/// Names of the players, in the order in which they sit down.
const NAMES: [&str; 4] = ["Ana", "Ben", "Chika", "Dmitri"];

/// Members with a bot of their own.
pub(super) struct Club {
    pub(super) play: Play,
    clock: Clock,
    interactions: AtomicI64,
    _folder: TempDir,
}

impl Club {
    pub(super) async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        // A Monday, so that no weekend is near.
        let clock = Clock::standing_at(20_002 * DAY);
        let path = folder.path().join("pacru.db");
        let store = Store::open_at(&path, clock.clone()).await.unwrap();
        Self {
            play: Play::new(store.into()),
            clock,
            interactions: AtomicI64::new(1000),
            _folder: folder,
        }
    }

    pub(super) fn wait(&self, time: Millis) {
        self.clock.set(self.clock.now() + time);
    }

    /// A member acting anew; 0 is Ana, 1 Ben, and so on.
    pub(super) fn member(&self, number: usize) -> Actor {
        let id = i64::try_from(number).unwrap() + 1;
        let name = NAMES.get(number).copied().unwrap_or("Zoe");
        Actor {
            person: Person {
                id: id.into(),
                name: name.to_owned(),
            },
            interaction: self.interactions.fetch_add(1, Ordering::Relaxed).into(),
        }
    }

    /// Whoever sits in a chair, acting anew.
    pub(super) fn sitting(&self, game: &Game, chair: usize) -> Actor {
        Actor {
            person: game.chairs[chair].person.clone(),
            ..self.member(0)
        }
    }

    /// A game that has begun.
    pub(super) async fn begin(&self, kind: Kind, players: usize, terms: Terms) -> Game {
        let creator = self.member(0);
        let table = NewTable {
            guild: Some(1_i64.into()),
            channel: 7_i64.into(),
            kind,
            options: Options::default(),
            players: Some(players),
            terms,
            opponents: Vec::new(),
            computers: None,
        };
        self.play.open(&creator, table).await.unwrap();
        let store = self.play.store();
        let open = store.games_of(creator.person.id).await.unwrap();
        let code = open[0].code.clone();
        for number in 1..players {
            let member = self.member(number);
            self.play.join(&member, &code).await.unwrap();
        }
        let game = self.game(&code).await;
        assert_eq!(game.status, GameStatus::Active);
        game
    }

    pub(super) async fn game(&self, code: &str) -> Game {
        self.play.store().game(code).await.unwrap().unwrap()
    }

    /// Plays some turns for whoever is to move, and returns the game then.
    pub(super) async fn turns(&self, code: &str, turns: &str) -> Game {
        for turn in turns.split_whitespace() {
            let game = self.game(code).await;
            let mover = self.sitting(&game, game.to_move.unwrap());
            let played = self.play.take_turn(&mover, code, None, turn).await;
            played.unwrap_or_else(|error| panic!("{turn}: {error}"));
        }
        self.game(code).await
    }

    /// Plays the first legal turns until the game is over.
    pub(super) async fn to_the_end(&self, code: &str, seed: u64) -> Game {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = self.game(code).await;
        while game.status == GameStatus::Active {
            let replay = self.play.replay(&game, 1, game.seq).await.unwrap();
            let turns = replay.table.legal(false);
            game = self.turns(code, random.choice(&turns).unwrap()).await;
        }
        game
    }
}

/// What was refused, in the words the member reads.
pub(super) fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    match result.unwrap_err() {
        Error::Refused(refusal) => refusal.to_string(),
        Error::Store(error) => panic!("{error}"),
    }
}
