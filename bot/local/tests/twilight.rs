//! Reads the events and answers with twilight's models, which check the format independently of serenity.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use twilight_model::application::command::Command;
use twilight_model::application::interaction::{Interaction, InteractionType};
use twilight_model::channel::{Channel, Message};
use twilight_model::gateway::payload::incoming::{GuildCreate, Ready};
use twilight_model::guild::Member;
use twilight_model::oauth::Application;

use crate::client::{Bench, Line, identify, row_with_button, text};

#[track_caller]
fn reads<T: DeserializeOwned>(json: &Value) -> T {
    serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{error} in {json:#}"))
}

#[tokio::test]
async fn the_greeting_is_understood() {
    let Bench { discord, api, .. } = Bench::new().await;
    discord.advance(std::time::Duration::from_secs(5));
    let mut line = Line::connected(&discord).await;
    line.send(&identify(&discord.token(), 1)).await;
    reads::<Ready>(&line.event("READY").await);
    reads::<GuildCreate>(&line.event("GUILD_CREATE").await);
    reads::<Application>(&api.get("/applications/@me").await.expect(200));
    reads::<Vec<Command>>(&api.get(&api.commands()).await.expect(200));
    let ana = discord.member("Ana").unwrap().id();
    reads::<Member>(
        &api.get(&format!("/guilds/{}/members/{ana}", discord.guild())).await.expect(200),
    );
    for channel in [discord.club(), discord.forum(), discord.thread(), discord.post()] {
        reads::<Channel>(&api.get(&format!("/channels/{channel}")).await.expect(200));
    }
}

#[tokio::test]
async fn interactions_and_messages_are_understood() {
    let mut bench = Bench::new().await;
    let ana = bench.discord.member("Ana").unwrap();
    let with = json!({ "recipient_id": ana.id() });
    let direct = bench.post("/users/@me/channels", &with).await.expect(200);
    let direct = text(&direct["id"]).parse().unwrap();
    for place in [bench.discord.club(), bench.discord.thread(), direct] {
        let options = [("players", "2"), ("against", "Ben")];
        let asked = ana.command(place, "pacru new", options).unwrap();
        let sent = bench.interaction().await;
        assert_eq!(reads::<Interaction>(&sent).kind, InteractionType::ApplicationCommand);
        let body =
            json!({ "type": 4, "data": { "content": "?", "components": row_with_button("b") } });
        bench.call_back(&sent, &body).await;
        reads::<Message>(&bench.get(&bench.original(&sent)).await.expect(200));
        reads::<Message>(&bench.line.event("MESSAGE_CREATE").await);

        let pressed = ana.press(&asked.reply().await.unwrap(), "b").unwrap();
        let sent = bench.interaction().await;
        assert_eq!(reads::<Interaction>(&sent).kind, InteractionType::MessageComponent);
        let input = json!({ "type": 4, "custom_id": "i", "style": 2, "label": "Why?" });
        let data = json!({ "custom_id": "f", "title": "T", "components": [{ "type": 1, "components": [input] }] });
        bench.call_back(&sent, &json!({ "type": 9, "data": data })).await;
        ana.submit(&pressed.modal().await.unwrap(), [("i", "because")]).unwrap();
        let sent = bench.interaction().await;
        assert_eq!(reads::<Interaction>(&sent).kind, InteractionType::ModalSubmit);
        bench.call_back(&sent, &json!({ "type": 4, "data": { "content": "so" } })).await;
        reads::<Message>(&bench.get(&bench.original(&sent)).await.expect(200));
    }
}
