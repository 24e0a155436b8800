//! What may happen to a game: tables, turns, resignations. Knows no Discord types.
//!
//! Every step is one function: it takes the game's own lock, loads the game, decides, and saves the whole change in
//! one transaction together with the answer for the member and what Discord must be told. Nothing is said before
//! it is saved.

mod absence;
mod clocks;
mod code;
mod computers;
mod erasure;
mod find;
mod lobby;
mod locks;
mod manners;
#[cfg(test)]
mod mishaps;
mod offers;
mod overview;
mod owner;
mod places;
mod plans;
mod refusal;
mod rematch;
mod reminders;
mod replay;
mod series;
mod takeback;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod timekeeping;
mod turn;
mod vacation;
mod watch;

use std::sync::Arc;

use tokio::sync::{Notify, broadcast};

use crate::store::{
    Change, ChannelId, Game, GuildId, InteractionId, Person, Receipt, Saved, Store, StoreError,
};
use crate::time::Millis;

pub use find::{Asker, Wanted};
pub use lobby::NewTable;
pub use offers::asked;
pub use overview::{Overview, Profile, Rated, Shown};
pub use owner::Ruler;
pub use plans::{Line, Planned};
pub use refusal::{Error, Refusal};
pub use reminders::WantedReminders;
pub use replay::{Deed, OpenOffer, Replay, Step, record};
pub(crate) use replay::{chair_at, seat_of};
pub use series::Standing;
pub use turn::waits_for_nobody;

/// The person acting, and the interaction by which they act.
#[derive(Clone, Debug)]
pub struct Actor {
    /// Who.
    pub person: Person,
    /// Discord's number of the command or button press: the same number never acts twice.
    pub interaction: InteractionId,
}

/// So many changes of games with computers are kept for whoever listens; who misses one asks the data file.
const NEWS_KEPT: usize = 256;

/// The games of a data file, with everything that may be done to them.
#[derive(Clone, Debug)]
pub struct Play {
    store: Arc<Store>,
    locks: Arc<locks::Locks>,
    news: Arc<Notify>,
    /// The codes of games with computers that have changed.
    moved: broadcast::Sender<String>,
}

impl Play {
    /// Hosts the games of `store`.
    #[must_use]
    pub fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            locks: Arc::default(),
            news: Arc::default(),
            moved: broadcast::Sender::new(NEWS_KEPT),
        }
    }

    /// The data behind it.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The present.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.store.now()
    }

    /// Rings whenever there is something new to tell Discord.
    #[must_use]
    pub fn news(&self) -> &Notify {
        &self.news
    }

    /// Hears the code of every game with computers whenever it has changed.
    #[must_use]
    pub fn computers_news(&self) -> broadcast::Receiver<String> {
        self.moved.subscribe()
    }

    /// Has what waits for a channel told at once: the channel has shown that it can be written to, and its server that
    /// the bot is there.
    ///
    /// # Errors
    /// When the data file fails.
    pub async fn hurry(&self, guild: Option<GuildId>, channel: ChannelId) -> Result<(), Error> {
        if self.store.hurry(guild, channel).await? > 0 {
            self.news.notify_one();
        }
        Ok(())
    }

    /// Saves a change made by `actor` and returns the answer for them.
    async fn commit(
        &self,
        change: &Change,
        actor: &Actor,
        answer: String,
    ) -> Result<String, Error> {
        let receipt = Receipt {
            interaction: actor.interaction,
            answer,
        };
        let saved = self.save(change, Some(&receipt)).await;
        self.answer(change, saved, receipt)
    }

    /// Saves what the bot itself does to a game.
    async fn commit_own(&self, change: &Change) -> Result<(), Error> {
        self.save(change, None).await?;
        self.spread(&change.game);
        Ok(())
    }

    /// Tells everybody in the house that a game has changed.
    fn spread(&self, game: &Game) {
        self.news.notify_one();
        if game.chairs.iter().any(|chair| chair.computer.is_some()) {
            // Nobody listens in a house without computers.
            let _listeners = self.moved.send(game.code.clone());
        }
    }

    /// A change of a game, made now.
    fn change(&self, game: Game) -> Change {
        Change::of(game, self.now())
    }

    fn answer(
        &self,
        change: &Change,
        saved: Result<Saved, StoreError>,
        receipt: Receipt,
    ) -> Result<String, Error> {
        match saved? {
            Saved::Now => {
                self.spread(&change.game);
                Ok(receipt.answer)
            }
            Saved::Before(answer) => Ok(answer),
        }
    }
}
