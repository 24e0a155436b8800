//! Puzzles, tasks and mistakes on the page, which are solved by touching their board.
//!
//! | request | answer |
//! |---|---|
//! | `GET e/ID-PROOF` | the page |
//! | `GET api/e/ID-PROOF` | the board with the turns that are possible |
//! | `GET api/e/ID-PROOF/turns?choices=a3/-b4` | how a turn goes on |
//! | `POST api/e/ID-PROOF/show` | a turn before it is played, or the board after it was judged |
//! | `POST api/e/ID-PROOF/press` | what a button has led to |
//!
//! On a server, the number of the server follows after another `-`: one of its puzzles may be the daily one.

use axum::Router;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::response::Json;
use axum::routing::{get, post};
use play::exercise::{Exercise, Phase, Solving};
use play::move_builder::Choices;
use play::{ActionError, Asker, Preferences, Show};
use view::Turns;
use view::custom_id::{CustomId, PressedIn, PuzzleAction, PuzzleButton, Tap};

use super::door::texts_of_browser;
use super::shown::{Answered, Board};
use super::visit::{OfBoard, Refusal, Refused, Visitor};
use super::who::own_server;
use super::{Begun, Page, Pressed, Touched, page};
use crate::Error;
use crate::commands::{
    Admitted, Asking, Presser, asked, follow_exercise, known, known_to, press_exercise,
};

pub(super) fn routes() -> Router<Page> {
    Router::new()
        .route("/e/{code}", get(page))
        .route("/api/e/{code}", get(board))
        .route("/api/e/{code}/turns", get(turns))
        .route("/api/e/{code}/show", post(show))
        .route("/api/e/{code}/press", post(press))
}

/// A member who solves an exercise.
struct Solver {
    visitor: Visitor,
    asker: Asker,
    exercise: Exercise,
}

impl FromRequestParts<Page> for Solver {
    type Rejection = Refusal;

    /// Fails if there is no such exercise.
    async fn from_request_parts(parts: &mut Parts, page: &Page) -> Result<Self, Refusal> {
        let code = Path::<OfBoard>::from_request_parts(parts, page).await;
        let at = code.ok().and_then(|Path(OfBoard { code })| Exercise::at(&code));
        let at = at.ok_or_else(|| {
            Refused::from(ActionError::NoExercise).shown(texts_of_browser(&parts.headers))
        });
        let (which, guild) = at?;
        let visitor = Visitor::from_request_parts(parts, page).await?;
        let exercise = known(&visitor.bot, visitor.user, which).await;
        let exercise = exercise.map_err(|error| visitor.refusal(&error))?;
        let guild = own_server(&visitor.bot, visitor.user, guild).await;
        let guild = guild.map_err(|error| visitor.refusal(&error))?;
        // An exercise is in no channel.
        let asker = Asker { user: visitor.user, guild, channel: 0_i64.into() };
        Ok(Self { visitor, asker, exercise })
    }
}

impl Solver {
    fn asked(&self) -> Result<Solving, Error> {
        asked(self.exercise.clone(), &Choices::default())
    }

    /// Carries out what was pressed.
    async fn press(&self, key: &str, pressed: CustomId) -> Result<Answered, Error> {
        let Self { visitor, asker, .. } = self;
        let presser = Presser { asker: *asker, place: PressedIn::Exercise, used: None };
        let admitted = presser.admit(&visitor.bot, pressed).await?;
        let by = visitor.asking(*asker, None, key).await?;
        if admitted.pressed().is_of_exercise() {
            return led(visitor, &by, &admitted, Some(self.exercise.id())).await;
        }
        visitor.carry_out(by, admitted, None).await
    }
}

async fn board_of(visitor: &Visitor, asker: Asker, solving: Solving) -> Result<Board, Error> {
    let Visitor { bot, t, user, .. } = visitor;
    let (t, preferences) = (*t, bot.games.store().preferences(*user).await?);
    let preferences = Preferences { show: Show::Picture, ..preferences };
    let solving = known_to(bot, *user, solving).await?;
    let next = visitor.next(asker.guild, None).await?;
    let board = bot.draw(move |renderer| {
        let address = solving.exercise.address(asker.guild);
        Board::of_exercise(t, renderer, &solving, address, &preferences, next)
    });
    board.await
}

/// What a button of an exercise has led to: a turn that is shown before it is played, or another board. If it was pressed
/// in the exercise `from`, the message in Discord that shows that one follows.
pub(super) async fn led(
    visitor: &Visitor,
    by: &Asking<'_>,
    admitted: &Admitted,
    from: Option<u64>,
) -> Result<Answered, Error> {
    let solving = press_exercise(by, admitted.pressed()).await?;
    let begun = matches!(&solving.phase, Phase::Asked(made) if !made.choices.is_empty());
    if let Some(from) = from.filter(|_| !begun) {
        follow_exercise(&visitor.bot, by, from, &solving);
    }
    let board = board_of(visitor, by.asker, solving).await?;
    Ok(if begun { board.into() } else { Answered::with_board(board) })
}

async fn board(solver: Solver) -> Result<Json<Board>, Refusal> {
    let board = async { board_of(&solver.visitor, solver.asker, solver.asked()?).await };
    solver.visitor.answer(board).await
}

async fn turns(solver: Solver, Query(begun): Query<Begun>) -> Result<Json<Turns>, Refusal> {
    let turns = async { begun.turns(solver.visitor.t, &solver.asked()?.position) };
    solver.visitor.answer(turns).await
}

async fn show(solver: Solver, Json(touched): Json<Touched>) -> Result<Json<Answered>, Refusal> {
    let Solver { visitor, exercise, .. } = &solver;
    let answered = async {
        let choices = touched.choices(&solver.asked()?.position)?;
        let tap = if touched.play { Tap::Play } else { Tap::Choose }(choices.clone());
        let (puzzle, stage, action) = (exercise.id(), exercise.proof(), PuzzleAction::Tap(tap));
        let button = PuzzleButton { puzzle, stage, action }.into();
        Ok(solver.press(&touched.key, button).await?.of(&choices))
    };
    visitor.answer(Box::pin(answered)).await
}

async fn press(solver: Solver, Json(pressed): Json<Pressed>) -> Result<Json<Answered>, Refusal> {
    let answered = async { solver.press(&pressed.key, pressed.id.parse()?).await };
    solver.visitor.answer(Box::pin(answered)).await
}
