//! The message with the board.

use render::{Renderer, Side};
use rules::{Board, Seat};

use crate::controls::{Action, Control};
use crate::play::{Replay, seat_of};
use crate::store::{Game, GameStatus};

use super::people::title;
use super::{Button, File, LONGEST_TEXT, Post, Tone, alt, chevrons, fit, pasang, people, story};

/// The public message after one or more events: what happened, how it stands, whose turn it is.
#[must_use]
pub fn board(renderer: &Renderer, game: &Game, replay: &Replay) -> Post {
    let mut lines = vec![format!("{} {}", title(game), story::told(game, replay))];
    let mut pings = Vec::new();
    // A board may be delivered late, when the game has moved on: the table replayed is what counts.
    if let rules::Status::Turn(seat) = replay.table.status()
        && let Some(chair) = crate::play::chair_at(game, seat)
        && let Some(called) = people::called(game, chair)
    {
        lines.push(format!("{called}, it is your turn."));
        pings.push(game.chairs[chair].person.id);
    }
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        file: Some(picture(renderer, game, replay, Side::South)),
        buttons: buttons(game, replay),
        pings,
    }
}

/// The newest board for one member: from his own side, if he has one.
#[must_use]
pub fn private_board(
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    chair: Option<usize>,
) -> Post {
    let seat = chair.and_then(|chair| seat_of(game, chair));
    let mut lines = vec![format!("{} {}", title(game), story::told(game, replay))];
    if game.status == GameStatus::Frozen {
        lines.push("The game is on hold.".to_owned());
    } else {
        lines.extend(story::whose_turn(game, &replay.table, seat));
    }
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        file: Some(picture(
            renderer,
            game,
            replay,
            seat.map_or(Side::South, side),
        )),
        ..Post::default()
    }
}

fn picture(renderer: &Renderer, game: &Game, replay: &Replay, bottom: Side) -> File {
    let seq = replay.steps.last().map_or(game.seq, |step| step.event.seq);
    let scene = match replay.table.board() {
        Board::Chevrons(position) => {
            let last = replay.last_deed();
            chevrons::scene(game, &replay.table, position, last, bottom)
        }
        Board::Pasang(position) => pasang::scene(game, replay, position, bottom),
        // `Board` may grow with the rules; a game that cannot be drawn is never offered.
        _ => render::Scene::default(),
    };
    File {
        name: format!("{}-{}-{seq}.png", game.setup.kind.slug(), game.code),
        bytes: renderer.png(&scene),
        alt: Some(alt::text(game, replay)),
    }
}

fn buttons(game: &Game, replay: &Replay) -> Vec<Button> {
    let seq = replay.steps.last().map_or(game.seq, |step| step.event.seq);
    let button = |action, label, emoji| Button {
        control: Control {
            code: game.code.clone(),
            seq,
            action,
        },
        label,
        emoji: Some(emoji),
        tone: Tone::Plain,
    };
    vec![
        button(Action::Board, "Board", "🔍"),
        button(Action::History, "History", "📜"),
    ]
}

fn side(seat: Seat) -> Side {
    match seat {
        Seat::South => Side::South,
        Seat::West => Side::West,
        Seat::North => Side::North,
        Seat::East => Side::East,
    }
}
