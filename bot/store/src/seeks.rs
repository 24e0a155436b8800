//! What members look for opponents for.

use std::slice::from_ref;

use boxed::boxed;
use play::seeks::Seek;
use play::{Change, GuildId, HandledInteraction, Person, Saved, SeekId, Subject, UserId};

use super::pool::{Scope, Transaction};
use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::{Result, Store, StoreError, answered, change, club_boards, narrow};

#[derive(sqlx::FromRow)]
struct SeekRow {
    id: i64,
    guild_id: i64,
    channel_id: i64,
    thread: i64,
    user_id: i64,
    name: String,
    game: String,
    players: i64,
    pace: String,
    rated: i64,
    rating_from: Option<i64>,
    rating_to: Option<i64>,
    interaction_id: i64,
    until: i64,
}

impl SeekRow {
    fn seek(self) -> Result<Seek> {
        let unreadable = |what: &str| StoreError::Unreadable(format!("{what} of seek {}", self.id));
        Ok(Seek {
            id: self.id.into(),
            guild: self.guild_id.into(),
            channel: self.channel_id.into(),
            thread: self.thread != 0,
            kind: self.game.parse().map_err(|_| unreadable("the game"))?,
            players: narrow(self.players)?,
            pace: self.pace.parse().map_err(|_| unreadable("the pace"))?,
            person: Person::new(self.user_id, self.name),
            rated: self.rated != 0,
            from: self.rating_from,
            to: self.rating_to,
            interaction: self.interaction_id.into(),
            until: self.until,
        })
    }
}

/// The seeks of a server, as one saw them.
#[derive(Clone, Debug)]
pub struct SeeksSeen {
    /// Those that stand, the oldest first.
    pub seeks: Vec<Seek>,
    /// The newest that there was.
    newest: i64,
}

#[boxed]
impl Store {
    /// The seeks of a server that stand.
    pub async fn seeks_on(&self, guild: GuildId) -> Result<SeeksSeen> {
        // What comes in between is seen without being known as the newest: whoever relies on it
        // looks once more.
        let newest = fetch_one! { &self.reader;
            r#"SELECT max(id) AS "id?: i64" FROM seeks WHERE guild_id = $1"#, guild;
        };
        let rows = fetch_all! { &self.reader, SeekRow;
            "SELECT * FROM seeks WHERE guild_id = $1 AND until > $2 ORDER BY id", guild, self.now();
        };
        let seeks: Result<_, _> = rows.into_iter().map(SeekRow::seek).collect();
        Ok(SeeksSeen { seeks: seeks?, newest: newest.unwrap_or(0) })
    }

    /// The seeks of a member on all servers.
    pub async fn seeks_of(&self, user: UserId) -> Result<Vec<Seek>> {
        let rows = fetch_all! { &self.reader, SeekRow;
            "SELECT * FROM seeks WHERE user_id = $1 ORDER BY id", user;
        };
        rows.into_iter().map(SeekRow::seek).collect()
    }

    /// Places a seek that meets none of those that were `seen`, in place of one of the same member
    /// for the same. Fails with [`StoreError::Conflict`] when there is a newer one.
    pub async fn place_seek(&self, seek: &Seek, seen: &SeeksSeen) -> Result<SeekId> {
        let mut tx = self.writer.begin_in(&[Scope::Shared(Some(seek.guild))]).await?;
        let newest = fetch_one! { &mut tx;
            r#"SELECT max(id) AS "id?: i64" FROM seeks WHERE guild_id = $1"#, seek.guild;
        };
        if newest.unwrap_or(0) > seen.newest {
            return Err(StoreError::Conflict);
        }
        forget_the_same(&mut tx, seek).await?;
        let id = fetch_one! { &mut tx;
            r#"INSERT INTO seeks (guild_id, channel_id, thread, user_id, name, game, players, pace, rated, rating_from,
                                  rating_to, interaction_id, until)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id AS "id!""#,
                seek.guild, seek.channel, seek.thread, seek.person.id, seek.person.name, seek.kind.slug(), seek.players,
                seek.pace.to_string(), seek.rated, seek.from, seek.to, seek.interaction, seek.until;
        };
        club_boards::changed(&mut tx, seek.guild).await?;
        tx.commit().await?;
        Ok(id.into())
    }

    /// Begins the game of seeks that have met: a new one, and those in `met`, which are gone then.
    /// Fails with [`StoreError::Conflict`] when one of them is gone, [`StoreError::CodeTaken`].
    pub async fn begin_sought(
        &self,
        change: &Change,
        handled: &HandledInteraction,
        new: &Seek,
        met: &[SeekId],
    ) -> Result<Saved> {
        let mut tx = self.writer.begin_in(&[Scope::Shared(Some(new.guild))]).await?;
        if let Some(answer) = answered(&mut tx, handled.interaction).await? {
            return Ok(Saved::Before(answer));
        }
        let mut others = Vec::new();
        for id in met {
            let interaction = fetch_optional! { &mut tx;
                r#"DELETE FROM seeks WHERE id = $1 RETURNING interaction_id AS "id!""#, id;
            };
            others.push(interaction.ok_or(StoreError::Conflict)?);
        }
        forget_the_same(&mut tx, new).await?;
        let game = change::insert(&mut tx, from_ref(change), Some(handled)).await?[0].into();
        // Should Discord deliver once more what asked for them, they are not placed again.
        for interaction in others {
            let handled = HandledInteraction {
                interaction: interaction.into(),
                answer: handled.answer.clone(),
            };
            change::keep_answer(&mut tx, Subject::Game(game), &handled, change.at).await?;
        }
        tx.commit().await?;
        Ok(Saved::Now)
    }

    /// Takes a seek of a member back. Returns whether there was one.
    pub async fn withdraw_seek(&self, user: UserId, seek: SeekId) -> Result<bool> {
        let mut tx = self.begin().await?;
        let guild = fetch_optional! { &mut tx;
            r#"DELETE FROM seeks WHERE id = $1 AND user_id = $2 RETURNING guild_id AS "id!""#, seek, user;
        };
        if let Some(guild) = guild {
            club_boards::changed(&mut tx, guild.into()).await?;
        }
        tx.commit().await?;
        Ok(guild.is_some())
    }
}

/// Forgets the seeks that have ended.
pub(super) async fn end(tx: &mut Transaction, now: i64) -> Result<()> {
    let guilds = fetch_all! { &mut *tx;
        r#"DELETE FROM seeks WHERE until <= $1 RETURNING guild_id AS "id!""#, now;
    };
    for guild in guilds {
        club_boards::changed(tx, guild.into()).await?;
    }
    Ok(())
}

/// Forgets the seek of the same member for the same.
async fn forget_the_same(tx: &mut Transaction, seek: &Seek) -> Result<()> {
    execute! { &mut *tx;
        "DELETE FROM seeks WHERE user_id = $1 AND guild_id = $2 AND game = $3 AND players = $4 AND pace = $5 AND rated = $6",
            seek.person.id, seek.guild, seek.kind.slug(), seek.players, seek.pace.to_string(), seek.rated;
    }
    Ok(())
}
