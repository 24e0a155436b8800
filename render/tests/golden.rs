//! Compares pictures with the expected ones, pixel by pixel.
//!
//! Bytes are not compared: another version of the encoder may pack the same pixels differently.
//! `UPDATE_GOLDEN=1 cargo test -p render --test tests golden` accepts the current pictures. When a
//! picture differs, the new picture and a picture of the differences are written to the `golden`
//! directory under Cargo's temporary directory for tests; the message names it.

use std::path::Path;
use std::{env, fs};

use render::{Graph, Renderer};

use crate::{pixels, scenes};

#[test]
fn pictures_are_as_accepted() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let found = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden");
    if found.exists() {
        fs::remove_dir_all(&found).expect("what an earlier run found can be removed");
    }
    let update = env::var_os("UPDATE_GOLDEN").is_some();
    let renderer = Renderer::with_fonts(scenes::fonts());
    let mut failures = Vec::new();
    let pictures = scenes::all().into_iter().map(|(name, scene)| (name, renderer.png(&scene)));
    let below = Graph { below: Some(scenes::turned()), ..scenes::graph() };
    let graphs = [
        ("graph", scenes::graph()),
        ("graph-of-two", scenes::graph_of_two()),
        ("graph-and-board", below),
    ];
    let graphs = graphs.map(|(name, graph)| (name, renderer.graph(&graph)));
    let calendars = scenes::calendars::calendars().into_iter();
    let calendars = calendars.map(|(name, calendar)| (name, renderer.calendar(&calendar)));
    let tables = scenes::tables::tables().into_iter();
    let tables = tables.map(|(name, table)| (name, renderer.data_table(&table)));
    for (name, png) in pictures.chain(graphs).chain(calendars).chain(tables) {
        // A picture over another is as large as both.
        if png.len() > if name == "graph-and-board" { 90_000 } else { 60_000 } {
            failures.push(format!("{name}: {} bytes are too many for a phone", png.len()));
        }
        let path = golden.join(name).with_extension("png");
        if update {
            fs::write(&path, &png).expect("the golden directory can be written");
        } else if let Err(why) = compare(name, &png, &path, &found) {
            failures.push(why);
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn compare(name: &str, png: &[u8], path: &Path, found: &Path) -> Result<(), String> {
    let expected = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (actual, expected) = (pixels::decode(png), pixels::decode(&expected));
    let (count, diff) = pixels::difference(&expected, &actual);
    let same_size = actual.dimensions() == expected.dimensions();
    if same_size && count == 0 {
        return Ok(());
    }
    let write =
        |what: &str, bytes: &[u8]| fs::write(found.join(format!("{name}.{what}.png")), bytes);
    fs::create_dir_all(found)
        .and_then(|()| write("actual", png))
        .and_then(|()| write("diff", &pixels::encode(&diff)))
        .map_err(|error| format!("{}: {error}", found.display()))?;
    Err(format!("{name}: {count} pixels differ, see {}", found.display()))
}
