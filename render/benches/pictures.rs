//! How long a picture takes, and how large it gets: `cargo bench -p render`.

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::sync::LazyLock;

use divan::Bencher;
use render::{FilmSize, Renderer, Scene};

static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

fn main() {
    for (name, scene) in samples() {
        println!("{name}: {} bytes", RENDERER.png(&scene).len());
    }
    let gif = RENDERER.gif(&scenes::two_players(), &scenes::replay(60), FilmSize::Large);
    println!("gif of 60 moves: {} bytes", gif.len());
    divan::main();
}

fn samples() -> Vec<(&'static str, Scene)> {
    let mut samples = scenes::all();
    samples.push(("crowded", scenes::crowded()));
    samples
}

#[divan::bench(sample_count = 200)]
fn png(bencher: Bencher<'_, '_>) {
    let scene = scenes::middle_game();
    bencher.bench(|| RENDERER.png(&scene));
}

#[divan::bench(sample_count = 20, args = samples().into_iter().map(|(name, _)| name))]
fn png_of(bencher: Bencher<'_, '_>, name: &str) {
    let scene = samples()
        .into_iter()
        .find(|sample| sample.0 == name)
        .map(|sample| sample.1);
    let scene = scene.expect("a sample");
    bencher.bench(|| RENDERER.png(&scene));
}

#[divan::bench(sample_count = 5)]
fn gif_of_60_moves(bencher: Bencher<'_, '_>) {
    let (scene, boards) = (scenes::two_players(), scenes::replay(60));
    bencher.bench(|| RENDERER.gif(&scene, &boards, FilmSize::Large));
}

#[divan::bench(sample_count = 5)]
fn start() -> Renderer {
    Renderer::new()
}
