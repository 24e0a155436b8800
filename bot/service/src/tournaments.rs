//! Tournaments: decisions of members and organisers, what becomes due, and the results that finished games report to
//! their tournament.

use boxed::boxed;
use play::audience::Audience;
use play::rating::Pool;
use play::tournament::{
    self, Creation, Decided, Due, Settings, Settlement, Snapshot, Tournament, TournamentChange,
    TournamentDone, TournamentError,
};
use play::{
    Actor, Asker, Change, Done, GameStatus, GuildId, HandledInteraction, Saved, TournamentId,
    UserId, moderation, untrusted,
};
use store::StoreError;

use crate::conflicts::{ATTEMPTS, retry_conflicts};
use crate::{Games, Result};

#[boxed]
impl Games {
    /// Creates a tournament.
    pub async fn create_tournament(&self, actor: &Actor, creation: Creation) -> Result<Done> {
        let guild = creation.guild;
        // One at a time per server, so that each counts towards the limit.
        let _lock = self.locks.tournaments(guild).await;
        let creation = &creation;
        retry_conflicts(|_| async move {
            if let Some(before) = self.store.answer(actor.interaction).await? {
                return Ok(before);
            }
            let going_on = self.store.tournaments_going_on(guild).await?;
            let (change, done) = tournament::create(creation.clone(), actor, going_on, self.now())?;
            self.decided(actor, change, done).await
        })
        .await
    }

    /// Saves a decision about a tournament, for whoever may make it. If a game of the tournament ends at the same
    /// moment, `decide` is called again.
    pub async fn decide_in_tournament(
        &self,
        actor: &Actor,
        code: &str,
        decide: impl Fn(&Snapshot) -> Decided,
    ) -> Result<Done> {
        let _lock = self.locks.tournament(code).await;
        self.decide_with_lock(actor, code, decide).await
    }

    async fn decide_with_lock(
        &self,
        actor: &Actor,
        code: &str,
        decide: impl Fn(&Snapshot) -> Decided,
    ) -> Result<Done> {
        retry_conflicts(|_| async {
            let now = self.tournament(code).await?;
            if let Some(before) = self.store.answer(actor.interaction).await? {
                return Ok(before);
            }
            let (change, done) = decide(&now)?;
            self.decided(actor, change, done).await
        })
        .await
    }

    /// Enters `actor` into a tournament.
    pub async fn join_tournament(&self, actor: &Actor, code: &str) -> Result<Done> {
        let _lock = self.locks.tournament(code).await;
        let now = self.tournament(code).await?;
        let user = actor.person.id;
        let pool = now.tournament.settings.pool();
        let rating = self.rating_in(now.tournament.guild, user, pool).await?;
        let blocked = self.store.blocked_by(user).await?;
        self.decide_with_lock(actor, code, |now| tournament::join(now, actor, rating, &blocked))
            .await
    }

    /// The rating with which a member enters.
    async fn rating_in(&self, guild: GuildId, user: UserId, pool: Pool) -> Result<Option<u16>> {
        let standings = self.store.standings_of(guild, user).await?;
        let standing = standings.into_iter().find(|(of, _)| *of == pool);
        Ok(standing.and_then(|(_, standing)| u16::try_from(standing.rating.shown()).ok()))
    }

    /// Changes the settings of a tournament. Where another game is played then, those who have entered have their
    /// ratings in that game.
    pub async fn edit_tournament(
        &self,
        actor: &Actor,
        code: &str,
        change: impl Fn(&mut Settings),
    ) -> Result<Done> {
        let may_change = |_: &Snapshot| Ok(());
        self.edit_tournament_if(actor, code, may_change, |_, settings| change(settings)).await
    }

    /// The same if nothing speaks against it, with what depends on the tournament as it stands.
    pub async fn edit_tournament_if(
        &self,
        actor: &Actor,
        code: &str,
        may_change: impl Fn(&Snapshot) -> Result<(), TournamentError>,
        change: impl Fn(&Snapshot, &mut Settings),
    ) -> Result<Done> {
        let _lock = self.locks.tournament(code).await;
        let now = self.tournament(code).await?;
        let Tournament { guild, settings, entrants, .. } = &now.tournament;
        let mut after = settings.clone();
        change(&now, &mut after);
        let mut ratings = Vec::new();
        for entrant in entrants.iter().filter(|_| after.pool() != settings.pool()) {
            let rating = self.rating_in(*guild, entrant.person.id, after.pool()).await?;
            ratings.push((entrant.number, rating));
        }
        let decide = |now: &Snapshot| {
            may_change(now)?;
            tournament::edit(now, |settings| change(now, settings), &ratings)
        };
        self.decide_with_lock(actor, code, decide).await
    }

    /// Creates the next season of a tournament, once.
    pub async fn open_season(&self, actor: &Actor, code: &str) -> Result<Done> {
        let _lock = self.locks.tournament(code).await;
        retry_conflicts(|_| async {
            let now = self.tournament(code).await?;
            if self.store.season_after(now.tournament.id).await?.is_some() {
                return Err(TournamentError::SeasonOpen.into());
            }
            let season = self.store.next_season(now.tournament.id).await?;
            let (change, done) = tournament::next_season(&now, season)?;
            self.decided(actor, change, done).await
        })
        .await
    }

    /// A tournament with everything that a decision about it depends on. Fails with [`TournamentError::Unknown`].
    pub async fn tournament(&self, code: &str) -> Result<Snapshot> {
        Ok(self.store.tournament(code).await?.ok_or(TournamentError::Unknown)?)
    }

    /// The tournament with this id, as [`Games::tournament`]. Fails with [`TournamentError::Unknown`].
    pub async fn tournament_by_id(&self, id: TournamentId) -> Result<Snapshot> {
        Ok(self.store.tournament_by_id(id).await?.ok_or(TournamentError::Unknown)?)
    }

    /// The tournaments of a server that its audience may read about, unfinished ones first, then the newest first; at most
    /// `limit`.
    pub async fn tournaments_for(
        &self,
        audience: Audience,
        limit: usize,
    ) -> Result<Vec<Tournament>> {
        let Some(guild) = audience.server() else {
            return Ok(Vec::new());
        };
        let all = self.store.tournaments_on(guild, SEARCHED).await?;
        Ok(self.visible(audience, all).await?.first_of(limit).into_named())
    }

    /// A tournament, if its audience may read about it. Fails with [`TournamentError::Unknown`].
    pub async fn tournament_for(&self, audience: Audience, code: &str) -> Result<Snapshot> {
        let now = self.tournament(code).await?;
        let is_there = audience.server() == Some(now.tournament.guild);
        if is_there && self.may_read(audience, &now.tournament).await? {
            Ok(now)
        } else {
            Err(TournamentError::Unknown.into())
        }
    }

    /// The tournament that an audience names by its code or its name, or the only one that it may read about. `all`
    /// includes finished tournaments. Where none is named and there are several, it is the only one that can be `meant`.
    /// Fails with [`TournamentError::Unknown`] and [`TournamentError::Several`].
    pub async fn find_tournament(
        &self,
        audience: Audience,
        named: Option<&str>,
        all: bool,
        meant: impl Fn(&Tournament) -> bool,
    ) -> Result<Snapshot> {
        let mut here = self.tournaments_for(audience, usize::MAX).await?;
        match named.map(str::trim) {
            Some(named) => {
                let key = |name: &str| untrusted::seen(name).to_lowercase();
                here.retain(|it| {
                    it.code.eq_ignore_ascii_case(named) || key(&it.settings.name) == key(named)
                });
            }
            None if here.iter().any(|it| !it.is_over()) || !all => here.retain(|it| !it.is_over()),
            None => here.truncate(1),
        }
        if named.is_none() && here.iter().filter(|it| meant(it)).count() == 1 {
            here.retain(|it| meant(it));
        }
        match here.as_slice() {
            [] => Err(TournamentError::Unknown.into()),
            // Of several editions with one name, the newest unfinished one comes first.
            [one, ..] if named.is_some() => self.tournament(&one.code).await,
            [one] => self.tournament(&one.code).await,
            several => {
                let names = several.iter().map(|it| (it.settings.name.clone(), it.season));
                Err(TournamentError::Several(names.collect()).into())
            }
        }
    }

    /// Moves a tournament to the channel in which its organiser asks for it, if its own channel was deleted.
    pub async fn bring_tournament(&self, asker: Asker, now: &Snapshot) -> Result<()> {
        let tournament = &now.tournament;
        let elsewhere = tournament.channel != asker.channel && !tournament.is_over();
        if elsewhere && self.store.is_lost(tournament.channel).await? {
            self.store.move_tournament(tournament, asker.channel).await?;
            self.news.notify_one();
        }
        Ok(())
    }

    /// Does what has become due in a tournament.
    pub async fn keep_tournament_time(&self, code: &str) -> Result<()> {
        let _lock = self.locks.tournament(code).await;
        let now = self.tournament(code).await?;
        if now.tournament.due_at.is_none_or(|due| due > now.now) {
            return Ok(());
        }
        let change = match tournament::due(&now) {
            Due::Nothing => Ok(tournament::index(&now)),
            Due::Start => match tournament::start(&now) {
                Ok((change, _)) => Ok(change),
                Err(refusal) => {
                    tracing::info!(tournament = code, ?refusal, "a tournament cannot start");
                    tournament::start_missed(&now)
                }
            },
            Due::NextRound => tournament::next_round(&now, false).map(|(change, _)| change),
            Due::Complete => {
                let season = self.store.next_season(now.tournament.id).await?;
                tournament::complete(&now, season)
            }
            Due::RoundOverdue => tournament::overdue(&now),
            Due::ChallengeUnanswered(challenger) => {
                tournament::challenge_unanswered(&now, challenger)
            }
            Due::ChallengeReminder(challenger) => tournament::remind_of_challenge(&now, challenger),
            Due::Waits => tournament::tell_waits(&now),
            Due::Settle => {
                self.settle(&now).await?;
                // If the tournament has changed meanwhile, it may contradict more games: this is not saved then, and
                // all games are looked through again.
                Ok(tournament::games_looked_through(&now))
            }
        };
        match self.save_tournament(change?, None).await {
            // A game has ended meanwhile; the action is still due.
            Ok(_) | Err(StoreError::Conflict | StoreError::TournamentConflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Applies the decisions of a tournament to its unfinished games: games of a member who left are resigned for
    /// them, games whose result was set are called off, substitutes take their seats. The caller holds the lock of
    /// the tournament.
    async fn settle(&self, now: &Snapshot) -> Result<()> {
        for game in self.store.games_of_tournament(now.tournament.id).await? {
            let over = matches!(game.status, GameStatus::Finished | GameStatus::Cancelled);
            if !over && tournament::settlement(now, &game).is_some() {
                let _lock = self.locks.game(&game.code).await;
                retry_conflicts(|_| self.try_to_settle(now, &game.code)).await?;
            }
        }
        Ok(())
    }

    async fn try_to_settle(&self, now: &Snapshot, code: &str) -> Result<()> {
        let game = self.game(code).await?;
        if !matches!(game.status, GameStatus::Active | GameStatus::Frozen) {
            return Ok(());
        }
        let Some(settlement) = tournament::settlement(now, &game) else {
            return Ok(());
        };
        let clocks = self.clocks(&game, None).await?;
        let change = match settlement {
            Settlement::Resign(user) if game.status == GameStatus::Active => {
                let loaded = self.snapshot(code, None).await?;
                match moderation::resign_for(&loaded, user) {
                    Ok(change) => change,
                    // They have left the game already.
                    Err(_) => return Ok(()),
                }
            }
            Settlement::Replace { player, by } if game.status == GameStatus::Active => {
                let user = by.as_ref().map(|by| by.id);
                let loaded = self.snapshot(code, user).await?;
                moderation::substitute(&loaded, player, by)?
            }
            // The organiser can replace the player again once the game is off hold.
            Settlement::Replace { .. } => return Ok(()),
            Settlement::Resign(_) | Settlement::CallOff => {
                let quiet = tournament::tells_of_calling_off(now, &game);
                moderation::overrule(game, &clocks, quiet, self.now())
            }
        };
        self.commit_own(change).await
    }

    /// What a change that ends a game changes about the game's tournament. If the tournament cannot be read, the turn is
    /// saved all the same: the organiser then decides what the game counts.
    pub(crate) async fn report(
        &self,
        change: &Change,
    ) -> Result<Option<TournamentChange>, StoreError> {
        let game = &change.game;
        let Some(board) = game.tournament.filter(|_| game.ended_at.is_some() && !change.is_empty())
        else {
            return Ok(None);
        };
        let now = match self.store.tournament_by_id(board.tournament).await {
            Ok(Some(now)) => Ok(now),
            Ok(None) => return Ok(None),
            Err(StoreError::Unreadable(why)) => Err(why),
            Err(error) => return Err(error),
        };
        let mut history = self.store.history(game, change.seen()).await?;
        history.extend_from_slice(change.events());
        let series = self.series_with(game, Some(&history)).await?;
        let ending = tournament::ending(game, &history, series.as_ref());
        let reported = match (now, ending) {
            (Err(why), _) => Err(why),
            (_, Err(error)) => Err(error.to_string()),
            (Ok(now), Ok(ending)) => tournament::report(&now, board.number, &ending)
                .map_err(|refusal| format!("{refusal:?}")),
        };
        Ok(reported.unwrap_or_else(|error| {
            tracing::error!(game = %change.game.code, error, "a result is missing in its tournament");
            None
        }))
    }

    /// Withdraws an erased member from the tournaments of a server.
    pub(crate) async fn leave_tournaments(&self, guild: GuildId, user: UserId) -> Result<()> {
        for code in self.store.tournaments_of(guild, user).await? {
            let _lock = self.locks.tournament(&code).await;
            retry_conflicts(|_| async {
                let now = self.tournament(&code).await?;
                let person = now.tournament.entrant_of(user).map(|it| it.person.clone());
                let Some(person) = person else {
                    return Ok(());
                };
                if let Ok((change, _)) = tournament::withdraw(&now, &person) {
                    self.save_tournament(change, None).await?;
                }
                Ok(())
            })
            .await?;
        }
        Ok(())
    }

    /// Saves what `actor` has decided, and returns the answer.
    async fn decided(
        &self,
        actor: &Actor,
        change: TournamentChange,
        done: TournamentDone,
    ) -> Result<Done> {
        let name = change.after.tournament.settings.name.clone();
        let handled = HandledInteraction {
            interaction: actor.interaction,
            answer: Done::Tournament { name, done },
        };
        match self.save_tournament(change, Some(&handled)).await {
            Ok(saved) => Ok(saved.answer(handled.answer)),
            Err(StoreError::NameTaken) => Err(TournamentError::NameTaken.into()),
            Err(error) => Err(error.into()),
        }
    }

    /// Saves a change of a tournament, and announces it.
    async fn save_tournament(
        &self,
        mut change: TournamentChange,
        handled: Option<&HandledInteraction>,
    ) -> Result<Saved, StoreError> {
        let mut saved = self.store.save_tournament(&change, handled).await;
        for attempt in 1..ATTEMPTS {
            if !matches!(saved, Err(StoreError::CodeTaken)) {
                break;
            }
            change.rename(attempt);
            saved = self.store.save_tournament(&change, handled).await;
        }
        let saved = saved?;
        self.news.notify_one();
        for begun in &change.games {
            self.spread(&begun.game);
        }
        Ok(saved)
    }
}

/// How many tournaments of a server are searched for a name.
const SEARCHED: i64 = 100;
