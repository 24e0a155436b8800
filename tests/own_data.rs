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

#[tokio::test(flavor = "multi_thread")]
async fn members_get_their_data_and_are_erased_a_day_after_they_wish() {
    let mina = Person::named("Wilhelmina").speaking("cs");
    let ben = Person::named("Ben").speaking("en-GB");
    let (mut club, [mina, ben]) = Club::of([mina, ben]).await;
    let (code, _) = club.table(&[&mina, &ben]).await;
    club.answer(&mina, "pacru preferences", [("name", "Mina")]).await;
    club.answer(&mina, "pacru people block", [("member", "Ben")]).await;

    let own_data = club.answer(&mina, "pacru data", []).await;
    own_data.says("Partie: 1; servery: 1.");
    let data = file(&own_data);
    assert_eq!(data["member"], mina.id().to_string());
    assert_eq!(data["preferences"]["picture_name"], "Mina");
    assert_eq!(data["locale"], "cs");
    assert_eq!(data["blocked"], serde_json::json!([ben.id().to_string()]));
    let game = &data["games"][0];
    assert_eq!(game["code"], code.as_str());
    let players = game["players"].as_array().expect("players");
    for player in players {
        assert_eq!(player["name"] == "Wilhelmina", player["you"] == true);
        assert!(player["id"].is_null(), "nobody's number");
    }
    // Ben has opened none and chosen nothing.
    let theirs = file(&club.answer(&ben, "pacru data", []).await);
    assert_eq!(theirs["blocked"], serde_json::json!([]));
    assert_eq!(theirs["games"].as_array().expect("games").len(), 1);

    // Erasing takes two questions and a day in which it can be cancelled, across a restart.
    let asked = club.press(&mina, &own_data, "Vymazat moje údaje").await;
    asked.says("Vzdáte 1 rozehranou partii.");
    club.press(&mina, &asked, "Za den vymazat moje údaje")
        .await
        .says("Vaše údaje budou vymazány <t:");
    club.crash().await;
    let own_data = club.answer(&mina, "pacru data", []).await;
    own_data.says("Vaše údaje budou vymazány <t:");
    assert!(file(&own_data)["erased_at"].is_string());
    club.press(&mina, &own_data, "Ponechat moje údaje").await.says("Nic");
    club.forward(DAY + HOUR);
    club.answer(&mina, "pacru games", []).await.says(&code);

    let own_data = club.answer(&mina, "pacru data", []).await;
    let asked = club.press(&mina, &own_data, "Vymazat moje údaje").await;
    club.press(&mina, &asked, "Za den vymazat moje údaje").await;
    club.forward(DAY + HOUR);
    club.posted("resigns").await;
    club.logs("erased at their wish").await;
    club.all_is_posted().await;
    let theirs = file(&club.answer(&ben, "pacru data", []).await);
    let players = theirs["games"][0]["players"].as_array().expect("players");
    assert!(players.iter().any(|player| player["name"] == "former player"));
    club.answer(&mina, "pacru data", []).await.says("Partie: 0; servery: 0.");

    assert!(club.bot.terminate().success());
    let seats = format!(
        "SELECT count(*) FROM players WHERE user_id = {} OR name = '{}'",
        mina.id(),
        mina.name()
    );
    let (seats,): (i64,) = testing::database::row(&club.data(), seats.leak()).await;
    assert_eq!(seats, 0);
}
