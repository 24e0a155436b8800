//! The message with the board.

use render::{Caption, Renderer, Scene, Side};
use rules::{Board, Seat, Table};

use crate::controls::{Action, Control};
use crate::play::{Deed, Replay, seat_of};
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

/// A board for one member: from his own side, if he has one.
#[must_use]
pub fn private_board(
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    chair: Option<usize>,
) -> Post {
    let seat = chair.and_then(|chair| seat_of(game, chair));
    let mut lines = vec![format!("{} {}", title(game), story::told(game, replay))];
    let shown = replay.steps.last().map_or(game.seq, |step| step.event.seq);
    if shown < game.seq {
        lines.push(format!(
            "The game has gone on since; it is at turn {}.",
            game.ply
        ));
    } else if game.status == GameStatus::Frozen {
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
    File {
        name: format!("{}-{}-{seq}.png", game.setup.kind.slug(), game.code),
        bytes: renderer.png(&whole(game, replay, bottom)),
        alt: Some(alt::text(game, replay)),
    }
}

/// The picture of a game: its board, its players, and its result if it is over.
pub(super) fn whole(game: &Game, replay: &Replay, bottom: Side) -> Scene {
    let table = &replay.table;
    let deeds: Vec<_> = replay.deeds().collect();
    let result = story::result(table, &|seat| people::coloured(game, seat));
    Scene {
        bottom,
        banner: result.map(Caption::from),
        ..scene(table, table.board(), &deeds, &|seat| {
            people::name(game, seat).to_owned()
        })
    }
}

/// What is drawn of a table: a board, what the last of the deeds did to it, and the players under the names they are
/// given.
pub(super) fn scene(
    table: &Table,
    board: Board<'_>,
    deeds: &[&Deed],
    name: &dyn Fn(Seat) -> String,
) -> Scene {
    let mut shown = deeds.iter().filter(|deed| !deed.account.is_pass());
    let last = shown.next_back().copied();
    let (board, panel) = match board {
        Board::Chevrons(position) => (
            render::Board::Grid(chevrons::grid(position, last)),
            chevrons::panel(table, name),
        ),
        Board::Pasang(position) => (
            render::Board::Points(pasang::points(position, last)),
            pasang::panel(table, deeds, name),
        ),
        // `Board` may grow with the rules; a game that cannot be drawn is never offered.
        _ => return Scene::default(),
    };
    Scene {
        board,
        panel,
        ..Scene::default()
    }
}

fn buttons(game: &Game, replay: &Replay) -> Vec<Button> {
    let seq = replay.steps.last().map_or(game.seq, |step| step.event.seq);
    let button = |action, label, emoji| Button {
        control: Control {
            code: game.code.clone(),
            seq,
            action,
        }
        .into(),
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
