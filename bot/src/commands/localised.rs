//! The texts of the commands in the languages of Discord's clients. They are in
//! `bot/view/locales/*/commands.ftl`: a message for each command, with an attribute for each option
//! (`.game`) and each of its choices (`.timeout-0`).

use std::borrow::Cow;

use play::Language;
use poise::Command;
use serenity::all::CreateCommand;
use view::{Texts, described};

use crate::{Bot, Error};

type Localisations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Adds the texts in every language that a client can have to a command and those within it.
pub(super) fn localise(command: &mut Command<Bot, Error>, parent: &str) {
    let name = format!("{parent}{}", command.name);
    let texts = |part: Option<&str>| {
        let text = |t: &Texts| described(t, &name, part);
        (text(view::texts(Language::English)).map(Cow::from), of(text))
    };
    if command.context_menu_name.is_some() {
        // Discord shows only the name of a context menu command.
        (command.context_menu_name, command.name_localizations) = texts(None);
        return;
    }
    (command.description, command.description_localizations) = texts(None);
    for option in &mut command.parameters {
        (option.description, option.description_localizations) = texts(Some(&option.name));
        for (number, choice) in option.choices.to_mut().iter_mut().enumerate() {
            // Games and languages have their names already.
            if let (Some(label), localised) = texts(Some(&format!("{}-{number}", option.name))) {
                (choice.name, choice.localizations) = (label, localised);
            }
        }
    }
    for subcommand in &mut command.subcommands {
        localise(subcommand, &format!("{name}-"));
    }
}

/// The commands in the form in which they are registered with Discord. Poise leaves out the
/// translated names of context menu commands; they are added here.
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

/// A text in all languages but English that a client can have. Discord also uses the Spanish of
/// Spain in Latin America.
pub(super) fn of(text: impl Fn(&Texts) -> Option<String>) -> Localisations {
    let spoken = Language::ALL.iter().filter(|spoken| **spoken != Language::English);
    let localised = spoken.filter_map(|language| {
        let locale = *language.locales().first()?;
        Some((Cow::from(locale), Cow::from(text(view::texts(*language))?)))
    });
    localised.collect()
}
