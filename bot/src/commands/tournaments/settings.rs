//! `/pacru-organise new`, `edit` and `format`: the settings of a tournament.

use jiff::tz::TimeZone;
use pairing::Cycles;
use play::audience::Audience;
use play::time::Millis;
use play::tournament::{
    Creation, FormOf, Overdue, Settings, Snapshot, System, TournamentError, TournamentStatus,
    start_time, typed_time,
};
use play::{Done, Terms, UserId};
use rules::{Kind, Options};
use view::custom_id::{
    FormButton, OrganiserAction, TournamentAction, TournamentButton, UnknownCustomId,
};
use view::tournaments::{MenuPages, fill_format, fill_rules, start_of};
use view::{Filled, Form, Post, Texts};

use super::super::choices::Choice;
use super::super::options::arguments;
use super::super::used::{Asking, Used};
use super::super::{Context, asker, asking, begin, forms, pasang, terms};
use super::organising::{is_organiser, meant, organising};
use super::{options, organiser};
use crate::{Bot, Result};

/// Gives settings the values of the options with their names, as far as these are chosen.
macro_rules! choose {
    ($settings:expr; $($option:ident),+) => {
        $(if let Some(chosen) = &$option {
            $settings.$option = chosen.clone().into();
        })+
    };
}

/// The time zone of a member.
async fn time_zone(bot: &Bot, user: UserId) -> Result<TimeZone> {
    let own = bot.games.store().availability(user).await?;
    Ok(own.time_zone.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC))
}

/// The time that was typed, in the time zone of the member.
async fn typed_start(bot: &Bot, user: UserId, text: &str) -> Result<Millis> {
    Ok(start_time(text, bot.games.now(), &time_zone(bot, user).await?)?)
}

#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Context<'_>,
    #[max_length = 60] name: Option<String>,
    game: Option<Choice<Kind>>,
    system: Option<Choice<System>>,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[max_length = 500] description: Option<String>,
    starts: Option<String>,
    #[min = 1]
    #[max = 64]
    rounds: Option<u16>,
    #[min = 3]
    #[max = 16]
    group_size: Option<u8>,
    twice: Option<bool>,
    #[min = 1]
    #[max = 10]
    rounds_open: Option<u8>,
    #[min = 1]
    #[max = 365]
    round_days: Option<u16>,
    #[autocomplete = "terms::paces"] pace: Option<String>,
    rated: Option<bool>,
    #[min = 1]
    #[max = 9]
    games: Option<u8>,
    free_weekends: Option<bool>,
    thread: Option<bool>,
    #[min = 2]
    #[max = 64]
    most: Option<u16>,
    least_rating: Option<u16>,
    most_rating: Option<u16>,
    late_entry: Option<bool>,
    pair_on: Option<bool>,
    #[min = 1]
    #[max = 5]
    promoted: Option<u8>,
    #[min = 1]
    #[max = 10]
    reach: Option<u32>,
    #[autocomplete = "pasang::patterns_for_a_table"] pattern: Option<String>,
    computers: Option<bool>,
) -> Result<()> {
    let used = Used::from(ctx.interaction);
    if arguments(ctx).is_empty() {
        return forms::ask(ctx.data(), used, FormButton::Tournament.into()).await;
    }
    let answer = begin(ctx).await?;
    let mut settings = usual(ctx.data(), used).await?;
    settings.name = name.ok_or(TournamentError::Name)?;
    settings.kind = game.map_or(settings.kind, |game| game.0);
    settings.options.pasang.pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    let pace = pace.as_deref().map(terms::pace).transpose()?;
    let weekends_free = free_weekends;
    choose!(settings.terms; pace, rated, games, weekends_free, thread);
    let system = system.map(|system| system.0);
    let (cycles, overdue) =
        (twice.map(|twice| if twice { Cycles::Two } else { Cycles::One }), overdue(pair_on));
    let starts_at = optional_start(ctx, starts.as_deref()).await?;
    choose!(settings; system, players, rounds, group_size, cycles, promoted, reach, starts_at);
    choose!(settings; rounds_open, round_days, most, least_rating, most_rating, late_entry);
    choose!(settings; description, overdue, computers);
    Ok(answer.say(&create(&asking(ctx, answer), used, settings).await?).await?)
}

/// The time that was typed, if any was.
async fn optional_start(ctx: Context<'_>, text: Option<&str>) -> Result<Option<Millis>> {
    let user = asker(ctx.interaction).user;
    match text {
        Some(text) => Ok(Some(typed_start(ctx.data(), user, text).await?)),
        None => Ok(None),
    }
}

/// The settings of a tournament that are usual on a server, for a member who may organise one here.
async fn usual(bot: &Bot, used: Used<'_>) -> Result<Settings> {
    if !is_organiser(used.member()) {
        return Err(TournamentError::NotAnOrganiser.into());
    }
    used.may_post()?;
    let here = used.settings(bot).await?;
    let usual = Terms::default();
    let terms = Terms {
        pace: here.pace.unwrap_or(usual.pace),
        rated: here.rated.unwrap_or(usual.rated),
        thread: here.threads && !used.in_thread(),
        ..usual
    };
    Ok(Settings { terms, ..Settings::default() })
}

/// Asks what a new tournament is like.
pub(in crate::commands) async fn new_form(t: &Texts, bot: &Bot, used: Used<'_>) -> Result<Form> {
    Ok(view::tournaments::new_tournament_form(t, &usual(bot, used).await?))
}

/// Sets up the tournament that the form describes.
pub(in crate::commands) async fn set_up(
    by: &Asking<'_>,
    used: Used<'_>,
    filled: &Filled,
) -> Result<Post> {
    let mut settings = usual(by.bot, used).await?;
    fill_format(&mut settings, filled).ok_or(UnknownCustomId)?;
    settings.starts_at = match start_of(filled) {
        "" => None,
        typed => Some(typed_start(by.bot, by.asker.user, typed).await?),
    };
    create(by, used, settings).await
}

/// Sets up a tournament, and answers with the organiser's message.
async fn create(by: &Asking<'_>, used: Used<'_>, settings: Settings) -> Result<Post> {
    if let Some(refusal) = missing_for_threads(used, by.t, settings.terms.thread) {
        return Ok(refusal);
    }
    let guild = by.asker.guild.ok_or(TournamentError::Unknown)?;
    let (games, name) = (&by.bot.games, settings.name.clone());
    let creation = Creation { guild, channel: by.asker.channel, settings };
    let done = games.create_tournament(&by.actor, creation).await?;
    let official = Audience::Official(guild);
    let now = games.find_tournament(official, Some(&name), false, |_| true).await?;
    let said = Some(view::done(by.t, &done).text);
    organiser::message(by, &now, MenuPages::default(), said).await
}

/// Asks how a tournament is played, until it starts.
pub(super) async fn format_form(
    t: &Texts,
    bot: &Bot,
    used: Used<'_>,
    now: &Snapshot,
) -> Result<Form> {
    match now.tournament.status {
        TournamentStatus::Entries => {}
        TournamentStatus::Over => return Err(TournamentError::Over.into()),
        _ => return Err(TournamentError::Started.into()),
    }
    let starts = typed(bot, used.asker().user, now).await?;
    Ok(view::tournaments::format_form(t, now, starts))
}

/// The start of a tournament as its organiser would type it; empty if they start it themselves.
async fn typed(bot: &Bot, user: UserId, now: &Snapshot) -> Result<String> {
    Ok(match now.tournament.settings.starts_at {
        Some(at) => typed_time(at, &time_zone(bot, user).await?),
        None => String::new(),
    })
}

/// Changes how a tournament is played, as the form says. A start that was left as it is stays, to
/// the second.
pub(super) async fn format_changed(
    by: &Asking<'_>,
    now: &Snapshot,
    seen: Option<i64>,
    filled: &Filled,
) -> Result<Done> {
    let user = by.asker.user;
    let starts_at = match start_of(filled) {
        "" => None,
        same if same == typed(by.bot, user, now).await? => now.tournament.settings.starts_at,
        typed => Some(typed_start(by.bot, user, typed).await?),
    };
    fill_format(&mut now.tournament.settings.clone(), filled).ok_or(UnknownCustomId)?;
    let change = |_: &Snapshot, settings: &mut Settings| {
        // It was read above.
        let _read = fill_format(settings, filled);
        settings.starts_at = starts_at;
    };
    edited(by, now, seen, change).await
}

/// Asks for the other rules of a tournament.
pub(super) fn rules_form(t: &Texts, used: Used<'_>, now: &Snapshot) -> Result<Form> {
    if now.tournament.is_over() {
        return Err(TournamentError::Over.into());
    }
    let can_be_threads = !used.in_thread() && used.missing_for_thread().is_empty();
    let thread = can_be_threads || now.tournament.settings.terms.thread;
    Ok(view::tournaments::rules_form(t, now, thread))
}

/// Changes the other rules of a tournament, as the form says.
pub(super) async fn rules_changed(
    by: &Asking<'_>,
    now: &Snapshot,
    seen: Option<i64>,
    filled: &Filled,
) -> Result<Done> {
    let change = |now: &Snapshot, settings: &mut Settings| fill_rules(now, settings, filled);
    edited(by, now, seen, change).await
}

/// Changes the settings of a tournament if they are as they were after event `seen`.
async fn edited(
    by: &Asking<'_>,
    now: &Snapshot,
    seen: Option<i64>,
    change: impl Fn(&Snapshot, &mut Settings),
) -> Result<Done> {
    let may_change = |now: &Snapshot| FormOf::Settings.unchanged_since(now, seen);
    let (games, code) = (&by.bot.games, &now.tournament.code);
    Ok(games.edit_tournament_if(&by.actor, code, may_change, change).await?)
}

/// Opens a form about the tournament that a command means, if nothing else is chosen; whether it did.
async fn asked_by_form(
    ctx: Context<'_>,
    named: Option<&str>,
    form: OrganiserAction,
) -> Result<bool> {
    if arguments(ctx).iter().any(|argument| argument.name != "tournament") {
        return Ok(false);
    }
    let (bot, used) = (ctx.data(), Used::from(ctx.interaction));
    match meant(ctx, named, false).await {
        Ok(now) => {
            let action = TournamentAction::Organise(form);
            let button = TournamentButton { code: now.tournament.code, action };
            forms::ask(bot, used, button.into()).await?;
        }
        Err(error) => forms::refuse(bot, used, &error).await?,
    }
    Ok(true)
}

/// Why games cannot be played in threads here, if they shall be.
fn missing_for_threads(used: Used<'_>, t: &Texts, wanted: bool) -> Option<Post> {
    let missing = used.missing_for_thread();
    (wanted && !missing.is_empty()).then(|| view::missing_for_thread(t, &missing))
}

fn overdue(pair_on: Option<bool>) -> Option<Overdue> {
    pair_on.map(|pair_on| if pair_on { Overdue::PairOn } else { Overdue::Wait })
}

/// What can be changed at any time, or concerns only who enters and how rounds begin.
#[poise::command(slash_command)]
pub(super) async fn edit(
    ctx: Context<'_>,
    #[autocomplete = "options::going_on"] tournament: Option<String>,
    #[max_length = 60] name: Option<String>,
    #[max_length = 500] description: Option<String>,
    starts: Option<String>,
    #[min = 1]
    #[max = 10]
    rounds_open: Option<u8>,
    #[min = 1]
    #[max = 365]
    round_days: Option<u16>,
    #[min = 2]
    #[max = 64]
    most: Option<u16>,
    least_rating: Option<u16>,
    most_rating: Option<u16>,
    late_entry: Option<bool>,
    pair_on: Option<bool>,
    by_hand: Option<bool>,
    computers: Option<bool>,
    fill_byes: Option<bool>,
    weekly: Option<bool>,
) -> Result<()> {
    let rules = OrganiserAction::Rules { seen: None };
    if asked_by_form(ctx, tournament.as_deref(), rules).await? {
        return Ok(());
    }
    let (answer, actor, now) = organising(ctx, tournament.as_deref(), false).await?;
    let starts_at = optional_start(ctx, starts.as_deref()).await?;
    let overdue = overdue(pair_on);
    let change = |settings: &mut Settings| {
        choose!(settings; name, description, starts_at, rounds_open, round_days, most);
        choose!(settings; least_rating, most_rating, late_entry, overdue, by_hand, computers);
        choose!(settings; fill_byes, weekly);
    };
    let done = ctx.data().games.edit_tournament(&actor, &now.tournament.code, change).await?;
    Ok(answer.done(&done).await?)
}

/// What is played, and how: until the start.
#[poise::command(slash_command)]
pub(super) async fn format(
    ctx: Context<'_>,
    #[autocomplete = "options::going_on"] tournament: Option<String>,
    game: Option<Choice<Kind>>,
    system: Option<Choice<System>>,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[min = 1]
    #[max = 64]
    rounds: Option<u16>,
    #[min = 3]
    #[max = 16]
    group_size: Option<u8>,
    twice: Option<bool>,
    #[autocomplete = "terms::paces"] pace: Option<String>,
    rated: Option<bool>,
    #[min = 1]
    #[max = 9]
    games: Option<u8>,
    free_weekends: Option<bool>,
    thread: Option<bool>,
    #[min = 1]
    #[max = 5]
    promoted: Option<u8>,
    #[min = 1]
    #[max = 10]
    reach: Option<u32>,
    vacations: Option<bool>,
    pauses: Option<bool>,
    #[autocomplete = "pasang::patterns_for_a_table"] pattern: Option<String>,
    #[autocomplete = "pasang::ka_rules"] ka: Option<String>,
    #[autocomplete = "pasang::openings"] opening: Option<String>,
    meeting9: Option<bool>,
) -> Result<()> {
    let format = OrganiserAction::Format { seen: None };
    if asked_by_form(ctx, tournament.as_deref(), format).await? {
        return Ok(());
    }
    let (answer, actor, now) = organising(ctx, tournament.as_deref(), false).await?;
    let used = Used::from(ctx.interaction);
    if let Some(refusal) = missing_for_threads(used, answer.texts, thread == Some(true)) {
        return Ok(answer.say(&refusal).await?);
    }
    let pace = pace.as_deref().map(terms::pace).transpose()?;
    let pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    let ka = ka.as_deref().map(pasang::choice_of).transpose()?;
    let opening = opening.as_deref().map(pasang::choice_of).transpose()?;
    let system = system.map(|system| system.0);
    let (cycles, weekends_free) =
        (twice.map(|twice| if twice { Cycles::Two } else { Cycles::One }), free_weekends);
    let change = |settings: &mut Settings| {
        if let Some(Choice(kind)) = game.filter(|game| game.0 != settings.kind) {
            // Each game has rule options of its own.
            (settings.kind, settings.options) = (kind, Options::default());
        }
        choose!(settings; system, players, rounds, group_size, cycles, promoted, reach);
        choose!(settings.terms; pace, rated, games, weekends_free, thread, vacations, pauses);
        let pasang = &mut settings.options.pasang;
        choose!(pasang; pattern);
        (pasang.ka, pasang.opening) = (ka.or(pasang.ka), opening.or(pasang.opening));
        choose!(settings.options.chevrons; meeting9);
    };
    let done = ctx.data().games.edit_tournament(&actor, &now.tournament.code, change).await?;
    Ok(answer.done(&done).await?)
}
