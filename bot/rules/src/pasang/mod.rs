//! Pasang, the traditional game of Brunei: two kas capture black and white tokens off a pattern.

mod colour;
mod draft;
mod error;
mod lines;
mod openings;
mod options;
mod pattern;
mod point;
mod position;
mod prompt;
mod read;
mod summary;
mod turn;

use crate::fingerprint::Fingerprint;
use crate::game::{BoardGame, Family, GameProfile, Start, TurnError};
use crate::outcome::{Outcome, Reason, Status};
use crate::seat::{BySeat, Seat};

pub use colour::Colour;
pub use draft::Draft;
pub use error::PasangError;
pub use openings::OpeningCount;
use options::{KA, OPENING, PATTERN};
pub use options::{KaRule, Opening, PasangOptions};
pub use pattern::{Pattern, PatternError, Symmetry};
pub use point::{Axis, File, Point, PointError, PointSet};
pub use position::PasangPositionError;
pub use prompt::{PasangNote, PasangPrompt};
pub use summary::{PasangAction, PasangSummary};
pub use turn::{Choice, Turn};

impl Family for Pasang {
    type Board = Pasang;
    type Location = Point;
    type Prompt = PasangPrompt;
    type Note = PasangNote;
    type Summary = PasangSummary;
    type Error = PasangError;
    type Options = PasangOptions;
}

/// What the seat to move must choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// A column of its half as passage.
    Passage,
    /// The token that becomes its ka.
    Ka,
    /// Where the ka goes.
    Move,
}

/// A position of Pasang. South is the first player, called X in position lines; North is O.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pasang {
    black: PointSet,
    white: PointSet,
    kas: BySeat<Option<Point>>,
    passages: BySeat<Option<File>>,
    scores: BySeat<u16>,
    turn: Seat,
    phase: Phase,
    ka_rule: KaRule,
    opening: Opening,
    end: Option<Reason>,
}

/// The result of a game in which a player has no capture, whatever was captured before.
const SUNTUK: u16 = 120;

impl Pasang {
    /// The token on a point.
    pub fn token(&self, point: Point) -> Option<Colour> {
        if self.black.contains(point) {
            Some(Colour::Black)
        } else {
            self.white.contains(point).then_some(Colour::White)
        }
    }

    /// The points with tokens of a colour.
    pub fn tokens(&self, colour: Colour) -> PointSet {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    /// Where a seat's ka stands.
    pub fn ka(&self, seat: Seat) -> Option<Point> {
        self.kas[seat]
    }

    /// The column a seat took as its passage.
    pub fn passage(&self, seat: Seat) -> Option<File> {
        self.passages[seat]
    }

    /// What the seat to move must choose.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The points to which a seat's ka could go now with a capture, whoever is to move.
    pub fn landings(&self, seat: Seat) -> PointSet {
        self.as_if_turn_of(seat).destinations().map(|(point, _)| point).collect()
    }

    /// The start position with the tokens laid out.
    fn laid_out(options: &PasangOptions) -> Pasang {
        let pattern = options.pattern.unwrap_or_default();
        Pasang {
            black: pattern.black(),
            white: pattern.white(),
            kas: BySeat::default(),
            passages: BySeat::default(),
            scores: BySeat::default(),
            turn: Seat::South,
            phase: Phase::Passage,
            ka_rule: options.ka.unwrap_or_default(),
            opening: options.opening.unwrap_or_default(),
            end: None,
        }
    }

    fn other(seat: Seat) -> Seat {
        if seat == Seat::South { Seat::North } else { Seat::South }
    }

    /// The five rows of a seat's half.
    fn half(seat: Seat) -> std::ops::Range<u8> {
        if seat == Seat::South { 0..5 } else { 6..11 }
    }

    /// Removes tokens and scores them for the seat to move.
    fn capture(&mut self, points: PointSet) {
        let black = (points.len() - (points - self.black).len()) as u16;
        let white = (points.len() - (points - self.white).len()) as u16;
        self.black = self.black - points;
        self.white = self.white - points;
        self.scores[self.turn] += black * Colour::Black.points() + white * Colour::White.points();
    }

    /// Ends a turn of the seat to move.
    fn end_turn(&mut self) {
        self.turn = Pasang::other(self.turn);
        if self.turn == Seat::South {
            self.phase = match self.phase {
                Phase::Passage => Phase::Ka,
                Phase::Ka | Phase::Move => Phase::Move,
            };
        }
        self.check_end();
    }

    /// Checks for the end: without tokens the scores count; with tokens but no capture the player
    /// is suntuk.
    fn check_end(&mut self) {
        if (self.black | self.white).is_empty() {
            self.end = Some(Reason::Score);
        } else if !self.can_move() {
            self.end = Some(Reason::Suntuk);
        }
    }

    fn outcome(&self, reason: Reason) -> Outcome {
        let points = BySeat::from_fn(|seat| match (reason, seat) {
            (Reason::Suntuk, seat) if seat == self.turn => 0,
            (Reason::Suntuk, Seat::South | Seat::North) => SUNTUK,
            _ => self.scores[seat],
        });
        let score = |seat| match (reason, seat) {
            (_, Seat::West | Seat::East) => None,
            // A resignation leaves only the seat to move.
            (Reason::LastOneMoving, seat) => Some(u16::from(seat == self.turn)),
            (Reason::Agreement, _) => Some(0),
            (_, seat) => Some(points[seat]),
        };
        Outcome::ranked(&BySeat::from_fn(score), points, reason)
    }
}

impl BoardGame for Pasang {
    const PROFILE: GameProfile = GameProfile {
        name: "Pasang",
        players: 2..=2,
        options: &[PATTERN, KA, OPENING],
        fingerprint: 4,
    };
    type Family = Pasang;
    type Turn = Turn;
    type Draft = Draft;

    fn open(start: &Start<'_, Pasang>) -> Result<Pasang, PasangError> {
        if !start.seats.iter().eq([Seat::South, Seat::North]) {
            return Err(PasangError::Seats);
        }
        let mut game = Pasang::laid_out(start.options);
        if let Some(line) = start.position {
            game.set_up(line)?;
        }
        game.check_end();
        Ok(game)
    }

    /// Every turn captures, so no position occurs twice.
    fn repetition_limit(_: &PasangOptions) -> Option<usize> {
        None
    }

    fn status(&self) -> Status {
        match self.end {
            None => Status::Turn(self.turn),
            Some(reason) => Status::Over(self.outcome(reason)),
        }
    }

    fn is_in(&self, seat: Seat) -> bool {
        let gave_up = self.end == Some(Reason::LastOneMoving) && seat != self.turn;
        matches!(seat, Seat::South | Seat::North) && !gave_up
    }

    /// The points for captured tokens: 1 for black, 2 for white ones.
    fn points(&self) -> BySeat<u16> {
        self.scores
    }

    fn pieces(&self) -> BySeat<u16> {
        BySeat::from_fn(|seat| u16::from(self.kas[seat].is_some()))
    }

    fn draft(&self) -> Draft {
        Draft::new(*self)
    }

    fn read(&self, text: &str) -> Result<(Turn, Pasang), TurnError<PasangError>> {
        read::read(self, text)
    }

    fn resign(&self, seat: Seat) -> Pasang {
        Pasang { turn: Pasang::other(seat), end: Some(Reason::LastOneMoving), ..*self }
    }

    fn agreed(&self) -> Pasang {
        Pasang { end: self.end.or(Some(Reason::Agreement)), ..*self }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Pasang {
        Pasang { turn: seat, ..*self }
    }

    /// No position occurs twice.
    fn repeated(&self) -> Pasang {
        *self
    }

    fn summarize(&self, turn: &Turn, after: &Pasang) -> PasangSummary {
        turn.tell(self, after)
    }

    fn summarize_resignation(&self, seat: Seat, _: &Pasang) -> PasangSummary {
        PasangSummary::resignation(seat)
    }

    fn position_line(&self) -> String {
        self.line()
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(Pasang::PROFILE.fingerprint);
        for tokens in [self.black, self.white] {
            print.add(tokens.bits() as u64);
            print.add((tokens.bits() >> 64) as u64);
        }
        for seat in [Seat::South, Seat::North] {
            let ka = self.kas[seat].map_or(0, |ka| 1 + u64::from(ka.x()) * 11 + u64::from(ka.y()));
            let passage = self.passages[seat].map_or(0, |file| 1 + u64::from(file.x()));
            print.add(ka << 32 | passage << 16 | u64::from(self.scores[seat]));
        }
        print.add((self.turn as u64) << 8 | self.phase as u64);
        print.get()
    }

    fn board(&self) -> &Pasang {
        self
    }
}
