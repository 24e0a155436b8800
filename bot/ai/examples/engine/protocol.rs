//! One request and one answer.
//!
//! A request of the referee may also contain `go`, the limit of a search for a turn in the position
//! that it leads to: `{"nodes":N}`, or `{"time":N}` in milliseconds of processor time; and `seed`,
//! which decides between equal turns. The answer then contains `bestmove`, which is `null` if the
//! game is over.

use ai::{Engine, Stop};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use go::Go;
use referee::{Failure, Verdict, referee};

#[path = "go.rs"]
mod go;
#[path = "../../../rules/examples/referee/protocol.rs"]
mod referee;

/// Answers a line, whatever it contains; never fails.
pub(crate) fn answer(engine: &mut Engine, line: &str) -> Value {
    referee::answer(line, |request| search(engine, request))
}

fn search(engine: &mut Engine, mut request: Value) -> Verdict {
    let go: Option<Go> = take(&mut request, "go", "{\"nodes\":N} or {\"time\":N}")?;
    let seed: Option<u64> = take(&mut request, "seed", "a number")?;
    let (position, mut answer) = referee(request)?;
    if let Some(go) = go {
        let seed = seed.unwrap_or_default();
        let found = engine.search(&position, go.budget(), seed, &Stop::new());
        answer.insert("bestmove".to_owned(), json!(found.map(|found| found.turn)));
    }
    Ok((position, answer))
}

/// Takes a field out of a request that may have it.
fn take<T: DeserializeOwned>(
    request: &mut Value,
    name: &str,
    what: &str,
) -> Result<Option<T>, Failure> {
    let field = request.as_object_mut().and_then(|fields| fields.remove(name));
    let read = field.map(serde_json::from_value).transpose();
    read.map_err(|_| Failure::error(&format!("\"{name}\" takes {what}.")))
}
