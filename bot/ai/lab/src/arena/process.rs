//! A player that is another program, which speaks the protocol of `.github/docs/referee.md`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use super::go::Go;
use super::matches::Game;

/// A program that is running.
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Process {
    /// Starts a program. The error is a sentence.
    pub(crate) fn start(path: &Path) -> Result<Process, String> {
        let mut command = Command::new(path);
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("{}: {error}", path.display()))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => {
                Ok(Process { child, input, output: BufReader::new(output) })
            }
            _ => Err(format!("{} has no input and output", path.display())),
        }
    }

    /// Asks for the turn that it plays. It searches on its own time, so its limit is a promise. The
    /// error is a sentence.
    pub(crate) fn bestmove(&mut self, game: &Game, go: Go, seed: u64) -> Result<String, String> {
        let (kind, seats) = (game.position.kind(), game.position.seats());
        let request =
            json!({ "game": kind, "seats": seats, "turns": game.turns, "go": go, "seed": seed });
        let mut answer = String::new();
        let asked = writeln!(self.input, "{request}")
            .and_then(|()| self.input.flush())
            .and_then(|()| self.output.read_line(&mut answer));
        asked.map_err(|error| format!("{error} after {request}"))?;
        let read: Option<Value> = serde_json::from_str(&answer).ok();
        let turn = read.as_ref().and_then(|answer| answer["bestmove"].as_str());
        turn.map(str::to_owned).ok_or_else(|| format!("{answer:?} has no turn after {request}"))
    }
}

impl Drop for Process {
    /// Ends the program, which may wait for another line.
    fn drop(&mut self) {
        let _ended = self.child.kill().and_then(|()| self.child.wait());
    }
}
