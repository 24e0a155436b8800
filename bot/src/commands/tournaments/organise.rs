//! `/pacru-organise`: what organisers do. Discord hides the command from those without *Manage Events*, but whoever
//! manages the server can show it to anybody; so the bot asks for the permission once more. Who has set a tournament up
//! needs none for it.

use jiff::tz::TimeZone;
use pairing::{Cycles, RequestedBye};
use play::tournament::{
    self, Creation, Overdue, Settings, Snapshot, TournamentChange, TournamentDone,
    TournamentRefusal,
};
use play::{Actor, Done, Person, Refusal, Terms};
use rules::{Kind, Options};
use serenity::all::User;

use super::super::lobby::{Game, opponent_of};
use super::super::{Context, actor, asker, begin, missing_for, missing_for_thread, pasang, terms};
use super::{find, guild, options};
use crate::Error;
use crate::discord::Answer;

/// Set up and run tournaments, leagues and ladders
#[expect(
    clippy::unused_async,
    reason = "poise wants every command to be async; this one is only a folder"
)]
#[poise::command(
    slash_command,
    rename = "pacru-organise",
    interaction_context = "Guild",
    install_context = "Guild",
    default_member_permissions = "MANAGE_EVENTS",
    subcommands(
        "new", "edit", "invite", "remove", "start", "extend", "result", "bye", "withdraw",
        "replace", "pause", "end", "season"
    ),
    subcommand_required
)]
pub(in crate::commands) async fn organise(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Who plays whom, as Discord offers it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum System {
    #[name = "all play all"]
    AllPlayAll,
    #[name = "Swiss"]
    Swiss,
    #[name = "league, with promotion and relegation"]
    League,
    #[name = "ladder, by challenges"]
    Ladder,
}

impl From<System> for tournament::System {
    fn from(system: System) -> Self {
        match system {
            System::AllPlayAll => Self::AllPlayAll,
            System::Swiss => Self::Swiss,
            System::League => Self::League,
            System::Ladder => Self::Ladder,
        }
    }
}

/// What a bye gives, as Discord offers it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Bye {
    #[name = "no points"]
    Zero,
    #[name = "half a point"]
    Half,
    #[name = "a full point"]
    Full,
}

impl From<Bye> for RequestedBye {
    fn from(bye: Bye) -> Self {
        match bye {
            Bye::Zero => Self::Zero,
            Bye::Half => Self::Half,
            Bye::Full => Self::Full,
        }
    }
}

/// An organiser at work on one tournament.
struct Organising<'a> {
    ctx: Context<'a>,
    answer: Answer<'a>,
    actor: Actor,
    now: Snapshot,
}

impl<'a> Organising<'a> {
    /// Acknowledges a command, and makes sure that it comes from an organiser.
    async fn begin(ctx: Context<'a>, named: Option<&str>, all: bool) -> Result<Self, Error> {
        let answer = begin(ctx).await?;
        let now = find(ctx, named, all).await?;
        let actor = actor(ctx.interaction);
        if !is_organiser(ctx) && now.tournament.organiser != actor.person.id {
            return Err(Refusal::from(TournamentRefusal::NotAnOrganiser).into());
        }
        if missing_for(ctx.interaction).is_empty() {
            let games = &ctx.data().games;
            games.bring_tournament(asker(ctx.interaction), &now).await?;
        }
        Ok(Self {
            ctx,
            answer,
            actor,
            now,
        })
    }

    /// Has something decided, and says what was done.
    async fn decide(
        self,
        decide: impl Fn(&Snapshot) -> Result<(TournamentChange, TournamentDone), TournamentRefusal>,
    ) -> Result<(), Error> {
        let games = &self.ctx.data().games;
        let code = self.now.tournament.code.as_str();
        let done = games
            .decide_in_tournament(&self.actor, code, decide)
            .await?;
        self.say(&done).await
    }

    async fn say(self, done: &Done) -> Result<(), Error> {
        Ok(self
            .answer
            .say(&view::done(self.answer.texts, done))
            .await?)
    }

    fn person(&self, user: &User) -> (Person, bool) {
        opponent_of(self.ctx, user)
    }
}

/// Whether a member may organise on this server.
fn is_organiser(ctx: Context<'_>) -> bool {
    let granted = ctx
        .interaction
        .member
        .as_ref()
        .and_then(|member| member.permissions);
    granted.is_some_and(|granted| {
        granted.manage_events() || granted.manage_guild() || granted.administrator()
    })
}

/// The moment that was typed, in the time zone of the member.
async fn start_time(ctx: Context<'_>, text: Option<&str>) -> Result<Option<i64>, Error> {
    let Some(text) = text else {
        return Ok(None);
    };
    let games = &ctx.data().games;
    let own = games
        .store()
        .availability(asker(ctx.interaction).user)
        .await?;
    let zone = own.time_zone.and_then(|name| TimeZone::get(&name).ok());
    let zone = zone.unwrap_or(TimeZone::UTC);
    Ok(Some(options::start(text, games.now(), &zone)?))
}

/// Set up a tournament in this channel; everything but its name has a default
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(slash_command)]
async fn new(
    ctx: Context<'_>,
    #[description = "What it is called"]
    #[max_length = 60]
    name: String,
    #[description = "Which game; Pacru if you do not choose"] game: Option<Game>,
    #[description = "Who plays whom; all play all if you do not choose"] system: Option<System>,
    #[description = "Players at a board: 2, 3 or 4"]
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[description = "What else there is to say about it"]
    #[max_length = 500]
    description: Option<String>,
    #[description = "When it starts by itself, for example in 3 days, or 2026-12-24 18:00"]
    starts: Option<String>,
    #[description = "Rounds of a Swiss; as many as it takes if you do not say"]
    #[min = 1]
    #[max = 64]
    rounds: Option<u16>,
    #[description = "The most entrants of a group or division; usually 10"]
    #[min = 3]
    #[max = 16]
    group_size: Option<u8>,
    #[description = "Whether everybody meets everybody twice"] twice: Option<bool>,
    #[description = "Rounds that are played at a time; all at once if you do not say"]
    #[min = 1]
    #[max = 10]
    rounds_open: Option<u8>,
    #[description = "How many days a round lasts; usually 21"]
    #[min = 1]
    #[max = 365]
    round_days: Option<u16>,
    #[description = "How much time there is; usually 3 days, 1 more with every turn"]
    #[autocomplete = "terms::paces"]
    pace: Option<String>,
    #[description = "Whether the results count for the ratings"] rated: Option<bool>,
    #[description = "How many games in a row an encounter is, seats rotating"]
    #[min = 1]
    #[max = 9]
    games: Option<u8>,
    #[description = "Whether clocks stand still on Saturday and Sunday (UTC)"]
    free_weekends: Option<bool>,
    #[description = "Play each game in a thread of its own"] thread: Option<bool>,
    #[description = "How many may enter; usually 64"]
    #[min = 2]
    #[max = 64]
    most: Option<u16>,
    #[description = "The lowest rating that may enter"] least_rating: Option<u16>,
    #[description = "The highest rating that may enter"] most_rating: Option<u16>,
    #[description = "Whether one can enter after the start of a Swiss or ladder; usually yes"]
    late_entry: Option<bool>,
    #[description = "A Swiss is paired on at the end of a round, with open games as draws"]
    pair_on: Option<bool>,
    #[description = "League: how many go up and down; usually 2"]
    #[min = 1]
    #[max = 5]
    promoted: Option<u8>,
    #[description = "Ladder: how many rungs up a challenge reaches; usually 3"]
    #[min = 1]
    #[max = 10]
    reach: Option<u32>,
    #[description = "Pasang: how the tokens lie: a number, random, or eleven rows of b and w"]
    #[autocomplete = "pasang::patterns_for_a_table"]
    pattern: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    if !is_organiser(ctx) {
        return Err(Refusal::from(TournamentRefusal::NotAnOrganiser).into());
    }
    let missing = missing_for(ctx.interaction);
    if !missing.is_empty() {
        return Ok(answer.say(&view::missing_permissions(t, &missing)).await?);
    }
    let thread = thread.unwrap_or(false);
    if thread {
        let missing = missing_for_thread(ctx.interaction);
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
            pace: pace
                .as_deref()
                .map(terms::pace)
                .transpose()?
                .unwrap_or_default(),
            weekends_free: free_weekends.unwrap_or(false),
            rated: rated.unwrap_or(true),
            games: games.unwrap_or(1),
            thread,
            ..Terms::default()
        },
        system: system.map(Into::into).unwrap_or_default(),
        rounds,
        group_size,
        cycles: if twice == Some(true) {
            Cycles::Two
        } else {
            Cycles::One
        },
        rounds_open,
        promoted,
        reach,
        round_days,
        overdue: pairing_on(pair_on).unwrap_or_default(),
        starts_at: start_time(ctx, starts.as_deref()).await?,
        most: most.unwrap_or(usual.most),
        least_rating,
        most_rating,
        late_entry: late_entry.unwrap_or(usual.late_entry),
        ..usual
    };
    let creation = Creation {
        guild: guild(ctx)?,
        channel: asker(ctx.interaction).channel,
        settings,
    };
    let games = &ctx.data().games;
    let done = games
        .create_tournament(&actor(ctx.interaction), creation)
        .await?;
    Ok(answer.say(&view::done(t, &done)).await?)
}

fn pairing_on(pair_on: Option<bool>) -> Option<Overdue> {
    pair_on.map(|pair_on| {
        if pair_on {
            Overdue::PairOn
        } else {
            Overdue::Wait
        }
    })
}

/// Change what a tournament is like; after its start, what is still open
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(slash_command)]
async fn edit(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
    #[description = "What it is called"]
    #[max_length = 60]
    name: Option<String>,
    #[description = "What else there is to say about it"]
    #[max_length = 500]
    description: Option<String>,
    #[description = "When it starts by itself, for example in 3 days, or 2026-12-24 18:00"]
    starts: Option<String>,
    #[description = "Rounds of a Swiss"]
    #[min = 1]
    #[max = 64]
    rounds: Option<u16>,
    #[description = "How many days a round lasts"]
    #[min = 1]
    #[max = 365]
    round_days: Option<u16>,
    #[description = "How many may enter"]
    #[min = 2]
    #[max = 64]
    most: Option<u16>,
    #[description = "The lowest rating that may enter"] least_rating: Option<u16>,
    #[description = "The highest rating that may enter"] most_rating: Option<u16>,
    #[description = "Whether one can enter after the start of a Swiss or ladder"]
    late_entry: Option<bool>,
    #[description = "A Swiss is paired on at the end of a round, with open games as draws"]
    pair_on: Option<bool>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let starts_at = start_time(ctx, starts.as_deref()).await?;
    let change = |settings: &mut Settings| {
        if let Some(name) = &name {
            settings.name.clone_from(name);
        }
        if let Some(description) = &description {
            settings.description.clone_from(description);
        }
        settings.starts_at = starts_at.or(settings.starts_at);
        settings.rounds = rounds.or(settings.rounds);
        settings.round_days = round_days.or(settings.round_days);
        settings.most = most.unwrap_or(settings.most);
        settings.least_rating = least_rating.or(settings.least_rating);
        settings.most_rating = most_rating.or(settings.most_rating);
        settings.late_entry = late_entry.unwrap_or(settings.late_entry);
        settings.overdue = pairing_on(pair_on).unwrap_or(settings.overdue);
    };
    organising.decide(|now| tournament::edit(now, change)).await
}

/// Invite a member to a tournament
#[poise::command(slash_command)]
async fn invite(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let (person, bot) = organising.person(&member);
    organising
        .decide(|now| tournament::invite(now, &person, bot))
        .await
}

/// Remove an entrant, or take an invitation back, before the start
#[poise::command(slash_command)]
async fn remove(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let (person, _) = organising.person(&member);
    organising
        .decide(|now| tournament::remove(now, &person))
        .await
}

/// Start a tournament, or its next round if it does not begin by itself
#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
    #[description = "A Swiss whose round has had its time: pair on, open games count as draws"]
    anyway: Option<bool>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    // As the organiser sees it: a second press finds the tournament started, and does not begin the next round.
    let entries = organising.now.tournament.status == tournament::TournamentStatus::Entries;
    organising
        .decide(|now| {
            if entries {
                tournament::start(now)
            } else {
                tournament::next_round(now, anyway.unwrap_or(false))
            }
        })
        .await
}

/// Let the round last longer
#[poise::command(slash_command)]
async fn extend(
    ctx: Context<'_>,
    #[description = "By how many days"]
    #[min = 1]
    #[max = 365]
    days: u16,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    organising.decide(|now| tournament::extend(now, days)).await
}

/// Decide a game, or correct its result
#[poise::command(slash_command)]
async fn result(
    ctx: Context<'_>,
    #[description = "The game"]
    #[autocomplete = "options::boards"]
    game: String,
    #[description = "The place of each player in the order of their seats, - for not played: 1 2"]
    #[autocomplete = "options::results"]
    places: String,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let board = options::board(ctx, &organising.now, &game).await?;
    let places = options::places(&places)?;
    organising
        .decide(|now| tournament::rule(now, board, places.clone()))
        .await
}

/// Let somebody not play in a round of a Swiss that is not paired yet
#[poise::command(slash_command)]
async fn bye(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "What they get for it; half a point if you do not choose"] points: Option<Bye>,
    #[description = "Which round; the next if you do not say"]
    #[min = 1]
    #[max = 64]
    round: Option<u16>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let (person, _) = organising.person(&member);
    let bye = points.map_or(RequestedBye::Half, Into::into);
    organising
        .decide(|now| tournament::give_bye(now, &person, round, bye))
        .await
}

/// Take somebody out of a tournament that is being played
#[poise::command(slash_command)]
async fn withdraw(
    ctx: Context<'_>,
    #[description = "Who"] member: User,
    #[description = "Whether a computer plays their open games to the end"] computer: Option<bool>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let (person, _) = organising.person(&member);
    organising
        .decide(|now| tournament::withdraw(now, &person, computer.unwrap_or(false)))
        .await
}

/// Let somebody play on for an entrant, with their points so far
#[poise::command(slash_command)]
async fn replace(
    ctx: Context<'_>,
    #[description = "Who leaves"] member: User,
    #[description = "Who plays on"] by: User,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let (leaver, _) = organising.person(&member);
    let (by, bot) = organising.person(&by);
    organising
        .decide(|now| tournament::replace(now, &leaver, &by, bot))
        .await
}

/// Let no new round begin, or let a paused tournament go on
#[poise::command(slash_command)]
async fn pause(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::going_on"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), false).await?;
    let paused = organising.now.tournament.status == tournament::TournamentStatus::Paused;
    organising
        .decide(|now| {
            if paused {
                tournament::resume(now)
            } else {
                tournament::pause(now)
            }
        })
        .await
}

/// End a tournament as it stands; games that are still open count for nothing
#[poise::command(slash_command)]
async fn end(
    ctx: Context<'_>,
    #[description = "Which tournament"]
    #[autocomplete = "options::going_on"]
    tournament: String,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, Some(&tournament), false).await?;
    organising.decide(tournament::end).await
}

/// Set up the next season of a tournament that is over, with everybody who has not left
#[poise::command(slash_command)]
async fn season(
    ctx: Context<'_>,
    #[description = "Which tournament, if there are several"]
    #[autocomplete = "options::all"]
    tournament: Option<String>,
) -> Result<(), Error> {
    let organising = Organising::begin(ctx, tournament.as_deref(), true).await?;
    let games = &ctx.data().games;
    let code = organising.now.tournament.code.as_str();
    let done = games.open_season(&organising.actor, code).await?;
    organising.say(&done).await
}
