//! What a member solves alone: `/pacru puzzle`, positions in which one turn is far better than all others, and the tasks
//! that teach a game.

use ai::{Engine, Explanation, Level, SearchResult};
use background::engine_worker::Urgency;
use play::exercise::{Exercise, Phase, Score, Solving};
use play::move_builder::{Choices, MoveBuilder, Now};
use play::puzzle::{Judged, Stage, next, play};
use play::task::Task;
use play::{ActionError, Actor, Asker, BoardAction, Confirm, UserId};
use rules::{Kind, Position};
use tasks::chain;
use view::custom_id::{
    CustomId, NextPuzzle, NextTask, PuzzleAction, PuzzleButton, Tap, UnknownCustomId,
};
use view::{Post, Texts};

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
    let (bot, asker) = (ctx.data(), asker(ctx.interaction));
    let puzzle = next_puzzle(bot, asker.user, kind).await?;
    Ok(answer.say(&drawn(answer.texts, bot, asker, puzzle).await?).await?)
}

/// Post a puzzle in this channel every day, from now on at this time
#[poise::command(slash_command, rename = "puzzle")]
pub(super) async fn daily(
    ctx: Context<'_>,
    #[description = "Of which game; usually each in turn"] game: Option<Game>,
    #[description = "Stop posting puzzles instead"] remove: Option<bool>,
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

/// An exercise as one member sees it, with the button that opens it on the page.
pub(super) async fn drawn(
    t: &'static Texts,
    bot: &Bot,
    asker: Asker,
    solving: Solving,
) -> Result<Post> {
    let preferences = bot.games.store().preferences(asker.user).await?;
    let board = solving.exercise.address(asker.guild);
    let post = bot.draw(move |renderer| view::exercise(t, renderer, &solving, &preferences));
    Ok(bot.with_link_to(t, &board, Some(asker.user), post.await?))
}

/// A post about a table that a member has opened or joined. Whoever is new to its game is offered the tasks.
pub(super) async fn offered(t: &Texts, bot: &Bot, user: UserId, kind: Kind, post: Post) -> Post {
    match bot.games.store().is_new_to(user, kind).await {
        Ok(true) => view::task_offer(t, kind, post),
        Ok(false) => post,
        // The member is seated all the same.
        Err(error) => {
            tracing::warn!(error = %chain(&error), "what a member has played cannot be read");
            post
        }
    }
}

/// The puzzle that suits a member.
async fn next_puzzle(bot: &Bot, user: UserId, kind: Kind) -> Result<Solving> {
    let attempts = bot.games.store().puzzle_attempts(user, kind).await?;
    let puzzle = next(kind, user, &attempts);
    let puzzle = puzzle.ok_or(ActionError::AllPuzzlesSolved(kind)).map_err(service::Error::from)?;
    asked(Exercise::Puzzle(Stage { puzzle, number: 0 }), &Choices::default())
}

/// The first task of a game that a member has not done; the first of all if they have done all.
async fn next_task(bot: &Bot, user: UserId, kind: Kind) -> Result<Solving> {
    let done = bot.games.store().tasks_done(user, kind).await?;
    let all = Task::all(kind);
    let open = all.iter().find(|task| !done.contains(task.name));
    asked(Exercise::Task(open.unwrap_or(&all[0])), &Choices::default())
}

/// The exercise with a turn as far as it was chosen. Fails when these choices are not possible.
pub(crate) fn asked(exercise: Exercise, choices: &Choices) -> Result<Solving> {
    let made = exercise.position().and_then(|(position, actions)| {
        Ok((Box::new(MoveBuilder::of(&position, choices)?), position, actions))
    });
    let (made, position, actions) = made.map_err(service::Error::from)?;
    Ok(Solving { exercise, position, actions, phase: Phase::Asked(made) })
}

/// Whether this is a button of an exercise.
pub(crate) fn is_of_exercise(pressed: &CustomId) -> bool {
    matches!(pressed, CustomId::Puzzle(_) | CustomId::Puzzles(_) | CustomId::Tasks(_))
}

/// Carries out a button of an exercise; others are unknown.
pub(crate) async fn pressed(
    bot: &Bot,
    actor: &Actor,
    asker: Asker,
    pressed: &CustomId,
) -> Result<Solving> {
    match pressed {
        CustomId::Puzzles(NextPuzzle { kind }) => next_puzzle(bot, asker.user, *kind).await,
        CustomId::Tasks(NextTask { kind }) => next_task(bot, asker.user, *kind).await,
        CustomId::Puzzle(button) => on_button(bot, actor, asker, button).await,
        _ => Err(UnknownCustomId.into()),
    }
}

async fn on_button(
    bot: &Bot,
    actor: &Actor,
    asker: Asker,
    button: &PuzzleButton,
) -> Result<Solving> {
    let exercise = Exercise::read(button.puzzle, button.stage);
    let exercise = exercise.ok_or(ActionError::NoExercise).map_err(service::Error::from)?;
    let solver = Solver { bot, actor, asker, exercise };
    match &button.action {
        PuzzleAction::Retry | PuzzleAction::Tap(Tap::Again) => asked(exercise, &Choices::default()),
        PuzzleAction::Tap(Tap::Choose(choices)) => {
            let preferences = bot.games.store().preferences(asker.user).await?;
            if preferences.confirm == Confirm::Never && !choices.is_empty() {
                solver.play(choices).await
            } else {
                asked(exercise, choices)
            }
        }
        PuzzleAction::Tap(Tap::Play(choices)) => solver.play(choices).await,
        PuzzleAction::Solution => solver.solution().await,
    }
}

/// A member who solves an exercise.
struct Solver<'a> {
    bot: &'a Bot,
    actor: &'a Actor,
    asker: Asker,
    exercise: Exercise,
}

impl Solver<'_> {
    /// Plays the turn that was chosen; shows it if it is not complete.
    async fn play(&self, choices: &Choices) -> Result<Solving> {
        let exercise = self.exercise;
        let solving = asked(exercise, choices)?;
        let Phase::Asked(made) = &solving.phase else { return Ok(solving) };
        let Now::Done(done) = &made.now else { return Ok(solving) };
        let turn = done.turn.clone();
        match exercise {
            Exercise::Task(task) => self.try_task(task, turn).await,
            Exercise::Puzzle(stage) => match stage.judge(&turn).map_err(service::Error::from)? {
                Judged::GoesOn { next } => asked(Exercise::Puzzle(next), &Choices::default()),
                Judged::Solved { played, after } => {
                    let score = self.score(stage, true).await?;
                    let reasons = self.reasons(&played.before, &turn).await?;
                    let phase = Phase::Right { turn, reasons, score };
                    Ok(Solving { exercise, position: after, actions: vec![played], phase })
                }
                Judged::Wrong { played, after } => {
                    let score = self.score(stage, false).await?;
                    self.refute(stage, turn, (played, after), score).await
                }
            },
        }
    }

    async fn try_task(&self, task: &'static Task, turn: String) -> Result<Solving> {
        let mut position = task.position.clone();
        let played = play(&mut position, &turn).map_err(service::Error::from)?;
        let is_done = task.is_done_by(&played, &position);
        let (store, user, kind) = (self.bot.games.store(), self.asker.user, task.position.kind());
        if is_done {
            store.task_done(user, kind, task.name).await?;
        }
        let score = Score::Task { done: store.tasks_done(user, kind).await?.len() };
        let phase = if is_done {
            Phase::Right { turn, reasons: Vec::new(), score }
        } else {
            Phase::Wrong { turn, refutation: None, score }
        };
        Ok(Solving { exercise: self.exercise, position, actions: vec![played], phase })
    }

    async fn solution(&self) -> Result<Solving> {
        let exercise = self.exercise.again();
        let position = exercise.start().clone();
        let phase = match exercise {
            Exercise::Task(task) => {
                let done = self.bot.games.store().tasks_done(self.asker.user, exercise.kind());
                let score = Score::Task { done: done.await?.len() };
                let (continuation, reasons) = (Vec::new(), Vec::new());
                Phase::Shown { turn: task.answer(), continuation, reasons, score }
            }
            Exercise::Puzzle(stage) => {
                let score = self.score(stage, false).await?;
                let puzzle = stage.puzzle;
                let turn = puzzle.solution.first().cloned().unwrap_or_default();
                let reasons = self.reasons(&position, &turn).await?;
                let continuation = self.think(move |engine| puzzle.continuation(engine)).await?;
                Phase::Shown { turn, continuation, reasons, score }
            }
        };
        Ok(Solving { exercise, position, actions: Vec::new(), phase })
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
        let thought =
            worker.think(self.asker.guild, Urgency::Now, move |engine, _, _| search(engine));
        Ok(thought.await?)
    }

    /// Saves the answer before the member is told anything about it.
    async fn score(&self, stage: Stage, solved: bool) -> Result<Score> {
        let (store, user, puzzle) = (self.bot.games.store(), self.asker.user, stage.puzzle);
        let interaction = self.actor.interaction;
        let change = store.answer_puzzle(user, puzzle, solved, interaction);
        let change = change.await?;
        let attempts = store.puzzle_attempts(user, puzzle.position.kind()).await?;
        let streak = match self.asker.guild {
            Some(guild) => {
                let answered = store.answer_daily_puzzle(guild, user, puzzle.id(), solved);
                answered.await?.filter(|_| solved)
            }
            None => None,
        };
        Ok(Score::Puzzle { change, attempts, streak })
    }

    /// Lets a computer answer a wrong turn, unless that turn has ended the game.
    async fn refute(
        &self,
        stage: Stage,
        turn: String,
        (played, after): (BoardAction, Position),
        score: Score,
    ) -> Result<Solving> {
        let searched = after.clone();
        let found = self.bot.engine_worker.think(
            self.asker.guild,
            Urgency::Now,
            move |engine, cap, stop| {
                let budget = Level::Strong.budget(&searched).within(cap);
                engine.search(&searched, budget, 0, stop)
            },
        );
        let (mut position, mut actions) = (after, vec![played]);
        let mut refutation = None;
        if let Some(SearchResult { turn: answer, win_probability, .. }) = found.await? {
            actions.push(play(&mut position, &answer).map_err(service::Error::from)?);
            // The search that made the puzzle was deeper than this one.
            let most = if stage.number == 0 { f64::from(stage.puzzle.next) / 100.0 } else { 1.0 };
            refutation = Some((answer, win_probability[self.exercise.seat()].min(most)));
        }
        let phase = Phase::Wrong { turn, refutation, score };
        Ok(Solving { exercise: self.exercise, position, actions, phase })
    }
}
