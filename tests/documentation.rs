//! Checks the pages of the repository: links lead somewhere, and every flag and variable is documented.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use bot::config::Config;
use clap::CommandFactory as _;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

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

/// Prose is read in terminals and in two columns of a review: lines of at most 120 characters, but for tables, code and
/// links that cannot be broken.
#[test]
fn prose_has_lines_of_120_characters() {
    for page in files_in(root(), "md") {
        let text = fs::read_to_string(&page).unwrap();
        let mut in_code = false;
        for (line, number) in text.lines().zip(1..) {
            let is_fence = line.trim_start().starts_with("```");
            in_code ^= is_fence;
            let breaks = line.trim_start().contains(' ') && !line.starts_with(['|', '#', '!']);
            let too_long = line.chars().count() > 120 && breaks && !in_code && !is_fence;
            assert!(!too_long, "{}:{number} has more than 120 characters", page.display());
        }
    }
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

/// The phrases that the glossary rejects in English stand in no page either.
#[test]
fn pages_keep_to_the_glossary() {
    let glossary = fs::read_to_string(root().join("bot/view/locales/glossary.md")).unwrap();
    let english = glossary.lines().filter_map(|row| row.split('|').nth(1)?.split_once("(not "));
    // Single words are right elsewhere, as `seeks` is the name of a table.
    let phrases: Vec<&str> = english
        .flat_map(|(_, others)| others.split(')').next().unwrap().split('*').skip(1).step_by(2))
        .filter(|phrase| phrase.contains(' ') || phrase.ends_with("body"))
        .collect();
    assert!(phrases.len() > 20, "{phrases:?}");
    for page in files_in(root(), "md") {
        // The pages about the texts name what they reject.
        if page.starts_with(root().join("bot/view/locales")) {
            continue;
        }
        let text = fs::read_to_string(&page).unwrap().to_lowercase();
        // A phrase may run over the end of a line.
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for phrase in &phrases {
            // *Claim the timeout* is right, *claim the time* is not.
            let mut found = text.match_indices(phrase).map(|(at, _)| &text[at + phrase.len()..]);
            let is_said = found.any(|rest| !rest.starts_with(char::is_alphabetic));
            assert!(!is_said, "{}: {phrase}", page.display());
        }
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

/// Members and operators can read where all data about a member are stored. What the policy says of
/// a table is what the classification of its columns says, to which other tests hold the file of a
/// member and the erasure.
#[test]
fn every_table_is_in_the_privacy_policy() {
    let policy = fs::read_to_string(root().join(".github/PRIVACY.md")).unwrap();
    let lines: Vec<&str> = policy.lines().filter(|line| line.starts_with("| ")).collect();
    for table in store::TABLES {
        let name = format!("`{}`", table.name);
        let about = lines.iter().filter(|line| line.contains(&name)).copied();
        let about: Vec<&str> = about.collect();
        assert!(!about.is_empty(), "{name}");
        let is_about_nobody = about.iter().any(|line| line.contains("about a member"));
        assert_eq!(is_about_nobody, matches!(table.of, store::Of::Nobody(_)), "{name}: {about:?}");
        if matches!(table.of, store::Of::Member { .. }) {
            assert!(about.iter().any(|line| line.contains("erased")), "{name}: {about:?}");
        }
    }
}
