//! The texts of the commands in the languages of Discord's clients. English stands beside each command; the other
//! languages are in `bot/view/locales/*/commands.ftl`: a message for each command, with an attribute for each option
//! (`.game`) and each of its choices (`.timeout-0`).

use std::borrow::Cow;

use play::Language;
use poise::Command;
use serenity::all::CreateCommand;
use view::{Texts, described};

use crate::{Bot, Error};

type Localisations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Adds the texts in every language that a client can have to the commands.
pub(super) fn localise(commands: &mut [Command<Bot, Error>]) {
    for command in commands {
        add(command, "");
    }
}

fn add(command: &mut Command<Bot, Error>, parent: &str) {
    let name = format!("{parent}{}", command.name);
    let texts = of(|t| described(t, &name, None));
    if command.context_menu_name.is_some() {
        // Discord shows only the name of a context menu command.
        command.name_localizations = texts;
        return;
    }
    command.description_localizations = texts;
    for option in &mut command.parameters {
        let label = option.name.clone();
        option.description_localizations = of(|t| described(t, &name, Some(&label)));
        // The names of games have their localizations already.
        for (number, choice) in option.choices.to_mut().iter_mut().enumerate() {
            let label = format!("{label}-{number}");
            if choice.localizations.is_empty() {
                choice.localizations = of(|t| described(t, &name, Some(&label)));
            }
        }
    }
    for subcommand in &mut command.subcommands {
        add(subcommand, &format!("{name}-"));
    }
}

/// The commands in the form in which they are registered with Discord. Poise leaves out the translated names of
/// context menu commands; they are added here.
pub(super) fn registered(commands: &[Command<Bot, Error>]) -> Vec<CreateCommand> {
    let typed = commands.iter().filter_map(Command::create_as_slash_command);
    let in_menus = commands.iter().filter_map(|command| {
        let localised = command.name_localizations.iter();
        Some(
            localised.fold(command.create_as_context_menu_command()?, |created, (locale, name)| {
                created.name_localized(&**locale, &**name)
            }),
        )
    });
    typed.chain(in_menus).collect()
}

/// A text in all languages but English that a client can have. Discord also uses the Spanish of Spain in Latin
/// America.
pub(super) fn of(text: impl Fn(&Texts) -> Option<String>) -> Localisations {
    let spoken = Language::ALL.iter().filter(|spoken| **spoken != Language::English);
    let localised = spoken.filter_map(|language| {
        let locale = *language.locales().first()?;
        Some((Cow::from(locale), Cow::from(text(view::texts(*language))?)))
    });
    localised.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser::parse;
    use serde_json::Value;

    use super::*;

    /// Every text of a command and its options: the name in the catalogues, the English text, and the other
    /// languages.
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
        let expected: BTreeSet<&str> =
            spoken.copied().filter(|locale| *locale != "en-US").collect();
        for (name, english, localised) in
            crate::commands::all().iter().flat_map(|command| texts(command, ""))
        {
            let locales: BTreeSet<&str> = localised.iter().map(|(locale, _)| &**locale).collect();
            assert_eq!(locales, expected, "{name}: {english}");
            for (locale, text) in localised.iter() {
                assert!((1..=100).contains(&text.chars().count()), "{locale} {name}: {text}");
            }
        }
    }

    /// Discord allows at most 25 options side by side, and 8,000 characters of names, descriptions and choices per
    /// command and language. Run the test with `--nocapture` to print how much of that is used.
    #[test]
    fn commands_are_within_discords_limits() {
        fn characters(command: &Value, locale: Option<&str>) -> usize {
            let said = |field: &str| {
                let localised = locale
                    .and_then(|locale| command[format!("{field}_localizations")][locale].as_str());
                localised.or(command[field].as_str()).map_or(0, |text| text.chars().count())
            };
            let nested = ["options", "choices"].map(|field| command[field].as_array());
            let nested = nested.into_iter().flatten().flatten();
            said("name")
                + said("description")
                + said("value")
                + nested.map(|part| characters(part, locale)).sum::<usize>()
        }
        for command in crate::commands::registered() {
            let command = serde_json::to_value(command).unwrap();
            let name = command["name"].as_str().unwrap();
            let options = command["options"].as_array().unwrap().len();
            println!("/{name}: {options} of 25");
            assert!(options <= 25, "/{name} has {options}");
            for locale in [None, Some("es-ES"), Some("cs")] {
                let length = characters(&command, locale);
                println!("  {}: {length} of 8000", locale.unwrap_or("en"));
                assert!(length <= 8_000, "/{name} in {locale:?}: {length}");
            }
        }
    }

    /// A command that was renamed leaves no text behind.
    #[test]
    fn nothing_is_said_of_commands_that_are_gone() {
        let all = crate::commands::all();
        let known: BTreeSet<String> =
            all.iter().flat_map(|command| texts(command, "")).map(|(name, ..)| name).collect();
        for language in Language::ALL.iter().filter(|language| **language != Language::English) {
            let file = format!(
                "{}/view/locales/{}/commands.ftl",
                env!("CARGO_MANIFEST_DIR"),
                language.code()
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
}
