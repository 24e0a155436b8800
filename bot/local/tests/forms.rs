//! The limits of every field of messages and forms.

use serde_json::{Value, json};

use crate::client::{Bench, row_with_button, with};

fn x(count: usize) -> Value {
    "x".repeat(count).into()
}

/// A message with something of everything.
fn message() -> Value {
    let options = json!([{ "label": "a", "value": "a" }, { "label": "b", "value": "b" }]);
    json!({
        "content": "x",
        "components": [
            row_with_button("b")[0],
            { "type": 1, "components": [{ "type": 3, "custom_id": "m", "options": options }] },
        ],
    })
}

/// Posts messages that must all be refused: each has this value in one place, and this mistake is
/// found there.
async fn refused(cases: Vec<(&str, Value, &str)>) {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.discord.club());
    for (place, value, code) in cases {
        bench.post(&path, &with(&message(), place, value)).await.complains(place, code);
    }
    assert!(bench.discord.messages(bench.discord.club()).is_empty());
}

fn buttons(count: usize) -> Value {
    let button = |n| json!({ "type": 2, "style": 2, "label": "x", "custom_id": format!("b{n}") });
    (0..count).map(button).collect()
}

#[tokio::test]
async fn texts_and_flags() {
    refused(vec![
        ("/content", x(2001), "BASE_TYPE_MAX_LENGTH"),
        ("/content", json!(7), "STRING_TYPE_CONVERT"),
        ("/contnet", json!("x"), "UNKNOWN_FIELD"),
        ("/embeds", json!([{ "title": "x" }]), "NOT_MODELLED"),
        ("/flags", json!(64), "NOT_MODELLED"),
        ("/message_reference", json!({ "message_id": "7" }), "NOT_MODELLED"),
    ])
    .await;
    // All mistakes are told at once.
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.discord.club());
    let both = with(&with(&message(), "/content", x(2001)), "/contnet", json!("x"));
    let found = bench.post(&path, &both).await.refused(400, 50035);
    assert_eq!(found.as_object().map(serde_json::Map::len), Some(2), "{found}");
}

#[tokio::test]
async fn buttons_and_rows() {
    let rows: Value = (0..6).map(|n| row_with_button(&n.to_string())[0].clone()).collect();
    let row = "/components/0/components";
    let twice = "/components/1/components/0/custom_id";
    let at = |field: &str| format!("{row}/0/{field}");
    let smile = json!({ "name": "smile" });
    refused(vec![
        ("/components", rows, "BASE_TYPE_BAD_LENGTH"),
        (row, buttons(6), "BASE_TYPE_BAD_LENGTH"),
        (row, json!([]), "BASE_TYPE_BAD_LENGTH"),
        (twice, json!("b"), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (&at("custom_id"), x(101), "BASE_TYPE_BAD_LENGTH"),
        (&at("custom_id"), json!(""), "BASE_TYPE_REQUIRED"),
        (&at("label"), x(81), "BASE_TYPE_MAX_LENGTH"),
        (&at("label"), json!(""), "BUTTON_COMPONENT_INVALID_LABEL"),
        (&at("style"), json!(7), "NUMBER_TYPE_MAX"),
        (&at("emoji"), smile, "INVALID_EMOJI"),
        (&at("type"), json!(4), "UNION_TYPE_CHOICES"),
    ])
    .await;
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.discord.club());
    let link = with(&message(), &at("style"), json!(5));
    let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
    bench.post(&path, &link).await.complains(&at("custom_id"), code);
}

#[tokio::test]
async fn menus() {
    let option = |n: u8| json!({ "label": "x", "value": n.to_string() });
    let at = |field: &str| format!("/components/1/components/0/{field}");
    let (same, twice) = (json!("a"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED");
    refused(vec![
        (&at("options"), (0..26).map(option).collect(), "BASE_TYPE_BAD_LENGTH"),
        (&at("options"), json!([]), "BASE_TYPE_BAD_LENGTH"),
        (&at("options/0/label"), x(101), "BASE_TYPE_BAD_LENGTH"),
        (&at("options/1/value"), same, twice),
        (&at("max_values"), json!(3), "SELECT_COMPONENT_MAX_VALUES"),
        (&at("placeholder"), x(151), "BASE_TYPE_MAX_LENGTH"),
    ])
    .await;
}

#[tokio::test]
async fn the_most_is_allowed() {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.discord.club());
    let most = with(&message(), "/content", x(2000));
    let most = with(&most, "/components/0/components", buttons(5));
    bench.post(&path, &most).await.expect(200);
}

#[tokio::test]
async fn modals() {
    let mut bench = Bench::new().await;
    let (_, _, sent) = bench.pinged().await;
    let input = json!({ "type": 4, "custom_id": "i", "style": 1, "max_length": 9 });
    let label = |inside: Value| json!([{ "type": 18, "label": "Which?", "description": "?", "component": inside }]);
    let data = json!({ "custom_id": "f", "title": "T", "components": label(input) });
    let modal = json!({ "type": 9, "data": data });
    let inside = "/data/components/0/component";
    let at = |field: &str| format!("{inside}/{field}");
    for (place, value, code) in [
        ("/data/title", x(46), "BASE_TYPE_BAD_LENGTH"),
        ("/data/custom_id", x(101), "BASE_TYPE_BAD_LENGTH"),
        ("/data/components", json!([]), "BASE_TYPE_BAD_LENGTH"),
        ("/data/components/0/label", x(46), "BASE_TYPE_BAD_LENGTH"),
        (&at("max_length"), json!(4001), "NUMBER_TYPE_MAX"),
        (&at("type"), json!(2), "UNION_TYPE_CHOICES"),
    ] {
        bench.call_back(&sent, &with(&modal, place, value)).await.complains(place, code);
    }
    let options: Vec<Value> =
        (0..11).map(|n| json!({ "label": "x", "value": n.to_string() })).collect();
    let menu = |kind: u8| json!({ "type": kind, "custom_id": "i", "options": options[..3] });
    let min = "SELECT_COMPONENT_MIN_VALUES";
    let twice = json!([{ "label": "a", "value": "a", "default": true }, { "label": "b", "value": "b", "default": true }]);
    for (part, place, value, code) in [
        (menu(21), "/options", json!(options), "BASE_TYPE_BAD_LENGTH"),
        (menu(21), "/options", json!(options[..1]), "BASE_TYPE_BAD_LENGTH"),
        (menu(21), "/max_values", json!(1), "UNKNOWN_FIELD"),
        (menu(22), "/options", json!(options), "BASE_TYPE_BAD_LENGTH"),
        (menu(22), "/min_values", json!(0), min),
        (menu(3), "/min_values", json!(0), min),
        (menu(3), "/disabled", json!(true), "MODAL_COMPONENT_DISABLED"),
        (menu(3), "/type", json!(2), "UNION_TYPE_CHOICES"),
        (menu(3), "/type", json!(23), "NOT_MODELLED"),
        (json!({ "type": 4, "custom_id": "i", "style": 1 }), "/label", x(1), "UNKNOWN_FIELD"),
    ] {
        let wrong = with(&modal, "/data/components", label(with(&part, place, value)));
        let place = format!("{inside}{place}");
        bench.call_back(&sent, &wrong).await.complains(&place, code);
    }
    let wrong = with(&modal, "/data/components", label(with(&menu(21), "/options", twice)));
    let answer = bench.call_back(&sent, &wrong).await;
    answer.complains(&format!("{inside}/max_values"), "SELECT_COMPONENT_MAX_VALUES");

    let good = with(&modal, "/data/title", json!("Resign"));
    assert_eq!(bench.call_back(&sent, &good).await.status, 204);
}
