//! One request and one answer.
//!
//! A request names a `game`, who plays (`players`, or `seats` in turn order), optionally `options`
//! by name (those of Pasang may stand beside the game) and a `position` line, the `turns` so far,
//! and what it wants to know: `position`, `legal` (with `reorient` also the reorientations),
//! `status`, `perft:N` for the counts of depths 1 to N.
//!
//! A refused turn gives `{"ok":false,"at":1,"kind":"illegal","error":"a note"}`; `kind` is
//! `unreadable` if the text itself could not be read. A bad request has no `at`.

use rules::pasang::{KaRule, Opening, Pattern};
use rules::{Entry, Kind, Options, Outcome, Position, RulesError, Seat, Seats, Setup, Status};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// Deeper counts would take hours, and a request cannot be cancelled.
const DEEPEST: u32 = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: Kind,
    players: Option<usize>,
    seats: Option<Seats>,
    #[serde(default)]
    options: Options,
    /// The options of Pasang may also stand beside the game.
    pattern: Option<Pattern>,
    ka: Option<KaRule>,
    opening: Option<Opening>,
    position: Option<String>,
    #[serde(default)]
    turns: Vec<String>,
    #[serde(default)]
    want: Vec<String>,
}

/// Why a request is refused.
#[derive(Serialize)]
pub(crate) struct Failure {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
    kind: &'static str,
    error: String,
}

impl Failure {
    pub(crate) fn error(error: &(impl ToString + ?Sized)) -> Failure {
        Failure { ok: false, at: None, kind: "unreadable", error: error.to_string() }
    }

    fn refused(at: Option<usize>, error: &RulesError) -> Failure {
        let kind = if error.is_unreadable() { "unreadable" } else { "illegal" };
        Failure { ok: false, at, kind, error: error.to_string() }
    }
}

/// Answers a line, whatever it contains; never fails.
pub(crate) fn answer(line: &str, referee: impl FnOnce(Value) -> Verdict) -> Value {
    let request = serde_json::from_str(line).map_err(|error| Failure::error(&error));
    match request.and_then(referee) {
        Ok((_, answer)) => Value::Object(answer),
        Err(failure) => json!(failure),
    }
}

/// The position that a request leads to, with the answer, or why it is refused.
pub(crate) type Verdict = Result<(Position, Map<String, Value>), Failure>;

/// What the rules say about a request.
pub(crate) fn referee(request: Value) -> Verdict {
    let request: Request =
        serde_json::from_value(request).map_err(|error| Failure::error(&error))?;
    let want = request.want.clone();
    let opened = Position::new(&request.setup()?);
    let mut position = opened.map_err(|error| Failure::refused(None, &error))?;
    for (at, turn) in request.turns.iter().enumerate() {
        let refused = |error: RulesError| Failure::refused(Some(at), &error);
        // Turns may be written leniently.
        let entry = turn.parse().unwrap_or_else(|_| Entry::Turn(turn.clone()));
        position = position.enter(&entry).map_err(refused)?.0;
    }
    let mut answer = Map::new();
    answer.insert("ok".to_owned(), json!(true));
    for wish in &want {
        grant(&position, wish, &want, &mut answer)?;
    }
    Ok((position, answer))
}

impl Request {
    fn setup(&self) -> Result<Setup, Failure> {
        let seats = match (self.seats, self.players) {
            (Some(seats), Some(players)) if seats.len() != players => {
                return Err(Failure::error("\"players\" and \"seats\" do not agree."));
            }
            (Some(seats), _) => seats,
            (None, Some(players)) => {
                let usual = Setup::new(self.game, players);
                usual.map_err(|error| Failure::refused(None, &error))?.seats
            }
            (None, None) => self.seats_of_position()?,
        };
        let mut options = self.options.clone();
        options.pasang.pattern = self.pattern.or(options.pasang.pattern);
        options.pasang.ka = self.ka.or(options.pasang.ka);
        options.pasang.opening = self.opening.or(options.pasang.opening);
        let position = self.position.clone();
        Ok(Setup { kind: self.game, seats, options, position })
    }

    /// If the players are not given, those of the position play, in the usual order.
    fn seats_of_position(&self) -> Result<Seats, Failure> {
        let players = self.game.players();
        let setups = players.clone().filter_map(|players| Setup::new(self.game, players).ok());
        let line = self.position.as_deref().unwrap_or_default().to_ascii_uppercase();
        let fits = |seats: &Seats| {
            let absent = Seat::ALL.into_iter().filter(|seat| !seats.contains(*seat));
            players.clone().count() == 1
                || absent.into_iter().all(|seat| !line.contains(seat.letter()))
        };
        let mut seats = setups.map(|setup| setup.seats).filter(fits);
        match (seats.next(), &self.position) {
            (Some(seats), _) if players.count() == 1 => Ok(seats),
            (Some(seats), Some(_)) => Ok(seats),
            _ => Err(Failure::error("Say how many \"players\" there are.")),
        }
    }
}

fn grant(
    position: &Position,
    wish: &str,
    all: &[String],
    answer: &mut Map<String, Value>,
) -> Result<(), Failure> {
    let (name, depth) = match wish.split_once(':') {
        Some((name, depth)) => (name, Some(depth)),
        None => (wish, None),
    };
    let value = match (name, depth) {
        ("position", None) => json!(position.position_line()),
        ("legal", None) => json!(position.legal(all.iter().any(|wish| wish == "reorient"))),
        ("status", None) => status(position),
        ("reorient", None) => return Ok(()),
        ("perft", Some(depth)) => {
            let depth = depth.parse().ok().filter(|depth| *depth <= DEEPEST);
            let depth = depth.ok_or_else(|| {
                Failure::error(&format!("\"perft\" takes a depth up to {DEEPEST}."))
            })?;
            let counts: Vec<u64> = (1..=depth).map(|depth| position.perft(depth)).collect();
            json!(counts)
        }
        _ => return Err(Failure::error(&format!("There is no wish \"{wish}\"."))),
    };
    answer.insert(name.to_owned(), value);
    if let (None, Status::Turn(seat)) = (depth, position.status()) {
        answer.insert("to_move".to_owned(), json!(seat));
    }
    Ok(())
}

fn status(position: &Position) -> Value {
    match position.status() {
        Status::Turn(_) => json!({ "over": false }),
        Status::Over(Outcome { winners, points, reason, .. }) => {
            let points: Map<String, Value> = position
                .seats()
                .iter()
                .map(|seat| (seat.to_string(), json!(points[seat])))
                .collect();
            json!({ "over": true, "winners": winners, "points": points, "reason": reason })
        }
    }
}
