//! Registering the commands.

use discord::{Rest, Token};
use local::{Command, CommandKind, Discord, Endpoint, Fault, Traffic};
use serde_json::json;

use crate::bot::Bot;
use crate::club::{Club, refusal};
use crate::round::{Round, once};

/// Commands that are unchanged since their last registration need no request, and if Discord
/// refuses them, everything else still works.
pub(super) async fn commands_are_registered_when_they_have_changed() {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    assert_eq!(registrations(&club.discord), 1);
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    club.restart().await;
    round.play(&club).await;
    assert_eq!(registrations(&club.discord), 1);

    for (status, advice) in
        [(500, "it is tried again"), (403, "applications.commands"), (400, "newer version")]
    {
        assert!(club.bot.terminate().success(), "{}", club.bot.log());
        forget_registration(&club).await;
        club.discord.fault(Fault::new(Endpoint::Commands, refusal(status, 0)).always());
        club.restart().await;
        round.play(&club).await;
        club.logs(advice).await;
        let before = registrations(&club.discord);
        club.discord.clear_faults();
        club.logs("the commands are registered").await;
        assert!(registrations(&club.discord) > before);
    }
    once(&club, &round.code, 4);
}

/// Somebody has removed the commands: the operator can restore them, even while the bot runs.
#[tokio::test(flavor = "multi_thread")]
async fn commands_can_be_registered_again() {
    let club = Club::open().await;
    let guild = club.discord.guild().to_string();
    for (arguments, said) in [
        (&["register"][..], "6 commands of the bot."),
        (&["register", "--guild", &guild], "6 commands of the bot for the server"),
        (&["register", "--guild", &guild, "--clear"], "0 commands of the bot for the server"),
        (&["register", "--clear"], "0 commands of the bot."),
        (&["register"], "6 commands of the bot."),
    ] {
        operator(&club, arguments, said);
    }
    assert_eq!(registrations(&club.discord), 6);
    Bot::ends(Bot::command().arg("register"), 2, &["DISCORD_TOKEN"]);
}

/// For an application with an Activity, Discord has a command of its own, and takes no list without
/// it.
pub(super) async fn discords_own_command_stays() {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let rest = Rest::new(&Token::from(club.discord.token()), Some(&club.discord.url())).unwrap();
    let application = rest.application().await.unwrap();
    let launch = json!({ "type": 4, "name": "launch", "description": "Play", "handler": 2 });
    rest.set_commands(application, None, &[launch]).await.unwrap();
    let launch = club.discord.commands().remove(0);
    let is_kept = |club: &Club, count| {
        let known = club.discord.commands();
        assert_eq!(known.len(), count);
        let own = known.into_iter().find(|command| command.kind == CommandKind::EntryPoint);
        let own = own.map(|own| Command { version: launch.version.clone(), ..own });
        assert_eq!(own.as_ref(), Some(&launch));
    };
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    forget_registration(&club).await;
    club.restart().await;
    club.logs("the commands are registered").await;
    round.play(&club).await;
    is_kept(&club, 7);
    operator(&club, &["doctor"], "own command for the Activity is kept: launch");
    for (arguments, said, count) in
        [(&["register", "--clear"][..], "0 commands", 1), (&["register"], "6 commands", 7)]
    {
        operator(&club, arguments, said);
        is_kept(&club, count);
    }
    once(&club, &round.code, 1);
}

/// The program says this to an operator who gives it a command beside the running bot.
fn operator(club: &Club, arguments: &[&str], said: &str) {
    let mut command = Bot::on(&[], &club.discord, &club.data());
    Bot::ends(command.args(arguments), 0, &[said]);
}

/// How often the commands were sent to Discord.
fn registrations(discord: &Discord) -> usize {
    let sent = |traffic: &Traffic| matches!(traffic, Traffic::Request(sent) if sent.method == "PUT" && sent.path.ends_with("/commands"));
    discord.traffic(0).iter().filter(|entry| sent(&entry.traffic)).count()
}

/// Makes the next bot on the data file register its commands.
async fn forget_registration(club: &Club) {
    let statement = "DELETE FROM meta WHERE name LIKE 'commands of %'";
    assert_eq!(testing::database::execute(&club.data(), statement).await, 1);
}
