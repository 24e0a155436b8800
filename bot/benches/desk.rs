//! `cargo bench -p bot --bench desk`: how long other players wait, from command to board, while computers think. The
//! whole bot over a real websocket against the stand-in; first alone, then with four games that computers play among
//! themselves.

use std::time::{Duration, Instant};

use bot::config::{Config, LocalChannel, Token};
use local::{ChannelId, Discord, Member, Message};
use rules::{Kind, Setup, Status, Table};
use tempfile::TempDir;

/// Turns that are timed in each case.
const TURNS: u32 = 300;

/// Between two turns: computers get to think in it as they would.
const PAUSE: Duration = Duration::from_millis(50);

#[tokio::main]
async fn main() {
    let quiet = measure(0).await;
    let busy = measure(4).await;
    println!("from command to board, {TURNS} turns each");
    println!("{:<32}{:>10}{:>10}{:>10}", "", "median", "p99", "slowest");
    for (name, times) in [
        ("nobody thinks", &quiet),
        ("four games of computers", &busy),
    ] {
        let share = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!(
            "{name:<32}{:>8.1?}{:>10.1?}{:>10.1?}",
            share(50),
            share(99),
            share(100)
        );
    }
    println!(
        "the p99 rises by {:.1?}",
        busy[(busy.len() - 1) * 99 / 100].saturating_sub(quiet[(quiet.len() - 1) * 99 / 100])
    );
}

/// The times of the turns of two members, in ascending order, while computers play so many games.
async fn measure(games: usize) -> Vec<Duration> {
    let club = Club::open().await;
    for _ in 0..games {
        club.computers().await;
    }
    let mut game = club.table().await;
    let mut times = Vec::new();
    for _ in 0..TURNS {
        if let Status::Over(_) = game.table.status() {
            game = club.table().await;
        }
        tokio::time::sleep(PAUSE).await;
        times.push(club.turn(&mut game).await);
    }
    times.sort_unstable();
    times
}

struct Club {
    discord: Discord,
    /// Where the computers play: their boards must not be searched by whoever waits for his own.
    elsewhere: ChannelId,
    _folder: TempDir,
}

/// A game between two members.
struct Game {
    table: Table,
    code: String,
    board: Message,
    ply: u32,
}

impl Club {
    async fn open() -> Self {
        let discord = Discord::start(local::Config::default())
            .await
            .expect("a free port");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let config = Config {
            token: Some(Token::from(discord.token())),
            data: Some(folder.path().join("pacru.db")),
            proxy: Some(discord.url()),
            log: "off".to_owned(),
            clock_forward: None,
            channel: LocalChannel::default(),
            command: None,
        };
        tokio::spawn(bot::run(config));
        discord.registered("pacru").await.expect("the bot comes up");
        let elsewhere = discord.open_channel("computers");
        Self {
            discord,
            elsewhere,
            _folder: folder,
        }
    }

    fn member(&self, name: &str) -> Member {
        self.discord
            .member(name)
            .expect("a member of the default world")
    }

    /// Has three Masters play a game of Pacru: the only person resigns at once.
    async fn computers(&self) {
        let chika = self.member("Chika");
        let options = [("players", "4"), ("computer", "Master")];
        let code = self.ask(&chika, "pacru new", options).await;
        let game = [("game", code.as_str())];
        let asked = chika.command(self.elsewhere, "pacru resign", game);
        let asked = asked.expect("a command").reply().await.expect("a question");
        let resigned = chika.press_labelled(&asked, "Resign").expect("a button");
        resigned.reply().await.expect("an answer");
    }

    async fn ask(&self, who: &Member, command: &str, options: [(&str, &str); 2]) -> String {
        let asked = who.command(self.elsewhere, command, options);
        let said = asked.expect("a command").reply().await.expect("an answer");
        said.content.split('`').nth(1).expect("a code").to_owned()
    }

    async fn table(&self) -> Game {
        let (ana, ben) = (self.member("Ana"), self.member("Ben"));
        let club = self.discord.club();
        let asked = ana.command(club, "pacru new", [("opponent", "Ben")]);
        let said = asked.expect("a command").reply().await.expect("an answer");
        let code = said.content.split('`').nth(1).expect("a code").to_owned();
        let lobby = self
            .discord
            .wait_for(club, |message| message.content.contains(&code));
        let lobby = lobby.await.expect("a table");
        let joined = ben.press_labelled(&lobby, "Join").expect("a button");
        joined.reply().await.expect("an answer");
        let begins = format!("`{code}`** begins:");
        let board = self
            .discord
            .wait_for(club, |message| message.content.contains(&begins));
        let setup = Setup::new(Kind::Pacru, 2).expect("Pacru is for two");
        Game {
            table: Table::new(&setup).expect("the usual start"),
            code,
            board: board.await.expect("a board"),
            ply: 0,
        }
    }

    /// Walks about without gaining anything, so that the game goes on; how long the board takes.
    async fn turn(&self, game: &mut Game) -> Duration {
        let turns = game.table.legal(false);
        let dull = turns.iter().find(|turn| !turn.contains(['(', 'x', '!']));
        let played = game.table.play(dull.unwrap_or(&turns[0]));
        let played = played.expect("a legal turn");
        game.ply += 1;
        let members = self.discord.members().into_iter();
        let mover = members
            .into_iter()
            .find(|member| member.id() == game.board.pinged[0])
            .expect("a member is to move");
        let club = self.discord.club();
        let options = [("move", played.turn.as_str()), ("game", game.code.as_str())];
        let start = format!("`{}`** turn {}:", game.code, game.ply);
        let begun = Instant::now();
        mover
            .command(club, "pacru move", options)
            .expect("a command");
        let board = self
            .discord
            .wait_for(club, |message| message.content.contains(&start));
        game.board = board.await.expect("a board");
        game.table = played.table;
        begun.elapsed()
    }
}
