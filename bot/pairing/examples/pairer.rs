//! Pairs and ranks tournaments over JSON lines, for tooling and for cross-checking with other programs.
//!
//! `cargo run --release -p pairing --example pairer` reads a request from each line of the standard input:
//!
//! ```text
//! in : {"format":{"swiss":5},"events":[{"entered":{"entrant":1}},...],"want":["pairings","standings"]}
//!      {"format":{"swiss":5},"events":[...],"want":["cost"],"compare":{"games":[[1,2],[4,3]],"byes":[5]}}
//! out: {"ok":true,"pairings":{"round":1,"games":[...],"byes":[...]},"standings":{"groups":[...]}}
//!      {"ok":true,"cost":[0,0,...],"compared":[0,1,...]}
//!      {"ok":false,"error":"a sentence"}
//! ```
//!
//! `cost` is the cost of the proposed pairings, and `compared` that of the pairings under `compare`, as the keys of
//! [`SwissCost`](pairing::SwissCost) in their order.

use std::io::{self, BufRead, Write};

use pairing::{
    Bye, ByeKind, EntrantId, FirstMove, Format, OpenGames, Pairing, Pairings, PlayEvent, Reason,
    Seating, Standings, SwissCost, Tournament,
};
use serde::{Deserialize, Serialize};

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

#[derive(Serialize)]
struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairings: Option<Pairings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standings: Option<Standings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<[i64; 10]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<[i64; 10]>,
}

#[derive(Serialize)]
struct Failure {
    ok: bool,
    error: String,
}

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn answer(line: &str) -> Result<String> {
    let request: Request = serde_json::from_str(line)?;
    let tournament = Tournament::replay(request.format, request.events)?;
    let wants = |want| request.want.contains(&want);
    let mut answer = Reply {
        ok: true,
        pairings: None,
        standings: wants(Want::Standings).then(|| tournament.standings()),
        cost: None,
        compared: None,
    };
    if wants(Want::Pairings) || wants(Want::Cost) {
        let pairings = tournament.pair(OpenGames::AsDraws)?;
        if wants(Want::Cost) {
            answer.cost = Some(cost(&tournament, &pairings)?);
            if let Some(other) = request.compare {
                let other = other.pairings(&pairings)?;
                answer.compared = Some(cost(&tournament, &other)?);
            }
        }
        answer.pairings = wants(Want::Pairings).then_some(pairings);
    }
    Ok(serde_json::to_string(&answer)?)
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

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let answer = answer(&line?).or_else(|error| {
            serde_json::to_string(&Failure { ok: false, error: error.to_string() })
        })?;
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}
