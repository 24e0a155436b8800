//! The declarations of the commands: documented, and in every language. Whether Discord takes them
//! as long as they are: `bot/local/src/validate/command.rs` and `traffic`, whenever a test starts
//! the bot.

use std::borrow::Cow;
use std::collections::BTreeSet;

use ::bot::commands::all;
use ::bot::{Bot, Error};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use play::Language;
use poise::Command;

type Localisations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn paths(command: &Command<Bot, Error>, before: &str, found: &mut Vec<String>) {
    if let Some(name) = &command.context_menu_name {
        found.push(name.to_string());
        return;
    }
    let path = format!("{before}{}", command.name);
    if command.subcommands.is_empty() {
        found.push(path);
    } else {
        for next in &command.subcommands {
            paths(next, &format!("{path} "), found);
        }
    }
}

/// Every command is documented on its page.
#[test]
fn every_command_is_documented() {
    let page = include_str!("../.github/docs/commands.md");
    let mut found = Vec::new();
    for command in all() {
        paths(&command, "/", &mut found);
    }
    assert!(found.len() > 40);
    for path in found {
        assert!(page.contains(&format!("`{path}`")), "{path}");
    }
}

/// Every text of a command and its options: the name in the catalogues, the English text, and the
/// other languages.
fn texts(command: &Command<Bot, Error>, parent: &str) -> Vec<(String, String, Localisations)> {
    let name = format!("{parent}{}", command.name);
    let (english, localised) = match &command.context_menu_name {
        Some(name) => (name.clone(), command.name_localizations.clone()),
        None => (
            command.description.clone().unwrap_or_default(),
            command.description_localizations.clone(),
        ),
    };
    let mut all = vec![(name.clone(), english.to_string(), localised)];
    if command.context_menu_name.is_some() {
        return all;
    }
    for option in &command.parameters {
        let part = format!("{name}.{}", option.name);
        let english = option.description.clone().unwrap_or_default();
        let localised = option.description_localizations.clone();
        all.push((part.clone(), english.to_string(), localised));
        for (number, choice) in option.choices.iter().enumerate() {
            // Languages are listed under their own names.
            if option.name != "language" {
                let localised = choice.localizations.clone();
                all.push((format!("{part}-{number}"), choice.name.to_string(), localised));
            }
        }
    }
    let name = format!("{name}-");
    all.extend(command.subcommands.iter().flat_map(|command| texts(command, &name)));
    all
}

#[test]
fn every_client_reads_what_commands_are_for() {
    let spoken = Language::ALL.iter().filter_map(|language| language.locales().first());
    let expected: BTreeSet<&str> = spoken.copied().filter(|locale| *locale != "en-US").collect();
    for (name, english, localised) in all().iter().flat_map(|command| texts(command, "")) {
        let locales: BTreeSet<&str> = localised.iter().map(|(locale, _)| &**locale).collect();
        assert_eq!(locales, expected, "{name}: {english}");
        for (locale, text) in localised.iter().chain([&("en".into(), english.into())]) {
            assert!((1..=100).contains(&text.chars().count()), "{locale} {name}: {text}");
        }
    }
}

/// A command that was renamed leaves no text behind.
#[test]
fn nothing_is_said_of_commands_that_are_gone() {
    let all = all();
    let known: BTreeSet<String> =
        all.iter().flat_map(|command| texts(command, "")).map(|(name, ..)| name).collect();
    for language in Language::ALL {
        let file = format!(
            "{}/view/locales/{}/commands.ftl",
            env!("CARGO_MANIFEST_DIR"),
            language.as_str()
        );
        // No client has Malay.
        let Ok(source) = std::fs::read_to_string(&file) else {
            assert_eq!(language.locales(), [""; 0], "{file}");
            continue;
        };
        for entry in parse(source).unwrap().body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let parts = message
                .attributes
                .iter()
                .map(|part| format!("{}.{}", message.id.name, part.id.name));
            for name in parts.chain([message.id.name.clone()]) {
                assert!(known.contains(&name), "{file}: {name}");
            }
        }
    }
}
