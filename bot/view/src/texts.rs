//! The texts of one language.

use std::collections::BTreeSet;
use std::env;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use play::Language;
use unic_langid::LanguageIdentifier;

use crate::messages::{CATALOGUES, DISCORD, Message};
use crate::pseudo::pseudo;

/// If this variable is set, English is replaced by the pseudo-language: see `pseudo`.
const PSEUDO: &str = "PACRU_PSEUDO_LANGUAGE";

/// The texts of one language, with its plural rules, lists and numbers.
#[derive(derive_more::Debug)]
#[debug("Texts({language:?})")]
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    and: ListFormatter,
    or: ListFormatter,
}

/// The texts of a language.
pub fn texts(language: Language) -> &'static Texts {
    texts_on(language, language)
}

/// The texts of a language for whoever reads them on a client in another one: Discord's own menus and settings have the
/// names that the client shows.
pub fn texts_on(language: Language, client: Language) -> &'static Texts {
    const COUNT: usize = Language::ALL.len();
    static ALL: [OnceLock<Texts>; COUNT * COUNT] = [const { OnceLock::new() }; COUNT * COUNT];
    // `Language::ALL` has the order of the declaration.
    ALL[language as usize * COUNT + client as usize].get_or_init(|| Texts::of(language, client))
}

/// The names of all messages with this prefix, for tests and the gallery.
pub fn names(beginning: &str) -> Vec<String> {
    let sources = CATALOGUES.iter().flat_map(|(_, sources)| *sources);
    let lines = sources.flat_map(|source| source.lines());
    let names: BTreeSet<&str> = lines
        .filter(|line| line.starts_with(beginning))
        .filter_map(|line| line.split([' ', '=']).next())
        .collect();
    names.into_iter().map(str::to_owned).collect()
}

/// The text of `commands.ftl` for a command, or for one of its options or choices, in a language of Discord's clients; or
/// another text without arguments by its name.
pub fn described(t: &Texts, command: &str, part: Option<&str>) -> Option<String> {
    let message = t.bundle.get_message(command)?;
    let pattern = match part {
        Some(part) => message.get_attribute(part)?.value(),
        None => message.value()?,
    };
    Some(t.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// The English texts, for tests.
#[cfg(test)]
pub(crate) fn english() -> &'static Texts {
    texts(Language::English)
}

/// The rows of a table for tests, without its comments.
#[cfg(test)]
pub(crate) fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(" | ").collect())
}

impl Texts {
    fn of(language: Language, client: Language) -> Self {
        let code = language.as_str();
        let (_, sources) = CATALOGUES
            .iter()
            .find(|(folder, _)| *folder == code)
            .expect("every language has a folder");
        let id: LanguageIdentifier = code.parse().expect("a code of ISO 639-1");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Names that need isolating are isolated already, see `markdown::plain`; everything else is written from left
        // to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(as_written));
        bundle.add_builtins().expect("nothing else was added");
        let is_pseudo = env::var_os(PSEUDO).is_some();
        for source in *sources {
            let source = if is_pseudo && language == Language::English {
                pseudo(source)
            } else {
                bound(source, language)
            };
            let resource = FluentResource::try_new(source);
            bundle
                .add_resource(resource.expect("build.rs has read it"))
                .expect("build.rs has found each name once");
        }
        let discord = DISCORD.iter().find(|(folder, _)| *folder == client.as_str());
        if let Some((_, words)) = discord.filter(|_| client != language) {
            let words = FluentResource::try_new(bound(words, client));
            bundle.add_resource_overriding(words.expect("build.rs has read it"));
        }
        // British English writes "a, b and c", as the English catalogue does.
        let grammar = if language == Language::English { "en-GB" } else { code };
        let locale: Locale = grammar.parse().expect("a code of ISO 639-1");
        let options = ListFormatterOptions::default();
        let known = "ICU has every language that the bot speaks";
        Self {
            language,
            bundle,
            and: ListFormatter::try_new_and((&locale).into(), options).expect(known),
            or: ListFormatter::try_new_or((&locale).into(), options).expect(known),
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message with its arguments.
    pub(crate) fn say<'a, M: Message<'a>>(&self, message: M) -> String {
        let pattern = self.bundle.get_message(M::ID).and_then(|found| found.value());
        let pattern = pattern.expect("build.rs has found it");
        let arguments = message.arguments();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", M::ID);
        said.into_owned()
    }

    /// The text of a message in which every argument has this value, for tests and the gallery; `None` if it has none.
    ///
    /// # Panics
    ///
    /// If the message lacks something else than arguments.
    pub fn filled_in<'a>(
        &'a self,
        name: &str,
        value: &(impl Into<FluentValue<'a>> + Clone),
    ) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let mut arguments = FluentArgs::new();
        loop {
            let mut errors = Vec::new();
            let said = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            let missing = errors.into_iter().find_map(|error| match error {
                FluentError::ResolverError(ResolverError::Reference(missing)) => Some(missing),
                _ => None,
            });
            match missing {
                Some(ReferenceKind::Variable { id }) => arguments.set(id, value.clone()),
                other => {
                    assert!(other.is_none(), "{name}: {other:?}");
                    return Some(said.into_owned());
                }
            }
        }
    }

    /// "a, b and c".
    pub(crate) fn and<T: AsRef<str>>(&self, words: &[T]) -> String {
        self.and.format(words.iter().map(AsRef::as_ref)).to_string()
    }

    /// "a, b or c".
    pub(crate) fn or<T: AsRef<str>>(&self, words: &[T]) -> String {
        self.or.format(words.iter().map(AsRef::as_ref)).to_string()
    }
}

/// The text of a catalogue with spaces at which no line breaks: before %, and in Czech after words of one letter. What
/// stands between backticks is typed like that, and keeps its spaces.
fn bound(source: &str, language: Language) -> String {
    let mut bound = String::with_capacity(source.len());
    let mut typed = false;
    let mut before = ['\n'; 2];
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        typed = letter != '\n' && typed != (letter == '`');
        let hangs = language == Language::Czech
            && "vkszouaiVKSZOUAI".contains(before[1])
            && (before[0].is_whitespace() || "(„".contains(before[0]));
        let binds = letter == ' ' && !typed && (hangs || letters.peek() == Some(&'%'));
        bound.push(if binds { '\u{a0}' } else { letter });
        before = [before[1], letter];
    }
    bound
}

/// Numbers as the language writes them: 2.5 or 2,5.
struct Numbers(DecimalFormatter);

impl Memoizable for Numbers {
    type Args = ();
    type Error = String;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, String> {
        let locale: Locale = language.to_string().parse().map_err(|error| format!("{error}"))?;
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(GroupingStrategy::Never);
        let formatter = DecimalFormatter::try_new(locale.into(), options);
        formatter.map(Self).map_err(|error| error.to_string())
    }
}

fn as_written(value: &FluentValue<'_>, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let decimal: Decimal = number.as_string().parse().ok()?;
    let written = |numbers: &Numbers| numbers.0.format(&decimal).to_string();
    languages.with_try_get::<Numbers, _, _>((), written).ok()
}

#[cfg(test)]
mod tests {
    use play::task::Task;
    use rules::Kind;

    use super::*;

    #[test]
    fn every_language_has_a_folder_of_texts() {
        let mut folders: Vec<&str> = CATALOGUES.iter().map(|(folder, _)| *folder).collect();
        let mut codes: Vec<&str> = Language::ALL.iter().map(|known| known.as_str()).collect();
        folders.sort_unstable();
        codes.sort_unstable();
        assert_eq!(folders, codes);
        for language in Language::ALL {
            assert_eq!(texts(*language).language, *language);
        }
    }

    #[test]
    fn spaces_bind_what_belongs_together() {
        let czech = "x =\n    V partii a 12 %, `v tu`, o 1 v\n    k";
        let joined = "x =\n    V\u{a0}partii a\u{a0}12\u{a0}%, `v tu`, o\u{a0}1 v\n    k";
        assert_eq!(bound(czech, Language::Czech), joined);
        assert_eq!(bound("va a 12 % `a", Language::Spanish), "va a 12\u{a0}% `a");
    }

    /// A round once began a numbered list: "3. kolo".
    #[test]
    fn lines_do_not_begin_lists_by_accident() {
        let on_pictures = "tournament-table-round";
        let listed = ["analysis-swing", "hints-line", "hints-plain-line", "help", "help-privacy"];
        for t in Language::ALL.iter().map(|language| texts(*language)) {
            for name in &names("") {
                if name == on_pictures || listed.contains(&name.as_str()) {
                    continue;
                }
                let said = [1, 5].map(|number| t.filled_in(name, &number));
                for line in said.iter().flatten().flat_map(|said| said.lines()) {
                    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
                    let numbered = rest.len() < line.len() && rest.starts_with(". ");
                    let marked = ["# ", "> ", "- "].iter().any(|mark| line.starts_with(mark));
                    assert!(!numbered && !marked, "{t:?} {name}: {line}");
                }
            }
        }
    }

    /// A task without words of its own would get those of the last.
    #[test]
    fn every_task_has_words_that_fit_a_phone() {
        for (t, kind) in
            Language::ALL.iter().flat_map(|it| Kind::ALL.map(|kind| (texts(*it), kind)))
        {
            for name in [format!("task-{kind}-goal"), format!("task-{kind}-done")] {
                let said = |task: &Task| t.filled_in(&name, &task.name).unwrap_or_default();
                let words: BTreeSet<String> = Task::all(kind).iter().map(said).collect();
                assert_eq!(words.len(), Task::all(kind).len(), "{t:?} {name}");
                assert!(words.iter().all(|words| words.chars().count() <= 220), "{words:?}");
            }
        }
    }

    /// What stands in brackets in the glossary, "(not *partido*)"; `…` stands for any ending.
    #[test]
    fn catalogues_keep_to_the_glossary() {
        let glossary = include_str!("../locales/glossary.md");
        let mut rows = glossary.lines().filter(|line| line.starts_with('|'));
        let folders: Vec<&str> = rows.next().unwrap().split('|').map(str::trim).collect();
        let mut rejected = 0;
        for (row, column) in
            rows.flat_map(|row| row.split('|').enumerate().map(move |it| (row, it)))
        {
            let (place, cell) = column;
            let Some((_, others)) = cell.split_once("(not ") else {
                continue;
            };
            let (_, sources) = CATALOGUES.iter().find(|it| it.0 == folders[place]).unwrap();
            let others = others.split(')').next().unwrap().split('*').skip(1).step_by(2);
            for other in others {
                rejected += 1;
                let (stem, ends) = other.strip_suffix('…').map_or((other, true), |it| (it, false));
                for line in sources.iter().flat_map(|source| source.lines()) {
                    // The names of messages are not said.
                    let is_name = |it: char| it.is_ascii_alphanumeric() || "-_.".contains(it);
                    let said = match line.split_once(" =") {
                        Some((name, said)) if name.trim_start().chars().all(is_name) => said,
                        _ => line,
                    };
                    let said = said.to_lowercase();
                    let is_letter = |it: Option<char>| it.is_some_and(char::is_alphabetic);
                    let found = said.match_indices(stem).any(|(at, _)| {
                        let [before, after] = [
                            said[..at].chars().next_back(),
                            said[at + stem.len()..].chars().next(),
                        ];
                        let inside = is_letter(before) || ends && is_letter(after);
                        !inside
                    });
                    let comment = line.starts_with('#');
                    assert!(!found || comment, "{}: {line}\nglossary: {row}", folders[place]);
                }
            }
        }
        assert!(rejected > 20, "{rejected}");
    }

    #[test]
    fn lists_read_as_sentences() {
        let names = ["Ana", "Berta", "Iris"];
        let said = |language| texts(language).and(&names);
        assert_eq!(said(Language::English), "Ana, Berta and Iris");
        assert_eq!(said(Language::Spanish), "Ana, Berta e Iris");
        assert_eq!(said(Language::Czech), "Ana, Berta a\u{a0}Iris");
        assert_eq!(said(Language::Malay), "Ana, Berta dan Iris");
        assert_eq!(texts(Language::Spanish).or(&["siete", "ocho"]), "siete u ocho");
        assert_eq!(texts(Language::English).and::<&str>(&[]), "");
    }
}
