//! Which room may know which: the arrows of CONTRIBUTING.md.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Fails for every file under `room` that names one of `others` outside its comments.
fn never_names(room: &str, others: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let room = root.join(room);
    let mut files = Vec::new();
    if room.is_dir() {
        sources(&room, &mut files);
    } else {
        files.push(room.clone());
    }
    assert!(!files.is_empty(), "{} is there", room.display());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for line in text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
        {
            for other in others {
                let named =
                    line.contains(&format!("{other}::")) || line.contains(&format!("use {other}"));
                assert!(!named, "{} names {other}: {line}", file.display());
            }
        }
    }
}

#[test]
fn the_leaves_know_nothing_of_ours() {
    never_names(
        "bot/rules/src",
        &[
            "tokio",
            "sqlx",
            "serenity",
            "poise",
            "image",
            "render",
            "local",
            "bot",
            "std::fs",
            "std::net",
            "std::time",
        ],
    );
    never_names(
        "bot/pairing/src",
        &[
            "tokio",
            "sqlx",
            "serenity",
            "poise",
            "rules",
            "render",
            "local",
            "bot",
            "fastrand",
            "std::fs",
            "std::net",
            "std::time",
        ],
    );
    never_names(
        "render/src",
        &[
            "tokio", "sqlx", "serenity", "poise", "rules", "local", "bot",
        ],
    );
    never_names(
        "bot/local/src",
        &["sqlx", "serenity", "poise", "rules", "render", "bot"],
    );
}

#[test]
fn rooms_of_the_bot_keep_to_themselves() {
    never_names(
        "bot/src/play",
        &[
            "serenity",
            "poise",
            "sqlx",
            "render",
            "crate::view",
            "crate::discord",
            "crate::commands",
        ],
    );
    never_names(
        "bot/src/store",
        &[
            "serenity",
            "poise",
            "render",
            "crate::view",
            "crate::play",
            "crate::commands",
        ],
    );
    never_names(
        "bot/src/desk",
        &[
            "serenity",
            "poise",
            "sqlx",
            "render",
            "crate::play",
            "crate::view",
        ],
    );
    never_names(
        "bot/src/composer",
        &["serenity", "poise", "sqlx", "render", "crate"],
    );
    never_names("bot/src/view", &["serenity", "poise", "sqlx"]);
    never_names("bot/src/commands", &["sqlx", "render"]);
    never_names("bot/src/discord.rs", &["sqlx", "rules", "render"]);
    never_names("bot/src/outbox.rs", &["sqlx", "rules"]);
}

/// Members read "skipped until he comes back", and "named by his id".
#[test]
fn members_are_called_they() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    sources(&root.join("bot"), &mut files);
    sources(&root.join("render"), &mut files);
    files.retain(|file| file.iter().any(|folder| folder == "src"));
    assert!(!files.is_empty());
    for file in files {
        let text = fs::read_to_string(&file).unwrap().to_lowercase();
        // Discord's name for Hebrew.
        let text = text.replace("\"he\"", "");
        for line in text.lines() {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            let one = words.find(|word| {
                [
                    "he", "his", "him", "himself", "she", "her", "hers", "herself",
                ]
                .contains(word)
            });
            assert_eq!(one, None, "{}: {line}", file.display());
        }
    }
}
