//! A game as a moving picture.

use std::ops::RangeInclusive;

use render::{Board, Caption, FilmSize, Renderer, Scene};
use rules::{Record, Seat, Table};

use crate::play::{Deed, Refusal, Replay};
use crate::store::Game;

use super::people::{identity, name, title};
use super::{File, Look, Post, board, story};

/// Some turns of a game, a second each, as a GIF of at most `room` bytes, for somebody who sees boards so. Turn 0 is
/// the start.
///
/// When the whole does not fit, it is shown at half the size, and if that does not do, turns are left out evenly; the
/// text says so.
#[must_use]
pub fn film(
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    turns: RangeInclusive<u32>,
    room: usize,
    look: Look,
) -> Post {
    let deeds: Vec<(u32, &Deed)> = replay
        .standing()
        .filter_map(|step| Some((step.event.ply, step.deed.as_ref()?)))
        .collect();
    let name = |seat| name(game, seat).to_owned();
    let scene = look.drawn(board::whole(game, replay));
    let frames = frames(&replay.table, &deeds, &turns, &name);
    let shot = shoot(renderer, scene, &frames, room);
    let (from, to) = turns.into_inner();
    Post {
        text: format!("{} turns {from} to {to}.{}", title(game), shot.told()),
        file: Some(File {
            name: format!("{}-{}-{from}-{to}.gif", game.setup.kind.slug(), game.code),
            bytes: shot.bytes,
            alt: Some(format!(
                "The board of {} {} from turn {from} to turn {to}, a second each; `/pacru history` tells the turns.",
                game.setup.kind.name(),
                game.code
            )),
        }),
        ..Post::default()
    }
}

/// A recorded game as a GIF; the players go by their colours.
///
/// # Errors
/// When the record cannot be replayed.
pub fn film_of_record(renderer: &Renderer, record: &Record) -> Result<Vec<u8>, Refusal> {
    // Checks the version of the rules and every entry.
    record.replay().map_err(Refusal::Record)?;
    let mut table = Table::new(&record.setup).map_err(Refusal::Rules)?;
    let mut deeds = Vec::with_capacity(record.turns.len());
    for entry in &record.turns {
        let (after, summary) = table.enter(entry).map_err(Refusal::Rules)?;
        let before = std::mem::replace(&mut table, after);
        deeds.extend(summary.map(|summary| Deed { summary, before }));
    }
    let name = |seat| identity(seat).name.to_owned();
    let numbered: Vec<(u32, &Deed)> = (1..).zip(&deeds).collect();
    let all: Vec<&Deed> = deeds.iter().collect();
    let result = story::result(&table, all.last().copied(), &name);
    let scene = Scene {
        banner: result.map(Caption::from),
        ..board::scene(&table, table.board(), &all, &name)
    };
    let frames = frames(&table, &numbered, &(0..=u32::MAX), &name);
    Ok(shoot(renderer, scene, &frames, usize::MAX).bytes)
}

/// The position after each of the turns, with that turn on it; `table` is where the last one led.
fn frames(
    table: &Table,
    deeds: &[(u32, &Deed)],
    turns: &RangeInclusive<u32>,
    name: &dyn Fn(Seat) -> String,
) -> Vec<Board> {
    let draw =
        |table: &Table, deeds: &[&Deed]| board::scene(table, table.board(), deeds, name).board;
    let mut frames = Vec::new();
    if *turns.start() == 0 {
        frames.push(draw(
            deeds.first().map_or(table, |(_, deed)| &deed.before),
            &[],
        ));
    }
    for (index, (ply, deed)) in deeds.iter().enumerate() {
        if turns.contains(ply) {
            let after = deeds.get(index + 1).map_or(table, |(_, next)| &next.before);
            frames.push(draw(after, &[deed]));
        }
    }
    frames
}

/// A film, and what it took to make it fit.
struct Shot {
    bytes: Vec<u8>,
    size: FilmSize,
    /// How many turns lie between two pictures.
    step: usize,
}

impl Shot {
    /// What was done to make the film fit, a blank before the sentence.
    fn told(&self) -> String {
        let done = match (self.size, self.step) {
            (FilmSize::Full, _) => return String::new(),
            (_, 1) => "It is shown at half the size".to_owned(),
            (_, step) => format!(
                "It is shown at half the size, and only every {} turn of it",
                ordinal(step)
            ),
        };
        format!(" {done}, so that Discord takes the file.")
    }
}

/// Puts the frames into the scene one after the other, at half the size if `room` bytes do not hold them otherwise,
/// and then as many evenly chosen ones as they hold. The players stay as they are at the end: a panel that
/// changes would cost more than the game.
fn shoot(renderer: &Renderer, mut scene: Scene, frames: &[Board], room: usize) -> Shot {
    let (mut size, mut step) = (FilmSize::Full, 1);
    loop {
        let mut kept: Vec<Board> = frames.iter().step_by(step).cloned().collect();
        if !frames.is_empty() && !(frames.len() - 1).is_multiple_of(step) {
            kept.extend(frames.last().cloned());
        }
        if let Some(first) = kept.first() {
            scene.board = first.clone();
        }
        let bytes = renderer.gif(&scene, kept.get(1..).unwrap_or_default(), size);
        let small = size == FilmSize::Half;
        // One or two pictures of half the size always fit.
        if bytes.len() <= room || small && kept.len() <= 2 {
            return Shot { bytes, size, step };
        }
        if small {
            step += 1;
        }
        size = FilmSize::Half;
    }
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
    fn a_film_that_does_not_fit_becomes_smaller_and_then_shorter() {
        let setup = rules::Setup::new(rules::Kind::Shacru, 2).unwrap();
        let mut record = Record::new(setup.clone());
        let mut table = Table::new(&setup).unwrap();
        for _ in 0..20 {
            let turn = table.legal(false).remove(0);
            table = table.play(&turn).unwrap().table;
            record.turns.push(rules::Entry::Turn(turn));
        }
        let renderer = Renderer::new();
        let whole = film_of_record(&renderer, &record).unwrap();
        assert!(whole.starts_with(b"GIF89a"));
        let name = |_| String::new();
        let frames = vec![board::scene(&table, table.board(), &[], &name).board; 21];
        let scene = || board::scene(&table, table.board(), &[], &name);
        let shot = |room| shoot(&renderer, scene(), &frames, room);
        let all = shot(usize::MAX);
        assert_eq!(
            (all.size, all.step, all.told().as_str()),
            (FilmSize::Full, 1, "")
        );

        let smaller = shot(all.bytes.len() - 1);
        assert_eq!((smaller.size, smaller.step), (FilmSize::Half, 1));
        assert_eq!(
            smaller.told(),
            " It is shown at half the size, so that Discord takes the file."
        );
        let fewer = shot(smaller.bytes.len() - 1);
        assert_eq!((fewer.size, fewer.step), (FilmSize::Half, 2));
        assert!(fewer.bytes.len() < smaller.bytes.len());
        assert_eq!(
            fewer.told(),
            " It is shown at half the size, and only every 2nd turn of it, so that Discord takes the file."
        );
        // No room at all: the first and the last picture remain.
        assert!(!shot(0).bytes.is_empty());
    }

    #[test]
    fn ordinals() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 112].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "112th",
        ];
        assert_eq!(said, expected);
    }
}
