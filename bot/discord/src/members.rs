//! Who is on a server, as far as Discord says. It is asked seldom: what it has said is remembered
//! for a while, yes as well as no, and whoever asks the same meanwhile waits for the same answer.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use play::{DisplayName, GuildId, Membership, UserId};
use serenity::all::Timestamp;
use tasks::chain;
use tokio::sync::OnceCell;
use tokio::time::timeout;

use super::{Rest, RestError};

/// How long it is not asked again about somebody who is on a server.
const MEMBER_FOR: Duration = Duration::from_mins(10);

/// How long it is not asked again about somebody who is not, or of whom Discord does not say: they
/// may be back soon.
const OTHERS_FOR: Duration = Duration::from_mins(1);

/// How long it is not asked again after Discord could not be reached.
const UNREACHED_FOR: Duration = Duration::from_secs(5);

/// How long an answer is waited for: a form must be shown within three seconds.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How old an interaction may be, in seconds, to show that its member is there now: Discord waits as long for an answer.
const SEEN_NOW: i64 = 3;

/// The most answers that are remembered.
const MOST: usize = 50_000;

/// "Unknown Member" and "Unknown User": they are not on the server, or there is no such account any
/// more.
const NOBODY: [i64; 2] = [10_007, 10_013];

/// A member of a server, or somebody outside of servers.
type Key = (Option<GuildId>, UserId);

/// Remembers who is on a server.
#[derive(Debug)]
pub struct Members {
    rest: Rest,
    answers: Mutex<HashMap<Key, Arc<OnceCell<Answer>>>>,
}

/// What Discord has said, and until when it counts.
#[derive(Clone, Debug)]
struct Answer {
    membership: Membership,
    until: Instant,
}

impl Answer {
    fn new(membership: Membership, holds: Duration) -> Self {
        Self { membership, until: Instant::now() + holds }
    }

    fn holds(&self) -> bool {
        self.until > Instant::now()
    }
}

impl Members {
    /// Nothing is known yet.
    pub fn new(rest: Rest) -> Self {
        Self { rest, answers: Mutex::default() }
    }

    /// Remembers that a member did something on a server at `time`, if that is now: Discord delivers what happened while a
    /// session was interrupted later, and the member may have left since.
    pub fn saw(&self, guild: GuildId, user: UserId, time: Timestamp) {
        if Timestamp::now().unix_timestamp() - time.unix_timestamp() > SEEN_NOW {
            return;
        }
        let mut answers = self.answers();
        let key = (Some(guild), user);
        let known = answers.get(&key).and_then(|answer| answer.get());
        let name = match known.map(|answer| &answer.membership) {
            Some(Membership::Member(name)) => name.clone(),
            _ => None,
        };
        let answer = Answer::new(Membership::Member(name), MEMBER_FOR);
        make_room(&mut answers);
        answers.insert(key, Arc::new(OnceCell::new_with(Some(answer))));
    }

    /// The name of a member on a server, or outside of servers; none if they are not there, or
    /// Discord does not say.
    pub async fn name(&self, guild: Option<GuildId>, user: UserId) -> Option<DisplayName> {
        match self.ask(guild, user, true).await {
            Membership::Member(name) => name,
            Membership::Left | Membership::Unknown => None,
        }
    }

    fn answers(&self) -> MutexGuard<'_, HashMap<Key, Arc<OnceCell<Answer>>>> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer that was given before, or that is being waited for; else a place for a new one.
    fn place(&self, key: Key, named: bool) -> Arc<OnceCell<Answer>> {
        let mut answers = self.answers();
        let enough = |answer: &Answer| {
            answer.holds() && !(named && answer.membership == Membership::Member(None))
        };
        if let Some(place) = answers.get(&key)
            && place.get().is_none_or(enough)
        {
            return Arc::clone(place);
        }
        make_room(&mut answers);
        let place = Arc::default();
        answers.insert(key, Arc::clone(&place));
        place
    }

    /// Whether somebody is on a server; `named` asks even if only their name is missing.
    async fn ask(&self, guild: Option<GuildId>, user: UserId, named: bool) -> Membership {
        let place = self.place((guild, user), named);
        let name = async || match guild {
            Some(guild) => Ok(self.rest.member(guild, user).await?.name().to_owned()),
            None => self.rest.user_name(user).await,
        };
        let answer = place.get_or_init(async || match timeout(PATIENCE, name()).await {
            Ok(Ok(name)) => Answer::new(Membership::Member(DisplayName::new(name)), MEMBER_FOR),
            Ok(Err(error)) => refused(&error),
            Err(_) => Answer::new(Membership::Unknown, UNREACHED_FOR),
        });
        answer.await.membership.clone()
    }
}

/// What it means that Discord does not show a member.
fn refused(error: &RestError) -> Answer {
    match error.code() {
        Some(code) if NOBODY.contains(&code) => Answer::new(Membership::Left, OTHERS_FOR),
        Some(_) if error.wait().is_none() => {
            // The bot is not on the server, or may not ask.
            Answer::new(Membership::Unknown, OTHERS_FOR)
        }
        _ => {
            tracing::debug!(error = %chain(error), "it is unknown who is on a server");
            Answer::new(Membership::Unknown, UNREACHED_FOR)
        }
    }
}

/// Forgets what is out of date once there is much of it; if that is too little, everything.
fn make_room(answers: &mut HashMap<Key, Arc<OnceCell<Answer>>>) {
    if answers.len() >= MOST {
        answers.retain(|_, answer| answer.get().is_none_or(Answer::holds));
        if answers.len() >= MOST / 2 {
            answers.clear();
        }
    }
}

impl service::Members for Members {
    fn membership(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Pin<Box<dyn Future<Output = Membership> + Send + '_>> {
        Box::pin(self.ask(Some(guild), user, false))
    }

    fn known(&self, guild: GuildId, user: UserId) -> Membership {
        let answers = self.answers();
        let known = answers.get(&(Some(guild), user)).and_then(|answer| answer.get());
        let known = known.filter(|answer| answer.holds());
        known.map_or(Membership::Unknown, |answer| answer.membership.clone())
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;
    use local::{Config, Discord};
    use service::Members as _;

    use super::*;
    use crate::Token;

    /// How often Discord was asked for a member.
    fn asked(discord: &Discord) -> usize {
        let traffic = discord.traffic(0);
        traffic.iter().filter(|entry| format!("{entry:?}").contains("/members/")).count()
    }

    #[tokio::test]
    async fn discord_is_asked_once_and_says_why_somebody_is_not_there() {
        let discord = Discord::start(Config::default()).await.unwrap();
        let rest = Rest::new(&Token::from(discord.token()), Some(&discord.url())).unwrap();
        let members = Members::new(rest);
        let (ana, ben) = (discord.member("Ana").unwrap(), discord.member("Ben").unwrap());
        let guild: GuildId = discord.guild().0.into();
        let (here, gone): (UserId, UserId) = (ana.id().0.into(), ben.id().0.into());
        discord.remove_member(&ben, discord.guild());

        let name = Some(DisplayName::new("Ana").unwrap());
        let all = join_all((0..20).map(|_| members.membership(guild, here))).await;
        assert!(all.iter().all(|it| *it == Membership::Member(name.clone())), "{all:?}");
        assert_eq!(members.membership(guild, gone).await, Membership::Left);
        assert_eq!(members.membership(guild, gone).await, Membership::Left);
        assert_eq!(members.known(guild, gone), Membership::Left);
        assert_eq!(asked(&discord), 2);

        // Whoever joins again is let in as soon as they do something there.
        let replayed = Timestamp::from_unix_timestamp(Timestamp::now().unix_timestamp() - 60);
        members.saw(guild, gone, replayed.unwrap());
        assert_eq!(members.known(guild, gone), Membership::Left, "they may have left since");
        members.saw(guild, gone, Timestamp::now());
        assert!(members.membership(guild, gone).await.lets_play());
        assert_eq!(asked(&discord), 2);

        let elsewhere = discord.open_guild("elsewhere");
        let elsewhere = discord.guild_of(elsewhere).unwrap();
        discord.remove_bot(elsewhere);
        let unknown = members.membership(elsewhere.0.into(), here).await;
        assert_eq!(unknown, Membership::Unknown, "the bot is not on that server");
    }
}
