//! Tournaments without a database: whatever members and organisers do, in whatever order, the events lead to the
//! tournament as it stands, and every pairing is one game.

mod entries;
mod rounds;

use std::collections::BTreeMap;

use fastrand::Rng;
use pairing::{Cycles, EntrantId, GameResult, PairedGame, PlayEvent, RequestedBye, SeatResult};
use proptest::prelude::*;
use rules::Kind;

use super::*;
use crate::tests::{NOON, actor, person};
use crate::time::{DAY, HOUR, Millis, Reason};
use crate::{Game, GameStatus, Terms};

const SYSTEMS: [System; 4] = [System::AllPlayAll, System::Swiss, System::League, System::Ladder];

/// A tournament, the games that it has begun, and their results.
struct Played {
    now: Snapshot,
    /// By the numbers of their pairings.
    games: BTreeMap<pairing::GameId, Game>,
    /// The notifications so far.
    notices: Vec<TournamentNotification>,
    season: Option<TournamentChange>,
}

fn named(settings: Settings) -> Settings {
    Settings { name: "Autumn".to_owned(), ..settings }
}

/// A random result for this many seats.
fn result(random: &mut Rng, seats: usize) -> GameResult {
    let scores: Vec<u8> = (0..seats).map(|_| random.u8(..3)).collect();
    let absent = random.u8(..6) == 0;
    let seat = |at: usize| {
        if absent && scores[at] == 0 {
            return SeatResult::Forfeit;
        }
        let ahead = scores.iter().filter(|score| **score > scores[at]);
        SeatResult::Place(u8::try_from(ahead.count()).unwrap() + 1)
    };
    GameResult::new((0..seats).map(seat).collect()).unwrap()
}

impl Played {
    fn create(settings: Settings) -> Self {
        let creation =
            Creation { guild: 1_i64.into(), channel: 2_i64.into(), settings: named(settings) };
        let (change, done) = create(creation, &actor(1), 0, NOON).unwrap();
        assert_eq!(done, TournamentDone::Created);
        Self::of(&change)
    }

    fn of(created: &TournamentChange) -> Self {
        let (now, games) = (created.after.clone(), BTreeMap::new());
        Self { now, games, notices: Vec::new(), season: None }
    }

    /// A tournament in which this many members have entered and play has begun.
    fn started(settings: Settings, entrants: i64) -> Self {
        let mut played = Self::create(settings);
        for id in 1..=entrants {
            played.take(join(&played.now, &actor(id), u16::try_from(2000 - id).ok(), &[])).unwrap();
        }
        played.take(start(&played.now)).unwrap();
        played
    }

    fn take(&mut self, decided: Decided) -> Result<TournamentDone, TournamentError> {
        let (change, done) = decided?;
        self.keep(&change);
        Ok(done)
    }

    fn keep(&mut self, change: &TournamentChange) {
        assert_eq!(change.seen, self.now.tournament.seq);
        for begun in &change.games {
            let board = begun.game.tournament.expect("a game of the tournament");
            assert_eq!(begun.game.status, GameStatus::Active);
            let twice = self.games.insert(board.number, begun.game.clone());
            assert!(twice.is_none(), "two games for one pairing");
        }
        self.notices.extend_from_slice(&change.notifications);
        if let Some(season) = &change.season {
            self.season = Some((**season).clone());
        }
        self.now = change.after.clone();
    }

    /// Ends the current game of a board.
    fn finish(&mut self, board: pairing::GameId, ending: &Ending) {
        if let Some(change) = report(&self.now, board, ending).unwrap() {
            self.keep(&change);
        }
    }

    /// Ends every open game with a win of the member who entered first.
    fn finish_all(&mut self) {
        let open: Vec<_> = self.now.replay.open_games().cloned().collect();
        for game in open {
            let seats = game.seating().entrants();
            let places: Vec<u8> = seats
                .iter()
                .map(|entrant| {
                    let ahead = seats.iter().filter(|other| *other < entrant);
                    u8::try_from(ahead.count()).unwrap() + 1
                })
                .collect();
            self.finish(game.id, &Ending::Result(GameResult::places(&places).unwrap()));
        }
    }

    /// Does what is due until nothing is.
    fn keep_time(&mut self) {
        for _ in 0..1000 {
            let change = match due(&self.now) {
                Due::Nothing => return,
                Due::Start => match start(&self.now) {
                    Ok((change, _)) => change,
                    Err(_) => start_missed(&self.now).unwrap(),
                },
                Due::NextRound => next_round(&self.now, false).unwrap().0,
                Due::Complete => complete(&self.now, 2).unwrap(),
                Due::Waits => tell_waits(&self.now).unwrap(),
                Due::RoundOverdue => overdue(&self.now).unwrap(),
                Due::ChallengeUnanswered(challenger) => {
                    challenge_unanswered(&self.now, challenger).unwrap()
                }
                Due::ChallengeReminder(challenger) => {
                    remind_of_challenge(&self.now, challenger).unwrap()
                }
                Due::Settle => games_looked_through(&self.now),
            };
            self.keep(&change);
        }
        panic!("due for ever: {:?}", due(&self.now));
    }

    /// A member does something that may be refused.
    fn act(&mut self, random: &mut Rng) {
        let who = actor(random.i64(1..=20));
        let other = person(random.i64(1..=14));
        let now = &self.now;
        let decided = match random.u8(..20) {
            0..=4 => join(now, &who, Some(random.u16(1200..1800)), &[]),
            5 => leave(now, &who),
            6 => invite(now, &other, random.u8(..8) == 0),
            7 if random.bool() => reinstate(now, &other),
            7 => withdraw(now, &other),
            8 => start(now),
            9 => next_round(now, random.bool()),
            10 => give_bye(now, &other, None, RequestedBye::Half),
            11 => exclude(now, &other, random.bool()),
            12 => ask_substitute(now, &other, &person(random.i64(1..=20)), false),
            13 => swap(now, &who.person, &other),
            14 if now.tournament.status == TournamentStatus::Paused => resume(now),
            14 => pause(now),
            15 => extend(now, random.u16(..10)),
            16 => {
                let Some(game) = random.choice(now.replay.games()) else {
                    return;
                };
                let seats = result(random, game.seating().entrants().len());
                rule(now, who.person.id, game.id, seats.seats().to_vec(), None)
            }
            17 => challenge(now, &who, &other),
            18 if random.bool() => accept(now, &who, None),
            18 if random.bool() => decline(now, &who, None),
            18 => take_back(now, &who),
            _ if random.bool() => edit(now, |settings| settings.most = random.u16(2..20), &[]),
            _ => {
                let system = *random.choice(&SYSTEMS).unwrap();
                edit(now, |settings| settings.system = system, &[(EntrantId(1), None)])
            }
        };
        drop(self.take(decided));
    }

    fn is_sound(&self) {
        let now = &self.now;
        let numbers = now.events.iter().map(|event| event.seq);
        assert!(numbers.eq(1..=now.tournament.seq), "events are counted");
        assert!(now.events.iter().map(|event| event.at).is_sorted(), "time goes on");
        let again = Snapshot::of(now.tournament.clone(), now.events.clone(), Vec::new(), now.now);
        let again = again.unwrap().replay;
        assert_eq!(again, now.replay, "the stream leads to what is");
        assert_eq!(again.standings(), now.replay.standings());
        for entrant in now.replay.entrants().iter().filter(|entrant| !entrant.is_filler()) {
            let known = now.tournament.entrant(entrant.id()).expect("a member");
            let entered = known.state == EntrantState::Entered;
            assert!(!entered || entrant.is_active(), "{entrant:?} {known:?}");
        }
        for paired in now.replay.games().iter().filter(|game| game.is_open()) {
            let game = &self.games[&paired.id];
            assert_eq!(game.players.len(), paired.seating().entrants().len());
        }
        let people: Vec<_> = now.tournament.entrants.iter().map(|it| it.person.id).collect();
        let mut once = people.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), people.len(), "nobody is in it twice");
        let over = now.tournament.status == TournamentStatus::Over;
        assert_eq!(over, now.tournament.ended_at.is_some());
        assert!(!over || now.replay.open_games().next().is_none());
    }
}

fn settings() -> impl Strategy<Value = Settings> {
    let systems = prop::sample::select(SYSTEMS.to_vec());
    let overdue = prop::sample::select(vec![Overdue::Wait, Overdue::PairOn]);
    (
        (systems, 2..=4_u8, prop::option::of(1..4_u8), overdue),
        (prop::sample::select(vec![Cycles::One, Cycles::Two]), any::<[bool; 4]>(), 3..=6_u8),
    )
        .prop_map(
            |(
                (system, players, rounds_open, overdue),
                (cycles, [by_hand, computers, fill_byes, weekly], group_size),
            )| {
                let two = matches!(system, System::League | System::Ladder);
                Settings {
                    kind: Kind::Shacru,
                    system,
                    players: if two { 2 } else { players },
                    rounds_open,
                    cycles,
                    by_hand,
                    computers,
                    fill_byes,
                    weekly,
                    group_size: Some(group_size),
                    overdue,
                    promoted: Some(1),
                    starts_at: Some(NOON + DAY),
                    ..Settings::default()
                }
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn whatever_anybody_does_the_stream_leads_to_the_tournament(settings in settings(), seed: u64) {
        let mut played = Played::create(settings);
        let mut random = Rng::with_seed(seed);
        for _ in 0..80 {
            played.act(&mut random);
            played.is_sound();
            if random.bool() {
                let open: Vec<_> = played.now.replay.open_games().cloned().collect();
                if let Some(game) = random.choice(&open) {
                    let ending = if random.u8(..8) == 0 {
                        Ending::CalledOff
                    } else {
                        Ending::Result(result(&mut random, game.seating().entrants().len()))
                    };
                    played.finish(game.id, &ending);
                }
            }
            played.now.now += *random.choice(&[HOUR, DAY, 4 * DAY]).unwrap();
            played.keep_time();
            played.is_sound();
        }
    }
}

/// Plays every system from the first entry to the podium.
#[test]
fn every_system_is_played_to_its_end() {
    for (system, players, entrants) in [
        (System::AllPlayAll, 2, 5),
        (System::AllPlayAll, 3, 6),
        (System::AllPlayAll, 4, 7),
        (System::Swiss, 2, 9),
        (System::Swiss, 3, 8),
        (System::Swiss, 4, 18),
        (System::League, 2, 24),
    ] {
        let settings = Settings {
            system,
            players,
            kind: Kind::Shacru,
            group_size: Some(8),
            ..Settings::default()
        };
        let mut played = Played::started(settings, entrants);
        for _ in 0..100 {
            played.finish_all();
            played.keep_time();
            played.is_sound();
        }
        let tournament = &played.now.tournament;
        assert_eq!(tournament.status, TournamentStatus::Over, "{system:?} {players}");
        assert_eq!(tournament.due_at, None);
        let podiums =
            played.notices.iter().filter(|it| matches!(it, TournamentNotification::Podium { .. }));
        assert_eq!(podiums.count(), 1);
        let standings = played.now.replay.standings();
        let first = &standings.groups[0].rows[0];
        assert_eq!((first.entrant.0, first.place), (1, Some(1)), "{system:?} {players}");
        assert_eq!(played.season.is_some(), system == System::League);
    }
}

#[test]
fn a_league_opens_its_next_season_by_itself() {
    let settings = Settings {
        system: System::League,
        kind: Kind::Shacru,
        group_size: Some(4),
        promoted: Some(1),
        ..Settings::default()
    };
    let mut played = Played::started(settings, 8);
    assert_eq!(played.games.len(), 2 * 6);
    played.finish_all();
    played.keep_time();
    let champions: Vec<i64> = (1..=8).filter(|&id| played.now.is_won_by(id.into())).collect();
    assert_eq!(champions, [1], "only the first division has one");
    let season = played.season.take().expect("the next season");
    assert_eq!(season.after.tournament.season, 2);
    assert_eq!(season.after.tournament.entered(), 8);
    let mut next = Played::of(&season);
    next.is_sound();
    next.keep_time();
    assert_eq!(next.now.tournament.status, TournamentStatus::Entries);
    next.now.now += 7 * DAY;
    next.keep_time();
    assert_eq!(next.now.tournament.status, TournamentStatus::Running);
    let groups = next.now.replay.groups().unwrap();
    let names = |group: &Vec<EntrantId>| -> Vec<String> {
        group.iter().map(|entrant| next.now.tournament.name_of(*entrant).to_owned()).collect()
    };
    // The first three stay, the winner of the second division is promoted, and the last is relegated.
    assert_eq!(names(&groups[0]), ["Player 1", "Player 2", "Player 3", "Player 5"]);
    assert_eq!(names(&groups[1]), ["Player 4", "Player 6", "Player 7", "Player 8"]);
}

/// A pause gives back the time that it took. An extension in a pause once got the time before it as well.
#[test]
fn a_round_gets_back_its_pause_and_no_more() {
    let settings = Settings { round_days: Some(7), ..Settings::default() };
    let settings = Settings { system: System::Swiss, kind: Kind::Shacru, ..settings };
    let mut played = Played::started(settings, 4);
    let ends = |played: &Played| played.now.tournament.round_due_at.map(|at| (at - NOON) / DAY);
    assert_eq!(ends(&played), Some(7));
    played.now.now += 2 * DAY;
    played.take(pause(&played.now)).unwrap();
    played.now.now += 10 * DAY;
    let done = played.take(extend(&played.now, 3)).unwrap();
    let until = NOON + (7 + 10 + 3) * DAY;
    assert_eq!(done, TournamentDone::Extended { until });
    played.now.now += 4 * DAY;
    played.take(resume(&played.now)).unwrap();
    assert_eq!(ends(&played), Some(20 + 4));
}

#[test]
fn a_ladder_is_climbed_by_challenges() {
    let settings = Settings { system: System::Ladder, ..Settings::default() };
    let mut played = Played::started(settings, 5);
    assert!(played.games.is_empty());
    let far = challenge(&played.now, &actor(5), &person(1)).unwrap_err();
    assert!(matches!(far, TournamentError::OutOfReach(3)));
    played.take(challenge(&played.now, &actor(5), &person(2))).unwrap();
    let not_theirs = accept(&played.now, &actor(3), None).unwrap_err();
    assert!(matches!(not_theirs, TournamentError::NoChallenge));
    let first = waiting_challenge(&played.now, 2_i64.into(), None).unwrap();
    assert!(first.only);
    let for_another = accept(&played.now, &actor(3), Some(first.seq)).unwrap_err();
    assert!(
        matches!(for_another, TournamentError::ForSomebodyElse(name) if name == person(2).name)
    );
    played.take(accept(&played.now, &actor(2), Some(first.seq))).unwrap();
    let game = played.games.values().next().unwrap().clone();
    let seat = game.player_of(5_i64.into()).unwrap();
    let board = game.tournament.unwrap().number;
    played.finish(board, &Ending::Result(GameResult::won_by(seat)));
    let rungs = |played: &Played| -> Vec<_> {
        played.now.replay.rungs().iter().map(|entrant| entrant.0).collect()
    };
    assert_eq!(rungs(&played), [1, 5, 2, 3, 4]);
    // A member who does not answer within two weeks loses the rung.
    played.take(challenge(&played.now, &actor(4), &person(2))).unwrap();
    // The buttons of the first challenge once answered the second.
    let again = waiting_challenge(&played.now, 2_i64.into(), None).unwrap();
    assert!(!again.only && again.seq > first.seq);
    let old = decline(&played.now, &actor(2), Some(first.seq)).unwrap_err();
    assert!(matches!(old, TournamentError::NoChallenge));
    // The bot was away for two days. That time is given back, whatever others do meanwhile; it once was lost.
    let made = played.now.now;
    played.now.tournament.uncounted.add(Reason::Outage, made + DAY..made + 3 * DAY);
    played.take(join(&played.now, &actor(6), None, &[])).unwrap();
    let reminders = |played: &Played| {
        let reminds = |it: &&TournamentNotification| {
            matches!(it, TournamentNotification::ChallengeReminder { challenger: EntrantId(4), .. })
        };
        played.notices.iter().filter(reminds).count()
    };
    // Two days before that, they are reminded once; and for five days they are on vacation.
    played.now.now = made + 14 * DAY - HOUR;
    played.keep_time();
    assert_eq!(reminders(&played), 0);
    let now = played.now.now;
    played.now.vacations.push((2_i64.into(), now..now + 5 * DAY));
    played.now.now = made + 19 * DAY;
    played.keep_time();
    played.keep_time();
    assert_eq!(reminders(&played), 1);
    assert_eq!(played.now.challenge_ends_at(EntrantId(4)), Some(made + 21 * DAY));
    played.now.now = made + 21 * DAY - 1;
    played.keep_time();
    assert_eq!(played.now.replay.challenges().len(), 1);
    played.now.now += 1;
    played.keep_time();
    assert_eq!(rungs(&played), [1, 5, 4, 2, 3, 6]);
    assert_eq!(played.now.replay.rung_of(EntrantId(6)), Some(6));
    played.is_sound();
}

#[test]
fn a_member_learns_whom_they_can_challenge_or_why_nobody() {
    use TournamentError as Refusal;

    let settings = Settings { system: System::Ladder, reach: Some(2), ..Settings::default() };
    let mut played = Played::started(settings, 5);
    let of = |played: &Played, id: i64| challengeable(&played.now, id.into());
    assert_eq!(of(&played, 5).unwrap(), [4, 3].map(EntrantId));
    assert!(matches!(of(&played, 1), Err(Refusal::TopRung)));
    assert!(matches!(of(&played, 9), Err(Refusal::NotOnLadder { can_join: true })));
    played.take(challenge(&played.now, &actor(3), &person(1))).unwrap();
    let own = of(&played, 3).unwrap_err();
    let Refusal::HasChallenged { defender, is_played: false } = &own else { panic!("{own:?}") };
    assert_eq!(*defender, person(1).name);
    assert_eq!(of(&played, 5).unwrap(), [4, 3].map(EntrantId));
    played.take(challenge(&played.now, &actor(4), &person(3))).unwrap();
    played.take(challenge(&played.now, &actor(5), &person(4))).unwrap();
    played.take(take_back(&played.now, &actor(5))).unwrap();
    played.take(challenge(&played.now, &actor(2), &person(1))).unwrap_err();
    let busy = of(&played, 2).unwrap_err();
    let Refusal::AllChallenged(names) = &busy else { panic!("{busy:?}") };
    assert_eq!(*names, [person(1).name]);
    played.take(accept(&played.now, &actor(1), None)).unwrap();
    assert!(matches!(of(&played, 3), Err(Refusal::HasChallenged { is_played: true, .. })));
    played.take(leave(&played.now, &actor(5))).unwrap();
    assert!(matches!(of(&played, 5), Err(Refusal::LeftLadder)));
    played.now.tournament.settings.late_entry = false;
    assert!(matches!(of(&played, 9), Err(Refusal::NotOnLadder { can_join: false })));
}

/// The buttons of a challenge once went without a word when one of the two left; whoever was challenged and has challenged
/// somebody leaves two of them behind.
#[test]
fn a_challenge_becomes_void_when_one_of_the_two_leaves() {
    let settings = Settings { system: System::Ladder, ..Settings::default() };
    let mut played = Played::started(settings, 5);
    played.take(challenge(&played.now, &actor(3), &person(1))).unwrap();
    played.take(challenge(&played.now, &actor(4), &person(3))).unwrap();
    let (left, _) = leave(&played.now, &actor(3)).unwrap();
    let void: Vec<_> = left
        .calls
        .iter()
        .filter_map(|it| match it {
            TournamentNotification::ChallengeSettled {
                challenger,
                defender,
                outcome: ChallengeOutcome::Void,
                ..
            } => Some((challenger.0, defender.0, it.dedupe_key(1))),
            _ => None,
        })
        .collect();
    assert_eq!(void.iter().map(|it| (it.0, it.1)).collect::<Vec<_>>(), [(3, 1), (4, 3)]);
    assert_ne!(void[0].2, void[1].2, "both are told");
    assert!(left.after.replay.challenges().is_empty());
}

/// What is stored stays readable.
#[test]
fn events_are_kept_in_words() {
    for (event, text) in [
        (Happened::Invited(EntrantId(3)), r#"{"invited":3}"#),
        (Happened::Paused, r#""paused""#),
        (
            Happened::Ruling {
                game: pairing::GameId(3),
                before: None,
                after: GameResult::won_by(1),
            },
            r#"{"ruling":{"game":3,"before":null,"after":{"seats":[{"place":2},{"place":1}]}}}"#,
        ),
        (
            Happened::Excluded { entrant: EntrantId(7), why: Exclusion::Forfeits },
            r#"{"excluded":{"entrant":7,"why":"forfeits"}}"#,
        ),
        (
            Happened::Play(PlayEvent::Reinstated { entrant: EntrantId(7) }),
            r#"{"reinstated":{"entrant":7}}"#,
        ),
        (Happened::WaitsTold, r#""waits_told""#),
        (Happened::Swapped(EntrantId(3), EntrantId(4)), r#"{"swapped":[3,4]}"#),
        (
            Happened::Play(PlayEvent::Withdrew { entrant: EntrantId(7) }),
            r#"{"withdrew":{"entrant":7}}"#,
        ),
        (Happened::Play(PlayEvent::Ended), r#""ended""#),
    ] {
        assert_eq!(serde_json::to_string(&event).unwrap(), text);
        assert_eq!(serde_json::from_str::<Happened>(text).unwrap(), event);
    }
    let settings: Settings = serde_json::from_str(r#"{"name":"Autumn"}"#).unwrap();
    assert_eq!(settings, named(Settings::default()));
}
