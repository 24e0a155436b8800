//! Registering the commands.

use std::time::Instant;

use local::{Discord, Endpoint, Fault, FaultKind, Traffic};

use super::report::Again;
use crate::bot::Bot;
use crate::club::Club;
use crate::round::{Round, once};

/// Commands that are unchanged since their last registration need no request, and if Discord refuses them, everything
/// else still works.
pub(super) async fn commands_are_registered_when_they_have_changed() -> Again {
    let mut club = Club::open().await;
    let mut round = Round::begin(&club).await;
    assert_eq!(registrations(&club.discord), 1);
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    club.restart().await;
    round.play(&club).await;
    assert_eq!(registrations(&club.discord), 1);

    let mut again = None;
    for (status, advice) in
        [(500, "it is tried again"), (403, "applications.commands"), (400, "newer version")]
    {
        assert!(club.bot.terminate().success(), "{}", club.bot.log());
        forget_registration(&club).await;
        let refused = FaultKind::Error { status, code: 0, message: "No.".to_owned() };
        club.discord.fault(Fault::new(Endpoint::Commands, refused).always());
        let began = Instant::now();
        club.restart().await;
        round.play(&club).await;
        again.get_or_insert(Again::now("by itself; they are sent again", began));
        club.logs(advice).await;
        let before = registrations(&club.discord);
        club.discord.clear_faults();
        club.logs("the commands are registered").await;
        assert!(registrations(&club.discord) > before);
    }
    once(&club, &round.code, 4);
    again.expect("a turn was played")
}

/// Somebody has removed the commands: the operator can restore them, even while the bot runs.
#[tokio::test(flavor = "multi_thread")]
async fn commands_can_be_registered_again() {
    let club = Club::open().await;
    let mut register = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", club.discord.token())
            .env("DISCORD_API_PROXY", club.discord.url())
            .arg("register"),
    );
    assert!(register.end().success(), "{}", register.log());
    assert!(register.log().contains("6 commands"), "{}", register.log());
    assert_eq!(registrations(&club.discord), 2);
    let guild = club.discord.guild().to_string();
    for (arguments, said) in [
        (&["register", "--guild", &guild][..], "6 commands of the bot for the server"),
        (&["register", "--guild", &guild, "--clear"], "0 commands of the bot for the server"),
        (&["register", "--clear"], "0 commands of the bot."),
        (&["register"], "6 commands of the bot."),
    ] {
        let mut register = Bot::spawn(
            Bot::command()
                .env("DISCORD_TOKEN", club.discord.token())
                .env("DISCORD_API_PROXY", club.discord.url())
                .args(arguments),
        );
        assert!(register.end().success(), "{}", register.log());
        assert!(register.log().contains(said), "{}", register.log());
    }
    let mut nowhere = Bot::spawn(Bot::command().arg("register"));
    assert_eq!(nowhere.end().code(), Some(2));
    assert!(nowhere.log().contains("DISCORD_TOKEN"), "{}", nowhere.log());
}

/// How often the commands were sent to Discord.
fn registrations(discord: &Discord) -> usize {
    let sent = |traffic: &Traffic| matches!(traffic, Traffic::Request(sent) if sent.method == "PUT" && sent.path.ends_with("/commands"));
    discord.traffic(0).iter().filter(|entry| sent(&entry.traffic)).count()
}

/// Makes the next bot on the data file register its commands.
async fn forget_registration(club: &Club) {
    let statement = "DELETE FROM meta WHERE name LIKE 'commands of %'";
    let forgotten = testing::database::execute(&club.data(), statement).await;
    assert_eq!(forgotten, 1);
}
