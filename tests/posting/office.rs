//! The bot's outbox without its gateway: what it owes is wanted by a test, and delivered with or
//! without a fault.
//!
//! A test opens an `Office`, makes a table, a game or a tournament, wants a message, and delivers
//! it: `office.want(subject, &notification)`, then `office.deliver_all()`; `office.post(…)` plays a
//! first try with its fate, and counts the messages.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use ::bot::{Bot, outbox};
use discord::{Rest, Token};
use local::{Config, Discord, Endpoint, Event, Fault, FaultKind, Member, Message};
use play::rating_roles::RatingRole;
use play::time::{Clock, MINUTE};
use play::tournament::{self, Creation, Settings, Snapshot, System, TournamentNotification};
use play::{
    Actor, Announcement, AuditLogEntry, ChannelId, Game, GuildId, NewTable, Notification, Offer,
    Person, RoleId, Subject, TournamentId,
};
use render::FontSource;
use reqwest::multipart::{Form, Part};
use rules::Kind;
use serde_json::json;
use store::Store;
use tempfile::TempDir;
use tokio::sync::{broadcast, watch};
use view::custom_id::mark_of;

use testing::patience::within;

/// What becomes of the first try.
#[derive(Clone, Copy, Debug)]
pub(super) enum FirstTry {
    /// Discord refuses it, and posts nothing.
    Fails,
    /// Discord posts the message, and the response is lost.
    LosesItsAnswer,
    /// Discord posts the message, and the process ends before it knows.
    IsKilled,
}

/// Longer than Discord remembers a nonce.
pub(super) const FORGOTTEN: i64 = 6 * MINUTE;

/// A bot without a gateway, whose clock stands unless it is moved together with Discord's.
pub(super) struct Office {
    pub(super) discord: Discord,
    pub(super) bot: Bot,
    clock: Clock,
    pub(super) members: [Member; 4],
    interactions: i64,
    rows: u32,
    folder: TempDir,
}

impl Office {
    pub(super) async fn open() -> Self {
        let discord = Discord::start(Config::default()).await.unwrap();
        let rest = Rest::new(&Token::from(discord.token()), Some(&discord.url())).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let data = testing::database::fresh(&folder.path().join("pacru.db")).await;
        let clock = Clock::standing_at(Clock::default().now());
        let store = Store::open_at(&data.parse().unwrap(), clock.clone()).await.unwrap();
        let bot = Bot::new(store, rest, FontSource::Bundled, NonZeroUsize::MIN).unwrap();
        let members = ["Ana", "Ben", "Chika", "Dmitri"].map(|name| discord.member(name).unwrap());
        Self { discord, bot, clock, members, interactions: 0, rows: 0, folder }
    }

    pub(super) fn channel(&self) -> ChannelId {
        self.discord.club().0.into()
    }

    pub(super) fn person(&self, member: usize) -> Person {
        let member = &self.members[member];
        Person::new(member.id().0, member.name())
    }

    pub(super) fn actor(&mut self, member: usize) -> Actor {
        self.interactions += 1;
        Actor::of(&self.person(member), self.interactions).expect("a name")
    }

    /// A table that Ana opens.
    pub(super) async fn table(&mut self) -> Game {
        let (ana, guild) = (self.actor(0), self.discord.guild().0.into());
        let table = NewTable::new(self.channel(), Kind::Shacru);
        let table = NewTable { players: Some(2), guild: Some(guild), ..table };
        self.bot.games.open(&ana, table).await.unwrap();
        let games = self.bot.games.store().games_of(ana.person.id).await.unwrap();
        games.into_iter().max_by_key(|game| game.id).unwrap()
    }

    /// A game of Ana and Ben, in which a draw was offered.
    pub(super) async fn game(&mut self) -> Game {
        let table = self.table().await;
        let (ana, ben) = (self.actor(0), self.actor(1));
        self.bot.games.join(&ben, &table.code).await.unwrap();
        self.bot.games.offer(&ana, &table.code, None, Offer::Draw).await.unwrap();
        self.bot.games.store().game_by_id(table.id).await.unwrap().unwrap()
    }

    /// A tournament that everybody but Dmitri has entered.
    pub(super) async fn tournament(&mut self, system: System) -> (TournamentId, String) {
        let settings = Settings {
            name: format!("{system:?}"),
            kind: Kind::Shacru,
            system,
            round_days: (system == System::Swiss).then_some(7),
            ..Settings::default()
        };
        let (guild, channel) = (self.discord.guild().0.into(), self.channel());
        let creation = Creation { guild, channel, settings };
        let ana = self.actor(0);
        self.bot.games.create_tournament(&ana, creation).await.unwrap();
        let here = self.bot.games.store().tournaments_on(guild, 1).await.unwrap().remove(0);
        for member in 0..3 {
            let actor = self.actor(member);
            self.bot.games.join_tournament(&actor, &here.code).await.unwrap();
        }
        (here.id, here.code)
    }

    async fn decide(
        &mut self,
        member: usize,
        code: &str,
        decide: impl Fn(&Snapshot, &Actor) -> tournament::Decided,
    ) {
        let actor = self.actor(member);
        let decide = |now: &Snapshot| decide(now, &actor);
        self.bot.games.decide_in_tournament(&actor, code, decide).await.unwrap();
    }

    /// Every kind of message that the outbox posts.
    pub(super) async fn everything(&mut self) -> BTreeMap<&'static str, (Subject, Notification)> {
        use Notification::{Board, Declined, Here, Lobby, ModeratorAction, Notice, Reminder, Tell};
        use TournamentNotification::{
            CalledOff, Calls, Challenge, Invitation, Moved, Podium, Round, RoundOverdue, TooFew,
            Tournament, Waits,
        };

        let (playing, table) = (self.game().await, self.table().await.id);
        let called_off = self.table().await;
        let ana = self.actor(0);
        self.bot.games.cancel(&ana, &called_off.code).await.unwrap();
        let (game, player, seq) = (playing.id, playing.to_move.unwrap(), playing.seq);
        let channel = self.channel();
        let user = self.person(2).id;
        let ended = Announcement::CalledOff { reason: "a test".to_owned() };
        let mut every: BTreeMap<_, _> = [
            ("an open table", table, Lobby { seq: 1 }),
            ("a board", game, Board { since: 1, seq }),
            ("a notice", game, Notice { since: seq, seq }),
            ("a reminder", game, Reminder { player, seq, at: 1 }),
            ("a thread", game, Notification::Thread),
            ("a board elsewhere", game, Here { channel }),
            ("a table elsewhere", table, Here { channel }),
            ("a game on hold", game, ModeratorAction { seq, what: Announcement::Frozen }),
            ("a table called off", called_off.id, ModeratorAction { seq: 2, what: ended }),
            ("the end, to a follower", game, Tell { user }),
            ("an invitation declined", table, Declined { seq: 1, user }),
        ]
        .into_iter()
        .map(|(kind, game, notification)| (kind, (Subject::Game(game), notification)))
        .collect();

        let (swiss, code) = self.tournament(System::Swiss).await;
        let dmitri = self.person(3);
        let late = |settings: &mut Settings| settings.late_entry = true;
        let ana = self.actor(0);
        self.bot.games.edit_tournament(&ana, &code, late).await.unwrap();
        self.decide(0, &code, |now, _| tournament::invite(now, &dmitri, false)).await;
        let invited = self.bot.games.tournament(&code).await.unwrap().tournament.seq;
        self.decide(0, &code, |now, _| tournament::start(now)).await;
        let (ladder, code) = self.tournament(System::Ladder).await;
        self.decide(0, &code, |now, _| tournament::start(now)).await;
        let ana = self.person(0);
        self.decide(1, &code, |now, ben| tournament::challenge(now, ben, &ana)).await;
        let made = self.bot.games.tournament(&code).await.unwrap().tournament.seq;
        let entrant = pairing::EntrantId;
        let entrants = vec![entrant(1), entrant(2)];
        for (kind, tournament, notification) in [
            ("a tournament", swiss, Tournament { seq: 1 }),
            ("a tournament elsewhere", swiss, Moved { channel, seq: 1 }),
            ("a round", swiss, Round { first: 1, last: 1, thread: false }),
            ("a round in a thread", swiss, Round { first: 1, last: 1, thread: true }),
            ("the calls of a round", swiss, Calls { first: 1, last: 1, entrants }),
            ("a round overdue", swiss, RoundOverdue { round: 1, seq: 1 }),
            ("too few entrants", swiss, TooFew { seq: 1 }),
            ("an invitation", swiss, Invitation { entrant: entrant(4), seq: invited }),
            ("a game called off", swiss, CalledOff { board: 0, seq: 1 }),
            ("who waits", swiss, Waits { seq: 1 }),
            ("the podium", swiss, Podium { seq: 1 }),
            ("a challenge", ladder, Challenge { challenger: entrant(2), seq: made }),
        ] {
            let notification = Notification::Tournament(notification);
            every.insert(kind, (Subject::Tournament(tournament), notification));
        }
        let role = self.refused_role().await;
        let refused = Notification::RoleRefused { role, at: 1 };
        every.insert("a role refused", (Subject::Guild(self.guild()), refused));
        every
    }

    pub(super) fn guild(&self) -> GuildId {
        self.discord.guild().0.into()
    }

    /// A role for ratings that Discord does not let the bot give.
    async fn refused_role(&self) -> RoleId {
        let role = RoleId::from(self.discord.add_role("masters").0);
        let (store, guild) = (self.bot.games.store(), self.guild());
        let rated = RatingRole { role, kind: None, from: Some(1600), to: None, refused: false };
        let actor = self.person(0).id;
        let entry = AuditLogEntry { actor, guild, action: "a test", reason: None };
        store.set_rating_role(guild, &rated, &entry).await.unwrap();
        assert!(store.note_rating_role(guild, role, true).await.unwrap());
        assert!(!store.note_rating_role(guild, role, true).await.unwrap());
        role
    }

    /// Queues a message for the club's channel.
    pub(super) async fn want(&mut self, subject: Subject, notification: &Notification) {
        self.rows += 1;
        let intent = serde_json::to_value(notification).unwrap();
        let none = || "NULL".to_owned();
        let [game, tournament] = match subject {
            Subject::Game(game) => [game.to_string(), none()],
            Subject::Tournament(tournament) => [none(), tournament.to_string()],
            Subject::Guild(_) => [none(), none()],
        };
        let topic = notification.topic(subject);
        let topic = topic.map_or_else(none, |topic| format!("'{topic}'"));
        // As the newest one of its topic it takes the place of what waits and was never tried.
        self.execute(format!(
            "UPDATE outbox SET state = 'superseded' WHERE topic = {topic} AND state = 'pending' AND attempts = 0"
        ))
        .await;
        let user = match notification {
            Notification::Tell { user } | Notification::Declined { user, .. } => user.to_string(),
            _ => "NULL".to_owned(),
        };
        self.execute(format!(
            "INSERT INTO outbox (dedupe_key, game_id, tournament_id, channel_id, user_id, kind, intent, nonce, not_before,
               created_at, guild_id, topic)
             VALUES ('row {row}', {game}, {tournament}, {channel}, {user}, '{kind}', '{intent}', 'nonce{row}', 0, {now}, {guild}, {topic})",
            row = self.rows,
            channel = self.channel(),
            kind = intent["kind"].as_str().unwrap(),
            now = self.clock.now(),
            guild = self.discord.guild(),
        ))
        .await;
    }

    pub(super) async fn forget_posts(&self) {
        self.execute("DELETE FROM posts".to_owned()).await;
    }

    pub(super) async fn execute(&self, statement: String) {
        let file = self.folder.path().join("pacru.db");
        testing::database::execute(&file, Box::leak(statement.into_boxed_str())).await;
    }

    /// How many rows are in this state.
    pub(super) async fn rows(&self, query: &'static str) -> i64 {
        let file = self.folder.path().join("pacru.db");
        testing::database::row::<(i64,)>(&file, query).await.0
    }

    /// Delivers messages until `is_enough`; whatever is under way then is finished, or breaks off.
    pub(super) async fn deliver(&self, finish: bool, is_enough: impl AsyncFnOnce()) {
        let (stop, stopped) = watch::channel(false);
        let delivering = tokio::spawn(outbox::run(self.bot.clone(), stopped));
        within("what the outbox is to do", is_enough(), || "less".to_owned()).await;
        if finish {
            stop.send_replace(true);
        } else {
            delivering.abort();
        }
        drop(delivering.await);
    }

    /// Delivers everything that is due.
    pub(super) async fn deliver_all(&self) {
        let pending = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending')";
        let done = async || while self.rows(pending).await > 0 {};
        self.deliver(true, done).await;
    }

    /// Lets time pass for the bot and for Discord.
    pub(super) fn pass(&self, time: i64) {
        self.clock.set(self.clock.now() + time);
        self.discord.advance(Duration::from_millis(time.cast_unsigned()));
    }

    /// Posts the same as this message, as a version without marks would have.
    pub(super) async fn post_without_marks(&self, message: &Message) {
        let button =
            |id: String| json!({ "type": 2, "style": 2, "label": "older", "custom_id": id });
        let buttons: Vec<_> = ids_without_marks(message).into_iter().map(button).collect();
        let rows = buttons.chunks(5).map(|row| json!({ "type": 1, "components": row }));
        let rows: Vec<_> = rows.collect();
        let url = format!("{}/api/v10/channels/{}/messages", self.discord.url(), message.channel);
        let nobody = json!({ "parse": [] });
        let payload = json!({
            "content": message.content, "components": rows, "allowed_mentions": nobody,
        });
        let mut form = Form::new().text("payload_json", payload.to_string());
        for (number, file) in message.attachments.iter().enumerate() {
            let part = Part::bytes(file.bytes.to_vec()).file_name(file.filename.clone());
            form = form.part(format!("files[{number}]"), part);
        }
        let posted = reqwest::Client::new()
            .post(url)
            .header("authorization", format!("Bot {}", self.discord.token()))
            .multipart(form)
            .send()
            .await
            .unwrap();
        assert!(posted.status().is_success(), "{posted:?}");
    }

    /// Posts the message once more after this first try, when the `later` one waits too, and
    /// returns how many messages appear.
    pub(super) async fn post(
        &mut self,
        first: FirstTry,
        (subject, notification): &(Subject, Notification),
        later: Option<&(Subject, Notification)>,
    ) -> usize {
        // Another message that says the same, which the bot does not know.
        self.forget_posts().await;
        self.want(*subject, notification).await;
        self.deliver_all().await;
        self.forget_posts().await;
        self.pass(FORGOTTEN);

        let mut events = self.discord.events();
        self.want(*subject, notification).await;
        let fault = match first {
            FirstTry::Fails => FaultKind::Status(500),
            FirstTry::LosesItsAnswer => FaultKind::DropResponse,
            FirstTry::IsKilled => FaultKind::Delay(Duration::from_hours(1)),
        };
        self.discord.fault(Fault::new(Endpoint::CreateMessage, fault));
        let mut posted = 0;
        if matches!(first, FirstTry::IsKilled) {
            self.deliver(false, async || created(&mut events).await).await;
            posted += 1;
        } else {
            let tried = "SELECT count(*) FROM outbox WHERE state = 'pending' AND attempts > 0";
            let done = async || while self.rows(tried).await == 0 {};
            self.deliver(true, done).await;
        }
        self.discord.clear_faults();
        if let Some((subject, notification)) = later {
            self.want(*subject, notification).await;
        }
        self.pass(FORGOTTEN);
        self.deliver_all().await;
        while let Ok(event) = events.try_recv() {
            posted += usize::from(matches!(event, Event::MessageCreated(_)));
        }
        posted
    }
}

/// The next message that is posted.
pub(super) async fn next_message(events: &mut broadcast::Receiver<Event>) -> Arc<Message> {
    let next = async {
        loop {
            if let Event::MessageCreated(message) = events.recv().await.unwrap() {
                return message;
            }
        }
    };
    within("a message", next, || "none".to_owned()).await
}

/// The custom ids of a message, as a version without marks would have written them.
pub(super) fn ids_without_marks(message: &Message) -> Vec<String> {
    let buttons = message.buttons().filter_map(|button| button.custom_id.clone());
    let ids = buttons.chain(message.menus().map(|menu| menu.custom_id.clone()));
    let unmarked = |id: String| match mark_of(&id) {
        Some(mark) => id.replace(&format!("~{mark}:"), ":"),
        None => id,
    };
    ids.map(unmarked).collect()
}

/// Waits until a message is posted.
async fn created(events: &mut broadcast::Receiver<Event>) {
    while !matches!(events.recv().await.unwrap(), Event::MessageCreated(_)) {}
}
