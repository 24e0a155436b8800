//! Properties of every format with 3 to 64 entrants, whatever happens: random results, forfeits,
//! decisions of organisers, late entries, withdrawals, computers, byes, open games.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use pairing::{
    AllPlayAll, ChallengeEnd, Cycles, Entrant, EntrantId, Format, Ladder, League, NewEntrant,
    OpenGames, Pace, PairedGame, Phase, PlayEvent, Points, RequestedBye, Swiss, TableAllPlayAll,
    TableSize, TableSwiss, Tournament,
};
use proptest::prelude::*;

use crate::support::*;

fn formats() -> impl Strategy<Value = Format> {
    let pace = prop_oneof![Just(Pace::AllAtOnce), (1u8..4).prop_map(Pace::Rounds)];
    let cycles = prop_oneof![Just(Cycles::One), Just(Cycles::Two)];
    let size = prop_oneof![Just(TableSize::Three), Just(TableSize::Four)];
    let games = (3u8..=16, cycles, pace.clone())
        .prop_map(|(size, cycles, pace)| AllPlayAll::new(size, cycles, pace).unwrap());
    prop_oneof![
        games.clone().prop_map(Format::AllPlayAll),
        (1u16..9).prop_map(|rounds| Format::Swiss(Swiss::new(rounds).unwrap())),
        (size.clone(), pace)
            .prop_map(|(size, pace)| Format::TableAllPlayAll(TableAllPlayAll { size, pace })),
        (size, 1u16..7)
            .prop_map(|(size, rounds)| Format::TableSwiss(TableSwiss::new(size, rounds).unwrap())),
        games.prop_map(|games| Format::League(League::new(games, 1).unwrap())),
        (1u32..5).prop_map(|reach| Format::Ladder(Ladder::new(reach).unwrap())),
    ]
}

/// A tournament that is being played, with its events.
struct Played {
    tournament: Tournament,
    events: Vec<PlayEvent>,
    refused: usize,
}

impl Played {
    /// Applies an event that may be refused; if it is, nothing may have changed.
    fn attempt(&mut self, event: PlayEvent) {
        let before = self.tournament.clone();
        match self.tournament.apply(event.clone()) {
            Ok(()) => self.events.push(event),
            Err(_) => {
                assert_eq!(self.tournament, before, "{event:?} was refused and changed something");
                self.refused += 1;
            }
        }
    }
}

/// Plays a random tournament. If it is `calm`, nobody enters late, leaves or stays away.
fn play(format: Format, entrants: u32, seed: u64, calm: bool) -> Option<Played> {
    let mut rng = Rng::with_seed(seed);
    let mut played = Played { tournament: Tournament::new(format), events: Vec::new(), refused: 0 };
    for number in 1..=entrants {
        let entry = NewEntrant::new(id(number)).rated(rng.u16(1000..2000));
        played.attempt(PlayEvent::Entered(entry));
    }
    if !calm && rng.bool() {
        played.attempt(PlayEvent::Entered(NewEntrant::new(id(1000)).filling()));
    }
    let groups = played.tournament.groups().ok()?;
    played.attempt(PlayEvent::Started { groups });
    for _ in 0..12 {
        if !calm {
            happen(&mut played, entrants, &mut rng);
        }
        next(&mut played, &mut rng);
        finish(&mut played, calm, &mut rng);
        check(&played.tournament);
    }
    Some(played)
}

fn somebody(entrants: u32, rng: &mut Rng) -> EntrantId {
    id(rng.u32(1..=entrants + 1))
}

/// Tries something that may be possible between two rounds.
fn happen(played: &mut Played, entrants: u32, rng: &mut Rng) {
    for _ in 0..rng.usize(..3) {
        let (one, other) = (somebody(entrants, rng), somebody(entrants, rng));
        let round = played.tournament.next_round();
        let event = match rng.u8(..8) {
            0 => PlayEvent::Withdrew { entrant: one },
            1 => PlayEvent::Substituted { leaver: one },
            2 => PlayEvent::Entered(NewEntrant::new(one)),
            3 => PlayEvent::Entered(NewEntrant::new(id(entrants + rng.u32(1..9)))),
            4 => PlayEvent::ByeRequested { entrant: one, round, bye: RequestedBye::Half },
            5 => match played.tournament.games().last() {
                Some(game) => PlayEvent::Ruled {
                    game: game.id,
                    result: any_result(rng, game.seating().entrants().len()),
                },
                None => continue,
            },
            6 => PlayEvent::Challenged { challenger: one, defender: other },
            _ => PlayEvent::ChallengeEnded {
                challenger: one,
                how: if rng.bool() { ChallengeEnd::Declined } else { ChallengeEnd::TakenBack },
            },
        };
        played.attempt(event);
    }
}

/// Begins the next round, or challenges.
fn next(played: &mut Played, rng: &mut Rng) {
    let tournament = &played.tournament;
    if matches!(tournament.format(), Format::Ladder(_)) {
        for &challenger in tournament.rungs().to_vec().iter().rev() {
            let Some(defender) = rng.choice(played.tournament.challengeable(challenger)) else {
                continue;
            };
            played.attempt(PlayEvent::Challenged { challenger, defender });
            if let Ok(pairings) = played.tournament.accept(challenger) {
                check_places(&played.tournament, &pairings);
                played.attempt(PlayEvent::Paired(pairings));
            }
        }
        return;
    }
    let open = if rng.bool() { OpenGames::Wait } else { OpenGames::AsDraws };
    if let Ok(pairings) = tournament.pair(open) {
        assert_eq!(tournament.pair(open).as_ref(), Ok(&pairings), "asked twice");
        check_places(tournament, &pairings);
        let before = played.refused;
        played.attempt(PlayEvent::Paired(pairings));
        assert_eq!(played.refused, before, "what is proposed can happen");
    }
}

/// Ends most games.
fn finish(played: &mut Played, calm: bool, rng: &mut Rng) {
    for (game, seating) in open(&played.tournament) {
        if calm || rng.u8(..20) > 0 {
            let result = if calm {
                let mut places: Vec<u8> = (1..=seating.entrants().len() as u8).collect();
                rng.shuffle(&mut places);
                pairing::GameResult::places(&places).unwrap()
            } else {
                any_result(rng, seating.entrants().len())
            };
            played.attempt(PlayEvent::Finished { game, result });
        }
    }
}

/// Checks that nobody is in two places, and that a Swiss omits nobody.
fn check_places(tournament: &Tournament, pairings: &pairing::Pairings) {
    let places: Vec<EntrantId> = pairings.entrants().collect();
    let placed: BTreeSet<EntrantId> = places.iter().copied().collect();
    assert_eq!(placed.len(), places.len(), "nobody is in two places");
    let everybody = tournament.entrants().iter().filter(|e| e.is_active() && !e.is_filler());
    match tournament.format() {
        Format::Swiss(_) | Format::TableSwiss(_) => {
            assert!(everybody.map(Entrant::id).all(|e| placed.contains(&e)), "nobody is in none");
        }
        Format::AllPlayAll(_) | Format::TableAllPlayAll(_) | Format::League(_) => {
            for group in tournament.groups().unwrap() {
                let playing = |e: &&EntrantId| tournament.entrant(**e).unwrap().is_active();
                let there = group.iter().filter(|e| placed.contains(e)).count();
                // A group whose schedule is over rests as a whole.
                assert!(there == 0 || there >= group.iter().filter(playing).count());
            }
        }
        Format::Ladder(_) => assert_eq!(placed.len(), 2),
    }
}

/// Checks what always holds.
fn check(tournament: &Tournament) {
    // The places of a board give the same total of points whatever the result, unless a player was
    // absent.
    for game in tournament.games() {
        let Some(result) =
            game.result().filter(|r| r.seats().iter().all(|s| *s != pairing::SeatResult::Forfeit))
        else {
            continue;
        };
        let sum: Points = result.points().sum();
        assert_eq!(sum.twelfths(), 6 * result.seats().len() as u32, "{result:?}");
    }
    let standings = tournament.standings();
    for group in &standings.groups {
        let places: Vec<u32> = group.rows.iter().filter_map(|row| row.place).collect();
        for (at, place) in places.iter().enumerate() {
            let ahead = places.iter().filter(|other| *other < place).count() as u32;
            assert_eq!(*place, ahead + 1, "places count those in front: {places:?}");
            assert!(at == 0 || places[at - 1] <= *place);
        }
        if !matches!(tournament.format(), Format::Ladder(_)) {
            let ranked = group.rows.iter().filter(|row| row.place.is_some());
            let points: Vec<Points> = ranked.map(|row| row.points).collect();
            assert!(points.is_sorted_by(|one, other| one >= other));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens, the rounds are complete, what is proposed is possible, and what is refused
    /// changes nothing. The events contain everything: replayed, also from their serialised form,
    /// they give the same tournament, the same standings and the same next round.
    #[test]
    fn replay_equals_play(format in formats(), entrants in 3u32..=64, seed in any::<u64>()) {
        let Some(played) = play(format.clone(), entrants, seed, false) else {
            return Ok(());
        };
        let text = serde_json::to_string(&played.events).unwrap();
        let events: Vec<PlayEvent> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(&events, &played.events);
        let replayed = Tournament::replay(format, events).unwrap();
        prop_assert_eq!(replayed.standings(), played.tournament.standings());
        prop_assert_eq!(replayed.pair(OpenGames::AsDraws), played.tournament.pair(OpenGames::AsDraws));
        prop_assert_eq!(replayed, played.tournament);
    }

    /// If nobody leaves, the total of points is that of the boards and the byes.
    #[test]
    fn points_are_those_of_the_boards(format in formats(), entrants in 3u32..=64, seed in any::<u64>()) {
        let Some(played) = play(format, entrants, seed, true) else {
            return Ok(());
        };
        let standings = played.tournament.standings();
        let sum: Points = standings.groups.iter().flat_map(|g| &g.rows).map(|row| row.points).sum();
        let finished = |game: &&PairedGame| game.result().is_some();
        let boards = played.tournament.games().iter().filter(finished);
        let boards: u32 = boards.map(|game| 6 * game.seating().entrants().len() as u32).sum();
        let byes = played.tournament.byes().iter().flatten().map(|bye| bye.kind.points());
        prop_assert_eq!(sum.twelfths(), boards + byes.sum::<Points>().twelfths());
    }

    /// In a Swiss with many more entrants than rounds, nobody meets twice, nobody has a second bye,
    /// and first moves differ by at most two.
    #[test]
    fn swiss_avoids_what_can_be_avoided(entrants in 17u32..=64, seed in any::<u64>()) {
        avoids_what_can_be_avoided(entrants, seed)?;
    }

    /// In a Swiss at tables with many more entrants than rounds, nobody meets twice.
    #[test]
    fn tables_avoid_rematches(entrants in 28u32..=64, three in any::<bool>(), seed in any::<u64>()) {
        let size = if three { TableSize::Three } else { TableSize::Four };
        let format = Format::TableSwiss(TableSwiss::new(size, 3).unwrap());
        let played = play(format, entrants, seed, true).unwrap();
        let mut met = BTreeSet::new();
        for game in played.tournament.games() {
            let seated = game.seating().entrants();
            for (seat, one) in seated.iter().enumerate() {
                for other in &seated[seat + 1..] {
                    prop_assert!(met.insert(unordered(*one, *other)), "a rematch");
                }
            }
        }
    }
}

/// The two, the lower number first.
fn unordered(one: EntrantId, other: EntrantId) -> [EntrantId; 2] {
    [one.min(other), one.max(other)]
}

/// First moves came behind equal scores alone, and somebody moved first in five games of six.
#[test]
fn scores_cost_nobody_a_third_first_move() {
    avoids_what_can_be_avoided(63, 8_557_758_555_834_014_979).unwrap();
}

fn avoids_what_can_be_avoided(entrants: u32, seed: u64) -> Result<(), TestCaseError> {
    let format = Format::Swiss(Swiss::new(6).unwrap());
    let played = play(format, entrants, seed, true).unwrap();
    let mut met = BTreeSet::new();
    let mut balance: BTreeMap<EntrantId, i32> = BTreeMap::new();
    for game in played.tournament.games() {
        let [first, second] = *game.seating().entrants() else {
            panic!("games for two");
        };
        prop_assert!(met.insert(unordered(first, second)), "a rematch");
        *balance.entry(first).or_default() += 1;
        *balance.entry(second).or_default() -= 1;
    }
    let byes: Vec<EntrantId> =
        played.tournament.byes().iter().flatten().map(|bye| bye.entrant).collect();
    let once: BTreeSet<&EntrantId> = byes.iter().collect();
    prop_assert_eq!(once.len(), byes.len(), "a second bye");
    for (entrant, balance) in balance {
        prop_assert!(balance.abs() <= 2, "{entrant:?} {balance}");
    }
    prop_assert_eq!(played.tournament.phase(), Phase::Running);
    Ok(())
}
