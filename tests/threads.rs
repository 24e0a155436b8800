//! Games in threads of their own, which others follow, and which are archived at the end.

use std::time::Duration;

use local::{
    Channel, ChannelId, Endpoint, Fault, FaultKind, Message, Permissions, Traffic, TrafficEntry,
};

use crate::club::{Club, Says as _, refusal};

/// Opens a table for a game in a thread and returns its code and message.
async fn table(club: &Club) -> (String, Message) {
    let options = [("thread", "true"), ("opponent", "Ben")];
    club.open_table(&club.member("Ana"), options).await
}

/// The threads of a game.
fn threads(club: &Club, code: &str) -> Vec<Channel> {
    let mut channels = club.discord.channels();
    channels.retain(|channel| channel.name.starts_with(&format!("Pacru {code}: ")));
    channels
}

async fn first_board(club: &Club, place: ChannelId, code: &str) -> Message {
    club.posted_in(place, &format!("`{code}`** begins")).await
}

async fn archived(club: &Club, thread: ChannelId) {
    club.until("an archived thread", async || {
        club.discord.channel(&thread.to_string()).unwrap().thread().unwrap().archived
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_a_thread_of_its_own() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (code, table) = table(&club).await;
    club.press(&ben, &table, "Accept").await;
    let linked = club.posted("It is being played in <#").await;
    assert_eq!(linked.id, table.id);
    let found = threads(&club, &code);
    assert_eq!(found.len(), 1);
    let (place, thread) = (found[0].id, found[0].thread().unwrap());
    assert_eq!((thread.parent, thread.archive_after), (club.channel(), 10080));
    linked.says(&place.to_string());
    assert!(thread.members.contains(&ana.id()) && thread.members.contains(&ben.id()));
    let mover = club.called(&first_board(&club, place, &code).await);

    let watched = [("game", code.as_str())];
    club.answer(&chika, "pacru people watch", watched).await.says("in its thread");
    club.answer(&ana, "pacru people watch", watched).await.says("You are playing in");
    let members = |code: &str| threads(&club, code)[0].thread().unwrap().members.clone();
    assert!(members(&code).contains(&chika.id()));

    // It was archived in the meantime, and Discord requires that it is unarchived first.
    club.discord.archive(place, true, false);
    club.discord.fault(Fault::new(Endpoint::CreateMessage, refusal(400, 50083)));
    club.answer_in(place, &mover, "pacru move", [("move", "e1-e2")]).await;
    club.posted_in(place, "turn 1:").await;
    let path = format!("/channels/{place}");
    let unarchives = |entry: TrafficEntry| match entry.traffic {
        Traffic::Request(it) => it.method == "PATCH" && it.path.ends_with(&path),
        Traffic::Frame(_) => false,
    };
    assert!(club.discord.traffic(0).into_iter().any(unarchives));

    let asked = club.answer_in(place, &ana, "pacru resign", [("game", code.as_str())]).await;
    club.press(&ana, &asked, "Resign").await;
    archived(&club, place).await;
    let last = club.discord.messages(place);
    let last = last.last().unwrap();
    last.says("wins");
    assert!(last.buttons().count() > 0, "{}", last.content);
    assert_eq!(club.messages().len(), 1, "in the channel stands the table alone");

    // A missing permission is named beforehand. Where it is missing later, the game is played without a thread:
    // `trouble::no_thread_may_be_started`.
    club.discord.deny(club.channel(), Permissions::CREATE_PUBLIC_THREADS);
    club.answer(&ana, "pacru new", [("thread", "true")]).await.says("**Create Public Threads**");
    club.answer(&ana, "pacru new", [("players", "2")]).await.says("is open");
    club.discord.allow(club.channel(), Permissions::CREATE_PUBLIC_THREADS);
    let inside = club.discord.channel("friendly games").unwrap().id;
    club.answer_in(inside, &ana, "pacru new", [("thread", "true")]).await.says("already a thread");
}

/// Whichever request is lost, there is one thread with one first board.
#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_started_once() {
    let (mut club, [ben]) = Club::with(["Ben"]).await;
    // Discord has started the thread, but the bot does not receive the response.
    let (code, lobby) = table(&club).await;
    club.discord.fault(Fault::new(Endpoint::Channels, FaultKind::DropResponse));
    club.press(&ben, &lobby, "Accept").await;
    let started = |club: &Club, code: &str| {
        let found = threads(club, code);
        assert_eq!(found.len(), 1);
        found[0].id
    };
    club.posted("It is being played in <#").await;
    first_board(&club, started(&club, &code), &code).await;

    // The bot is killed while it waits for the response.
    let (code, lobby) = table(&club).await;
    club.discord.fault(Fault::new(Endpoint::Channels, FaultKind::Delay(Duration::from_secs(5))));
    club.press(&ben, &lobby, "Accept").await;
    club.until("a thread", async || !threads(&club, &code).is_empty()).await;
    club.crash().await;
    first_board(&club, started(&club, &code), &code).await;

    // The bot does not learn that the table is posted before all seats are taken.
    club.discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    let (code, lobby) = table(&club).await;
    club.press(&ben, &lobby, "Accept").await;
    assert_eq!(club.posted(&format!("`{code}`** has started")).await.id, lobby.id);

    // The message of the table was deleted.
    let (code, lobby) = table(&club).await;
    club.discord.delete_message(&lobby);
    club.at_table(&ben, &code, "Accept").await.says("Everyone is here");
    club.posted(&format!("`{code}`** has started")).await;
    club.until("a thread", async || !threads(&club, &code).is_empty()).await;
    first_board(&club, started(&club, &code), &code).await;
}

/// Without a thread, a follower is told about the end in private, and about nothing before it.
#[tokio::test(flavor = "multi_thread")]
async fn followers_are_told_the_end() {
    let (club, code, _, [leaver, winner]) = Club::playing().await;
    let (chika, dmitri) = (club.member("Chika"), club.member("Dmitri"));
    for who in [&chika, &dmitri, &dmitri] {
        club.answer(who, "pacru people watch", []).await.says("follow");
    }
    club.resign(&leaver, &code).await;
    let ended = club.see_in(club.discord.direct(&chika), "the end", |_| true).await;
    ended.says("is over");
    ended.says(&format!("{} wins", winner.name()));
    ended.says("https://discord.com/channels/");
    club.all_is_posted().await;
    let told = club.discord.messages(club.discord.direct(&dmitri));
    assert!(told.is_empty(), "Dmitri has thought better of it");
    club.answer(&chika, "pacru people watch", [("game", code.as_str())]).await.says("is over");
}
