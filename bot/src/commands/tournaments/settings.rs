//! `/pacru-organise new`, `edit` and `format`: the settings of a tournament.

use jiff::tz::TimeZone;
use pairing::Cycles;
use play::Terms;
use play::tournament::{Creation, Overdue, Settings, System, TournamentError, start_time};
use rules::{Kind, Options};
use view::tournaments::MenuPages;
use view::{Post, Texts};

use super::super::choices::Choice;
use super::super::used::Used;
use super::super::{Context, actor, asker, asking, begin, pasang, terms};
use super::organising::{is_organiser, organising};
use super::{find, guild, options, organiser};
use crate::Result;

/// Gives settings the values of the options with their names, as far as these are chosen.
macro_rules! choose {
    ($settings:expr; $($option:ident),+) => {
        $(if let Some(chosen) = &$option {
            $settings.$option = chosen.clone().into();
        })+
    };
}

/// The time that was typed, in the time zone of the member.
async fn typed_start(ctx: Context<'_>, text: Option<&str>) -> Result<Option<i64>> {
    let Some(text) = text else {
        return Ok(None);
    };
    let games = &ctx.data().games;
    let own = games.store().availability(asker(ctx.interaction).user).await?;
    let zone = own.time_zone.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC);
    Ok(Some(start_time(text, games.now(), &zone)?))
}

#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Context<'_>,
    #[max_length = 60] name: String,
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
    let answer = begin(ctx).await?;
    let t = answer.texts;
    if !is_organiser(ctx.interaction.member.as_deref()) {
        return Err(TournamentError::NotAnOrganiser.into());
    }
    let used = Used::from(ctx.interaction);
    used.may_post()?;
    let here = used.settings(ctx.data()).await?;
    let thread = thread.unwrap_or(here.threads && !used.in_thread());
    if let Some(refusal) = missing_for_threads(ctx, t, thread) {
        return Ok(answer.say(&refusal).await?);
    }
    let mut settings = Settings {
        name,
        description: description.unwrap_or_default(),
        kind: game.map_or(Kind::Pacru, |game| game.0),
        terms: Terms { thread, ..Terms::default() },
        ..Settings::default()
    };
    settings.options.pasang.pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    let pace = pace.as_deref().map(terms::pace).transpose()?.or(here.pace);
    let (rated, weekends_free) = (rated.or(here.rated), free_weekends);
    choose!(settings.terms; pace, rated, games, weekends_free);
    let system = system.map(|system| system.0);
    let (cycles, overdue) =
        (twice.map(|twice| if twice { Cycles::Two } else { Cycles::One }), overdue(pair_on));
    let starts_at = typed_start(ctx, starts.as_deref()).await?;
    choose!(settings; system, players, rounds, group_size, cycles, promoted, reach, starts_at);
    choose!(settings; rounds_open, round_days, most, least_rating, most_rating, late_entry);
    choose!(settings; overdue, computers);
    let creation =
        Creation { guild: guild(ctx)?, channel: asker(ctx.interaction).channel, settings };
    let (games, name) = (&ctx.data().games, creation.settings.name.clone());
    let done = games.create_tournament(&actor(ctx.interaction), creation).await?;
    let now = find(ctx, Some(&name), false, |_| true).await?;
    let said = Some(view::done(t, &done).text);
    Ok(answer
        .say(&organiser::message(&asking(ctx, answer), &now, MenuPages::default(), said).await?)
        .await?)
}

/// Why games cannot be played in threads here, if they shall be.
fn missing_for_threads(ctx: Context<'_>, t: &Texts, wanted: bool) -> Option<Post> {
    let missing = Used::from(ctx.interaction).missing_for_thread();
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
    let (answer, actor, now) = organising(ctx, tournament.as_deref(), false).await?;
    let starts_at = typed_start(ctx, starts.as_deref()).await?;
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
    let (answer, actor, now) = organising(ctx, tournament.as_deref(), false).await?;
    if let Some(refusal) = missing_for_threads(ctx, answer.texts, thread == Some(true)) {
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
