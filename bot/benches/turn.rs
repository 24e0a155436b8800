//! `cargo bench -p bot`: a turn from the player's command to the board in the channel, by the whole bot over a real
//! websocket against the stand-in, and its parts.

use bot::config::{Config, LocalChannel, Token};
use divan::Bencher;
use local::{Discord, Member, Message};
use rules::{Kind, Setup, Status, Table};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

/// A game between two members that never runs out of turns: a new table is opened when one ends.
struct Club {
    discord: Discord,
    _folder: TempDir,
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
        let (ana, ben) = (member(&discord, "Ana"), member(&discord, "Ben"));
        let asked = ana.command(discord.club(), "pacru new", [("opponent", "Ben")]);
        let said = asked.expect("a command").reply().await.expect("an answer");
        let code = said.content.split('`').nth(1).expect("a code").to_owned();
        let lobby = discord.wait_for(discord.club(), |message| message.content.contains(&code));
        let lobby = lobby.await.expect("a table");
        let joined = ben.press_labelled(&lobby, "Join").expect("a button");
        joined.reply().await.expect("an answer");
        let board = discord.wait_for(discord.club(), |message| message.content.contains("begins"));
        let board = board.await.expect("a board");
        let setup = Setup::new(Kind::Pacru, 2).expect("Pacru is for two");
        Self {
            table: Table::new(&setup).expect("the usual start"),
            discord,
            _folder: folder,
            code,
            board,
            ply: 0,
        }
    }

    /// Walks about without gaining anything, so that the game goes on.
    async fn turn(&mut self) {
        let turns = self.table.legal(false);
        let dull = turns.iter().find(|turn| !turn.contains(['(', 'x', '!']));
        let played = self
            .table
            .play(dull.unwrap_or(&turns[0]))
            .expect("a legal turn");
        self.ply += 1;
        let mover = self
            .discord
            .members()
            .into_iter()
            .find(|member| member.id() == self.board.pinged[0]);
        let options = [("move", played.turn.as_str()), ("game", self.code.as_str())];
        let mover = mover.expect("a member is to move");
        mover
            .command(self.discord.club(), "pacru move", options)
            .expect("a command");
        let start = format!("`{}`** turn {}:", self.code, self.ply);
        let board = self.discord.wait_for(self.discord.club(), |message| {
            message.content.contains(&start)
        });
        self.board = board.await.expect("a board");
        self.table = played.table;
    }
}

fn member(discord: &Discord, name: &str) -> Member {
    discord.member(name).expect("a member of the default world")
}

/// From the command to the board in the channel.
#[divan::bench(sample_count = 60)]
fn command_to_board(bencher: Bencher<'_, '_>) {
    let runtime = Runtime::new().expect("a runtime");
    let mut club = runtime.block_on(Club::open());
    bencher.bench_local(|| runtime.block_on(club.turn()));
}

/// Reading a game of 100 turns from the file, replaying and refereeing it.
#[divan::bench(sample_count = 100)]
fn replay_100_turns(bencher: Bencher<'_, '_>) {
    let setup = Setup::new(Kind::Pacru, 2).expect("Pacru is for two");
    let mut random = fastrand::Rng::with_seed(1);
    let start = Table::new(&setup).expect("the usual start");
    // Random games are over sooner or later; this one is long enough.
    let turns = std::iter::repeat_with(|| {
        let mut table = start.clone();
        let mut turns = Vec::new();
        while let (Status::Turn(_), true) = (table.status(), turns.len() < 100) {
            let legal = table.legal(false);
            let turn = random
                .choice(&legal)
                .expect("a player to move has a turn")
                .clone();
            table = table.play(&turn).expect("a legal turn").table;
            turns.push(turn);
        }
        turns
    })
    .find(|turns| turns.len() == 100)
    .expect("the iterator does not end");
    bencher.bench_local(|| {
        turns.iter().fold(start.clone(), |table, turn| {
            table.play(turn).expect("a legal turn").table
        })
    });
}

/// Opening the data file of a bot that has played a little.
#[divan::bench(sample_count = 20)]
fn open_the_data_file(bencher: Bencher<'_, '_>) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("pacru.db");
    bencher.bench_local(|| {
        runtime.block_on(async {
            let store = bot::store::Store::open(&path).await.expect("a data file");
            store.close().await;
        });
    });
}
