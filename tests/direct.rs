//! Direct messages with the bot: whatever a member may do with their games, of all servers, works there too.

use local::{ChannelId, Config, Member, Message, Permissions, Person};
use play::time::HOUR;
use rules::{Kind, Position, Setup};

use crate::club::{Club, Says as _, code_in};
use crate::tapping;

/// Types a command in the direct messages of a member, and returns the answer.
async fn type_to_bot<'a>(
    club: &Club,
    who: &Member,
    path: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Message {
    let typed = who.command(club.discord.direct(who), path, options);
    let typed = typed.unwrap_or_else(|error| panic!("{path}: {error}"));
    club.answer_to(&typed, path).await
}

/// What the bot has written to a member by itself.
async fn written(club: &Club, who: &Member, words: &str) -> Message {
    let channel: ChannelId = club.discord.direct(who);
    let fits = |message: &Message| !message.is_ephemeral() && message.content.contains(words);
    club.see_in(channel, words, fits).await
}

/// The reminder comes to the member, and the turn is taken under it, by taps; the bot dies in between.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_under_its_reminder() {
    let mut club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    for member in [&ana, &ben] {
        let direct = [("where", "in a direct message")];
        type_to_bot(&club, member, "pacru time reminders", direct).await;
    }
    let (code, board) = club.table_of(Kind::Azacru, &[&ana, &ben]).await;
    let mover = club.called(&board);
    club.forward(37 * HOUR);
    let reminder = written(&club, &mover, "still your turn").await;
    let builder = club.press(&mover, &reminder, "Move").await;
    assert_eq!(builder.attachments.len(), 1);
    club.crash().await;
    let begin = Position::new(&Setup::new(Kind::Azacru, 2).unwrap()).unwrap();
    let turn = begin.legal(false).swap_remove(0);
    let played = tapping::make(&club, &mover, &builder, &begin, &turn).await;
    played.says(&format!("Played `{turn}` in `{code}`."));
    club.board(&code, 1).await;
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commands_work_in_direct_messages() {
    let mut club = Club::open().await;
    let (ana, ben, chika) = (club.member("Ana"), club.member("Ben"), club.member("Chika"));
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    let other = if mover.id() == ana.id() { &ben } else { &ana };

    club.all_is_told().await;
    let mine = type_to_bot(&club, &mover, "pacru games", []).await;
    mine.says(&code);
    mine.says("channels/");
    let own = type_to_bot(&club, other, "pacru board", []).await;
    assert_eq!(own.attachments.len(), 1);
    let planned = [("line", "e1-e2 e9-e8")];
    let planned = type_to_bot(&club, other, "pacru plan", planned).await;
    planned.says("you answer `e9-e8`");
    let noted = [("text", "from home")];
    let noted = type_to_bot(&club, other, "pacru note", noted).await;
    noted.says("from home");
    type_to_bot(&club, other, "pacru try", [])
        .await
        .says("tried out");
    type_to_bot(&club, other, "pacru study history", [])
        .await
        .says(&code);
    type_to_bot(&club, other, "pacru rules", [])
        .await
        .says("Pacru");
    type_to_bot(&club, other, "pacru puzzle", [])
        .await
        .says("puzzle");
    type_to_bot(&club, other, "pacru help", [])
        .await
        .says("/pacru");
    let data = type_to_bot(&club, other, "pacru data", []).await;
    assert_eq!(data.attachments.len(), 1);
    let czech = [("language", "Čeština")];
    let chosen = type_to_bot(&club, other, "pacru preferences", czech).await;
    chosen.does_not_say("You read");
    let builder = type_to_bot(&club, &mover, "pacru move", []).await;
    builder.says("Which chevron?");
    let choices = mover.autocomplete(
        club.discord.direct(&mover),
        "pacru move",
        [("move", "e1")],
        "move",
    );
    assert!(!choices.await.expect("choices").is_empty());

    club.crash().await;
    let turn = [("move", "e1-e2")];
    let played = type_to_bot(&club, &mover, "pacru move", turn).await;
    played.says("Played `e1-e2`");
    club.board(&code, 1).await;
    let asked = type_to_bot(&club, other, "pacru resign", []).await;
    asked.says(&code);

    // What belongs to a server says so, and nobody learns of a game of others.
    for path in [
        "pacru people rating",
        "pacru people leaderboard",
        "pacru people profile",
    ] {
        type_to_bot(&club, &ana, path, []).await.says("server");
    }
    for path in [
        "pacru board",
        "pacru try",
        "pacru people watch",
        "pacru join",
        "pacru study history",
    ] {
        let named = type_to_bot(&club, &chika, path, [("game", code.as_str())]).await;
        named.says(&format!("There is no game `{code}` here"));
        let unnamed = type_to_bot(&club, &chika, path, []).await;
        unnamed.does_not_say(&code);
        assert_eq!(unnamed.content.lines().count(), 1, "{}", unnamed.content);
    }
    type_to_bot(&club, &chika, "pacru games", [])
        .await
        .does_not_say(&code);
    for admin in [
        "pacru-admin settings",
        "pacru-organise end",
        "pacru-tournament list",
    ] {
        let typed = chika.command(club.discord.direct(&chika), admin, [("a", "b"); 0]);
        assert!(typed.is_err(), "{admin}");
    }
    club.close().await;
}

/// The bot can no longer write on the server: a turn counts all the same, and the member reads when the others will.
#[tokio::test(flavor = "multi_thread")]
async fn turns_count_while_the_bot_is_away_from_the_server() {
    let person = |name: &str| Person {
        locale: "es-ES".to_owned(),
        ..Person::named(name)
    };
    let mut club = Club::open_with(Config {
        people: vec![person("Benito"), person("Carla")],
        ..Config::default()
    })
    .await;
    let (ben, carla) = (club.member("Benito"), club.member("Carla"));
    let opened = club.answer(&ben, "pacru new", []).await;
    let code = code_in(&opened.content);
    let table = club.told(&code).await;
    club.press(&carla, &table, "Join").await;
    let begun = |message: &Message| !message.attachments.is_empty();
    let board = club.see("the first board", begun).await;
    let mover = club.called(&board);
    let other = if mover.id() == ben.id() { &carla } else { &ben };
    club.discord.deny(club.channel(), Permissions::all());
    let turn = [("move", "e1-e2")];
    let played = type_to_bot(&club, &mover, "pacru move", turn).await;
    played.says("Has jugado `e1-e2`");
    club.logs("will try again").await;
    club.crash().await;
    let answered = type_to_bot(&club, other, "pacru move", [("move", "e9-e8")]).await;
    answered.says("en cuanto pueda volver a escribir");
    club.discord.allow(club.channel(), Permissions::all());
    let shown = club.answer(other, "pacru games", []).await;
    shown.says(&code);
    club.see("both turns", |message: &Message| {
        message.content.contains("e9-e8")
    })
    .await;
    club.close().await;
}
