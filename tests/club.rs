//! A club on its own Discord: members, a channel, and the bot.

use std::path::PathBuf;
use std::time::Duration;

use local::{
    ChannelId, Config, Discord, FaultKind, Interaction, Member, Menu, Message, Permissions, Person,
    Role,
};
use rules::{Kind, Position, Record, Setup};
use store::{Location, Store};
use tempfile::TempDir;

use crate::bot::{Bot, forward};
use testing::patience::{self, PATIENCE};

/// Members, a channel, and the bot.
pub(crate) struct Club {
    pub(crate) discord: Discord,
    pub(crate) bot: Bot,
    folder: TempDir,
}

impl Club {
    /// Opens the club and waits until the bot has registered its commands.
    pub(crate) async fn open() -> Self {
        Self::open_with(Config::default()).await
    }

    /// The club, and these of its members.
    pub(crate) async fn with<const N: usize>(names: [&str; N]) -> (Self, [Member; N]) {
        let club = Self::open().await;
        let members = names.map(|name| club.member(name));
        (club, members)
    }

    /// A club in which Ana and Ben have just begun a game of Pacru: its code and its first board, the player to move and the
    /// other one.
    pub(crate) async fn playing() -> (Self, String, Message, [Member; 2]) {
        let (club, mut members) = Self::with(["Ana", "Ben"]).await;
        let (code, board) = club.table(&members.each_ref()).await;
        if club.called(&board).id() != members[0].id() {
            members.reverse();
        }
        (club, code, board, members)
    }

    /// A club of these people alone.
    pub(crate) async fn of<const N: usize>(people: [Person; N]) -> (Self, [Member; N]) {
        let names = people.each_ref().map(|person| person.name.clone());
        let config = Config { people: people.into(), ..Config::default() };
        let club = Self::open_with(config).await;
        // Found by the whole name: a name may look like a mention.
        let members = names.map(|name| {
            let mut members = club.discord.members().into_iter();
            members.find(|member| member.name() == name).expect("they are members")
        });
        (club, members)
    }

    /// Opens the club for members with these names, and for Eva, who manages it and its roles. The Discord clients of all of them
    /// have this language.
    pub(crate) async fn managed<const N: usize>(
        names: [&str; N],
        locale: &str,
    ) -> (Self, Member, [Member; N]) {
        let person = |name: &str| Person::named(name).speaking(locale);
        let mut people = names.map(person).to_vec();
        people.push(Person {
            permissions: Permissions::MEMBER
                | Permissions::MANAGE_EVENTS
                | Permissions::MANAGE_GUILD
                | Permissions::MANAGE_ROLES,
            ..person("Eva")
        });
        let club = Self::open_with(Config {
            people,
            guild_locale: locale.to_owned(),
            ..Config::default()
        })
        .await;
        let eva = club.member("Eva");
        let moderators = club.discord.add_role("moderators");
        club.discord.change_role(moderators, |it| it.position = Role::OF_THE_BOT - 1);
        club.discord.give_role(&eva, moderators);
        let members = names.map(|name| club.member(name));
        (club, eva, members)
    }

    pub(crate) async fn open_with(config: Config) -> Self {
        let discord = Discord::start(Config {
            // Tests share the machine with other programs: only a hang is a failure here.
            response_timeout: PATIENCE,
            traffic_limit: 20_000,
            // The tests kill and restart bots all the time.
            identify_interval: Duration::ZERO,
            ..config
        })
        .await
        .expect("a free port");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let data = folder.path().join("pacru.db");
        testing::database::fresh(&data).await;
        let bot = Bot::start(&discord, &data);
        let club = Self { discord, bot, folder };
        club.ready().await;
        club
    }

    pub(crate) async fn ready(&self) {
        if let Err(error) = self.discord.registered("pacru").await {
            panic!("the bot does not come up: {error}\n{}", self.bot.log());
        }
    }

    /// The data file; with PostgreSQL, the name from which the database gets its own.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("pacru.db")
    }

    /// Opens the store while the bot is down.
    pub(crate) async fn store(&self) -> Store {
        let data: Location = testing::database::address(&self.data()).parse().unwrap();
        Store::open(&data).await.expect("the data")
    }

    pub(crate) fn channel(&self) -> ChannelId {
        self.discord.club()
    }

    pub(crate) fn member(&self, name: &str) -> Member {
        self.discord.member(name).expect("a member of the club")
    }

    /// Puts the bot's clock forward.
    pub(crate) fn forward(&self, time: play::time::Millis) {
        let file = forward(&self.data());
        let before =
            std::fs::read_to_string(&file).map_or(0, |text| text.parse().expect("a number"));
        std::fs::write(file, (before + time).to_string())
            .expect("the temporary folder can be written");
    }

    /// Kills the bot, as a power cut would, and starts it again.
    pub(crate) async fn crash(&mut self) {
        self.bot.kill();
        self.restart().await;
    }

    /// Starts the bot again after it has ended.
    pub(crate) async fn restart(&mut self) {
        self.restart_under(&[]).await;
    }

    /// The same, started through another program.
    pub(crate) async fn restart_under(&mut self, other: &[&str]) {
        let data = self.data();
        self.bot = Bot::back(&self.discord, || Bot::start_under(other, &self.discord, &data)).await;
    }

    /// Types a command in the club's channel and returns the private answer.
    pub(crate) async fn answer<'a>(
        &self,
        who: &Member,
        path: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Message {
        self.answer_in(self.channel(), who, path, options).await
    }

    /// The same in another channel, or in direct messages.
    pub(crate) async fn answer_in<'a>(
        &self,
        place: ChannelId,
        who: &Member,
        path: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Message {
        let typed = who.command(place, path, options);
        let typed = typed.unwrap_or_else(|error| panic!("{path}: {error}"));
        self.answer_to(&typed, path).await
    }

    /// Presses a button of a table in the list of `/pacru games`.
    pub(crate) async fn at_table(&self, who: &Member, code: &str, label: &str) -> Message {
        let listed = self.answer(who, "pacru games", []).await;
        self.press(who, &listed, &format!("{label} {code}")).await
    }

    /// Resigns a game, and returns its last board.
    pub(crate) async fn lose(&self, who: &Member, code: &str) -> Message {
        self.resign(who, code).await;
        let title = format!("`{code}`**");
        let is_last = |it: &Message| it.content.contains(&title) && it.content.contains('🏆');
        self.see("the end", is_last).await
    }

    /// Resigns a game, and returns the private answer.
    pub(crate) async fn resign(&self, who: &Member, code: &str) -> Message {
        let asked = self.answer(who, "pacru resign", [("game", code)]).await;
        self.press(who, &asked, "Resign").await
    }

    /// The record of a game, which the bot sends as a file.
    pub(crate) async fn record(&self, place: ChannelId, who: &Member, code: &str) -> Record {
        let history = self.answer_in(place, who, "pacru study history", [("game", code)]).await;
        history.file().parse().expect("a record")
    }

    /// The position of a game, from its record.
    pub(crate) async fn position(&self, place: ChannelId, who: &Member, code: &str) -> Position {
        self.record(place, who, code).await.replay().expect("legal turns")
    }

    /// Sets up a tournament with these options, which these members join.
    pub(crate) async fn tournament<'a>(
        &self,
        organiser: &Member,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        members: &[&Member],
    ) {
        self.answer(organiser, "pacru-organise new", options).await.says("is set up");
        for member in members {
            self.answer(member, "pacru-tournament join", []).await;
        }
    }

    /// Fails if the bot has logged a warning.
    #[track_caller]
    pub(crate) fn had_no_trouble(&self) {
        let log = self.bot.log();
        assert!(!log.contains("WARN") && !log.contains("ERROR"), "{log}");
    }

    /// Lets the time of all members run out: no vacation of theirs begins by itself.
    pub(crate) async fn no_vacations(&self, members: &[&Member]) {
        for member in members {
            self.answer(member, "pacru preferences", [("automatic_vacation", "false")]).await;
        }
    }

    /// Types a turn in a game and returns the private answer.
    pub(crate) async fn play(&self, who: &Member, code: &str, turn: &str) -> Message {
        self.answer(who, "pacru move", [("move", turn), ("game", code)]).await
    }

    /// Presses a button and returns the private answer.
    pub(crate) async fn press(&self, who: &Member, message: &Message, label: &str) -> Message {
        let interaction =
            who.press_labelled(message, label).unwrap_or_else(|error| panic!("{label}: {error}"));
        self.answer_to(&interaction, label).await
    }

    /// Presses the first button whose label has this end, and returns the private answer.
    pub(crate) async fn tap(&self, who: &Member, message: &Message, end: &str) -> Message {
        let labels = message.labels();
        let label = labels.iter().find(|label| label.ends_with(end));
        self.press(who, message, label.unwrap_or_else(|| panic!("{end}: {labels:?}"))).await
    }

    /// Chooses what has this label from a menu, and returns the private answer.
    pub(crate) async fn choose(&self, who: &Member, message: &Message, label: &str) -> Message {
        let fits = |menu: &&Menu| menu.options.iter().any(|option| option.label == label);
        let menu = message.menus().find(fits);
        let menu = menu.unwrap_or_else(|| panic!("{label} is not offered"));
        let chosen = who.choose(message, &menu.custom_id, [label]);
        self.answer_to(&chosen.expect("it is offered"), label).await
    }

    /// Presses what has this label, or chooses it from a menu, and returns the private answer.
    pub(crate) async fn pick(&self, who: &Member, message: &Message, label: &str) -> Message {
        match message.button(label) {
            Some(_) => self.press(who, message, label).await,
            None => self.choose(who, message, label).await,
        }
    }

    pub(crate) async fn answer_to(&self, interaction: &Interaction, what: &str) -> Message {
        let message = interaction
            .reply()
            .await
            .unwrap_or_else(|error| panic!("{what}: {error}\n{}", self.bot.log()));
        assert!(message.is_ephemeral(), "answers are private: {}", message.content);
        assert!(message.pinged.is_empty(), "answers ping nobody: {}", message.content);
        message
    }

    /// Waits for a public message that fits.
    pub(crate) async fn see(&self, what: &str, fits: impl FnMut(&Message) -> bool) -> Message {
        self.see_in(self.channel(), what, fits).await
    }

    /// Waits for a public message with these words.
    pub(crate) async fn posted(&self, words: &str) -> Message {
        self.see(words, |message| message.content.contains(words)).await
    }

    pub(crate) async fn see_in(
        &self,
        channel: ChannelId,
        what: &str,
        fits: impl FnMut(&Message) -> bool,
    ) -> Message {
        self.discord.wait_for(channel, fits).await.unwrap_or_else(|error| {
            let all: Vec<String> =
                self.discord.messages(channel).into_iter().map(|message| message.content).collect();
            panic!("{what}: {error}\nmessages: {all:#?}\nlog: {}", self.bot.log())
        })
    }

    /// Opens a table with these options, and returns its code and its message.
    pub(crate) async fn open_table<'a>(
        &self,
        creator: &Member,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (String, Message) {
        let said = self.answer(creator, "pacru new", options).await;
        let code = code_in(&said.content);
        let table = self.posted(&code).await;
        (code, table)
    }

    /// Opens a table of Pacru for these members, who all join, and returns its code and the first board.
    pub(crate) async fn table(&self, members: &[&Member]) -> (String, Message) {
        self.table_of(Kind::Pacru, members).await
    }

    /// Opens a table for these members, who all join, and returns its code and the first board, in any language.
    pub(crate) async fn table_of(&self, kind: Kind, members: &[&Member]) -> (String, Message) {
        let number = members.len().to_string();
        let options = [game(kind), ("players", number.as_str())];
        let (code, table) = self.open_table(members[0], options).await;
        for member in &members[1..] {
            self.press(member, &table, &table.labels()[0]).await;
        }
        let board = self.first_board(&code).await;
        (code, board)
    }

    /// Waits for the first board of a game, in any language.
    pub(crate) async fn first_board(&self, code: &str) -> Message {
        let is_board = |it: &Message| it.content.contains(code) && !it.attachments.is_empty();
        self.see("the first board", is_board).await
    }

    /// Waits for the board after turn `ply` of a game.
    pub(crate) async fn board(&self, code: &str, ply: u32) -> Message {
        let start = format!("`{code}`** ");
        let said = if ply == 0 { "begins:".to_owned() } else { format!("turn {ply}:") };
        self.see(&format!("board {ply} of {code}"), |message| {
            message.content.split_once(&start).is_some_and(|(_, rest)| rest.starts_with(&said))
        })
        .await
    }

    /// Lets everybody take two turns in a game that has just begun with `board`: shorter games change no ratings.
    pub(crate) async fn two_rounds(&self, kind: Kind, code: &str, board: &Message, players: u32) {
        let setup = Setup::new(kind, players as usize).expect("a usual table");
        let mut position = Position::new(&setup).expect("a usual start");
        let mut board = board.clone();
        for ply in 1..=2 * players {
            let turn = position.legal(false).swap_remove(0);
            self.play(&self.called(&board), code, &turn).await;
            position = position.play(&turn).expect("a legal turn").position;
            board = self.board(code, ply).await;
        }
    }

    /// Waits until something holds.
    pub(crate) async fn until(&self, wanted: &str, mut holds: impl AsyncFnMut() -> bool) {
        self.find(wanted, async || holds().await.then_some(())).await;
    }

    /// Looks again and again until there is what is wanted.
    pub(crate) async fn find<T>(
        &self,
        wanted: &str,
        mut look: impl AsyncFnMut() -> Option<T>,
    ) -> T {
        patience::find(wanted, async || look().await.ok_or_else(|| self.bot.log())).await
    }

    /// Waits until the bot has logged something.
    pub(crate) async fn logs(&self, what: &str) {
        self.bot.says(what).await;
    }

    /// Waits until everything was posted, and checks that nothing was given up.
    pub(crate) async fn all_is_posted(&self) {
        self.until("all is posted", async || {
            let (waiting, dead): (i64, i64) = testing::database::row(
                &self.data(),
                "SELECT count(*) FILTER (WHERE state <> 'dead'), count(*) FILTER (WHERE state = 'dead')
                 FROM outbox WHERE state IN ('pending', 'sending', 'dead')",
            )
            .await;
            assert_eq!(dead, 0, "{}", self.bot.log());
            waiting == 0
        })
        .await;
    }

    /// Waits until only the newest board of this game has buttons.
    pub(crate) async fn older_boards_are_bare(&self, code: &str) {
        self.until("buttons under the newest board alone", async || {
            let boards = self.boards(code);
            let (newest, older) = boards.split_last().expect("a board");
            let bare = older.iter().all(|board| board.buttons().count() == 0);
            bare && newest.buttons().count() > 0
        })
        .await;
    }

    /// Waits until no board of this game has buttons.
    pub(crate) async fn boards_are_bare(&self, code: &str) {
        self.until("no buttons", async || {
            self.boards(code).iter().all(|board| board.buttons().count() == 0)
        })
        .await;
    }

    /// All public messages that show a board of this game.
    pub(crate) fn boards(&self, code: &str) -> Vec<Message> {
        let messages = self.discord.messages(self.channel()).into_iter();
        messages
            .filter(|message| message.content.contains(code) && !message.attachments.is_empty())
            .collect()
    }

    /// The member whom a board mentions.
    pub(crate) fn called(&self, board: &Message) -> Member {
        assert_eq!(board.pinged.len(), 1, "exactly one player is called: {}", board.content);
        let members = self.discord.members().into_iter();
        members
            .into_iter()
            .find(|member| member.id() == board.pinged[0])
            .expect("the player is a member")
    }

    /// The same of two, and then the other one.
    pub(crate) fn sides<'a>(
        &self,
        board: &Message,
        one: &'a Member,
        two: &'a Member,
    ) -> (Member, &'a Member) {
        let called = self.called(board);
        let other = if called.id() == one.id() { two } else { one };
        (called, other)
    }
}

/// Ends the bot cleanly and checks all traffic with an independent implementation, unless the test has ended the bot.
impl Drop for Club {
    fn drop(&mut self) {
        if std::thread::panicking() || self.bot.has_ended() {
            return;
        }
        let status = self.bot.terminate();
        assert!(status.success(), "a clean end: {status}\n{}", self.bot.log());
        crate::traffic::judge(&self.discord.traffic(0));
    }
}

/// Expectations of the words of a message.
pub(crate) trait Says {
    /// Fails unless the message contains these words.
    fn says(&self, words: &str);

    /// Fails unless the message begins with these words.
    fn begins_with(&self, words: &str);

    /// Fails if the message contains these words.
    fn does_not_say(&self, words: &str);

    /// The labels of its buttons.
    fn labels(&self) -> Vec<String>;

    /// The words for its first picture.
    fn alt(&self) -> &str;

    /// The text of its first file.
    fn file(&self) -> &str;
}

impl Says for Message {
    #[track_caller]
    fn says(&self, words: &str) {
        let content = &self.content;
        assert!(content.contains(words), "{words:?} is not in {content:?}");
    }

    #[track_caller]
    fn begins_with(&self, words: &str) {
        let content = &self.content;
        assert!(content.starts_with(words), "{content:?} does not begin with {words:?}");
    }

    #[track_caller]
    fn does_not_say(&self, words: &str) {
        let content = &self.content;
        assert!(!content.contains(words), "{words:?} is in {content:?}");
    }

    fn labels(&self) -> Vec<String> {
        self.buttons().filter_map(|button| button.label.clone()).collect()
    }

    fn alt(&self) -> &str {
        self.attachments[0].description.as_deref().expect("words for those who do not see it")
    }

    fn file(&self) -> &str {
        std::str::from_utf8(&self.attachments[0].bytes).expect("text")
    }
}

/// An answer of Discord with this status and this code, which says that it does not do what it is asked.
pub(crate) fn refusal(status: u16, code: u32) -> FaultKind {
    FaultKind::Error { status, code, message: "for a test".to_owned() }
}

/// The first code in backticks.
pub(crate) fn code_in(text: &str) -> String {
    text.split('`').nth(1).unwrap_or_else(|| panic!("no code in {text:?}")).to_owned()
}

/// The option that names a game.
pub(crate) fn game(kind: Kind) -> (&'static str, &'static str) {
    ("game", view::game_choice(english(), kind).leak())
}

fn english() -> &'static view::Texts {
    view::texts(play::Language::English)
}
