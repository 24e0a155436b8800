//! `/pacru new`.

use std::time::Duration;

use discord::Place;
use play::computers::Strength;
use play::time::Pace;
use play::{Absent, ActionError, Asker, Boards, GuildSettings, NewTable, Person, Terms, Timeout};
use rules::{Kind, Options};
use serenity::all::{ResolvedValue, User, UserId};
use tokio::time::timeout;
use view::custom_id::{Against, UnknownCustomId};
use view::{Filled, FormPlace, Post};

use super::choices::Choice;
use super::languages::of_locale;
use super::used::Used;
use super::{Asking, Context, asking, begin, computers, exercises, options, pasang, terms};
use crate::{Bot, Error, Result};

#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Context<'_>,
    game: Option<Choice<Kind>>,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    opponent: Option<User>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    #[autocomplete = "computers::levels"] computer: Option<String>,
    #[min = 1]
    #[max = 3]
    computers: Option<u8>,
    #[autocomplete = "pasang::patterns_for_a_table"] pattern: Option<String>,
    #[autocomplete = "pasang::ka_rules"] ka: Option<String>,
    #[autocomplete = "pasang::openings"] opening: Option<String>,
    meeting9: Option<bool>,
    #[autocomplete = "terms::paces"] pace: Option<String>,
    free_weekends: Option<bool>,
    timeout: Option<Choice<Timeout>>,
    absent: Option<Choice<Absent>>,
    rated: Option<bool>,
    thread: Option<bool>,
    boards: Option<Choice<Boards>>,
    #[min = 1]
    #[max = 9]
    games: Option<u8>,
) -> Result<()> {
    let used = Used::from(ctx.interaction);
    if options::arguments(ctx).is_empty() {
        return ask(ctx.data(), used, |usual| usual).await;
    }
    let answer = begin(ctx).await?;
    let t = answer.texts;
    used.may_post()?;
    let usual = usual_table(used, &used.settings(ctx.data()).await?);
    let is_private = usual.guild.is_none();
    let mut options = Options::default();
    options.pasang.pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    options.pasang.ka = ka.as_deref().map(pasang::choice_of).transpose()?;
    options.pasang.opening = opening.as_deref().map(pasang::choice_of).transpose()?;
    options.chevrons.meeting9 = meeting9;
    let asks_level = is_private && computer.is_none();
    let table = NewTable {
        kind: game.map_or(Kind::Pacru, |game| game.0),
        options,
        players: players.map(usize::from),
        terms: Terms {
            pace: pace.as_deref().map_or(Ok(usual.terms.pace), terms::pace)?,
            weekends_free: free_weekends.unwrap_or(false),
            timeout: timeout.map(|timeout| timeout.0).unwrap_or_default(),
            absent: absent.map(|absent| absent.0).unwrap_or_default(),
            rated: rated.unwrap_or(usual.terms.rated),
            thread: thread.unwrap_or(usual.terms.thread),
            boards: boards.map(|boards| boards.0),
            games: games.unwrap_or(1),
            ..usual.terms
        },
        opponents: [opponent, opponent2, opponent3]
            .iter()
            .flatten()
            .map(|user| opponent_of(ctx, user))
            .collect(),
        computers: match (computer, computers) {
            (None, None) => None,
            (level, number) => Some((
                level.as_deref().map_or(Ok(Strength::Fair), |text| computers::strength(t, text))?,
                number.map(usize::from),
            )),
        },
        ..usual
    };
    if asks_level {
        let table = table.clone().against_computers()?;
        if let Some(asked) = view::how_strong(t, &table) {
            return Ok(answer.say(&asked).await?);
        }
    }
    Ok(answer.say(&open(&asking(ctx, answer), used, table).await?).await?)
}

/// How long a form may wait for what it is filled with.
const TO_FILL_IN: Duration = Duration::from_secs(1);

/// Answers with the form for a new table. It is filled with what is usual here; `known` adds what
/// the member has chosen.
pub(super) async fn ask(
    bot: &Bot,
    used: Used<'_>,
    known: impl FnOnce(NewTable) -> NewTable,
) -> Result<()> {
    let read = async { (bot.texts_at_first(used).await, used.settings(bot).await) };
    let (t, settings) = match timeout(TO_FILL_IN, read).await {
        Ok((t, settings)) => (t, settings.map(Some)),
        Err(_) => (of_locale(used.locale), Ok(None)),
    };
    let missing = used.missing();
    let refused = match settings {
        _ if !missing.is_empty() => view::missing_permissions(t, &missing),
        Err(error) if !error.may_pass() => error.shown(t),
        settings => {
            let settings = settings.unwrap_or_else(|error| {
                error.log("form");
                None
            });
            let place = FormPlace { known: settings.is_some(), thread: !used.in_thread() };
            let usual = usual_table(used, &settings.unwrap_or_default());
            let form = view::table_form(t, &known(usual), place);
            return used.answer(bot).ask(&form).await.map_err(Error::Unanswered);
        }
    };
    let answer = used.answer(bot).begin(Place::New).await.map_err(Error::Unanswered)?;
    Ok(answer.say(&refused).await?)
}

/// Opens the table that a member has described in the form. After a refusal they can fill it in
/// again.
pub(super) async fn described(by: &Asking<'_>, used: Used<'_>, filled: &Filled) -> Result<Post> {
    let usual = usual_table(used, &used.settings(by.bot).await?);
    let table = view::table_of(filled, usual).ok_or(UnknownCustomId)?;
    match open(by, used, table).await {
        Err(error @ Error::Play(service::Error::Refused(_))) => {
            error.log("form");
            Ok(view::with_new_table(by.t, error.shown(by.t)))
        }
        opened => opened,
    }
}

/// A table as it is usual on a server; in direct messages without a clock, since computers do not
/// mind waiting.
pub(super) fn usual_table(used: Used<'_>, settings: &GuildSettings) -> NewTable {
    let Asker { guild, channel, .. } = used.asker();
    NewTable {
        guild,
        terms: Terms {
            pace: settings.pace.or(guild.is_none().then_some(Pace::Unlimited)).unwrap_or_default(),
            rated: settings.rated.unwrap_or(true),
            thread: settings.threads && !used.in_thread(),
            ..Terms::default()
        },
        ..NewTable::new(channel, Kind::Pacru)
    }
}

/// Opens a table; in direct messages only against computers.
pub(super) async fn open(by: &Asking<'_>, used: Used<'_>, table: NewTable) -> Result<Post> {
    used.may_post()?;
    if table.terms.thread {
        if table.guild.is_none() {
            return Err(ActionError::NoServer.into());
        }
        if used.in_thread() {
            return Err(ActionError::InThread.into());
        }
        let missing = used.missing_for_thread();
        if !missing.is_empty() {
            return Ok(view::missing_for_thread(by.t, &missing));
        }
    }
    let table = if table.guild.is_none() { table.against_computers()? } else { table };
    let kind = table.kind;
    let opened = view::done(by.t, &by.bot.games.open(&by.actor, table).await?);
    Ok(exercises::offered(by, kind, opened).await)
}

/// Begins the game against computers for which a member has chosen how strong they are.
pub(super) async fn against(by: &Asking<'_>, used: Used<'_>, against: Against) -> Result<Post> {
    if by.asker.guild.is_some() {
        // The question is asked in direct messages only.
        return Err(UnknownCustomId.into());
    }
    open(by, used, against.table(NewTable::new(by.asker.channel, Kind::Pacru))).await
}

/// A member under the name shown on this server, and whether they are a bot.
pub(super) fn opponent_of(ctx: Context<'_>, user: &User) -> (Person, bool) {
    (person(ctx, user), user.bot)
}

/// A member under the name shown on this server.
pub(super) fn person(ctx: Context<'_>, user: &User) -> Person {
    let name = nickname(ctx, user.id).unwrap_or_else(|| user.display_name());
    Person::new(user.id.get(), name)
}

/// The nickname on this server of a member that a command names, if they have one.
fn nickname(ctx: Context<'_>, user: UserId) -> Option<&str> {
    options::arguments(ctx).into_iter().find_map(|argument| match argument.value {
        ResolvedValue::User(named, Some(member)) if named.id == user => member.nick.as_deref(),
        _ => None,
    })
}
