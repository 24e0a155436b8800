//! How the games of a server stand. The queries list the states exactly as the partial index of unfinished games
//! does, so that SQLite uses it.

use std::collections::HashMap;

use boxed::boxed;
use play::time::Millis;
use play::{Game, GameId, GuildId, Posted};

use super::games::by_game;
use super::query::fetch_all;
use super::seated::{self, SeatedRow};
use super::{Result, Store};

#[boxed]
impl Store {
    /// The games of a server that are being played, the one whose clock has run longest first; at most `limit`.
    pub async fn played_on(&self, guild: GuildId, limit: i64) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT here.id FROM games AS here
               WHERE here.guild_id = $1 AND here.status IN ('open', 'active', 'frozen') AND here.status <> 'open'
               ORDER BY coalesce(here.began_at, here.started_at, here.created_at), +here.id LIMIT $2)
             ORDER BY coalesce(games.began_at, games.started_at, games.created_at), games.id, players.player",
                guild, limit;
        };
        Ok(seated::readable(rows))
    }

    /// The open tables of a server, the newest first; at most `limit`.
    pub async fn tables_on(&self, guild: GuildId, limit: i64) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT here.id FROM games AS here WHERE here.guild_id = $1 AND here.status IN ('open', 'active', 'frozen') AND here.status = 'open'
               ORDER BY +here.id DESC LIMIT $2)
             ORDER BY games.id DESC, players.player", guild, limit;
        };
        Ok(seated::readable(rows))
    }

    /// The games of a server that ended last, the newest first; at most `limit`.
    pub async fn over_on(&self, guild: GuildId, limit: i64) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT here.id FROM games AS here WHERE here.guild_id = $1 AND here.status = 'finished'
                 AND here.imported IS NULL AND here.annulled_at IS NULL
               ORDER BY here.ended_at DESC LIMIT $2)
             ORDER BY games.ended_at DESC, games.id DESC, players.player", guild, limit;
        };
        Ok(seated::readable(rows))
    }

    /// The newest message that shows each unfinished game of a server: its board, or its table if it is still open.
    pub async fn posts_on(&self, guild: GuildId) -> Result<HashMap<GameId, Posted>> {
        let rows = fetch_all! { &self.reader, (game_id, message_id, channel_id, seq);
            r#"SELECT posts.game_id AS "game_id!", posts.message_id AS "message_id!", posts.channel_id, posts.seq
             FROM games JOIN posts ON posts.message_id = (
               SELECT newest.message_id FROM posts AS newest
               WHERE newest.game_id = games.id
                 AND newest.purpose = CASE games.status WHEN 'open' THEN 'lobby' ELSE 'board' END
                 AND newest.channel_id NOT IN (SELECT channel_id FROM lost_channels)
               ORDER BY newest.seq DESC, newest.message_id DESC LIMIT 1)
             WHERE games.guild_id = $1 AND games.status IN ('open', 'active', 'frozen')"#, guild;
        };
        Ok(by_game(rows))
    }

    /// When something last happened in the games of a server that are being played.
    pub async fn last_events_on(&self, guild: GuildId) -> Result<HashMap<GameId, Millis>> {
        let rows = fetch_all! { &self.reader, (game_id, at);
            r"SELECT game_events.game_id, game_events.at
               FROM games JOIN game_events ON game_events.game_id = games.id AND game_events.seq = games.seq
               WHERE games.guild_id = $1 AND games.status IN ('open', 'active', 'frozen') AND games.status <> 'open'",
                guild;
        };
        Ok(rows.into_iter().map(|(game, at)| (game.into(), at)).collect())
    }
}
