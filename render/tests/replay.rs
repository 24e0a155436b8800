//! Replay GIFs, decoded with another crate than the one that encoded them.

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::{Rgb, RgbImage};
use render::{Board, FilmSize, Points, Renderer, Scene};

use crate::{pixels, scenes};

/// Every position as a viewer shows it, with its time in hundredths of a second.
fn play(bytes: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let (width, height) = (decoder.width(), decoder.height());
    let mut screen = RgbImage::new(width.into(), height.into());
    let mut shown = vec![];
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        for (index, pixel) in (0..).zip(frame.buffer.chunks_exact(4)) {
            if let [red, green, blue, 255] = *pixel {
                let width = u32::from(frame.width);
                let (x, y) =
                    (u32::from(frame.left) + index % width, u32::from(frame.top) + index / width);
                screen.put_pixel(x, y, Rgb([red, green, blue]));
            }
        }
        shown.push((screen.clone(), frame.delay));
    }
    shown
}

#[test]
fn a_replay_shows_the_same_pictures() {
    let renderer = Renderer::new();
    let first = scenes::first_of_replay();
    let mut then = scenes::replay(6);
    then[5].banner = Some("Ann wins".to_owned().into());
    let shown = play(&renderer.gif(&first, &then, FilmSize::Full));
    assert_eq!(shown.len(), 7);
    for ((shown, _), scene) in shown.iter().zip([first].iter().chain(&then)) {
        let expected = renderer.png(scene);
        assert!(*shown == pixels::decode(&expected));
    }
    let delays: Vec<_> = shown.iter().map(|(_, delay)| *delay).collect();
    assert_eq!(delays, [100, 100, 100, 100, 100, 100, 500]);
}

#[test]
fn positions_may_repeat_and_boards_may_be_wrong() {
    let renderer = Renderer::new();
    let scene = scenes::two_players();
    let same = play(&renderer.gif(&scene, &[scene.clone(), scene.clone()], FilmSize::Full));
    assert_eq!(same.len(), 3);
    assert!(same[0].0 == same[2].0);
    assert_eq!(play(&renderer.gif(&scene, &[], FilmSize::Full)).len(), 1);
    let other = Scene {
        board: Board::Points(Points::default()),
        panel: scenes::middle_game().panel,
        ..scene.clone()
    };
    assert_eq!(play(&renderer.gif(&scene, &[other], FilmSize::Full)).len(), 2);
}

#[test]
fn half_the_size_shows_the_same_in_half_the_bytes() {
    let renderer = Renderer::new();
    let (first, then) = (scenes::first_of_replay(), scenes::replay(6));
    let [full, half] =
        [FilmSize::Full, FilmSize::Half].map(|size| renderer.gif(&first, &then, size));
    assert!(half.len() < full.len() / 2, "{} of {}", half.len(), full.len());
    let (full, half) = (play(&full), play(&half));
    assert_eq!(full.len(), half.len());
    for ((full, _), (half, _)) in full.iter().zip(&half) {
        let (width, height) = full.dimensions();
        assert_eq!(half.dimensions(), (width / 2, height / 2));
        for (x, y, colour) in half.enumerate_pixels() {
            let quarter =
                [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(i, j)| full.get_pixel(2 * x + i, 2 * y + j));
            if quarter == [quarter[0]; 4] {
                assert_eq!(colour, quarter[0], "{x}, {y}");
            }
        }
    }
}
