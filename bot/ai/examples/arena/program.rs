//! An arena that was built from another commit, as a program with which this one plays.
//!
//! Each line of its input is a seed and a [`Record`] without line breaks; each line of its output is the turn it plays.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rules::Record;

use crate::player::Player;

/// Another arena, and which of its players plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Program {
    /// The file of the program.
    pub(crate) path: &'static str,
    /// The player, as that program calls it.
    pub(crate) player: &'static str,
}

impl Program {
    pub(crate) fn start(self) -> io::Result<Running> {
        let mut child = Command::new(self.path)
            .args(["answer", self.player])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (positions, turns) = (child.stdin.take(), child.stdout.take());
        Ok(Running {
            positions: positions.expect("it is piped"),
            turns: BufReader::new(turns.expect("it is piped")),
            _child: child,
        })
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "program:{},{}", self.path, self.player)
    }
}

/// A program that was started. It ends when its input does.
pub(crate) struct Running {
    positions: ChildStdin,
    turns: BufReader<ChildStdout>,
    _child: Child,
}

impl Running {
    pub(crate) fn turn(&mut self, record: &Record, seed: u64) -> io::Result<String> {
        let record = record.to_string().replace('\n', " ");
        writeln!(self.positions, "{seed} {record}")?;
        let mut turn = String::new();
        self.turns.read_line(&mut turn)?;
        Ok(turn.trim_end().to_owned())
    }
}

/// Is such a program for another arena.
pub(crate) fn answer(player: Player) -> io::Result<()> {
    let mut contender = player.ready();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (seed, record) = line
            .split_once(' ')
            .ok_or_else(|| io::Error::other("no record"))?;
        let seed: u64 = seed.parse().map_err(io::Error::other)?;
        let record: Record = record.parse().map_err(io::Error::other)?;
        let position = record.replay().map_err(io::Error::other)?;
        println!("{}", contender.turn(&record, &position, seed));
    }
    Ok(())
}
