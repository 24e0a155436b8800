//! Decisions without a database: whatever members do, in whatever order, the history leads to the game as it stands.
//!
//! `Played::begin(Kind::Shacru, 2, Terms::default())` is a game that has begun. A test hands `played.snapshot()` to the
//! function that decides, looks at what was `Done`, and turns the game into the change, as the store would save it; that
//! also checks what must hold of every change.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::ops::Range;

use ai::Level;
use fastrand::Rng;
use proptest::prelude::*;
use rules::Kind;

use super::clocks::{Clocks, put_back};
use super::computers::fair;
use super::plans::Plans;
use super::reach::{UNREACHED_AT_MOST, must_be_reached};
use super::time::{DAY, HOUR, MINUTE, Millis, Pace, Reason};
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
    /// For how long the player to move could have moved since their clock began, in time that counts.
    used: Millis,
    /// When nobody served the game, or could know that it is served again; what a clock that was set has left out.
    outages: Vec<Range<Millis>>,
    /// When the channel was lost.
    lost: Vec<Range<Millis>>,
    /// The last reminder: since when the clock ran, and when it was sent.
    reminded: Option<(Millis, Millis)>,
}

pub(crate) fn person(id: i64) -> Person {
    Person::new(id, format!("Player {id}"))
}

pub(crate) fn actor(id: i64) -> Actor {
    Actor::of(&person(id), 1_i64).expect("a name")
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
            history: change.events().to_vec(),
            now: NOON,
            availabilities: HashMap::new(),
            shown: None,
            used: 0,
            outages: Vec::new(),
            lost: Vec::new(),
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
        let away = self.availabilities.iter().flat_map(|(user, it)| {
            it.vacations_before.iter().chain(&it.vacation).map(|vacation| (*user, vacation.clone()))
        });
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
                let user = self.game.players[*player].person.id;
                let calendar = self.clocks().calendar(&self.game, user);
                let mut due = self.game.timing.reminders(&calendar).into_iter();
                assert!(due.any(|due| Some(due) > last && due <= *at), "reminded without a reason");
            }
        }
        self.is_booked(change);
        self.history.extend_from_slice(change.events());
        self.game = change.game.clone();
        let now = self.now;
        let lost = self.lost.last_mut().filter(|lost| lost.end == Millis::MAX);
        match (lost, Clocks::is_suspended(&self.game)) {
            (Some(lost), false) => lost.end = now.max(lost.start),
            (None, true) => self.lost.push(now..Millis::MAX),
            _ => {}
        }
        if !change.notifications.is_empty() {
            self.shown = self.game.timing.deadline_at;
        }
    }

    /// Checks what a change says about time: whoever was to move is charged for the time in which they could move, and
    /// nobody is given any without an event that says so.
    fn is_booked(&mut self, change: &Change) {
        if self.game.started_at.is_none() {
            return;
        }
        let banks = |game: &Game| game.players.iter().map(|player| player.bank).collect::<Vec<_>>();
        let (before, after) = (banks(&self.game), banks(&change.game));
        let timing = (&self.game.timing, &change.game.timing);
        if let (Some(began), Some(mover)) = (timing.0.began_at, self.game.to_move)
            && (timing.1.began_at != Some(began) || change.game.to_move != Some(mover))
        {
            // Consent comes before the clock is stopped, and so does what happens on another seat.
            let stopped = |event: &&Event| match event.kind {
                EventKind::Accept(_) | EventKind::Return => false,
                EventKind::Substitute => event.player == Some(mover),
                _ => true,
            };
            let booked =
                change.events().iter().find(stopped).and_then(|event| event.banks.as_ref());
            let left = booked.unwrap_or(&after)[mover];
            let charged = before[mover].zip(left).map(|(before, left)| before - left);
            assert_eq!(charged, Some(self.used), "{:?}", change.events());
            self.used = 0;
        }
        // The reason for what somebody has more afterwards is the event before.
        let mut reason = None;
        let mut had = before;
        let events = change.events().iter().map(|event| (event.banks.as_ref(), Some(event)));
        for (now, next) in events.chain([(Some(&after), None)]) {
            let Some(now) = now else { continue };
            for player in (0..had.len()).filter(|player| now[*player] > had[*player]) {
                let given = |event: &Event| match event.kind {
                    EventKind::Turn(_)
                    | EventKind::Excuse
                    | EventKind::Return
                    | EventKind::Substitute => event.player == Some(player),
                    EventKind::Give(_) => self.game.to_move == Some(player),
                    EventKind::TakeBack(_) => true,
                    _ => false,
                };
                assert!(reason.is_some_and(given), "{reason:?} gives player {player} time");
            }
            (had, reason) = (now.clone(), next);
        }
    }

    /// Lets the clock of the machine go on: the player to move is charged for what of it counts.
    fn pass_until(&mut self, until: Millis) {
        self.used += self.usable(self.now..until);
        self.now = until;
    }

    /// The vacations that stop the clock of a player.
    fn away(&self, user: UserId) -> impl Iterator<Item = &Range<Millis>> {
        let away = self.availabilities.get(&user).filter(|_| Clocks::heed_vacations(&self.game));
        away.into_iter().flat_map(|it| it.vacations_before.iter().chain(&it.vacation))
    }

    /// For how long the player to move could not be reached, without the time in which nobody tried, or they were away.
    fn waited_in_vain(&self) -> Millis {
        let lost = self.lost.last().filter(|lost| lost.end == Millis::MAX);
        let (Some(lost), Some(mover)) = (lost, must_be_reached(&self.game)) else { return 0 };
        let stops: Vec<_> = self.outages.iter().chain(self.away(mover.id)).cloned().collect();
        Self::outside(&stops, lost.start..self.now, false)
    }

    /// How much of this time the player to move can use, piece by piece.
    fn usable(&self, time: Range<Millis>) -> Millis {
        let runs = self.game.timing.began_at.is_some();
        let Some(mover) = self.game.mover().filter(|_| runs) else { return 0 };
        let stops = self.outages.iter().chain(&self.lost).chain(self.away(mover.id));
        let stops: Vec<_> = stops.cloned().collect();
        Self::outside(&stops, time, self.game.terms.weekends_free)
    }

    /// How much of this time lies outside of these intervals, and of weekends if they are free.
    fn outside(stops: &[Range<Millis>], time: Range<Millis>, weekends_free: bool) -> Millis {
        let ends = stops.iter().flat_map(|stop| [stop.start, stop.end]);
        let midnights = (time.start / DAY..=time.end / DAY).map(|day| day * DAY);
        let mut cuts: Vec<_> = ends.chain(midnights).filter(|at| time.contains(at)).collect();
        cuts.extend([time.start, time.end]);
        cuts.sort_unstable();
        let counts = |piece: &&[Millis]| {
            // 1970 began on a Thursday.
            let weekend =
                (piece[0] / DAY).rem_euclid(7) == 2 || (piece[0] / DAY).rem_euclid(7) == 3;
            let stopped = stops.iter().any(|stop| stop.contains(&piece[0]));
            !stopped && (!weekend || !weekends_free)
        };
        cuts.windows(2).filter(counts).map(|piece| piece[1] - piece[0]).sum()
    }

    /// The time from now on does not count, and nothing happens before the machine is back.
    fn lose_time(&mut self, reason: Reason, time: Millis, notice: Millis) {
        let from = self.now;
        self.game.uncounted.add(reason, from..from + time + notice);
        self.outages.push(from..from + time + notice);
        self.now += time;
        self.clocks().index(&mut self.game);
    }

    /// Somebody sets the clock of the machine.
    fn set_clock(&mut self, by: Millis) {
        if by > 0 {
            return self.lose_time(Reason::Jump, by, 0);
        }
        self.now = (self.now + by).max(NOON + 1);
        for stop in self.outages.iter_mut().chain(&mut self.lost) {
            let goes_on = stop.end == Millis::MAX;
            let end = if goes_on { stop.end } else { stop.end.min(self.now) };
            *stop = stop.start.min(self.now)..end;
        }
        let now = self.now;
        self.reminded = self.reminded.map(|(began, at)| (began.min(now), at.min(now)));
        put_back(&mut self.game, now);
        self.clocks().index(&mut self.game);
        // What lay ahead has not happened.
        self.used = self.game.timing.began_at.map_or(0, |began| self.usable(began..self.now));
        self.shown = self.shown.min(self.game.timing.deadline_at);
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
    fn lose_or_find_the_channel(&mut self, random: &mut Rng) {
        let (mut change, clocks) = (Change::of(self.game.clone(), self.now), self.clocks());
        let unseen = random.bool();
        let loses = !Clocks::is_suspended(&self.game) && must_be_reached(&self.game).is_some();
        if loses {
            clocks.suspend(&mut change, unseen);
        } else if Clocks::is_suspended(&self.game) {
            clocks.start(&mut change);
        }
        self.turn_into(&change);
        if let (Some(began), true) = (self.game.timing.began_at, loses && unseen) {
            // The board has not arrived since the clock began.
            self.lost.insert(0, began..self.now);
            self.used = 0;
        }
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
        clocks.start(&mut change);
        Ok((change, done))
    }

    /// Lets time pass, and does what becomes due when it becomes due.
    fn wait(&mut self, time: Millis) {
        let until = self.now + time;
        while let Some(due) = self.game.timing.due_at.filter(|due| *due <= until) {
            self.pass_until(self.now.max(due));
            let (now, clocks) = (self.snapshot(), self.clocks());
            let mut change = now.change();
            match timekeeping::due(&self.game, &clocks, self.now) {
                Due::Nothing => panic!("the index is not what is due"),
                Due::LookFor(_) => timekeeping::look_again(&mut change, &clocks),
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
                Due::GiveUp(player) => {
                    assert!(self.waited_in_vain() >= UNREACHED_AT_MOST, "given up too early");
                    reach::give_up(&mut change, &clocks, player);
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
        self.pass_until(until);
        let next = self.clocks().next_reminder(&self.game);
        assert!(next.is_none_or(|next| next > self.now), "a reminder is left out");
    }

    /// Checks that the history is without gaps and leads to the game as it stands.
    fn is_sound(&self) {
        let numbers = self.history.iter().map(|event| event.seq);
        assert!(numbers.eq(1..=self.game.seq), "events are counted");
        assert_eq!(self.snapshot().replay.position.fingerprint(), self.game.state_hash);
        assert!(!self.clocks().index(&mut self.game.clone()), "the index follows from the rest");
        assert!(self.waited_in_vain() <= UNREACHED_AT_MOST, "nobody waits for ever");
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
                1 => played.lose_or_find_the_channel(&mut random),
                2 => played.set_clock(random.i64(-30 * HOUR..=6 * HOUR)),
                3 => {
                    let time = random.i64(2 * MINUTE..=2 * DAY);
                    played.lose_time(Reason::Outage, time, time.min(HOUR));
                }
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
    clocks.pause(&mut change);
    assert_eq!(change.game.timing.due_at, Some(NOON + 30 * DAY));
    let mut change = Change::of(change.game, NOON + 5 * DAY);
    timekeeping::go_on_after_pause(&mut change, &clocks);
    assert_eq!(change.game.timing.due_at, Some(NOON + 5 * DAY + 48 * HOUR));
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
