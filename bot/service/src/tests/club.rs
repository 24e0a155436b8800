//! Blocks, lost channels and moderators, with a clock that stands still until a test moves it.

use play::clocks::Clocks;
use play::reach::Cause;
use play::{ActionError, Asker, GameStatus, Moderator, NewTable, Notification, Player, Terms};
use store::OutboxMessage;

use super::*;

impl Club {
    /// Lets one member invite another; true if they may.
    pub(crate) async fn invites(&self, inviter: i64, invited: i64) -> bool {
        let table =
            NewTable { opponents: vec![(person(invited), false)], ..new_table(Kind::Pacru) };
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
    pub(crate) async fn delivered(&self) -> Vec<OutboxMessage> {
        let mut delivered = Vec::new();
        // The messages of a game wait for each other.
        loop {
            let claimed = self.games.store().claim(100, 100).await.unwrap();
            if claimed.is_empty() {
                return delivered;
            }
            for queued in claimed {
                self.games.store().mark_delivered(&queued, None).await.unwrap();
                delivered.push(queued);
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
            players,
            opponents: opponents.iter().map(|id| (person(*id), *id == 7)).collect(),
            ..new_table(Kind::Pacru)
        };
        club.games.open(&club.actor(member), table).await
    };
    for (players, opponents, said) in [
        (Some(2), &[1][..], "cannot invite yourself"),
        (Some(2), &[7], "is a bot"),
        (None, &[2, 2], "twice; one invitation"),
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
async fn a_free_seat_is_for_anybody_but_the_blocked() {
    let (club, code) = Club::without_vacations(3, Terms::default()).await;
    let away = club.mover(&code).await;
    let blocker = (1..=3).find(|id| *id != away).unwrap();
    assert!(club.games.take_seat(&club.actor(8), &code).await.is_err(), "nobody stays away yet");
    club.pass(5 * DAY).await;
    let blocker = club.actor(blocker);
    assert!(refused(club.games.block(&blocker, blocker.person.id).await).contains("yourself"));
    assert!(club.games.block(&blocker, 7_i64.into()).await.unwrap());
    let again = club.games.block(&blocker, 7_i64.into()).await.unwrap();
    assert!(again, "the same interaction, delivered twice");
    let refused = club.games.take_seat(&club.actor(7), &code).await;
    assert!(matches!(refused, Err(Error::Refused(ActionError::NoSeatForYou(_)))), "{refused:?}");
    club.games.take_seat(&club.actor(8), &code).await.unwrap();
    let game = club.game(&code).await;
    let seat = &game.players[game.to_move.unwrap()];
    assert!(seat.person.id.get() == 8 && seat.substitute);
    assert!(game.player_of(away.into()).is_none());
    assert_eq!(game.timing.deadline_at, Some(club.clock.now() + 3 * DAY));
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
    // A message to the lost channel that fails late once stopped the clock, although the game was in reach again.
    let game = club.game(&code).await;
    games.not_reached(game.id, 2_i64.into(), (Cause::Gone, false)).await.unwrap();
    assert!(!Clocks::is_suspended(&club.game(&code).await));
    // One board in the new channel replaces the boards that waited for the lost one.
    let here = Notification::Here { channel: 3_i64.into() };
    let delivered = club.delivered().await;
    assert_eq!((&delivered[0].notification, delivered[0].channel.get()), (&here, 3));
    assert_eq!(delivered.len(), 1);
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
    let bot = games.may_replace(&moderator, &code, &person(mover), (&person(7), true)).await;
    assert!(refused(bot).contains("is a bot"));
    games.replace(&moderator, &code, leaver, person(7)).await.unwrap();
    let game = club.game(&code).await;
    let player: &Player = &game.players[game.to_move.unwrap()];
    assert!(player.person.id.get() == 7 && player.substitute);
    let left = game.timing.deadline_at.unwrap() - club.clock.now();
    assert_eq!(Some(left), game.terms.pace.at_first());
    club.turn(&code).await.unwrap();
}
