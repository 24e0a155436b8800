//! Tournaments for tests. Entrants are numbered from 1, the strongest first.

use fastrand::Rng;
use pairing::{
    EntrantId, Format, GameId, GameResult, NewEntrant, OpenGames, PairedGame, Pairings, PlayEvent,
    SeatResult, Seating, Standing, Swiss, Tournament,
};

pub(crate) fn id(number: u32) -> EntrantId {
    EntrantId(number)
}

pub(crate) fn numbers(seating: &Seating) -> Vec<u32> {
    seating.entrants().iter().map(|entrant| entrant.0).collect()
}

/// The games of a round as numbers, first mover first.
pub(crate) fn boards(pairings: &Pairings) -> Vec<Vec<u32>> {
    pairings.games.iter().map(|game| numbers(&game.seating)).collect()
}

/// The entrants with a bye in a round.
pub(crate) fn byes(pairings: &Pairings) -> Vec<u32> {
    pairings.byes.iter().map(|bye| bye.entrant.0).collect()
}

/// A tournament with this many entrants that has not begun.
pub(crate) fn entered(format: Format, entrants: u32) -> Tournament {
    let mut tournament = Tournament::new(format);
    for number in 1..=entrants {
        let entry = NewEntrant::new(id(number)).rated(2000 - number as u16);
        tournament.apply(PlayEvent::Entered(entry)).unwrap();
    }
    tournament
}

/// How many entrants of so many are in each group.
pub(crate) fn group_sizes(format: Format, entrants: u32) -> Vec<usize> {
    entered(format, entrants).groups().unwrap().iter().map(Vec::len).collect()
}

/// A tournament with this many entrants that has begun.
pub(crate) fn started(format: Format, entrants: u32) -> Tournament {
    let mut tournament = entered(format, entrants);
    start(&mut tournament);
    tournament
}

/// A Swiss for two that has begun.
pub(crate) fn swiss(rounds: u16, entrants: u32) -> Tournament {
    started(Format::Swiss(Swiss::new(rounds).unwrap()), entrants)
}

pub(crate) fn start(tournament: &mut Tournament) {
    let groups = tournament.groups().unwrap();
    tournament.apply(PlayEvent::Started { groups }).unwrap();
}

/// Pairs the next round as proposed.
pub(crate) fn pair(tournament: &mut Tournament) -> Pairings {
    let pairings = tournament.pair(OpenGames::Wait).unwrap();
    tournament.apply(PlayEvent::Paired(pairings.clone())).unwrap();
    pairings
}

/// Pairs the next round, in which the stronger win.
pub(crate) fn play_round(tournament: &mut Tournament) -> Pairings {
    let pairings = pair(tournament);
    stronger_win(tournament);
    pairings
}

/// Pairs all rounds that can be paired.
pub(crate) fn pair_all(tournament: &mut Tournament) {
    while let Ok(pairings) = tournament.pair(OpenGames::Wait) {
        tournament.apply(PlayEvent::Paired(pairings)).unwrap();
    }
}

/// A tournament with this many entrants, all of whose games are under way.
pub(crate) fn in_play(format: Format, entrants: u32) -> Tournament {
    let mut tournament = started(format, entrants);
    pair_all(&mut tournament);
    tournament
}

/// How an entrant stands.
pub(crate) fn standing(tournament: &Tournament, number: u32) -> Standing {
    tournament.standings().of(id(number)).expect("they have a place").1.clone()
}

/// The open game between two entrants.
pub(crate) fn game_of(tournament: &Tournament, one: u32, other: u32) -> GameId {
    let seated = |game: &&PairedGame, number| game.seating().seat_of(id(number)).is_some();
    tournament
        .open_games()
        .find(|game| seated(game, one) && seated(game, other))
        .expect("an open game of these two")
        .id
}

/// Ends the open game of two; the result is that of the seat of the first.
fn finish(tournament: &mut Tournament, one: u32, other: u32, result: fn(usize) -> GameResult) {
    let game = game_of(tournament, one, other);
    let seat = tournament.game(game).unwrap().seating().seat_of(id(one)).unwrap();
    tournament.apply(PlayEvent::Finished { game, result: result(seat) }).unwrap();
}

/// Ends the open game of two with a win of the first.
pub(crate) fn wins(tournament: &mut Tournament, winner: u32, loser: u32) {
    finish(tournament, winner, loser, GameResult::won_by);
}

/// Ends the open game of two with a draw.
pub(crate) fn draws(tournament: &mut Tournament, one: u32, other: u32) {
    finish(tournament, one, other, |_| GameResult::drawn());
}

/// Ends an open game of two because one player was absent.
pub(crate) fn forfeits(tournament: &mut Tournament, absent: u32, other: u32) {
    finish(tournament, absent, other, |seat| GameResult::forfeited([0, 1].map(|it| it == seat)));
}

/// Ends all open games: the lower number wins.
pub(crate) fn stronger_win(tournament: &mut Tournament) {
    for (game, seating) in open(tournament) {
        let places: Vec<SeatResult> = seating
            .entrants()
            .iter()
            .map(|own| seating.entrants().iter().filter(|other| *other < own).count() as u8 + 1)
            .map(SeatResult::Place)
            .collect();
        let result = GameResult::new(places).unwrap();
        tournament.apply(PlayEvent::Finished { game, result }).unwrap();
    }
}

/// The open games with their seatings.
pub(crate) fn open(tournament: &Tournament) -> Vec<(GameId, Seating)> {
    tournament.open_games().map(|game| (game.id, game.seating().clone())).collect()
}

/// A random result: places that may be shared, and sometimes an absent player.
pub(crate) fn any_result(rng: &mut Rng, seats: usize) -> GameResult {
    let scores: Vec<Option<u8>> =
        (0..seats).map(|_| (rng.u8(..40) > 0).then(|| rng.u8(..3))).collect();
    let place = |own: &Option<u8>| {
        own.map_or(SeatResult::Forfeit, |own| {
            let before = scores.iter().flatten().filter(|score| **score > own);
            SeatResult::Place(before.count() as u8 + 1)
        })
    };
    GameResult::new(scores.iter().map(place).collect()).unwrap()
}
