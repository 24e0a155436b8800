//! Replay GIFs, decoded with another crate than the one that encoded them.

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::{Rgb, RgbImage};
use render::{Board, Caption, FilmSize, Points, Renderer, Scene, Tally};

use crate::{pixels, scenes};

/// How long a part of a position is shown before the next part comes, in hundredths of a second:
/// the shortest time that browsers respect.
const PART: u16 = 2;

/// Every position as a viewer shows it, with its time in hundredths of a second.
fn play(bytes: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let (width, height) = (decoder.width(), decoder.height());
    let mut screen = RgbImage::new(width.into(), height.into());
    let (mut shown, mut parts) = (vec![], 0);
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let before = screen.clone();
        for (index, pixel) in (0..).zip(frame.buffer.chunks_exact(4)) {
            if let [red, green, blue, 255] = *pixel {
                let width = u32::from(frame.width);
                let (x, y) =
                    (u32::from(frame.left) + index % width, u32::from(frame.top) + index / width);
                screen.put_pixel(x, y, Rgb([red, green, blue]));
            }
        }
        if frame.delay == PART {
            parts += PART;
        } else {
            shown.push((screen.clone(), parts + frame.delay));
            assert!(parts <= 10, "a position takes {parts} / 100 s to come");
            parts = 0;
        }
        match frame.dispose {
            DisposalMethod::Keep => {}
            DisposalMethod::Previous => screen = before,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(parts, 0, "the last part is shown as long as the position");
    shown
}

#[test]
fn a_replay_shows_the_same_pictures() {
    let mut game = vec![scenes::first_of_replay()];
    game.extend(scenes::replay(20));
    game[20].banner = Some("Ann wins".to_owned().into());
    // Every mark of a turn and of a choice comes and goes, and so does a result.
    let grids = [
        scenes::middle_game(),
        scenes::choosing(),
        scenes::won(),
        scenes::jump(),
        scenes::turned(),
        scenes::hints(),
        scenes::middle_game(),
    ];
    let points =
        [scenes::tokens(), scenes::tokens_choosing(), scenes::tokens_won(), scenes::tokens()];
    let renderer = Renderer::new();
    for scenes in [game, grids.to_vec(), points.to_vec()] {
        let Scene { theme, bottom, .. } = scenes[0];
        let of_film = |(turn, scene)| {
            let caption = Some(Caption::from(format!("Turn {turn}")));
            Scene { theme, bottom, caption, ..scene }
        };
        let scenes: Vec<Scene> = (7..).zip(scenes).map(of_film).collect();
        let shown = play(&renderer.gif(&scenes[0], &scenes[1..], FilmSize::Full));
        assert_eq!(shown.len(), scenes.len());
        for (turn, ((shown, _), scene)) in shown.iter().zip(&scenes).enumerate() {
            assert!(*shown == pixels::decode(&renderer.png(scene)), "{turn}");
        }
        let mut delays = vec![100; scenes.len()];
        delays[scenes.len() - 1] = 500;
        assert!(shown.iter().map(|(_, delay)| *delay).eq(delays));
    }
}

/// Names and pieces once jumped to and fro while the counts changed.
#[test]
fn a_number_of_a_film_changes_only_its_own_place() {
    let renderer = Renderer::new();
    let board = |tiles| {
        let mut scene = scenes::first_of_replay();
        let mut seats = scene.panel.seats().to_vec();
        seats[0].tally = Tally::Tiles { chevrons: 4, tiles, target: Some(42) };
        scene.panel = seats.into_iter().collect();
        scene
    };
    let [nine, eleven] = [9, 11].map(|tiles| pixels::decode(&renderer.png(&board(tiles))));
    let [left, _, right, _] = pixels::changed(&nine, &eleven).expect("another number");
    assert!(right - left <= 40, "{left}..{right}");
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
