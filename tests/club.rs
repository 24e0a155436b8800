//! A club on its own Discord: members, a channel, and the bot.
//!
//! A test opens a club, lets its members type and press, and reads what they see. Everything that a
//! member does returns the message that answers it; what the bot posts by itself is waited for. So
//! there is nothing to wait for by hand:
//!
//! ```ignore
//! #[tokio::test(flavor = "multi_thread")]
//! async fn a_game_that_is_lost_is_no_longer_listed() {
//!     let (club, code, _board, [mover, other]) = Club::playing().await;
//!     club.answer(&other, "pacru games", []).await.says(&code);
//!     club.lose(&mover, &code).await.says(other.name());
//!     club.answer(&other, "pacru games", []).await.does_not_say(&code);
//! }
//! ```
//!
//! * Who there is: [`Club::with`] takes members by name (Ana, Ben, Chika, Dmitri), [`Club::of`]
//!   makes others, [`Club::managed`] adds a moderator, and [`Club::playing`] begins a game.
//! * What members do: [`members`]. By the words that they read: a button by its label, a command as
//!   it is typed.
//! * What they see: [`messages`], with [`Says`] for what a message says, and which buttons it has.
//! * What happens to the bot: [`Club::crash`], [`Club::forward`] for days that pass, and the faults
//!   of [`Discord`](local::Discord).
//!
//! At the end the bot must end cleanly, and all traffic is checked by another implementation.

mod members;
mod messages;

use std::path::PathBuf;
use std::time::Duration;

use local::{ChannelId, Config, Discord, FaultKind, Member, Message, Permissions, Person, Role};
use store::{Location, Store};
use tempfile::TempDir;

use crate::bot::{Bot, forward};
pub(crate) use members::game;
pub(crate) use messages::{Says, code_in};
use testing::patience::{self, PATIENCE};

/// How many messages are waiting to be posted, and how many were given up.
pub(crate) const OUTBOX: &str =
    "SELECT count(*) FILTER (WHERE state <> 'dead'), count(*) FILTER (WHERE state = 'dead')
     FROM outbox WHERE state IN ('pending', 'sending', 'dead')";

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

    /// A club in which Ana and Ben have just begun a game of Pacru: its code and its first board,
    /// the player to move and the other one.
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

    /// Opens the club for members with these names, and for Eva, who manages it and its roles. The
    /// Discord clients of all of them have this language.
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
        club.keeps_boards("all").await;
        club
    }

    pub(crate) async fn ready(&self) {
        if let Err(error) = self.discord.registered("pacru").await {
            panic!("the bot does not come up: {error}\n{}", self.bot.log());
        }
    }

    /// Leaves open which boards of a game stay, as on a new server.
    pub(crate) async fn nobody_chose_boards(&self) {
        testing::database::execute(&self.data(), "UPDATE guilds SET boards = NULL").await;
    }

    /// Chooses which boards of a game stay in the channels of the club, as its moderator would: all of them, since most tests
    /// look back. `quiet` is about the others.
    pub(crate) async fn keeps_boards(&self, boards: &str) {
        let guild = self.discord.guild();
        let chosen = format!(
            "INSERT INTO guilds (guild_id, boards) VALUES ({guild}, '{boards}')
             ON CONFLICT (guild_id) DO UPDATE SET boards = excluded.boards"
        );
        testing::database::execute(&self.data(), &chosen).await;
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
        let mut command = Bot::on(other, &self.discord, &self.data());
        self.bot = Bot::back(&self.discord, || Bot::spawn(&mut command)).await;
    }

    /// Fails if the bot has logged a warning.
    #[track_caller]
    pub(crate) fn had_no_trouble(&self) {
        let log = self.bot.log();
        assert!(!log.contains("WARN") && !log.contains("ERROR"), "{log}");
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
            let (waiting, dead): (i64, i64) = testing::database::row(&self.data(), OUTBOX).await;
            assert_eq!(dead, 0, "{}", self.bot.log());
            waiting == 0
        })
        .await;
    }
}

/// Ends the bot cleanly and checks all traffic with an independent implementation, unless the test
/// has ended the bot.
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

/// An answer of Discord with this status and this code, which says that it does not do what it is
/// asked.
pub(crate) fn refusal(status: u16, code: u32) -> FaultKind {
    FaultKind::Error { status, code, message: "for a test".to_owned() }
}
