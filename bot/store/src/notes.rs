//! Members' private notes about games.

use boxed::boxed;
use play::time::Millis;
use play::{GameId, Note, NotePlace, UserId, untrusted};

use super::query::{execute, fetch_all};
use super::{Result, Store};

/// The value of `ply` for a note about the whole game; no turn has this number.
const WHOLE_GAME: i64 = -1;

#[boxed]
impl Store {
    /// A member's notes about a game, in the order of the turns; those about the whole game first.
    pub async fn notes(&self, game: GameId, user: UserId) -> Result<Vec<Note>> {
        let rows = fetch_all! { &self.reader, (ply, text, at);
            "SELECT ply, text, at FROM notes WHERE user_id = $1 AND game_id = $2 ORDER BY ply",
                user, game;
        };
        Ok(rows.into_iter().map(note).collect())
    }

    /// Stores a note and replaces the previous one; an empty text deletes it.
    pub async fn set_note(
        &self,
        game: GameId,
        user: UserId,
        place: NotePlace,
        text: &str,
    ) -> Result<()> {
        let at = self.now();
        let ply = match place {
            NotePlace::Game => WHOLE_GAME,
            NotePlace::Turn(ply) => i64::from(ply),
        };
        if text.is_empty() {
            execute! { &self.writer;
                "DELETE FROM notes WHERE user_id = $1 AND game_id = $2 AND ply = $3", user, game, ply;
            }
            return Ok(());
        }
        execute! { &self.writer;
            "INSERT INTO notes (user_id, game_id, ply, text, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (user_id, game_id, ply) DO UPDATE SET text = excluded.text, at = excluded.at",
                user, game, ply, text, at;
        }
        Ok(())
    }
}

/// A note as it is stored.
pub(super) fn note((ply, text, at): (i64, String, Millis)) -> Note {
    let place = u32::try_from(ply).map_or(NotePlace::Game, NotePlace::Turn);
    Note { place, text: untrusted::text(text), at }
}
