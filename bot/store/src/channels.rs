//! The channels of games: their own threads, deleted channels, games that move.

use boxed::boxed;
use play::{ChannelId, Game, Notification, Posted, Purpose, Subject};

use super::outbox::{OutboxMessage, done, enqueue};
use super::posts::remember;
use super::query::{execute, fetch_one};
use super::{Result, Store, StoreError};

#[boxed]
impl Store {
    /// Records that a game, or the games of a round, have their thread. From now on they are played there, and their
    /// waiting messages go there. `post` is the message in the old channel from which the thread was started.
    pub async fn mark_delivered_by_thread(
        &self,
        queued: &OutboxMessage,
        post: Posted,
        thread: ChannelId,
    ) -> Result<()> {
        let at = self.now();
        let mut tx = self.begin().await?;
        done(&mut tx, queued, Some(post.message), at).await?;
        let game = match queued.subject {
            Subject::Game(game) => game,
            Subject::Guild(guild) => {
                return Err(StoreError::Unreadable(format!("a thread of server {guild}")));
            }
            Subject::Tournament(id) => {
                let begun = queued.created_at;
                remember(&mut tx, queued, post, Purpose::Round, at).await?;
                execute! { &mut tx;
                    "UPDATE games SET channel_id = $1, version = version + 1 WHERE tournament_id = $2 AND created_at = $3",
                        thread, id, begun;
                    "UPDATE outbox SET channel_id = $1, not_before = 0 WHERE state = 'pending' AND created_at = $3 AND
                       (kind = 'calls' AND tournament_id = $2
                        OR game_id IN (SELECT id FROM games WHERE tournament_id = $2 AND created_at = $3))",
                        thread, id, begun;
                }
                return Ok(tx.commit().await?);
            }
        };
        remember(&mut tx, queued, post, Purpose::Lobby, at).await?;
        execute! { &mut tx;
            "UPDATE games SET channel_id = $1, version = version + 1 WHERE id = $2", thread, game;
            "UPDATE outbox SET channel_id = $1 WHERE game_id = $2 AND state = 'pending'
             AND kind NOT IN ('lobby', 'clear', 'picture')", thread, game;
            // Those who followed the table follow the thread instead.
            "DELETE FROM watches WHERE game_id = $1", game;
        }
        Ok(tx.commit().await?)
    }

    /// Records that a channel was deleted.
    pub async fn lose(&self, channel: ChannelId) -> Result<()> {
        execute! { &self.writer;
            "INSERT INTO lost_channels (channel_id, at) VALUES ($1, $2) ON CONFLICT (channel_id) DO NOTHING",
                channel, self.now();
        }
        Ok(())
    }

    /// Whether a channel is known to be deleted.
    pub async fn is_lost(&self, channel: ChannelId) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM lost_channels WHERE channel_id = $1) AS "lost!: bool""#, channel;
        })
    }

    /// Whether the channel of a game cannot be written to now: a message for it could not be delivered, and none since
    /// has been.
    pub async fn is_out_of_reach(&self, game: &Game) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (
                 SELECT 1 FROM outbox AS failed WHERE game_id = $1 AND channel_id = $2
                   AND state IN ('pending', 'sending') AND last_error IS NOT NULL
                   AND NOT EXISTS (SELECT 1 FROM outbox AS later WHERE later.game_id = $1 AND later.channel_id = $2
                                   AND later.state = 'done' AND later.id > failed.id AND later.kind <> 'call')
                 UNION ALL SELECT 1 FROM lost_channels WHERE channel_id = $2
               ) AS "out!: bool""#, game.id, game.channel;
        })
    }

    /// Moves a game to another channel. Messages that wait for the old channel go to the new one, and so does a new
    /// board.
    pub async fn move_game(&self, game: &Game, to: ChannelId) -> Result<()> {
        let at = self.now();
        let mut tx = self.begin().await?;
        execute! { &mut tx;
            "UPDATE games SET channel_id = $1, version = version + 1 WHERE id = $2", to, game.id;
            "DELETE FROM out_of_reach WHERE game_id = $1", game.id;
            // A new board is posted there, so older ones that still wait are dropped.
            "UPDATE outbox SET state = 'superseded' WHERE game_id = $1 AND state = 'pending'
             AND kind IN ('board', 'call', 'lobby', 'reminder', 'thread')", game.id;
            "UPDATE outbox SET channel_id = $1, not_before = 0 WHERE game_id = $2 AND state = 'pending'
             AND kind NOT IN ('clear', 'picture')", to, game.id;
        }
        let here = [Notification::Here { channel: to }];
        enqueue(&mut tx, Subject::Game(game.id), to, &here, at).await?;
        Ok(tx.commit().await?)
    }

    /// Whether a channel is a thread that the bot started for a game: such a thread has the id of the message from
    /// which it was started.
    pub async fn is_own_thread(&self, channel: ChannelId) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM posts WHERE message_id = $1 AND purpose = $2) AS "own!: bool""#,
                channel, Purpose::Lobby.as_str();
        })
    }

    /// Whether another game is open or under way in the channel of this one.
    pub async fn is_played_at(&self, game: &Game) -> Result<bool> {
        let games = self.games_in(game.channel).await?;
        Ok(games.iter().any(|other| other.id != game.id))
    }
}
