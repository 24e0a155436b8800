//! Changes: everything that one action does to a game, saved whole or not at all.

use std::slice::from_ref;

use boxed::boxed;
use play::time::Millis;
use play::tournament::TournamentChange;
use play::{Change, Game, GameStatus, HandledInteraction, Saved, Subject, Unfilled};

use super::pool::{Scope, Transaction};
use super::query::{execute, fetch_all, fetch_one};
use super::values::Bind as _;
use super::{
    Result, Store, StoreError, answered, blocks, club_boards, json, postgres_only, read_answer,
    records, tournaments,
};

#[boxed]
impl Store {
    /// Opens a table: saves its row, its players, its events, and the handled interaction. The events of `change`
    /// begin at 1; the id in it is ignored. `seen` is what there was when its creator was allowed to open it, if they
    /// had to be. Fails with [`StoreError::Conflict`] when there is more by now, [`StoreError::CodeTaken`] also when the table is a
    /// rematch and another one is open.
    pub async fn create(
        &self,
        change: &Change,
        handled: &HandledInteraction,
        seen: Option<&Unfilled>,
    ) -> Result<Saved> {
        let created = self.try_to_create(change, handled, seen).await;
        self.note_saved(&created);
        created
    }

    async fn try_to_create(
        &self,
        change: &Change,
        handled: &HandledInteraction,
        seen: Option<&Unfilled>,
    ) -> Result<Saved> {
        let game = &change.game;
        let scopes = [Scope::Shared(game.guild), Scope::Tables(game.creator)];
        let mut tx = self.writer.begin_in(&scopes).await?;
        if let Some(answer) = answered(&mut tx, handled.interaction).await? {
            return Ok(Saved::Before(answer));
        }
        if let Some(seen) = seen {
            let now = blocks::unfilled(&mut tx, game.creator, game.guild).await?;
            if now.exceeds(seen) {
                return Err(StoreError::Conflict);
            }
        }
        insert(&mut tx, from_ref(change), Some(handled)).await?;
        tx.commit().await?;
        Ok(Saved::Now)
    }

    /// Saves a change and the games that begin with it: events, game, players, what Discord must be told, and the
    /// handled interaction, in one transaction. Fails with [`StoreError::Conflict`] when
    /// the game has changed since it was loaded, [`StoreError::CodeTaken`] when a game that begins has a code that is
    /// taken.
    pub async fn save(
        &self,
        change: &Change,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved> {
        self.save_with_tournament(change, None, handled).await
    }

    /// The same, together with what it changes about the tournament of the game. Fails with
    /// [`StoreError::TournamentConflict`] when the tournament has changed.
    pub async fn save_with_tournament(
        &self,
        change: &Change,
        tournament: Option<&TournamentChange>,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved> {
        let saved = self.try_to_save(change, tournament, handled).await;
        self.note_saved(&saved);
        saved
    }

    async fn try_to_save(
        &self,
        change: &Change,
        tournament: Option<&TournamentChange>,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved> {
        let game = &change.game;
        let scopes = [Scope::Of(Subject::Game(game.id)), Scope::Shared(game.guild)];
        let is_turn = game.ended_at.is_none() && tournament.is_none();
        let scopes = if is_turn { &scopes[..1] } else { &scopes };
        let interaction = handled.map(|handled| handled.interaction);
        let mut tx = self.writer.begin_in(scopes).await?;
        if is_turn
            && change.follow_ups().is_empty()
            && let Transaction::Postgres(saving) = &mut tx
        {
            // Nothing is read, so everything is one request.
            let expected = [game.id.value(), game.version.value(), interaction.value()];
            saving.begin_untried(postgres_only::UNSAVED, &expected).await?;
            write(&mut tx, change, handled).await?;
            match tx.commit().await.map_err(StoreError::from) {
                Ok(()) => return Ok(Saved::Now),
                // Reading tells why, or what became of it.
                Err(error) if matches!(error, StoreError::Conflict) || error.is_in_doubt() => {}
                Err(error) => return Err(error),
            }
            tx = self.writer.begin_in(scopes).await?;
        }
        let (version, answer) = fetch_one! { &mut tx, (version, answer);
            r#"SELECT version, (SELECT answer FROM interactions WHERE interactions.id = $2) AS "answer?: String"
               FROM games WHERE games.id = $1"#, game.id, interaction;
        };
        if let Some(answer) = answer {
            return Ok(Saved::Before(read_answer(answer)));
        }
        if version != game.version {
            return Err(StoreError::Conflict);
        }
        let questions = match tournament {
            Some(tournament) => tournaments::questions(&mut tx, tournament).await?,
            None => Vec::new(),
        };
        write(&mut tx, change, handled).await?;
        insert(&mut tx, change.follow_ups(), None).await?;
        if let Some(tournament) = tournament {
            tournaments::write(&mut tx, tournament, questions, None).await?;
        }
        tx.commit().await?;
        Ok(Saved::Now)
    }
}

/// Writes new games of one channel and returns their ids; those in `games` are ignored. While others wait, all ids are
/// asked for at once.
pub(super) async fn insert(
    tx: &mut Transaction,
    games: &[Change],
    handled: Option<&HandledInteraction>,
) -> Result<Vec<i64>> {
    let Some(first) = games.first() else {
        return Ok(Vec::new());
    };
    let channel = first.game.channel;
    for Change { game, .. } in games {
        let setup = json(&game.setup, &game.code)?;
        let imported = game.imported.as_ref().map(|it| json(it, &game.code)).transpose()?;
        // A new row is always open; `write` starts a game that begins at once.
        let status = GameStatus::Open.as_str();
        let (series, round) = game.series.map(|series| (series.first, series.round)).unzip();
        let (tournament, board) =
            game.tournament.map(|board| (board.tournament, board.number.0)).unzip();
        execute! { &mut *tx;
            "INSERT INTO games (code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status,
                                created_at, rematch_of, series_of, round, tournament_id, board, imported)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING",
                game.code, game.guild, channel, game.creator, game.setup.kind.slug(), game.rules_version, setup, status,
                game.created_at, game.rematch_of, series, round.unwrap_or(1), tournament, board, imported;
        }
    }
    // Every other game has its first event.
    let ids = fetch_all! { &mut *tx;
        r#"SELECT id AS "id!" FROM games WHERE channel_id = $1 AND status = 'open' AND seq = 0 ORDER BY id"#, channel;
    };
    if ids.len() != games.len() {
        return Err(StoreError::CodeTaken);
    }
    for (change, id) in games.iter().zip(&ids) {
        write(tx, &change.stored_as((*id).into()), handled).await?;
    }
    Ok(ids)
}

/// Writes the events, the game as it is now, its players, the ratings that its end changes, the outbox rows and the
/// handled interaction.
pub(super) async fn write(
    tx: &mut Transaction,
    change: &Change,
    handled: Option<&HandledInteraction>,
) -> Result<()> {
    let (game, id) = (&change.game, change.game.id);
    // At first, since they read: see `Pool::begin_in`.
    let last = super::side_effects::last_words(tx, game).await?;
    super::ratings::apply(tx, game, change.events()).await?;
    let interaction = handled.map(|handled| handled.interaction);
    for event in change.events() {
        let kind = &event.kind;
        let banks = event.banks.as_ref().map(|banks| json(banks, &game.code)).transpose()?;
        // Whoever decided may not have known the one before it, which a process with another clock
        // may have dated.
        execute! { &mut *tx;
            "INSERT INTO game_events (game_id, seq, kind, player, ply, notation, data, state_hash, banks, at, interaction_id)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $11,
               CASE WHEN $9 < (SELECT at FROM game_events WHERE game_id = $1 AND seq = CAST($2 AS BIGINT) - 1)
                    THEN (SELECT at FROM game_events WHERE game_id = $1 AND seq = CAST($2 AS BIGINT) - 1) ELSE $9 END, $10)",
                id, event.seq, kind.as_str(), event.player, event.ply, kind.notation(), kind.data(),
                event.state_hash.cast_signed(), event.at, interaction, banks;
        }
        if event.seq < game.seq {
            // The trigger of game_events compares each new event with this number.
            execute! { &mut *tx; "UPDATE games SET seq = $1 WHERE id = $2", event.seq, id; }
        }
    }

    let (setup, terms) = (json(&game.setup, &game.code)?, json(&game.terms, &game.code)?);
    let (timing, uncounted) = (game.timing, json(&game.uncounted, &game.code)?);
    execute! { &mut *tx;
        "UPDATE games SET setup = $1, terms = $2, status = $3, untold_from = $4, ply = $5, to_move = $6,
           state_hash = $7, started_at = $8, ended_at = $9, began_at = $10, deadline_at = $11, paused_at = $12,
           reminded_at = $13, claimable = $14, due_at = $15, awaits_computer = $16, version = version + 1, seq = $17,
           uncounted = $19, opening = $20, remind_from = $21
         WHERE id = $18",
            setup, terms, game.status.as_str(), game.untold_from, game.ply, game.to_move, game.state_hash.cast_signed(),
            game.started_at, game.ended_at, timing.began_at, timing.deadline_at, timing.paused_at, timing.reminded_at,
            timing.claimable, timing.due_at, game.computer_to_move().is_some(), game.seq, id, uncounted, timing.opening,
            timing.remind_from;
    }

    write_players(tx, game).await?;
    for (player, plan) in &change.plans {
        super::plans::write(tx, game.id, *player, plan).await?;
    }
    if change.is_end() {
        super::plans::clear(tx, game.id).await?;
        super::mistakes::note(tx, game).await?;
    }
    let (subject, at) = (Subject::Game(game.id), change.at);
    super::outbox::enqueue(tx, subject, game.channel, &change.notifications, at).await?;
    super::side_effects::keep(tx, game, &change.side_effects, at).await?;
    if game.ended_at.is_some() {
        records::write(tx, game).await?;
        super::side_effects::forget(tx, game).await?;
        super::outbox::enqueue(tx, subject, game.channel, &last, at).await?;
    }

    if let Some(handled) = handled {
        keep_answer(tx, subject, handled, at).await?;
    }
    // At last, since other games of the server wait for this row.
    if let Some(guild) = game.guild {
        club_boards::changed(tx, guild).await?;
    }
    Ok(())
}

/// Keeps the answer to an interaction and what it was about, in case the interaction is delivered again.
pub(super) async fn keep_answer(
    tx: &mut Transaction,
    subject: Subject,
    handled: &HandledInteraction,
    at: Millis,
) -> Result<()> {
    let (game, tournament, _) = super::outbox::columns(subject);
    let answer = json(&handled.answer, "an answer")?;
    execute! { &mut *tx;
        "INSERT INTO interactions (id, game_id, tournament_id, answer, at, guild_id) VALUES ($1, $2, $3, $4, $5,
           coalesce((SELECT guild_id FROM games WHERE id = $2), (SELECT guild_id FROM tournaments WHERE id = $3)))",
            handled.interaction, game, tournament, answer, at;
    }
    Ok(())
}

/// Writes who sits where; replaces the rows that were there.
async fn write_players(tx: &mut Transaction, game: &Game) -> Result<()> {
    execute! { &mut *tx; "DELETE FROM players WHERE game_id = $1", game.id; }
    for (index, player) in game.players.iter().enumerate() {
        let person = &player.person;
        execute! { &mut *tx;
            "INSERT INTO players (game_id, player, user_id, name, kind, computer, bank, missed, left_at, substitute, points, place)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
                game.id, index, person.id, person.name, player.state.as_str(), player.computer.map(ai::Level::name),
                player.bank, player.missed, player.left_at, player.substitute, player.points, player.place;
        }
    }
    Ok(())
}
