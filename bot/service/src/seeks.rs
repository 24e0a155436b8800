//! Looking for opponents: seeks, and the games that begin where they meet.

use boxed::boxed;
use play::rating::{Pool, PoolRating};
use play::seeks::{Seek, Seeking, game, may_seek, meet};
use play::{
    ActionError, Actor, Done, Game, GuildId, HandledInteraction, Saved, SeekId, UserId, free_code,
    lobby,
};

use crate::conflicts::retry_conflicts;
use crate::{Games, Result};

/// What has become of a seek.
#[derive(Clone, Debug)]
pub enum Sought {
    /// It stands, and waits for others.
    Stands(Seek),
    /// It has met others, and a game begins.
    Met(Done),
}

#[boxed]
impl Games {
    /// Places a seek, or begins a game at once where it meets others. With `answered` it answers
    /// that seek: it is for the same, and at a table of two for nobody else.
    pub async fn seek(
        &self,
        actor: &Actor,
        seek: Seek,
        answered: Option<SeekId>,
    ) -> Result<Sought> {
        // One at a time here; another process is noticed when it is saved.
        let _locks = self.locks.tables(Some(seek.guild), actor.person.id).await;
        let seek = &seek;
        retry_conflicts(|attempt| async move {
            let mut seek = seek.clone();
            if let Some(answer) = self.store.answer(actor.interaction).await? {
                return Ok(Sought::Met(answer));
            }
            let seen = self.store.seeks_on(seek.guild).await?;
            let (own, mut others): (Vec<Seek>, Vec<Seek>) =
                seen.seeks.iter().cloned().partition(|it| it.person.id == seek.person.id);
            may_seek(&own, &seek)?;
            let answered = answered.filter(|_| seek.players == 2);
            let fits = |it: &Seek| answered.is_none_or(|answered| it.id == answered);
            others.retain(|it| it.is_for_the_same(&seek) && fits(it));
            if let Some(met) = self.meet(&seek, &others).await? {
                let met: Vec<&Seek> = others.iter().filter(|it| met.contains(&it.id)).collect();
                return self.begin_sought(actor, &seek, &met, attempt).await;
            }
            if answered.is_some() {
                let other = others.first().ok_or(ActionError::SeekGone)?;
                return Err(self.unwelcome(&seek, other).await?.into());
            }
            seek.id = self.store.place_seek(&seek, &seen).await?;
            Ok(Sought::Stands(seek))
        })
        .await
    }

    /// A seek that answers another one: for the same, whatever the ratings. Fails with
    /// [`ActionError::SeekGone`] and [`ActionError::OwnSeek`].
    pub async fn answer_to_seek(&self, actor: &Actor, mut own: Seek, id: SeekId) -> Result<Seek> {
        let seen = self.store.seeks_on(own.guild).await?;
        let found = seen.seeks.into_iter().find(|it| it.id == id).ok_or(ActionError::SeekGone)?;
        if found.person.id == actor.person.id {
            return Err(ActionError::OwnSeek.into());
        }
        (own.kind, own.players) = (found.kind, found.players);
        (own.pace, own.rated) = (found.pace, found.rated);
        Ok(own)
    }

    /// The seeks of a server as a member may see them: without those of members whom they have
    /// blocked, or who have blocked them. The two would never meet.
    pub async fn seeks_for(&self, guild: GuildId, user: UserId) -> Result<Vec<Seek>> {
        let mut seeks = self.store.seeks_on(guild).await?.seeks;
        let (blocked, blockers) =
            (self.store.blocked_by(user).await?, self.store.blockers_of(user).await?);
        let never_meets = |it: &UserId| blocked.contains(it) || blockers.contains(it);
        seeks.retain(|seek| !never_meets(&seek.person.id));
        Ok(seeks)
    }

    /// Why a seek does not meet the one that it answers. Nobody is told who has blocked them.
    async fn unwelcome(&self, own: &Seek, other: &Seek) -> Result<ActionError> {
        let player = other.person.name.clone();
        if self.store.blocked_by(own.person.id).await?.contains(&other.person.id) {
            return Ok(ActionError::SeekBlocked(player));
        }
        let rating = self.seeking(own).await?.rating;
        if other.welcomes(rating) {
            return Ok(ActionError::SeekForOthers(player));
        }
        Ok(ActionError::SeekForRatings { player, from: other.from, to: other.to, rating })
    }

    /// The seeks of a server that a member can answer: those of others who welcome their rating.
    pub async fn seeks_to_answer(&self, guild: GuildId, user: UserId) -> Result<Vec<Seek>> {
        let mut seeks = self.seeks_for(guild, user).await?;
        seeks.retain(|seek| seek.person.id != user);
        if seeks.is_empty() {
            return Ok(seeks);
        }
        let standings = self.store.standings_of(guild, user).await?;
        seeks.retain(|seek| {
            let own = Seeking::new(seek.clone(), rating_for(seek, &standings));
            seek.welcomes(own.rating)
        });
        Ok(seeks)
    }

    /// Those whom a seek meets.
    async fn meet(&self, seek: &Seek, others: &[Seek]) -> Result<Option<Vec<SeekId>>> {
        let new = self.seeking(seek).await?;
        let mut waiting = Vec::with_capacity(others.len());
        let mut blocks: Vec<(UserId, UserId)> = Vec::new();
        for seek in others.iter().chain([seek]) {
            let user = seek.person.id;
            let blocked = self.store.blocked_by(user).await?;
            blocks.extend(blocked.into_iter().map(|blocked| (user, blocked)));
        }
        for seek in others {
            waiting.push(self.seeking(seek).await?);
        }
        Ok(meet(&new, &waiting, &blocks))
    }

    /// A seek, with the rating of whoever places it in such games.
    async fn seeking(&self, seek: &Seek) -> Result<Seeking> {
        let standings = self.store.standings_of(seek.guild, seek.person.id).await?;
        Ok(Seeking::new(seek.clone(), rating_for(seek, &standings)))
    }

    /// Begins the game of a new seek and those that it has met.
    async fn begin_sought(
        &self,
        actor: &Actor,
        new: &Seek,
        met: &[&Seek],
        attempt: usize,
    ) -> Result<Sought> {
        let seeks: Vec<&Seek> = met.iter().copied().chain([new]).collect();
        let game = Game { code: free_code(attempt), ..game(&seeks, self.now())? };
        let clocks = self.clocks(&game, None).await?;
        let (change, answer) = lobby::open(game, &clocks)?;
        let handled = HandledInteraction { interaction: actor.interaction, answer };
        let ids: Vec<SeekId> = met.iter().map(|it| it.id).collect();
        let saved = self.store.begin_sought(&change, &handled, new, &ids).await?;
        if saved == Saved::Now {
            self.spread(&change.game);
        }
        Ok(Sought::Met(saved.answer(handled.answer)))
    }
}

/// The rating of a member in the games of a seek, as people see it; none if they have not been rated.
fn rating_for(seek: &Seek, standings: &[(Pool, PoolRating)]) -> Option<i64> {
    let pool = Pool { kind: seek.kind, many: seek.players > 2 };
    let standing = standings.iter().find(|(known, _)| *known == pool);
    standing.map(|(_, standing)| standing.rating.shown())
}
