//! Open tables.

use crate::conflicts::retry_conflicts;
use crate::{Games, Result};
use ai::Level;
use boxed::boxed;
use play::clocks::Clocks;
use play::computers::Strength;
use play::limits::{self, Relations};
use play::{
    ActionError, Actor, Change, Done, Game, GameStatus, HandledInteraction, NewTable, Player,
    Saved, Unfilled, computers, free_code, lobby, rematch,
};
use rules::Kind;

#[boxed]
impl Games {
    /// Opens a table.
    pub async fn open(&self, actor: &Actor, mut table: NewTable) -> Result<Done> {
        if let Some((strength, _)) = &mut table.computers {
            *strength = self.level(actor, table.kind, *strength).await?.into();
        }
        let game = &table.game(&actor.person, self.now())?;
        retry_conflicts(|attempt| self.open_table(actor, game, attempt)).await
    }

    /// Opens a rematch table for the players of a finished game. Another player who also asks for a
    /// rematch joins that table.
    pub async fn rematch(&self, actor: &Actor, code: &str) -> Result<Done> {
        // Of two players who want a rematch one opens the table, and the other joins it.
        let _lock = self.locks.rematch(code).await;
        retry_conflicts(|attempt| async move {
            let game = self.game(code).await?;
            rematch::may_have(&game, actor)?;
            match self.store.rematch_of(game.id).await? {
                Some(next) => self.join(actor, &next.code).await,
                None => {
                    let next = rematch::next(&game, actor, self.now());
                    self.open_table(actor, &next, attempt).await
                }
            }
        })
        .await
    }

    /// Opens a table for its creator; the game has no code yet.
    async fn open_table(&self, actor: &Actor, game: &Game, attempt: usize) -> Result<Done> {
        // A server and a member open one table at a time, so that each counts towards their limits.
        let _locks = self.locks.tables(game.guild, actor.person.id).await;
        let seen = self.may_open(actor, game).await?;
        let clocks = self.clocks(game, None).await?;
        let game = Game { code: free_code(attempt), ..game.clone() };
        let (change, answer) = lobby::open(game, &clocks)?;
        let handled = HandledInteraction { interaction: actor.interaction, answer };
        let saved = self.store.create(&change, &handled, Some(&seen)).await?;
        if saved == Saved::Now {
            self.spread(&change.game);
        }
        Ok(saved.answer(handled.answer))
    }

    /// What `actor` has open, if they may open this table and invite these members.
    async fn may_open(&self, actor: &Actor, table: &Game) -> Result<Unfilled> {
        let user = actor.person.id;
        let unfilled = self.store.unfilled(user, table.guild).await?;
        let mut known = Relations::default();
        if !table.players.iter().all(Player::is_taken) {
            known.blocked = self.store.blocked_by(user).await?;
            known.blockers = self.store.blockers_of(user).await?;
            known.declined = self.store.decliners_of(user).await?;
        }
        limits::may_open(table, &unfilled, &known, self.now())?;
        Ok(unfilled)
    }

    /// Seats `actor`: an invited member accepts, anybody else takes a free seat. The game begins
    /// when the last seat is taken.
    pub async fn join(&self, actor: &Actor, code: &str) -> Result<Done> {
        let blockers = self.store.blockers_of(actor.person.id).await?;
        self.at_table(actor, code, |change| lobby::join(change, actor, &blockers)).await
    }

    /// Makes `actor` leave an open table: they free their seat, decline an invitation, or, as the
    /// creator, cancel the table.
    pub async fn leave(&self, actor: &Actor, code: &str) -> Result<Done> {
        self.at_table(actor, code, |change| lobby::leave(change, actor)).await
    }

    /// Declines the invitation of `actor` to an open table, and tells its creator.
    pub async fn decline(&self, actor: &Actor, code: &str) -> Result<Done> {
        self.at_table(actor, code, |change| lobby::decline(change, actor)).await
    }

    /// Cancels an open table, for its creator.
    pub async fn cancel(&self, actor: &Actor, code: &str) -> Result<Done> {
        self.at_table(actor, code, |change| lobby::give_up(change, actor)).await
    }

    /// Begins with the players who are seated, for the creator, if the game can be played by that
    /// number.
    pub async fn start(&self, actor: &Actor, code: &str) -> Result<Done> {
        self.at_table(actor, code, |change| lobby::start(change, actor)).await
    }

    /// Seats a computer for the creator of the table: on a free seat of an open table, or on the
    /// seat of an inactive player, who cannot take it back.
    pub async fn seat_computer(
        &self,
        actor: &Actor,
        code: &str,
        strength: Strength,
    ) -> Result<Done> {
        let game = self.game(code).await?;
        let level = self.level(actor, game.setup.kind, strength).await?;
        if game.status == GameStatus::Open {
            return self
                .at_table(actor, code, |change| computers::sit_down(change, actor, level))
                .await;
        }
        self.at_seats(actor, code, |change, _| computers::take_over(change, actor, level)).await
    }

    /// The level that a member asks for.
    async fn level(&self, actor: &Actor, kind: Kind, strength: Strength) -> Result<Level> {
        Ok(match strength {
            Strength::Level(level) => level,
            Strength::Fair => {
                let results = self.store.results_against_computers(actor.person.id, kind).await?;
                computers::fair(kind, &results)
            }
        })
    }

    /// Applies a change to an open table under its lock, and shows the new table.
    async fn at_table(
        &self,
        actor: &Actor,
        code: &str,
        step: impl Fn(&mut Change) -> Result<Done, ActionError>,
    ) -> Result<Done> {
        let at_table = |game, clocks: &Clocks| lobby::at_table(game, clocks, self.now(), &step);
        self.decide_without_history(actor, code, at_table).await
    }
}
