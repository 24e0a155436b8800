//! The mistakes that members meet again.

use boxed::boxed;
use play::mistake::{Mistake, Moments, turns_of};
use play::{ActionError, GuildId, UserId};
use rules::Kind;
use store::KeptMistake;

use crate::{Games, Result};

/// How many games with mistakes are listed.
const LISTED: usize = 3;

#[boxed]
impl Games {
    /// The mistake of a member with this id. Fails with [`ActionError::NoExercise`] if they have
    /// none.
    pub async fn mistake(&self, user: UserId, id: i64) -> Result<Mistake> {
        let kept = self.mistakes_seen(user).await?.into_iter().find(|kept| kept.id == id);
        self.of_game(user, kept.ok_or(ActionError::NoExercise)?).await
    }

    /// The mistake of a member, in games of this kind or in all, that has been due for the longest
    /// time. Fails with [`ActionError::NoMistake`] if none is due.
    pub async fn next_mistake(&self, user: UserId, kind: Option<Kind>) -> Result<Mistake> {
        let mut open = self.mistakes_seen(user).await?;
        open.retain(|kept| kept.due_at.is_some() && kind.is_none_or(|it| it.slug() == kept.game));
        let (first, now) = (open.into_iter().next(), self.now());
        let next = first.as_ref().and_then(|kept| kept.due_at);
        match first.filter(|_| next.is_some_and(|due_at| due_at <= now)) {
            Some(due) => self.of_game(user, due).await,
            None => {
                let review = self.store.preferences(user).await?.review;
                Err(ActionError::NoMistake { next, review }.into())
            }
        }
    }

    /// What a member has to look at again.
    pub async fn moments(&self, user: UserId) -> Result<Moments> {
        let mut due = self.mistakes_seen(user).await?;
        due.retain(|kept| kept.due_at.is_some_and(|due_at| due_at <= self.now()));
        let mut of_game: Vec<(&str, usize)> = Vec::new();
        for kept in &due {
            match of_game.iter_mut().find(|(code, _)| *code == kept.code) {
                Some((_, count)) => *count += 1,
                None => of_game.push((&kept.code, 1)),
            }
        }
        let mut games = Vec::new();
        for (code, count) in of_game.into_iter().take(LISTED) {
            games.push((self.game(code).await?, count));
        }
        Ok(Moments { games, count: due.len() })
    }

    /// The mistakes of a member in games of servers that they have not left.
    async fn mistakes_seen(&self, user: UserId) -> Result<Vec<KeptMistake>> {
        let mut kept = self.store.mistakes_of(user).await?;
        let servers = kept.iter().filter_map(|kept| kept.guild_id.map(GuildId::from)).collect();
        let left = self.left_of(user, servers).await;
        kept.retain(|kept| kept.guild_id.is_none_or(|guild| !left.contains(&guild.into())));
        Ok(kept)
    }

    async fn of_game(&self, user: UserId, kept: KeptMistake) -> Result<Mistake> {
        let game = self.game(&kept.code).await?;
        let replay = self.replay(&game, 0, kept.seq).await?;
        let player = game.player_of(user).ok_or(ActionError::NoExercise)?;
        let mut turns = turns_of(&replay, player).into_iter();
        let turn = turns.find(|turn| turn.seq == kept.seq).ok_or(ActionError::NoExercise)?;
        Ok(Mistake { id: kept.id, user, game, turn, found: kept.found() })
    }
}
