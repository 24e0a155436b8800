//! `/pacru puzzle`: positions in which one turn is far better than all others, for one member.

use ai::{Engine, Explanation, Level, SearchResult};
use background::engine_worker::Urgency;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::puzzle::{Judged, Stage, next, play};
use play::{Actor, Confirm, GuildId, UserId};
use rules::{Kind, Position};
use view::custom_id::{PuzzleAction, PuzzleButton, Tap};
use view::{Post, PuzzleScore, Refutation, Texts};

use super::lobby::Game;
use super::moderator_of;
use super::used::Used;
use super::{Context, asker, begin};
use crate::{Bot, Result};

/// Find the one good turn of a position; only you see it
#[poise::command(slash_command)]
pub(super) async fn puzzle(
    ctx: Context<'_>,
    #[description = "Which game; Pacru if you do not choose"] game: Option<Game>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let kind = game.map_or(Kind::Pacru, |game| game.0);
    let user = asker(ctx.interaction).user;
    let post = next_puzzle(answer.texts, ctx.data(), user, kind).await?;
    Ok(answer.say(&post).await?)
}

/// Post a puzzle in this channel every day, from now on at this time
#[poise::command(slash_command, rename = "puzzle")]
pub(super) async fn daily(
    ctx: Context<'_>,
    #[description = "Of which game; usually each in turn"] game: Option<Game>,
    #[description = "Stop posting them instead"] remove: Option<bool>,
) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let (t, store) = (answer.texts, ctx.data().games.store());
    if remove == Some(true) {
        let was_there = store.end_daily_puzzle(moderator.guild).await?;
        return Ok(answer.say(&view::daily_puzzle_ended(t, was_there)).await?);
    }
    Used::from(ctx.interaction).may_post()?;
    let (channel, kind) = (asker(ctx.interaction).channel, game.map(|game| game.0));
    store.begin_daily_puzzle(moderator.guild, channel, kind).await?;
    Ok(answer.say(&view::daily_puzzle_begun(t, channel)).await?)
}

/// The puzzle that suits a member.
pub(super) async fn next_puzzle(
    t: &'static Texts,
    bot: &Bot,
    user: UserId,
    kind: Kind,
) -> Result<Post> {
    let attempts = bot.games.store().puzzle_attempts(user, kind).await?;
    match next(kind, user, &attempts) {
        Some(puzzle) => {
            let stage = Stage { puzzle, number: 0 };
            show(t, bot, user, stage, Choices::default()).await
        }
        None => Ok(view::all_puzzles_solved(t, kind)),
    }
}

/// Carries out a button of a puzzle.
pub(super) async fn pressed(
    t: &'static Texts,
    bot: &Bot,
    actor: &Actor,
    guild: Option<GuildId>,
    button: PuzzleButton,
) -> Result<Post> {
    let Some(stage) = Stage::read(button.puzzle, button.stage) else {
        return Ok(view::puzzle_gone(t));
    };
    let user = actor.person.id;
    let solving = Solving { t, bot, actor, guild, stage };
    match button.action {
        PuzzleAction::Retry | PuzzleAction::Tap(Tap::Again) => {
            show(t, bot, user, stage, Choices::default()).await
        }
        PuzzleAction::Tap(Tap::Choose(choices)) => {
            let preferences = bot.games.store().preferences(user).await?;
            if preferences.confirm == Confirm::Never && !choices.is_empty() {
                solving.play(choices).await
            } else {
                show(t, bot, user, stage, choices).await
            }
        }
        PuzzleAction::Tap(Tap::Play(choices)) => solving.play(choices).await,
        PuzzleAction::Solution => solving.solution().await,
    }
}

/// A puzzle, with a turn as far as it was tapped.
async fn show(
    t: &'static Texts,
    bot: &Bot,
    user: UserId,
    stage: Stage,
    choices: Choices,
) -> Result<Post> {
    let (position, _) = stage.position().map_err(service::Error::from)?;
    let builder = MoveBuilder::of(&position, &choices).map_err(service::Error::from)?;
    let preferences = bot.games.store().preferences(user).await?;
    let drawn = bot.draw(move |renderer| view::puzzle(t, renderer, stage, &builder, &preferences));
    Ok(drawn.await?.map_err(service::Error::from)?)
}

/// A member who solves a puzzle.
struct Solving<'a> {
    t: &'static Texts,
    bot: &'a Bot,
    actor: &'a Actor,
    guild: Option<GuildId>,
    stage: Stage,
}

impl Solving<'_> {
    /// Plays the turn that was tapped; shows it if it is not complete.
    async fn play(&self, choices: Choices) -> Result<Post> {
        let (bot, stage, user) = (self.bot, self.stage, self.actor.person.id);
        let (position, _) = stage.position().map_err(service::Error::from)?;
        let builder = MoveBuilder::of(&position, &choices).map_err(service::Error::from)?;
        let Now::Done(made) = builder.now else {
            return show(self.t, bot, user, stage, choices).await;
        };
        let turn = made.turn;
        match stage.judge(&turn).map_err(service::Error::from)? {
            Judged::GoesOn { next, .. } => show(self.t, bot, user, next, Choices::default()).await,
            Judged::Solved { played, after } => {
                let score = self.score(true).await?;
                let reasons = self.reasons(&played.before, &turn).await?;
                let preferences = bot.games.store().preferences(user).await?;
                let t = self.t;
                let drawn = bot.draw(move |renderer| {
                    let done = (&played, &after, turn.as_str());
                    view::puzzle_solved(t, renderer, stage, done, &reasons, &score, &preferences)
                });
                drawn.await
            }
            Judged::Wrong { played, after } => {
                let score = self.score(false).await?;
                let refutation = self.refute(&after).await?;
                let preferences = bot.games.store().preferences(user).await?;
                let t = self.t;
                let drawn = bot.draw(move |renderer| {
                    let done = (&played, &after, turn.as_str());
                    let refutation = refutation.as_ref();
                    view::puzzle_refuted(t, renderer, stage, done, refutation, &score, &preferences)
                });
                drawn.await
            }
        }
    }

    async fn solution(&self) -> Result<Post> {
        let (bot, stage, t) = (self.bot, self.stage, self.t);
        let score = self.score(false).await?;
        let Stage { puzzle, .. } = stage;
        let reasons = match puzzle.solution.first() {
            Some(first) => self.reasons(&puzzle.position, first).await?,
            None => Vec::new(),
        };
        let continuation = self.think(move |engine| puzzle.continuation(engine)).await?;
        let preferences = bot.games.store().preferences(self.actor.person.id).await?;
        let drawn = bot.draw(move |renderer| {
            let explained = (continuation.as_slice(), reasons.as_slice());
            view::puzzle_solution(t, renderer, stage, explained, &score, &preferences)
        });
        drawn.await
    }

    /// Why a turn is good.
    async fn reasons(&self, before: &Position, turn: &str) -> Result<Vec<Explanation>> {
        let (before, turn) = (before.clone(), turn.to_owned());
        self.think(move |engine| Explanation::of(engine, &before, &turn)).await
    }

    async fn think<T: Send + 'static>(
        &self,
        search: impl FnOnce(&mut Engine) -> T + Send + 'static,
    ) -> Result<T> {
        let worker = &self.bot.engine_worker;
        Ok(worker.think(self.guild, Urgency::Now, move |engine, _, _| search(engine)).await?)
    }

    /// Saves the answer before the member is told anything about it.
    async fn score(&self, solved: bool) -> Result<PuzzleScore> {
        let (store, user) = (self.bot.games.store(), self.actor.person.id);
        let puzzle = self.stage.puzzle;
        let interaction = self.actor.interaction;
        let change = store.answer_puzzle(user, puzzle, solved, interaction);
        let change = change.await?;
        let attempts = store.puzzle_attempts(user, puzzle.position.kind()).await?;
        let streak = match self.guild {
            Some(guild) => {
                let answered = store.answer_daily_puzzle(guild, user, puzzle.id(), solved);
                answered.await?.filter(|_| solved)
            }
            None => None,
        };
        Ok(PuzzleScore { change, attempts, streak })
    }

    /// A computer's answer to a wrong turn; `None` if that turn ends the game.
    async fn refute(&self, after: &Position) -> Result<Option<Refutation>> {
        let searched = after.clone();
        let found =
            self.bot.engine_worker.think(self.guild, Urgency::Now, move |engine, cap, stop| {
                let budget = Level::Strong.budget(searched.seats().len()).within(cap);
                engine.search(&searched, budget, 0, stop)
            });
        let Some(SearchResult { turn, win_probability, .. }) = found.await? else {
            return Ok(None);
        };
        let mut position = after.clone();
        let action = play(&mut position, &turn).map_err(service::Error::from)?;
        let chance = win_probability[self.stage.seat()];
        // The search that made the puzzle was deeper than this one.
        let most =
            if self.stage.number == 0 { f64::from(self.stage.puzzle.next) / 100.0 } else { 1.0 };
        Ok(Some(Refutation { action, turn, after: position, chance: chance.min(most) }))
    }
}
