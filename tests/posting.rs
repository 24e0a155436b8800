//! Every kind of message that the outbox posts is posted once, whatever becomes of the first try, and also where the
//! channel already holds another message that says the same.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::time::Duration;

use ::bot::{Bot, outbox};
use background::render_pool::RenderPool;
use discord::{Rest, Token};
use local::{Config, Discord, Endpoint, Event, Fault, FaultKind, Member};
use play::time::{Clock, MINUTE};
use play::tournament::{self, Creation, Settings, Snapshot, System, TournamentNotification};
use play::{
    Actor, Announcement, ChannelId, Game, NewTable, Notification, Offer, Person, Remind, Subject,
    TournamentId, WantedReminders,
};
use render::{FontSource, Renderer};
use rules::Kind;
use store::Store;
use tempfile::TempDir;
use tokio::sync::{broadcast, watch};

use testing::patience::within;

/// What becomes of the first try.
#[derive(Clone, Copy, Debug)]
enum FirstTry {
    /// Discord refuses it, and posts nothing.
    Fails,
    /// Discord posts the message, and the response is lost.
    LosesItsAnswer,
    /// Discord posts the message, and the process ends before it knows.
    IsKilled,
}

/// Longer than Discord remembers a nonce.
const FORGOTTEN: i64 = 6 * MINUTE;

/// A bot without a gateway, whose clock stands unless it is moved together with Discord's.
struct Office {
    discord: Discord,
    bot: Bot,
    clock: Clock,
    members: [Member; 4],
    interactions: i64,
    rows: u32,
    folder: TempDir,
}

impl Office {
    async fn open() -> Self {
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

    fn channel(&self) -> ChannelId {
        self.discord.club().0.into()
    }

    fn person(&self, member: usize) -> Person {
        let member = &self.members[member];
        Person::new(member.id().0, member.name())
    }

    fn actor(&mut self, member: usize) -> Actor {
        self.interactions += 1;
        Actor { person: self.person(member), interaction: self.interactions.into() }
    }

    /// A table that Ana opens.
    async fn table(&mut self) -> Game {
        let (ana, guild) = (self.actor(0), self.discord.guild().0.into());
        let table = NewTable::new(self.channel(), Kind::Shacru);
        let table = NewTable { players: Some(2), guild: Some(guild), ..table };
        self.bot.games.open(&ana, table).await.unwrap();
        let games = self.bot.games.store().games_of(ana.person.id).await.unwrap();
        games.into_iter().max_by_key(|game| game.id).unwrap()
    }

    /// A game of Ana and Ben, in which a draw was offered.
    async fn game(&mut self) -> Game {
        let table = self.table().await;
        let (ana, ben) = (self.actor(0), self.actor(1));
        self.bot.games.join(&ben, &table.code).await.unwrap();
        self.bot.games.offer(&ana, &table.code, None, Offer::Draw).await.unwrap();
        self.bot.games.store().game_by_id(table.id).await.unwrap().unwrap()
    }

    /// A tournament that everybody but Dmitri has entered.
    async fn tournament(&mut self, system: System) -> (TournamentId, String) {
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
    async fn everything(&mut self) -> BTreeMap<&'static str, (Subject, Notification)> {
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
        self.decide(0, &code, |now, _| tournament::invite(now, &dmitri, false)).await;
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
            ("an invitation", swiss, Invitation { entrant: entrant(4), seq: 1 }),
            ("a game called off", swiss, CalledOff { board: 0, seq: 1 }),
            ("who waits", swiss, Waits { seq: 1 }),
            ("the podium", swiss, Podium { seq: 1 }),
            ("a challenge", ladder, Challenge { challenger: entrant(2), seq: made }),
        ] {
            let notification = Notification::Tournament(notification);
            every.insert(kind, (Subject::Tournament(tournament), notification));
        }
        every
    }

    /// Queues a message for the club's channel.
    async fn want(&mut self, subject: Subject, notification: &Notification) {
        self.rows += 1;
        let intent = serde_json::to_value(notification).unwrap();
        let [game, tournament] = match subject {
            Subject::Game(game) => [game.to_string(), "NULL".to_owned()],
            Subject::Tournament(tournament) => ["NULL".to_owned(), tournament.to_string()],
        };
        let user = match notification {
            Notification::Tell { user } | Notification::Declined { user, .. } => user.to_string(),
            _ => "NULL".to_owned(),
        };
        self.execute(format!(
            "INSERT INTO outbox (dedupe_key, game_id, tournament_id, channel_id, user_id, kind, intent, nonce, not_before,
               created_at, guild_id)
             VALUES ('row {row}', {game}, {tournament}, {channel}, {user}, '{kind}', '{intent}', 'nonce{row}', 0, {now}, {guild})",
            row = self.rows,
            channel = self.channel(),
            kind = intent["kind"].as_str().unwrap(),
            now = self.clock.now(),
            guild = self.discord.guild(),
        ))
        .await;
    }

    async fn forget_posts(&self) {
        self.execute("DELETE FROM posts".to_owned()).await;
    }

    async fn execute(&self, statement: String) {
        let file = self.folder.path().join("pacru.db");
        testing::database::execute(&file, Box::leak(statement.into_boxed_str())).await;
    }

    /// How many rows are in this state.
    async fn rows(&self, query: &'static str) -> i64 {
        let file = self.folder.path().join("pacru.db");
        testing::database::row::<(i64,)>(&file, query).await.0
    }

    /// Delivers messages until `is_enough`; whatever is under way then is finished, or breaks off.
    async fn deliver(&self, finish: bool, is_enough: impl AsyncFnOnce()) {
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
    async fn deliver_all(&self) {
        let pending = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending')";
        let done = async || while self.rows(pending).await > 0 {};
        self.deliver(true, done).await;
    }

    /// Lets time pass for the bot and for Discord.
    fn pass(&self, time: i64) {
        self.clock.set(self.clock.now() + time);
        self.discord.advance(Duration::from_millis(time.cast_unsigned()));
    }

    /// Posts the message once more after this first try, when the `later` one waits too, and returns how many messages
    /// appear.
    async fn post(
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

/// Waits until a message is posted.
async fn created(events: &mut broadcast::Receiver<Event>) {
    while !matches!(events.recv().await.unwrap(), Event::MessageCreated(_)) {}
}

/// A retry once took any older message with the same words or buttons for its own: the second reminder of a turn, or a
/// challenge that was taken back and made again, was never sent. Other messages were posted twice.
#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_posted_once_beside_an_older_one_like_it() {
    let mut office = Office::open().await;
    let every = office.everything().await;
    office.deliver_all().await;
    let mut wrong = Vec::new();
    for (kind, row) in &every {
        for first in [FirstTry::Fails, FirstTry::LosesItsAnswer, FirstTry::IsKilled] {
            let posted = office.post(first, row, None).await;
            if posted != 1 {
                wrong.push(format!("{kind}: {posted} messages, where the first try {first:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(every.len(), 23);
    // If play went on before the next try, nobody knew of the message, which kept its buttons and its old words.
    let table = "an open table";
    for [kind, later] in [[table; 2], ["a board elsewhere", "a board"], ["a tournament"; 2]] {
        let (row, later) = (&every[kind], Some(&every[later]));
        let posted = office.post(FirstTry::LosesItsAnswer, row, later).await;
        let known = office.rows("SELECT count(*) FROM posts").await;
        assert_eq!(usize::try_from(known), Ok(posted), "{kind}");
    }
    // The same in a conversation, for whoever wants to be reminded directly.
    let reminder = &every["a reminder"];
    let (Subject::Game(game), _) = *reminder else { panic!("{reminder:?}") };
    let game = office.bot.games.store().game_by_id(game).await.unwrap().unwrap();
    let user = game.mover().unwrap().id;
    let place = WantedReminders { place: Some(Remind::Direct), ..WantedReminders::default() };
    office.bot.games.set_reminders(user, place).await.unwrap();
    for first in [FirstTry::Fails, FirstTry::LosesItsAnswer, FirstTry::IsKilled] {
        assert_eq!(office.post(first, reminder, None).await, 1, "{first:?}");
    }
    let conversation = office.members.iter().find(|member| member.id().0 == u64::from(user));
    let conversation = office.discord.direct(conversation.unwrap());
    assert_eq!(office.discord.messages(conversation).len(), 6);
}

/// A board whose picture could not be drawn was once abandoned, and nobody knew who was to move.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_cannot_be_drawn_is_text_until_it_can() {
    let mut office = Office::open().await;
    let playing = office.game().await;
    office.deliver_all().await;
    let mover = playing.mover().unwrap().id;
    let position = office.bot.games.position(&playing).await.unwrap();
    let member = (0..2).find(|member| office.person(*member).id == mover).unwrap();
    let mover = office.actor(member);
    let turn = &position.legal(false)[0];
    office.bot.games.take_turn(&mover, &playing.code, None, turn).await.unwrap();
    let board = |office: &Office| {
        let mut messages = office.discord.messages(office.discord.club());
        messages.retain(|message| message.content.contains("turn 1: "));
        assert_eq!(messages.len(), 1);
        messages.swap_remove(0)
    };
    office.bot.renderer.close();
    let waits = "SELECT count(*) FROM outbox WHERE kind = 'picture' AND state = 'pending'";
    let undrawn = async || while office.rows(waits).await == 0 {};
    office.deliver(true, undrawn).await;
    let text = board(&office);
    assert!(text.attachments.is_empty() && text.content.contains("```"));
    assert!(text.buttons().count() > 0, "it can be played on");

    office.bot.renderer = RenderPool::new(Renderer::with_fonts(FontSource::Bundled));
    office.pass(2 * MINUTE);
    office.deliver_all().await;
    let drawn = board(&office);
    assert_eq!((drawn.id, drawn.attachments.len()), (text.id, 1));
}
