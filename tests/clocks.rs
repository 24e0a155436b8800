//! Deadlines, reminders and absences, as members see them: days that pass in a second.

use play::time::{DAY, HOUR};

use crate::club::{Club, Says as _};

#[tokio::test]
async fn deadlines_are_told_reminded_of_and_kept() {
    let (mut club, code, board, [late, other]) = Club::playing().await;
    club.no_vacations(&[&late, &other]).await;
    board.says("it is your turn. Until <t:");

    club.forward(37 * HOUR);
    let reminder = club.posted("still your turn").await;
    assert_eq!(reminder.pinged, [late.id()]);
    club.press(&late, &reminder, "Remind me tomorrow")
        .await
        .begins_with("You get no reminders until <t:");

    club.answer(&other, "pacru time", [("how_much", "1 day")]).await.says("has 1 day more");
    assert_eq!(club.posted("1 day more").await.pinged, [late.id()]);

    // Time in which the bot is down does not count against the player. Until it is given back, no time runs out.
    let data = club.data();
    let rename = async |statement| testing::database::execute(&data, statement).await;
    club.bot.kill();
    rename("ALTER TABLE shards RENAME COLUMN alive_at TO seen_at").await;
    club.restart().await;
    club.logs("an outage could not be compensated").await;
    club.forward(9 * DAY);
    rename("ALTER TABLE shards RENAME COLUMN seen_at TO alive_at").await;
    club.logs("the players get back the time").await;
    club.forward(3 * DAY);
    let end = club.posted("run out of time").await;
    end.says(&format!("**{} wins: {} ran out of time.**", other.name(), late.name()));
    end.says("No rating changes: the game ended before everyone had taken two turns.");
    assert!(end.alt().contains(") ran out of time."), "{}", end.alt());
    assert!(end.pinged.is_empty());
    club.play(&late, &code, "e1-e2").await.says("is over");
}

/// Once a game had begun, what was agreed stood nowhere, and how much time the waiting player had neither.
#[tokio::test]
async fn members_read_the_terms_and_all_clocks_wherever_they_look() {
    let (club, code, board, [mover, other]) = Club::playing().await;
    club.answer(&mover, "pacru preferences", [("vacation", "3")]).await.says("on vacation");
    let agreed =
        "⏳ 3 days + 1 day a turn, at most 7 days; a player who runs out of time loses; rated.";
    let private = club.press(&other, &board, "Board").await;
    let more = club.press(&other, &board, "More").await;
    let given = club.answer(&other, "pacru time", [("how_much", "1 day")]).await;
    let record = club.answer(&other, "pacru study history", [("game", code.as_str())]).await;
    let asked = other.use_on_message(&board, "Show as text").unwrap();
    let text = club.answer_to(&asked, "Show as text").await;
    for post in [private, more, given, record, text] {
        post.says(agreed);
        post.says(&format!("{}: until <t:", mover.name()));
        post.says(", 🏖️ on vacation until <t:");
        post.says(&format!("{}: 3 days", other.name()));
    }
    let games = club.answer(&other, "pacru games", []).await;
    games.says(":R>, 🏖️ on vacation until <t:");
    games.says("; you have 3 days");
}

/// Who may take a seat, and for how long: `bot/service/src/tests.rs`.
#[tokio::test]
async fn an_absent_player_is_excused_then_replaced() {
    let (club, members) = Club::with(["Ana", "Ben", "Chika"]).await;
    club.no_vacations(&members.each_ref()).await;
    let (_, board) = club.table(&members.each_ref()).await;
    let late = club.called(&board);
    club.forward(3 * DAY + HOUR);
    assert_eq!(club.posted("The first time is excused").await.pinged, [late.id()]);
    club.forward(DAY + HOUR);
    let free = club.posted("their seat is free").await;
    assert!(free.pinged.is_empty(), "nobody has to do anything");
    let dmitri = club.member("Dmitri");
    club.press(&dmitri, &free, "Take the seat").await.says("taken over a seat");
    assert_eq!(club.posted("has taken over ").await.pinged, [dmitri.id()]);
    club.press(&late, &free, "Take the seat").await.begins_with("Every seat");
}

#[tokio::test]
async fn vacations_and_reminders_are_settled_in_words() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let prefer = async |options: &[(&str, &str)]| {
        club.answer(&ana, "pacru preferences", options.iter().copied()).await
    };
    prefer(&[("automatic_vacation", "true")]).await.says("30 days left of this");
    prefer(&[("vacation", "7")]).await.says("on vacation until <t:");
    prefer(&[("vacation", "0")]).await.says("not on vacation");

    let typed = [("time_zone", "vienn")];
    let zones = ana.autocomplete(club.channel(), "pacru preferences", typed, "time_zone").await;
    let zones = zones.expect("choices");
    assert!(zones.iter().any(|choice| choice.name == "Europe/Vienna"), "{zones:?}");
    let place = [("where", "in a direct message"), ("notify", "once a day")];
    let night = [("quiet_hours", "22:00-7:30"), ("time_zone", "europe/vienna")];
    let said = prefer(&[place, night].concat()).await;
    said.says("22:00 to 7:30 (Europe/Vienna)");
    said.says("You get it as a direct message. ");
    said.says("You get the next daily message <t:");
    for (option, text) in [("quiet_hours", "at night"), ("time_zone", "<@1>Mars")] {
        let said = prefer(&[(option, text)]).await;
        assert!(!said.content.contains('<') && said.content.len() < 120, "{}", said.content);
    }
}
