//! Reads tournaments: their rows, their entrants, their events, their games.

mod save;

use boxed::boxed;
use pairing::EntrantId;
use play::time::Millis;
use play::tournament::{
    EntrantState, MemberEntrant, RoundTime, Snapshot, Tournament, TournamentEvent, TournamentStatus,
};
use play::{Game, GameId, GuildId, Person, Posted, Purpose, TournamentId, UserId, untrusted};

use super::games::posted;
use super::pool::{Executor, Transaction};
use super::query::{fetch_all, fetch_one, fetch_optional};
use super::seated::{self, SeatedRow};
use super::{Result, Store, StoreError, narrow, people};

pub(super) use save::{forget, questions, write};

#[derive(sqlx::FromRow)]
struct Row {
    id: i64,
    code: String,
    guild_id: i64,
    channel_id: i64,
    organiser_id: i64,
    settings: String,
    status: String,
    seq: i64,
    version: i64,
    round_due_at: Option<i64>,
    unsettled: i64,
    due_at: Option<i64>,
    season: i64,
    previous_id: Option<i64>,
    created_at: i64,
    started_at: Option<i64>,
    ended_at: Option<i64>,
    #[expect(dead_code, reason = "only queries compare it")]
    name_key: String,
    uncounted: String,
    opening: Option<i64>,
    round_from: Option<i64>,
    round_length: Option<i64>,
}

#[boxed]
impl Store {
    /// The tournament with this code, as it is now; upper and lower case are the same. Fails if its events cannot have
    /// happened.
    pub async fn tournament(&self, code: &str) -> Result<Option<Snapshot>> {
        let code = code.to_ascii_uppercase();
        // PostgreSQL refuses a text with a NUL character even as a parameter.
        if code.contains('\0') {
            return Ok(None);
        }
        let mut tx = self.reader.begin_reading().await?;
        let row = fetch_optional! { &mut tx, Row;
            "SELECT * FROM tournaments WHERE code = $1", code;
        };
        whole(&mut tx, row, self.now()).await
    }

    /// The tournament with this id, as [`Store::tournament`].
    pub async fn tournament_by_id(&self, id: TournamentId) -> Result<Option<Snapshot>> {
        let mut tx = self.reader.begin_reading().await?;
        let row = fetch_optional! { &mut tx, Row; "SELECT * FROM tournaments WHERE id = $1", id; };
        whole(&mut tx, row, self.now()).await
    }

    /// The code of a tournament.
    pub async fn tournament_code(&self, id: TournamentId) -> Result<Option<String>> {
        Ok(fetch_optional! { &self.reader; "SELECT code FROM tournaments WHERE id = $1", id; })
    }

    /// The names that the entrants of a tournament have chosen for pictures, if any.
    pub async fn picture_names_in(&self, id: TournamentId) -> Result<Vec<(UserId, String)>> {
        let rows = fetch_all! { &self.reader, (user_id, name);
            r#"SELECT preferences.user_id, picture_name AS "name!"
               FROM entrants JOIN preferences ON preferences.user_id = entrants.user_id
               WHERE tournament_id = $1 AND picture_name IS NOT NULL"#, id;
        };
        Ok(rows.into_iter().map(|(user, name)| (user.into(), untrusted::name(name))).collect())
    }

    /// The tournaments of a server, unfinished ones first, then the newest first; at most `limit`.
    pub async fn tournaments_on(&self, guild: GuildId, limit: i64) -> Result<Vec<Tournament>> {
        let mut tx = self.reader.begin_reading().await?;
        let rows = fetch_all! { &mut tx, Row;
            "SELECT * FROM tournaments WHERE guild_id = $1 ORDER BY status = 'over', id DESC LIMIT $2",
                guild, limit;
        };
        let mut tournaments = Vec::with_capacity(rows.len());
        for row in rows {
            tournaments.push(with_entrants(&mut tx, row).await?);
        }
        Ok(tournaments)
    }

    /// How many tournaments of a server are not over.
    pub async fn tournaments_going_on(&self, guild: GuildId) -> Result<usize> {
        going_on(&self.reader, guild).await
    }

    /// The code of the season that follows this tournament.
    pub async fn season_after(&self, id: TournamentId) -> Result<Option<String>> {
        Ok(fetch_optional! { &self.reader;
            "SELECT code FROM tournaments WHERE previous_id = $1 LIMIT 1", id;
        })
    }

    /// The number of the season after this tournament: the next one that no tournament of its name has there.
    pub async fn next_season(&self, id: TournamentId) -> Result<u32> {
        narrow(fetch_one! { &self.reader;
            r#"SELECT 1 + max(named.season) AS "next!: i64" FROM tournaments AS before JOIN tournaments AS named
               ON named.guild_id = before.guild_id AND named.name_key = before.name_key WHERE before.id = $1"#, id;
        })
    }

    /// The codes of the unfinished tournaments of a server that a member has entered or is invited to.
    pub async fn tournaments_of(&self, guild: GuildId, user: UserId) -> Result<Vec<String>> {
        Ok(fetch_all! { &self.reader;
            "SELECT tournaments.code FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament_id
             WHERE entrants.user_id = $1 AND entrants.state IN ('invited', 'entered')
               AND tournaments.guild_id = $2 AND tournaments.status IN ('entries', 'running', 'paused')
             ORDER BY tournaments.id DESC", user, guild;
        })
    }

    /// The last twenty finished tournaments of a server that a member took part in, the newest first.
    pub async fn tournaments_over(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Vec<TournamentId>> {
        let ids = fetch_all! { &self.reader;
            "SELECT tournaments.id FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament_id
             WHERE entrants.user_id = $1 AND entrants.state = 'entered'
               AND tournaments.guild_id = $2 AND tournaments.status = 'over'
             ORDER BY tournaments.id DESC LIMIT 20", user, guild;
        };
        Ok(ids.into_iter().map(TournamentId::from).collect())
    }

    /// The codes of tournaments served here in which something is due, the longest overdue first; at most `limit`.
    pub async fn due_tournaments(&self, limit: usize) -> Result<Vec<String>> {
        Ok(fetch_all! { &self.reader;
            "SELECT code FROM tournaments WHERE due_at <= $1 AND
               (SELECT timekeeper FROM shards
                WHERE shards.id = coalesce(guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $3
             ORDER BY due_at LIMIT $2", self.now(), limit, self.holder;
        })
    }

    /// The games of a tournament, in the order of their pairings.
    pub async fn games_of_tournament(&self, id: TournamentId) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.tournament_id = $1 ORDER BY games.board, games.round, players.player", id;
        };
        seated::all(rows)
    }

    /// The newest message of a kind about a tournament, if its channel has not been deleted.
    pub async fn newest_tournament_post(
        &self,
        id: TournamentId,
        purpose: Purpose,
    ) -> Result<Option<Posted>> {
        let post = fetch_optional! { &self.reader, (message_id, channel_id, seq);
            r#"SELECT message_id AS "message_id!", channel_id, seq FROM posts
               WHERE tournament_id = $1 AND purpose = $2
                 AND channel_id NOT IN (SELECT channel_id FROM lost_channels)
               ORDER BY seq DESC, message_id DESC LIMIT 1"#, id, purpose.as_str();
        };
        Ok(post.map(posted))
    }

    /// Who has decided this last about a game until a time, and why: an action of the audit log.
    pub async fn ruling(
        &self,
        game: GameId,
        at: Millis,
        action: &'static str,
    ) -> Result<Option<(UserId, Option<String>)>> {
        let row = fetch_optional! { &self.reader, (actor_id, reason);
            "SELECT actor_id, reason FROM admin_log WHERE game_id = $1 AND at <= $2 AND action = $3 ORDER BY at DESC, id DESC LIMIT 1",
                game, at, action;
        };
        Ok(row.map(|(actor, reason)| (actor.into(), reason)))
    }
}

/// Whether what a tournament asks about this event is settled. Where it cannot be read, nobody knows.
pub(super) async fn is_settled(
    tx: &mut Transaction,
    id: TournamentId,
    seq: i64,
    now: Millis,
) -> Result<bool> {
    let row = fetch_optional! { &mut *tx, Row; "SELECT * FROM tournaments WHERE id = $1", id; };
    match whole(tx, row, now).await {
        Ok(now) => Ok(now.is_some_and(|now| !now.awaits_answer(seq))),
        Err(StoreError::Unreadable(why)) => {
            tracing::error!(why, "a question of a tournament keeps its buttons");
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// A tournament with everything that a decision about it depends on.
async fn whole(tx: &mut Transaction, row: Option<Row>, now: Millis) -> Result<Option<Snapshot>> {
    let Some(row) = row else {
        return Ok(None);
    };
    let id = row.id;
    let tournament = with_entrants(tx, row).await?;
    let rows = fetch_all! { &mut *tx, (seq, event, at);
        "SELECT seq, event, at FROM tournament_events WHERE tournament_id = $1 ORDER BY seq", id;
    };
    let events = rows.into_iter().map(|(seq, event, at)| {
        let unreadable = |error| {
            let code = &tournament.code;
            StoreError::Unreadable(format!("event {seq} of tournament {code}: {error}"))
        };
        Ok(TournamentEvent { seq, kind: serde_json::from_str(&event).map_err(unreadable)?, at })
    });
    let events = events.collect::<Result<_>>()?;
    let rows = fetch_all! { &mut *tx, (user_id, from, until, vacations_before);
        r#"SELECT people.user_id, vacation_from AS "from?", vacation_until AS "until?", vacations_before
           FROM entrants JOIN people ON people.user_id = entrants.user_id
           WHERE tournament_id = $1 AND state = 'entered' AND vacation_from IS NOT NULL"#, id;
    };
    let mut vacations = Vec::new();
    for (user, from, until, before) in rows {
        let before: String = before;
        vacations.extend(people::vacations(user.into(), (from, until), Some(&before))?);
    }
    let code = tournament.code.clone();
    let impossible = |error| StoreError::Unreadable(format!("tournament {code}: {error:?}"));
    Snapshot::of(tournament, events, vacations, now).map(Some).map_err(impossible)
}

async fn with_entrants(tx: &mut Transaction, row: Row) -> Result<Tournament> {
    let rows = fetch_all! { &mut *tx, (entrant, user_id, name, state);
        "SELECT entrant, user_id, name, state FROM entrants WHERE tournament_id = $1 ORDER BY entrant", row.id;
    };
    let unreadable =
        |what: &str| StoreError::Unreadable(format!("{what} of tournament {}", row.code));
    let entrants = rows.into_iter().map(|(number, user, name, state)| {
        Ok(MemberEntrant {
            number: EntrantId(narrow(number)?),
            person: Person::new(user, name),
            state: EntrantState::read(&state).ok_or_else(|| unreadable("an entrant"))?,
        })
    });
    Ok(Tournament {
        id: row.id.into(),
        guild: row.guild_id.into(),
        channel: row.channel_id.into(),
        organiser: row.organiser_id.into(),
        settings: serde_json::from_str(&row.settings).map_err(|_| unreadable("the settings"))?,
        status: TournamentStatus::read(&row.status).ok_or_else(|| unreadable("the status"))?,
        seq: row.seq,
        version: row.version,
        entrants: entrants.collect::<Result<_>>()?,
        round: row
            .round_from
            .zip(row.round_length)
            .map(|(from, length)| RoundTime { from, length }),
        round_due_at: row.round_due_at,
        uncounted: seated::uncounted(&row.uncounted)?
            .ok_or_else(|| unreadable("what does not count"))?,
        opening: row.opening,
        unsettled: row.unsettled != 0,
        due_at: row.due_at,
        season: narrow(row.season)?,
        previous: row.previous_id.map(Into::into),
        created_at: row.created_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        code: row.code,
    })
}

/// How many unfinished tournaments a server has, inside a transaction or outside.
async fn going_on(executor: impl Into<Executor<'_>>, guild: GuildId) -> Result<usize> {
    let count = fetch_one! { executor;
        r#"SELECT count(*) AS "count!: i64" FROM tournaments
           WHERE guild_id = $1 AND status IN ('entries', 'running', 'paused')"#, guild;
    };
    narrow(count)
}
