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
async fn tokens_end_after_a_quarter_of_an_hour() {
    let mut bench = Bench::new().await;
    let (_, _, sent) = bench.pinged().await;
    bench.reply(&sent, &content("pong")).await;
    bench.discord.advance(Duration::from_mins(14));
    bench.get(&bench.original(&sent)).await.expect(200);
    bench.discord.advance(Duration::from_secs(61));
    bench.get(&bench.original(&sent)).await.refused(401, 50027);
    bench.get(&bench.original(&json!({ "token": "unknown" }))).await.refused(401, 50027);
}

/// Choices that are not offered, texts that do not fit, and components that are switched off or
/// used in another way.
#[tokio::test]
async fn the_client_sends_nothing_that_does_not_fit() {
    let mut bench = Bench::new().await;
    let (ana, asked, sent) = bench.pinged().await;
    let options = json!([{ "label": "One", "value": "1" }, { "label": "Two", "value": "2" }]);
    let menu = json!({ "type": 3, "custom_id": "menu", "options": options });
    let mut off = row_with_button("off")[0].clone();
    off["components"][0]["disabled"] = json!(true);
    let rows = [off, json!({ "type": 1, "components": [menu] })];
    bench.reply(&sent, &json!({ "content": "?", "components": rows })).await;
    let message = asked.reply().await.unwrap();
    assert_eq!(ana.press(&message, "off").unwrap_err(), Error::ComponentDisabled("off".to_owned()));
    assert!(matches!(ana.press(&message, "menu"), Err(Error::WrongComponent(_))));
    assert!(matches!(ana.choose(&message, "menu", ["7"]), Err(Error::Invalid(_))));
    assert!(matches!(ana.choose(&message, "menu", ["1", "2"]), Err(Error::Invalid(_))));

    let (ana, asked, sent) = bench.pinged().await;
    let parts = [
        json!({ "type": 21, "custom_id": "radio", "options": options }),
        json!({ "type": 4, "custom_id": "why", "style": 1, "max_length": 5, "value": "so" }),
    ]
    .map(|part| json!({ "type": 18, "label": "?", "component": part }));
    let form = json!({ "custom_id": "f", "title": "T", "components": parts });
    bench.answer(&sent, 9, &form).await;
    let form = asked.modal().await.unwrap();
    let refused = |given: &[(&str, &str)]| ana.submit(&form, given.iter().copied()).unwrap_err();
    assert!(matches!(refused(&[]), Error::Invalid(_)));
    assert!(matches!(refused(&[("radio", "Three")]), Error::Invalid(_)));
    assert!(matches!(refused(&[("radio", "One"), ("why", "")]), Error::Invalid(_)));
    assert!(matches!(refused(&[("radio", "One"), ("why", "at length")]), Error::Invalid(_)));
    let ben = bench.discord.member("Ben").unwrap();
    assert_eq!(ben.submit(&form, [("radio", "One")]).unwrap_err(), Error::UnknownMessage);
    ana.submit(&form, [("radio", "One")]).unwrap();
    let sent = bench.interaction().await;
    assert_eq!(sent["data"]["components"][1]["component"]["value"], "so");
    bench.answer(&sent, 9, &json!({})).await.complains("/type", "BASE_TYPE_CHOICES");
}

#[tokio::test]
async fn a_command_has_no_message_to_change() {
    let mut bench = Bench::new().await;
    let (_, _, sent) = bench.pinged().await;
    for kind in [1, 6, 7, 8, 10] {
        bench.answer(&sent, kind, &content("x")).await.complains("/type", "BASE_TYPE_CHOICES");
    }
    bench
        .answer(&sent, 4, &json!({ "flags": 64 }))
        .await
        .complains("/data/content", "BASE_TYPE_REQUIRED");
    for kind in [4, 5] {
        let public = bench.answer(&sent, kind, &content("x")).await;
        public.complains("/data/flags", "NOT_MODELLED");
    }
    bench.reply(&sent, &content("ok")).await;
    bench.patch(&bench.original(&sent), &content(" ")).await.refused(400, 50006);
}

#[tokio::test]
async fn an_answer_may_come_at_once() {
    let mut bench = Bench::new().await;
    let (_, asked, sent) = bench.pinged().await;
    bench.answer(&sent, 4, &json!({ "flags": 64, "content": "x" })).await;
    let said = asked.reply().await.unwrap();
    assert_eq!((&*said.content, said.is_thinking()), ("x", false));
    bench.answer(&sent, 5, &json!({ "flags": 64 })).await.refused(400, 40060);
}

#[tokio::test]
async fn a_locked_and_archived_thread_takes_no_answer() {
    let mut bench = Bench::new().await;
    let thread = bench.discord.channel("friendly games").unwrap().id;
    let ana = bench.discord.member("Ana").unwrap();
    ana.command(thread, "ping", [("", ""); 0]).unwrap();
    let sent = bench.interaction().await;
    bench.discord.archive(thread, true, true);
    bench.answer(&sent, 5, &json!({ "flags": 64 })).await.refused(400, 50083);
    assert_eq!(ana.command(thread, "ping", [("", ""); 0]).unwrap_err(), Error::ThreadLocked);
}
