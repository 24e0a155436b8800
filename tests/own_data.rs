//! The bot shows members their data, and erases them on request.

use local::{Message, Person};
use play::time::{DAY, HOUR};
use serde_json::Value;

use crate::club::{Club, Says as _};

fn file(answer: &Message) -> Value {
    let file = &answer.attachments[0];
    assert_eq!(file.filename, "my-data.json");
    serde_json::from_slice(&file.bytes).expect("JSON")
}

/// A game on a server, and one in direct messages, which speaks the language of its player without being asked.
#[tokio::test(flavor = "multi_thread")]
async fn members_get_their_data_and_are_erased_a_day_after_they_wish() {
    let mina = Person::named("Wilhelmina").speaking("cs");
    let ben = Person::named("Ben").speaking("en-GB");
    let (mut club, [mina, ben]) = Club::of([mina, ben]).await;
    let (code, _) = club.table(&[&mina, &ben]).await;
    let private = club.discord.direct(&mina);
    let asked = club.answer_in(private, &mina, "pacru new", [("players", "2")]).await;
    asked.says("jak silně má počítač hrát?");
    club.press(&mina, &asked, "Nováček").await;
    club.posted_in(private, "jste na tahu").await;
    club.answer(&mina, "pacru preferences", [("name", "Mina")]).await;
    club.answer(&mina, "pacru people block", [("member", "Ben")]).await;

    let own_data = club.answer(&mina, "pacru data", []).await;
    own_data.says("Partie: 2; servery: 1.");
    let data = file(&own_data);
    assert_eq!(data["member"], mina.id().to_string());
    assert_eq!(data["preferences"]["picture_name"], "Mina");
    assert_eq!(data["locale"], "cs");
    assert_eq!(data["blocked"], serde_json::json!([ben.id().to_string()]));
    let games = data["games"].as_array().expect("games");
    let game = games.iter().find(|game| game["code"] == code.as_str()).expect("the game");
    for player in game["players"].as_array().expect("players") {
        assert_eq!(player["name"] == "Wilhelmina", player["you"] == true);
        assert!(player["id"].is_null(), "nobody's number");
    }

    // Erasing takes two questions and a day in which it can be cancelled, across a restart.
    let (wish, sure) = ("Vymazat moje údaje", "Za den vymazat moje údaje");
    let asked = club.press(&mina, &own_data, wish).await;
    asked.says("Vzdáte 2 rozehrané partie.");
    club.press(&mina, &asked, sure).await.says("Vaše údaje budou vymazány <t:");
    club.crash().await;
    let own_data = club.answer(&mina, "pacru data", []).await;
    assert!(file(&own_data)["erased_at"].is_string());
    club.press(&mina, &own_data, "Ponechat moje údaje").await.says("Nic");
    club.forward(DAY + HOUR);
    let own_data = club.answer(&mina, "pacru data", []).await;
    let asked = club.press(&mina, &own_data, wish).await;
    club.press(&mina, &asked, sure).await;
    club.forward(DAY + HOUR);
    club.logs("erased at their wish").await;
    // A message that was being written during the erasure is deleted with the old ones once it is posted.
    club.all_is_posted().await;
    let theirs = file(&club.answer(&ben, "pacru data", []).await);
    let players = theirs["games"][0]["players"].as_array().expect("players");
    assert!(players.iter().any(|player| player["name"] == "former player"));

    // What else is kept of them on a server: `admin::nothing_of_an_erased_member_stays`.
    club.crash().await;
    let left = format!(
        "SELECT (SELECT count(*) FROM players WHERE user_id = {id} OR name = '{name}')
         + (SELECT count(*) FROM games WHERE creator_id = {id} OR channel_id = {private})
         + (SELECT count(*) FROM posts WHERE channel_id = {private})
         + (SELECT count(*) FROM outbox WHERE channel_id = {private})",
        id = mina.id(),
        name = mina.name(),
    );
    let left: &'static str = left.leak();
    club.until("nothing is left", async || {
        let (left,): (i64,) = testing::database::row(&club.data(), left).await;
        left == 0
    })
    .await;
    club.answer(&mina, "pacru data", []).await.says("Partie: 0; servery: 0.");
}
