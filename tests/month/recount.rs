//! Counts standings again, by simple sums over the boards that the players of a tournament saw.

use std::collections::{BTreeMap, HashMap, HashSet};

use pairing::{ChallengeEnd, EntrantId, PlayEvent, SeatResult, Status, TieBreak};
use play::tournament::{Happened, Snapshot, System};
use play::{Game, GameStatus, PlayerState, is_played};

/// The places at a board, seat by seat; none for a seat that did not play.
type Places = Vec<Option<u8>>;

/// The rulings of the organisers: the places at each board of a tournament.
pub(crate) type Rulings = HashMap<u32, Vec<SeatResult>>;

/// A game of a tournament with its events.
pub(crate) type Board = (Game, Vec<play::Event>);

/// Compares a tournament with its boards: every pairing is one game, every game counts once, and the standings follow
/// from the boards.
pub(crate) fn check(now: &Snapshot, boards: &[Board], rulings: &Rulings) {
    let name = &now.tournament.settings.name;
    let mut rounds = Vec::new();
    let mut counted: HashMap<u32, usize> = HashMap::new();
    for event in &now.events {
        match &event.kind {
            Happened::Play(PlayEvent::Paired(pairings)) => rounds.push(pairings.round.0),
            Happened::Play(PlayEvent::Finished { game, .. }) => {
                *counted.entry(game.0).or_default() += 1;
            }
            _ => {}
        }
    }
    let expected: Vec<u16> = (1..).take(rounds.len()).collect();
    assert_eq!(rounds, expected, "{name}: a round is paired once");
    assert!(counted.values().all(|times| *times == 1), "{name}");
    assert_eq!(boards.len(), now.replay.games().len(), "{name}");
    for (paired, (game, _)) in now.replay.games().iter().zip(boards) {
        let number = game.tournament.map(|board| board.number);
        assert_eq!(number, Some(paired.id), "{name}: one game for a pairing");
        assert_eq!(game.players.len(), paired.seating().entrants().len(), "{name}");
    }
    if now.tournament.settings.system == System::Ladder {
        let rungs = climbed(now, boards, rulings);
        assert_eq!(now.replay.rungs(), rungs, "{name}");
    } else {
        check_points(now, boards, rulings);
    }
}

/// The points of each player, and Sonneborn-Berger in leagues.
fn check_points(now: &Snapshot, boards: &[Board], rulings: &Rulings) {
    let name = &now.tournament.settings.name;
    let league = now.tournament.settings.system == System::League;
    let struck = |entrant: &EntrantId| {
        now.replay.entrant(*entrant).is_some_and(|it| it.status() == Status::Struck)
    };
    let mut points: BTreeMap<EntrantId, u32> = BTreeMap::new();
    let lost = lost_by_leaving(now);
    let mut won = Vec::new();
    for (paired, board) in now.replay.games().iter().zip(boards) {
        let seated = paired.seating().entrants();
        if league && seated.iter().any(struck) {
            continue;
        }
        let places = match lost.get(&paired.id.0) {
            Some(leaver) if !rulings.contains_key(&paired.id.0) => {
                let place = |entrant: &EntrantId| (entrant != leaver).then_some(1);
                Some(seated.iter().map(place).collect())
            }
            _ => places(board, rulings),
        };
        let Some(places) = places else {
            continue;
        };
        for (seat, &entrant) in seated.iter().enumerate() {
            let scored = twelfths(&places, seat);
            *points.entry(entrant).or_default() += scored;
            won.push((entrant, seated[1 - seat.min(1)], scored));
        }
    }
    for bye in now.replay.byes().iter().flatten() {
        *points.entry(bye.entrant).or_default() += bye.kind.points().twelfths();
    }
    for group in now.replay.standings().groups {
        let ranked = group.rows.iter().filter(|row| row.place.is_some());
        for row in ranked.clone() {
            let own = points.get(&row.entrant).copied().unwrap_or(0);
            assert_eq!(row.points.twelfths(), own, "{name}: {:?}", row.entrant);
            let shown = row.tie_breaks.iter();
            let shown = shown.filter(|(by, _)| league && *by == TieBreak::SonnebornBerger);
            for shown in shown.filter_map(|(_, value)| *value) {
                let games = won.iter().filter(|(by, ..)| *by == row.entrant);
                let score = games.map(|(_, opponent, scored)| {
                    let of = points.get(opponent).copied().unwrap_or(0);
                    i64::from(scored * of) / 6
                });
                assert_eq!(shown.twenty_fourths(), score.sum::<i64>(), "{name}");
            }
        }
        assert!(ranked.is_sorted_by(|one, other| {
            one.points >= other.points
                && (one.place < other.place
                    || one.place == other.place && one.points == other.points)
        }));
    }
}

/// The games for two that were open when somebody left their tournament, and who lost them by that. The bot resigns for
/// them a moment later, and their opponent may have resigned in between: what they scored is theirs.
fn lost_by_leaving(now: &Snapshot) -> HashMap<u32, EntrantId> {
    let reported = |event: &Happened| match event {
        Happened::Play(PlayEvent::Finished { game, .. }) => Some(game.0),
        _ => None,
    };
    let reported: HashSet<u32> =
        (now.events.iter()).filter_map(|event| reported(&event.kind)).collect();
    let mut lost = HashMap::new();
    for event in &now.events {
        let Happened::Play(PlayEvent::Withdrew { entrant }) = &event.kind else {
            continue;
        };
        for game in now.replay.games() {
            let seated = game.seating().entrants();
            if seated.len() == 2 && seated.contains(entrant) && !reported.contains(&game.id.0) {
                lost.entry(game.id.0).or_insert(*entrant);
            }
        }
    }
    lost
}

/// The result of a board, as its players saw it; none while it is open or if it was called off.
fn places((game, history): &Board, rulings: &Rulings) -> Option<Places> {
    if let Some(ruled) = rulings.get(&game.tournament?.number.0) {
        let place = |result: &SeatResult| match result {
            SeatResult::Place(place) => Some(*place),
            SeatResult::Forfeit => None,
        };
        return Some(ruled.iter().map(place).collect());
    }
    match game.status {
        GameStatus::Finished => {
            let played = is_played(game.players.len(), history);
            let left = |player: usize| {
                let mut own = history.iter().filter(|it| it.player == Some(player));
                own.any(|event| event.kind.is_leaving())
            };
            let place = |player: usize| {
                let absent = !played && left(player);
                game.players[player].place.filter(|_| !absent)
            };
            Some((0..game.players.len()).map(place).collect())
        }
        GameStatus::Cancelled => {
            let skipped = |player: &play::Player| player.state == PlayerState::Skipped;
            game.players.iter().all(skipped).then(|| vec![None; game.players.len()])
        }
        _ => None,
    }
}

/// (players - place) / (players - 1) points, in twelfths; players who share a place share the points.
fn twelfths(places: &[Option<u8>], seat: usize) -> u32 {
    let Some(own) = places[seat] else {
        return 0;
    };
    let ahead = places.iter().flatten().filter(|place| **place < own);
    let shared = places.iter().flatten().filter(|place| **place == own);
    let (ahead, shared) = (ahead.count(), shared.count());
    let others = places.len() - 1;
    let twelfths = 6 * (2 * others - 2 * ahead - (shared - 1)) / others;
    u32::try_from(twelfths).expect("a few points")
}

/// The ladder from the top, after all challenges.
fn climbed(now: &Snapshot, boards: &[Board], rulings: &Rulings) -> Vec<EntrantId> {
    let mut rungs: Vec<EntrantId> = Vec::new();
    let mut waiting: Vec<(EntrantId, EntrantId)> = Vec::new();
    let mut played = Vec::new();
    let mut forfeits: HashMap<EntrantId, u32> = HashMap::new();
    for event in &now.events {
        let Happened::Play(event) = &event.kind else {
            continue;
        };
        match event {
            PlayEvent::Started { groups } => rungs = groups.concat(),
            PlayEvent::Entered(entry) if !rungs.is_empty() => rungs.push(entry.entrant),
            PlayEvent::Challenged { challenger, defender } => {
                waiting.push((*challenger, *defender));
            }
            PlayEvent::ChallengeEnded { challenger, how } => {
                let at = waiting.iter().position(|(by, _)| by == challenger);
                let (challenger, defender) = waiting.remove(at.expect("a challenge"));
                if *how == ChallengeEnd::Declined {
                    climb(&mut rungs, challenger, defender);
                }
            }
            PlayEvent::Paired(pairings) => {
                let seated: Vec<EntrantId> = pairings.entrants().collect();
                let both = |(one, other): &(EntrantId, EntrantId)| {
                    seated.contains(one) && seated.contains(other)
                };
                let at = waiting.iter().position(both);
                played.push(waiting.remove(at.expect("a challenge")));
            }
            PlayEvent::Finished { game, .. } | PlayEvent::Ruled { game, .. } => {
                let number = usize::try_from(game.0).expect("a few games");
                let seated = now.replay.games()[number].seating().entrants();
                let places = places(&boards[number], rulings).expect("a game that is over");
                let (challenger, defender) = played[number];
                let of = |entrant| {
                    let seat = seated.iter().position(|it| *it == entrant);
                    twelfths(&places, seat.expect("a seat"))
                };
                if of(challenger) > of(defender) {
                    climb(&mut rungs, challenger, defender);
                }
                for (entrant, _) in seated.iter().zip(&places).filter(|(_, it)| it.is_none()) {
                    let count = forfeits.entry(*entrant).or_default();
                    *count += 1;
                    if *count == 2 {
                        rungs.retain(|it| it != entrant);
                        waiting.retain(|(one, other)| one != entrant && other != entrant);
                    }
                }
            }
            PlayEvent::Withdrew { entrant } => {
                rungs.retain(|it| it != entrant);
                waiting.retain(|(one, other)| one != entrant && other != entrant);
            }
            _ => {}
        }
    }
    rungs
}

/// The challenger takes the rung of the defender, if that is still higher.
fn climb(rungs: &mut Vec<EntrantId>, challenger: EntrantId, defender: EntrantId) {
    let at = |who| rungs.iter().position(|it| *it == who);
    if let (Some(from), Some(to)) = (at(challenger), at(defender))
        && from > to
    {
        let climber = rungs.remove(from);
        rungs.insert(to, climber);
    }
}
