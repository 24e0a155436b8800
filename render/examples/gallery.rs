//! Draws the sample scenes in every theme, at the sizes at which people see them, with the
//! differences that the last run of the golden test found: open `target/gallery/index.html`.

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use render::{FilmSize, Renderer, Scene, Theme};

const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Board pictures</title><style>
body { background: #313338; color: #dbdee1; font: 16px sans-serif; margin: 2em }
figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top }
</style>\n";

/// The scenes that are shown in every theme.
const THEMED: [&str; 4] = ["middle-game", "choosing", "won", "tokens"];

fn main() -> io::Result<()> {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"), PathBuf::from);
    let directory = target.join("gallery");
    fs::create_dir_all(&directory)?;
    let mut page = Page { directory, html: HEAD.to_owned() };
    let renderer = Renderer::with_fonts(scenes::fonts());

    page.title("As in a desktop chat, at most 350 high");
    let mut samples = scenes::all();
    samples.push(("crowded", scenes::crowded()));
    for (name, scene) in &samples {
        page.show(&format!("{name}.png"), &renderer.png(scene), "height=350")?;
    }
    page.title("As on a phone");
    for (name, _) in &samples {
        page.figure(&format!("{name}.png"), "width=390");
    }
    page.title("Themes");
    for theme in Theme::ALL {
        for (name, scene) in samples.iter().filter(|sample| THEMED.contains(&sample.0)) {
            let scene = Scene { theme, ..scene.clone() };
            let file = format!("{name} {}.png", theme.name());
            page.show(&file, &renderer.png(&scene), "width=390")?;
        }
    }
    page.title("A replay");
    let replay = renderer.gif(&scenes::first_of_replay(), &scenes::replay(60), FilmSize::Full);
    page.show("replay.gif", &replay, "width=500")?;
    let half = renderer.gif(&scenes::first_of_replay(), &scenes::replay(60), FilmSize::Half);
    page.show("replay at half the size.gif", &half, "")?;

    page.title("What the golden test last found different");
    let differences = fs::read_dir(target.join("tmp/golden")).into_iter().flatten();
    for path in differences.map(|entry| entry.map(|entry| entry.path())) {
        let path = path?;
        let name = format!("differing {}", path.file_name().unwrap_or_default().display());
        page.show(&name, &fs::read(&path)?, "width=390")?;
    }
    page.title("Full size");
    for (name, _) in &samples {
        page.figure(&format!("{name}.png"), "");
    }
    let index = page.directory.join("index.html");
    fs::write(&index, page.html)?;
    println!("{}", index.display());
    Ok(())
}

struct Page {
    directory: PathBuf,
    html: String,
}

impl Page {
    fn title(&mut self, title: &str) {
        self.add(format_args!("<h2>{title}</h2>\n"));
    }

    /// Writes a picture and adds it to the page.
    fn show(&mut self, file: &str, bytes: &[u8], size: &str) -> io::Result<()> {
        fs::write(self.directory.join(file), bytes)?;
        self.figure(file, size);
        Ok(())
    }

    /// Adds a written picture to the page.
    fn figure(&mut self, file: &str, size: &str) {
        self.add(format_args!(
            "<figure><img src=\"{file}\" {size}><figcaption>{file}</figcaption></figure>\n"
        ));
    }

    fn add(&mut self, html: std::fmt::Arguments<'_>) {
        self.html.write_fmt(html).expect("a string takes everything");
    }
}
