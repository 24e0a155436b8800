//! `/pacru new`, `join` and `leave`.

use std::borrow::Cow;
use std::sync::LazyLock;

use ai::Level;
use play::time::Pace;
use play::{
    ActionError, Actor, Asker, ChannelId, GuildSettings, Language, NewTable, Person, Terms, Wanted,
};
use rules::{Kind, Options};
use serenity::all::{ResolvedValue, User, UserId};
use view::custom_id::{Action, Against, UnknownCustomId};
use view::{Post, Texts};

use super::{
    Context, actor, asker, begin, computers, find, localised, missing_for, missing_for_thread,
    options, pasang, terms,
};
use crate::{Bot, Error};

/// A game as Discord offers it: its name with a description.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game(pub(super) Kind);

/// The label of each game; Discord allows 100 characters.
static LABELS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let labels =
        Kind::ALL.into_iter().map(|kind| view::game_choice(view::texts(Language::English), kind));
    labels.collect()
});

impl poise::ChoiceParameter for Game {
    fn list() -> Cow<'static, [poise::CommandParameterChoice]> {
        let choice = |(kind, label): (Kind, &'static String)| poise::CommandParameterChoice {
            name: label.as_str().into(),
            localizations: localised::of(|t| Some(view::game_choice(t, kind))),
            __non_exhaustive: (),
        };
        Kind::ALL.into_iter().zip(&*LABELS).map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Kind::ALL.get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        let index = LABELS.iter().position(|label| label.eq_ignore_ascii_case(name))?;
        Self::from_index(index)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

/// Open a table in this channel; in a direct message, play against computers
#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Context<'_>,
    #[description = "Which game; Pacru if you do not choose"] game: Option<Game>,
    #[description = "How many players, you included"]
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[description = "Who shall play; nobody named: anyone may join"] opponent: Option<User>,
    #[description = "A second opponent"] opponent2: Option<User>,
    #[description = "A third opponent"] opponent3: Option<User>,
    #[description = "Let computers of this strength take the free seats"]
    #[autocomplete = "computers::levels"]
    computer: Option<String>,
    #[description = "How many computers, if not on all free seats"]
    #[min = 1]
    #[max = 3]
    computers: Option<u8>,
    #[description = "Pasang: how the tokens lie: a number, random, or eleven rows of b and w"]
    #[autocomplete = "pasang::patterns_for_a_table"]
    pattern: Option<String>,
    #[description = "Pasang: how a token becomes a ka: it slides, jumps, or either"]
    #[autocomplete = "pasang::ka_rules"]
    ka: Option<String>,
    #[description = "Pasang: which columns the second player may take: quadrant or free"]
    #[autocomplete = "pasang::openings"]
    opening: Option<String>,
    #[description = "Pacru: meetings pay only while an opponent has nine markers; usually on"]
    meeting9: Option<bool>,
    #[description = "How much time there is; usually 3 days, 1 more with every turn"]
    #[autocomplete = "terms::paces"]
    pace: Option<String>,
    #[description = "Whether clocks are stopped on Saturday and Sunday (UTC)"]
    free_weekends: Option<bool>,
    #[description = "Who says that time has run out; usually the bot by itself"] timeout: Option<
        terms::Timeout,
    >,
    #[description = "Three or four players: what becomes of somebody who stays away"]
    absent: Option<terms::Absent>,
    #[description = "Whether the result counts for the ratings"] rated: Option<bool>,
    #[description = "Play in a thread of its own below this channel"] thread: Option<bool>,
    #[description = "Which of its boards stay in the channel"] boards: Option<terms::Boards>,
    #[description = "How many games in a row, seats rotating"]
    #[min = 1]
    #[max = 9]
    games: Option<u8>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let missing = missing_for(ctx.interaction);
    if !missing.is_empty() {
        return Ok(answer.say(&view::missing_permissions(t, &missing)).await?);
    }
    let settings = guild_settings(ctx).await?;
    let asker = asker(ctx.interaction);
    let is_private = asker.guild.is_none();
    if thread == Some(true) && is_private {
        return Err(ActionError::NoServer.into());
    }
    if thread == Some(true) && is_thread(ctx) {
        return Err(ActionError::InThread.into());
    }
    let thread = thread.unwrap_or(settings.threads && !is_thread(ctx));
    if thread {
        let missing = missing_for_thread(ctx.interaction);
        if !missing.is_empty() {
            return Ok(answer.say(&view::missing_for_thread(t, &missing)).await?);
        }
    }
    let mut options = Options::default();
    options.pasang.pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    options.pasang.ka = ka.as_deref().map(pasang::choice_of).transpose()?;
    options.pasang.opening = opening.as_deref().map(pasang::choice_of).transpose()?;
    options.chevrons.meeting9 = meeting9;
    let asks_level = is_private && computer.is_none();
    let table = NewTable {
        guild: asker.guild,
        channel: asker.channel,
        kind: game.map_or(Kind::Pacru, |game| game.0),
        options,
        players: players.map(usize::from),
        terms: Terms {
            pace: pace
                .as_deref()
                .map(terms::pace)
                .transpose()?
                .or(settings.pace)
                // Computers do not mind waiting.
                .or(is_private.then_some(Pace::Unlimited))
                .unwrap_or_default(),
            weekends_free: free_weekends.unwrap_or(false),
            timeout: timeout.map(Into::into).unwrap_or_default(),
            absent: absent.map(Into::into).unwrap_or_default(),
            rated: rated.or(settings.rated).unwrap_or(true),
            thread,
            boards: boards.map(Into::into),
            games: games.unwrap_or(1),
            ..Terms::default()
        },
        opponents: [opponent, opponent2, opponent3]
            .iter()
            .flatten()
            .map(|user| opponent_of(ctx, user))
            .collect(),
        computers: match (computer, computers) {
            (None, None) => None,
            (level, number) => Some((
                level.as_deref().map_or(Ok(Level::Club), |text| computers::level(t, text))?,
                number.map(usize::from),
            )),
        },
    };
    let table = if is_private { table.against_computers()? } else { table };
    if asks_level && let Some(asked) = view::how_strong(t, &table) {
        return Ok(answer.say(&asked).await?);
    }
    let games = &ctx.data().games;
    let said = games.open(&actor(ctx.interaction), table).await?;
    Ok(answer.done(&said).await?)
}

/// Begins the game against computers for which a member has chosen how strong they are.
pub(super) async fn against(
    t: &Texts,
    bot: &Bot,
    (asker, actor): (Asker, &Actor),
    against: Against,
) -> Result<Post, Error> {
    if asker.guild.is_some() {
        // The question is asked in direct messages only.
        return Err(UnknownCustomId.into());
    }
    let table = against.table(NewTable::new(asker.channel, Kind::Pacru)).against_computers()?;
    Ok(view::done(t, &bot.games.open(actor, table).await?))
}

/// Take a seat at an open table, or accept an invitation
#[poise::command(slash_command)]
pub(super) async fn join(
    ctx: Context<'_>,
    #[description = "Which table, if there are several"]
    #[autocomplete = "options::open_tables"]
    game: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let games = &ctx.data().games;
    let game = find(ctx, game.as_deref(), Wanted::Table, |_| Some(Action::Join)).await?;
    let said = games.join(&actor(ctx.interaction), &game.code).await?;
    Ok(answer.done(&said).await?)
}

/// Leave an open table, or decline an invitation
#[poise::command(slash_command)]
pub(super) async fn leave(
    ctx: Context<'_>,
    #[description = "Which table, if there are several"]
    #[autocomplete = "options::my_tables"]
    game: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let games = &ctx.data().games;
    let game = find(ctx, game.as_deref(), Wanted::Seat, |_| Some(Action::Leave)).await?;
    let said = games.leave(&actor(ctx.interaction), &game.code).await?;
    Ok(answer.done(&said).await?)
}

pub(super) fn is_thread(ctx: Context<'_>) -> bool {
    let channel = ctx.interaction.channel.as_ref();
    channel.is_some_and(|channel| channel.thread_metadata.is_some())
}

/// The settings of this server; an error if tables may not be opened in this channel.
pub(super) async fn guild_settings(ctx: Context<'_>) -> Result<GuildSettings, Error> {
    let parent = ctx.interaction.channel.as_ref();
    let parent = parent.and_then(|channel| channel.parent_id.filter(|_| is_thread(ctx)));
    settings_here(ctx.data(), asker(ctx.interaction), parent).await
}

/// The settings of a server; an error if tables may not be opened in this channel or in threads of its `parent`.
pub(super) async fn settings_here(
    bot: &Bot,
    asker: Asker,
    parent: Option<serenity::all::ChannelId>,
) -> Result<GuildSettings, Error> {
    let Some(guild) = asker.guild else {
        return Ok(GuildSettings::default());
    };
    let settings = bot.games.store().guild_settings(guild).await?;
    let parent = parent.map(|parent| ChannelId::from(parent.get()));
    match settings.channel {
        Some(only) if only != asker.channel && Some(only) != parent => {
            Err(ActionError::Elsewhere(only).into())
        }
        _ => Ok(settings),
    }
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
