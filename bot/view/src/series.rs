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
    // Pacru adds up nothing but games won.
    let why = match game.setup.kind {
        Kind::Azacru | Kind::Shacru if standing.by_wins => Some(t.say(m::SeriesWinsBeforeMarkers)),
        Kind::Pasang if standing.by_wins => Some(t.say(m::SeriesWinsBeforePoints)),
        _ => None,
    };
    let totals = if why.is_some() { totals.join("; ") } else { t.and(&totals) };
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

/// The score of a player so far.
fn total(t: &Texts, game: &Game, standing: &SeriesScore, player: usize) -> String {
    let (total, won) = (standing.totals[player], standing.wins[player]);
    let (wins, written) = (f64::from(won) / 2.0, halves(won));
    let seat = seat_of(game, player);
    let player = seat.map_or_else(String::new, |seat| signed(t, game, seat));
    match game.setup.kind {
        Kind::Pacru => t.say(m::SeriesPointsForWins {
            points: f64::from(total) / 2.0,
            written: halves(total),
            player,
        }),
        Kind::Azacru | Kind::Shacru if standing.by_wins => {
            t.say(m::SeriesWinsAndMarkers { player, total, wins, written })
        }
        Kind::Pasang if standing.by_wins => {
            t.say(m::SeriesWinsAndPoints { player, total, wins, written })
        }
        Kind::Azacru | Kind::Shacru => t.say(m::SeriesMarkers { player, total }),
        Kind::Pasang => t.say(m::SeriesPoints { player, total }),
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
