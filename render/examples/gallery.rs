//! Draws every sample scene into `target/gallery`.

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::path::Path;
use std::time::Instant;

fn main() -> std::io::Result<()> {
    let directory = Path::new("target/gallery");
    std::fs::create_dir_all(directory)?;
    let start = Instant::now();
    let renderer = render::Renderer::new();
    println!("start {:?}", start.elapsed());
    for (name, scene) in scenes::all()
        .into_iter()
        .chain([("crowded", scenes::crowded())])
    {
        let start = Instant::now();
        let png = renderer.png(&scene);
        println!("{name}: {:?}, {} KB", start.elapsed(), png.len() / 1000);
        std::fs::write(directory.join(format!("{name}.png")), png)?;
    }
    Ok(())
}
