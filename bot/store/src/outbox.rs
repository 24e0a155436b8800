//! The outbox: what Discord must still be told, and what it has been told.

use std::collections::HashSet;

use boxed::boxed;
use play::time::{MINUTE, Millis};
use play::tournament::TournamentNotification;
use play::{
    Boards, ChannelId, GameId, GuildId, Notification, Posted, Purpose, Subject, Terms, TournamentId,
};

use super::leases::LEASE;
use super::pool::{Executor, Scope, Transaction};
use super::query::{execute, fetch_all, fetch_one, rows_changed};
use super::{Result, Store, StoreError, nonce};

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
    /// The channel for which it was written.
    pub channel: ChannelId,
    /// What to say.
    pub notification: Notification,
    /// How often it has been tried before.
    pub attempts: i64,
    /// When the change that it reports was saved.
    pub created_at: Millis,
    /// When it was claimed.
    pub claimed_at: Millis,
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
            (id, game_id, tournament_id, channel_id, kind, intent, nonce, attempts, created_at);
            r#"UPDATE outbox SET state = 'sending', attempts = attempts + 1
               WHERE state = 'pending' AND id IN (
                 SELECT id FROM (
                   SELECT id, attempts > 0 AS tried, row_number() OVER (PARTITION BY attempts > 0 ORDER BY id) AS number
                   FROM (SELECT id, attempts, row_number() OVER (PARTITION BY channel_id ORDER BY kind IN ('clear', 'picture'), id) AS number
                         FROM outbox_ready WHERE not_before <= $1 AND holder = $4) AS of_channel
                   WHERE number = 1) AS first
                 WHERE NOT tried OR number <= $3
                 ORDER BY tried, id LIMIT $2)
               RETURNING id AS "id!", game_id AS "game_id?", tournament_id AS "tournament_id?", channel_id, kind, intent, nonce, attempts, created_at"#,
                at, limit, again, self.holder;
        };
        rows.sort_by_key(|(id, ..)| *id);
        let mut claimed = Vec::with_capacity(rows.len());
        for (id, game, tournament, channel, kind, intent, nonce, attempts, created_at) in rows {
            let subject = subject(game, tournament)?;
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
    /// are deleted where only the newest board stays.
    pub async fn mark_delivered(
        &self,
        queued: &OutboxMessage,
        posted: Option<(Posted, Purpose)>,
    ) -> Result<()> {
        let at = self.now();
        let Some((post, purpose)) = posted else {
            return done(&self.outbox, queued, at).await;
        };
        let mut tx = self.outbox.begin_in(&[Scope::Of(queued.subject)]).await?;
        remember(&mut tx, queued, post, purpose, at).await?;
        done(&mut tx, queued, at).await?;
        Ok(tx.commit().await?)
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
        remember(&mut tx, queued, post, Purpose::Board, at).await?;
        done(&mut tx, queued, at).await?;
        let picture = [Notification::Picture { message, since, seq }];
        enqueue_later(&mut tx, queued.subject, post.channel, &picture, (at, picture_at)).await?;
        Ok(tx.commit().await?)
    }

    /// Postpones a message until `not_before`.
    pub async fn postpone(
        &self,
        queued: &OutboxMessage,
        not_before: Millis,
        error: &str,
    ) -> Result<()> {
        execute! { &self.outbox;
            "UPDATE outbox SET state = 'pending', not_before = $1, last_error = $2 WHERE id = $3 AND state = 'sending'",
                not_before, error, queued.id;
        }
        Ok(())
    }

    /// Abandons a message for good.
    pub async fn abandon(&self, queued: &OutboxMessage, error: &str) -> Result<()> {
        set_aside(&self.outbox, queued.id, error).await
    }

    /// Drops the messages of a game that a newer one makes obsolete. True if `queued` is one of them.
    pub async fn supersede(&self, queued: &OutboxMessage) -> Result<bool> {
        let kind = match queued.notification {
            Notification::Lobby { .. } => "lobby",
            // A turn's board shows the same as the board that the new channel would get.
            Notification::Board { .. } | Notification::Here { .. } => "board",
            Notification::Tournament(TournamentNotification::Tournament { .. }) => "tournament",
            _ => return Ok(false),
        };
        let (game, tournament) = columns(queued.subject);
        let mut tx = self.outbox.begin_in(&[Scope::Of(queued.subject)]).await?;
        let dropped = rows_changed! { &mut tx;
            "UPDATE outbox SET state = 'superseded' WHERE id = $1 AND EXISTS
             (SELECT 1 FROM outbox AS later WHERE (later.game_id = $2 OR later.tournament_id = $3)
              AND later.id > $1 AND later.state = 'pending' AND later.kind = $4)",
                queued.id, game, tournament, kind;
        };
        if dropped > 0 {
            // The channel stays out of reach until the newer one arrives.
            execute! { &mut tx;
                "UPDATE outbox SET last_error = (SELECT dropped.last_error FROM outbox AS dropped WHERE dropped.id = $1)
                 WHERE game_id = $2 AND id > $1 AND kind = $3 AND state IN ('pending', 'sending')
                   AND last_error IS NULL", queued.id, game, kind;
            }
        }
        tx.commit().await?;
        Ok(dropped > 0)
    }

    /// Makes the messages of a channel due at once, since it can be written to again. Messages that have waited long
    /// for other channels of the server become due too: the bot may have been removed and added again.
    pub async fn retry_now(&self, guild: Option<GuildId>, channel: ChannelId) -> Result<u64> {
        let at = self.now();
        let long = at + LONG;
        let waiting = fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND not_before > $2 AND (channel_id = $1
               OR not_before > $3 AND EXISTS
                  (SELECT 1 FROM games WHERE games.id = outbox.game_id AND games.guild_id = $4
                   UNION ALL SELECT 1 FROM tournaments
                   WHERE tournaments.id = outbox.tournament_id AND tournaments.guild_id = $4))) AS "waiting!: bool""#,
                channel, at, long, guild;
        };
        if !waiting {
            return Ok(0);
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

pub(super) async fn done(
    executor: impl Into<Executor<'_>>,
    queued: &OutboxMessage,
    at: Millis,
) -> Result<()> {
    execute! { executor;
        "UPDATE outbox SET state = 'done', done_at = $1, last_error = NULL WHERE id = $2", at, queued.id;
    }
    Ok(())
}

async fn set_aside(executor: impl Into<Executor<'_>>, row: i64, error: &str) -> Result<()> {
    execute! { executor;
        "UPDATE outbox SET state = 'dead', last_error = $1 WHERE id = $2 AND state = 'sending'", error, row;
    }
    Ok(())
}

/// Queues notifications of a change at `at`. They are due at once, even if the clock is put back after the change.
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
    let (game, tournament) = columns(subject);
    for notification in notifications {
        let key = notification.dedupe_key(subject);
        let json = serde_json::to_value(notification)
            .map_err(|error| StoreError::Unreadable(format!("{key}: {error}")))?;
        let (kind, text) = (json["kind"].as_str(), json.to_string());
        let user = match notification {
            Notification::Tell { user }
            | Notification::Daily { user, .. }
            | Notification::Declined { user, .. } => Some(*user),
            _ => None,
        };
        execute! { &mut *tx;
            "INSERT INTO outbox (dedupe_key, game_id, tournament_id, channel_id, user_id, kind, intent, nonce, not_before, created_at, guild_id)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
               coalesce((SELECT guild_id FROM games WHERE id = $2), (SELECT guild_id FROM tournaments WHERE id = $3))) ON CONFLICT (dedupe_key) DO NOTHING",
                key, game, tournament, channel, user, kind, text, nonce(), not_before, at;
        }
    }
    Ok(())
}

/// The columns for the game or the tournament that a row is about.
pub(super) fn columns(subject: Subject) -> (Option<GameId>, Option<TournamentId>) {
    match subject {
        Subject::Game(game) => (Some(game), None),
        Subject::Tournament(tournament) => (None, Some(tournament)),
    }
}

/// Reads what [`columns`] writes.
fn subject(game: Option<i64>, tournament: Option<i64>) -> Result<Subject> {
    match (game, tournament) {
        (Some(game), None) => Ok(Subject::Game(game.into())),
        (None, Some(tournament)) => Ok(Subject::Tournament(tournament.into())),
        _ => Err(StoreError::Unreadable("a row about nothing".to_owned())),
    }
}

/// Stores the post of a row; older posts of its kind lose their buttons or are deleted.
pub(super) async fn remember(
    tx: &mut Transaction,
    queued: &OutboxMessage,
    post: Posted,
    purpose: Purpose,
    at: Millis,
) -> Result<()> {
    let subject = queued.subject;
    let ((game, tournament), word) = (columns(subject), purpose.as_str());
    let older = fetch_all! { &mut *tx, (message_id, channel_id, terms, boards, alone);
        r#"SELECT message_id AS "message_id!", posts.channel_id, games.terms AS "terms?: String", guilds.boards AS "boards?: String",
             (SELECT count(*) FROM players WHERE players.game_id = posts.game_id AND computer IS NULL) = 1 AS "alone!: bool"
           FROM posts LEFT JOIN games ON games.id = posts.game_id LEFT JOIN guilds ON guilds.guild_id = games.guild_id
           WHERE (posts.game_id = $1 OR posts.tournament_id = $2) AND live = 1 AND message_id <> $3
             AND (purpose = $4 AND (purpose <> 'notice' OR posts.game_id IS NOT NULL)
                  OR $4 = 'board' AND purpose IN ('notice', 'reminder'))
           ORDER BY message_id"#, game, tournament, post.message, word;
    };
    execute! { &mut *tx;
        "INSERT INTO posts (message_id, channel_id, game_id, tournament_id, purpose, seq, posted_at, nonce)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (message_id) DO UPDATE SET seq = excluded.seq",
            post.message, post.channel, game, tournament, word, post.seq, at, queued.nonce;
    }
    let is_about_board = matches!(purpose, Purpose::Board | Purpose::Notice | Purpose::Reminder);
    for (message, channel, terms, of_server, alone) in older {
        execute! { &mut *tx; "UPDATE posts SET live = 0 WHERE message_id = $1", message; }
        let delete = is_about_board
            && boards(terms.as_deref(), of_server.as_deref(), alone)? == Boards::Newest;
        let notification = [Notification::Clear { message: message.into(), delete }];
        enqueue(tx, subject, channel.into(), &notification, at).await?;
    }
    Ok(())
}

/// Which boards stay beside a newer one: the choice made for the game, or else the newest where one person plays alone
/// against computers, or else the choice of its server.
fn boards(terms: Option<&str>, of_server: Option<&str>, alone: bool) -> Result<Boards> {
    let Some(terms) = terms else {
        return Ok(Boards::All);
    };
    let terms: Terms = serde_json::from_str(terms)
        .map_err(|error| StoreError::Unreadable(format!("the terms of a game: {error}")))?;
    let alone = alone.then_some(Boards::Newest);
    let of_server = || of_server.and_then(Boards::read);
    Ok(terms.boards.or(alone).or_else(of_server).unwrap_or_default())
}
