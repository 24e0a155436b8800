//! The score of a series, in words.

use play::{Game, SeriesScore, seat_of};
use rules::Kind;

use super::people::{signed, written};
use crate::messages as m;
use crate::texts::Texts;

/// The score of a series after one of its games; after the last one, also the winner.
pub(super) fn series(t: &Texts, game: &Game, standing: &SeriesScore) -> String {
    if standing.counted == 0 && standing.is_last() {
        return t.say(m::SeriesWithoutResult);
    }
    let mut players: Vec<usize> = (0..standing.totals.len()).collect();
    players.sort_by_key(|player| std::cmp::Reverse(standing.rank(*player)));
    let totals: Vec<String> =
        players.iter().map(|player| total(t, game, standing, *player)).collect();
    let (totals, why) = match added_up(game).filter(|_| standing.by_wins) {
        Some(unit) => (totals.join("; "), Some(wins_first(t, unit))),
        None => (t.and(&totals), None),
    };
    let games = standing.games;
    let leaders = standing.leaders().into_iter();
    let leaders: Vec<String> = leaders.map(|player| written(t, &game.name(player))).collect();
    let stands = match leaders.as_slice() {
        _ if !standing.is_last() => t.say(m::SeriesAfter { game: standing.round, games, totals }),
        [winner] => t.say(m::SeriesWon { games, totals, winner }),
        several => t.say(m::SeriesShared { winners: t.and(several), games, totals }),
    };
    let next = (!standing.is_last()).then(|| t.say(m::SeriesNext));
    let sentences: Vec<String> = [Some(stands), why, next].into_iter().flatten().collect();
    sentences.join(" ")
}

/// What a series adds up besides games won.
#[derive(Clone, Copy)]
enum Unit {
    Markers,
    Points,
}

/// Pacru adds up nothing but games won.
fn added_up(game: &Game) -> Option<Unit> {
    match game.setup.kind {
        Kind::Pacru => None,
        Kind::Azacru | Kind::Shacru => Some(Unit::Markers),
        Kind::Pasang => Some(Unit::Points),
    }
}

/// The score of a player so far.
fn total(t: &Texts, game: &Game, standing: &SeriesScore, player: usize) -> String {
    let (total, won) = (standing.totals[player], standing.wins[player]);
    let (wins, written) = (f64::from(won) / 2.0, halves(won));
    let seat = seat_of(game, player);
    let player = seat.map_or_else(String::new, |seat| signed(t, game, seat));
    match added_up(game) {
        None => t.say(m::SeriesPointsForWins {
            points: f64::from(total) / 2.0,
            written: halves(total),
            player,
        }),
        Some(Unit::Markers) if standing.by_wins => {
            t.say(m::SeriesWinsAndMarkers { player, total, wins, written })
        }
        Some(Unit::Points) if standing.by_wins => {
            t.say(m::SeriesWinsAndPoints { player, total, wins, written })
        }
        Some(Unit::Markers) => t.say(m::SeriesMarkers { player, total }),
        Some(Unit::Points) => t.say(m::SeriesPoints { player, total }),
    }
}

/// Why games won count before the added-up score.
fn wins_first(t: &Texts, unit: Unit) -> String {
    match unit {
        Unit::Markers => t.say(m::SeriesWinsBeforeMarkers),
        Unit::Points => t.say(m::SeriesWinsBeforePoints),
    }
}

/// A number of halves: `2½`.
pub(super) fn halves(count: u32) -> String {
    match (count / 2, count % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
