//! Hosts games. This is the one place that loads a game, locks it, asks for the decision, saves it
//! and announces it.
//!
//! `play` decides what may happen, as a pure function of what was loaded; `store` keeps it. Each
//! use case here is one function: it takes the lock of the game, loads the game, asks `play` for
//! the decision, and saves the whole change in one transaction, together with the answer for the
//! member and the messages for Discord. Nothing is announced before it is saved.
//!
//! A game without Discord, from the table to the first turn:
//!
//! ```
//! use play::{Actor, Done, NewTable, Person};
//! use rules::Kind;
//! use service::Games;
//! use store::Store;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("pacru.db");
//! let games = Games::new(Store::open(&path.into()).await?.into());
//! let ana = Person::new(1_i64, "Ana");
//! let ben = Person::new(2_i64, "Ben");
//!
//! let table = NewTable { players: Some(2), ..NewTable::new(7_i64.into(), Kind::Pacru) };
//! games.open(&Actor::of(&ana, 100_i64).expect("a name"), table).await?;
//! let code = games.store().games_of(ana.id).await?[0].code.clone();
//! games.join(&Actor::of(&ben, 101_i64).expect("a name"), &code).await?;
//!
//! // Lots were drawn for who begins.
//! let game = games.store().game(&code).await?.expect("it was opened");
//! let mover = game.mover().expect("play has begun").clone();
//! let actor = Actor::of(&mover, 102_i64).expect("a name");
//! let done = games.take_turn(&actor, &code, None, "e1-e2").await?;
//! assert_eq!(done, Done::Played { code, turn: "e1-e2".to_owned() });
//! # Ok(())
//! # }
//! ```

mod audiences;
mod conflicts;
mod erasure;
#[cfg(test)]
mod faults;
mod imports;
mod load;
mod lobby;
mod locks;
mod members;
mod membership;
mod mistakes;
mod moderation;
mod overview;
mod relocation;
mod seats;
mod seeks;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod timekeeping;
mod tournaments;
mod turns;
mod variations;

use std::sync::Arc;

use boxed::boxed;
use play::time::Millis;
use play::tournament::{TournamentChange, TournamentError};
use play::{
    ActionError, Actor, Change, ChannelId, Done, EventKind, Game, GuildId, HandledInteraction,
    Saved, series,
};
use store::{Store, StoreError};
use tokio::sync::{Notify, broadcast};

use conflicts::ATTEMPTS;

pub use audiences::AskAboutChannels;
pub use membership::Members;
use membership::NobodyLeaves;
pub use seeks::Sought;
pub use turns::TappedTurn;

/// What comes of an action.
type Result<T, E = Error> = std::result::Result<T, E>;

/// Why an action was not carried out. Nothing has changed.
#[derive(Debug, thiserror::Error, derive_more::From)]
pub enum Error {
    /// The member asked for something that is not possible.
    #[error("refused: {0:?}")]
    #[from(ActionError, TournamentError, rules::RulesError)]
    Refused(ActionError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Error {
    /// Whether the same request may succeed a moment later.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Store(error) if !matches!(error, StoreError::Unreadable(_)))
    }
}

/// How many changes of games with computers are buffered for a listener. One that misses some asks
/// the store.
const NEWS_KEPT: usize = 256;

/// The games of a store, and everything that members can do with them.
#[derive(Clone, Debug)]
pub struct Games {
    store: Arc<Store>,
    locks: Arc<locks::Locks>,
    news: Arc<Notify>,
    /// Sends the codes of games with computers that have changed.
    moved: broadcast::Sender<String>,
    /// Sends the codes of all games that have changed.
    changed: broadcast::Sender<String>,
    /// Says who can see a channel; without it, all channels count as hidden.
    channels: Option<Arc<dyn AskAboutChannels>>,
    /// Says who is on a server.
    members: Arc<dyn Members>,
}

#[boxed]
impl Games {
    /// Hosts the games of `store`.
    pub fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            locks: Arc::default(),
            news: Arc::default(),
            moved: broadcast::Sender::new(NEWS_KEPT),
            changed: broadcast::Sender::new(NEWS_KEPT),
            channels: None,
            members: Arc::new(NobodyLeaves),
        }
    }

    /// The same games; `channels` says who can see a channel.
    #[must_use]
    pub fn with_channels(self, channels: Arc<dyn AskAboutChannels>) -> Self {
        Self { channels: Some(channels), ..self }
    }

    /// The same games; `members` says who is on a server. Without it, nobody ever leaves one.
    #[must_use]
    pub fn with_members(self, members: Arc<dyn Members>) -> Self {
        Self { members, ..self }
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The present.
    pub fn now(&self) -> Millis {
        self.store.now()
    }

    /// Is notified whenever there is something new to tell Discord.
    pub fn news(&self) -> &Notify {
        &self.news
    }

    /// Receives the code of every game with computers whenever the game has changed.
    pub fn computers_news(&self) -> broadcast::Receiver<String> {
        self.moved.subscribe()
    }

    /// Receives the code of every game that has changed in this process, or of which this process
    /// hears.
    pub fn changed(&self) -> broadcast::Receiver<String> {
        self.changed.subscribe()
    }

    /// Tells whoever receives changed games that another process has changed this one.
    pub fn changed_elsewhere(&self, code: &str) {
        // There may be no listeners.
        let _pages = self.changed.send(code.to_owned());
    }

    /// Makes the messages that wait for a channel due at once. Call it when the channel can be
    /// written to and the bot is on its server.
    pub async fn retry_now(&self, guild: Option<GuildId>, channel: ChannelId) -> Result<()> {
        if self.store.retry_now(guild, channel).await? > 0 {
            self.news.notify_one();
        }
        Ok(())
    }

    /// Saves a change made by `actor` together with the answer, and returns the answer. If the same
    /// interaction was handled before, returns the answer that it was given then.
    async fn commit(&self, change: Change, actor: &Actor, answer: Done) -> Result<Done> {
        let handled = HandledInteraction { interaction: actor.interaction, answer };
        Ok(self.save(change, Some(&handled)).await?.answer(handled.answer))
    }

    /// Saves a change that the bot itself makes.
    async fn commit_own(&self, change: Change) -> Result<()> {
        self.save(change, None).await?;
        Ok(())
    }

    /// Saves a change with its follow-ups, and announces it.
    async fn save(
        &self,
        mut change: Change,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved, StoreError> {
        let mut tournament = self.add_follow_ups(&mut change).await?;
        let save = async |change: &Change, tournament: Option<&TournamentChange>| {
            let store = &self.store;
            Box::pin(store.save_with_tournament(change, tournament, handled)).await
        };
        let mut saved = save(&change, tournament.as_ref()).await;
        for attempt in 1..ATTEMPTS {
            match saved {
                Err(StoreError::CodeTaken) => change.rename_follow_ups(attempt),
                // Another game of the tournament has ended meanwhile.
                Err(StoreError::TournamentConflict) => tournament = self.report(&change).await?,
                _ => break,
            }
            saved = save(&change, tournament.as_ref()).await;
        }
        // Where a connection has ended, what was saved by this process may look like the work of
        // another.
        let may_be_news = match &saved {
            Ok(_) | Err(StoreError::Conflict) => true,
            Err(error) => error.is_in_doubt(),
        };
        if may_be_news {
            self.spread(&change.game);
        }
        let saved = saved?;
        if saved == Saved::Now {
            count_turns(&change);
            tracing::debug!(game = %change.game.code, seq = change.game.seq, "saved");
            for next in change.follow_ups() {
                self.spread(&next.game);
            }
        }
        Ok(saved)
    }

    /// Adds the next game of a series to a change that ends one. Returns what the end of the last
    /// changes about its tournament.
    async fn add_follow_ups(
        &self,
        change: &mut Change,
    ) -> Result<Option<TournamentChange>, StoreError> {
        let Some(next) = series::next(change) else {
            return self.report(change).await;
        };
        let clocks = self.clocks(&next, None).await?;
        match series::begin_next(next, &clocks) {
            Ok(next) => change.follow_with(next),
            // A refusal is a defect: the same setup has just been played.
            Err(refusal) => tracing::error!(
                game = %change.game.code,
                ?refusal,
                "the next game of the series cannot begin"
            ),
        }
        Ok(None)
    }

    /// Announces that a game has changed.
    fn spread(&self, game: &Game) {
        self.news.notify_one();
        // There may be no listeners.
        let _pages = self.changed.send(game.code.clone());
        if game.players.iter().any(|player| player.computer.is_some()) {
            // There are no listeners where there are no computers.
            let _listeners = self.moved.send(game.code.clone());
        }
    }

    /// A change of a game, made now.
    fn change(&self, game: Game) -> Change {
        Change::of(game, self.now())
    }
}

/// Counts the turns that were saved.
fn count_turns(change: &Change) {
    let game = &change.game;
    let turns = change.events().iter();
    for event in turns.filter(|event| matches!(event.kind, EventKind::Turn(_))) {
        let player = event.player.and_then(|player| game.players.get(player));
        let computer = player.is_some_and(|player| player.computer.is_some());
        let player = if computer { "computer" } else { "member" };
        let ruleset = game.setup.kind.slug();
        metrics::TURNS.with_label_values(&[ruleset, player]).inc();
    }
}
