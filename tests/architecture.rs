//! Which crate may use which: the arrows of CONTRIBUTING.md.

use std::fs;
use std::path::{Path, PathBuf};

/// The files with this ending in a folder of the repository, but for those that nobody wrote.
pub(crate) fn files_in(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !matches!(&*name, "target" | ".git" | "node_modules") {
            found.extend(files_in(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found
}

/// Fails for every file under `room` that names one of `others` outside its comments.
fn never_names(room: &str, others: &[&str]) {
    let room = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join(room);
    let files = if room.is_dir() { files_in(&room, "rs") } else { vec![room.clone()] };
    assert!(!files.is_empty(), "{} is there", room.display());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for other in others {
                let named =
                    line.contains(&format!("{other}::")) || line.contains(&format!("use {other}"));
                assert!(!named, "{} names {other}: {line}", file.display());
            }
        }
    }
}

/// Beside what their manifests forbid.
#[test]
fn the_leaves_know_nothing_of_ours() {
    never_names("bot/rules/src", &["image", "std::fs", "std::net", "std::time"]);
    never_names("bot/pairing/src", &["fastrand", "std::fs", "std::net", "std::time"]);
    never_names("bot/local/src", &["sqlx", "serenity", "poise"]);
}

/// The crates that each crate of the workspace may depend on. Cargo prevents circles; this keeps
/// the direction of the arrows.
const CRATES: [(&str, &str); 18] = [
    ("bot/rules", ""),
    ("bot/pairing", ""),
    ("bot/testing", ""),
    ("bot/boxed", ""),
    ("bot/web", ""),
    ("bot/local", "web"),
    ("bot/metrics", ""),
    ("render", ""),
    ("bot/ai", "rules"),
    ("bot/ai/lab", "ai rules"),
    ("bot/play", "ai pairing rules"),
    ("bot/store", "ai boxed metrics pairing play rules"),
    ("bot/service", "ai boxed metrics pairing play rules store"),
    ("bot/view", "ai pairing play render rules"),
    ("bot/tasks", ""),
    ("bot/discord", "metrics play service store tasks view"),
    ("bot/background", "ai metrics play render rules service store tasks"),
    (
        "bot",
        "ai background discord local metrics pairing play render rules service store tasks view web",
    ),
];

#[test]
fn crates_are_built_on_what_is_below_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let name = |path: &str| path.rsplit('/').next().unwrap().to_owned();
    for (path, allowed) in CRATES {
        let manifest = fs::read_to_string(root.join(path).join("Cargo.toml")).unwrap();
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap();
        let dependencies = dependencies.split("\n[").next().unwrap();
        let named =
            dependencies.lines().filter_map(|line| Some(line.split_once(['.', '='])?.0.trim()));
        let own: Vec<&str> =
            named.filter(|named| CRATES.iter().any(|(path, _)| name(path) == **named)).collect();
        for used in own {
            assert!(allowed.split(' ').any(|it| it == used), "{path} is built on {used}");
        }
        let libraries = ["serenity", "poise", "sqlx", "tokio", "twilight-gateway"];
        let foreign: &[&str] = match path {
            "bot/store" | "bot/testing" => &["sqlx", "tokio"],
            "bot/background" | "bot/service" | "bot/tasks" | "bot/web" => &["tokio"],
            "bot/discord" => &["serenity", "tokio", "twilight-gateway"],
            _ => &[],
        };
        for library in libraries {
            let used = dependencies
                .lines()
                .any(|line| line.split([' ', '.', '=']).next() == Some(library));
            let may = path == "bot" || path == "bot/local" || foreign.contains(&library);
            assert!(!used || may, "{path} is built on {library}");
        }
    }
}

#[test]
fn parts_of_the_program_keep_to_themselves() {
    never_names("bot/background/src/engine_worker", &["render", "service", "store"]);
    never_names("bot/src/commands", &["sqlx", "render"]);
    // One function sees that Discord takes what is suggested.
    let mut commands = files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/commands"), "rs");
    commands.retain(|file| !file.ends_with("commands/options.rs"));
    for file in commands {
        let file = file.to_str().unwrap();
        never_names(file, &["AutocompleteChoice", "CreateAutocompleteResponse"]);
    }
    never_names("bot/src/outbox/mod.rs", &["sqlx", "rules"]);
}

/// The rooms of the program, from the top down.
const ROOMS: [&str; 6] = ["interactions", "page", "commands", "operator", "outbox", "process"];

#[test]
fn no_room_needs_one_above_it() {
    let room = |name: &&str| format!("crate::{name}");
    for (floor, here) in ROOMS.iter().enumerate() {
        let above: Vec<String> = ROOMS[..floor].iter().map(room).collect();
        let above: Vec<&str> = above.iter().map(String::as_str).collect();
        never_names(&format!("bot/src/{here}"), &above);
    }
}

/// Sentences for members are made in `view`, since they could not be translated anywhere else. Log
/// messages and the texts of the command line, which are for the operator, are in the program;
/// descriptions of commands are in `commands.ftl`. `view` itself takes every word from the
/// catalogues: a button once said "Board" in all languages.
#[test]
fn sentences_for_members_are_made_in_one_crate() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in [
        "play/src",
        "store/src",
        "service/src",
        "src/commands",
        "src/interactions",
        "src/outbox",
        "src/page",
        "view/src",
    ] {
        files.extend(files_in(&root.join(folder), "rs"));
    }
    let tests = ["tests", "tests.rs", "tapper.rs"];
    files.retain(|file| !file.iter().any(|part| tests.iter().any(|test| part == *test)));
    assert!(files.len() > 50);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        let in_view = file.starts_with(root.join("view"));
        for line in code.lines() {
            let line = line.trim();
            if line.starts_with("//") || line.starts_with("#[") || line.contains("tracing::") {
                continue;
            }
            for literal in line.split('"').skip(1).step_by(2) {
                let mut letters = literal.chars();
                let begins_one = letters.next().is_some_and(char::is_uppercase)
                    && letters.next().is_some_and(|second| second == ' ' || second.is_lowercase());
                let ends_one = literal.ends_with(['.', '!', '?', ':']) && literal.contains(' ');
                let is_for_developers = literal.contains("{:?}");
                let is_said = begins_one && (ends_one || in_view && !is_for_developers);
                assert!(!is_said, "{}: {literal}", file.display());
            }
        }
    }
}

/// Members once read "skipped until he comes back" and "named by his id".
#[test]
fn members_are_called_they() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = files_in(&root.join("bot"), "rs");
    files.extend(files_in(&root.join("render"), "rs"));
    files.retain(|file| file.iter().any(|folder| folder == "src"));
    assert!(!files.is_empty());
    for file in files {
        let text = fs::read_to_string(&file).unwrap().to_lowercase();
        // Discord's locale for Hebrew.
        for line in text.replace("\"he\"", "").lines() {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            let one = words.find(|word| {
                ["he", "his", "him", "himself", "she", "her", "hers", "herself"].contains(word)
            });
            assert_eq!(one, None, "{}: {line}", file.display());
        }
    }
}
