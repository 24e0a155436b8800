//! The outbox: what Discord must still be told, and what it has been told.

use std::collections::HashSet;

use boxed::boxed;
use play::time::{MINUTE, Millis};
use play::{
    ChannelId, GameId, GuildId, MessageId, Notification, Posted, Purpose, Subject, TournamentId,
};

use super::leases::LEASE;
use super::pool::{Executor, Scope, Transaction};
use super::query::{execute, fetch_all, fetch_one, rows_changed};
use super::{Result, Store, StoreError, nonce, posts, tournaments};

/// A message that has waited longer than this is probably blocked, for example by a missing permission.
const LONG: Millis = 10 * MINUTE;

/// A notification on its way to Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Row id.
    pub id: i64,
    /// The key by which Discord recognises a second try of the same message.
    pub nonce: String,
    /// What it is about.
    pub subject: Subject,
    /// The channel for which it was written. What goes to a member directly waits in the queue of this channel; about a
    /// server, in one of its own.
    pub channel: ChannelId,
    /// What to say.
    pub notification: Notification,
    /// How often it has been tried before.
    pub attempts: i64,
    /// When the change that it reports was saved.
    pub created_at: Millis,
    /// When it was claimed.
    pub claimed_at: Millis,
    /// Whether a version may have posted it whose messages bear no mark.
    pub unmarked: bool,
}

#[boxed]
impl Store {
    /// Claims up to `limit` messages that are due. Those that were never tried come first; at most `again` of the
    /// others are claimed. A game's messages keep their order: each waits until those before it are delivered. One
    /// message of a channel is claimed at a time, so that a channel that does not answer delays no other. A claimed
    /// message is `sending` until it is delivered, postponed or abandoned.
    ///
    /// A row that cannot be read becomes `dead`, and the log names it.
    pub async fn claim(&self, limit: usize, again: usize) -> Result<Vec<OutboxMessage>> {
        let at = self.now();
        let mut rows = fetch_all! { &self.outbox,
            (id, game_id, tournament_id, guild_id, channel_id, kind, intent, nonce, attempts, created_at, unmarked);
            r#"UPDATE outbox SET state = 'sending', attempts = attempts + 1
               WHERE state = 'pending' AND id IN (
                 SELECT id FROM (
                   SELECT id, attempts > 0 AS tried, row_number() OVER (PARTITION BY attempts > 0 ORDER BY id) AS number
                   FROM (SELECT id, attempts, row_number() OVER (PARTITION BY channel_id ORDER BY kind IN ('clear', 'picture'), id) AS number
                         FROM outbox_ready WHERE not_before <= $1 AND holder = $4) AS of_channel
                   WHERE number = 1) AS first
                 WHERE NOT tried OR number <= $3
                 ORDER BY tried, id LIMIT $2)
               RETURNING id AS "id!", game_id AS "game_id?", tournament_id AS "tournament_id?", guild_id AS "guild_id?",
                 channel_id, kind, intent, nonce, attempts, created_at, unmarked = 1 AS "unmarked!: bool""#,
                at, limit, again, self.holder;
        };
        rows.sort_by_key(|(id, ..)| *id);
        let mut claimed = Vec::with_capacity(rows.len());
        for row in rows {
            let (
                id,
                game,
                tournament,
                guild,
                channel,
                kind,
                intent,
                nonce,
                attempts,
                created_at,
                unmarked,
            ) = row;
            let subject = subject(game, tournament, guild)?;
            match serde_json::from_str(&intent) {
                Ok(notification) => claimed.push(OutboxMessage {
                    id,
                    nonce,
                    subject,
                    channel: channel.into(),
                    notification,
                    attempts: attempts - 1,
                    created_at,
                    claimed_at: at,
                    unmarked,
                }),
                Err(error) => {
                    tracing::error!(row = id, kind, %error, "a row of the outbox cannot be read and is set aside");
                    set_aside(&self.outbox, id, &format!("{kind}: {error}")).await?;
                }
            }
        }
        Ok(claimed)
    }

    /// Whether a message that was claimed is still this process's to send. After a pause longer than its lease another
    /// process may have sent it, so long ago that Discord does not recognise the second try.
    pub async fn holds(&self, queued: &OutboxMessage) -> Result<bool> {
        if self.now() - queued.claimed_at < LEASE {
            return Ok(true);
        }
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE id = $1 AND state = 'sending' AND attempts = $2) AS "holds!: bool""#,
                queued.id, queued.attempts + 1;
        })
    }

    /// Returns claims to the queue: those of processes that served these guilds before, and those that nobody sends
    /// any more, which are all that are not `in_flight`.
    pub async fn recover_claims(&self, in_flight: &HashSet<i64>) -> Result<u64> {
        let claimed = fetch_all! { &self.writer;
            r#"SELECT id AS "id!" FROM outbox WHERE state = 'sending' AND
                 (SELECT holder FROM shards
                  WHERE shards.id = coalesce(guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $1"#,
                self.holder;
        };
        let mut recovered = 0;
        for id in claimed {
            if !in_flight.contains(&id) {
                recovered += rows_changed! { &self.writer;
                    "UPDATE outbox SET state = 'pending', not_before = 0 WHERE id = $1 AND state = 'sending'",
                        id;
                };
            }
        }
        Ok(recovered)
    }

    /// When the next message falls due here that does not wait for another one.
    pub async fn next_due_at(&self) -> Result<Option<Millis>> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT min(not_before) AS "at?: i64" FROM outbox_ready WHERE holder = $1"#, self.holder;
        })
    }

    /// Marks a message of the outbox as delivered and stores its post. Older posts of the game lose their buttons, or
    /// are deleted where only the newest board stays. The post itself loses its buttons if what it asks was settled
    /// before it was known.
    pub async fn mark_delivered(
        &self,
        queued: &OutboxMessage,
        posted: Option<(Posted, Purpose)>,
    ) -> Result<()> {
        let Some((post, purpose)) = posted else {
            return self.mark_done(queued, None).await;
        };
        let at = self.now();
        let mut tx = self.outbox.begin_in(&[Scope::Of(queued.subject)]).await?;
        let settled = match (queued.subject, purpose) {
            (Subject::Tournament(tournament), Purpose::Notice) => {
                tournaments::is_settled(&mut tx, tournament, post.seq, at).await?
            }
            _ => false,
        };
        posts::remember(&mut tx, queued, post, purpose, at).await?;
        if settled {
            let with_buttons = [posts::WithButtons::from(post)];
            posts::clear(&mut tx, queued.subject, &with_buttons, false, at).await?;
        }
        done(&mut tx, queued, Some(post.message), at).await?;
        Ok(tx.commit().await?)
    }

    /// Marks a message as delivered that shows nothing that changes.
    pub async fn mark_said(&self, queued: &OutboxMessage, message: MessageId) -> Result<()> {
        self.mark_done(queued, Some(message)).await
    }

    async fn mark_done(&self, queued: &OutboxMessage, message: Option<MessageId>) -> Result<()> {
        let at = self.now();
        if replaces(&queued.notification, queued.subject).is_none() {
            return is_done(&self.outbox, queued, message, at).await;
        }
        let mut tx = self.outbox.begin_in(&[Scope::Of(queued.subject)]).await?;
        done(&mut tx, queued, message, at).await?;
        Ok(tx.commit().await?)
    }

    /// The messages that rows have become since `at`. Most are in other channels.
    pub async fn said_since(&self, at: Millis) -> Result<Vec<MessageId>> {
        let said = fetch_all! { &self.reader;
            r#"SELECT message_id AS "message_id!" FROM outbox WHERE done_at >= $1 AND message_id IS NOT NULL"#, at;
        };
        Ok(said.into_iter().map(|message: i64| message.into()).collect())
    }

    /// Marks a board as delivered without its picture, which could not be drawn. The picture is tried again at
    /// `picture_at`.
    pub async fn mark_delivered_undrawn(
        &self,
        queued: &OutboxMessage,
        post: Posted,
        picture_at: Millis,
    ) -> Result<()> {
        let at = self.now();
        let (message, seq) = (post.message, post.seq);
        let since = match queued.notification {
            Notification::Board { since, .. } => since,
            _ => seq,
        };
        let mut tx = self.outbox.begin_in(&[Scope::Of(queued.subject)]).await?;
        posts::remember(&mut tx, queued, post, Purpose::Board, at).await?;
        done(&mut tx, queued, Some(message), at).await?;
        let picture = [Notification::Picture { message, since, seq }];
        enqueue_later(&mut tx, queued.subject, post.channel, &picture, (at, picture_at)).await?;
        Ok(tx.commit().await?)
    }

    /// Postpones a message until `not_before`. If its game got another board while it was on its way, or a command showed that
    /// its channel takes messages again, it is due at once.
    pub async fn postpone(
        &self,
        queued: &OutboxMessage,
        not_before: Millis,
        error: &str,
    ) -> Result<()> {
        execute! { &self.outbox;
            "UPDATE outbox SET state = 'pending', last_error = $2, not_before = CASE WHEN not_before < 0 THEN 0 ELSE $1 END
             WHERE id = $3 AND state = 'sending'",
                not_before, error, queued.id;
        }
        Ok(())
    }

    /// Abandons a message for good.
    pub async fn abandon(&self, queued: &OutboxMessage, error: &str) -> Result<()> {
        set_aside(&self.outbox, queued.id, error).await
    }

    /// Whether a newer message on the topic of this one waits, or is on its way.
    pub async fn has_newer(&self, queued: &OutboxMessage) -> Result<bool> {
        let Some(topic) = queued.notification.topic(queued.subject) else {
            return Ok(false);
        };
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE topic = $1 AND id > $2 AND state IN ('pending', 'sending')) AS "newer!: bool""#,
                topic, queued.id;
        })
    }

    /// Drops a claimed message for a newer one on its topic. False if there is none.
    pub async fn supersede(&self, queued: &OutboxMessage) -> Result<bool> {
        let Some(topic) = queued.notification.topic(queued.subject) else {
            return Ok(false);
        };
        let (game, ..) = columns(queued.subject);
        let mut tx = self.outbox.begin_in(&[Scope::Of(queued.subject)]).await?;
        let dropped = rows_changed! { &mut tx;
            "UPDATE outbox SET state = 'superseded' WHERE id = $1 AND EXISTS
             (SELECT 1 FROM outbox AS later WHERE later.topic = $2 AND later.id > $1 AND later.state IN ('pending', 'sending'))",
                queued.id, topic;
        };
        if dropped > 0 {
            // The channel stays out of reach until the newer one arrives.
            execute! { &mut tx;
                "UPDATE outbox SET last_error = (SELECT dropped.last_error FROM outbox AS dropped WHERE dropped.id = $1)
                 WHERE topic = $3 AND game_id = $2 AND id > $1 AND state IN ('pending', 'sending')
                   AND last_error IS NULL", queued.id, game, topic;
            }
        }
        tx.commit().await?;
        Ok(dropped > 0)
    }

    /// Makes the messages of a channel due at once, since it can be written to again. So are those that were refused before
    /// and are on their way, if they are refused once more: that answer may be older than what says that the channel takes
    /// messages. Messages that have waited long for other channels of the server become due too: the bot may have been
    /// removed and added again.
    pub async fn retry_now(&self, guild: Option<GuildId>, channel: ChannelId) -> Result<u64> {
        let at = self.now();
        let long = at + LONG;
        let waiting = fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND not_before > $2 AND (channel_id = $1
               OR not_before > $3 AND EXISTS
                  (SELECT 1 FROM games WHERE games.id = outbox.game_id AND games.guild_id = $4
                   UNION ALL SELECT 1 FROM tournaments
                   WHERE tournaments.id = outbox.tournament_id AND tournaments.guild_id = $4)))
               OR EXISTS (SELECT 1 FROM outbox WHERE state = 'sending' AND channel_id = $1 AND last_error IS NOT NULL)
               AS "waiting!: bool""#, channel, at, long, guild;
        };
        if !waiting {
            return Ok(0);
        }
        // `postpone` heeds the -1.
        execute! { &self.writer;
            "UPDATE outbox SET not_before = -1 WHERE state = 'sending' AND channel_id = $1 AND last_error IS NOT NULL",
                channel;
        }
        Ok(rows_changed! { &self.writer;
            "UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before > $2 AND (channel_id = $1
               OR not_before > $3 AND EXISTS
                  (SELECT 1 FROM games WHERE games.id = outbox.game_id AND games.guild_id = $4
                   AND games.channel_id NOT IN (SELECT channel_id FROM lost_channels)
                   UNION ALL SELECT 1 FROM tournaments
                   WHERE tournaments.id = outbox.tournament_id AND tournaments.guild_id = $4
                   AND tournaments.channel_id NOT IN (SELECT channel_id FROM lost_channels)))",
                channel, at, long, guild;
        })
    }
}

/// Marks a row as delivered, by this message if it has become one. What it says needs no older row to say it.
pub(super) async fn done(
    tx: &mut Transaction,
    queued: &OutboxMessage,
    message: Option<MessageId>,
    at: Millis,
) -> Result<()> {
    is_done(&mut *tx, queued, message, at).await?;
    if let Some(topic) = replaces(&queued.notification, queued.subject) {
        execute! { &mut *tx;
            "UPDATE outbox SET state = 'superseded' WHERE topic = $1 AND id < $2 AND state = 'pending'", topic, queued.id;
        }
    }
    Ok(())
}

async fn is_done(
    executor: impl Into<Executor<'_>>,
    queued: &OutboxMessage,
    message: Option<MessageId>,
    at: Millis,
) -> Result<()> {
    execute! { executor;
        "UPDATE outbox SET state = 'done', done_at = $1, last_error = NULL, message_id = $3 WHERE id = $2",
            at, queued.id, message;
    }
    Ok(())
}

/// The topic on which a notification takes the place of older ones at once.
fn replaces(notification: &Notification, subject: Subject) -> Option<String> {
    notification.topic(subject).filter(|_| !notification.is_told_in_turn())
}

async fn set_aside(executor: impl Into<Executor<'_>>, row: i64, error: &str) -> Result<()> {
    execute! { executor;
        "UPDATE outbox SET state = 'dead', last_error = $1 WHERE id = $2 AND state = 'sending'", error, row;
    }
    Ok(())
}

/// Queues notifications of a change at `at`. They are due at once, even if the clock is put back after the change.
///
/// Each takes the place of the one on its [topic](Notification::topic) that waits. One that was tried may have been posted,
/// and one that is on its way may be: whoever delivers it looks for its message first, and then drops it
/// ([`Store::supersede`]).
pub(super) async fn enqueue(
    tx: &mut Transaction,
    subject: Subject,
    channel: ChannelId,
    notifications: &[Notification],
    at: Millis,
) -> Result<()> {
    enqueue_later(tx, subject, channel, notifications, (at, 0)).await
}

async fn enqueue_later(
    tx: &mut Transaction,
    subject: Subject,
    channel: ChannelId,
    notifications: &[Notification],
    (at, not_before): (Millis, Millis),
) -> Result<()> {
    let (game, tournament, guild) = columns(subject);
    if notifications.iter().any(|it| matches!(it, Notification::Board { .. })) {
        // Whoever is to move now must be reached, so what was refused is not left to its pause; nor is what is on its way,
        // if it is refused: `postpone` heeds the -1.
        execute! { &mut *tx;
            "UPDATE outbox SET not_before = CASE state WHEN 'sending' THEN -1 ELSE 0 END
             WHERE game_id = $1 AND state IN ('pending', 'sending') AND (state = 'sending' OR last_error IS NOT NULL)
               AND kind NOT IN ('clear', 'picture', 'call')", game;
            // Nobody knows yet whether this board arrives.
            "DELETE FROM out_of_reach WHERE game_id = $1", game;
        }
    }
    for notification in notifications {
        let (key, topic) = (notification.dedupe_key(subject), notification.topic(subject));
        let json = serde_json::to_value(notification)
            .map_err(|error| StoreError::Unreadable(format!("{key}: {error}")))?;
        let (kind, text) = (json["kind"].as_str(), json.to_string());
        let user = match notification {
            Notification::Tell { user }
            | Notification::Daily { user, .. }
            | Notification::Call { user, .. }
            | Notification::Declined { user, .. } => Some(*user),
            _ => None,
        };
        if let Some(topic) = replaces(notification, subject) {
            execute! { &mut *tx;
                "UPDATE outbox SET state = 'superseded' WHERE topic = $1 AND state = 'pending' AND attempts = 0
                 AND NOT EXISTS (SELECT 1 FROM outbox AS same WHERE same.dedupe_key = $2)", topic, key;
            }
        }
        execute! { &mut *tx;
            "INSERT INTO outbox (dedupe_key, game_id, tournament_id, channel_id, user_id, kind, intent, nonce, not_before, created_at, topic, guild_id)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
               coalesce((SELECT guild_id FROM games WHERE id = $2), (SELECT guild_id FROM tournaments WHERE id = $3), $12)) ON CONFLICT (dedupe_key) DO NOTHING",
                key, game, tournament, channel, user, kind, text, nonce(), not_before, at, topic, guild;
        }
    }
    Ok(())
}

/// The columns for the game, the tournament or the server that a row is about. Rows about games and tournaments have
/// the server of these.
pub(super) fn columns(subject: Subject) -> (Option<GameId>, Option<TournamentId>, Option<GuildId>) {
    match subject {
        Subject::Game(game) => (Some(game), None, None),
        Subject::Tournament(tournament) => (None, Some(tournament), None),
        Subject::Guild(guild) => (None, None, Some(guild)),
    }
}

/// Reads what [`columns`] writes.
fn subject(game: Option<i64>, tournament: Option<i64>, guild: Option<i64>) -> Result<Subject> {
    match (game, tournament, guild) {
        (Some(game), None, _) => Ok(Subject::Game(game.into())),
        (None, Some(tournament), _) => Ok(Subject::Tournament(tournament.into())),
        (None, None, Some(guild)) => Ok(Subject::Guild(guild.into())),
        _ => Err(StoreError::Unreadable("a row about nothing".to_owned())),
    }
}
