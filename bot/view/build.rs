//! Generates a Rust type for each message in `locales`, so that code with a missing or misspelt
//! message, or without an argument that the message needs, does not compile.
//!
//! English defines which messages there are. Every other language has the same messages with the
//! same arguments, in files of the same names. Anything else fails the build with a line that says
//! what to correct.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The language that defines which messages there are.
const REFERENCE: &str = "en";

/// The file with the descriptions of commands, which only languages of Discord's clients need. A
/// test of `bot` compares them with the commands.
const COMMANDS: &str = "commands";

/// The file with the words of Discord's own menus and settings, which stay those of the reader's
/// client.
const DISCORD: &str = "discord";

/// What files begin with whose messages are looked up by names that stand in files of
/// `src/lessons`, and have no types. The tests find each of them.
const LOOKED_UP: [&str; 2] = ["lessons-", "example-"];

fn main() {
    println!("cargo::rerun-if-changed=locales");
    let catalogues = read(Path::new("locales"));
    let mut faults = compare(&catalogues);
    faults.extend(dangling(&catalogues));
    assert!(faults.is_empty(), "the catalogues differ:\n{}", faults.join("\n"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("messages.rs"), types(&catalogues)).expect("cargo's folder can be written");
}

/// All messages of a language by name.
#[derive(Default)]
struct Catalogue {
    messages: BTreeMap<String, Message>,
    /// The names of its own terms, which other languages need not have.
    terms: BTreeSet<String>,
    files: Vec<PathBuf>,
}

struct Message {
    /// The name of its file.
    topic: String,
    /// Its arguments, in alphabetical order.
    arguments: BTreeSet<String>,
    /// The arguments whose number selects a plural form.
    numbers: BTreeSet<String>,
    /// Other messages and terms (with their dash) that it refers to, such as the label of a button.
    references: BTreeSet<String>,
    text: String,
}

fn read(locales: &Path) -> BTreeMap<String, Catalogue> {
    let mut catalogues = BTreeMap::new();
    for folder in sorted(locales) {
        // The glossary is a file beside the folders of the languages.
        if !folder.is_dir() {
            continue;
        }
        let mut catalogue = Catalogue::default();
        for file in sorted(&folder) {
            catalogue.add(&file);
        }
        catalogues.insert(stem(&folder), catalogue);
    }
    catalogues
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_str().expect("a name in UTF-8").to_owned()
}

impl Catalogue {
    fn add(&mut self, file: &Path) {
        self.files.push(file.canonicalize().expect("it was listed"));
        if stem(file) == COMMANDS {
            return;
        }
        let source =
            fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| {
            let line = source[..errors[0].pos.start].lines().count();
            panic!("{}:{line}: {}", file.display(), errors[0])
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let name = message.id.name.to_owned();
                    assert!(
                        message.attributes.is_empty(),
                        "{}: {name} has attributes; a message is one text",
                        file.display()
                    );
                    let value = message
                        .value
                        .unwrap_or_else(|| panic!("{}: {name} is empty", file.display()));
                    let mut found = Message {
                        topic: stem(file),
                        arguments: BTreeSet::new(),
                        numbers: BTreeSet::new(),
                        references: BTreeSet::new(),
                        text: text_of(&source, &name),
                    };
                    found.visit(&value);
                    let twice = self.messages.insert(name.clone(), found);
                    assert!(twice.is_none(), "{}: there are two messages {name}", file.display());
                }
                Entry::Term(term) => {
                    self.terms.insert(term.id.name.to_owned());
                }
                _ => {}
            }
        }
    }
}

/// The lines of a message in the source, for its documentation.
fn text_of(source: &str, name: &str) -> String {
    let mut lines = source.lines().skip_while(|line| line.split([' ', '=']).next() != Some(name));
    let first = lines.next().unwrap_or_default();
    let rest = lines.take_while(|line| line.starts_with([' ', '}']) || line.is_empty());
    let lines: Vec<&str> = std::iter::once(first).chain(rest).collect();
    lines.join("\n").trim_end().to_owned()
}

impl Message {
    fn visit(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.visit_expression(expression);
            }
        }
    }

    fn visit_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.visit_inline(inline, false),
            Expression::Select { selector, variants } => {
                let counts = variants.iter().all(|variant| match variant.key {
                    VariantKey::NumberLiteral { .. } => true,
                    VariantKey::Identifier { name } => {
                        ["zero", "one", "two", "few", "many", "other"].contains(&name)
                    }
                });
                // If `other` is the only variant, nothing is selected.
                self.visit_inline(selector, counts && variants.len() > 1);
                for variant in variants {
                    self.visit(&variant.value);
                }
            }
        }
    }

    fn visit_inline(&mut self, inline: &InlineExpression<&str>, counts: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
                if counts {
                    self.numbers.insert(id.name.to_owned());
                }
            }
            // The only function there is, NUMBER.
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.visit_inline(argument, true);
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.visit_expression(expression),
            _ => {}
        }
    }
}

/// The differences between the languages and English.
fn compare(catalogues: &BTreeMap<String, Catalogue>) -> Vec<String> {
    let reference = &catalogues[REFERENCE].messages;
    let mut faults = Vec::new();
    for (language, catalogue) in catalogues.iter().filter(|(language, _)| *language != REFERENCE) {
        for (name, message) in reference {
            let topic = &message.topic;
            match catalogue.messages.get(name) {
                None => faults.push(format!("locales/{language}/{topic}.ftl lacks {name}")),
                Some(theirs) if theirs.arguments != message.arguments => faults.push(format!(
                    "locales/{language}/{topic}.ftl: {name} has the arguments {:?}, in English {:?}",
                    theirs.arguments, message.arguments
                )),
                Some(theirs) if theirs.topic != *topic => faults.push(format!(
                    "locales/{language}/{}.ftl: {name} belongs into {topic}.ftl",
                    theirs.topic
                )),
                Some(_) => {}
            }
        }
        let unknown = catalogue.messages.keys().filter(|name| !reference.contains_key(*name));
        faults.extend(unknown.map(|name| format!("locales/{language}: English has no {name}")));
    }
    faults
}

/// References of messages to something that their language does not have.
fn dangling(catalogues: &BTreeMap<String, Catalogue>) -> Vec<String> {
    let mut faults = Vec::new();
    for (language, catalogue) in catalogues {
        for (name, message) in &catalogue.messages {
            let missing =
                message.references.iter().filter(|reference| !match reference.strip_prefix('-') {
                    Some(term) => catalogue.terms.contains(term),
                    None => catalogue.messages.contains_key(*reference),
                });
            faults.extend(missing.map(|reference| {
                let topic = &message.topic;
                format!(
                    "locales/{language}/{topic}.ftl: {name} names {reference}, which is not there"
                )
            }));
        }
    }
    faults
}

/// The generated types, and the texts of all languages.
fn types(catalogues: &BTreeMap<String, Catalogue>) -> String {
    let mut code = String::new();
    let is_typed = |message: &Message| !LOOKED_UP.iter().any(|it| message.topic.starts_with(it));
    let messages = catalogues[REFERENCE].messages.iter();
    for (name, message) in messages.filter(|(_, message)| is_typed(message)) {
        let is_number = |argument: &str| {
            catalogues.values().any(|catalogue| catalogue.messages[name].numbers.contains(argument))
        };
        one_type(&mut code, name, message, &is_number);
    }
    code.push_str("/// The texts of each language, by its code.\npub(crate) const CATALOGUES: &[(&str, &[&str])] = &[\n");
    for (language, catalogue) in catalogues {
        writeln!(code, "    ({language:?}, &[").expect("a string grows");
        for file in &catalogue.files {
            let file = file.to_str().expect("a path in UTF-8");
            writeln!(code, "        include_str!({file:?}),").expect("a string grows");
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n/// The words of Discord's clients in each language, by its code.\npub(crate) const DISCORD: &[(&str, &str)] = &[\n");
    for (language, catalogue) in catalogues {
        let file = catalogue.files.iter().find(|file| stem(file) == DISCORD).expect("a file");
        let file = file.to_str().expect("a path in UTF-8");
        writeln!(code, "    ({language:?}, include_str!({file:?})),").expect("a string grows");
    }
    code.push_str("];\n");
    code
}

fn one_type(code: &mut String, name: &str, message: &Message, is_number: &dyn Fn(&str) -> bool) {
    let words = name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    let type_name: String = words.collect();
    let arguments: Vec<(&str, String, String)> = message
        .arguments
        .iter()
        .enumerate()
        .map(|(index, argument)| {
            (argument.as_str(), argument.replace('-', "_"), format!("A{index}"))
        })
        .collect();
    let list = |one: &dyn Fn(&(&str, String, String)) -> String| -> String {
        arguments.iter().map(|argument| one(argument) + ", ").collect()
    };
    let fields = list(&|(_, field, generic)| format!("pub(crate) {field}: {generic}"));
    let generics = list(&|(_, _, generic)| generic.clone());
    let bounds = list(&|(argument, _, generic)| {
        let bound =
            if is_number(argument) { "Into<FluentNumber>" } else { "Into<FluentValue<'a>>" };
        format!("{generic}: {bound}")
    });
    let mut sets = String::new();
    for (argument, field, _) in &arguments {
        let into = if is_number(argument) { "number" } else { "value" };
        writeln!(sets, "        args.set({argument:?}, {into}(self.{field}));")
            .expect("a string grows");
    }
    let args = if arguments.is_empty() {
        "        FluentArgs::new()\n".to_owned()
    } else {
        format!("        let mut args = FluentArgs::new();\n{sets}        args\n")
    };
    let (topic, text) = (&message.topic, &message.text);
    for line in format!("From `{topic}.ftl`:\n```fluent\n{text}\n```").lines() {
        writeln!(code, "/// {line}").expect("a string grows");
    }
    let braces = if arguments.is_empty() { ";".to_owned() } else { format!(" {{ {fields}}}") };
    let (declared, used) = if arguments.is_empty() {
        (String::new(), String::new())
    } else {
        (format!("<{generics}>"), bounds)
    };
    write!(
        code,
        "pub(crate) struct {type_name}{declared}{braces}\n\
         impl<'a, {used}> Message<'a> for {type_name}{declared} {{\n\
         \x20   const ID: &'static str = {name:?};\n\
         \x20   fn arguments(self) -> FluentArgs<'a> {{\n{args}    }}\n}}\n"
    )
    .expect("a string grows");
}
