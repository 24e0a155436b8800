//! Every message in all languages, filled in with 0, 1, 2, 5, ½, a feminine name and a long one:
//! open `target/messages/index.html`, and read it aloud.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use play::Language;

const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Messages</title><style>
body { background: #313338; color: #dbdee1; font: 14px sans-serif }
td { vertical-align: top; white-space: pre-wrap; padding: 4px 8px; width: 25% }
th { text-align: left; padding-top: 1em }
</style><table>\n";

const NAMES: [&str; 2] = ["Podzimní liga", "Liga de Verano y Otoño, Club Magallanes"];

fn main() -> io::Result<()> {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"), PathBuf::from);
    let directory = target.join("messages");
    fs::create_dir_all(&directory)?;
    let mut html = HEAD.to_owned();
    for name in view::names("") {
        let numbers = [0.0, 1.0, 2.0, 5.0, 0.5].map(|number| said(|t| t.filled_in(&name, &number)));
        let mut rows = Vec::from(numbers);
        rows.extend(NAMES.map(|value| said(|t| t.filled_in(&name, &value))));
        // Without arguments, all are the same.
        rows.dedup();
        for row in rows.into_iter().flatten() {
            html += &["<tr><th colspan=4>", &name, "<tr>", &row, "\n"].concat();
        }
    }
    let index = directory.join("index.html");
    fs::write(&index, html)?;
    println!("{}", index.display());
    Ok(())
}

/// A cell for each language; `None` for what is no message.
fn said(say: impl Fn(&'static view::Texts) -> Option<String>) -> Option<String> {
    let cell = |said: String| format!("<td>{}", said.replace('&', "&amp;").replace('<', "&lt;"));
    Language::ALL.iter().map(|language| say(view::texts(*language)).map(cell)).collect()
}
