//! Building a turn by tapping: the move builder for the player to move, the board for everybody
//! else.

use play::move_builder::{Choices, MoveBuilder, Now, typed};
use play::{ActionError, Confirm, Done, Game, GameStatus, Purpose, TurnKey};
use rules::{Position, RulesError};
use service::TappedTurn;
use tasks::chain;
use view::Post;

use super::Asking;
use crate::Result;

/// A member who builds a turn on a board that they were shown.
pub(super) struct Composing<'a> {
    pub(super) by: &'a Asking<'a>,
    pub(super) game: &'a Game,
    /// The number of events that the game had when that board was made.
    pub(super) seen: i64,
    /// The permissions that the bot lacks for posting the next board here.
    pub(super) missing: &'a [view::Permission],
}

/// What has come of a tapped turn.
pub(super) enum Tapped {
    /// It was played. `is_out` says whether the game was out of reach before.
    Played { done: Done, is_out: bool },
    /// It is not complete, or the board has changed.
    Shown(Post),
}

impl Composing<'_> {
    /// Shows the turn as far as it has been tapped.
    pub(super) async fn show(&self, choices: &Choices) -> Result<Post> {
        let Asking { t, bot, asker, .. } = *self.by;
        let (user, game) = (asker.user, self.game);
        let their_turn = game.mover().is_some_and(|mover| mover.id == user);
        let post = if game.status == GameStatus::Active && their_turn {
            if game.timing.paused_at.is_some() {
                return Err(ActionError::Paused(game.code.clone()).into());
            }
            let replay = bot.games.replay(game, game.seq, game.seq).await?;
            let player = game.to_move.unwrap_or_default();
            let replay = replay.since_turn_of(player);
            let choices = if replay.is_newest(self.seen) { choices } else { &Choices::default() };
            let builder = MoveBuilder::of(&replay.position, choices)?;
            let preferences = bot.games.store().preferences(user).await?;
            let others_wait = matches!(builder.now, Now::Done(_))
                && bot.games.turns_waiting(asker).await?.besides(TurnKey::of(game)) > 0;
            let ply = game.ply;
            let notes = if choices.is_empty() {
                bot.games.store().notes(game.id, user).await?
            } else {
                Vec::new()
            };
            let drawn = bot.for_pictures(game).await?;
            let post = bot.draw(move |renderer| {
                let building = view::Building { made: &builder, others_wait };
                let shown =
                    view::move_builder(t, renderer, &drawn, &replay, building, &preferences);
                view::with_notes(t, ply, &notes, shown)
            });
            bot.with_link(t, game, Some(user), post.await?)
        } else {
            self.by.board(game, None, None).await?
        };
        self.as_of(post).await
    }

    /// Shows the next choices after these; plays the turn if it is complete and the player does not
    /// want to confirm it.
    pub(super) async fn choose(&self, choices: &Choices) -> Result<Post> {
        let preferences = self.by.bot.games.store().preferences(self.by.asker.user).await?;
        // Without a tap nothing is played, not even the only possible turn.
        if preferences.confirm == Confirm::Never && !choices.is_empty() {
            self.play(choices).await
        } else {
            self.show(choices).await
        }
    }

    /// Plays the turn that was tapped; shows it if it is not complete, or the board has changed.
    pub(super) async fn play(&self, choices: &Choices) -> Result<Post> {
        Ok(match self.take(choices).await? {
            Tapped::Played { done, is_out } => self.played(&done, is_out).await,
            Tapped::Shown(post) => post,
        })
    }

    /// Takes the turn that was tapped.
    pub(super) async fn take(&self, choices: &Choices) -> Result<Tapped> {
        let (games, code) = (&self.by.bot.games, &self.game.code);
        let is_out = self.is_out_of_reach().await;
        // Plays the turn as it was shown, whatever has happened since; the service decides whether
        // it is still possible.
        match games.take_tapped_turn(&self.by.actor, code, self.seen, choices).await {
            Ok(TappedTurn::Unfinished) => Ok(Tapped::Shown(self.show(choices).await?)),
            Ok(TappedTurn::Taken(done)) => Ok(Tapped::Played { done, is_out }),
            Err(service::Error::Refused(refusal)) => {
                let Some(now) = games.store().game(code).await? else {
                    return Err(refusal.into());
                };
                if (games.position_since(&now).await?..=now.seq).contains(&self.seen) {
                    return Err(refusal.into());
                }
                let later = Composing { game: &now, ..*self };
                Ok(Tapped::Shown(later.show(&Choices::default()).await?))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Plays the turn that was typed, or shows how it can go on; without text, asks for the first
    /// choice.
    pub(super) async fn type_in(&self, text: &str) -> Result<Post> {
        let Asking { bot, actor, asker, .. } = self.by;
        let (games, store) = (&bot.games, bot.games.store());
        if text.trim().is_empty() {
            return self.show(&Choices::default()).await;
        }
        if store.preferences(asker.user).await?.confirm == Confirm::Always
            && let Some(shown) = self.go_on_from(text).await?
        {
            return Ok(shown);
        }
        let is_out = self.is_out_of_reach().await;
        match games.take_turn(actor, &self.game.code, None, text).await {
            Ok(done) => Ok(self.played(&done, is_out).await),
            Err(service::Error::Refused(refusal @ ActionError::Rules(_))) => {
                // A turn that was already played and is delivered again is not the beginning of
                // another one.
                match store.answer(actor.interaction).await? {
                    Some(before) => Ok(self.played(&before, is_out).await),
                    None => Ok(self.go_on_from(text).await?.ok_or(refusal)?),
                }
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Says that the turn was played, which other games wait, and how it is taken back. `is_out`
    /// says whether the game was out of reach before.
    pub(super) async fn played(&self, done: &Done, is_out: bool) -> Post {
        let Asking { t, bot, asker, .. } = *self.by;
        let (games, user) = (&bot.games, asker.user);
        let said = if !self.missing.is_empty() {
            view::not_posted(t, done, self.missing)
        } else if is_out {
            view::posted_later(t, done, self.game)
        } else {
            view::done(t, done)
        };
        let more = async {
            let waiting = games.turns_waiting(asker).await?;
            let seq = games.takes_back_alone(&self.game.code, user).await?;
            Ok::<_, service::Error>((waiting, seq))
        };
        match more.await {
            Ok((waiting, seq)) => {
                let key = TurnKey::of(self.game);
                let said = view::with_others_waiting(t, said, key, &waiting);
                view::with_take_back(t, said, self.game, seq)
            }
            // The turn is played all the same.
            Err(error) => {
                tracing::warn!(error = %chain(&error), "what can follow a turn cannot be read");
                said
            }
        }
    }

    /// Whether messages cannot be delivered to the game's channel now; on a server the game would
    /// be moved here. Ask before a turn is played, since the bot tries to announce a turn at once.
    async fn is_out_of_reach(&self) -> bool {
        if self.by.asker.guild.is_some() {
            return false;
        }
        self.by.bot.games.store().is_out_of_reach(self.game).await.unwrap_or_else(|error| {
            tracing::warn!(error = %chain(&error), "it is unknown whether a channel can be reached");
            false
        })
    }

    /// The answer to a tap on the board that the member was shown; if it is outdated, says where
    /// the newest one is.
    pub(super) async fn as_of(&self, answer: Post) -> Result<Post> {
        let (Asking { t, bot, .. }, game) = (self.by, self.game);
        let since = bot.games.position_since(game).await?;
        if (since..=game.seq).contains(&self.seen) {
            return Ok(answer);
        }
        let newest = bot.games.store().newest_post(game.id, Purpose::Board).await?;
        // The newest board may not be posted yet.
        let newest = newest.filter(|post| post.seq >= since);
        Ok(view::moved_on(t, game, newest.as_ref(), answer))
    }

    /// Shows what was typed if it is a turn or the beginning of one; `None` if it is neither.
    async fn go_on_from(&self, text: &str) -> Result<Option<Post>> {
        match choices_of(&self.by.bot.games.position(self.game).await?, text) {
            Ok(choices) => Ok(Some(self.show(&choices).await?)),
            Err(crate::Error::Play(service::Error::Refused(ActionError::Rules(_)))) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The choices that make a turn or the beginning of one, as it was typed. Fails with what is wrong
/// with it if it is neither.
pub(crate) fn choices_of(position: &Position, text: &str) -> Result<Choices> {
    // A complete turn has more spellings than its beginnings.
    let played = position.play(text);
    let canonical = played.as_ref().map_or(text, |played| &played.turn);
    match (typed(position, canonical), played) {
        (Some(choices), _) => Ok(choices),
        (None, Err(error)) => Err(error.into()),
        (None, Ok(_)) => Err(RulesError::NoSuchChoice.into()),
    }
}
