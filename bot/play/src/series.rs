//! Series: after each game the next one begins automatically, and every player moves one seat on.
//!
//! The score adds up markers in Azacru and Shacru, and points in Pasang; in Pacru a win counts 1
//! and a shared win a half (`rules/`, sets and events of the booklets and tournaments). A player
//! who resigns a game scores nothing in it. The others then have fewer markers than a whole game
//! brings, so in a series with such a game the number of games won decides first. A game that was
//! not really played ([`is_played`]) counts for nobody.

use rules::Kind;

use crate::clocks::Clocks;
use crate::lobby::begin;
use crate::played::has_left;
use crate::rematch::anew;
use crate::time::Millis;
use crate::{
    Change, Event, EventKind, Game, GameStatus, Player, Result, Series, is_given_up, is_played,
};

/// How much later the next game begins, in milliseconds, so that its board is posted after the
/// result.
const BREATH: Millis = 1000;

/// The score of a series after one of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesScore {
    /// The number of games played so far.
    pub round: u8,
    /// The number of games in all.
    pub games: u8,
    /// The scores of the players, by their indices in this game. In Pacru they are in halves.
    pub totals: Vec<u32>,
    /// The number of games each has won, in halves.
    pub wins: Vec<u32>,
    /// Whether a game was resigned, so that games won count before the scores.
    pub by_wins: bool,
    /// How many of the games counted.
    pub counted: u8,
}

impl SeriesScore {
    /// The score of a game's series after it; none if the game belongs to no series. `games` are
    /// those of the series, each with its history.
    pub fn after(game: &Game, games: &[(Game, Vec<Event>)]) -> Option<Self> {
        let series = game.series.filter(|_| game.terms.games > 1)?;
        let seats = game.players.len();
        let mut standing = Self {
            round: series.round,
            games: game.terms.games,
            totals: vec![0; seats],
            wins: vec![0; seats],
            by_wins: false,
            counted: 0,
        };
        for (earlier, history) in games {
            let round = earlier.series.map_or(1, |series| series.round);
            let is_over = round <= series.round && earlier.status == GameStatus::Finished;
            if !is_over || !is_played(seats, history) {
                continue;
            }
            standing.counted += 1;
            standing.by_wins |= is_given_up(history);
            let further = usize::from(series.round - round);
            for player in 0..seats {
                // A player's index is lower by one in each following game.
                let then = (player + further) % seats;
                standing.wins[player] += halves_won(earlier, then);
                if !has_left(history, then) {
                    standing.totals[player] += worth(earlier, then);
                }
            }
        }
        Some(standing)
    }

    /// Whether it was the last game.
    pub fn is_last(&self) -> bool {
        self.round >= self.games
    }

    /// The players with the best score.
    pub fn leaders(&self) -> Vec<usize> {
        let players = || 0..self.totals.len();
        let most = players().map(|player| self.rank(player)).max();
        players().filter(|player| Some(self.rank(*player)) == most).collect()
    }

    /// What a player's place is decided by; more is better.
    pub fn rank(&self, player: usize) -> (u32, u32) {
        let wins = if self.by_wins { self.wins[player] } else { 0 };
        (wins, self.totals[player])
    }
}

/// Begins the next game, which has a code of its own.
pub fn begin_next(mut next: Game, clocks: &Clocks) -> Result<Change> {
    next.code = crate::code::free(0);
    let created_at = next.created_at;
    let mut change = Change::of(next, created_at);
    change.happen(EventKind::Create, None);
    begin(&mut change)?;
    change.tell_board();
    clocks.start(&mut change);
    Ok(change)
}

/// The next game of a series, if a change ends a game that is not the last.
pub fn next(change: &Change) -> Option<Game> {
    let game = &change.game;
    let series = game.series.filter(|_| change.is_end())?;
    if series.round >= game.terms.games {
        return None;
    }
    let players = game.players.iter();
    let mut players: Vec<Player> = players.map(Player::again).collect();
    players.rotate_left(1);
    Some(Game {
        players,
        created_at: change.at + BREATH,
        series: Some(Series { round: series.round + 1, ..series }),
        tournament: game.tournament,
        ..anew(game)
    })
}

/// What a player scores for a game that was played to its end.
fn worth(game: &Game, player: usize) -> u32 {
    match game.setup.kind {
        Kind::Pacru => halves_won(game, player),
        _ => game.players[player].points.unwrap_or(0).into(),
    }
}

/// 2 for a game won, 1 for a shared win.
fn halves_won(game: &Game, player: usize) -> u32 {
    let won = |player: &&Player| player.place == Some(1);
    match game.players.iter().filter(won).count() {
        _ if !won(&&game.players[player]) => 0,
        1 => 2,
        _ => 1,
    }
}
