//! Reads many games, a page at a time.

use boxed::boxed;
use play::{Game, GameId, GuildId, UserId};

use super::query::fetch_all;
use super::seated::{self, SeatedRow, UnreadableGame};
use super::{Result, Store};

/// How many games are in memory at once.
const PAGE: i64 = 200;

/// Which games to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// Every game.
    All,
    /// Games that are being played or on hold.
    UnderWay,
    /// The same, and open tables.
    Unfinished,
    /// The games of a server.
    Server(GuildId),
    /// The games in which a member has a seat, and those that they have opened, on all servers.
    Member(UserId),
    /// The game with this code; upper and lower case are the same.
    Game(String),
}

#[boxed]
impl Store {
    /// The next games of a selection after the one with the id `after`, in the order in which they were opened; empty
    /// at the end.
    pub async fn next_games(
        &self,
        selection: &Selection,
        after: Option<GameId>,
    ) -> Result<Vec<Result<Game, UnreadableGame>>> {
        let after = after.map_or(0, GameId::get);
        let rows = match selection {
            Selection::All => fetch_all! { &self.reader, SeatedRow;
                "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
                 WHERE games.id IN (SELECT next.id FROM games AS next WHERE next.id > $1 ORDER BY next.id LIMIT $2)
                 ORDER BY games.id, players.player", after, PAGE;
            },
            Selection::UnderWay => fetch_all! { &self.reader, SeatedRow;
                "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
                 WHERE games.id IN (
                   SELECT next.id FROM games AS next WHERE next.id > $1 AND next.status IN ('active', 'frozen')
                   ORDER BY next.id LIMIT $2)
                 ORDER BY games.id, players.player", after, PAGE;
            },
            Selection::Unfinished => fetch_all! { &self.reader, SeatedRow;
                "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
                 WHERE games.id IN (
                   SELECT next.id FROM games AS next WHERE next.id > $1 AND next.status IN ('open', 'active', 'frozen')
                   ORDER BY next.id LIMIT $2)
                 ORDER BY games.id, players.player", after, PAGE;
            },
            Selection::Server(guild) => fetch_all! { &self.reader, SeatedRow;
                "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
                 WHERE games.id IN (
                   SELECT next.id FROM games AS next WHERE next.id > $1 AND next.guild_id = $2
                   ORDER BY next.id LIMIT $3)
                 ORDER BY games.id, players.player", after, guild, PAGE;
            },
            Selection::Member(user) => fetch_all! { &self.reader, SeatedRow;
                "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
                 WHERE games.id IN (
                   SELECT own.game_id FROM players AS own WHERE own.game_id > $1 AND own.user_id = $2
                   UNION SELECT opened.id FROM games AS opened WHERE opened.id > $1 AND opened.creator_id = $2
                   ORDER BY 1 LIMIT $3)
                 ORDER BY games.id, players.player", after, user, PAGE;
            },
            Selection::Game(code) => {
                let code = code.to_ascii_uppercase();
                fetch_all! { &self.reader, SeatedRow;
                    "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
                     WHERE games.id > $1 AND games.code = $2
                     ORDER BY games.id, players.player", after, code;
                }
            }
        };
        Ok(seated::all_or_why(rows))
    }
}
