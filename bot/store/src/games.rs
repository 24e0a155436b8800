//! Games, their players and their history.

use std::collections::HashMap;

use boxed::boxed;
use play::{
    ChannelId, Done, Game, GameId, GuildId, InteractionId, MessageId, Posted, Purpose, UserId,
};

use super::query::{fetch_all, fetch_optional};
use super::seated::{self, SeatedRow};
use super::{Result, Store, answered};

/// How many unfinished games of a member or a server are read at once.
const MOST_UNFINISHED: i64 = 1_000;

#[boxed]
impl Store {
    /// The answer that an interaction was given before, if it changed anything.
    pub async fn answer(&self, interaction: InteractionId) -> Result<Option<Done>> {
        answered(&self.writer, interaction).await
    }

    /// The same after a commit whose outcome [is in doubt](crate::StoreError::is_in_doubt): it is
    /// settled by then, since no other transaction goes on beside this one.
    pub async fn settled_answer(&self, interaction: InteractionId) -> Result<Option<Done>> {
        answered(&mut self.begin().await?, interaction).await
    }

    /// The game with this code; upper and lower case are the same.
    pub async fn game(&self, code: &str) -> Result<Option<Game>> {
        let Some(code) = possible_code(code) else {
            return Ok(None);
        };
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.code = $1 ORDER BY players.player", code;
        };
        seated::game(rows)
    }

    /// The numbers of the newest events of the games with these codes; codes of no game are left
    /// out.
    pub async fn newest_events(&self, codes: &[String]) -> Result<Vec<(String, i64)>> {
        let mut newest = Vec::new();
        // The engines have no list in common that can be bound.
        for codes in codes.chunks(8) {
            let code = |at: usize| codes.get(at).map(String::as_str);
            let rows = fetch_all! { &self.reader, (code, seq);
                "SELECT code, seq FROM games WHERE code IN ($1, $2, $3, $4, $5, $6, $7, $8)",
                    code(0), code(1), code(2), code(3), code(4), code(5), code(6), code(7);
            };
            newest.extend(rows);
        }
        Ok(newest)
    }

    /// The game with this id.
    pub async fn game_by_id(&self, id: GameId) -> Result<Option<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id = $1 ORDER BY players.player", id;
        };
        seated::game(rows)
    }

    /// The games of a member that are open, being played or on hold, the newest first; at most 1,000:
    /// two tournaments of 64 are 126 games, and the most urgent one may be the oldest.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT own.game_id FROM players AS own JOIN games AS going ON going.id = own.game_id
               WHERE own.user_id = $1 AND own.place IS NULL AND going.status IN ('open', 'active', 'frozen')
               ORDER BY own.game_id DESC LIMIT $2)
             ORDER BY games.id DESC, players.player", user, MOST_UNFINISHED;
        };
        Ok(seated::readable(rows))
    }

    /// The finished games of a member, the newest first; at most `limit`.
    pub async fn finished_of(&self, user: UserId, limit: i64) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT own.game_id FROM players AS own JOIN games AS ended ON ended.id = own.game_id
               WHERE own.user_id = $1 AND ended.status = 'finished'
               ORDER BY own.game_id DESC LIMIT $2)
             ORDER BY games.id DESC, players.player", user, limit;
        };
        Ok(seated::readable(rows))
    }

    /// The games of a channel that are open or being played, the newest first; at most 50.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT here.id FROM games AS here
               WHERE here.channel_id = $1 AND here.status IN ('open', 'active')
               ORDER BY here.id DESC LIMIT 50)
             ORDER BY games.id DESC, players.player", channel;
        };
        Ok(seated::readable(rows))
    }

    /// The unfinished games of a server, the newest first; at most 1,000.
    pub async fn games_on(&self, guild: GuildId) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            // The unary plus keeps SQLite from reading all games of the server in index order.
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT here.id FROM games AS here
               WHERE here.guild_id = $1 AND here.status IN ('open', 'active', 'frozen')
               ORDER BY +here.id DESC LIMIT $2)
             ORDER BY games.id DESC, players.player", guild, MOST_UNFINISHED;
        };
        Ok(seated::readable(rows))
    }

    /// The games of the series that began with `first`, in their order.
    pub async fn series(&self, first: GameId) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id = $1 OR games.series_of = $1 ORDER BY games.round, games.id, players.player", first;
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
             ORDER BY players.player", game;
        };
        seated::game(rows)
    }

    /// Games served here in which a computer is to move, by code and number of events, in no
    /// particular order; at most `limit`.
    pub async fn waiting_for_computers(&self, limit: usize) -> Result<Vec<(String, i64)>> {
        Ok(fetch_all! { &self.reader, (code, seq);
            r"SELECT code, seq FROM games WHERE awaits_computer = 1 AND
                 (SELECT holder FROM shards
                  WHERE shards.id = coalesce(guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $2
               ORDER BY random() LIMIT $1", limit, self.holder;
        })
    }

    /// The newest message of a kind about a game, if its channel has not been deleted.
    pub async fn newest_post(&self, game: GameId, purpose: Purpose) -> Result<Option<Posted>> {
        let post = fetch_optional! { &self.reader, (message_id, channel_id, seq);
            r#"SELECT message_id AS "message_id!", channel_id, seq FROM posts WHERE game_id = $1 AND purpose = $2
               AND channel_id NOT IN (SELECT channel_id FROM lost_channels)
             ORDER BY seq DESC, message_id DESC LIMIT 1"#, game, purpose.as_str();
        };
        Ok(post.map(posted))
    }

    /// The nonce with which a message was posted; none of one that an earlier version has posted.
    pub async fn nonce_of(&self, message: MessageId) -> Result<Option<String>> {
        let nonce = fetch_optional! { &self.reader;
            "SELECT nonce FROM posts WHERE message_id = $1", message;
        };
        Ok(nonce.flatten())
    }

    /// The game of a message of the bot and the event after which it shows the board, if it is a
    /// board or about one.
    pub async fn shown_in(&self, message: MessageId) -> Result<Option<(GameId, i64)>> {
        let shown = fetch_optional! { &self.reader, (game_id, seq);
            r#"SELECT game_id AS "game_id!", seq FROM posts
             WHERE message_id = $1 AND purpose IN ('board', 'notice', 'reminder') AND game_id IS NOT NULL"#,
                message;
        };
        Ok(shown.map(|(game, seq)| (game.into(), seq)))
    }

    /// The newest message that shows each game of [`Store::games_of`]: its board, or its table if
    /// it is still open.
    pub async fn posts_of(&self, user: UserId) -> Result<HashMap<GameId, Posted>> {
        let rows = fetch_all! { &self.reader, (game_id, message_id, channel_id, seq);
            r#"SELECT posts.game_id AS "game_id!", posts.message_id AS "message_id!", posts.channel_id, posts.seq
             FROM games JOIN posts ON posts.message_id = (
               SELECT newest.message_id FROM posts AS newest
               WHERE newest.game_id = games.id
                 AND newest.purpose = CASE games.status WHEN 'open' THEN 'lobby' ELSE 'board' END
                 AND newest.channel_id NOT IN (SELECT channel_id FROM lost_channels)
               ORDER BY newest.seq DESC, newest.message_id DESC LIMIT 1)
             WHERE games.id IN (
               SELECT own.game_id FROM players AS own JOIN games AS going ON going.id = own.game_id
               WHERE own.user_id = $1 AND own.place IS NULL AND going.status IN ('open', 'active', 'frozen')
               ORDER BY own.game_id DESC LIMIT $2)"#, user, MOST_UNFINISHED;
        };
        Ok(by_game(rows))
    }

    /// The messages that show the open tables of a channel.
    pub async fn tables_posted_in(&self, channel: ChannelId) -> Result<HashMap<GameId, Posted>> {
        let rows = fetch_all! { &self.reader, (game_id, message_id, channel_id, seq);
            r#"SELECT posts.game_id AS "game_id!", posts.message_id AS "message_id!", posts.channel_id, posts.seq
             FROM games JOIN posts ON posts.message_id = (
               SELECT newest.message_id FROM posts AS newest
               WHERE newest.game_id = games.id AND newest.purpose = 'lobby'
                 AND newest.channel_id NOT IN (SELECT channel_id FROM lost_channels)
               ORDER BY newest.seq DESC, newest.message_id DESC LIMIT 1)
             WHERE games.channel_id = $1 AND games.status = 'open'"#, channel;
        };
        Ok(by_game(rows))
    }
}

/// A code as it is stored, if it can be one: PostgreSQL refuses a text with a NUL character even as
/// a parameter.
pub(super) fn possible_code(code: &str) -> Option<String> {
    (!code.contains('\0')).then(|| code.to_ascii_uppercase())
}

/// A message, by its id, its channel and the event after which it shows something.
pub(super) fn posted((message, channel, seq): (i64, i64, i64)) -> Posted {
    Posted { message: message.into(), channel: channel.into(), seq }
}

pub(super) fn by_game(rows: Vec<(i64, i64, i64, i64)>) -> HashMap<GameId, Posted> {
    let post = |(game, message, channel, seq): (i64, _, _, _)| {
        (game.into(), posted((message, channel, seq)))
    };
    rows.into_iter().map(post).collect()
}
