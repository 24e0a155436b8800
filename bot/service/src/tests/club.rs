//! Blocks, lost channels and moderators, with a clock that stands still until a test moves it.

use play::{
    ActionError, Asker, ChannelId, Game, GameStatus, Moderator, NewTable, Notification, Player,
    PlayerState, Terms,
};

use super::*;

impl Club {
    /// Lets one member invite another; true if they may.
    pub(crate) async fn invites(&self, inviter: i64, invited: i64) -> bool {
        let table = NewTable {
            guild: Some(1_i64.into()),
            opponents: vec![(person(invited), false)],
            ..NewTable::new(2_i64.into(), Kind::Pacru)
        };
        match self.games.open(&self.actor(inviter), table).await {
            Ok(_) => true,
            Err(Error::Refused(ActionError::NotInvitable(_) | ActionError::InvitedBlocked(_))) => {
                false
            }
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) fn moderator(&self) -> Moderator {
        Moderator { actor: self.actor(99), guild: 1_i64.into() }
    }

    /// The queued messages for Discord, in order, each marked as delivered.
    pub(crate) async fn delivered(&self) -> Vec<(Notification, ChannelId)> {
        let mut delivered = Vec::new();
        // The messages of a game wait for each other.
        loop {
            let claimed = self.games.store().claim(100, 100).await.unwrap();
            if claimed.is_empty() {
                return delivered;
            }
            for queued in claimed {
                self.games.store().mark_delivered(&queued, None).await.unwrap();
                delivered.push((queued.notification, queued.channel));
            }
        }
    }
}

#[tokio::test]
async fn a_declined_invitation_leaves_a_day_of_peace() {
    let club = Club::open().await;
    assert!(club.invites(1, 2).await);
    club.games.leave(&club.actor(2), &club.newest(2).await).await.unwrap();
    assert!(!club.invites(1, 2).await);
    assert!(club.invites(3, 2).await, "others are others");
    assert!(club.invites(2, 1).await, "and they may change their mind");
    club.clock.set(NOON + DAY - 1);
    assert!(!club.invites(1, 2).await);
    club.clock.set(NOON + DAY);
    assert!(club.invites(1, 2).await);
    // Leaving a seat that one has taken is not declining.
    let code = club.newest(2).await;
    club.games.join(&club.actor(1), &club.newest(1).await).await.ok();
    club.games.leave(&club.actor(1), &code).await.unwrap();
    assert!(club.invites(1, 2).await);
}

#[tokio::test]
async fn tables_that_cannot_be_or_are_too_many_are_refused() {
    let club = Club::open().await;
    let open = async |member, players, opponents: &[i64]| {
        let table = NewTable {
            guild: Some(1_i64.into()),
            players,
            opponents: opponents.iter().map(|id| (person(*id), *id == 7)).collect(),
            ..NewTable::new(2_i64.into(), Kind::Pacru)
        };
        club.games.open(&club.actor(member), table).await
    };
    for (players, opponents, said) in [
        (Some(2), &[1][..], "cannot invite yourself"),
        (Some(2), &[7], "is a bot"),
        (None, &[2, 2], "named twice"),
        (Some(2), &[2, 3], "room for 1 opponent"),
    ] {
        let refusal = refused(open(1, players, opponents).await);
        assert!(refusal.contains(said), "{refusal}");
    }
    for _ in 0..3 {
        open(1, None, &[2, 3, 4]).await.unwrap();
    }
    assert!(refused(open(1, None, &[2, 3, 4]).await).contains("10 unanswered invitations"));
    for _ in 0..2 {
        open(1, Some(2), &[]).await.unwrap();
    }
    assert!(refused(open(1, Some(2), &[]).await).contains("5 open tables"));
    open(2, Some(2), &[]).await.expect("the limit is each one's own");
    club.games.leave(&club.actor(1), &club.newest(1).await).await.unwrap();
    open(1, Some(2), &[]).await.expect("one of five is given up");
}

#[tokio::test]
async fn a_blocked_member_is_no_substitute() {
    let club = Club::open().await;
    let code = club.table(3, Terms::default()).await;
    let away = club.mover(&code).await;
    let game = club.game(&code).await;
    let mut present = game.players.iter().map(|player| player.person.id.get());
    let blocker = present.find(|id| *id != away).unwrap();
    let vacant = async || {
        club.game(&code).await.players.iter().any(|player| player.state == PlayerState::Vacant)
    };
    while !vacant().await {
        club.pass(HOUR).await;
    }
    let blocker = club.actor(blocker);
    assert!(club.games.block(&blocker, 7_i64.into()).await.unwrap());
    let again = club.games.block(&blocker, 7_i64.into()).await.unwrap();
    assert!(again, "the same interaction, delivered twice");
    let refused = club.games.take_seat(&club.actor(7), &code).await;
    assert!(matches!(refused, Err(Error::Refused(ActionError::NoSeatForYou(_)))), "{refused:?}");
    club.games.take_seat(&club.actor(8), &code).await.unwrap();
}

/// While nobody can be told about a game, nobody loses time in it, and the game has no event.
#[tokio::test]
async fn the_clock_of_a_game_out_of_reach_stands() {
    let (club, code) = Club::with_table().await;
    let before = club.game(&code).await;
    club.pass(DAY).await;
    let games = &club.games;
    games.suspend_clock(before.id).await.unwrap();
    club.pass(30 * DAY).await;
    games.suspend_clock(before.id).await.unwrap();
    let suspended = club.game(&code).await;
    assert_eq!((suspended.status, suspended.timing.due_at), (GameStatus::Active, None));
    games.resume_clock(before.id).await.unwrap();
    games.resume_clock(before.id).await.unwrap();
    let after = club.game(&code).await;
    let left = |game: &Game, now: Millis| game.timing.deadline_at.unwrap() - now;
    assert_eq!(left(&after, club.clock.now()), left(&before, NOON + DAY));
    assert!(after.timing.due_at.is_some());
    // A reminder may have been queued meanwhile; no turn and no offer is out of date.
    assert_eq!(after.ply, before.ply);
    club.turn(&code).await.unwrap();
}

#[tokio::test]
async fn a_game_moves_once_and_to_its_players_only() {
    let club = Club::open().await;
    let (code, games) = (club.table(2, Terms::default()).await, &club.games);
    let asker = |user: i64, channel: i64, guild: i64| Asker {
        user: user.into(),
        guild: Some(guild.into()),
        channel: channel.into(),
    };
    let bring = async |asker: Asker| {
        games.bring(asker, club.game(&code).await).await.unwrap().channel.get()
    };
    assert_eq!(bring(asker(1, 3, 1)).await, 2, "its channel is there");
    games.store().lose(2_i64.into()).await.unwrap();
    assert_eq!(bring(asker(7, 3, 1)).await, 2, "a stranger");
    assert_eq!(bring(asker(1, 3, 8)).await, 2, "another server");
    assert_eq!(bring(asker(1, 3, 1)).await, 3);
    assert_eq!(bring(asker(2, 4, 1)).await, 3, "it is there now");
    // One board in the new channel replaces the boards that waited for the lost one.
    let posts = club.delivered().await;
    let here = Notification::Here { channel: 3_i64.into() };
    assert_eq!(posts, [(here, 3_i64.into())]);
    // A change that was begun before the move does not undo it.
    club.turn(&code).await.unwrap();
    let posts = club.delivered().await;
    assert!(posts.iter().all(|(_, channel)| channel.get() == 3), "{posts:?}");
    assert_eq!(club.game(&code).await.channel.get(), 3);
}

#[tokio::test]
async fn a_game_is_frozen_thawed_and_ended() {
    let club = Club::open().await;
    let (code, games) = (club.table(2, Terms::default()).await, &club.games);
    club.pass(DAY).await;
    let before = club.game(&code).await;
    games.freeze(&club.moderator(), &code).await.unwrap();
    assert!(games.freeze(&club.moderator(), &code).await.is_err());
    club.pass(60 * DAY).await;
    let frozen = club.game(&code).await;
    assert_eq!((frozen.status, frozen.timing.due_at), (GameStatus::Frozen, None));
    games.thaw(&club.moderator(), &code).await.unwrap();
    assert!(games.thaw(&club.moderator(), &code).await.is_err());
    let thawed = club.game(&code).await;
    assert_eq!(
        thawed.timing.deadline_at.unwrap() - club.clock.now(),
        before.timing.deadline_at.unwrap() - NOON - DAY
    );
    let stranger = Moderator { guild: 8_i64.into(), ..club.moderator() };
    assert!(games.end(&stranger, &code, "mine").await.is_err(), "another server's");
    games.end(&club.moderator(), &code, "a quarrel").await.unwrap();
    assert!(games.end(&club.moderator(), &code, "a quarrel").await.is_err());
    assert!(games.thaw(&club.moderator(), &code).await.is_err());
    let ended = club.game(&code).await;
    assert_eq!(ended.status, GameStatus::Cancelled);
    assert!(ended.players.iter().all(|player| player.points.is_none()));
}

#[tokio::test]
async fn a_substitute_gets_time_of_their_own() {
    let club = Club::open().await;
    let (code, games) = (club.table(2, Terms::default()).await, &club.games);
    let mover = club.mover(&code).await;
    club.pass(2 * DAY).await;
    let other = 3 - mover;
    let (moderator, leaver) = (club.moderator(), mover.into());
    assert!(games.replace(&moderator, &code, leaver, person(other)).await.is_err());
    games.replace(&moderator, &code, leaver, person(7)).await.unwrap();
    let game = club.game(&code).await;
    let player: &Player = &game.players[game.to_move.unwrap()];
    assert!(player.person.id.get() == 7 && player.substitute);
    let left = game.timing.deadline_at.unwrap() - club.clock.now();
    assert_eq!(Some(left), game.terms.pace.at_first());
    club.turn(&code).await.unwrap();
}
