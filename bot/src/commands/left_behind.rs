//! The messages in which members solve exercises in Discord. What a member does on the page is shown there as well, so
//! that no message keeps asking for what is done.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use discord::Answer;
use play::UserId;
use play::exercise::Solving;
use serenity::all::{ApplicationId, InteractionId};
use tasks::chain;

use super::Asking;
use super::exercises::drawn;
use super::used::Used;
use crate::Bot;

/// Discord lets an answer be changed for fifteen minutes.
const CHANGED_FOR: Duration = Duration::from_mins(14);

/// The newest of these messages of each member.
#[derive(Debug, Default)]
pub(crate) struct LeftBehind {
    messages: Mutex<HashMap<UserId, Left>>,
}

/// A message in which an exercise is solved.
#[derive(Clone, Debug)]
struct Left {
    application: ApplicationId,
    interaction: InteractionId,
    token: String,
    since: Instant,
    /// The id of the exercise that it shows.
    exercise: u64,
}

impl LeftBehind {
    /// A member reads this exercise in the answer to what they have used.
    pub(super) fn reads(&self, used: Used<'_>, solving: &Solving) {
        let (application, interaction, token) = used.answered_by();
        let (token, since) = (token.to_owned(), Instant::now());
        let exercise = solving.exercise.id();
        let mut messages = self.messages();
        messages.retain(|_, left| left.since.elapsed() < CHANGED_FOR);
        let left = Left { application, interaction, token, since, exercise };
        messages.insert(used.asker().user, left);
    }

    /// The message of a member that shows the exercise `from`, which they have left for another one or for an answer on
    /// the page.
    fn follow(&self, user: UserId, from: u64, solving: &Solving) -> Option<Left> {
        let mut messages = self.messages();
        let left = messages.get_mut(&user)?;
        if left.exercise != from || left.since.elapsed() >= CHANGED_FOR {
            return None;
        }
        left.exercise = solving.exercise.id();
        Some(left.clone())
    }

    fn messages(&self) -> MutexGuard<'_, HashMap<UserId, Left>> {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Shows in Discord what a member has done on the page in the exercise `from`, meanwhile: they do not wait for it.
pub(crate) fn follow(bot: &Bot, by: &Asking<'_>, from: u64, solving: &Solving) {
    let Some(left) = bot.left_behind.follow(by.asker.user, from, solving) else { return };
    let (bot, t, asker, solving) = (bot.clone(), by.t, by.asker, solving.clone());
    let actor = by.actor.clone();
    tokio::spawn(async move {
        let by = Asking { t, bot: &bot, actor, asker };
        let Left { application, interaction, token, .. } = &left;
        let answer = Answer::to(&bot.rest, *application, *interaction, token, t);
        let shown = match drawn(&by, solving).await {
            Ok(post) => answer.say(&post).await.map_err(crate::Error::from),
            Err(error) => Err(error),
        };
        if let Err(error) = shown {
            // They may have dismissed it.
            tracing::debug!(error = %chain(&error), "an exercise in Discord does not follow the page");
        }
    });
}
