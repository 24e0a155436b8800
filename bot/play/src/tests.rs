//! Decisions without a database: whatever members do, in whatever order, the history leads to the game as it stands.

use std::cmp::Ordering;
use std::collections::HashMap;

use ai::Level;
use fastrand::Rng;
use proptest::prelude::*;
use rules::Kind;

use super::clocks::Clocks;
use super::computers::fair;
use super::plans::Plans;
use super::time::{DAY, HOUR, MINUTE, Millis, Pace};
use super::timekeeping::Due;
use super::*;

/// Monday, 2 November 2026, noon UTC.
pub(crate) const NOON: Millis = 1_793_620_800_000;

/// A game and everything that has happened in it. Whatever it is turned into, nobody is reminded without a reason, and
/// nobody's time is up before the deadline that was shown last.
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) history: Vec<Event>,
    now: Millis,
    /// Who is away, by player.
    availabilities: HashMap<UserId, Availability>,
    /// The deadline that the player to move has read last.
    shown: Option<Millis>,
    /// The last reminder: since when the clock ran, and when it was sent.
    reminded: Option<(Millis, Millis)>,
}

pub(crate) fn person(id: i64) -> Person {
    Person::new(id, format!("Player {id}"))
}

pub(crate) fn actor(id: i64) -> Actor {
    Actor { person: person(id), interaction: 1_i64.into() }
}

impl Played {
    pub(crate) fn begin(kind: Kind, players: i64, terms: Terms) -> Self {
        let table = NewTable {
            guild: Some(1_i64.into()),
            players: usize::try_from(players).ok(),
            terms,
            ..NewTable::new(2_i64.into(), kind)
        };
        let mut game = table.game(&person(1), NOON).unwrap();
        game.code = "7K3Q".to_owned();
        let (change, _) = lobby::open(game, &Clocks::default()).unwrap();
        let mut played = Self {
            game: change.game.clone(),
            history: change.events.clone(),
            now: NOON,
            availabilities: HashMap::new(),
            shown: None,
            reminded: None,
        };
        for id in 2..=players {
            let joined = |change: &mut Change| lobby::join(change, &actor(id), &[]);
            let game = played.game.clone();
            let (change, _) = lobby::at_table(game, &played.clocks(), NOON, joined).unwrap();
            played.turn_into(&change);
        }
        assert_eq!(played.game.status, GameStatus::Active);
        played
    }

    fn clocks(&self) -> Clocks {
        let away = self.availabilities.iter();
        let away = away.filter_map(|(user, it)| Some((*user, it.vacation.clone()?)));
        Clocks::new(&self.game, away.collect())
    }

    pub(crate) fn snapshot(&self) -> GameSnapshot {
        GameSnapshot {
            replay: Replay::of(&self.game, self.history.clone(), self.game.seq).unwrap(),
            clocks: self.clocks(),
            plans: Plans::default(),
            game: self.game.clone(),
            now: self.now,
        }
    }

    fn turn_into(&mut self, change: &Change) {
        for notification in &change.notifications {
            if let Notification::Reminder { player, at, .. } = notification {
                assert_eq!(Some(*player), self.game.to_move);
                let began = self.game.timing.began_at;
                let last = self.reminded.filter(|(run, _)| Some(*run) == began).map(|(_, at)| at);
                self.reminded = began.map(|began| (began, *at));
                let calendar = self.clocks().calendar(self.game.players[*player].person.id);
                let mut due = self.game.timing.reminders(&calendar).into_iter();
                assert!(due.any(|due| Some(due) > last && due <= *at), "reminded without a reason");
            }
        }
        self.history.extend_from_slice(&change.events);
        self.game = change.game.clone();
        if !change.notifications.is_empty() {
            self.shown = self.game.timing.deadline_at;
        }
    }

    /// The time of the player to move is up.
    fn may_run_out(&self) {
        assert!(
            self.shown.is_none_or(|shown| shown < self.now),
            "before the deadline that was shown"
        );
    }

    /// A member goes on vacation or comes home, as they read at once.
    fn travel(&mut self, random: &mut Rng) {
        let user = self.game.players[random.usize(..self.game.players.len())].person.id;
        let availability = self.availabilities.entry(user).or_default();
        let changed = if random.bool() {
            vacation::begin(availability, self.now, random.u16(1..=10))
        } else {
            vacation::end(availability, self.now)
        };
        let Ok(changed) = changed else { return };
        if vacation::concerns(&self.game, user) {
            let (mut change, clocks) = (Change::of(self.game.clone(), self.now), self.clocks());
            vacation::restart_clock(&mut change, &clocks, &changed, true);
            self.turn_into(&change);
            self.shown = self.game.timing.deadline_at;
        }
    }

    /// The channel is lost, or there is another one.
    fn lose_or_find_the_channel(&mut self) {
        let (mut change, clocks) = (Change::of(self.game.clone(), self.now), self.clocks());
        if Clocks::is_suspended(&self.game) {
            clocks.start(&mut change);
        } else if self.game.timing.began_at.is_some() {
            clocks.suspend(&mut change);
        }
        self.turn_into(&change);
        // The message that finds the channel states the deadline.
        self.shown = self.game.timing.deadline_at;
    }

    /// A player does something that may be refused.
    fn act(&mut self, random: &mut Rng) {
        let now = self.snapshot();
        let who = actor(random.i64(1..=5));
        let offer = *random.choice(&Offer::ALL).unwrap();
        let done = match random.u8(..12) {
            0 => turn::resign(&now, &who, None),
            1 | 2 => offers::offer(&now, &who, None, offer),
            3 | 4 => offers::respond(&now, &who, now.game.seq, offer, random.bool()),
            5 => absence::claim(&now, &who).inspect(|_| self.may_run_out()),
            6 => self.at_seats(|change, clocks| absence::resume(change, clocks, &who)),
            7 => self.at_seats(|change, _| absence::take_seat(change, &who, &[])),
            8 => self.at_seats(|change, clocks| absence::give_time(change, clocks, &who, HOUR)),
            _ => {
                let turns = now.replay.position.legal(false);
                self.take_turn(random.choice(&turns).unwrap())
            }
        };
        if let Ok((change, _)) = done {
            self.turn_into(&change);
        }
    }

    /// A legal turn of the player to move.
    pub(crate) fn play(&mut self, text: &str) {
        let (change, _) = self.take_turn(text).unwrap();
        self.turn_into(&change);
    }

    fn take_turn(&self, text: &str) -> Result<(Change, Done)> {
        let mover = actor(self.game.mover().unwrap().id.get());
        turn::take(&self.snapshot(), &mover, &turn::Request { text, seen: None })
    }

    fn at_seats(
        &self,
        step: impl FnOnce(&mut Change, &Clocks) -> Result<Done>,
    ) -> Result<(Change, Done)> {
        let (mut change, clocks) = (Change::of(self.game.clone(), self.now), self.clocks());
        let done = step(&mut change, &clocks)?;
        clocks.run(&mut change);
        Ok((change, done))
    }

    /// Lets time pass, and does what becomes due when it becomes due.
    fn wait(&mut self, time: Millis) {
        let until = self.now + time;
        while let Some(due) = self.game.timing.due_at.filter(|due| *due <= until) {
            self.now = self.now.max(due);
            let (now, clocks) = (self.snapshot(), self.clocks());
            let mut change = now.change();
            match timekeeping::due(&self.game, &clocks, self.now) {
                Due::Nothing => timekeeping::look_later(&mut change, &clocks),
                Due::ClearTable => timekeeping::clear_table(&mut change),
                Due::Resume => timekeeping::go_on_after_pause(&mut change, &clocks),
                Due::Remind => {
                    let mover = self.game.mover().unwrap().id;
                    let availability = self.availabilities.entry(mover).or_default();
                    reminders::remind(&mut change, &clocks, availability);
                    if change.side_effects.contains(&SideEffect::Reminded(mover)) {
                        availability.reminded_at = Some(self.now);
                    }
                }
                Due::CloseSeat(player) => {
                    timekeeping::close_seat(&mut change, &now, player).unwrap();
                }
                Due::TimeUp(player) => {
                    self.may_run_out();
                    timekeeping::time_up(&mut change, &now, player).unwrap();
                }
            }
            let before = (self.game.seq, self.game.timing);
            self.turn_into(&change);
            assert_ne!(before, (self.game.seq, self.game.timing), "due for ever");
        }
        self.now = until;
        let next = self.clocks().next_reminder(&self.game);
        assert!(next.is_none_or(|next| next > self.now), "a reminder is left out");
    }

    /// Checks that the history is without gaps and leads to the game as it stands.
    fn is_sound(&self) {
        let numbers = self.history.iter().map(|event| event.seq);
        assert!(numbers.eq(1..=self.game.seq), "events are counted");
        assert_eq!(self.snapshot().replay.position.fingerprint(), self.game.state_hash);
        match self.game.status {
            GameStatus::Active => assert!(self.game.to_move.is_some()),
            _ => assert_eq!(self.game.timing, Timing::default(), "no clock after the end"),
        }
    }
}

fn terms() -> impl Strategy<Value = Terms> {
    let timeouts = prop::sample::select(vec![Timeout::Automatic, Timeout::Claimed]);
    let absents = prop::sample::select(vec![Absent::Skipped, Absent::Out, Absent::Computer]);
    let paces = prop::sample::select(Pace::OFFERED.to_vec());
    let terms = (timeouts, absents, 1..=3_u8, paces, any::<bool>(), any::<bool>());
    terms.prop_map(|(timeout, absent, games, pace, weekends_free, vacations)| Terms {
        pace,
        weekends_free,
        vacations,
        timeout,
        absent,
        games,
        ..Terms::default()
    })
}

proptest! {
    #[test]
    fn whatever_members_do_the_history_leads_to_the_game(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        players in 2..=4_i64,
        terms in terms(),
        seed: u64,
    ) {
        let most = i64::try_from(*kind.players().end()).unwrap();
        let mut played = Played::begin(kind, players.min(most), terms);
        let mut random = Rng::with_seed(seed);
        for _ in 0..40 {
            if played.game.status != GameStatus::Active || played.game.computer_to_move().is_some() {
                break;
            }
            match random.u8(..10) {
                0 => played.travel(&mut random),
                1 => played.lose_or_find_the_channel(),
                // Somebody sets the clock of the machine.
                2 => played.now = (played.now + random.i64(-30 * HOUR..=6 * HOUR)).max(NOON + 1),
                _ => played.act(&mut random),
            }
            played.is_sound();
            if played.game.status == GameStatus::Active {
                let hours = [MINUTE, HOUR, DAY, 4 * DAY];
                played.wait(*random.choice(&hours).unwrap());
                played.is_sound();
            }
        }
    }
}

/// A vacant seat of a paused game once fell due every second, and nothing was done about it.
#[test]
fn an_empty_seat_waits_while_a_game_is_paused() {
    let mut played = Played::begin(Kind::Shacru, 3, Terms::default());
    played.game.players[0].state = PlayerState::Vacant;
    played.game.players[0].left_at = Some(NOON);
    let (mut change, clocks) = (Change::of(played.game.clone(), NOON), played.clocks());
    clocks.stop(&mut change);
    change.game.timing.paused_at = Some(NOON);
    clocks.start(&mut change);
    assert_eq!(change.game.timing.due_at, Some(NOON + 30 * DAY));
    timekeeping::go_on_after_pause(&mut change, &clocks);
    assert_eq!(change.game.timing.due_at, Some(NOON + 48 * HOUR));
}

#[test]
fn the_last_turn_of_a_game_begins_the_next_of_its_series() {
    let terms = Terms { games: 2, ..Terms::default() };
    let mut played = Played::begin(Kind::Pasang, 2, terms);
    played.game.series = Some(Series { first: 1_i64.into(), round: 1 });
    let resigns = actor(played.game.players[0].person.id.get());
    let (change, done) = turn::resign(&played.snapshot(), &resigns, None).unwrap();
    assert!(matches!(done, Done::Resigned { .. }));
    let next = series::next(&change).expect("a second game");
    let seats: Vec<UserId> = next.players.iter().map(|player| player.person.id).collect();
    let before: Vec<UserId> = played.game.players.iter().map(|player| player.person.id).collect();
    assert_eq!(seats, [before[1], before[0]], "everybody moves a seat on");
    let next = series::begin_next(next, &played.clocks()).unwrap();
    assert_eq!(next.game.status, GameStatus::Active);
    assert_eq!(next.game.series.unwrap().round, 2);
}

/// What is stored stays readable: an answer of today as data, one of version 0.1 as a sentence.
#[test]
fn answers_are_kept_as_data() {
    let done = Done::Offered { code: "7K3Q".to_owned(), offer: Offer::Draw };
    let kept = serde_json::to_string(&done).unwrap();
    assert_eq!(kept, r#"{"done":"offered","code":"7K3Q","offer":"draw"}"#);
    assert_eq!(serde_json::from_str::<Done>(&kept).unwrap(), done);
    let old = Notification::ModeratorAction {
        seq: 3,
        what: Announcement::Said { said: "is put on hold".to_owned() },
    };
    let kept = r#"{"kind":"moderator_action","seq":3,"said":"is put on hold"}"#;
    assert_eq!(serde_json::from_str::<Notification>(kept).unwrap(), old);
    let new = Notification::ModeratorAction { seq: 3, what: Announcement::Frozen };
    let kept = serde_json::to_string(&new).unwrap();
    assert_eq!(serde_json::from_str::<Notification>(&kept).unwrap(), new, "{kept}");
}

/// Whoever wins and loses against a level by turns meets that level; wins lead up, and losses down.
#[test]
fn a_fair_opponent_follows_the_results() {
    for kind in Kind::ALL {
        assert_eq!(fair(kind, &[]), Level::Learner);
        assert_eq!(fair(kind, &[(Level::Learner, Ordering::Less); 3]), Level::Novice);
        assert!(fair(kind, &[(Level::Learner, Ordering::Greater); 2]) > Level::Learner);
        for level in &Level::ALL[..Level::ALL.len() - 1] {
            let even = [(*level, Ordering::Greater), (*level, Ordering::Less)].repeat(20);
            assert_eq!(fair(kind, &even), *level, "{kind}");
        }
    }
}

#[test]
fn computers_of_one_level_are_numbered_and_keep_their_numbers() {
    let mut game = Played::begin(Kind::Pacru, 2, Terms::default()).game;
    for level in [Level::Club, Level::Master, Level::Club] {
        game.players.push(game.another_computer(level));
    }
    let names = |game: &Game| -> Vec<Name> {
        let players = 0..game.players.len();
        players.map(|player| game.name(player)).collect()
    };
    let mut expected = vec![
        game.name(0),
        game.name(1),
        Name::Computer { level: Level::Club, number: Some(1) },
        Name::Computer { level: Level::Master, number: None },
        Name::Computer { level: Level::Club, number: Some(2) },
    ];
    assert!(matches!(&expected[0], Name::Member(name) if name.starts_with("Player ")));
    assert_eq!(names(&game), expected);
    // In a series everybody moves one seat on.
    game.players.rotate_left(3);
    expected.rotate_left(3);
    assert_eq!(names(&game), expected);
}
