//! The limits of every field of messages and forms.

use serde_json::{Value, json};

use crate::client::{Bench, row_with_button};

/// A body with one mistake, the place of the mistake, and its code.
type Case<'c> = (Value, &'c str, &'c str);

fn x(count: usize) -> String {
    "x".repeat(count)
}

/// Posts messages, all of which must be refused.
async fn refused(cases: Vec<Case<'_>>) {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.discord.club());
    for (body, place, code) in cases {
        bench.post(&path, &body).await.complains(place, code);
    }
    assert!(bench.discord.messages(bench.discord.club()).is_empty());
}

fn buttons(count: usize) -> Value {
    let button = |n| json!({ "type": 2, "style": 2, "label": "x", "custom_id": format!("b{n}") });
    json!([{ "type": 1, "components": (0..count).map(button).collect::<Vec<_>>() }])
}

/// A message with one button that has one field changed.
fn button(field: &str, value: &Value) -> Value {
    let mut rows = row_with_button("b");
    rows[0]["components"][0][field] = value.clone();
    json!({ "components": rows })
}

/// A message with one menu that has one field changed.
fn menu(field: &str, value: &Value) -> Value {
    let mut menu =
        json!({ "type": 3, "custom_id": "m", "options": [{ "label": "a", "value": "a" }] });
    menu[field] = value.clone();
    json!({ "components": [{ "type": 1, "components": [menu] }] })
}

fn embed(embed: &Value) -> Value {
    json!({ "embeds": [embed] })
}

#[tokio::test]
async fn texts_and_flags() {
    refused(vec![
        (
            json!({ "content": x(2001) }),
            "/content",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!({ "content": 7 }), "/content", "STRING_TYPE_CONVERT"),
        (
            json!({ "content": "x", "contnet": "x" }),
            "/contnet",
            "UNKNOWN_FIELD",
        ),
        (
            json!({ "content": "x", "flags": 64 }),
            "/flags",
            "MESSAGE_FLAGS_INVALID",
        ),
        (
            json!({ "content": "x", "flags": 32768 }),
            "/flags",
            "MESSAGE_FLAGS_INVALID",
        ),
        (
            json!({ "content": "x", "message_reference": { "message_id": "7" } }),
            "/message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
        ),
    ])
    .await;
}

#[tokio::test]
async fn embeds() {
    let field = json!({ "name": "n", "value": "v" });
    let both = json!({ "embeds": [{ "description": x(4000) }, { "description": x(2001) }] });
    refused(vec![
        (
            json!({ "embeds": vec![json!({ "title": "x" }); 11] }),
            "/embeds",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({ "title": x(257) })),
            "/embeds/0/title",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            embed(&json!({ "description": x(4097) })),
            "/embeds/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            embed(&json!({ "footer": { "text": x(2049) } })),
            "/embeds/0/footer/text",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({ "author": { "name": x(257) } })),
            "/embeds/0/author/name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({ "fields": vec![field; 26] })),
            "/embeds/0/fields",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({ "fields": [{ "name": "", "value": "v" }] })),
            "/embeds/0/fields/0/name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            embed(&json!({ "color": 0x0100_0000 })),
            "/embeds/0/color",
            "NUMBER_TYPE_MAX",
        ),
        (
            embed(&json!({ "titel": "x" })),
            "/embeds/0/titel",
            "UNKNOWN_FIELD",
        ),
        (both, "/embeds/0", "MAX_EMBED_SIZE_EXCEEDED"),
    ])
    .await;
}

#[tokio::test]
async fn buttons_and_rows() {
    let rows: Vec<Value> = (0..6)
        .map(|n| row_with_button(&n.to_string())[0].clone())
        .collect();
    let twice = json!([row_with_button("b")[0], row_with_button("b")[0]]);
    let empty = json!([{ "type": 1, "components": [] }]);
    let first = "/components/0/components/0";
    let at = |field: &str| format!("{first}/{field}");
    refused(vec![
        (
            json!({ "components": rows }),
            "/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": buttons(6) }),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": empty }),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": twice }),
            "/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            button("custom_id", &json!(x(101))),
            &at("custom_id"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            button("custom_id", &json!("")),
            &at("custom_id"),
            "BASE_TYPE_REQUIRED",
        ),
        (
            button("label", &json!(x(81))),
            &at("label"),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            button("label", &json!("")),
            &at("label"),
            "BUTTON_COMPONENT_INVALID_LABEL",
        ),
        (button("style", &json!(7)), &at("style"), "NUMBER_TYPE_MAX"),
        (
            button("style", &json!(5)),
            &at("custom_id"),
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        ),
        (
            button("emoji", &json!({ "name": "smile" })),
            &at("emoji"),
            "INVALID_EMOJI",
        ),
        (button("type", &json!(4)), &at("type"), "UNION_TYPE_CHOICES"),
    ])
    .await;
}

#[tokio::test]
async fn menus() {
    let option = |label: &str, value: &str| json!({ "label": label, "value": value });
    let many: Value = (0..26).map(|n| option("x", &n.to_string())).collect();
    let at = |field: &str| format!("/components/0/components/0/{field}");
    refused(vec![
        (
            menu("options", &many),
            &at("options"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            menu("options", &json!([])),
            &at("options"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            menu("options", &json!([option(&x(101), "a")])),
            &at("options/0/label"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            menu("options", &json!([option("a", "a"), option("b", "a")])),
            &at("options/1/value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            menu("max_values", &json!(2)),
            &at("max_values"),
            "SELECT_COMPONENT_MAX_VALUES",
        ),
        (
            menu("placeholder", &json!(x(151))),
            &at("placeholder"),
            "BASE_TYPE_MAX_LENGTH",
        ),
    ])
    .await;
}

#[tokio::test]
async fn the_most_is_allowed() {
    let bench = Bench::new().await;
    let most = json!({
        "content": x(2000),
        "components": [buttons(5)[0], menu("disabled", &json!(false))["components"][0]],
        "embeds": [{ "title": "t", "fields": [{ "name": "n", "value": "v" }] }],
    });
    bench
        .post(
            &format!("/channels/{}/messages", bench.discord.club()),
            &most,
        )
        .await
        .expect(200);
}

#[tokio::test]
async fn modals() {
    let mut bench = Bench::new().await;
    bench
        .discord
        .member("Ana")
        .unwrap()
        .command(bench.discord.club(), "ping", [("", ""); 0])
        .unwrap();
    let sent = bench.interaction().await;
    let modal = |place: &str, value: Value| {
        let input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "Why?", "max_length": 9, "placeholder": "" });
        let data = json!({ "custom_id": "f", "title": "T", "components": [{ "type": 1, "components": [input] }] });
        let mut body = json!({ "type": 9, "data": data });
        *body.pointer_mut(place).unwrap() = value;
        body
    };
    let at = |field: &str| format!("/data/components/0/components/0/{field}");
    let cases = [
        (
            "/data/title".to_owned(),
            json!(x(46)),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "/data/custom_id".to_owned(),
            json!(x(101)),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "/data/components".to_owned(),
            json!([]),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (at("label"), json!(x(46)), "BASE_TYPE_BAD_LENGTH"),
        (at("max_length"), json!(4001), "NUMBER_TYPE_MAX"),
        (at("placeholder"), json!(x(101)), "BASE_TYPE_MAX_LENGTH"),
        (at("type"), json!(2), "UNION_TYPE_CHOICES"),
    ];
    for (place, value, code) in cases {
        bench
            .call_back(&sent, &modal(&place, value))
            .await
            .complains(&place, code);
    }
    assert_eq!(
        bench
            .call_back(&sent, &modal("/data/title", json!("Resign")))
            .await
            .status,
        204
    );
}
