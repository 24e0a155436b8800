//! The outbox: messages to Discord, each delivered at least once and seen once.
//!
//! Every change of a game is saved together with the [notifications](play::Notification) that it leads to. A
//! [loop](background::outbox) passes them to `delivery`, in order within each game, which draws their pictures just
//! before. A message that may have been posted before a crash, or whose response was lost, is looked up in the channel
//! before it is sent again.
//!
//! While a channel is out of reach, its messages wait and the clocks of its games are stopped.

mod announcements;
mod board;
pub(crate) mod club_board;
pub(crate) mod daily_puzzle;
mod delivery;
mod messages;
mod older;
pub(crate) mod rating_roles;
mod sending;
mod thread;
mod tournaments;

use store::OutboxMessage;
use tokio::sync::watch;

use crate::Bot;

/// Delivers messages until `stop` turns true; then finishes those that are being sent.
pub async fn run(bot: Bot, stop: watch::Receiver<bool>) {
    let (games, served) = (bot.games.clone(), bot.leases.shards());
    let deliver = move |queued: OutboxMessage| {
        let bot = bot.clone();
        async move { delivery::deliver(&bot, &queued).await }
    };
    background::outbox::run(&games, served, deliver, stop).await;
}
