//! Matches: the same openings with all orders of the players.

use std::fmt;

use ai::random_turn;
use rules::{Kind, Outcome, Position, RulesError, SeatSet, Status};

use crate::player::{Contender, Player};
use crate::statistics::Tally;

/// The number of random turns of each seat at the beginning.
pub(crate) const OPENING: u64 = 2;

/// A game from its usual start.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) position: Position,
    /// The turns that led to the position.
    pub(crate) turns: Vec<String>,
}

impl Game {
    /// The game after this many random turns of every seat.
    pub(crate) fn opening(kind: Kind, players: usize, random: u64, seed: u64) -> Game {
        let position = Position::start(kind, players).expect("a game for that many players");
        let mut game = Game { position, turns: Vec::new() };
        for turn in 0..random * players as u64 {
            let chance = seed.wrapping_mul(0x9e37_79b9).wrapping_add(turn);
            if let Some(turn) = random_turn(&game.position, chance) {
                game.play(turn).expect("a legal turn");
            }
        }
        game
    }

    fn play(&mut self, turn: String) -> Result<(), RulesError> {
        self.position = self.position.play(&turn)?.position;
        self.turns.push(turn);
        Ok(())
    }
}

/// A match between two players.
pub(crate) struct Match {
    kind: Kind,
    seats: usize,
    players: [Player; 2],
    contenders: [Contender; 2],
    /// The number of random turns of each seat at the beginning.
    random: u64,
    /// A's score; half of it is par, also with more than two players.
    tally: Tally,
    /// The share of the wins of one A among B's, and of one B among A's.
    alone: [Tally; 2],
    turns: usize,
    unfinished: u64,
}

/// A longer game is abandoned and shared; none ever was.
const MOST_TURNS: usize = 2_000;

impl Match {
    /// A match that begins, each of its games with this many random turns of each seat. The error is a sentence, as those of all games are.
    pub(crate) fn new(
        kind: Kind,
        seats: usize,
        players: [Player; 2],
        random: u64,
    ) -> Result<Match, String> {
        Ok(Match {
            kind,
            seats,
            contenders: [players[0].ready()?, players[1].ready()?],
            players,
            random,
            tally: Tally::default(),
            alone: [Tally::default(); 2],
            turns: 0,
            unfinished: 0,
        })
    }

    pub(crate) fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays an opening with every player alone in every seat.
    pub(crate) fn play(&mut self, seed: u64) -> Result<(), String> {
        let a = self.play_alone(0, seed)?;
        let score = if self.seats == 2 {
            a
        } else {
            let b = self.play_alone(1, seed)?;
            f64::midpoint(above_par(a, self.seats), 1.0 - above_par(b, self.seats))
        };
        let lineups = if self.seats == 2 { 1 } else { 2 };
        self.tally.add(score, self.seats as u64 * lineups);
        Ok(())
    }

    /// Plays an opening with one player, A or B, on every seat among copies of the other; returns what that one wins.
    pub(crate) fn play_alone(&mut self, alone: usize, seed: u64) -> Result<f64, String> {
        let opening = Game::opening(self.kind, self.seats, self.random, seed);
        let mut won = 0.0;
        for (place, seat) in opening.position.seats().iter().enumerate() {
            let mut who = vec![1 - alone; self.seats];
            who[place] = alone;
            let winners = self.game(opening.clone(), &who, seed)?;
            if winners.contains(seat) {
                won += 1.0 / winners.len() as f64;
            }
        }
        let share = won / self.seats as f64;
        self.alone[alone].add(share, self.seats as u64);
        Ok(share)
    }

    /// Plays a game with these players on the seats; returns the winners.
    fn game(&mut self, mut game: Game, who: &[usize], seed: u64) -> Result<SeatSet, String> {
        for ply in 0..MOST_TURNS {
            let seat = match game.position.status() {
                Status::Over(Outcome { winners, .. }) => {
                    self.turns += ply;
                    return Ok(winners);
                }
                Status::Turn(seat) => seat,
            };
            let place = game.position.seats().iter().position(|other| other == seat);
            let who = who[place.expect("a seat that plays")];
            let chance = seed << 16 | ply as u64;
            let player = &self.players[who];
            let turn = self.contenders[who](&game, chance);
            let turn = turn.map_err(|error| format!("{player}: {error}"))?;
            let turn = turn.ok_or_else(|| format!("{player} has no turn in {}", game.position))?;
            if let Err(error) = game.play(turn.clone()) {
                return Err(format!("{player} played {turn} in {}: {error}", game.position));
            }
        }
        self.unfinished += 1;
        Ok(game.position.seats().iter().collect())
    }
}

/// A share of the wins, scaled so that a fair share is one half.
fn above_par(share: f64, seats: usize) -> f64 {
    let par = 1.0 / seats as f64;
    if share < par { share / par / 2.0 } else { 0.5 + (share - par) / (1.0 - par) / 2.0 }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tally, [a, b]) = (&self.tally, &self.players);
        let (name, seats, fair) = (self.kind.name(), self.seats, 100.0 / self.seats as f64);
        if tally.games() == 0 {
            let [alone, _] = &self.alone;
            return write!(
                f,
                "{name} {seats}: {a} alone among {b} wins {} of {} games, fair is {fair:.0} %, {:.0} turns a game",
                alone.score(),
                alone.games(),
                self.turns as f64 / alone.games() as f64,
            );
        }
        let [low, elo, high] = tally.elo();
        write!(
            f,
            "{name} {seats}: {a} against {b}: {} of {} games, Elo {elo:+.0} [{low:+.0}, {high:+.0}], ratio {:+.1}, {:.0} turns a game",
            tally.score(),
            tally.games(),
            tally.ratio(),
            self.turns as f64 / tally.games() as f64,
        )?;
        if self.seats > 2 {
            let [a_alone, b_alone] = self.alone.map(|alone| alone.score());
            write!(f, "; an A alone wins {a_alone}, a B alone {b_alone}, fair is {fair:.0} %")?;
        }
        if self.unfinished > 0 {
            write!(f, "; {} games had no end", self.unfinished)?;
        }
        Ok(())
    }
}
