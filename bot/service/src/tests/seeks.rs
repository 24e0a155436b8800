//! Seeks: whoever seeks the same meets once, whichever processes they go through.

use play::seeks::{STANDS_FOR, Seek};
use play::time::Pace;
use play::{Actor, Asker, Done};

use super::*;
use crate::Sought;

/// A seek for a game of two.
fn seek(club: &Club, actor: &Actor) -> Seek {
    Seek {
        id: 0_i64.into(),
        guild: 1_i64.into(),
        channel: 2_i64.into(),
        thread: false,
        person: actor.person.clone(),
        kind: Kind::Shacru,
        players: 2,
        pace: Terms::default().pace,
        rated: true,
        from: None,
        to: None,
        interaction: actor.interaction,
        until: club.games.now() + STANDS_FOR,
    }
}

/// Two processes that share the data have no locks in common: what one has not seen of the other it
/// finds out when it saves.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_seeks_at_once_plays_once() {
    let club = Club::open().await;
    let others = club.other_process();
    let mut seeking = tokio::task::JoinSet::new();
    for member in 1..=8_i64 {
        let games = if member % 2 == 0 { &club.games } else { &others };
        let (games, actor) = (games.clone(), club.actor(member));
        let seek = seek(&club, &actor);
        seeking.spawn(async move { games.seek(&actor, seek, None).await.unwrap() });
    }
    let sought = seeking.join_all().await;
    assert_eq!(sought.iter().filter(|it| matches!(it, Sought::Met(_))).count(), 4, "{sought:?}");
    assert_eq!(club.games.store().seeks_on(1_i64.into()).await.unwrap().seeks, []);
    for member in 1..=8_i64 {
        let games = club.games.store().games_of(member.into()).await.unwrap();
        assert_eq!(games.len(), 1, "{member}");
        assert_eq!(games[0].status, GameStatus::Active);
    }
}

/// Discord may deliver what asked for a seek once more, also after the seek has met another.
#[tokio::test]
async fn what_is_delivered_twice_seeks_once() {
    let club = Club::open().await;
    let (ana, ben) = (club.actor(1), club.actor(2));
    let first = seek(&club, &ana);
    for _ in 0..2 {
        let stands = club.games.seek(&ana, first.clone(), None).await.unwrap();
        assert!(matches!(stands, Sought::Stands(_)), "{stands:?}");
    }
    let seen = club.games.store().seeks_on(1_i64.into()).await.unwrap();
    assert_eq!(seen.seeks.len(), 1, "{seen:?}");
    let second = seek(&club, &ben);
    let mut codes = Vec::new();
    for (actor, seek) in [(&ben, &second), (&ben, &second), (&ana, &first)] {
        let sought = club.games.seek(actor, seek.clone(), None).await.unwrap();
        match sought {
            Sought::Met(Done::Begun { code }) => codes.push(code),
            other => panic!("{other:?}"),
        }
    }
    codes.dedup();
    assert_eq!(codes.len(), 1);
    assert_eq!(club.games.store().games_of(1_i64.into()).await.unwrap().len(), 1);
}

/// Once, nobody who did not ask for them learnt of the seeks of others.
#[tokio::test]
async fn a_member_finds_the_seeks_that_they_can_answer_among_their_games() {
    let club = Club::open().await;
    let (ana, ben, chika, eva) = (club.actor(1), club.actor(2), club.actor(3), club.actor(4));
    for (actor, from) in [(&ana, None), (&ben, Some(1600)), (&chika, Some(1500)), (&eva, None)] {
        let seek = Seek { from, kind: Kind::Pasang, ..seek(&club, actor) };
        club.games.seek(actor, Seek { pace: pace_of(actor), ..seek }, None).await.unwrap();
    }
    let store = club.games.store();
    store.toggle_block(4_i64.into(), 1_i64.into(), ana.interaction).await.unwrap();
    let found = async |user: i64, guild: Option<i64>| {
        let guild = guild.map(Into::into);
        let asker = Asker { user: user.into(), guild, channel: 2_i64.into() };
        let found = club.games.overview(asker).await.unwrap().seeks;
        found.iter().map(|seek| seek.person.id.get()).collect::<Vec<_>>()
    };
    assert_eq!(found(1, Some(1)).await, [3], "not their own, nor that of whoever blocked them");
    assert_eq!(found(5, Some(1)).await, [1, 3, 4], "nobody without a rating has 1600");
    assert_eq!(found(5, None).await, [0; 0], "in direct messages nobody seeks");
}

/// A pace of their own, so that none meets another.
fn pace_of(actor: &Actor) -> Pace {
    format!("{}d/move", actor.person.id).parse().unwrap()
}

/// A seek ends quietly after its month.
#[tokio::test]
async fn a_seek_stands_for_a_month() {
    let club = Club::open().await;
    let (ana, ben) = (club.actor(1), club.actor(2));
    club.games.seek(&ana, seek(&club, &ana), None).await.unwrap();
    club.wait(STANDS_FOR);
    let late = club.games.seek(&ben, seek(&club, &ben), None).await.unwrap();
    assert!(matches!(late, Sought::Stands(_)), "{late:?}");
    club.games.store().prune().await.unwrap();
    assert_eq!(club.games.store().seeks_of(1_i64.into()).await.unwrap(), []);
}
