//! `/pacru-organise new` and `edit`: the settings of a tournament.

use jiff::tz::TimeZone;
use pairing::Cycles;
use play::tournament::{self, Creation, Overdue, Settings, Snapshot, TournamentError, start_time};
use play::{ActionError, Terms};
use rules::{Kind, Options};

use super::super::choices::choices;
use super::super::lobby::Game;
use super::super::used::Used;
use super::super::{Context, actor, asker, begin, pasang, terms};
use super::organising::{is_organiser, organising};
use super::{find, guild, options, organiser};
use crate::Result;

choices! {
    /// The systems, as Discord offers them.
    enum System for tournament::System {
        AllPlayAll,
        Swiss,
        League,
        Ladder,
    }
}

/// The time that was typed, in the time zone of the member.
async fn typed_start(ctx: Context<'_>, text: Option<&str>) -> Result<Option<i64>> {
    let Some(text) = text else {
        return Ok(None);
    };
    let games = &ctx.data().games;
    let own = games.store().availability(asker(ctx.interaction).user).await?;
    let zone = own.time_zone.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC);
    Ok(Some(start_time(text, games.now(), &zone).map_err(ActionError::from)?))
}

#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Context<'_>,
    #[max_length = 60] name: String,
    game: Option<Game>,
    system: Option<System>,
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
        return Err(ActionError::from(TournamentError::NotAnOrganiser).into());
    }
    let used = Used::from(ctx.interaction);
    used.may_post()?;
    let here = used.settings(ctx.data()).await?;
    let thread = thread.unwrap_or(here.threads && !used.in_thread());
    if thread {
        let missing = used.missing_for_thread();
        if !missing.is_empty() {
            return Ok(answer.say(&view::missing_for_thread(t, &missing)).await?);
        }
    }
    let mut rule_options = Options::default();
    rule_options.pasang.pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    let usual = Settings::default();
    let settings = Settings {
        name,
        description: description.unwrap_or_default(),
        kind: game.map_or(Kind::Pacru, |game| game.0),
        options: rule_options,
        players: players.unwrap_or(usual.players),
        terms: Terms {
            pace: pace.as_deref().map(terms::pace).transpose()?.or(here.pace).unwrap_or_default(),
            weekends_free: free_weekends.unwrap_or(false),
            rated: rated.or(here.rated).unwrap_or(true),
            games: games.unwrap_or(1),
            thread,
            ..Terms::default()
        },
        system: system.map(Into::into).unwrap_or_default(),
        rounds,
        group_size,
        cycles: if twice == Some(true) { Cycles::Two } else { Cycles::One },
        rounds_open,
        promoted,
        reach,
        round_days,
        overdue: pairing_on(pair_on).unwrap_or_default(),
        starts_at: typed_start(ctx, starts.as_deref()).await?,
        most: most.unwrap_or(usual.most),
        least_rating,
        most_rating,
        late_entry: late_entry.unwrap_or(usual.late_entry),
        computers: computers.unwrap_or(usual.computers),
        ..usual
    };
    let creation =
        Creation { guild: guild(ctx)?, channel: asker(ctx.interaction).channel, settings };
    let (games, name) = (&ctx.data().games, creation.settings.name.clone());
    let done = games.create_tournament(&actor(ctx.interaction), creation).await?;
    let now = find(ctx, Some(&name), false, |_| true).await?;
    let said = Some(view::done(t, &done).text);
    Ok(answer.say(&organiser::message(t, ctx.data(), &now, (0, 0), said).await?).await?)
}

fn pairing_on(pair_on: Option<bool>) -> Option<Overdue> {
    pair_on.map(|pair_on| if pair_on { Overdue::PairOn } else { Overdue::Wait })
}

#[poise::command(slash_command)]
pub(super) async fn edit(
    ctx: Context<'_>,
    #[autocomplete = "options::going_on"] tournament: Option<String>,
    #[max_length = 60] name: Option<String>,
    #[max_length = 500] description: Option<String>,
    starts: Option<String>,
    #[min = 1]
    #[max = 64]
    rounds: Option<u16>,
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
    vacations: Option<bool>,
    pauses: Option<bool>,
    weekly: Option<bool>,
    #[autocomplete = "pasang::patterns_for_a_table"] pattern: Option<String>,
    #[autocomplete = "pasang::ka_rules"] ka: Option<String>,
    #[autocomplete = "pasang::openings"] opening: Option<String>,
    meeting9: Option<bool>,
) -> Result<()> {
    let (answer, actor, now) = organising(ctx, tournament.as_deref(), false).await?;
    let starts_at = typed_start(ctx, starts.as_deref()).await?;
    let pattern = pattern.as_deref().map(pasang::pattern).transpose()?;
    let ka = ka.as_deref().map(pasang::choice_of).transpose()?;
    let opening = opening.as_deref().map(pasang::choice_of).transpose()?;
    let change = |settings: &mut Settings| {
        let (terms, options) = (&mut settings.terms, &mut settings.options);
        terms.vacations = vacations.unwrap_or(terms.vacations);
        terms.pauses = pauses.unwrap_or(terms.pauses);
        if pattern.is_some() {
            options.pasang.pattern.clone_from(&pattern);
        }
        options.pasang.ka = ka.or(options.pasang.ka);
        options.pasang.opening = opening.or(options.pasang.opening);
        options.chevrons.meeting9 = meeting9.or(options.chevrons.meeting9);
        settings.fill_byes = fill_byes.unwrap_or(settings.fill_byes);
        settings.weekly = weekly.unwrap_or(settings.weekly);
        if let Some(name) = &name {
            settings.name.clone_from(name);
        }
        if let Some(description) = &description {
            settings.description.clone_from(description);
        }
        settings.starts_at = starts_at.or(settings.starts_at);
        settings.rounds = rounds.or(settings.rounds);
        settings.rounds_open = rounds_open.or(settings.rounds_open);
        settings.round_days = round_days.or(settings.round_days);
        settings.most = most.unwrap_or(settings.most);
        settings.least_rating = least_rating.or(settings.least_rating);
        settings.most_rating = most_rating.or(settings.most_rating);
        settings.late_entry = late_entry.unwrap_or(settings.late_entry);
        settings.overdue = pairing_on(pair_on).unwrap_or(settings.overdue);
        settings.by_hand = by_hand.unwrap_or(settings.by_hand);
        settings.computers = computers.unwrap_or(settings.computers);
    };
    let (games, code) = (&ctx.data().games, &now.tournament.code);
    let edit = |now: &Snapshot| tournament::edit(now, change);
    let done = games.decide_in_tournament(&actor, code, edit).await?;
    Ok(answer.done(&done).await?)
}
