//! Moving pictures, played by another hand than the one that wrote them.

mod pixels;
mod scenes;

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::{Rgb, RgbImage};
use render::{Board, FilmSize, Points, Renderer, Scene};

/// Every position as a viewer shows it, and how long, in hundredths of a second.
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
                let (x, y) = (
                    u32::from(frame.left) + index % width,
                    u32::from(frame.top) + index / width,
                );
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
    let scene = scenes::two_players();
    let boards = scenes::replay(6);
    let shown = play(&renderer.gif(&scene, &boards, FilmSize::Large));
    assert_eq!(shown.len(), 7);
    for ((shown, _), board) in shown[1..].iter().zip(boards) {
        let expected = renderer.png(&Scene {
            board,
            ..scene.clone()
        });
        assert!(*shown == pixels::decode(&expected));
    }
    let delays: Vec<_> = shown.iter().map(|(_, delay)| *delay).collect();
    assert_eq!(delays, [100, 100, 100, 100, 100, 100, 500]);
}

#[test]
fn positions_may_repeat_and_boards_may_be_wrong() {
    let renderer = Renderer::new();
    let scene = scenes::two_players();
    let same = play(&renderer.gif(
        &scene,
        &[scene.board.clone(), scene.board.clone()],
        FilmSize::Large,
    ));
    assert_eq!(same.len(), 3);
    assert!(same[0].0 == same[2].0);
    assert_eq!(play(&renderer.gif(&scene, &[], FilmSize::Large)).len(), 1);
    assert_eq!(
        play(&renderer.gif(&scene, &[Board::Points(Points::default())], FilmSize::Large)).len(),
        2
    );
}

#[test]
fn smaller_films_show_the_same_in_fewer_bytes() {
    let renderer = Renderer::new();
    let scene = scenes::two_players();
    let boards = scenes::replay(6);
    let films = FilmSize::ALL.map(|size| renderer.gif(&scene, &boards, size));
    assert!(films.is_sorted_by(|larger, smaller| larger.len() > smaller.len()));
    for (size, film) in FilmSize::ALL.into_iter().zip(&films) {
        let shown = play(film);
        assert_eq!(shown.len(), 7, "{size:?}");
        let (whole, _) = &shown[6];
        assert_eq!(whole.width() as usize, size.width());
        // The frame, a plate's corner and a cell lie where they lie on the large picture.
        let large = pixels::decode(&renderer.png(&Scene {
            board: boards[5].clone(),
            ..scene.clone()
        }));
        for (x, y) in [(5, 5), (90, 400), (190, 620)] {
            let scaled = |at: u32| at * size.width() as u32 / large.width();
            assert_eq!(whole.get_pixel(scaled(x), scaled(y)), large.get_pixel(x, y));
        }
    }
}
