//! Variations: turns that members try out, for themselves alone. Nothing here changes a game.

use boxed::boxed;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::variations::{Point, Trial};
use play::{Event, Game, LONGEST_NOTE, NotePlace, UserId};

use crate::load::refusal;
use crate::{Games, Result};

#[boxed]
impl Games {
    /// A position of a game, or one of the variations of a member.
    pub async fn try_out(&self, game: &Game, user: UserId, at: Point) -> Result<Trial> {
        let history = self.store.history(game, game.seq).await?;
        self.trial(game, &history, user, at).await
    }

    /// The position after the turn that a member has built with `choices`; it is stored. Returns
    /// nothing if they do not make a whole turn there, or if the position is no longer stored.
    pub async fn try_turn(
        &self,
        game: &Game,
        user: UserId,
        at: Point,
        choices: &Choices,
    ) -> Result<Option<Trial>> {
        // What two taps try at once is stored one after the other.
        let _lock = self.locks.game(&game.code).await;
        let history = self.store.history(game, game.seq).await?;
        let trial = self.trial(game, &history, user, at).await?;
        if !trial.is_kept {
            return Ok(None);
        }
        let Now::Done(played) = MoveBuilder::of(&trial.position, choices)?.now else {
            return Ok(None);
        };
        let mut variations = self.store.variations(game.id, user).await?;
        let before = variations.clone();
        let then = trial.with_turn(&mut variations, &played.turn);
        if variations != before {
            self.store.set_variations(game.id, user, &variations).await?;
        }
        Ok(Some(self.trial(game, &history, user, then).await?))
    }

    /// Adds the line that leads to a position to its author's note on the turn at which it leaves
    /// the game, if there is room. Returns whether the line is in the note.
    pub async fn note_line(&self, game: &Game, user: UserId, trial: &Trial) -> Result<bool> {
        let _lock = self.locks.game(&game.code).await;
        let place = NotePlace::Turn(trial.from);
        let notes = self.store.notes(game.id, user).await?;
        let note = notes.iter().find(|note| note.place == place);
        let before = note.map_or("", |note| note.text.as_str());
        let line = trial.notation();
        if before.lines().any(|noted| noted == line) {
            return Ok(true);
        }
        let text = format!("{before}\n{line}");
        let text = text.trim();
        if text.chars().count() > LONGEST_NOTE {
            return Ok(false);
        }
        self.store.set_note(game.id, user, place, text).await?;
        Ok(true)
    }

    async fn trial(
        &self,
        game: &Game,
        history: &[Event],
        user: UserId,
        at: Point,
    ) -> Result<Trial> {
        let variations = self.store.variations(game.id, user).await?;
        Ok(Trial::of(game, history, &variations, at).map_err(refusal)?)
    }
}
