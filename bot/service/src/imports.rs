//! Games from elsewhere: read, and kept for the member who has them.

use boxed::boxed;
use play::import::{self, ImportedGame, Wanted};
use play::{ActionError, Asker, Game, free_code};

use crate::conflicts::retry_conflicts;
use crate::{Games, Result};

/// How many imported games of a member are kept.
const MOST: i64 = 30;

#[boxed]
impl Games {
    /// Reads a game from the bytes of a file or a pasted text, and keeps it for whoever asks: only they see it, and it
    /// does not count. The same game is kept once. Of their imported games the newest 30 stay. Fails with
    /// [`ActionError::Import`].
    pub async fn import(
        &self,
        asker: Asker,
        bytes: &[u8],
        wanted: &Wanted,
    ) -> Result<(Game, ImportedGame)> {
        let read = import::read(bytes, wanted).map_err(ActionError::from)?;
        let kept = &read.kept(asker.user, asker.channel, self.now());
        let code = retry_conflicts(|attempt| async move {
            let mut kept = kept.clone();
            kept.change.game.code = free_code(attempt);
            Ok(self.store.import(&kept, MOST).await?)
        })
        .await?;
        Ok((self.named(asker, &code).await?, read))
    }
}
