//! Who reads which game: a message names no game that one of its readers could not see.

use std::collections::{BTreeMap, BTreeSet};

use local::{ChannelId, Member, Message, Traffic};
use play::time::{DAY, HOUR, MINUTE};
use reqwest::StatusCode;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};
use crate::personal_link::{Browser, link};
use crate::touched_board::body;

/// Who can read a channel, and a stranger for each server on which everyone can.
type Readers = BTreeSet<String>;

/// A channel, thread or forum post, or the direct messages of a member.
struct Room {
    channel: ChannelId,
    readers: Readers,
}

/// A club whose members also meet on two other servers, in hidden channels, in private threads, and alone with the bot.
struct Clubs {
    club: Club,
    members: Vec<Member>,
    rooms: Vec<Room>,
    /// Where each game is played, and who plays it.
    games: BTreeMap<String, (ChannelId, BTreeSet<String>)>,
}

impl Clubs {
    async fn open() -> Self {
        let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
        let discord = &club.discord;
        let mut rooms = Vec::new();
        let all = [&ana, &ben, &chika];
        let mut room = |channel, server: u8, members: &[&Member], stranger: bool| {
            let of = |name: &str| format!("{name} on server {server}");
            let names = members.iter().map(|member| member.name());
            let readers = names.chain(stranger.then_some("a stranger")).map(of).collect();
            rooms.push(Room { channel, readers });
        };
        for server in 1..=3 {
            let open = match server {
                1 => club.channel(),
                _ => discord.open_guild("elsewhere"),
            };
            room(open, server, &all, true);
            let hidden = discord.open_channel_beside(open, "back room");
            discord.hide(hidden, Some(&[&ana, &ben]));
            room(hidden, server, &[&ana, &ben], false);
            room(discord.open_thread(open, "public", &ana), server, &all, true);
            room(discord.open_thread(hidden, "in the back", &ana), server, &[&ana, &ben], false);
            let private = discord.open_private_thread(open, "private", &[&ana, &chika]);
            room(private, server, &[&ana, &chika], false);
        }
        for member in all {
            let readers = [member.name().to_owned()].into();
            rooms.push(Room { channel: discord.direct(member), readers });
        }
        Self { members: all.map(Clone::clone).into(), club, rooms, games: BTreeMap::new() }
    }

    fn room(&self, channel: ChannelId) -> &Room {
        self.rooms.iter().find(|room| room.channel == channel).expect("a room")
    }

    /// The members who can write in a room.
    fn inside(&self, room: &Room) -> Vec<Member> {
        let readers = self.club.discord.readers(room.channel);
        let own = |it: &&Member| readers.iter().any(|reader| reader.id() == it.id());
        // The owner sees everything, but does not play everywhere.
        let named = |it: &&Member| room.readers.iter().any(|reader| reader.starts_with(it.name()));
        self.members.iter().filter(own).filter(named).cloned().collect()
    }

    /// Opens a game of two members in a room, or in direct messages of one against a computer.
    async fn play(&mut self, channel: ChannelId) -> String {
        let members = self.inside(self.room(channel));
        let (code, players) = match members.as_slice() {
            [alone] => {
                let options = [("computer", "Novice"), ("pace", "3d/move")];
                let said = self.club.answer_in(channel, alone, "pacru new", options).await;
                (code_in(&said.content), vec![alone.name()])
            }
            [one, other, ..] => {
                let options = [game(Kind::Shacru), ("players", "2"), ("pace", "3d/move")];
                let said = self.club.answer_in(channel, one, "pacru new", options).await;
                let code = code_in(&said.content);
                // A club board names the table as well, and may be up to date before the table is posted.
                let is_table = |it: &Message| it.content.contains(&format!("`{code}`**:"));
                let table = self.club.see_in(channel, "the table", is_table).await;
                self.club.press(other, &table, &table.labels()[0]).await;
                (code, vec![one.name(), other.name()])
            }
            [] => panic!("nobody is in {channel}"),
        };
        let is_board = |it: &Message| it.content.contains(&code) && !it.attachments.is_empty();
        self.club.see_in(channel, "the first board", is_board).await;
        let players = players.into_iter().map(str::to_owned).collect();
        self.games.insert(code.clone(), (channel, players));
        code
    }

    /// Waits for a message that fits, in any room.
    async fn see_anywhere(&self, fits: impl Fn(&Message) -> bool) -> Message {
        let look = async || {
            let rooms = self.rooms.iter();
            let mut all = rooms.flat_map(|room| self.club.discord.messages(room.channel));
            all.find(|message| fits(message))
        };
        self.club.find("a message", look).await
    }

    /// Whether everybody who reads a message in `channel` can see this game where it is played.
    fn may_name(&self, channel: ChannelId, code: &str) -> bool {
        let (home, players) = &self.games[code];
        let readers = &self.room(channel).readers;
        readers.is_subset(&self.room(*home).readers) || readers.is_subset(players)
    }

    /// Every message that the bot has ever posted or edited in a channel, as it was sent: text, buttons, alt texts and
    /// names of files.
    fn sent(&self) -> Vec<(ChannelId, String)> {
        let requests = self.club.discord.traffic(0).into_iter().filter_map(|entry| {
            let Traffic::Request(exchange) = entry.traffic else { return None };
            let path: Vec<&str> = exchange.path.split('/').collect();
            let ([.., "channels", channel, "messages"] | [.., "channels", channel, "messages", _]) =
                path.as_slice()
            else {
                return None;
            };
            let files = exchange.files.iter().map(|file| file.filename.as_str());
            let sent = exchange.payload?.to_string() + &files.collect::<Vec<_>>().join(" ");
            Some((channel.parse().expect("a channel"), sent))
        });
        requests.collect()
    }

    /// Checks everything that was sent, and returns how often a game was named in another channel than its own.
    fn check(&self) -> usize {
        let mut elsewhere = 0;
        for (channel, sent) in self.sent() {
            for (code, (home, players)) in
                self.games.iter().filter(|(code, _)| sent.contains(*code))
            {
                let readers = &self.room(channel).readers;
                assert!(
                    self.may_name(channel, code),
                    "{code}, which {players:?} play in {:?}, is named to {readers:?}: {sent}",
                    self.room(*home).readers
                );
                elsewhere += usize::from(home != &channel);
            }
        }
        elsewhere
    }
}

/// Ana plays everywhere, and is notified once a day. Her message in a channel once listed all her games, with links,
/// deadlines and pictures whose words name the opponents on other servers.
#[tokio::test(flavor = "multi_thread")]
async fn daily_messages_and_reminders_name_only_what_their_readers_can_see() {
    let mut clubs = Clubs::open().await;
    let ana = clubs.members[0].clone();
    clubs.club.answer(&ana, "pacru preferences", [("notify", "once a day")]).await;
    let rooms: Vec<ChannelId> = clubs.rooms.iter().map(|room| room.channel).collect();
    for channel in rooms {
        clubs.play(channel).await;
    }
    clubs.club.answer(&ana, "pacru-admin board", []).await.says("is always up to date");

    // Ana's daily message comes after a day, the reminders of the others after half of their time.
    clubs.club.forward(DAY);
    let daily = clubs.see_anywhere(|it| it.content.starts_with('☀')).await;
    daily.says("`/pacru games` shows them to you alone");
    clubs.club.forward(14 * HOUR);
    let reminder = clubs.see_anywhere(|it| it.content.starts_with('⏳')).await;
    assert!(!reminder.pinged.is_empty());
    clubs.club.forward(MINUTE);
    clubs.club.all_is_posted().await;
    assert!(clubs.check() > 0, "games are named in other channels whose readers can see them");
}

/// Who does not accept direct messages is reminded in a channel, where their other games stay unnamed.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_meant_for_a_direct_message_is_not_posted_in_a_channel() {
    let mut clubs = Clubs::open().await;
    let ana = clubs.members[0].clone();
    let wanted = [("notify", "once a day"), ("where", "in a direct message")];
    clubs.club.answer(&ana, "pacru preferences", wanted).await;
    let rooms: Vec<ChannelId> = clubs.rooms.iter().map(|room| room.channel).collect();
    for channel in rooms {
        clubs.play(channel).await;
    }
    clubs.club.discord.accept_direct_messages(&ana, false);
    clubs.club.forward(DAY);
    clubs.see_anywhere(|it| it.content.starts_with('☀')).await;
    clubs.check();

    // To her alone all of them are listed.
    clubs.club.discord.accept_direct_messages(&ana, true);
    clubs.club.forward(DAY);
    let direct = clubs.club.discord.direct(&ana);
    let daily =
        clubs.club.see_in(direct, "a daily message", |it| it.content.starts_with('☀')).await;
    daily.does_not_say("elsewhere");
    clubs.check();
}

/// A moderator hides a channel: the club board names its games no more.
#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_hidden_takes_its_games_along() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let hall = club.discord.open_channel("hall");
    let options = [game(Kind::Shacru), ("players", "2")];
    let code = code_in(&club.answer_in(hall, &ana, "pacru new", options).await.content);
    club.answer(&ana, "pacru-admin board", []).await.says("is always up to date");
    let table = club.posted_in(hall, &code).await;
    let board = club.see("the club board", |it| it.content.contains("Open tables")).await;
    board.says(&code);

    club.discord.hide(hall, Some(&[&ana, &ben]));
    club.forward(11 * MINUTE);
    club.press(&ben, &table, &table.labels()[0]).await;
    let board = club.see("the club board", |it| it.content.contains("1 game under way")).await;
    board.does_not_say(&code);
    board.does_not_say("Ben");
    board.says("and 1 more");

    // Members who cannot see the channel are not offered the game either.
    let chika = club.member("Chika");
    let profile = club.answer(&chika, "pacru people profile", [("member", "Ben")]).await;
    profile.does_not_say(&code);
    club.answer_in(hall, &ana, "pacru games", []).await.says(&code);
}

/// A private answer has a button that shows it to everybody in the channel, which need not be that of the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shared_only_where_all_readers_can_see_it() {
    let mut clubs = Clubs::open().await;
    let ana = clubs.members[0].clone();
    let rooms: Vec<ChannelId> = clubs.rooms.iter().map(|room| room.channel).collect();
    let playing = |clubs: &Clubs, room: ChannelId| {
        clubs.inside(clubs.room(room)).iter().any(|it| it.id() == ana.id())
    };
    let mut codes = Vec::new();
    for &channel in &rooms {
        if playing(&clubs, channel) {
            codes.push(clubs.play(channel).await);
        }
    }
    let (mut shown, mut refused) = (0, 0);
    let server: Vec<ChannelId> =
        rooms[..5].iter().copied().chain([rooms[rooms.len() - 3]]).collect();
    for place in server {
        for code in &codes {
            let options = [("game", code.as_str())];
            let history = clubs.club.answer_in(place, &ana, "pacru study history", options).await;
            let said = clubs.club.press(&ana, &history, "Share").await;
            if clubs.may_name(place, code) {
                said.says("can see it now");
                clubs.club.posted_in(place, &format!("Ana shares:\n{}", history.content)).await;
                shown += 1;
            } else {
                said.says("Not everyone who reads this channel can see this game");
                refused += 1;
            }
        }
    }
    assert!(shown > 10 && refused > 10, "{shown}, {refused}");
    clubs.check();
}

/// Whoever knew its code once opened a game of a hidden channel or a private thread from any other channel of its
/// server, and in a browser.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_opens_no_game_of_a_channel_that_a_member_cannot_see() {
    let mut clubs = Clubs::open().await;
    let browser = Browser::at(&mut clubs.club).await;
    let [hall, back, _, in_the_back, private] = [0, 1, 2, 3, 4].map(|it| clubs.rooms[it].channel);
    let [ana, ben, chika] = [0, 1, 2].map(|it| clubs.members[it].clone());
    let dmitri = clubs.club.member("Dmitri");
    clubs.club.discord.hide(back, Some(&[&ana, &ben, &dmitri]));
    let open = clubs.play(hall).await;
    for (room, player, stranger) in [(back, &ben, &chika), (private, &chika, &ben)] {
        let code = clubs.play(room).await;
        let club = &clubs.club;
        for command in [
            "pacru move",
            "pacru board",
            "pacru try",
            "pacru note",
            "pacru study history",
            "pacru study replay",
            "pacru people watch",
        ] {
            let ask = async |code: &str| {
                let options = [("game", code)];
                club.answer_in(hall, stranger, command, options).await.content
            };
            let hidden = ask(&code).await;
            assert!(hidden.starts_with("There is no game"), "{command}: {hidden}");
            assert_eq!(hidden.replace(&code, "ZZZZ"), ask("ZZZZ").await, "{command}");
        }
        club.answer_in(hall, player, "pacru board", [("game", code.as_str())]).await.says(&code);

        // A link to another board signs the browser in, and opens this one no more than the command does.
        let opened = club.answer_in(hall, stranger, "pacru board", [("game", open.as_str())]).await;
        let wrong = link(&opened).replace(&open, &code);
        let (status, said) = browser.follow(&wrong).await.map(drop).unwrap_err();
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
        let (_, theirs) = browser.follow(&link(&opened)).await.unwrap();
        body(theirs.get(&format!("api/g/{open}")).await, StatusCode::OK);
        let hidden = body(theirs.get(&format!("api/g/{code}")).await, StatusCode::CONFLICT);
        let absent = body(theirs.get("api/g/ZZZZ").await, StatusCode::CONFLICT);
        assert_eq!(hidden.to_string().replace(&code, "ZZZZ"), absent.to_string());
        let pressed = serde_json::json!({ "id": format!("v1:{code}:2:history"), "key": "1" });
        let pressed = theirs.post(&format!("api/g/{open}/press"), pressed).await;
        body(pressed, StatusCode::CONFLICT);
        let opened = club.answer_in(hall, player, "pacru board", [("game", code.as_str())]).await;
        let (_, theirs) = browser.follow(&link(&opened)).await.unwrap();
        body(theirs.get(&format!("api/g/{code}")).await, StatusCode::OK);
    }

    // Whoever can see the channel follows the game there.
    let club = &clubs.club;
    let code = clubs.games.iter().find(|(_, (home, _))| *home == back).unwrap().0;
    let is_board = |it: &Message| it.content.contains(code) && !it.attachments.is_empty();
    let board = club.see_in(back, "the board", is_board).await;
    let more = club.press(&dmitri, &board, "More").await;
    more.says(code);
    club.press(&dmitri, &more, "Board").await.says(code);
    let text = dmitri.use_on_message(&board, "Show as text").unwrap();
    club.answer_to(&text, "Show as text").await.says(code);
    let options = [("game", code.as_str())];
    club.answer_in(back, &dmitri, "pacru people watch", options).await.says(code);
    club.answer_in(in_the_back, &dmitri, "pacru board", options).await.says(code);
    club.answer_in(hall, &dmitri, "pacru board", options).await.says("There is no game");
}

/// Members do at random what makes the bot post: they open games everywhere, play, share, choose how they are notified,
/// and let time pass.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_members_do_nobody_reads_what_they_cannot_see() {
    let seed = crate::variable("PACRU_SEED", 5);
    let (mut random, mut clubs) = (fastrand::Rng::with_seed(seed), Clubs::open().await);
    let ana = clubs.members[0].clone();
    for place in [0, 5, 10] {
        let place = clubs.rooms[place].channel;
        clubs
            .club
            .answer_in(place, &ana, "pacru-admin board", [])
            .await
            .says("is always up to date");
    }
    for _ in 0..crate::variable("PACRU_STEPS", 60) {
        let room = clubs.rooms[random.usize(..clubs.rooms.len())].channel;
        let inside = clubs.inside(clubs.room(room));
        let member = inside[random.usize(..inside.len())].clone();
        let codes: Vec<String> = clubs.games.keys().cloned().collect();
        match random.u8(..10) {
            0..4 => {
                if clubs.games.values().filter(|(home, _)| *home == room).count() < 2 {
                    clubs.play(room).await;
                }
            }
            4 | 5 => {
                let how = ["once a day", "every turn", "when I am short of time"];
                let place = ["in the channel", "in a direct message"];
                let wanted =
                    [("notify", how[random.usize(..3)]), ("where", place[random.usize(..2)])];
                if let Ok(chosen) = member.command(room, "pacru preferences", wanted) {
                    clubs.club.answer_to(&chosen, "preferences").await;
                }
                clubs.club.discord.accept_direct_messages(&member, random.bool());
            }
            6 | 7 if !codes.is_empty() => {
                let code = codes[random.usize(..codes.len())].as_str();
                let options = [("game", code)];
                let history =
                    clubs.club.answer_in(room, &member, "pacru study history", options).await;
                if history.button("Share").is_some() {
                    clubs.club.press(&member, &history, "Share").await;
                }
            }
            8 => clubs.club.forward(i64::from(random.u8(1..20)) * HOUR),
            _ => {
                clubs.club.answer_in(room, &member, "pacru games", []).await;
            }
        }
    }
    clubs.club.forward(DAY);
    clubs.see_anywhere(|it| it.content.starts_with('⏳') || it.content.starts_with('☀')).await;
    clubs.check();
}

/// A tournament of a hidden channel was listed, shown and could be entered from every other channel of its server; and a
/// server that showed `/pacru-admin` to a role showed all games to it while they typed.
#[tokio::test(flavor = "multi_thread")]
async fn tournaments_and_games_of_a_hidden_channel_are_for_its_readers_and_officials() {
    // Ana owns the server, and sees everything.
    let (club, eva, [_, ben, chika]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    let back = club.discord.open_channel("back room");
    club.discord.hide(back, Some(&[&chika, &eva]));
    let new = [("name", "Secret Cup")];
    let said = club.answer_in(back, &eva, "pacru-organise new", new).await;
    let code = code_in(&said.content);
    for named in ["Secret Cup", code.as_str()] {
        let options = [("tournament", named)];
        for command in ["show", "join", "standings", "games", "scoring"] {
            let command = format!("pacru-tournament {command}");
            club.answer(&ben, &command, options).await.says("There is no such tournament");
        }
    }
    let offered = async |member: &Member, path: &str, option: &str| {
        let typed = [(option, "")];
        club.member(member.name()).autocomplete(club.channel(), path, typed, option).await.unwrap()
    };
    club.answer(&ben, "pacru-tournament list", []).await.does_not_say("Secret");
    assert!(offered(&ben, "pacru-tournament show", "tournament").await.is_empty());
    // Its organiser finds it anywhere, a reader of the channel there, and whoever has entered anywhere.
    assert_eq!(offered(&eva, "pacru-tournament show", "tournament").await.len(), 1);
    club.answer(&chika, "pacru-tournament list", []).await.does_not_say("Secret");
    club.answer_in(back, &chika, "pacru-tournament list", []).await.says("Secret Cup");
    club.answer_in(back, &chika, "pacru-tournament join", []).await.says("joined Secret Cup");
    club.answer(&chika, "pacru-tournament list", []).await.says("Secret Cup");

    let options = [game(Kind::Shacru), ("players", "2")];
    let table = code_in(&club.answer_in(back, &chika, "pacru new", options).await.content);
    club.discord.show_command("pacru-admin", &ben);
    assert!(offered(&ben, "pacru-admin end", "game").await.is_empty());
    let all = offered(&eva, "pacru-admin end", "game").await;
    assert_eq!(all.len(), 1, "{all:?}");
    let ends = [("game", table.as_str()), ("reason", "test")];
    club.answer(&ben, "pacru-admin end", ends).await.does_not_say("end it?");
}
