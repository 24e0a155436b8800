//! How a series stands, in words.

use crate::texts::Texts;
use play::{Game, SeriesScore, seat_of};
use rules::Kind;

use super::people::signed;
use crate::markdown::plain;

/// How a series stands after one of its games, and who has won it after the last.
pub(super) fn series(t: &Texts, game: &Game, standing: &SeriesScore) -> String {
    let games = standing.games;
    if standing.counted == 0 && standing.is_last() {
        return "The series has no result: none of its games was played.".to_owned();
    }
    let mut players: Vec<usize> = (0..standing.totals.len()).collect();
    players.sort_by_key(|player| std::cmp::Reverse(standing.rank(*player)));
    let of = |player: &usize| {
        let seat = seat_of(game, *player);
        let name = seat.map_or_else(String::new, |seat| signed(game, seat));
        let (total, wins) = (standing.totals[*player], standing.wins[*player]);
        match unit(t, game) {
            None => format!("{} for {name}", counted(t, total)),
            Some(unit) if standing.by_wins => {
                format!("{} and {total} {unit} for {name}", won(t, wins))
            }
            Some(unit) => format!("{total} {unit} for {name}"),
        }
    };
    let totals: Vec<String> = players.iter().map(of).collect();
    let totals = match unit(t, game).filter(|_| standing.by_wins) {
        Some(unit) => format!(
            "{}. Games won count before {unit}, because a game was given up",
            totals.join("; ")
        ),
        None => t.and(&totals),
    };
    if !standing.is_last() {
        return format!(
            "The series after game {} of {games}: {totals}. The next game begins.",
            standing.round
        );
    }
    let leaders = standing.leaders().into_iter();
    let leaders: Vec<String> = leaders
        .filter_map(|player| Some(plain(&game.players.get(player)?.person.name)))
        .collect();
    match leaders.as_slice() {
        [leader] => format!("🏆 **{leader} wins the series** of {games} games: {totals}."),
        several => format!(
            "🤝 **The series of {games} games is shared** by {}: {totals}.",
            t.and(several)
        ),
    }
}

/// What is added up beside the games won; in Pacru nothing is.
fn unit(t: &Texts, game: &Game) -> Option<&'static str> {
    match game.setup.kind {
        Kind::Pacru => None,
        Kind::Azacru | Kind::Shacru => Some("markers"),
        Kind::Pasang => Some("points"),
    }
}

/// Games won, counted in halves: `1 win`, `2½ wins`.
fn won(t: &Texts, wins: u32) -> String {
    match wins {
        2 => "1 win".to_owned(),
        wins => format!("{} wins", halves(t, wins)),
    }
}

/// Points for wins, counted in halves: `1 point`, `2½ points`.
fn counted(t: &Texts, points: u32) -> String {
    match points {
        1 | 2 => format!("{} point", halves(t, points)),
        points => format!("{} points", halves(t, points)),
    }
}

/// A number of halves: `2½`.
fn halves(t: &Texts, count: u32) -> String {
    match (count / 2, count % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
