//! Saves tournaments: whole or not at all.

use boxed::boxed;
use play::time::{HOUR, Millis};
use play::tournament::{
    Happened, Tournament, TournamentChange, TournamentNotification, TournamentStatus,
};
use play::{
    ChannelId, GuildId, HandledInteraction, Notification, Saved, Subject, TournamentId, UserId,
    untrusted,
};

use super::super::change::{insert, keep_answer};
use super::super::erasure::NAMELESS;
use super::super::outbox::enqueue;
use super::super::pool::{Scope, Transaction};
use super::super::posts::{self, Question};
use super::super::query::{execute, fetch_one, fetch_optional};
use super::super::side_effects::log;
use super::super::{Result, Store, StoreError, answered, club_boards, json};
use super::going_on;

/// How long boards wait for the thread of their round; without one they are posted in the channel.
const WAITS_FOR_THREAD: Millis = HOUR;

#[boxed]
impl Store {
    /// Saves a change of a tournament, or a new one, in one transaction: what happened, the tournament as it is now,
    /// the games that begin, the outbox messages, and the handled interaction. Fails with
    /// [`StoreError::TournamentConflict`] when the tournament has changed since it was loaded, or when its server has
    /// more tournaments than when it was created; [`StoreError::NameTaken`] when its new name is taken;
    /// [`StoreError::CodeTaken`] when its code is, or when it is the next season of a tournament that has one.
    pub async fn save_tournament(
        &self,
        change: &TournamentChange,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved> {
        let saved = self.try_to_save_tournament(change, handled).await;
        self.note_saved(&saved);
        saved
    }

    async fn try_to_save_tournament(
        &self,
        change: &TournamentChange,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved> {
        let tournament = &change.after.tournament;
        let own = Scope::Of(Subject::Tournament(tournament.id));
        let shared = Scope::Shared(Some(tournament.guild));
        let mut tx = self.writer.begin_in(&[own, shared]).await?;
        if let Some(handled) = handled
            && let Some(answer) = answered(&mut tx, handled.interaction).await?
        {
            return Ok(Saved::Before(answer));
        }
        if change.seen == 0 {
            begin(&mut tx, change, handled).await?;
        } else {
            let questions = questions(&mut tx, change).await?;
            write(&mut tx, change, questions, handled).await?;
        }
        tx.commit().await?;
        Ok(Saved::Now)
    }

    /// Moves a tournament to another channel; messages that wait for the old one go to the new one.
    pub async fn move_tournament(&self, tournament: &Tournament, to: ChannelId) -> Result<()> {
        let (id, at) = (tournament.id, self.now());
        let mut tx = self.begin().await?;
        execute! { &mut tx;
            "UPDATE tournaments SET channel_id = $1, version = version + 1 WHERE id = $2", to, id;
            // A new message shows the tournament there, so older ones that still wait are dropped.
            "UPDATE outbox SET state = 'superseded' WHERE tournament_id = $1 AND state = 'pending' AND kind = 'tournament'",
                id;
            "UPDATE outbox SET channel_id = $1, not_before = 0
             WHERE tournament_id = $2 AND state = 'pending' AND kind <> 'clear'", to, id;
        }
        let seq = tournament.seq;
        let here = TournamentNotification::Moved { channel: to, seq };
        let here = [Notification::Tournament(here)];
        enqueue(&mut tx, Subject::Tournament(tournament.id), to, &here, at).await?;
        Ok(tx.commit().await?)
    }
}

/// Writes a new tournament; the id in `change` is ignored.
async fn begin(
    tx: &mut Transaction,
    change: &TournamentChange,
    handled: Option<&HandledInteraction>,
) -> Result<()> {
    let tournament = &change.after.tournament;
    if let Some(seen) = change.going_on
        && going_on(&mut *tx, tournament.guild).await? > seen
    {
        return Err(StoreError::TournamentConflict);
    }
    let settings = json(&tournament.settings, &tournament.code)?;
    let name = free_name(tx, tournament).await?;
    let inserted = fetch_optional! { &mut *tx;
        r#"INSERT INTO tournaments (code, guild_id, channel_id, organiser_id, settings, status, season, previous_id,
                                    created_at, name_key)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id AS "id!""#,
            tournament.code, tournament.guild, tournament.channel, tournament.organiser, settings,
            TournamentStatus::Entries.as_str(), tournament.season, tournament.previous, tournament.created_at, name;
    };
    let id = inserted.ok_or(StoreError::CodeTaken)?;
    write(tx, &change.stored_as(id.into()), Vec::new(), handled).await
}

/// The name of a tournament as names are compared. Fails with [`StoreError::NameTaken`] when another one there has it: one
/// that goes on and is not just another process's try at the same next season, or a season of the same number.
async fn free_name(tx: &mut Transaction, tournament: &Tournament) -> Result<String> {
    let name = untrusted::seen(&tournament.settings.name).to_lowercase();
    let previous = tournament.previous.map_or(-1, TournamentId::get);
    let taken = fetch_one! { &mut *tx;
        r#"SELECT EXISTS (SELECT 1 FROM tournaments WHERE guild_id = $1 AND name_key = $2 AND id <> $3
             AND coalesce(previous_id, 0) <> $4
             AND (status <> 'over' OR season > 1 AND season = $5)) AS "taken!: bool""#,
            tournament.guild, name, tournament.id, previous, tournament.season;
    };
    if taken { Err(StoreError::NameTaken) } else { Ok(name) }
}

/// What members are asked, if the tournament is as it was loaded. To be read before anything is written: see
/// `Pool::begin_in`.
pub(crate) async fn questions(
    tx: &mut Transaction,
    change: &TournamentChange,
) -> Result<Vec<Question>> {
    let id = change.after.tournament.id;
    let version = fetch_one! { &mut *tx; "SELECT version FROM tournaments WHERE id = $1", id; };
    if version != change.after.tournament.version {
        return Err(StoreError::TournamentConflict);
    }
    posts::questions(tx, id).await
}

/// Writes what happens to a tournament, the tournament as it is now, its entrants, the games that begin, the next
/// season, the outbox rows and the handled interaction.
pub(crate) async fn write(
    tx: &mut Transaction,
    change: &TournamentChange,
    questions: Vec<Question>,
    handled: Option<&HandledInteraction>,
) -> Result<()> {
    let tournament = &change.after.tournament;
    let (id, at) = (tournament.id, change.at());
    let edited = change.events().iter().any(|event| matches!(event.kind, Happened::Edited(_)));
    let name = if edited { Some(free_name(tx, tournament).await?) } else { None };
    club_boards::changed(tx, tournament.guild).await?;
    let interaction = handled.map(|handled| handled.interaction);
    for event in change.events() {
        let kind = json(&event.kind, "an event")?;
        execute! { &mut *tx;
            "INSERT INTO tournament_events (tournament_id, seq, event, at, interaction_id) VALUES ($1, $2, $3,
               CASE WHEN $4 < (SELECT at FROM tournament_events WHERE tournament_id = $1 AND seq = CAST($2 AS BIGINT) - 1)
                    THEN (SELECT at FROM tournament_events WHERE tournament_id = $1 AND seq = CAST($2 AS BIGINT) - 1) ELSE $4 END, $5)",
                id, event.seq, kind, event.at, interaction;
            // The trigger of tournament_events compares each new event with this number.
            "UPDATE tournaments SET seq = $1 WHERE id = $2", event.seq, id;
        }
    }
    let settings = json(&tournament.settings, &tournament.code)?;
    let uncounted = json(&tournament.uncounted, &tournament.code)?;
    let (from, length) = tournament.round.map(|round| (round.from, round.length)).unzip();
    execute! { &mut *tx;
        "UPDATE tournaments SET settings = $1, status = $2, round_due_at = $3, unsettled = $4, due_at = $5,
           started_at = $6, ended_at = $7, name_key = coalesce($8, name_key), version = version + 1,
           uncounted = $10, opening = $11, round_from = $12, round_length = $13
         WHERE id = $9",
            settings, tournament.status.as_str(), tournament.round_due_at, tournament.unsettled, tournament.due_at,
            tournament.started_at, tournament.ended_at, name, id, uncounted, tournament.opening, from, length;
    }
    write_entrants(tx, tournament).await?;
    let notices = |of: &[TournamentNotification]| -> Vec<Notification> {
        of.iter().cloned().map(Notification::Tournament).collect()
    };
    let (subject, channel) = (Subject::Tournament(tournament.id), tournament.channel);
    enqueue(tx, subject, channel, &notices(&change.notifications), at).await?;
    insert(tx, &change.games, None).await?;
    // They link to the boards.
    enqueue(tx, subject, channel, &notices(&change.calls), at).await?;
    if change.has_thread() {
        let until = at + WAITS_FOR_THREAD;
        execute! { &mut *tx;
            "UPDATE outbox SET not_before = $1 WHERE state = 'pending' AND created_at = $2 AND
               (kind = 'calls' AND tournament_id = $3
                OR game_id IN (SELECT id FROM games WHERE tournament_id = $3 AND created_at = $2))", until, at, id;
        }
    }
    if let Some((board, entry)) = &change.log {
        let game = fetch_one! { &mut *tx;
            r#"SELECT max(id) AS "id?: i64" FROM games WHERE tournament_id = $1 AND board = $2"#,
                id, board.0;
        };
        log(tx, entry, game, at).await?;
    }
    // Questions that are settled lose their buttons.
    let settled = questions.iter().filter(|question| !change.after.awaits_answer(question.seq));
    let settled: Vec<_> = settled.map(|question| question.post).collect();
    posts::clear(tx, subject, &settled, false, at).await?;
    if let Some(season) = &change.season {
        Box::pin(begin(tx, season, None)).await?;
    }
    if let Some(handled) = handled {
        keep_answer(tx, Subject::Tournament(tournament.id), handled, at).await?;
    }
    Ok(())
}

async fn write_entrants(tx: &mut Transaction, tournament: &Tournament) -> Result<()> {
    let id = tournament.id;
    execute! { &mut *tx; "DELETE FROM entrants WHERE tournament_id = $1", id; }
    for entrant in &tournament.entrants {
        execute! { &mut *tx;
            "INSERT INTO entrants (tournament_id, entrant, user_id, name, state) VALUES ($1, $2, $3, $4, $5)",
                id, entrant.number.0, entrant.person.id, entrant.person.name, entrant.state.as_str();
        }
    }
    Ok(())
}

/// Makes a member a former player in the tournaments of a server.
pub(crate) async fn forget(
    tx: &mut Transaction,
    guild: GuildId,
    user: UserId,
    former: UserId,
) -> Result<()> {
    // Whoever has loaded one of these tournaments under their name must not write it again.
    execute! { &mut *tx;
        "UPDATE tournaments SET version = version + 1, organiser_id = CASE WHEN organiser_id = $2 THEN $1 ELSE organiser_id END
         WHERE guild_id = $3 AND (organiser_id = $2 OR id IN (SELECT tournament_id FROM entrants WHERE user_id = $2))",
            former, user, guild;
        "UPDATE entrants SET user_id = $1, name = $2 WHERE user_id = $3
         AND EXISTS (SELECT 1 FROM tournaments WHERE tournaments.id = entrants.tournament_id AND tournaments.guild_id = $4)",
            former, NAMELESS, user, guild;
    }
    Ok(())
}
