//! Measures how long a picture takes and how large its file is, next to the promised limits and to
//! other libraries: `cargo bench -p render`.

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::fmt::Display;
use std::hint::black_box;
use std::time::{Duration, Instant};

use render::{FilmSize, Renderer};

/// Other libraries, as (what, milliseconds, bytes).
///
/// Measured once on a busy machine with two cores, one thread, Rust 1.95 in release mode; the
/// minimum of several runs. lila-gif 62a6ee7, built without LTO, was measured over HTTP on the
/// loopback interface with chess boards; resvg 0.49, python-chess and Pillow with the scene of
/// `PNG, middle-game` or one with as many pieces.
const OTHERS: [(&str, &str, &str); 5] = [
    ("lila-gif, one frame, 720 x 840", "11.2", "33000"),
    ("lila-gif, 94 frames, 720 x 840", "183", "372000"),
    ("resvg, SVG to PNG, 1000 x 1100", "48", "135000"),
    ("Pillow, three times as large, then reduced", "190", "54000"),
    ("python-chess with cairosvg, 1000 px", "349", "125000"),
];

fn main() {
    row("", ["least ms", "median ms"], "bytes", "promised");
    let (_, start) = timed(5, Renderer::new);
    row("start", start.map(milliseconds), "", "300 ms");
    let renderer = Renderer::with_fonts(scenes::fonts());
    let mut samples = scenes::all();
    samples.push(("crowded", scenes::crowded()));
    for (name, scene) in samples {
        let (png, time) = timed(200, || renderer.png(&scene));
        let promised = match name {
            "middle-game" => "4 ms, 60000 bytes",
            _ => "",
        };
        measured(&format!("PNG, {name}"), time, &png, promised);
    }
    let (scene, boards) = (scenes::first_of_replay(), scenes::replay(60));
    for (size, name, promised) in [
        (FilmSize::Full, "GIF, 60 turns", "120 ms, 400000 bytes"),
        (FilmSize::Half, "GIF, 60 turns, half the size", ""),
    ] {
        let (gif, time) = timed(15, || renderer.gif(&scene, &boards, size));
        measured(name, time, &gif, promised);
    }
    println!();
    for (name, time, bytes) in OTHERS {
        row(name, [time, ""], bytes, "");
    }
}

/// The result of a function, with its minimum and median time. (On a busy machine the minimum is
/// more reliable.)
fn timed<T>(times: usize, make: impl Fn() -> T) -> (T, [Duration; 2]) {
    let mut taken: Vec<Duration> = (0..times)
        .map(|_| {
            let start = Instant::now();
            black_box(make());
            start.elapsed()
        })
        .collect();
    taken.sort_unstable();
    (make(), [taken[0], taken[times / 2]])
}

fn measured(name: &str, times: [Duration; 2], bytes: &[u8], promised: &str) {
    row(name, times.map(milliseconds), &bytes.len().to_string(), promised);
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1000.0)
}

fn row(name: &str, [least, median]: [impl Display; 2], bytes: &str, promised: &str) {
    println!("{name:44} {least:>9} {median:>9} {bytes:>7}  {promised}");
}
