//! The messages of games and tournaments. They have buttons as long as they show the present, or
//! await an answer.
//!
//! A newer board takes the buttons off older boards, notices and reminders; a newer notice or table
//! those of older ones. A table that is given up and a game that is called off in silence take them
//! off everything. What a tournament asks a member is settled by whatever happens in it, so each
//! change of a tournament looks through its [questions](Question), and so does whoever records a
//! question that was posted.

use boxed::boxed;
use play::time::Millis;
use play::{Boards, GameId, Notification, Posted, Purpose, Subject, Terms, TournamentId};

use super::outbox::{OutboxMessage, columns, enqueue};
use super::pool::{Scope, Transaction};
use super::query::{execute, fetch_all};
use super::{Result, Store, StoreError};

/// A message with buttons.
#[derive(Clone, Copy, Debug)]
pub(super) struct WithButtons {
    message: i64,
    channel: i64,
}

impl From<Posted> for WithButtons {
    fn from(post: Posted) -> Self {
        Self { message: post.message.get(), channel: post.channel.get() }
    }
}

/// A message of a tournament that asks a member something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    /// The event about which it asks.
    pub(super) seq: i64,
    /// The message.
    pub(super) post: WithButtons,
}

#[boxed]
impl Store {
    /// Takes the buttons off everything that was posted about a game but its table: it is over, and
    /// no board says so.
    pub async fn clear_posts_of(&self, game: GameId) -> Result<()> {
        let (subject, at) = (Subject::Game(game), self.now());
        let mut tx = self.outbox.begin_in(&[Scope::Of(subject)]).await?;
        let posts = fetch_all! { &mut tx, (message_id, channel_id);
            r#"SELECT message_id AS "message_id!", channel_id FROM posts
               WHERE game_id = $1 AND live = 1 AND purpose IN ('board', 'notice', 'reminder') ORDER BY message_id"#, game;
        };
        let posts = posts.into_iter().map(|(message, channel)| WithButtons { message, channel });
        clear(&mut tx, subject, &posts.collect::<Vec<_>>(), false, at).await?;
        Ok(tx.commit().await?)
    }
}

/// What the members of a tournament are asked.
pub(super) async fn questions(tx: &mut Transaction, id: TournamentId) -> Result<Vec<Question>> {
    let rows = fetch_all! { &mut *tx, (message_id, channel_id, seq);
        r#"SELECT message_id AS "message_id!", channel_id, seq FROM posts
           WHERE tournament_id = $1 AND purpose = 'notice' AND live = 1"#, id;
    };
    let questions = rows
        .into_iter()
        .map(|(message, channel, seq)| Question { seq, post: WithButtons { message, channel } });
    Ok(questions.collect())
}

/// Takes the buttons off messages, or deletes them.
pub(super) async fn clear(
    tx: &mut Transaction,
    subject: Subject,
    posts: &[WithButtons],
    delete: bool,
    at: Millis,
) -> Result<()> {
    for WithButtons { message, channel } in posts {
        execute! { &mut *tx; "UPDATE posts SET live = 0 WHERE message_id = $1", *message; }
        let clear = [Notification::Clear { message: (*message).into(), delete }];
        enqueue(tx, subject, (*channel).into(), &clear, at).await?;
    }
    Ok(())
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
    let ((game, tournament, _), word) = (columns(subject), purpose.as_str());
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
        let delete = is_about_board
            && boards(terms.as_deref(), of_server.as_deref(), alone)? == Boards::Newest;
        let older = WithButtons { message, channel };
        clear(tx, subject, &[older], delete, at).await?;
    }
    Ok(())
}

/// Which boards stay beside a newer one. What a tournament posts is not about a board.
fn boards(terms: Option<&str>, of_server: Option<&str>, alone: bool) -> Result<Boards> {
    let Some(terms) = terms else {
        return Ok(Boards::All);
    };
    let terms: Terms = serde_json::from_str(terms)
        .map_err(|error| StoreError::Unreadable(format!("the terms of a game: {error}")))?;
    Ok(Boards::staying(terms.boards, alone, of_server.and_then(Boards::read)))
}
