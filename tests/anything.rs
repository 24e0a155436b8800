//! Members press any button that they find and type any option that is offered. Each gets an answer
//! that is not an apology, and the data file stays sound.

use fastrand::Rng;
use local::{CommandOption, FormInput, Member, MenuKind, Message, OptionKind, Reply};
use play::time::HOUR;
use rules::Kind;

use crate::bot::Bot;
use crate::club::Club;
use crate::variable;

/// How many actions they take, unless the variable `PACRU_STEPS` is set.
const STEPS: u64 = 400;

/// The seed of the random choices, unless the variable `PACRU_SEED` names another. The bot's own
/// random draws do not depend on it.
const SEED: u64 = 2026;

/// Texts that members type who do not know what is expected.
const WORDS: [&str; 12] = [
    "e1-e2",
    "pass",
    "resign",
    "7",
    "-1",
    "2d",
    "22:00-08:00",
    "Europe/Berlin",
    "club",
    "**`@everyone`** 🎲",
    "\u{202e}\u{0}",
    "'; --",
];

/// What the bot says when an error is its own or Discord's.
const APOLOGIES: [&str; 4] =
    ["did not work", "was not saved", "could not be reached", "could not be drawn"];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_pressed_or_typed_is_answered() {
    let seed = variable("PACRU_SEED", SEED);
    println!("PACRU_SEED={seed}");
    let mut steps = variable("PACRU_STEPS", STEPS);
    let (club, members) = Club::of(people()).await;
    for kind in Kind::ALL {
        let seats = kind.players().max().unwrap_or(2);
        club.table_of(kind, &members.iter().take(seats).collect::<Vec<_>>()).await;
    }
    let mut monkeys =
        Monkeys { members: members.into(), chance: Rng::with_seed(seed), did: Vec::new(), club };
    while steps > 0 {
        steps -= u64::from(monkeys.step().await);
    }
    monkeys.end();
}

/// Discord refuses all suggestions if one is too long. An option once suggested whatever was typed,
/// and others once described whole games.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_typed_suggestions_are_short() {
    let mut people = people();
    for person in &mut people {
        person.name = person.name.repeat(5);
        person.permissions |= local::Permissions::MANAGE_EVENTS;
    }
    let (club, members) = Club::of(people).await;
    let manager = &members[3];
    let event = [("name", "A very long name. ".repeat(3)), ("system", "Swiss".to_owned())];
    let event = event.iter().map(|(option, value)| (*option, value.as_str()));
    club.answer(manager, "pacru-organise new", event).await;
    club.table(&members.each_ref()).await;
    let mut commands = Vec::new();
    for command in manager.commands(club.channel()) {
        leaves(&command.name, &command.options, &mut commands);
    }
    let mut suggesting = 0;
    for (path, options) in commands {
        for option in options.iter().filter(|option| option.autocomplete) {
            for typed in ["", &"1 ".repeat(3000), &"Ω".repeat(6000)] {
                let given = [(option.name.as_str(), typed)];
                let found = manager.autocomplete(club.channel(), &path, given, &option.name);
                if let Err(error) = found.await {
                    panic!("/{path} {}: {error}\n{}", option.name, club.bot.log());
                }
            }
            suggesting += 1;
        }
    }
    assert!(suggesting > 30, "{suggesting}");
}

/// Four members, one of whom manages the server.
fn people() -> [local::Person; 4] {
    let mut people = ["Ana", "Ben", "Chika", "Dmitri"].map(local::Person::named);
    people[3].permissions |= local::Permissions::MANAGE_GUILD;
    people
}

struct Monkeys {
    club: Club,
    members: Vec<Member>,
    chance: Rng,
    /// Printed to help to find the reason of a failure.
    did: Vec<String>,
}

impl Monkeys {
    /// Takes an action; returns whether there was one to take.
    async fn step(&mut self) -> bool {
        let who = self.members[self.chance.usize(..self.members.len())].clone();
        if self.chance.u8(0..50) == 0 {
            let hours = self.chance.i64(1..60);
            self.did.push(format!("{hours} hours pass"));
            self.club.forward(hours * HOUR);
        }
        match self.chance.u8(0..10) {
            0..5 => self.tap(&who).await,
            5..7 => self.command(&who).await,
            _ => self.turn(&who).await,
        }
    }

    /// Presses a button of one of the last messages, or chooses from a menu of it.
    async fn tap(&mut self, who: &Member) -> bool {
        let mut messages = who.messages(self.club.channel());
        let last = messages.split_off(messages.len().saturating_sub(15));
        let mut found = Vec::new();
        for message in &last {
            let buttons = message.buttons().filter(|button| !button.disabled);
            found.extend(buttons.filter_map(|it| Some((message, it.custom_id.as_deref()?, None))));
            for menu in message.menus().filter(|menu| !menu.disabled) {
                let option = self.chance.choice(&menu.options).map(|it| it.value.as_str());
                found.extend(option.map(|value| (message, menu.custom_id.as_str(), Some(value))));
            }
        }
        let Some(&(message, id, value)) = self.chance.choice(&found) else {
            return false;
        };
        let (asked, what) = match value {
            None => (who.press(message, id), format!("presses {id}")),
            Some(value) => (who.choose(message, id, [value]), format!("chooses {value:?}")),
        };
        self.settle(who, &what, asked).await
    }

    /// Types any command with any options.
    async fn command(&mut self, who: &Member) -> bool {
        let mut commands = Vec::new();
        for command in who.commands(self.club.channel()) {
            leaves(&command.name, &command.options, &mut commands);
        }
        let (path, options) = self.chance.choice(&commands).expect("a command").clone();
        let mut given: Vec<(String, String)> = Vec::new();
        for option in &options {
            if option.required || self.chance.u8(0..10) < 4 {
                let value = self.value(who, &path, &given, option).await;
                given.push((option.name.clone(), value));
            }
        }
        let asked = who.command(self.club.channel(), &path, given.clone());
        self.settle(who, &format!("types /{path} {given:?}"), asked).await
    }

    /// Takes a turn from the suggestions of autocomplete.
    async fn turn(&mut self, who: &Member) -> bool {
        let channel = self.club.channel();
        let offered = who.autocomplete(channel, "pacru move", [("", ""); 0], "move").await;
        let offered = offered.expect("suggestions, or none");
        let Some(turn) = self.chance.choice(&offered) else {
            return false;
        };
        let turn = turn.value.as_str().unwrap_or_default().to_owned();
        let asked = who.command(channel, "pacru move", [("move", turn.as_str())]);
        self.settle(who, &format!("plays {turn}"), asked).await
    }

    /// A value for an option, which is either offered or invalid.
    async fn value(
        &mut self,
        who: &Member,
        path: &str,
        given: &[(String, String)],
        option: &CommandOption,
    ) -> String {
        if let Some(choice) = self.chance.choice(&option.choices) {
            return choice.name.clone();
        }
        let word = WORDS[self.chance.usize(..WORDS.len())].to_owned();
        if option.autocomplete && self.chance.u8(0..10) < 7 {
            let name = option.name.clone();
            let typed = given.iter().cloned().chain([(name.clone(), String::new())]);
            let offered = who.autocomplete(self.club.channel(), path, typed, &name).await;
            let offered = offered.unwrap_or_default();
            let choice = self.chance.choice(&offered);
            return choice.and_then(|choice| choice.value.as_str()).map_or(word, str::to_owned);
        }
        match option.kind {
            OptionKind::Integer => {
                let least = option.min_value.unwrap_or(0.0) as i64;
                let most = option.max_value.unwrap_or(100.0) as i64;
                self.chance.i64(least..=most).to_string()
            }
            OptionKind::Boolean => self.chance.bool().to_string(),
            OptionKind::User => {
                self.members[self.chance.usize(..self.members.len())].name().to_owned()
            }
            OptionKind::Channel => "club".to_owned(),
            // The first line is the name of the file.
            OptionKind::Attachment => format!("record.txt\n{word}\ne1-e2\n{word}"),
            _ => word,
        }
    }

    /// Waits for the answer and fills in a form if it is one. Returns whether the client sent
    /// anything at all.
    async fn settle(
        &mut self,
        who: &Member,
        what: &str,
        asked: Result<local::Interaction, local::Error>,
    ) -> bool {
        let Ok(mut asked) = asked else {
            return false;
        };
        self.did.push(format!("{} {what}", who.name()));
        loop {
            match asked.outcome().await {
                Ok(Reply::Modal(modal)) => {
                    let word = |chance: &mut Rng| WORDS[chance.usize(..WORDS.len())].to_owned();
                    let fields = modal.parts.iter().filter_map(|part| {
                        let value = match &part.input {
                            FormInput::Text(_) => word(&mut self.chance),
                            FormInput::Menu(menu) if menu.kind == MenuKind::User => {
                                self.chance.choice(&self.members)?.name().to_owned()
                            }
                            FormInput::Menu(menu) => {
                                self.chance.choice(&menu.options)?.value.clone()
                            }
                        };
                        Some((part.input.custom_id().to_owned(), value))
                    });
                    let fields: Vec<(String, String)> = fields.collect();
                    match who.submit(&modal, fields) {
                        Ok(sent) => asked = sent,
                        // The client does not accept the text.
                        Err(_) => return true,
                    }
                }
                Ok(Reply::Message(message)) => {
                    self.read(&message);
                    return true;
                }
                Ok(Reply::Deleted | Reply::Choices(_)) => return true,
                Err(error) => self.fail(&format!("no answer: {error}")),
            }
        }
    }

    /// Checks that nobody reads an apology of the bot.
    fn read(&self, message: &Message) {
        let text = &message.content;
        let apology = APOLOGIES.iter().any(|words| text.contains(words));
        let empty = text.trim().is_empty()
            && message.attachments.is_empty()
            && message.components().next().is_none();
        if apology || empty {
            self.fail(&format!("an answer like {text:?}"));
        }
    }

    fn fail(&self, what: &str) -> ! {
        let last = &self.did[self.did.len().saturating_sub(12)..];
        panic!("{what}\nafter {last:#?}\nlog: {}", self.club.bot.log());
    }

    /// Ends the bot, and checks all traffic and the data file.
    fn end(self) {
        let log = self.club.bot.log();
        assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
        let data = testing::database::address(&self.club.data());
        let mut check = Bot::command();
        let said = Bot::ends(check.args(["check", "--all"]).env("PACRU_DATA", data), 0, &[]);
        println!("{} steps: {said}", self.did.len());
    }
}

/// Every command that can be sent, with its options.
fn leaves(path: &str, options: &[CommandOption], all: &mut Vec<(String, Vec<CommandOption>)>) {
    let branches = options
        .iter()
        .filter(|option| matches!(option.kind, OptionKind::Subcommand | OptionKind::Group));
    let mut leaf = true;
    for branch in branches {
        leaf = false;
        leaves(&format!("{path} {}", branch.name), &branch.options, all);
    }
    if leaf {
        all.push((path.to_owned(), options.to_vec()));
    }
}
