//! Pairs and ranks tournaments over JSON lines, for tooling and for cross-checking with other
//! programs.
//!
//! `cargo run --release -p pairing --example pairer` reads a request from each line of the standard
//! input:
//!
//! ```text
//! in : {"format":{"swiss":5},"events":[{"entered":{"entrant":1}},...],"want":["pairings","standings"]}
//!      {"format":{"swiss":5},"events":[...],"want":["cost"],"compare":{"games":[[1,2],[4,3]],"byes":[5]}}
//! out: {"ok":true,"pairings":{"round":1,"games":[...],"byes":[...]},"standings":{"groups":[...]}}
//!      {"ok":true,"cost":[0,0,...],"compared":[0,1,...]}
//!      {"ok":false,"error":"a sentence"}
//! ```
//!
//! `cost` is the cost of the proposed pairings, and `compared` that of the pairings under
//! `compare`, as the keys of [`SwissCost`](pairing::SwissCost) in their order.

#[path = "../../rules/examples/referee/lines.rs"]
mod lines;

use pairing::{
    Bye, ByeKind, EntrantId, FirstMove, Format, OpenGames, Pairing, Pairings, PlayEvent, Reason,
    Seating, SwissCost, Tournament,
};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    format: Format,
    events: Vec<PlayEvent>,
    want: Vec<Want>,
    #[serde(default)]
    compare: Option<Other>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Want {
    Pairings,
    Standings,
    Cost,
}

/// Pairings of another program: first mover first.
#[derive(Deserialize)]
struct Other {
    games: Vec<Vec<EntrantId>>,
    #[serde(default)]
    byes: Vec<EntrantId>,
}

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn answer(line: &str) -> Result<Value> {
    let request: Request = serde_json::from_str(line)?;
    let tournament = Tournament::replay(request.format, request.events)?;
    let wants = |want| request.want.contains(&want);
    let mut answer = json!({ "ok": true });
    if wants(Want::Standings) {
        answer["standings"] = json!(tournament.standings());
    }
    if wants(Want::Pairings) || wants(Want::Cost) {
        let pairings = tournament.pair(OpenGames::AsDraws)?;
        if wants(Want::Cost) {
            answer["cost"] = json!(cost(&tournament, &pairings)?);
            if let Some(other) = request.compare {
                let other = other.pairings(&pairings)?;
                answer["compared"] = json!(cost(&tournament, &other)?);
            }
        }
        if wants(Want::Pairings) {
            answer["pairings"] = json!(pairings);
        }
    }
    Ok(answer)
}

fn cost(tournament: &Tournament, pairings: &Pairings) -> Result<[i64; 10]> {
    let cost = SwissCost::of(tournament, pairings);
    Ok(cost.ok_or("these are not the pairings of a whole round of a Swiss for two")?.keys())
}

impl Other {
    fn pairings(self, ours: &Pairings) -> Result<Pairings> {
        let mut games = Vec::new();
        for seating in self.games {
            games.push(Pairing {
                group: 0,
                seating: Seating::new(seating)?,
                reason: Reason::Organiser,
                first_move: FirstMove::Organiser,
            });
        }
        let asked_for = |bye: &&Bye| matches!(bye.kind, ByeKind::Requested(_));
        let mut byes: Vec<Bye> = ours.byes.iter().filter(asked_for).copied().collect();
        byes.extend(self.byes.into_iter().map(|entrant| Bye { entrant, kind: ByeKind::Organiser }));
        Ok(Pairings { round: ours.round, games, byes })
    }
}

fn main() -> std::io::Result<()> {
    lines::answer_each(|line| {
        answer(line).unwrap_or_else(|error| json!({ "ok": false, "error": error.to_string() }))
    })
}
