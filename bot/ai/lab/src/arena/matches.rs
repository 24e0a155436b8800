//! Matches: the same openings with all orders of the players.

use std::fmt;
use std::ops::ControlFlow;

use ai::random_turn;
use rules::{Kind, Outcome, Position, RulesError, SeatSet, Status};
use serde::{Deserialize, Serialize};

use super::player::{Contender, Player};
use super::statistics::Tally;
use crate::error::Error;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::workshop::Workshop;

/// The number of random turns of each seat at the beginning.
pub(crate) const OPENING: u64 = 2;

/// A longer game is abandoned and shared; none ever was.
const MOST_TURNS: usize = 2_000;

/// A won game, which up to four may share, in equal parts that are whole numbers.
const WON: u64 = 12;

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

/// Who plays whom in a match, and how.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pairing {
    pub(crate) kind: Kind,
    pub(crate) seats: usize,
    /// A and B.
    pub(crate) players: [Player; 2],
    /// The number of random turns of each seat at the beginning.
    pub(crate) random: u64,
    /// Whether only an A alone among B's plays, in every seat.
    pub(crate) alone: bool,
}

/// How much is played of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Length {
    /// The first opening, and their number.
    pub(crate) from: u64,
    pub(crate) openings: u64,
    /// Whether the match stops as soon as it is clear whether A is 20 Elo better or not better at
    /// all.
    pub(crate) sprt: bool,
}

/// What came of one opening.
#[derive(Clone, Copy, Default, Debug, Serialize, Deserialize)]
struct Round {
    /// What the single A among B's won in all seats, and the single B among A's.
    won: [u64; 2],
    games: u64,
    turns: u64,
    unfinished: u64,
}

impl Pairing {
    /// Plays a match, or as much of it as is not played yet.
    pub(crate) fn play(&self, workshop: &Workshop, length: Length) -> Result<Match, Error> {
        if !self.kind.players().contains(&self.seats) {
            let (kind, seats) = (self.kind, self.seats);
            return Err(Error::Unusable(format!("{kind} is not played by {seats}.")));
        }
        self.players.iter().try_for_each(|player| player.can_play(self.kind, self.seats))?;
        let Length { from, openings, sprt } = length;
        let mut played = Match::new(self.clone());
        let mut progress = Progress::new(&format!("{} {}", self.kind, self.seats), openings);
        let ready = || {
            let [a, b] = &self.players;
            Ok([a.ready()?, b.ready()?])
        };
        workshop.in_order(
            Some(&self.recipe()),
            from..from + openings,
            ready,
            |contenders: &mut [Contender; 2], opening| self.round(contenders, opening),
            |opening, round| {
                played.add(round);
                progress.at(opening + 1 - from, played.to_string());
                let settled = sprt && played.tally.is_settled();
                if settled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )?;
        Ok(played)
    }

    fn recipe(&self) -> Recipe {
        let Pairing { kind, seats, players: [a, b], random, alone } = self;
        let alone = if *alone { " --alone" } else { "" };
        Recipe::with_engine(format!("match {kind} {seats} {a} {b} --random {random}{alone}"))
    }

    /// Plays an opening with every player alone in every seat, or only A.
    fn round(&self, contenders: &mut [Contender; 2], opening: u64) -> Result<Round, Error> {
        let mut round = Round::default();
        self.alone_in_every_seat(0, contenders, opening, &mut round)?;
        // Of two players each is alone.
        if self.seats > 2 && !self.alone {
            self.alone_in_every_seat(1, contenders, opening, &mut round)?;
        }
        Ok(round)
    }

    /// Plays an opening with one player, A or B, on every seat among copies of the other.
    fn alone_in_every_seat(
        &self,
        alone: usize,
        contenders: &mut [Contender; 2],
        seed: u64,
        round: &mut Round,
    ) -> Result<(), Error> {
        let opening = Game::opening(self.kind, self.seats, self.random, seed);
        for (place, seat) in opening.position.seats().iter().enumerate() {
            let mut who = vec![1 - alone; self.seats];
            who[place] = alone;
            let winners = self.game(opening.clone(), &who, contenders, seed, round)?;
            if winners.contains(seat) {
                round.won[alone] += WON / winners.len() as u64;
            }
            round.games += 1;
        }
        Ok(())
    }

    /// Plays a game with these players on the seats; returns the winners.
    fn game(
        &self,
        mut game: Game,
        who: &[usize],
        contenders: &mut [Contender; 2],
        seed: u64,
        round: &mut Round,
    ) -> Result<SeatSet, Error> {
        for ply in 0..MOST_TURNS {
            let seat = match game.position.status() {
                Status::Over(Outcome { winners, .. }) => return Ok(winners),
                Status::Turn(seat) => seat,
            };
            let place = game.position.seats().iter().position(|other| other == seat);
            let who = who[place.expect("a seat that plays")];
            let player = &self.players[who];
            let turn = contenders[who](&game, seed << 16 | ply as u64)
                .map_err(|error| Error::Player(format!("{player}: {error}")))?;
            let none = || Error::Player(format!("{player} has no turn in {}", game.position));
            let turn = turn.ok_or_else(none)?;
            let before = game.position.clone();
            game.play(turn.clone()).map_err(|error| {
                Error::Player(format!("{player} played {turn} in {before}: {error}"))
            })?;
            round.turns += 1;
        }
        round.unfinished += 1;
        Ok(game.position.seats().iter().collect())
    }
}

/// What is known of a match. `Display` is its report.
pub(crate) struct Match {
    pairing: Pairing,
    /// A's score; half of it is par, also with more than two players.
    tally: Tally,
    /// The share of the wins of one A among B's, and of one B among A's.
    alone: [Tally; 2],
    turns: u64,
    games: u64,
    unfinished: u64,
}

impl Match {
    fn new(pairing: Pairing) -> Match {
        let alone = [Tally::default(); 2];
        Match { pairing, tally: Tally::default(), alone, turns: 0, games: 0, unfinished: 0 }
    }

    fn add(&mut self, round: Round) {
        let seats = self.pairing.seats;
        let share = |won: u64| won as f64 / (WON * seats as u64) as f64;
        let [a, b] = round.won.map(share);
        self.turns += round.turns;
        self.games += round.games;
        self.unfinished += round.unfinished;
        self.alone[0].add(a, seats as u64);
        if self.pairing.alone {
            return;
        }
        let score = if seats == 2 {
            a
        } else {
            self.alone[1].add(b, seats as u64);
            f64::midpoint(above_par(a, seats), 1.0 - above_par(b, seats))
        };
        self.tally.add(score, round.games);
    }

    /// A's score, or what an A alone among B's wins.
    pub(crate) fn score(&self) -> &Tally {
        if self.pairing.alone { &self.alone[0] } else { &self.tally }
    }
}

/// A share of the wins, scaled so that a fair share is one half.
fn above_par(share: f64, seats: usize) -> f64 {
    let par = 1.0 / seats as f64;
    if share < par { share / par / 2.0 } else { 0.5 + (share - par) / (1.0 - par) / 2.0 }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pairing { kind, seats, players: [a, b], alone, .. } = &self.pairing;
        let (name, fair) = (kind.name(), 100.0 / *seats as f64);
        let (games, turns) = (self.games, self.turns as f64 / self.games.max(1) as f64);
        let score = self.score().score();
        if *alone {
            write!(f, "{name} {seats}: {a} alone among {b} wins {score} of {games} games")?;
            write!(f, ", fair is {fair:.0} %, {turns:.0} turns a game")?;
        } else {
            let [low, elo, high] = self.tally.elo();
            write!(f, "{name} {seats}: {a} against {b}: {score} of {games} games")?;
            write!(f, ", Elo {elo:+.0} [{low:+.0}, {high:+.0}]")?;
            write!(f, ", ratio {:+.1}, {turns:.0} turns a game", self.tally.ratio())?;
        }
        if *seats > 2 && !alone {
            let [a_alone, b_alone] = self.alone.map(|alone| alone.score());
            write!(f, "; an A alone wins {a_alone}, a B alone {b_alone}, fair is {fair:.0} %")?;
        }
        if self.unfinished > 0 {
            write!(f, "; {} games had no end", self.unfinished)?;
        }
        Ok(())
    }
}
