//! The entries of a game one after the other, each played as it is read.

use rules::{Entry, Position, Record, RulesError, Seat, Setup, Status};

use super::{At, ImportError, MOST_ENTRIES, shortened};

/// A game as far as it has been read.
pub(super) struct Reading {
    setup: Setup,
    position: Position,
    entries: Vec<Entry>,
}

impl Reading {
    /// A game without turns.
    pub(super) fn new(setup: Setup) -> Result<Self, ImportError> {
        let position = Position::new(&setup).map_err(ImportError::Setup)?;
        Ok(Self { setup, position, entries: Vec::new() })
    }

    /// The setup of the game.
    pub(super) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose turn it is; none once the game is over.
    pub(super) fn to_move(&self) -> Option<Seat> {
        match self.position.status() {
            Status::Turn(seat) => Some(seat),
            Status::Over(_) => None,
        }
    }

    /// Why this text is not a turn here; none if it is one.
    pub(super) fn refusal(&self, text: &str) -> Option<RulesError> {
        self.position.play(text).err()
    }

    /// Plays a turn. Passes that are left out before it are filled in: nobody has another choice there.
    pub(super) fn turn(&mut self, at: At, text: &str) -> Result<(), ImportError> {
        if text != "pass" {
            self.forced_passes()?;
        }
        if self.to_move().is_none() {
            return Err(ImportError::AfterEnd(at, shortened(text)));
        }
        let refused = |error| ImportError::Turn { at, text: shortened(text), error };
        let played = self.position.play(text).map_err(refused)?;
        self.keep(Entry::Turn(played.turn), played.position)
    }

    /// Enters what is not a turn.
    pub(super) fn enter(&mut self, at: At, entry: Entry) -> Result<(), ImportError> {
        if self.to_move().is_none() {
            return Err(ImportError::AfterEnd(at, entry.to_string()));
        }
        let refused = |error| ImportError::Turn { at, text: entry.to_string(), error };
        let (position, _) = self.position.enter(&entry).map_err(refused)?;
        // A record of the bot names the seat.
        let entry = match (entry, self.to_move()) {
            (Entry::Resign(None), seat) => Entry::Resign(seat),
            (Entry::Time(None), seat) => Entry::Time(seat),
            (entry, _) => entry,
        };
        self.keep(entry, position)
    }

    fn keep(&mut self, entry: Entry, position: Position) -> Result<(), ImportError> {
        if self.entries.len() >= MOST_ENTRIES {
            return Err(ImportError::TooManyTurns);
        }
        self.entries.push(entry);
        self.position = position;
        Ok(())
    }

    fn forced_passes(&mut self) -> Result<(), ImportError> {
        while let Some(pass) = self.position.forced() {
            let Ok(played) = self.position.play(&pass) else { break };
            self.keep(Entry::Turn(played.turn), played.position)?;
        }
        Ok(())
    }

    /// The record and its last position.
    pub(super) fn end(mut self) -> Result<(Record, Position), ImportError> {
        if self.entries.is_empty() {
            return Err(ImportError::NoTurns);
        }
        self.forced_passes()?;
        let mut record = Record::new(self.setup);
        record.turns = self.entries;
        Ok((record, self.position))
    }
}
