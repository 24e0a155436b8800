//! What Discord says about channels is kept, asked again when it is old, and doubted when it does
//! not come.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex};

use play::audience::{Audience, Place, Visibility};
use play::time::MINUTE;
use play::{Asker, ChannelId, Game, GuildId, Moderator, Terms, Wanted};
use rules::Kind;

use super::super::AskAboutChannels;
use super::super::testing::{Club, new_table, person, refused};

const SERVER: i64 = 1;
const CLUB: i64 = 2;
const HALL: i64 = 3;
const THREAD: i64 = 4;

/// What Discord says, and which channels it was asked about.
#[derive(Debug, Default)]
struct Said {
    channels: Mutex<HashMap<i64, Visibility>>,
    asked: Mutex<Vec<i64>>,
    hangs: std::sync::atomic::AtomicBool,
}

impl Said {
    fn says(&self, channel: i64, visibility: Visibility) {
        self.channels.lock().unwrap().insert(channel, visibility);
    }

    fn asked(&self) -> Vec<i64> {
        let mut asked = std::mem::take(&mut *self.asked.lock().unwrap());
        asked.sort_unstable();
        asked
    }
}

impl AskAboutChannels for Said {
    fn visibility<'a>(
        &'a self,
        _: GuildId,
        channels: &'a [ChannelId],
    ) -> Pin<Box<dyn Future<Output = Vec<(ChannelId, Visibility)>> + Send + 'a>> {
        self.asked.lock().unwrap().extend(channels.iter().map(|channel| channel.get()));
        Box::pin(async move {
            if self.hangs.load(std::sync::atomic::Ordering::Relaxed) {
                std::future::pending::<()>().await;
            }
            let known = self.channels.lock().unwrap();
            let said = |channel: &ChannelId| Some((*channel, *known.get(&channel.get())?));
            channels.iter().filter_map(said).collect()
        })
    }
}

fn game(channel: i64) -> Game {
    let table = new_table(Kind::Pacru).game(&person(1), 0).unwrap();
    Game { guild: Some(SERVER.into()), channel: channel.into(), ..table }
}

/// How many of the games in the hall and in the thread may be named in the club's channel.
async fn named(club: &Club) -> usize {
    let readers = Audience::Channel(Place { guild: SERVER.into(), channel: CLUB.into() });
    club.games.visible(readers, vec![game(HALL), game(THREAD)]).await.unwrap().len()
}

#[tokio::test]
async fn discord_is_asked_once_in_ten_minutes_who_sees_a_channel() {
    let mut club = Club::open().await;
    let discord = Arc::new(Said::default());
    assert_eq!(named(&club).await, 0, "nobody can be asked");
    club.games = club.games.with_channels(discord.clone());
    for (channel, visibility) in [
        (CLUB, Visibility::Everyone),
        (HALL, Visibility::Everyone),
        (THREAD, Visibility::Like(HALL.into())),
    ] {
        discord.says(channel, visibility);
    }
    assert_eq!(named(&club).await, 2);
    assert_eq!(discord.asked(), [CLUB, HALL, THREAD]);
    assert_eq!(named(&club).await, 2);
    assert!(discord.asked().is_empty());

    // A moderator hides the hall: its games are named no more once that is asked again.
    discord.says(HALL, Visibility::Hidden);
    assert_eq!(named(&club).await, 2);
    club.clock.set(club.clock.now() + 11 * MINUTE);
    assert_eq!(named(&club).await, 0);
    assert_eq!(discord.asked(), [CLUB, HALL], "a public thread remains one");
    discord.says(HALL, Visibility::Everyone);
    club.clock.set(club.clock.now() + 11 * MINUTE);
    assert_eq!(named(&club).await, 2);
}

/// What is too old is not believed only because Discord says nothing.
#[tokio::test]
async fn a_channel_counts_as_hidden_while_discord_says_nothing() {
    let mut club = Club::open().await;
    let discord = Arc::new(Said::default());
    club.games = club.games.with_channels(discord.clone());
    discord.says(HALL, Visibility::Everyone);
    assert_eq!(named(&club).await, 1, "nothing is said about the thread");
    club.clock.set(club.clock.now() + 11 * MINUTE);
    discord.hangs.store(true, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(named(&club).await, 0);
    discord.hangs.store(false, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(named(&club).await, 1);
}

/// Whoever knew its code once opened a game of a hidden channel from anywhere on its server.
#[tokio::test]
async fn a_code_opens_a_game_of_a_hidden_channel_to_its_readers_alone() {
    let mut club = Club::open().await;
    let discord = Arc::new(Said::default());
    club.games = club.games.with_channels(discord.clone());
    for (channel, visibility) in [
        (CLUB, Visibility::Hidden),
        (HALL, Visibility::Everyone),
        (THREAD, Visibility::Like(CLUB.into())),
    ] {
        discord.says(channel, visibility);
    }
    let game = club.begin(Kind::Pacru, 2, Terms::default()).await;
    let (code, games) = (game.code.as_str(), &club.games);
    let from = |user: i64, channel: i64| Asker {
        user: user.into(),
        guild: Some(SERVER.into()),
        channel: channel.into(),
    };
    let stranger = from(9, HALL);
    for wanted in [Wanted::View, Wanted::Turn, Wanted::Watch] {
        let hidden = refused(games.find(stranger, Some(code), wanted).await);
        let absent = refused(games.find(stranger, Some("ZZZZ"), wanted).await);
        assert_eq!(hidden.replace(code, "ZZZZ"), absent);
        games.find(from(9, CLUB), Some(code), wanted).await.unwrap();
        games.find(from(9, THREAD), Some(code), wanted).await.unwrap();
    }
    games.named(from(2, HALL), code).await.expect("they play");
    let opened = Game { creator: stranger.user, ..game.clone() };
    assert!(games.sees(stranger, &opened).await.unwrap(), "they have opened the table");
    let moderator = Moderator { actor: club.actor(9), guild: SERVER.into() };
    games.managed_game(&moderator, code).await.expect("they act on all games of their server");

    // In a browser nobody says which channels a member can see.
    let hidden = refused(games.named_in_browser(from(9, CLUB), code).await);
    let absent = refused(games.named_in_browser(from(9, CLUB), "ZZZZ").await);
    assert_eq!(hidden.replace(code, "ZZZZ"), absent);
    games.named_in_browser(from(2, CLUB), code).await.expect("they play");

    discord.says(CLUB, Visibility::Everyone);
    club.clock.set(club.clock.now() + 11 * MINUTE);
    club.games.named(stranger, code).await.expect("everybody sees the channel");
    club.games.named_in_browser(from(9, CLUB), code).await.expect("everybody sees the channel");
}
