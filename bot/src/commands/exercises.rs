//! What a member solves alone: `/pacru puzzle`, positions in which one turn is far better than all others; the tasks
//! that teach a game; and the mistakes of their own games.

use ai::{Engine, Evaluation, Explanation, Level, Stop};
use background::engine_worker::Urgency;
use play::exercise::{Exercise, Phase, Rated, Score, Solving};
use play::mistake::Mistake;
use play::move_builder::{Choices, MoveBuilder, Now};
use play::puzzle::{Judged, Stage, next, play};
use play::task::Task;
use play::{ActionError, Asker, BoardAction, Confirm, UserId};
use rules::{Kind, Position};
use tasks::chain;
use view::Post;
use view::custom_id::{CustomId, PuzzleAction, PuzzleButton, Tap, UnknownCustomId};

use super::choices::Choice;
use super::used::Used;
use super::{Asking, Context, asker, asking, begin, moderator_of};
use crate::{Bot, Result};

/// Where a puzzle comes from, as Discord offers it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Source {
    Mine,
}

#[poise::command(slash_command)]
pub(super) async fn puzzle(
    ctx: Context<'_>,
    game: Option<Choice<Kind>>,
    from: Option<Source>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let by = &asking(ctx, answer);
    let (kind, user) = (game.map(|game| game.0), by.asker.user);
    let solving = match from {
        Some(Source::Mine) => next_mistake(by.bot, user, kind).await?,
        None => next_puzzle(by.bot, user, kind.unwrap_or(Kind::Pacru)).await?,
    };
    by.bot.left_behind.reads(Used::from(ctx.interaction), &solving);
    Ok(answer.say(&drawn(by, solving).await?).await?)
}

#[poise::command(slash_command, rename = "puzzle")]
pub(super) async fn daily(
    ctx: Context<'_>,
    game: Option<Choice<Kind>>,
    remove: Option<bool>,
) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let (t, store) = (answer.texts, ctx.data().games.store());
    let entry = moderator.audit_log_entry("puzzle", None);
    if remove == Some(true) {
        let was_there = store.end_daily_puzzle(moderator.guild).await?;
        store.log(&entry).await?;
        return Ok(answer.say(&view::daily_puzzle_ended(t, was_there)).await?);
    }
    Used::from(ctx.interaction).may_post()?;
    let (channel, kind) = (asker(ctx.interaction).channel, game.map(|game| game.0));
    store.begin_daily_puzzle(moderator.guild, channel, kind).await?;
    store.log(&entry).await?;
    Ok(answer.say(&view::daily_puzzle_begun(t, channel)).await?)
}

/// An exercise as one member sees it, with the button that opens it on the page.
pub(super) async fn drawn(by: &Asking<'_>, solving: Solving) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let preferences = bot.games.store().preferences(asker.user).await?;
    let solving = known_to(bot, asker.user, solving).await?;
    let board = solving.exercise.address(asker.guild);
    let post = bot.draw(move |renderer| view::exercise(t, renderer, &solving, &preferences));
    Ok(bot.with_link_to(t, &board, Some(asker.user), post.await?))
}

/// The same with what the member has tried.
pub(crate) async fn known_to(bot: &Bot, user: UserId, mut solving: Solving) -> Result<Solving> {
    if let Exercise::Puzzle(stage) = &solving.exercise {
        let kind = stage.puzzle.position.kind();
        solving.attempts = bot.games.store().puzzle_attempts(user, kind).await?;
    }
    Ok(solving)
}

/// A post about a table that a member has opened or joined. Whoever is new to its game is offered the tasks.
pub(super) async fn offered(by: &Asking<'_>, kind: Kind, post: Post) -> Post {
    match by.bot.games.store().is_new_to(by.asker.user, kind).await {
        Ok(true) => view::task_offer(by.t, kind, post),
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
    let puzzle = next(kind, user, &attempts).ok_or(ActionError::AllPuzzlesSolved(kind))?;
    asked(Exercise::Puzzle(Stage { puzzle, number: 0 }), &Choices::default())
}

/// The first task of a game that a member has not done; the first of all if they have done all.
async fn next_task(bot: &Bot, user: UserId, kind: Kind) -> Result<Solving> {
    let open = open_tasks(bot, user, kind).await?;
    let task = open.first().copied().unwrap_or(&Task::all(kind)[0]);
    asked(Exercise::Task(task), &Choices::default())
}

/// The tasks of a game that a member has not done, in teaching order.
async fn open_tasks(bot: &Bot, user: UserId, kind: Kind) -> Result<Vec<&'static Task>> {
    let done = bot.games.store().tasks_done(user, kind).await?;
    Ok(Task::all(kind).iter().filter(|task| !done.contains(task.name)).collect())
}

/// The mistake of a member that has been due for the longest time, in games of this kind or in all.
async fn next_mistake(bot: &Bot, user: UserId, kind: Option<Kind>) -> Result<Solving> {
    let mistake = bot.games.next_mistake(user, kind).await?;
    asked(Exercise::Mistake(mistake.into()), &Choices::default())
}

/// The exercise with this id, as far as this proof says; mistakes are there for the member alone who made them.
pub(crate) async fn known(bot: &Bot, user: UserId, (id, proof): (u64, u16)) -> Result<Exercise> {
    if let Some(exercise) = Exercise::read(id, proof) {
        return Ok(exercise);
    }
    Ok(Exercise::Mistake(bot.games.mistake(user, id.cast_signed()).await?.into()))
}

/// The exercise with a turn as far as it was chosen. Fails when these choices are not possible.
pub(crate) fn asked(exercise: Exercise, choices: &Choices) -> Result<Solving> {
    let (position, actions) = exercise.position()?;
    let made = Box::new(MoveBuilder::of(&position, choices)?);
    Ok(Solving::new(exercise, position, actions, Phase::Asked(made)))
}

/// Carries out a button of an exercise; others are unknown.
pub(crate) async fn pressed(by: &Asking<'_>, pressed: &CustomId) -> Result<Solving> {
    let Asking { bot, asker: Asker { user, .. }, .. } = *by;
    match pressed {
        CustomId::NextPuzzle(kind) => next_puzzle(bot, user, *kind).await,
        CustomId::NextTask(kind) => next_task(bot, user, *kind).await,
        CustomId::NextMistake => next_mistake(bot, user, None).await,
        CustomId::Puzzle(button) => on_button(by, button).await,
        _ => Err(UnknownCustomId.into()),
    }
}

async fn on_button(by: &Asking<'_>, button: &PuzzleButton) -> Result<Solving> {
    let Asking { bot, asker, .. } = *by;
    let exercise = known(bot, asker.user, (button.puzzle, button.stage)).await?;
    let solver = Solver { by, exercise: exercise.clone() };
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
    by: &'a Asking<'a>,
    exercise: Exercise,
}

impl Solver<'_> {
    /// Plays the turn that was chosen; shows it if it is not complete.
    async fn play(&self, choices: &Choices) -> Result<Solving> {
        let exercise = self.exercise.clone();
        let solving = asked(exercise.clone(), choices)?;
        let Phase::Asked(made) = &solving.phase else { return Ok(solving) };
        let Now::Done(done) = &made.now else { return Ok(solving) };
        let turn = done.turn.clone();
        match &exercise {
            Exercise::Task(task) => self.try_task(task, turn).await,
            Exercise::Mistake(mistake) => self.try_again(mistake, turn).await,
            &Exercise::Puzzle(stage) => match stage.judge(&turn)? {
                Judged::GoesOn { next } => asked(Exercise::Puzzle(next), &Choices::default()),
                Judged::Solved { played, after } => {
                    let score = self.score(stage, true).await?;
                    let reasons = self.reasons(&played.before, &turn).await?;
                    let phase = Phase::Right { turn, reasons, score };
                    Ok(Solving::new(exercise, after, vec![played], phase))
                }
                Judged::Wrong { played, after } => {
                    let score = self.score(stage, false).await?;
                    let answer = self.answer(&after, Level::Strong).await?;
                    // The search that made the puzzle was deeper than this one.
                    let next = f64::from(stage.puzzle.next) / 100.0;
                    let most = if stage.number == 0 { next } else { 1.0 };
                    self.refuted(turn, (played, after), answer, most, score)
                }
            },
        }
    }

    async fn try_task(&self, task: &'static Task, turn: String) -> Result<Solving> {
        let mut position = task.position.clone();
        let played = play(&mut position, &turn)?;
        let is_done = task.is_done_by(&played, &position);
        let (store, user, kind) =
            (self.by.bot.games.store(), self.by.asker.user, task.position.kind());
        if is_done {
            store.task_done(user, kind, task.name).await?;
        }
        let score = Score::Task { open: open_tasks(self.by.bot, user, kind).await? };
        let phase = if is_done {
            Phase::Right { turn, reasons: Vec::new(), score }
        } else {
            Phase::Wrong { turn, refutation: None, score }
        };
        Ok(Solving::new(self.exercise.clone(), position, vec![played], phase))
    }

    /// Lets a computer answer a turn that is to be better than a mistake: it is right if it keeps the win probability.
    async fn try_again(&self, mistake: &Mistake, turn: String) -> Result<Solving> {
        let mut after = mistake.turn.position.clone();
        let played = play(&mut after, &turn)?;
        let answer = self.answer(&after, Level::Master).await?;
        let chance = answer.win_probability[self.exercise.seat()];
        let solved = mistake.is_solved_by(&turn, chance);
        let score = self.score_mistake(mistake, solved).await?;
        if !solved {
            return self.refuted(turn, (played, after), answer, mistake.found.best, score);
        }
        let reasons = self.reasons(&played.before, &turn).await?;
        let phase = Phase::Right { turn, reasons, score };
        let exercise = self.exercise.clone();
        Ok(Solving::new(exercise, after, vec![played], phase))
    }

    /// Saves the answer before the member is told anything about it.
    async fn score_mistake(&self, mistake: &Mistake, solved: bool) -> Result<Score> {
        let (games, user) = (&self.by.bot.games, self.by.asker.user);
        let next = games.store().answer_mistake(user, mistake.id, solved).await?;
        Ok(Score::Mistake { next, others: games.moments(user).await?.count })
    }

    async fn solution(&self) -> Result<Solving> {
        let exercise = self.exercise.again();
        let mut position = exercise.start().clone();
        let mut actions = Vec::new();
        let phase = match &exercise {
            Exercise::Task(task) => {
                let open = open_tasks(self.by.bot, self.by.asker.user, exercise.kind());
                let score = Score::Task { open: open.await? };
                let (continuation, reasons) = (Vec::new(), Vec::new());
                Phase::Shown { turn: task.answer(), continuation, reasons, score }
            }
            Exercise::Mistake(mistake) => {
                let score = self.score_mistake(mistake, false).await?;
                let (turn, continuation) = (mistake.found.better.clone(), Vec::new());
                let reasons = self.reasons(&position, &turn).await?;
                Phase::Shown { turn, continuation, reasons, score }
            }
            &Exercise::Puzzle(stage) => {
                let score = self.score(stage, false).await?;
                let puzzle = stage.puzzle;
                let turn = puzzle.solution.first().cloned().unwrap_or_default();
                let reasons = self.reasons(&position, &turn).await?;
                let continuation = self.think(move |engine| puzzle.continuation(engine)).await?;
                for turn in puzzle.solution.iter().chain(&continuation) {
                    actions.push(play(&mut position, turn)?);
                }
                Phase::Shown { turn, continuation, reasons, score }
            }
        };
        Ok(Solving::new(exercise, position, actions, phase))
    }

    /// Why a turn is good.
    async fn reasons(&self, before: &Position, turn: &str) -> Result<Vec<Explanation>> {
        let (before, turn, kind) = (before.clone(), turn.to_owned(), before.kind());
        let mut reasons = self.think(move |engine| Explanation::of(engine, &before, &turn)).await?;
        reasons.retain(|reason| reason.tells_apart(kind));
        Ok(reasons)
    }

    async fn think<T: Send + 'static>(
        &self,
        search: impl FnOnce(&mut Engine) -> T + Send + 'static,
    ) -> Result<T> {
        let worker = &self.by.bot.engine_worker;
        let thought =
            worker.think(self.by.asker.guild, Urgency::Now, move |engine, _, _| search(engine));
        Ok(thought.await?)
    }

    /// Saves the answer before the member is told anything about it.
    async fn score(&self, stage: Stage, solved: bool) -> Result<Score> {
        let (store, user, puzzle) = (self.by.bot.games.store(), self.by.asker.user, stage.puzzle);
        let interaction = self.by.actor.interaction;
        let (mut posted, mut streak) = (false, None);
        if let Some(guild) = self.by.asker.guild {
            posted = store.solution_is_posted(guild, puzzle.id()).await?;
            let answered = store.answer_daily_puzzle(guild, user, puzzle.id(), solved);
            streak = answered.await?.filter(|_| solved);
        }
        let rated = match store.answer_puzzle(user, puzzle, solved, posted, interaction).await? {
            Some(_) if posted => Rated::SolutionPosted,
            Some(change) => Rated::Changed(change),
            None => Rated::Repeated,
        };
        Ok(Score::Puzzle { rated, streak })
    }

    /// A wrong turn with the answer of a computer, unless that turn has ended the game. The solver had `best` before.
    fn refuted(
        &self,
        turn: String,
        (played, mut position): (BoardAction, Position),
        Evaluation { win_probability, best: answer, .. }: Evaluation,
        best: f64,
        score: Score,
    ) -> Result<Solving> {
        let exercise = self.exercise.clone();
        let mut actions = vec![played];
        if let Some(answer) = &answer {
            actions.push(play(&mut position, answer)?);
        }
        let left = win_probability[exercise.seat()].min(best);
        let phase = Phase::Wrong { turn, refutation: answer.map(|answer| (answer, left)), score };
        Ok(Solving::new(exercise, position, actions, phase))
    }

    /// The answer of a computer of this level to what was played.
    async fn answer(&self, after: &Position, level: Level) -> Result<Evaluation> {
        let after = after.clone();
        let search = move |engine: &mut Engine, cap, stop: &Stop| {
            engine.evaluate(&after, level.budget(&after).within(cap), stop)
        };
        Ok(self.by.bot.engine_worker.think(self.by.asker.guild, Urgency::Now, search).await?)
    }
}
