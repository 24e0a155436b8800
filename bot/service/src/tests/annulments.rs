//! Results that are overturned: the ratings are those of a club in which the game was never rated,
//! whatever happens meanwhile.

use std::pin::pin;

use play::rating::{Pool, PoolRating};
use play::{Announcement, Moderator, RatingChange};

use super::*;
use crate::faults::given_up;

/// How many members play.
const MEMBERS: i64 = 6;

/// How many games they play in the pool of which one is annulled, and which one.
const GAMES: usize = 30;
const ANNULLED: usize = 11;

/// What is kept about the ratings of a member.
#[derive(Debug, PartialEq)]
struct Kept {
    standings: Vec<(Pool, PoolRating)>,
    changes: Vec<RatingChange>,
}

impl Club {
    /// Lets two members or more play; they resign one after the other, the last one has won.
    async fn played(&self, kind: Kind, players: &[i64], rated: bool) -> String {
        self.wait(HOUR);
        let terms = Terms { rated, ..Terms::default() };
        let table = NewTable { players: Some(players.len()), terms, ..new_table(kind) };
        self.games.open(&self.actor(players[0]), table).await.unwrap();
        let code = self.newest(players[0]).await;
        for player in &players[1..] {
            self.games.join(&self.actor(*player), &code).await.unwrap();
        }
        self.rounds(&code, 2).await;
        for loser in &players[..players.len() - 1] {
            self.games.resign(&self.actor(*loser), &code, None).await.unwrap();
        }
        assert_eq!(self.game(&code).await.status, GameStatus::Finished);
        code
    }

    /// A club with many rated games, of which the one that is annulled later may be unrated, and
    /// their codes.
    async fn with_rated_games(rated: bool) -> (Self, Vec<String>) {
        let club = Self::open().await;
        let mut random = fastrand::Rng::with_seed(50);
        let mut codes = Vec::new();
        for number in 0..GAMES {
            let mut members: Vec<i64> = (1..=MEMBERS).collect();
            random.shuffle(&mut members);
            codes.push(club.played(Kind::Shacru, &members[..2], rated || number != ANNULLED).await);
            if number % 10 == 0 {
                club.played(Kind::Shacru, &members[..3], true).await;
                club.played(Kind::Pasang, &members[..2], true).await;
            }
        }
        (club, codes)
    }

    async fn kept(&self) -> Vec<Kept> {
        let (store, guild) = (self.games.store(), 1_i64.into());
        let mut kept = Vec::new();
        for member in 1..=MEMBERS {
            let member = member.into();
            let changes = store.latest_changes(guild, member, 100).await.unwrap();
            kept.push(Kept {
                standings: store.standings_of(guild, member).await.unwrap(),
                changes: changes.into_iter().map(|(_, _, change)| change).collect(),
            });
        }
        kept
    }

    /// The ratings are those that follow from all games anew.
    async fn agrees_with_a_rebuild(&self) {
        let before = self.kept().await;
        self.games.store().rebuild_ratings().await.unwrap();
        assert_eq!(self.kept().await, before);
    }

    async fn announced(&self) -> Vec<Announcement> {
        let delivered = self.delivered().await.into_iter();
        let action = delivered.filter_map(|queued| match queued.notification {
            Notification::ModeratorAction { what, .. } => Some(what),
            _ => None,
        });
        action.collect()
    }
}

#[tokio::test]
async fn an_annulled_game_leaves_the_ratings_of_a_club_in_which_it_was_never_rated() {
    let (club, codes) = Club::with_rated_games(true).await;
    let (never, _) = Club::with_rated_games(false).await;
    let (games, store, guild) = (&club.games, club.games.store(), 1_i64.into());
    let before = club.kept().await;
    let game = club.game(&codes[ANNULLED]).await;
    let [winner, loser] = [1, 2].map(|place| {
        let player = game.players.iter().find(|player| player.place == Some(place));
        player.unwrap().person.id
    });
    let against = store.head_to_head(guild, winner, loser).await.unwrap();
    let record = store.record(guild, winner).await.unwrap().reliability;
    club.delivered().await;

    let reason = Some("a second account");
    let ruling = club.moderator();
    let done = games.annul(&ruling, &game.code, reason).await.unwrap();
    assert_eq!(done, Done::Annulled { code: game.code.clone() });
    assert_eq!(club.kept().await, never.kept().await);
    let unaffected = |kept: &[Kept]| {
        let of = |kept: &Kept| kept.standings.iter().filter(|(pool, _)| pool.many).count();
        kept.iter().map(of).sum::<usize>()
    };
    assert!(unaffected(&before) > 3, "another pool is there to stay as it was");
    let now = store.head_to_head(guild, winner, loser).await.unwrap();
    assert_eq!((now.ahead, now.behind), (against.ahead - 1, against.behind));
    let finished = store.record(guild, winner).await.unwrap().reliability.finished;
    assert_eq!(finished, record.finished - 1);
    let annulled = club.game(&game.code).await;
    assert!(annulled.annulled_at.is_some() && !annulled.is_rated());

    // The same interaction once more, and another one.
    assert_eq!(games.annul(&ruling, &game.code, reason).await.unwrap(), done);
    let again = refused(games.annul(&club.moderator(), &game.code, reason).await);
    assert!(again.contains("has already been annulled"), "{again}");
    let announced = club.announced().await;
    let [Announcement::Annulled { ratings, .. }] = &announced[..] else {
        panic!("{announced:?}");
    };
    assert_eq!(ratings.len(), 2);
    for rating in ratings {
        let user = game.players[rating.player].person.id;
        let number = |kept: &Kept| {
            let mut pools = kept.standings.iter();
            let pool = pools.find(|(pool, _)| *pool == Pool::of(&game.setup));
            Some(pool.unwrap().1.rating.into())
        };
        let index = usize::try_from(user.get() - 1).unwrap();
        assert_eq!(rating.before, number(&before[index]));
        assert_eq!(rating.after, number(&club.kept().await[index]));
    }
    club.agrees_with_a_rebuild().await;

    games.restore(&club.moderator(), &game.code).await.unwrap();
    assert_eq!(club.kept().await, before);
    assert_eq!(store.head_to_head(guild, winner, loser).await.unwrap(), against);
    let twice = refused(games.restore(&club.moderator(), &game.code).await);
    assert!(twice.contains("is not annulled"), "{twice}");
    assert!(matches!(club.announced().await[..], [Announcement::Restored { .. }]));
}

#[tokio::test]
async fn only_what_has_changed_ratings_can_be_annulled() {
    let club = Club::open().await;
    let moderator = club.moderator();
    let running = club.begin(Kind::Shacru, 2, Terms::default()).await.code;
    let unrated = club.played(Kind::Shacru, &[1, 2], false).await;
    let short = club.begin(Kind::Shacru, 2, Terms::default()).await.code;
    club.games.resign(&club.actor(1), &short, None).await.unwrap();
    for code in [running, unrated, short] {
        let refusal = refused(club.games.annul(&moderator, &code, None).await);
        assert!(refusal.contains("has changed no ratings"), "{refusal}");
    }
    let elsewhere = Moderator { guild: 2_i64.into(), ..club.moderator() };
    let rated = club.played(Kind::Shacru, &[1, 2], true).await;
    let refusal = refused(club.games.annul(&elsewhere, &rated, None).await);
    assert!(refusal.contains("no game"), "{refusal}");
    // Their only game: they have no rating afterwards.
    club.games.annul(&moderator, &rated, None).await.unwrap();
    assert!(club.kept().await.iter().all(|kept| kept.standings.is_empty()));
}

/// A game ends at whatever moment of the computation.
#[tokio::test]
async fn a_game_that_ends_meanwhile_counts_too() {
    let (club, codes) = Club::with_rated_games(true).await;
    for (number, waits) in (0..24).step_by(3).enumerate() {
        let moderator = club.moderator();
        let mut annulling = pin!(club.games.annul(&moderator, &codes[2 * number], None));
        let begun = given_up(waits, annulling.as_mut()).await;
        let players = [1, 2 + i64::try_from(number).unwrap() % 5];
        let ending = club.played(Kind::Shacru, &players, true);
        match begun {
            Some(done) => drop((done.unwrap(), ending.await)),
            None => drop(tokio::join!(async { annulling.await.unwrap() }, ending)),
        }
        club.agrees_with_a_rebuild().await;
    }
}

/// A process that is killed leaves the old ratings or the new ones, and says so once.
#[tokio::test]
async fn a_ruling_that_is_dropped_half_way_leaves_old_ratings_or_new_ones() {
    let (club, codes) = Club::with_rated_games(true).await;
    let old = club.kept().await;
    let (never, _) = Club::with_rated_games(false).await;
    let new = never.kept().await;
    club.delivered().await;
    let moderator = club.moderator();
    let mut waits = 0;
    let (mut dropped, mut early) = (0, 0);
    let done = loop {
        let annulling = club.games.annul(&moderator, &codes[ANNULLED], None);
        if let Some(done) = given_up(waits, annulling).await {
            break done.unwrap();
        }
        // Whoever keeps everything to themselves waits until it is saved, or rolled back.
        let store = club.games.store();
        store.log(&moderator.audit_log_entry("wait", None)).await.unwrap();
        let now = club.kept().await;
        assert!(now == old || now == new, "after {waits} waits");
        early += u32::from(now == old);
        (dropped, waits) = (dropped + 1, waits + 1);
    };
    // How often it waits depends on how quickly the database answers.
    assert!(early > 2, "{dropped} dropped, {early} before it was saved");
    assert_eq!(done, Done::Annulled { code: codes[ANNULLED].clone() });
    assert_eq!(club.kept().await, new);
    assert_eq!(club.announced().await.len(), 1);
}

/// Somebody who plays in the pool is erased, also after the ruling.
#[tokio::test]
async fn erased_members_stay_erased_and_the_others_keep_their_ratings() {
    let (club, codes) = Club::with_rated_games(true).await;
    let game = club.game(&codes[ANNULLED]).await;
    let gone = game.players[0].person.id;
    club.games.erase(&club.moderator(), gone).await.unwrap();
    club.games.annul(&club.moderator(), &game.code, None).await.unwrap();
    let store = club.games.store();
    assert!(store.standings_of(1_i64.into(), gone).await.unwrap().is_empty());
    club.games.restore(&club.moderator(), &game.code).await.unwrap();
    assert!(store.standings_of(1_i64.into(), gone).await.unwrap().is_empty());
    let stays = game.players[1].person.id;
    club.games.annul(&club.moderator(), &game.code, None).await.unwrap();
    club.games.erase(&club.moderator(), stays).await.unwrap();
    club.agrees_with_a_rebuild().await;
}
