//! Computers at tables where time passes.

use ai::Level;
use play::computers::{Strength, may_have_hints};
use play::{
    Absent, ActionError, Done, EventKind, Game, GameStatus, NewTable, Notification, Offer, Player,
    PlayerState, Terms,
};

use super::*;

impl Club {
    /// A table of three whose player to move has stayed away until their seat is free, and the
    /// number of that player.
    async fn abandoned(&self, absent: Absent) -> (String, i64) {
        self.no_vacations(3).await;
        let code = self.table(3, Terms { absent, ..Terms::default() }).await;
        let late = self.mover(&code).await;
        self.pass(3 * DAY + HOUR).await;
        self.pass(DAY + HOUR).await;
        assert_eq!(self.events(&code).await.last(), Some(&EventKind::Vacate));
        (code, late)
    }

    /// Plays the first legal turn of the computer that is to move.
    async fn computers_turn(&self, code: &str, seen: i64) -> bool {
        let turn = self.legal(code).await.swap_remove(0);
        self.games.take_computers_turn(code, seen, &turn).await.unwrap()
    }
}

#[tokio::test]
async fn a_computer_takes_a_free_seat_if_the_creator_wants_it() {
    let club = Club::open().await;
    let (code, late) = club.abandoned(Absent::Skipped).await;
    assert!(club.game(&code).await.is_rated());
    let (creator, other) = (club.actor(1), club.actor(2));
    let refused = club.games.seat_computer(&other, &code, Level::Club.into()).await;
    assert!(matches!(refused, Err(Error::Refused(ActionError::NotTheCreator { .. }))));
    let said = club.games.seat_computer(&creator, &code, Level::Strong.into()).await;
    assert!(matches!(said.unwrap(), Done::ComputerTookOver { unrated: true, .. }));

    let game = club.game(&code).await;
    assert_eq!(game.computer_to_move(), Some(Level::Strong));
    assert!(!game.is_rated());
    assert_eq!(game.timing.deadline_at, None, "computers have no clock");
    assert_eq!(club.games.store().waiting_for_computers(9).await.unwrap().len(), 1);
    let back = club.games.take_seat(&club.actor(late), &code).await;
    assert!(matches!(back, Err(Error::Refused(ActionError::Full(_)))));
    let more = club.games.seat_computer(&club.actor(1), &code, Level::Club.into()).await;
    assert!(more.is_err(), "no other seat is free");

    club.pass(20 * DAY).await;
    assert_eq!(club.events(&code).await.last(), Some(&EventKind::Substitute));
    assert!(!club.computers_turn(&code, game.seq - 1).await, "the game has gone on");
    assert!(club.computers_turn(&code, game.seq).await);
    assert!(!club.computers_turn(&code, game.seq).await, "once is enough");
    let now = club.game(&code).await;
    assert!(now.computer_to_move().is_none() && now.timing.deadline_at.is_some());
}

#[tokio::test]
async fn a_computer_of_last_resort_plays_on_where_that_is_agreed() {
    let club = Club::open().await;
    let (code, _) = club.abandoned(Absent::Computer).await;
    club.pass(45 * HOUR).await;
    assert_eq!(club.game(&code).await.computer_to_move(), None);
    club.pass(4 * HOUR).await;
    let game = club.game(&code).await;
    assert_eq!(game.computer_to_move(), Some(Level::Club));
    assert!(game.players.iter().any(|player| player.substitute));
}

#[tokio::test]
async fn a_game_begins_when_only_computers_were_missing() {
    let club = Club::open().await;
    let mut news = club.games.computers_news();
    let table = |computers| NewTable {
        players: Some(4),
        opponents: vec![(person(2), false)],
        computers: Some((Level::Novice.into(), computers)),
        ..new_table(Kind::Azacru)
    };
    let refused = club.games.open(&club.actor(1), table(Some(3))).await;
    assert!(matches!(refused, Err(Error::Refused(ActionError::TooManyComputers { free: 2, .. }))));
    club.games.open(&club.actor(1), table(None)).await.unwrap();
    let code = news.recv().await.unwrap();
    let game = club.game(&code).await;
    assert_eq!((game.status, game.players.len()), (GameStatus::Open, 4));
    assert!(club.games.seat_computer(&club.actor(1), &code, Level::Club.into()).await.is_err());
    club.games.join(&club.actor(2), &code).await.unwrap();
    let game = club.game(&code).await;
    assert_eq!(game.status, GameStatus::Active);
    let timed = |player: &Player| player.bank.is_some() == player.computer.is_none();
    assert!(game.players.iter().all(timed));
    assert!(!game.is_rated());
}

#[tokio::test]
async fn hints_are_for_whoever_is_to_move_in_an_unrated_game() {
    let club = Club::open().await;
    let terms = Terms { rated: false, ..Terms::default() };
    let code = club.table(2, terms).await;
    let game = club.game(&code).await;
    let mover = club.mover(&code).await;
    let asked = |id: i64| may_have_hints(&game, id.into());
    assert!(asked(mover).is_ok());
    assert!(matches!(asked(3 - mover), Err(ActionError::NotYourTurn { .. })));
    assert!(matches!(asked(9), Err(ActionError::NotAPlayer(_))));
    let rated = club.game(&club.table(2, Terms::default()).await).await;
    let refused = may_have_hints(&rated, rated.mover().unwrap().id);
    assert!(matches!(refused, Err(ActionError::NoHints(_))));
}

impl Club {
    /// A game of the first member against this many computers; returns its code.
    async fn against_computers(&self, kind: Kind, computers: usize) -> String {
        let table = NewTable {
            players: Some(computers + 1),
            computers: Some((Level::Novice.into(), None)),
            ..new_table(kind)
        };
        self.opened(table).await
    }

    /// Plays a random turn of the player to move, person or computer.
    async fn random_turn(&self, code: &str, random: &mut fastrand::Rng) {
        let legal = self.legal(code).await;
        self.play(code, random.choice(&legal).expect("somebody has a choice")).await;
    }

    /// Plays a turn of the player to move, person or computer.
    async fn any_turn(&self, code: &str) {
        self.play(code, &self.legal(code).await[0]).await;
    }
}

#[tokio::test]
async fn whoever_loses_meets_a_weaker_opponent() {
    let club = Club::open().await;
    let opponent = async |kind| {
        let table = NewTable { computers: Some((Strength::Fair, None)), ..new_table(kind) };
        let game = club.game(&club.opened(table).await).await;
        club.games.resign(&club.actor(1), &game.code, None).await.unwrap();
        game.players.iter().find_map(|it| it.computer).expect("a computer")
    };
    let mut met = Vec::new();
    for _ in 0..4 {
        met.push(opponent(Kind::Shacru).await);
    }
    assert_eq!((met[0], met[3]), (Level::Learner, Level::Novice), "{met:?}");
    let other = opponent(Kind::Pacru).await;
    assert_eq!(other, Level::Learner, "each game has its own results");
}

#[tokio::test]
async fn computers_need_not_be_asked_and_agree_to_no_draw() {
    let club = Club::open().await;
    let code = club.against_computers(Kind::Shacru, 1).await;
    let refused = club.games.offer(&club.actor(1), &code, None, Offer::Draw).await;
    assert!(matches!(refused, Err(Error::Refused(ActionError::NobodyToAsk(_)))));

    for _ in 0..3 {
        club.any_turn(&code).await;
    }
    if club.game(&code).await.computer_to_move().is_some() {
        club.any_turn(&code).await;
    }
    let now = club.game(&code).await;
    let before = now.ply;
    club.clock.set(club.clock.now() + HOUR);
    // The button is below the answer to the turn, which a computer has answered since.
    let (ana, seen) = (club.actor(1), now.seq - 1);
    assert_eq!(club.games.takes_back_alone(&code, ana.person.id).await.unwrap(), Some(now.seq));
    club.games.offer(&ana, &code, Some(seen), Offer::Takeback).await.unwrap();
    let game = club.game(&code).await;
    assert!(game.ply < before && game.mover().unwrap().id.get() == 1);

    club.any_turn(&code).await;
    let game = club.game(&code).await;
    assert!(game.computer_to_move().is_some());
    club.games.offer(&club.actor(1), &code, None, Offer::Pause).await.unwrap();
    let waiting = async || club.games.store().waiting_for_computers(9).await.unwrap();
    assert!(waiting().await.is_empty(), "computers rest, too");
    club.games.resume(&club.actor(1), &code).await.unwrap();
    assert_eq!(waiting().await.len(), 1);

    let other = club.against_computers(Kind::Shacru, 1).await;
    club.games.offer(&club.actor(1), &other, None, Offer::Abort).await.unwrap();
    assert_eq!(club.game(&other).await.status, GameStatus::Cancelled);
}

#[tokio::test]
async fn a_rematch_against_a_computer_begins_at_once_with_the_seats_turned() {
    let club = Club::open().await;
    let code = club.against_computers(Kind::Shacru, 1).await;
    let first = club.game(&code).await;
    let mut news = club.games.computers_news();
    club.games.resign(&club.actor(1), &code, None).await.unwrap();
    club.games.rematch(&club.actor(1), &code).await.unwrap();
    let next = club.game(&club.newest(1).await).await;
    assert_eq!(next.status, GameStatus::Active);
    assert_eq!(next.rematch_of, Some(first.id));
    let levels = |game: &Game| -> Vec<Option<Level>> {
        game.players.iter().map(|player| player.computer).collect()
    };
    let mut turned = levels(&first);
    turned.rotate_left(1);
    assert_eq!(levels(&next), turned);
    let posts: Vec<_> = std::iter::from_fn(|| news.try_recv().ok()).collect();
    assert!(posts.contains(&next.code), "the engine worker hears of it: {posts:?}");
}

/// A person who plays `Kind::Shacru` against three computers is sometimes blocked long before the
/// end. Each turn of the computers used to be a message of its own: dozens of boards on which
/// nobody had anything to do.
#[tokio::test]
async fn what_happens_while_no_person_can_act_is_told_once() {
    let (mut together, mut alone) = (0, 0);
    for seed in 0..6 {
        // Seats are assigned by lot.
        fastrand::seed(seed);
        let club = Club::open().await;
        let code = club.against_computers(Kind::Shacru, 3).await;
        let mut random = fastrand::Rng::with_seed(seed);
        let mut next = 3;
        loop {
            let game = club.game(&code).await;
            let is_over = game.status != GameStatus::Active;
            let replay = club.games.replay(&game, 1, game.seq).await.unwrap();
            let person = game.player_of(1_i64.into()).unwrap();
            let seat = game.setup.seats.iter().nth(person).unwrap();
            let (posts, position) = (club.delivered().await, &replay.position);
            let boards: Vec<_> = posts.iter().map(|it| &it.notification).collect();
            match boards.as_slice() {
                [] => assert!(!position.may_act(seat) && !is_over, "nothing is due yet"),
                [Notification::Board { since, seq }] => {
                    assert!(game.ply == 0 || *since == next, "nothing is left out or told twice");
                    assert_eq!(*seq, game.seq);
                    let turns = replay.steps.iter().filter(|step| step.event.seq >= *since);
                    let turns = turns.filter(|step| step.is_choice()).count();
                    if game.ply > 0 && turns > 1 {
                        assert!(is_over || position.may_act(seat));
                        together += turns;
                    } else {
                        alone += turns;
                    }
                }
                several => panic!("{several:?}"),
            }
            if !boards.is_empty() {
                next = game.seq + 1;
                assert_eq!(game.untold_from, None);
            }
            if is_over {
                break;
            }
            club.random_turn(&code, &mut random).await;
        }
    }
    assert!(together > 10 && alone > 100, "{together} {alone}");
}

/// A member who leaves a game to computers is told so at once, and is told later how it ended.
#[tokio::test]
async fn a_game_that_its_only_person_left_is_told_twice_more() {
    let club = Club::open().await;
    let code = club.against_computers(Kind::Azacru, 3).await;
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..5 {
        club.random_turn(&code, &mut random).await;
    }
    club.delivered().await;
    club.games.resign(&club.actor(1), &code, None).await.unwrap();
    let left = club.game(&code).await;
    let posts = club.delivered().await;
    assert_eq!(posts.len(), 1);
    let told = &posts[0].notification;
    assert!(matches!(told, Notification::Board { seq, .. } if *seq == left.seq), "{told:?}");
    while club.game(&code).await.status == GameStatus::Active {
        assert!(club.delivered().await.is_empty());
        club.random_turn(&code, &mut random).await;
    }
    let (end, posts) = (club.game(&code).await, club.delivered().await);
    let all = Notification::Board { since: left.seq + 1, seq: end.seq };
    assert_eq!((&posts[0].notification, posts.len()), (&all, 1));
    assert!(end.ply > left.ply + 10);
}

/// Nobody takes over a seat, and the computers play on without its player, who is told on their
/// return what they have missed.
#[tokio::test]
async fn who_comes_back_is_told_what_computers_have_done_meanwhile() {
    let club = Club::open().await;
    club.no_vacations(1).await;
    let code = club.against_computers(Kind::Pacru, 2).await;
    let mut random = fastrand::Rng::with_seed(2);
    while club.game(&code).await.computer_to_move().is_some() {
        club.random_turn(&code, &mut random).await;
    }
    club.pass(6 * DAY + 3 * HOUR).await;
    club.delivered().await;
    let before = club.game(&code).await;
    let skipped = before.players.iter().filter(|player| player.state == PlayerState::Skipped);
    assert_eq!(skipped.count(), 1);
    for _ in 0..5 {
        club.random_turn(&code, &mut random).await;
    }
    assert!(club.delivered().await.is_empty());
    club.games.take_seat(&club.actor(1), &code).await.unwrap();
    let posts = club.delivered().await;
    let all = Notification::Board { since: before.seq + 1, seq: club.game(&code).await.seq };
    assert_eq!(posts[0].notification, all);
}
