//! The whole bot over a real websocket against the stand-in, in one process, and games between two members.

#![allow(dead_code, reason = "each bench uses its own part")]

use std::time::{Duration, Instant};

use bot::config::{Config, LocalChannel, LogFormat};
use discord::Token;
use local::{ChannelId, Discord, Member, Message};
use rules::{Kind, Position};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// A club with the bot in it.
pub(crate) struct Club {
    pub(crate) discord: Discord,
    bot: JoinHandle<Result<(), bot::Failed>>,
    _folder: TempDir,
}

impl Club {
    pub(crate) async fn open(config: local::Config) -> Club {
        let discord = Discord::start(config).await.expect("a free port");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let data = testing::database::fresh(&folder.path().join("pacru.db")).await;
        let bot = tokio::spawn(bot::run(Config {
            discord_token: Some(Token::from(discord.token())),
            discord_token_file: None,
            fonts: render::FontSource::Bundled,
            data: Some(data.parse().expect("a place for data")),
            discord_api_proxy: Some(discord.url()),
            log: "off".to_owned(),
            log_format: LogFormat::default(),
            metrics: None,
            board_url: None,
            board: None,
            threads: None,
            shards: None,
            clock_forward: None,
            channel: LocalChannel::default(),
            command: None,
        }));
        discord.registered("pacru").await.expect("the bot comes up");
        Club { discord, bot, _folder: folder }
    }

    /// Ends the bot and its Discord.
    pub(crate) async fn close(self) {
        self.bot.abort();
        self.discord.stop().await;
    }
}

/// Types a command and returns the code in its answer.
pub(crate) async fn ask<const N: usize>(
    who: &Member,
    channel: ChannelId,
    command: &str,
    options: [(&str, &str); N],
) -> String {
    let asked = who.command(channel, command, options);
    let said = asked.expect("a command").reply().await.expect("an answer");
    said.content.split('`').nth(1).expect("a code").to_owned()
}

/// A game between two members.
pub(crate) struct Game {
    pub(crate) position: Position,
    pub(crate) board: Message,
    code: String,
    players: [Member; 2],
    channel: ChannelId,
    ply: u32,
}

impl Game {
    pub(crate) async fn begin(
        discord: &Discord,
        channel: ChannelId,
        players: [Member; 2],
        kind: Kind,
    ) -> Game {
        let label = view::game_choice(english(), kind);
        let options = [("opponent", players[1].name()), ("game", label.as_str())];
        let code = ask(&players[0], channel, "pacru new", options).await;
        let lobby = discord.wait_for(channel, |message| message.content.contains(&code));
        let lobby = lobby.await.expect("a table");
        let joined = players[1].press_labelled(&lobby, "Accept").expect("a button");
        joined.reply().await.expect("an answer");
        let begins = format!("`{code}`** begins");
        let board = discord.wait_for(channel, |message| message.content.contains(&begins));
        Game {
            position: Position::start(kind, 2).expect("the usual start"),
            board: board.await.expect("a board"),
            code,
            players,
            channel,
            ply: 0,
        }
    }

    /// Who is to move.
    pub(crate) fn mover(&self) -> &Member {
        let mut players = self.players.iter();
        players
            .find(|player| self.board.pinged.contains(&player.id()))
            .expect("a member is to move")
    }

    /// Takes a turn that gains nothing, so that the game goes on.
    pub(crate) async fn dull_turn(&mut self, discord: &Discord) -> Duration {
        let turns = self.position.legal(false);
        let dull = turns.iter().find(|turn| !turn.contains(['(', 'x', '!']));
        self.turn(discord, dull.unwrap_or(&turns[0])).await
    }

    /// Takes any turn.
    pub(crate) async fn any_turn(&mut self, discord: &Discord) -> Duration {
        let turns = self.position.legal(false);
        self.turn(discord, fastrand::choice(&turns).expect("a turn")).await
    }

    /// Takes a turn; how long it takes from the command to the board.
    async fn turn(&mut self, discord: &Discord, turn: &str) -> Duration {
        self.position = self.position.play(turn).expect("a legal turn").position;
        self.ply += 1;
        let options = [("move", turn), ("game", self.code.as_str())];
        let heading = format!("`{}`** turn {}:", self.code, self.ply);
        let start = Instant::now();
        self.mover().command(self.channel, "pacru move", options).expect("a command");
        let board = discord.wait_for(self.channel, |message| message.content.contains(&heading));
        self.board = board.await.expect("a board");
        let time = start.elapsed();
        // A forced pass is played and told together with the turn before it.
        while let Some(pass) = self.position.forced() {
            self.position = self.position.play(&pass).expect("a pass").position;
            self.ply += 1;
        }
        time
    }
}

/// What is said in English.
fn english() -> &'static view::Texts {
    view::texts(play::Language::English)
}
