//! Tries a built program, an image, or a service: opens a Discord on a port of this machine, waits
//! for a bot, and plays some turns of each game with it. Ends with 0 when every board came.
//!
//! ```sh
//! cargo run -p bot --example smoke &
//! DISCORD_TOKEN=smoke DISCORD_API_PROXY=http://127.0.0.1:3000 PACRU_DATA=smoke.db target/release/pacru
//! ```

use std::error::Error;
use std::time::Duration;

use local::{Config, Discord, Member, Message};
use play::Language;
use rules::{Kind, Position};

/// How many turns of each game are played.
const TURNS: u32 = 4;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let discord = Discord::start(Config {
        port: 3000,
        token: "smoke".to_owned(),
        wait_timeout: Duration::from_mins(5),
        ..Config::default()
    })
    .await?;
    println!("waiting for a bot: DISCORD_TOKEN=smoke DISCORD_API_PROXY={}", discord.url());
    discord.registered("pacru").await?;
    for kind in Kind::ALL {
        play(&discord, kind).await?;
    }
    discord.stop().await;
    Ok(())
}

/// Has two members play a game.
async fn play(discord: &Discord, kind: Kind) -> Result<(), Box<dyn Error>> {
    let (ana, ben) = (discord.member("Ana")?, discord.member("Ben")?);
    let game = view::game_choice(view::texts(Language::English), kind);
    let said = answer(discord, &ana, "pacru new", &[("game", &game), ("players", "2")]).await?;
    let code = said.content.split('`').nth(1).ok_or("no code")?.to_owned();
    let table = seen(discord, &code, "").await?;
    ben.press_labelled(&table, "Join")?.reply().await?;
    let mut board = seen(discord, &code, "begins:").await?;
    let mut position = Position::start(kind, 2)?;
    for ply in 1..=TURNS {
        let turn = position.legal(false).swap_remove(0);
        let mut members = discord.members().into_iter();
        let player = members.find(|member| board.pinged.contains(&member.id()));
        let player = player.ok_or("nobody is called")?;
        answer(discord, &player, "pacru move", &[("move", &turn), ("game", &code)]).await?;
        position = position.play(&turn)?.position;
        board = seen(discord, &code, &format!("turn {ply}:")).await?;
        if board.attachments.is_empty() {
            return Err("the board has no picture".into());
        }
    }
    println!("{kind}: {TURNS} turns of `{code}` and their boards");
    Ok(())
}

async fn answer(
    discord: &Discord,
    who: &Member,
    command: &str,
    options: &[(&str, &str)],
) -> Result<Message, Box<dyn Error>> {
    Ok(who.command(discord.club(), command, options.iter().copied())?.reply().await?)
}

/// Waits for a message about a game that says something.
async fn seen(discord: &Discord, code: &str, said: &str) -> Result<Message, Box<dyn Error>> {
    let fits = |message: &Message| message.content.contains(code) && message.content.contains(said);
    Ok(discord.wait_for(discord.club(), fits).await?)
}
