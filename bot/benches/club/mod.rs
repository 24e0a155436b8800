//! The whole bot, a process of its own, over a real websocket against the stand-in, and games
//! between two members.

#![allow(dead_code, reason = "each bench uses its own part")]

use std::fs::{read_dir, read_to_string};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use local::{ChannelId, Discord, Member, Message};
use rules::{Kind, Position};
use tempfile::TempDir;

/// The bot of this commit.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_pacru");

/// A club with the bot in it.
pub(crate) struct Club {
    pub(crate) discord: Discord,
    bot: Bot,
    _folder: TempDir,
}

/// The process of a bot, which ends with this.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.kill().and_then(|()| self.0.wait()).expect("the bot runs to the end");
    }
}

impl Club {
    pub(crate) async fn open(program: &str, config: local::Config) -> Club {
        Self::open_with(program, config, &[]).await
    }

    /// The same, with these settings of the bot.
    pub(crate) async fn open_with(
        program: &str,
        config: local::Config,
        settings: &[(&str, &str)],
    ) -> Club {
        let discord = Discord::start(config).await.expect("a free port");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let bot = Command::new(program)
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_PROXY", discord.url())
            .env("PACRU_LOG", "off")
            .env("PACRU_DATA", testing::database::fresh(&folder.path().join("pacru.db")).await)
            .envs(settings.iter().copied())
            .spawn();
        let bot = Bot(bot.expect("the bot starts"));
        discord.registered("pacru").await.expect("the bot comes up");
        Club { discord, bot, _folder: folder }
    }

    /// The processor time that the bot has used without that for mistakes in games that are over,
    /// in milliseconds, and the most memory, in MiB. Only Linux tells.
    pub(crate) fn used(&self) -> Option<(f64, f64)> {
        let process = format!("/proc/{}", self.bot.0.id());
        let mut milliseconds = processor_time(&read_to_string(format!("{process}/stat")).ok()?);
        for thread in read_dir(format!("{process}/task")).ok()? {
            let stat = read_to_string(thread.ok()?.path().join("stat")).unwrap_or_default();
            milliseconds -= if stat.contains("(engine-") { processor_time(&stat) } else { 0.0 };
        }
        let status = read_to_string(format!("{process}/status")).ok()?;
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kibibytes: f64 = most.split_whitespace().next()?.parse().ok()?;
        Some((milliseconds, kibibytes / 1024.0))
    }

    /// Ends the bot and its Discord.
    pub(crate) async fn close(self) {
        drop(self.bot);
        self.discord.stop().await;
    }
}

/// User and system time, in milliseconds.
fn processor_time(stat: &str) -> f64 {
    let (_name, numbers) = stat.rsplit_once(')').unwrap_or_default();
    let hundredths = numbers.split_whitespace().skip(11).take(2);
    hundredths.filter_map(|hundredths| hundredths.parse::<f64>().ok()).sum::<f64>() * 10.0
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
        let label = view::game_choice(view::texts(play::Language::English), kind);
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
