//! Games that belong together: series and rematches.

use boxed::boxed;
use play::{Game, GameId};

use super::query::fetch_all;
use super::seated::{self, SeatedRow};
use super::{Result, Store};

#[boxed]
impl Store {
    /// The games of the series that began with `first`, in their order.
    pub async fn series(&self, first: GameId) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id = $1 OR games.series_of = $1 ORDER BY games.round, games.id, players.player", first.get();
        };
        seated::all(rows)
    }

    /// The table that the players of a game opened for a rematch, unless it was cancelled.
    pub async fn rematch_of(&self, game: GameId) -> Result<Option<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id = (
               SELECT max(later.id) FROM games AS later
               WHERE later.rematch_of = $1 AND later.status <> 'cancelled')
             ORDER BY players.player", game.get();
        };
        seated::game(rows)
    }
}
