//! Positions without a game.

use crate::messages as m;
use crate::texts::Texts;
use play::ActionError;
use render::Renderer;
use rules::{Kind, Position, Seats, Setup, Status};

use super::people::colour_name;
use super::share::share_position_row;
use super::{DisplayOptions, Post, alt, board, game_log};

/// The setup that a position line describes. The seats are those that the line names. The game is
/// `kind`; without one it is Pasang if the line has a hole, and Pacru otherwise.
pub fn setup_of(position: &str, kind: Option<Kind>) -> Result<Setup, ActionError> {
    let position = position.trim();
    let kind = kind.unwrap_or(if position.contains('#') { Kind::Pasang } else { Kind::Pacru });
    let named = |letters: &str| position.to_uppercase().contains(|letter| letters.contains(letter));
    let seats = match (kind, named("EW"), named("S")) {
        (Kind::Pasang, ..) | (_, false, _) => "SN",
        (_, true, false) => "NEW",
        (_, true, true) => "SWNE",
    };
    let seats: Seats =
        seats.parse().map_err(|error: rules::SeatError| ActionError::Rules(error.into()))?;
    let players = seats.len().max(*kind.players().start());
    Ok(Setup { seats, position: Some(position.to_owned()), ..Setup::new(kind, players)? })
}

/// A position as a picture with a description, as the reader prefers to see boards.
pub fn diagram(
    t: &Texts,
    renderer: &Renderer,
    setup: &Setup,
    display: DisplayOptions,
) -> Result<Post, ActionError> {
    let position = Position::new(setup)?;
    let colour = |seat| colour_name(t, seat);
    let scene = board::scene(t, &position, position.board(), &[], &[], &colour);
    let game = setup.kind.name();
    let said = match position.status() {
        Status::Turn(seat) => t.say(m::RepliesPositionTurn { game, colour: colour(seat) }),
        Status::Over(_) => t.say(m::RepliesPositionOver {
            game,
            result: game_log::result(t, &position, None, &colour).unwrap_or_default(),
        }),
    };
    let alt = alt::standing(t, &position, position.board(), &colour).trim_start().to_owned();
    let name = format!("{}-position.png", setup.kind.slug());
    Ok(Post {
        text: format!("{said}\n`{}`", position.position_line()),
        file: Some(display.file(renderer, name, scene, alt)),
        rows: vec![share_position_row(t)],
        ..Post::default()
    })
}
