//! Checks the pages of the repository: links lead somewhere, and every flag and variable is documented.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use bot::config::Config;
use clap::CommandFactory as _;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::admin::{columns, file};
use crate::architecture::files_in;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace")
}

fn read(page: &Path) -> Parser<'_> {
    let text: &'static str = fs::read_to_string(page).unwrap().leak();
    Parser::new_ext(text, Options::ENABLE_GFM | Options::ENABLE_TABLES)
}

/// The anchors that GitHub makes from the headings of a page.
fn anchors(page: &Path) -> HashSet<String> {
    let mut found = HashSet::new();
    let mut heading: Option<String> = None;
    for event in read(page) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let kept =
                    |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
                let heading = heading.take().unwrap_or_default().to_lowercase();
                let anchor: String = heading.chars().filter(kept).collect();
                let again = (1..).map(|times| format!("{}-{times}", anchor.replace(' ', "-")));
                let mut names = std::iter::once(anchor.replace(' ', "-")).chain(again);
                found.insert(names.find(|name| !found.contains(name)).unwrap_or_default());
            }
            _ => {}
        }
    }
    found
}

#[test]
fn every_link_leads_somewhere() {
    let mut looked_at = 0;
    for page in files_in(root(), "md") {
        for event in read(&page) {
            let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event
            else {
                continue;
            };
            if dest_url.contains("://") || dest_url.starts_with("mailto:") {
                continue;
            }
            looked_at += 1;
            let (path, anchor) = dest_url.split_once('#').unwrap_or((&dest_url, ""));
            let target = match path {
                "" => page.clone(),
                path => page.parent().expect("a folder").join(path),
            };
            assert!(target.exists(), "{}: {dest_url}", page.display());
            let leads = anchor.is_empty() || anchors(&target).contains(anchor);
            assert!(leads, "{}: {dest_url}", page.display());
        }
    }
    assert!(looked_at > 30, "{looked_at} links");
}

#[test]
fn the_readme_is_short() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.lines().count() < 150);
    // The two commands with which every contributor begins.
    for command in ["cargo run --release ", "cargo test --workspace "] {
        assert!(readme.lines().any(|line| line.starts_with(command)), "{command}");
    }
}

/// Operators find every variable, flag and command of the program on a page.
#[test]
fn the_command_line_is_documented() {
    let page = |name: &str| fs::read_to_string(root().join(".github/docs").join(name)).unwrap();
    let text = page("operating.md") + &page("data-file.md") + &page("local-channel.md");
    let command = Config::command();
    for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
        let flag = format!("`--{}", argument.get_long().expect("every setting has a flag"));
        assert!(text.contains(&flag), "{flag}");
        if let Some(variable) = argument.get_env() {
            let variable = format!("`{}`", variable.to_string_lossy());
            assert!(text.contains(&variable), "{variable}");
        }
    }
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        let name = format!("`pacru {}", command.get_name());
        assert!(text.contains(&name), "{name}");
    }
}

/// Members and operators can read where all data about a member are stored.
#[tokio::test]
async fn every_table_is_in_the_privacy_policy() {
    let policy = fs::read_to_string(root().join(".github/PRIVACY.md")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    store::Store::open(&data.as_path().into()).await.unwrap().close().await;
    let columns = columns(&mut file(&data).await).await;
    let tables: BTreeSet<&str> = columns.iter().map(|(table, _)| table.as_str()).collect();
    assert!(tables.len() > 15, "{tables:?}");
    for name in tables.iter().filter(|name| !name.contains("sql")) {
        assert!(policy.contains(&format!("`{name}`")), "{name}");
    }
}
