//! Compares tournaments with the boards that their players saw.

use std::collections::{HashMap, HashSet};

use pairing::{EntrantId, PlayEvent, SeatResult, Status};
use play::tournament::{Happened, Snapshot, System};
use play::{Game, GameStatus, PlayerState, is_played};

/// The places at a board, seat by seat; none for a seat that did not play.
type Places = Vec<Option<u8>>;

/// The rulings of the organisers: the places at each board of a tournament.
pub(crate) type Rulings = HashMap<u32, Vec<SeatResult>>;

/// A game of a tournament with its events.
pub(crate) type Board = (Game, Vec<play::Event>);

/// Compares a tournament with its boards: every pairing is one game, and every game counts once, as
/// it ended.
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
    check_results(now, boards, rulings);
}

/// What counts in the tournament is what the players saw at its boards. That standings, tie-breaks
/// and rungs follow from there: `bot/pairing/tests`.
fn check_results(now: &Snapshot, boards: &[Board], rulings: &Rulings) {
    let system = now.tournament.settings.system;
    let status = |entrant: &EntrantId| now.replay.entrant(*entrant).map(pairing::Entrant::status);
    let lost = lost_by_leaving(now);
    for (paired, board) in now.replay.games().iter().zip(boards) {
        let seated = paired.seating().entrants();
        // Games of whoever leaves a league before half of them count for nobody, and neither does
        // an open one on a ladder.
        let is_void = match system {
            System::League => seated.iter().any(|it| status(it) == Some(Status::Struck)),
            System::Ladder if paired.result().is_none() => {
                seated.iter().any(|it| status(it) != Some(Status::Active))
            }
            _ => false,
        };
        if is_void {
            continue;
        }
        let seen = match lost.get(&paired.id.0) {
            Some(leaver) if !rulings.contains_key(&paired.id.0) => {
                let place = |entrant: &EntrantId| (entrant != leaver).then_some(1);
                Some(seated.iter().map(place).collect())
            }
            _ => places(board, rulings),
        };
        let counted = paired.result().map(|result| result.seats().to_vec());
        assert_eq!(counted, seen.as_deref().map(ranked), "{}", board.0.code);
    }
}

/// The games for two that were open when somebody left their tournament, and who lost them by that.
/// The bot resigns for them a moment later, and their opponent may have resigned in between: what
/// they scored is theirs.
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

/// The places without those who did not play.
fn ranked(places: &[Option<u8>]) -> Vec<SeatResult> {
    let ahead = |own: u8| places.iter().flatten().filter(|place| **place < own).count();
    let rank = |place: &Option<u8>| match place {
        Some(own) => SeatResult::Place(u8::try_from(ahead(*own) + 1).expect("a few places")),
        None => SeatResult::Forfeit,
    };
    places.iter().map(rank).collect()
}
