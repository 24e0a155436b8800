//! A game as a moving picture.

use std::ops::RangeInclusive;

use render::Renderer;
use rules::Table;

use crate::play::{Deed, Replay};
use crate::store::Game;

use super::people::{name, title};
use super::{File, Post, board};

/// A replay of some turns, a second each, as a GIF of at most `room` bytes. Turn 0 is the start.
///
/// When the whole does not fit, turns are left out evenly, and the text says so.
#[must_use]
pub fn film(
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    turns: RangeInclusive<u32>,
    room: usize,
) -> Post {
    let frames = frames(game, replay, &turns);
    let mut step = 1;
    let bytes = loop {
        let bytes = shoot(renderer, game, replay, &frames, step);
        // A single picture always fits.
        if bytes.len() <= room || step >= frames.len() {
            break bytes;
        }
        step += 1;
    };
    let (from, to) = turns.into_inner();
    let thinned = match step {
        1 => String::new(),
        step => format!(
            " Only every {} turn is shown, so that Discord takes the file.",
            ordinal(step)
        ),
    };
    Post {
        text: format!("{} turns {from} to {to}.{thinned}", title(game)),
        file: Some(File {
            name: format!("{}-{}-{from}-{to}.gif", game.setup.kind.slug(), game.code),
            bytes,
            alt: Some(format!(
                "The board of {} {} from turn {from} to turn {to}, a second each; `/pacru history` tells the turns.",
                game.setup.kind.name(),
                game.code
            )),
        }),
        ..Post::default()
    }
}

/// The position after each of the turns, with that turn on it.
fn frames(game: &Game, replay: &Replay, turns: &RangeInclusive<u32>) -> Vec<render::Board> {
    let deeds: Vec<(u32, &Deed)> = replay
        .steps
        .iter()
        .filter_map(|step| Some((step.event.ply, step.deed.as_ref()?)))
        .collect();
    let draw = |table: &Table, deeds: &[&Deed]| {
        let name = |seat| name(game, seat).to_owned();
        board::scene(table, table.board(), deeds, &name).board
    };
    let start = deeds
        .first()
        .map_or(&replay.table, |(_, deed)| &deed.before);
    let mut frames = Vec::new();
    if *turns.start() == 0 {
        frames.push(draw(start, &[]));
    }
    for (index, (ply, deed)) in deeds.iter().enumerate() {
        if turns.contains(ply) {
            let next = deeds.get(index + 1);
            let after = next.map_or(&replay.table, |(_, next)| &next.before);
            frames.push(draw(after, &[deed]));
        }
    }
    frames
}

/// Every so many frames, and the last one.
fn shoot(
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    frames: &[render::Board],
    step: usize,
) -> Vec<u8> {
    let mut kept: Vec<render::Board> = frames.iter().step_by(step).cloned().collect();
    if !frames.is_empty() && (frames.len() - 1) % step != 0 {
        kept.extend(frames.last().cloned());
    }
    // The players stay as they are at the end: a panel that changes would cost more than the game.
    let mut scene = board::whole(game, replay, render::Side::South);
    let mut kept = kept.into_iter();
    scene.board = kept.next().unwrap_or(scene.board);
    renderer.gif(&scene, &kept.collect::<Vec<_>>())
}

fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (1, 11) | (2, 12) | (3, 13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 112].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "112th",
        ];
        assert_eq!(said, expected);
    }
}
