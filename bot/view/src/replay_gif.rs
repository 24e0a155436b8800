//! Games as animated GIFs.

use std::ops::RangeInclusive;

use play::{ActionError, BoardAction, Game, Replay};
use render::{Caption, FilmSize, Renderer, Scene, isolated};
use rules::{Position, Record};

use super::people::{Called, captioned, colour_name, short, title};
use super::share::share_row;
use super::{DisplayOptions, File, Post, board, game_log, turns};
use crate::messages as m;
use crate::texts::Texts;

/// Some turns of a game, a second each, as a GIF of at most `room` bytes, with the reader's display options. Turn 0
/// is the start.
///
/// If the whole does not fit, it is shown at half size; if that is not enough, turns are left out at regular
/// intervals. The text says so.
pub fn replay_gif(
    t: &Texts,
    renderer: &Renderer,
    game: &Game,
    replay: &Replay,
    turns: RangeInclusive<u32>,
    room: usize,
    display: DisplayOptions,
) -> Post {
    let actions: Vec<(u32, &BoardAction)> = replay
        .standing()
        .filter_map(|step| Some((step.event.ply, step.action.as_ref()?)))
        .collect();
    let name = |seat| short(t, game, seat);
    let result = game_log::result(t, &replay.position, replay.last_action(), &|seat| {
        captioned(t, game, seat)
    });
    let frames =
        frames(t, &replay.position, &actions, &turns, result.as_deref(), &name).into_iter();
    let frames: Vec<Scene> = frames.map(|frame| display.drawn(frame)).collect();
    let encoded = encode(renderer, &frames, room);
    let (from, to) = turns.into_inner();
    let shown = t.say(m::RecordReplay { game: title(game), from, to });
    let texts = [Some(shown), encoded.reduction(t)].into_iter().flatten();
    Post {
        text: texts.collect::<Vec<_>>().join(" "),
        file: Some(File {
            name: format!("{}-{}-{from}-{to}.gif", game.setup.kind.slug(), game.code),
            bytes: encoded.bytes,
            alt: Some(t.say(m::RecordReplayAlt {
                name: game.setup.kind.name(),
                code: &game.code,
                from,
                to,
            })),
        }),
        rows: vec![share_row(t, game)],
        ..Post::default()
    }
}

/// A record as a GIF; the players are named by their colours.
pub fn replay_gif_of_record(
    t: &Texts,
    renderer: &Renderer,
    record: &Record,
) -> Result<Vec<u8>, ActionError> {
    // Replaying checks every entry.
    record.replay().map_err(ActionError::Record)?;
    let mut position = record.start().map_err(ActionError::Record)?;
    let mut actions = Vec::with_capacity(record.turns.len());
    for entry in &record.turns {
        let (after, summary) = position.enter(entry)?;
        let before = std::mem::replace(&mut position, after);
        actions.extend(summary.map(|summary| BoardAction { summary, before }));
    }
    let name = |seat| colour_name(t, seat);
    let numbered: Vec<(u32, &BoardAction)> = (1..).zip(&actions).collect();
    let result = game_log::result(t, &position, actions.last(), &name);
    let frames = frames(t, &position, &numbered, &(0..=u32::MAX), result.as_deref(), &name);
    Ok(encode(renderer, &frames, usize::MAX).bytes)
}

/// The frames of a game: the state after each of these turns, with the turn on the board. `position` is the one after
/// the last turn; only the last frame shows the `result`.
fn frames(
    t: &Texts,
    position: &Position,
    actions: &[(u32, &BoardAction)],
    turns: &RangeInclusive<u32>,
    result: Option<&str>,
    name: Called<'_>,
) -> Vec<Scene> {
    let all: Vec<&BoardAction> = actions.iter().map(|(_, action)| *action).collect();
    let mut frames = Vec::new();
    if *turns.start() == 0 {
        let start = all.first().map_or(position, |action| &action.before);
        frames.push(Scene {
            caption: Some(t.say(m::RecordStart).into()),
            ..board::scene(t, start, start.board(), &[], &[], name)
        });
    }
    for (index, (ply, action)) in actions.iter().enumerate() {
        if !turns.contains(ply) {
            continue;
        }
        let next = all.get(index + 1);
        let after = next.map_or(position, |next| &next.before);
        let so_far = &all[..=index];
        let shown = if action.summary.is_pass() { &[] } else { &so_far[index..] };
        let frame = board::scene(t, after, after.board(), so_far, shown, name);
        let caption = if action.summary.is_resignation() {
            turns::summary(t, &action.summary, &|seat| isolated(&name(seat)))
        } else {
            t.say(m::RecordTurn { ply: *ply })
        };
        frames.push(Scene {
            caption: Some(caption.into()),
            banner: result.filter(|_| next.is_none()).map(Caption::from),
            ..frame
        });
    }
    frames
}

/// A replay GIF, and what was done to make it fit.
struct Encoded {
    bytes: Vec<u8>,
    size: FilmSize,
    /// The distance between two frames, in turns.
    step: usize,
}

impl Encoded {
    /// What was done to make the replay GIF fit.
    fn reduction(&self, t: &Texts) -> Option<String> {
        match (self.size, self.step) {
            (FilmSize::Full, _) => None,
            (_, 1) => Some(t.say(m::RecordReplayHalf)),
            (_, step) => Some(t.say(m::RecordReplaySome { step })),
        }
    }
}

/// Encodes the frames as a GIF: at half size if `room` bytes are not enough, and then with as many evenly spaced
/// frames as fit.
fn encode(renderer: &Renderer, frames: &[Scene], room: usize) -> Encoded {
    let (mut size, mut step) = (FilmSize::Full, 1);
    loop {
        let mut kept: Vec<Scene> = frames.iter().step_by(step).cloned().collect();
        if !frames.is_empty() && !(frames.len() - 1).is_multiple_of(step) {
            kept.extend(frames.last().cloned());
        }
        let bytes = match kept.split_first() {
            Some((first, then)) => renderer.gif(first, then, size),
            None => renderer.gif(&Scene::default(), &[], size),
        };
        let small = size == FilmSize::Half;
        // One or two frames at half size always fit.
        if bytes.len() <= room || small && kept.len() <= 2 {
            return Encoded { bytes, size, step };
        }
        if small {
            // The number of frames shrinks by the ratio of the sizes, so that a long game is not encoded again for
            // every step.
            step = (step + 1).max(step * bytes.len() / room.max(1));
        }
        size = FilmSize::Half;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::english;

    #[test]
    fn a_replay_that_does_not_fit_becomes_smaller_and_then_shorter() {
        let renderer = Renderer::new();
        let position = Position::start(rules::Kind::Shacru, 2).unwrap();
        let frame =
            board::scene(english(), &position, position.board(), &[], &[], &|_| String::new());
        let frames = vec![frame; 21];
        let encoded = |room| encode(&renderer, &frames, room);
        let all = encoded(usize::MAX);
        assert_eq!((all.size, all.step, all.reduction(english())), (FilmSize::Full, 1, None));

        let smaller = encoded(all.bytes.len() - 1);
        assert_eq!((smaller.size, smaller.step), (FilmSize::Half, 1));
        assert_eq!(
            smaller.reduction(english()).unwrap(),
            "It is shown at half size, so that Discord accepts the file."
        );
        let fewer = encoded(smaller.bytes.len() - 1);
        assert_eq!((fewer.size, fewer.step), (FilmSize::Half, 2));
        assert!(fewer.bytes.len() < smaller.bytes.len());
        assert_eq!(
            fewer.reduction(english()).unwrap(),
            "It is shown at half size, and only every 2nd turn, so that Discord accepts the file."
        );
        // If nothing fits, the first and the last frame remain.
        assert!(!encoded(0).bytes.is_empty());
    }

    /// The first frame once had the result, the counts and the places of the last one.
    #[test]
    fn no_frame_knows_what_comes() {
        for kind in rules::Kind::ALL {
            let setup = rules::Setup::new(kind, 2).unwrap();
            let mut position = Position::new(&setup).unwrap();
            let (mut actions, mut points) = (Vec::new(), vec![position.points()]);
            for entry in ["", "", "", "resign:N"] {
                let entry = match entry {
                    "" => rules::Entry::Turn(position.legal(false).remove(0)),
                    entry => entry.parse().unwrap(),
                };
                let (after, summary) = position.enter(&entry).unwrap();
                points.push(after.points());
                let before = std::mem::replace(&mut position, after);
                actions.push(BoardAction { summary: summary.unwrap(), before });
            }
            let numbered: Vec<(u32, &BoardAction)> =
                [1, 2, 3, 3].into_iter().zip(&actions).collect();
            let name = |seat: rules::Seat| seat.name().to_owned();
            let result = game_log::result(english(), &position, actions.last(), &name);
            let frames =
                frames(english(), &position, &numbered, &(0..=3), result.as_deref(), &name);

            let caption = |text: &str| Some(Caption::from(text));
            let captions: Vec<_> = frames.iter().map(|frame| frame.caption.clone()).collect();
            let expected = ["The start", "Turn 1", "Turn 2", "Turn 3", "North resigns"];
            assert_eq!(captions, expected.map(caption));
            let banners = frames.iter().map(|frame| frame.banner.clone());
            let mut expected = vec![None; 4];
            expected.push(caption("South wins: North resigned"));
            assert_eq!(banners.collect::<Vec<_>>(), expected);
            for (frame, points) in frames.iter().zip(points) {
                let of = |seat: &render::Seat| match seat.tally {
                    render::Tally::Tiles { tiles, .. } => u16::from(tiles),
                    render::Tally::Tokens { points, .. } => points,
                };
                let shown: Vec<u16> = frame.panel.seats().iter().map(of).collect();
                assert_eq!(shown, [points[rules::Seat::South], points[rules::Seat::North]]);
            }
            let movers = frames.iter().take(4).map(|frame| {
                let mut states = frame.panel.seats().iter().map(|seat| seat.state);
                states.position(|state| state == render::SeatState::ToMove)
            });
            let movers: Vec<_> = movers.collect();
            assert_eq!(movers, [Some(0), Some(1), Some(0), Some(1)]);
        }
    }

    #[test]
    fn every_so_manieth_turn_is_shown() {
        let said = [2, 3, 4, 11, 12, 13, 21, 22, 112].map(|step| {
            let said = english().say(m::RecordReplaySome { step });
            let (_, after) = said.split_once("every ").unwrap();
            after.split(' ').next().unwrap().to_owned()
        });
        let expected = ["2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "112th"];
        assert_eq!(said, expected);
    }
}
