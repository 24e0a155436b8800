use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use discord::{Rest, Token};
use local::{Config, Discord};
use play::time::{Clock, MINUTE};
use play::{Actor, Done, NewTable, Notification, Person};
use render::FontSource;
use rules::Kind;
use service::Games;
use store::Store;
use tempfile::TempDir;

use super::*;
use crate::process::leases::Leases;

/// A table whose message waits in the outbox.
async fn open_table() -> (TempDir, Games) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("pacru.db").into()).await.unwrap();
    let games = Games::new(Arc::new(store));
    let ana = Actor { person: Person::new(1_i64, "Ana"), interaction: 100_i64.into() };
    let table = NewTable { players: Some(2), ..NewTable::new(7_i64.into(), Kind::Pacru) };
    games.open(&ana, table).await.unwrap();
    (folder, games)
}

/// A delivery that panicked once kept its row until the next start, and everything behind it waited.
#[tokio::test]
async fn a_delivery_that_panics_gives_its_message_back() {
    let (_folder, games) = open_table().await;
    let (stop, stopped) = watch::channel(false);
    let tries = Arc::new(AtomicI64::new(0));
    let deliver = |queued: OutboxMessage| {
        let (games, stop, tries) = (games.clone(), stop.clone(), Arc::clone(&tries));
        async move {
            assert_eq!(queued.attempts, tries.fetch_add(1, Ordering::Relaxed));
            assert!(queued.attempts > 0, "the first try panics on purpose");
            games.store().mark_delivered(&queued, None).await.unwrap();
            stop.send_replace(true);
        }
    };
    Worker::new(&games, Leases::default().shards(), deliver).run(stopped).await;
    assert_eq!(tries.load(Ordering::Relaxed), 2);
    assert_eq!(games.store().next_due_at().await.unwrap(), None);
}

/// A message that was claimed when the store failed is not sent until it is found again.
#[tokio::test]
async fn what_nobody_sends_is_found_again() {
    let (_folder, games) = open_table().await;
    assert_eq!(games.store().claim(1, 1).await.unwrap().len(), 1);
    let (stop, stopped) = watch::channel(false);
    let deliver = |queued: OutboxMessage| {
        let (games, stop) = (games.clone(), stop.clone());
        async move {
            games.store().mark_delivered(&queued, None).await.unwrap();
            stop.send_replace(true);
        }
    };
    Worker::new(&games, Leases::default().shards(), deliver).run(stopped).await;
    assert_eq!(games.store().next_due_at().await.unwrap(), None);
}

/// A board whose picture could not be drawn was once abandoned, and nobody knew who was to move.
#[tokio::test]
async fn a_board_that_cannot_be_drawn_is_text_until_it_can() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let rest = Rest::new(&Token::from(discord.token()), Some(&discord.url())).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::standing_at(1_793_620_800_000);
    let store = Store::open_at(&folder.path().join("pacru.db").into(), clock.clone()).await;
    let bot = Bot::new(store.unwrap(), rest, FontSource::Bundled, NonZeroUsize::MIN).unwrap();
    let [ana, ben] = ["Ana", "Ben"].map(|name| {
        let id = discord.member(name).unwrap().id().0;
        Actor { person: Person::new(id, name), interaction: id.into() }
    });
    let table =
        NewTable { players: Some(2), ..NewTable::new(discord.club().0.into(), Kind::Pacru) };
    let said = bot.games.open(&ana, table).await.unwrap();
    let (Done::Opened { code } | Done::Begun { code }) = &said else {
        panic!("{said:?}");
    };
    bot.games.join(&ben, code).await.unwrap();

    let board = || {
        let mut messages = discord.messages(discord.club());
        messages.retain(|message| message.content.contains("begins"));
        assert_eq!(messages.len(), 1);
        messages.swap_remove(0)
    };
    until_delivered(&bot, |notification| {
        let is_board = matches!(notification, Notification::Board { .. });
        if is_board {
            bot.renderer.fail_next();
        }
        is_board
    })
    .await;
    let text = board();
    assert!(text.attachments.is_empty() && text.content.contains("```"));
    assert!(text.buttons().count() > 0, "it can be played on");
    clock.set(clock.now() + 2 * MINUTE);
    until_delivered(&bot, |notification| matches!(notification, Notification::Picture { .. }))
        .await;
    let drawn = board();
    assert_eq!((drawn.id, drawn.attachments.len()), (text.id, 1));
    assert_eq!(bot.games.store().next_due_at().await.unwrap(), None);
}

/// Delivers messages up to the first one that `is_last` accepts.
async fn until_delivered(bot: &Bot, is_last: impl Fn(&Notification) -> bool) {
    let (stop, stopped) = watch::channel(false);
    let deliver = |queued: OutboxMessage| {
        let (bot, stop, is_last) = (bot.clone(), stop.clone(), is_last(&queued.notification));
        async move {
            delivery::deliver(&bot, &queued).await;
            if is_last {
                stop.send_replace(true);
            }
        }
    };
    Worker::new(&bot.games, bot.leases.shards(), deliver).run(stopped).await;
}
