//! Answers to interactions: once, in time, and as a deferral announced.

use std::time::Duration;

use local::{Config, Error, Interaction, Member};
use serde_json::{Value, json};

use crate::client::{Bench, content, row_with_button};

impl Bench {
    /// Ana types /ping.
    pub(crate) async fn pinged(&mut self) -> (Member, Interaction, Value) {
        let ana = self.discord.member("Ana").unwrap();
        let asked = ana.command(self.discord.club(), "ping", [("", ""); 0]).unwrap();
        (ana, asked, self.interaction().await)
    }
}

#[tokio::test]
async fn nobody_answers_twice() {
    let mut bench = Bench::new().await;
    let (_, _, sent) = bench.pinged().await;
    bench.reply(&sent, &content("pong")).await;
    bench.answer(&sent, 5, &json!({ "flags": 64 })).await.refused(400, 40060);
}

#[tokio::test]
async fn an_answer_comes_in_time_or_never() {
    let mut bench = Bench::with(Config::default()).await;
    let (_, asked, sent) = bench.pinged().await;
    bench.patch(&bench.original(&sent), &content("early")).await.refused(404, 10015);
    bench.discord.advance(Duration::from_secs(4));
    let late = json!({ "flags": 64 });
    bench.answer(&sent, 5, &late).await.refused(404, 10062);
    assert_eq!(asked.reply().await.unwrap_err(), Error::NoResponse);
    let wrong = json!({ "id": sent["id"], "token": "wrong" });
    bench.answer(&wrong, 5, &late).await.refused(404, 10062);
}

#[tokio::test]
async fn silence_fails_by_itself() {
    let config = Config { response_timeout: Duration::from_millis(30), ..Config::default() };
    let mut bench = Bench::with(config).await;
    let (_, asked, _) = bench.pinged().await;
    assert_eq!(asked.acknowledged().await.unwrap_err(), Error::NoResponse);
}

#[tokio::test]
async fn ephemeral_is_for_one_pair_of_eyes() {
    let mut bench = Bench::new().await;
    let (ana, asked, sent) = bench.pinged().await;
    let club = bench.discord.club();
    let data = json!({ "content": ana.mention(), "components": row_with_button("b") });
    bench.reply(&sent, &data).await;
    let reply = asked.reply().await.unwrap();
    let ben = bench.discord.member("Ben").unwrap();
    assert_eq!((ana.messages(club).len(), ben.messages(club).len()), (1, 0));
    assert!(reply.pinged.is_empty());
    assert_eq!(ben.press(&reply, "b").unwrap_err(), Error::UnknownMessage);
    let path = format!("/channels/{club}/messages/{}", reply.id);
    bench.patch(&path, &content("x")).await.refused(404, 10008);
    let open = bench.get(&format!("/channels/{club}/messages")).await.expect(200);
    assert_eq!(open, json!([]));
    bench.patch(&bench.original(&sent), &content("y")).await.expect(200);
    ana.press(&reply, "b").unwrap();
    ana.dismiss(&reply).unwrap();
    bench.get(&bench.original(&sent)).await.refused(404, 10008);
}

#[tokio::test]
async fn tokens_end_after_a_quarter_of_an_hour() {
    let mut bench = Bench::new().await;
    let (_, _, sent) = bench.pinged().await;
    bench.reply(&sent, &content("pong")).await;
    bench.discord.advance(Duration::from_mins(14));
    bench.get(&bench.original(&sent)).await.expect(200);
    bench.discord.advance(Duration::from_secs(61));
    bench.get(&bench.original(&sent)).await.refused(401, 50027);
    bench.patch(&bench.original(&sent), &content("x")).await.refused(401, 50027);
    bench.get(&bench.original(&json!({ "token": "unknown" }))).await.refused(401, 50027);
}

#[tokio::test]
async fn a_button_can_be_acknowledged_in_silence() {
    let mut bench = Bench::new().await;
    let (ana, asked, sent) = bench.pinged().await;
    let data = json!({ "content": "board", "components": row_with_button("b") });
    bench.reply(&sent, &data).await;
    let pressed = ana.press(&asked.reply().await.unwrap(), "b").unwrap();
    let sent = bench.interaction().await;
    bench.call_back(&sent, &json!({ "type": 6 })).await;
    pressed.acknowledged().await.unwrap();
    // The original of such an answer is the message of the button.
    bench.patch(&bench.original(&sent), &content("changed")).await.expect(200);
    assert_eq!(pressed.reply().await.unwrap().content, "changed");
}

#[tokio::test]
async fn a_menu_offers_and_a_form_asks() {
    let mut bench = Bench::new().await;
    let (ana, asked, sent) = bench.pinged().await;
    let menu = json!({ "type": 3, "custom_id": "m", "placeholder": "Piece", "options": [
        { "label": "e1", "value": "1" }, { "label": "g9", "value": "2" },
    ] });
    let rows = json!([{ "type": 1, "components": [menu] }]);
    bench.reply(&sent, &json!({ "content": "?", "components": rows })).await;
    let message = asked.reply().await.unwrap();
    assert!(matches!(ana.choose(&message, "m", ["7"]), Err(Error::InvalidChoice(_))));
    assert!(matches!(ana.choose(&message, "m", ["1", "2"]), Err(Error::InvalidChoice(_))));
    assert!(matches!(ana.press(&message, "m"), Err(Error::WrongComponent(_))));
    let chosen = ana.choose(&message, "m", ["g9"]).unwrap();
    let sent = bench.interaction().await;
    assert_eq!(sent["data"]["component_type"], 3);
    assert_eq!(sent["data"]["values"], json!(["2"]));
    let input = json!({ "type": 4, "custom_id": "why", "style": 1, "max_length": 5 });
    let part = json!({ "type": 18, "label": "Why?", "component": input });
    let modal = json!({ "custom_id": "f", "title": "Resign", "components": [part] });
    bench.answer(&sent, 9, &modal).await;
    let modal = chosen.modal().await.unwrap();
    assert!(matches!(ana.submit(&modal, [("why", "")]), Err(Error::InvalidField { .. })));
    assert!(matches!(ana.submit(&modal, [("why", "too long")]), Err(Error::InvalidField { .. })));
    let ben = bench.discord.member("Ben").unwrap();
    assert_eq!(ben.submit(&modal, [("why", "x")]).unwrap_err(), Error::UnknownMessage);
    let submitted = ana.submit(&modal, [("why", "tired")]).unwrap();
    let sent = bench.interaction().await;
    assert_eq!((&sent["type"], &sent["data"]["custom_id"]), (&json!(5), &json!("f")));
    assert_eq!(sent["data"]["components"][0]["component"]["value"], "tired");
    assert_eq!(sent["message"]["id"], json!(message.id));
    bench.answer(&sent, 9, &json!({})).await.complains("/type", "BASE_TYPE_CHOICES");
    bench.call_back(&sent, &json!({ "type": 6 })).await.expect(204);
    let over = json!({ "content": "over", "components": [] });
    bench.patch(&bench.original(&sent), &over).await.expect(200);
    assert_eq!(submitted.reply().await.unwrap().content, "over");
}

/// Selects, radio groups and checkboxes of a form come back with what was chosen, inside their labels.
#[tokio::test]
async fn a_form_is_filled_in_by_choices() {
    let mut bench = Bench::new().await;
    let (ana, asked, sent) = bench.pinged().await;
    let options = json!([{ "label": "One", "value": "1" }, { "label": "Two", "value": "2", "default": true }]);
    let parts = [
        json!({ "type": 21, "custom_id": "radio", "options": options }),
        json!({ "type": 22, "custom_id": "boxes", "options": options, "min_values": 0, "required": false }),
        json!({ "type": 5, "custom_id": "who", "min_values": 0, "max_values": 2, "required": false }),
        json!({ "type": 4, "custom_id": "why", "style": 1, "value": "so" }),
    ]
    .map(|part| json!({ "type": 18, "label": "?", "component": part }));
    let data = json!({ "custom_id": "f", "title": "T", "components": parts });
    bench.answer(&sent, 9, &data).await;
    let form = asked.modal().await.unwrap();
    assert!(matches!(ana.submit(&form, [("radio", "")]), Err(Error::InvalidField { .. })));
    assert!(matches!(ana.submit(&form, [("radio", "Three")]), Err(Error::InvalidChoice(_))));
    for (given, radio, boxes, members) in [
        (vec![], "2", json!(["2"]), 0),
        (vec![("radio", "One"), ("boxes", ""), ("who", "Ben")], "1", json!([]), 1),
        (vec![("boxes", "One"), ("boxes", "Two")], "2", json!(["1", "2"]), 0),
    ] {
        ana.submit(&form, given).unwrap();
        let data = bench.interaction().await["data"].clone();
        let part = |at: usize| data["components"][at]["component"].clone();
        assert_eq!((part(0)["value"].clone(), part(1)["values"].clone()), (json!(radio), boxes));
        assert_eq!(part(2)["values"].as_array().unwrap().len(), members);
        assert_eq!(data["resolved"]["users"].as_object().map_or(0, serde_json::Map::len), members);
        assert_eq!(part(3)["value"], "so");
    }
}

#[tokio::test]
async fn a_command_has_no_message_to_change() {
    let mut bench = Bench::new().await;
    let (_, _, sent) = bench.pinged().await;
    for kind in [1, 4, 6, 7, 8, 10] {
        bench.answer(&sent, kind, &content("x")).await.complains("/type", "BASE_TYPE_CHOICES");
    }
    bench.answer(&sent, 5, &json!({})).await.complains("/data", "NOT_MODELLED");
    bench.reply(&sent, &content("ok")).await;
    bench.patch(&bench.original(&sent), &content(" ")).await.refused(400, 50006);
}

#[tokio::test]
async fn a_switched_off_button_stays_off() {
    let mut bench = Bench::new().await;
    let (ana, asked, sent) = bench.pinged().await;
    let mut rows = row_with_button("b");
    rows[0]["components"][0]["disabled"] = json!(true);
    bench.reply(&sent, &json!({ "content": "?", "components": rows })).await;
    let message = asked.reply().await.unwrap();
    assert_eq!(ana.press(&message, "b").unwrap_err(), Error::ComponentDisabled("b".to_owned()));
}

#[tokio::test]
async fn a_locked_and_archived_thread_takes_no_answer() {
    let mut bench = Bench::new().await;
    let thread = bench.discord.thread();
    let ana = bench.discord.member("Ana").unwrap();
    ana.command(thread, "ping", [("", ""); 0]).unwrap();
    let sent = bench.interaction().await;
    bench.discord.archive(thread, true, true);
    bench.answer(&sent, 5, &json!({ "flags": 64 })).await.refused(400, 50083);
    assert_eq!(ana.command(thread, "ping", [("", ""); 0]).unwrap_err(), Error::ThreadLocked);
}
