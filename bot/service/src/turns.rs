//! Turns, resignations, offers and plans.

use boxed::boxed;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::turn::SentTurn;
use play::{
    ActionError, Actor, Done, Event, Game, GameSnapshot, Offer, Plan, Planned, SeriesScore, UserId,
    in_play, offers, planning, position_since, turn,
};
use rules::{Completion, Position};
use store::StoreError;

use crate::conflicts::retry_conflicts;
use crate::load::{Loaded, replay_of};
use crate::{Error, Games, Result};

/// What came of a turn that was built of choices.
#[derive(Clone, Debug, PartialEq)]
pub enum TappedTurn {
    /// It was taken: what was done.
    Taken(Done),
    /// The choices do not make a whole turn on that board, so nothing was done.
    Unfinished,
}

#[boxed]
impl Games {
    /// Plays `text` as the turn of `actor`, who must be to move. With `seen`, only if the position
    /// is still the one after that many events; if a second tap sends the turn that was played on
    /// it again, it gets the answer of the first. Without `seen`, a turn that `actor` has sent
    /// before their newest one is not played, and one that they repeat is not refused.
    pub async fn take_turn(
        &self,
        actor: &Actor,
        code: &str,
        seen: Option<i64>,
        text: &str,
    ) -> Result<Done> {
        let request = turn::Request { text, seen };
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            let (game, particulars) = self.game_and_particulars(code, None).await?;
            let history = &particulars.history;
            if let Some(done) = turn::played_before(&game, history, actor, &request) {
                return Ok(done);
            }
            // A turn that names the board that it is for cannot come too late.
            let player = game.player_of(actor.person.id).filter(|_| request.seen.is_none());
            let sent = player.and_then(|player| particulars.sent_by(player));
            let overtook = |sent: &SentTurn| sent.overtook(&game, history, actor, &request);
            if let Some(answer) = sent.as_ref().and_then(overtook) {
                // It may also be one that was played, and is delivered again.
                let before = self.store.answer(actor.interaction).await?;
                return Ok(before.map_or(answer, Ok)?);
            }
            let repeated = |sent: SentTurn| sent.repeated(&game, history, actor, &request);
            let repeated = sent.and_then(repeated);
            let taken = async {
                in_play(&game)?;
                let now = self.snapshot_of(game, particulars).await?;
                let (change, done) = turn::take(&now, actor, &request)?;
                self.commit(change, actor, done).await
            };
            match taken.await {
                Err(Error::Refused(refusal)) => Ok(repeated.ok_or(refusal)?),
                taken => taken,
            }
        })
        .await
    }

    /// Plays the turn that `actor` has built with `choices` on the board after `seen` events. If a
    /// second tap sends the turn that was played on that board again, it gets the answer of the
    /// first. Fails with [`ActionError::MovedOn`] for an older board.
    pub async fn take_tapped_turn(
        &self,
        actor: &Actor,
        code: &str,
        seen: i64,
        choices: &Choices,
    ) -> Result<TappedTurn> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            let (game, particulars) = self.game_and_particulars(code, None).await?;
            let history = &particulars.history;
            let request = |text| turn::Request { text, seen: Some(seen) };
            if (position_since(history)..=game.seq).contains(&seen) {
                let now = self.snapshot_of(game, particulars).await?;
                let Some(text) = whole(&now.replay.position, choices)? else {
                    return Ok(TappedTurn::Unfinished);
                };
                in_play(&now.game)?;
                let (change, done) = turn::take(&now, actor, &request(&text))?;
                return Ok(TappedTurn::Taken(self.commit(change, actor, done).await?));
            }
            let then = history.partition_point(|event| event.seq <= seen);
            let shown = replay_of(&game, history[..then].to_vec(), seen)?;
            let Some(text) = whole(&shown.position, choices)? else {
                return Ok(TappedTurn::Unfinished);
            };
            let done = turn::played_before(&game, history, actor, &request(&text));
            Ok(TappedTurn::Taken(done.ok_or(ActionError::MovedOn(game.code))?))
        })
        .await
    }

    /// Plays the turn of the computer that is to move, if the game still has exactly the events
    /// that the computer has seen. Returns whether it was played.
    pub async fn take_computers_turn(&self, code: &str, seen: i64, text: &str) -> Result<bool> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            let Some((game, particulars)) = self.store.game_and_particulars(code, None).await?
            else {
                return Ok(false);
            };
            let waits = game.seq == seen && game.computer_to_move().is_some();
            let Some(player) = game.to_move.filter(|_| waits) else {
                return Ok(false);
            };
            let now = self.snapshot_of(game, particulars).await?;
            self.commit_own(turn::take_computers(&now, player, text)?).await?;
            Ok(true)
        })
        .await
    }

    /// Resigns for `actor`, whether or not it is their turn. With `seen`, only if the position is
    /// still the one after that many events.
    pub async fn resign(&self, actor: &Actor, code: &str, seen: Option<i64>) -> Result<Done> {
        self.decide(actor, code, |now| turn::resign(now, actor, seen)).await
    }

    /// Whether a member can resign this game now. Fails as [`Games::resign`] would.
    pub async fn may_resign(&self, code: &str, user: UserId) -> Result<()> {
        self.load(code, None).await?.now.player_of(user)?;
        Ok(())
    }

    /// Makes an offer for `actor`. If another player has already made the same offer, it is
    /// accepted; a turn that may be taken back without asking is taken back. With `seen`, only the
    /// one that was their last turn after that many events.
    pub async fn offer(
        &self,
        actor: &Actor,
        code: &str,
        seen: Option<i64>,
        what: Offer,
    ) -> Result<Done> {
        self.decide(actor, code, |now| offers::offer(now, actor, seen, what)).await
    }

    /// Answers an offer that a message shows, as of `seen` events. Declining one's own offer
    /// withdraws it.
    pub async fn respond(
        &self,
        actor: &Actor,
        code: &str,
        seen: i64,
        what: Offer,
        accepts: bool,
    ) -> Result<Done> {
        self.decide(actor, code, |now| offers::respond(now, actor, seen, what, accepts)).await
    }

    /// Withdraws an offer of `actor`.
    pub async fn withdraw(&self, actor: &Actor, code: &str, what: Offer) -> Result<Done> {
        self.decide(actor, code, |now| offers::withdraw(now, actor, what)).await
    }

    /// The number of events of a game in which a member can take their last turn back without
    /// asking anybody; `None` if they cannot.
    pub async fn takes_back_alone(&self, code: &str, user: UserId) -> Result<Option<i64>> {
        let alone = |now: &GameSnapshot, player| {
            offers::takes_back_alone(now, player).then_some(now.game.seq)
        };
        self.for_player(code, user, alone).await
    }

    /// What a member can offer in a game now; empty if they do not play in it.
    pub async fn offers_for(&self, code: &str, user: UserId) -> Result<Vec<Offer>> {
        self.for_player(code, user, offers::possible).await
    }

    /// What a game holds for a member; nothing if they do not play in it now.
    async fn for_player<T: Default>(
        &self,
        code: &str,
        user: UserId,
        look: impl FnOnce(&GameSnapshot, usize) -> T,
    ) -> Result<T> {
        match self.load(code, None).await {
            Ok(Loaded { now, .. }) => {
                Ok(now.player_of(user).map_or_else(|_| T::default(), |player| look(&now, player)))
            }
            Err(Error::Refused(_)) => Ok(T::default()),
            Err(error) => Err(error),
        }
    }

    /// Adds a line to the plan of `actor`, and returns the whole plan.
    pub async fn plan(&self, actor: &Actor, code: &str, line: &str) -> Result<Planned> {
        retry_conflicts(|_| async {
            let loaded = self.load(code, None).await?;
            let now = &loaded.now;
            let player = planning::planner(now, actor.person.id)?;
            let (plan, planned) = planning::with_line(now, player, line)?;
            self.store.set_plan(&now.game, player, &plan).await?;
            Ok(planned)
        })
        .await
    }

    /// A player's plan. Fails with an [`ActionError`] if they cannot plan anything in this game
    /// now.
    pub async fn planned(&self, user: UserId, code: &str) -> Result<Planned> {
        let loaded = self.load(code, None).await?;
        let player = planning::planner(&loaded.now, user)?;
        Ok(planning::planned(&loaded.now, player)?)
    }

    /// Deletes the plan of `actor` in a game.
    pub async fn forget_plans(&self, actor: &Actor, code: &str) -> Result<Done> {
        retry_conflicts(|_| async {
            let loaded = self.load(code, None).await?;
            let game = &loaded.now.game;
            let player = loaded.now.player_of(actor.person.id)?;
            self.store.set_plan(game, player, &Plan::default()).await?;
            Ok(Done::PlansForgotten { code: game.code.clone() })
        })
        .await
    }

    /// The possible continuations of a line that somebody is typing: each line so far, and its last
    /// turn. Fails with an [`ActionError`] if they cannot plan anything in this game now.
    pub async fn complete_plan(
        &self,
        user: UserId,
        code: &str,
        typed: &str,
        limit: usize,
    ) -> Result<Vec<Completion>> {
        let loaded = self.load(code, None).await?;
        planning::planner(&loaded.now, user)?;
        let table = loaded.now.replay.position.clone();
        Ok(planning::complete(table, typed, limit))
    }

    /// The score of the series of a game after it; nothing if the game belongs to no series.
    pub async fn standing(&self, game: &Game) -> Result<Option<SeriesScore>> {
        Ok(self.series_with(game, None).await?)
    }

    /// The same for a game that has just ended with this history.
    pub(crate) async fn series_with(
        &self,
        game: &Game,
        ended: Option<&[Event]>,
    ) -> Result<Option<SeriesScore>, StoreError> {
        let Some(series) = game.series.filter(|_| game.terms.games > 1) else {
            return Ok(None);
        };
        let mut games = Vec::new();
        for earlier in self.store.series(series.first).await? {
            if let Some(history) = ended.filter(|_| earlier.id == game.id) {
                games.push((game.clone(), history.to_vec()));
            } else {
                let history = self.store.history(&earlier, earlier.seq).await?;
                games.push((earlier, history));
            }
        }
        Ok(SeriesScore::after(game, &games))
    }
}

/// The turn that the choices make, if they make a whole one.
fn whole(position: &Position, choices: &Choices) -> Result<Option<String>> {
    Ok(match MoveBuilder::of(position, choices)?.now {
        Now::Done(played) => Some(played.turn),
        Now::Choose { .. } => None,
    })
}
