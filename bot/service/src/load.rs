//! Loading: which game a member means, its history, and everything that a decision about it depends
//! on.

use boxed::boxed;
use play::audience::Visible;
use play::clocks::Clocks;
use play::plans::Plans;
use play::time::DAY;
use play::{
    ActionError, Actor, Asker, Change, Done, Event, EventKind, Game, GameSnapshot, GameStatus,
    MessageId, Replay, ReplayError, UserId, Wanted, in_play, no_such_game, normal_code, turn,
};
use rules::Position;
use store::{Particulars, StoreError};

use crate::conflicts::retry_conflicts;
use crate::locks::Held;
use crate::{Games, Result};

/// Among how many games of a member the last one that ended in a channel is sought.
const ENDED: i64 = 50;

/// A game that is being played, under its lock.
pub(crate) struct Loaded {
    /// Everything that a decision about it depends on.
    pub(crate) now: GameSnapshot,
    _lock: Held,
}

#[boxed]
impl Games {
    /// Loads a game that is being played, under its lock, and saves the change that `decide` makes.
    /// If the game changes before that is saved, `decide` is called again.
    pub(crate) async fn decide(
        &self,
        actor: &Actor,
        code: &str,
        decide: impl Fn(&GameSnapshot) -> Result<(Change, Done), ActionError>,
    ) -> Result<Done> {
        retry_conflicts(|_| async {
            let loaded = self.load(code, Some(actor.person.id)).await?;
            let (change, done) = decide(&loaded.now)?;
            self.commit(change, actor, done).await
        })
        .await
    }

    /// The same for a game in any state, of which the history does not matter.
    pub(crate) async fn decide_without_history(
        &self,
        actor: &Actor,
        code: &str,
        decide: impl Fn(Game, &Clocks) -> Result<(Change, Done), ActionError>,
    ) -> Result<Done> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            let game = self.game(code).await?;
            let clocks = self.clocks(&game, Some(actor.person.id)).await?;
            let (change, done) = decide(game, &clocks)?;
            self.commit(change, actor, done).await
        })
        .await
    }

    /// Loads a game that is being played, under its lock. `user` is a member who may take a seat in
    /// it. Fails with an [`ActionError`] if it is not being played, or cannot be replayed; in the
    /// second case it is put on hold.
    pub(crate) async fn load(&self, code: &str, user: Option<UserId>) -> Result<Loaded> {
        let lock = self.locks.game(code).await;
        let (game, particulars) = self.game_and_particulars(code, user).await?;
        in_play(&game)?;
        let now = self.snapshot_of(game, particulars).await?;
        Ok(Loaded { now, _lock: lock })
    }

    /// Everything that a decision about a game depends on. A game whose history does not lead to
    /// its stored position is put on hold. The caller holds its lock.
    pub(crate) async fn snapshot(&self, code: &str, user: Option<UserId>) -> Result<GameSnapshot> {
        let (game, particulars) = self.game_and_particulars(code, user).await?;
        self.snapshot_of(game, particulars).await
    }

    /// [`Games::snapshot`] of a game that was read.
    pub(crate) async fn snapshot_of(
        &self,
        game: Game,
        Particulars { history, vacations, plans, .. }: Particulars,
    ) -> Result<GameSnapshot> {
        let clocks = Clocks::new(&game, vacations);
        let since = game.seq;
        // Another process, with another clock, may have dated the last event later.
        let now = history.last().map_or(0, |last| last.at).max(self.now());
        let replay = match Replay::of(&game, history, since) {
            Ok(replay) => replay,
            Err(error) => {
                let derailed = matches!(error, ReplayError::Derailed { .. });
                let refused = refusal(error);
                if derailed && game.status == GameStatus::Active {
                    self.commit_own(turn::freeze(game, &clocks, self.now())).await?;
                }
                return Err(refused.into());
            }
        };
        Ok(GameSnapshot { plans: Plans::new(&replay, plans), replay, clocks, game, now })
    }

    /// The game with this code.
    pub(crate) async fn game(&self, code: &str) -> Result<Game> {
        let game = self.store.game(&normal_code(code)).await?;
        let game = game.ok_or_else(|| no_such_game(code))?;
        // The log names this game from here on.
        tracing::Span::current().record("game", &game.code);
        Ok(game)
    }

    /// The same with what a decision about it depends on.
    pub(crate) async fn game_and_particulars(
        &self,
        code: &str,
        user: Option<UserId>,
    ) -> Result<(Game, Particulars)> {
        let read = self.store.game_and_particulars(&normal_code(code), user).await?;
        let (game, particulars) = read.ok_or_else(|| no_such_game(code))?;
        tracing::Span::current().record("game", &game.code);
        Ok((game, particulars))
    }

    /// The clocks of a game, including that of `user`, who may take a seat in it.
    pub(crate) async fn clocks(
        &self,
        game: &Game,
        user: Option<UserId>,
    ) -> Result<Clocks, StoreError> {
        if !Clocks::heed_vacations(game) {
            return Ok(Clocks::new(game, Vec::new()));
        }
        let players = game.players.iter().map(|player| player.person.id);
        let players: Vec<UserId> = players.chain(user).collect();
        Ok(Clocks::new(game, self.store.vacations(&players).await?))
    }

    /// Replays a game that has begun up to event `seq`; events from `since` on are new to the
    /// reader. Fails with [`ActionError::Frozen`] when a turn does not lead to the position whose
    /// fingerprint was stored with it.
    pub async fn replay(&self, game: &Game, since: i64, seq: i64) -> Result<Replay> {
        let history = self.store.history(game, seq).await?;
        replay_of(game, history, since)
    }

    /// The position of a game.
    pub async fn position(&self, game: &Game) -> Result<Position> {
        Ok(self.replay(game, game.seq, game.seq).await?.position)
    }

    /// The number of the event that was turn `ply` of a game; for 0, of its start. Fails with
    /// [`ActionError::NotBegun`] and [`ActionError::NoSuchTurn`].
    pub async fn seq_after(&self, game: &Game, ply: u32) -> Result<i64> {
        let history = self.store.history(game, game.seq).await?;
        if !history.iter().any(|event| event.kind == EventKind::Start) {
            return Err(ActionError::NotBegun(game.code.clone()).into());
        }
        let is_it = |event: &&Event| match event.kind {
            EventKind::Start => ply == 0,
            EventKind::Turn(_) | EventKind::Skip => event.ply == ply,
            _ => false,
        };
        // After a turn was taken back, two events may have the same ply: the later one counts.
        let event = history.iter().rfind(is_it).filter(|_| ply <= game.ply);
        Ok(event
            .map(|event| event.seq)
            .ok_or(ActionError::NoSuchTurn { code: game.code.clone(), last: game.ply })?)
    }

    /// The number of the event that led to the present position of a game: a board shown since then
    /// is up to date.
    pub async fn position_since(&self, game: &Game) -> Result<i64> {
        let history = self.store.history(game, game.seq).await?;
        Ok(play::position_since(&history))
    }

    /// Up to which event a game is replayed for a board that was posted after event `seq`: up to the last one while the
    /// position is the same, so that offers, pauses and answers since then are on it.
    pub async fn shown_up_to(&self, game: &Game, seq: i64) -> Result<i64> {
        let is_same = seq < game.seq && self.position_since(game).await? <= seq;
        Ok(if is_same { game.seq } else { seq })
    }

    /// The game with this code, if the asker [sees](Games::sees) it. Fails with
    /// [`ActionError::NoSuchGame`].
    pub async fn named(&self, asker: Asker, code: &str) -> Result<Game> {
        match self.store.game(&normal_code(code)).await? {
            Some(game) if self.sees(asker, &game).await? => Ok(game),
            _ => Err(no_such_game(code).into()),
        }
    }

    /// The same for somebody [in a browser](Games::sees_in_browser).
    pub async fn named_in_browser(&self, asker: Asker, code: &str) -> Result<Game> {
        match self.store.game(&normal_code(code)).await? {
            Some(game) if self.sees_in_browser(asker, &game).await? => Ok(game),
            _ => Err(no_such_game(code).into()),
        }
    }

    /// The newest finished games that somebody played in and [sees](Games::sees), of the last
    /// `limit`.
    pub async fn finished_of(&self, asker: Asker, limit: i64) -> Result<Vec<Game>> {
        let games = self.store.finished_of(asker.user, limit).await?;
        Ok(self.seen_by(asker, games).await)
    }

    /// The game that a message of the bot shows and the event of its board, if the member may see
    /// it. A message about a table shows no game.
    pub async fn shown_in(&self, asker: Asker, message: MessageId) -> Result<Option<(Game, i64)>> {
        let Some((id, seq)) = self.store.shown_in(message).await? else {
            return Ok(None);
        };
        match self.store.game_by_id(id).await? {
            Some(game) if self.sees(asker, &game).await? => Ok(Some((game, seq))),
            _ => Ok(None),
        }
    }

    /// The named game, or the only one that the asker can mean. Fails with an [`ActionError`] that
    /// lists the games that the asker can mean, or says that there is none.
    pub async fn find(&self, asker: Asker, code: Option<&str>, wanted: Wanted) -> Result<Game> {
        if let Some(code) = code {
            return self.named(asker, code).await;
        }
        let mut fitting = self.nearest(asker, wanted).await?;
        if fitting.is_empty() && matches!(wanted, Wanted::Turn | Wanted::Plan) {
            // To name the player to move of the only game helps more than "no game".
            fitting = self.nearest(asker, Wanted::Resignation).await?;
        }
        let is_here = |game: &Game| game.channel == asker.channel;
        if wanted == Wanted::View
            && !fitting.iter().any(is_here)
            && let Some(ended) = self.ended_here(asker, fitting.is_empty()).await?
        {
            return Ok(ended);
        }
        match fitting.len() {
            1 => Ok(fitting[0].clone()),
            0 => Err(wanted.none().into()),
            _ => Err(ActionError::Several(self.visible(asker.audience(), fitting).await?).into()),
        }
    }

    /// The last game of a member that ended in their channel, within a day unless it may be `old`.
    async fn ended_here(&self, asker: Asker, old: bool) -> Result<Option<Game>> {
        let since = self.now() - DAY;
        let ended = self.store.finished_of(asker.user, ENDED).await?;
        Ok(ended.into_iter().find(|game| {
            game.channel == asker.channel
                && game.imported.is_none()
                && (old || game.ended_at.is_some_and(|at| at > since))
        }))
    }

    /// The games that the asker can mean: those of this channel, or all if there are none.
    async fn nearest(&self, asker: Asker, wanted: Wanted) -> Result<Vec<Game>> {
        let mut games = self.possible(asker, wanted).await?;
        let is_here = |game: &Game| game.channel == asker.channel;
        // Of the others nothing is asked then: turns are taken quickly in their channel.
        if games.iter().any(is_here) {
            games.retain(is_here);
        }
        Ok(self.seen_by(asker, games).await)
    }

    /// The games that the asker can mean and sees, those of this channel first.
    pub async fn fitting(&self, asker: Asker, wanted: Wanted) -> Result<Visible<Game>> {
        let games = self.possible(asker, wanted).await?;
        self.visible(asker.audience(), self.seen_by(asker, games).await).await
    }

    /// The games that the asker can mean, whether they see them or not.
    async fn possible(&self, asker: Asker, wanted: Wanted) -> Result<Vec<Game>> {
        let user = asker.user;
        let mut games = match wanted {
            Wanted::Watch => self.store.games_in(asker.channel).await?,
            Wanted::View => {
                let mut games = self.store.games_of(user).await?;
                games.retain(|game| game.status != GameStatus::Open);
                if games.iter().all(|game| game.channel != asker.channel) {
                    games.extend(self.store.games_in(asker.channel).await?);
                }
                games
            }
            Wanted::Turn | Wanted::Plan | Wanted::Resignation => self.store.games_of(user).await?,
        };
        games.retain(|game| wanted.fits(game, user));
        games.sort_by_key(|game| game.channel != asker.channel);
        Ok(games)
    }
}

/// The refusal for a game that cannot be replayed. The log names the event.
pub(crate) fn refusal(error: ReplayError) -> ActionError {
    if let ReplayError::Derailed { code, seq, error: event } = &error {
        tracing::error!(game = %code, seq, error = ?event, "a stored event cannot be replayed");
    }
    error.into()
}

/// Replays these events of a game.
pub(crate) fn replay_of(game: &Game, history: Vec<Event>, since: i64) -> Result<Replay> {
    Ok(Replay::of(game, history, since).map_err(refusal)?)
}
