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
use play::{ActionError, Actor, Asker, Person, Preferences, Show};
use view::Turns;
use view::custom_id::{CustomId, PuzzleAction, PuzzleButton, Tap};

use super::door::texts_of_browser;
use super::shown::{Answered, Board};
use super::visit::{OfBoard, Refusal, Refused, Visitor};
use super::{Begun, Page, Pressed, Touched, page};
use crate::Error;
use crate::commands::{
    Asking, asked, is_of_exercise, known, known_to, press_exercise, press_on_page,
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
        let guild = match (&page.door, guild) {
            (Some(door), Some(guild)) => {
                let is_member = door.is_member(&visitor.bot, guild, visitor.user).await;
                is_member.map_err(|error| visitor.refusal(&error))?.then_some(guild)
            }
            (_, guild) => guild,
        };
        // An exercise is in no channel.
        let asker = Asker { user: visitor.user, guild, channel: 0_i64.into() };
        Ok(Self { visitor, asker, exercise })
    }
}

impl Solver {
    fn asked(&self) -> Result<Solving, Error> {
        asked(self.exercise.clone(), &Choices::default())
    }
}

async fn board_of(visitor: &Visitor, asker: Asker, solving: Solving) -> Result<Board, Error> {
    let Visitor { bot, t, user, .. } = visitor;
    let (t, preferences) = (*t, bot.games.store().preferences(*user).await?);
    let preferences = Preferences { show: Show::Picture, ..preferences };
    let solving = known_to(bot, *user, solving).await?;
    let next = visitor.next(asker, None).await?;
    let board = bot.draw(move |renderer| {
        let address = solving.exercise.address(asker.guild);
        Board::of_exercise(t, renderer, &solving, address, &preferences, next)
    });
    board.await
}

fn asking<'a>(visitor: &'a Visitor, asker: Asker, key: &str) -> Asking<'a> {
    let (person, interaction) = (Person::new(visitor.user, ""), visitor.interaction(key));
    Asking { t: visitor.t, bot: &visitor.bot, actor: Actor { person, interaction }, asker }
}

/// What a button of an exercise has led to: a turn that is shown before it is played, or another board.
pub(super) async fn led(
    visitor: &Visitor,
    asker: Asker,
    key: &str,
    pressed: &CustomId,
) -> Result<Answered, Error> {
    let solving = press_exercise(&asking(visitor, asker, key), pressed).await?;
    let begun = matches!(&solving.phase, Phase::Asked(made) if !made.choices.is_empty());
    let board = board_of(visitor, asker, solving).await?;
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
    let Solver { visitor, asker, exercise } = &solver;
    let answered = async {
        let choices = touched.choices(&solver.asked()?.position)?;
        let tap = if touched.play { Tap::Play } else { Tap::Choose }(choices.clone());
        let (puzzle, stage, action) = (exercise.id(), exercise.proof(), PuzzleAction::Tap(tap));
        let button = PuzzleButton { puzzle, stage, action }.into();
        Ok(led(visitor, *asker, &touched.key, &button).await?.of(&choices))
    };
    visitor.answer(answered).await
}

async fn press(solver: Solver, Json(pressed): Json<Pressed>) -> Result<Json<Answered>, Refusal> {
    let Solver { visitor, asker, .. } = &solver;
    let answered = async {
        let id: CustomId = pressed.id.parse()?;
        if is_of_exercise(&id) {
            return led(visitor, *asker, &pressed.key, &id).await;
        }
        let post = press_on_page(&asking(visitor, *asker, &pressed.key), id).await?;
        Ok(Answered::new(post, 0))
    };
    visitor.answer(Box::pin(answered)).await
}
