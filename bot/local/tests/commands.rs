//! Registering commands, and typing them.

use local::{Error, Member};
use serde_json::{Value, json};

use crate::client::{Api, Bench, club_commands};

fn command() -> Value {
    json!({ "name": "chess", "description": "Not here", "type": 1 })
}

fn option(kind: u8, name: &str) -> Value {
    json!({ "type": kind, "name": name, "description": "x" })
}

/// Registers commands that must all be refused: each has these fields, and this mistake is found in
/// this place.
async fn refused(cases: Vec<(Value, &str, &str)>) {
    let bench = Bench::new().await;
    let path = bench.commands();
    for (fields, place, code) in cases {
        let mut command = command();
        for (field, value) in fields.as_object().unwrap() {
            command[field] = value.clone();
        }
        bench.put(&path, &json!([command])).await.complains(&format!("/0{place}"), code);
    }
}

#[tokio::test]
async fn a_command_keeps_within_its_limits() {
    let x = |count| "x".repeat(count);
    let many: Value = (0..26).map(|n| option(3, &format!("o{n}"))).collect();
    let (localised, language) = (json!({ "xx": "schach" }), "/name_localizations/xx");
    let choices: Value = (0..25)
        .map(|n| json!({ "name": format!("{n:_>100}"), "value": format!("{n:->100}") }))
        .collect();
    let mut options = json!([option(3, "a"), option(3, "b")]);
    options[0]["choices"] = choices.clone();
    options[1]["choices"] = choices;
    let name = "APPLICATION_COMMAND_INVALID_NAME";
    refused(vec![
        (json!({ "name": "Chess" }), "/name", name),
        (json!({ "name": "a b" }), "/name", name),
        (json!({ "name": x(33) }), "/name", "BASE_TYPE_BAD_LENGTH"),
        (json!({ "description": "" }), "/description", "BASE_TYPE_REQUIRED"),
        (json!({ "description": x(101) }), "/description", "BASE_TYPE_BAD_LENGTH"),
        (json!({ "descripton": "x" }), "/descripton", "UNKNOWN_FIELD"),
        (json!({ "options": many }), "/options", "BASE_TYPE_BAD_LENGTH"),
        (json!({ "name_localizations": localised }), language, "BASE_TYPE_CHOICES"),
        (json!({ "options": options }), "", "APPLICATION_COMMAND_TOO_LARGE"),
        (json!({ "type": 2 }), "/description", "BASE_TYPE_MAX_LENGTH"),
    ])
    .await;
}

#[tokio::test]
async fn options_fit_each_other() {
    let fields = |options: &[Value]| json!({ "options": options });
    let with = |kind: u8, field: &str, value: Value| {
        let mut option = option(kind, "a");
        option[field] = value;
        option
    };
    let (a, late) = (option(3, "a"), with(3, "required", json!(true)));
    let choice = json!([{ "name": "one", "value": "1" }]);
    let many: Value =
        (0..26).map(|n| json!({ "name": n.to_string(), "value": n.to_string() })).collect();
    let mut both = with(3, "choices", choice.clone());
    both["autocomplete"] = json!(true);
    for (options, place, code) in [
        (vec![a.clone(), late], "1/required", "REQUIRED_INVALID"),
        (vec![a.clone(), a.clone()], "1/name", "NAME_ALREADY_EXISTS"),
        (vec![option(1, "b"), a], "0/type", "TYPE_INVALID"),
        (vec![with(4, "choices", choice)], "0/choices/0/value", "CHOICE_VALUE_INVALID"),
        (vec![both], "0/autocomplete", "AUTOCOMPLETE_INVALID"),
        (vec![with(6, "autocomplete", json!(true))], "0/type", "TYPE_INVALID"),
        (vec![with(1, "options", json!([option(1, "b")]))], "0/options/0/type", "TYPE_INVALID"),
    ] {
        let code = format!("APPLICATION_COMMAND_OPTIONS_{code}");
        refused(vec![(fields(&options), &format!("/options/{place}"), &code)]).await;
    }
    let many = fields(&[with(3, "choices", many)]);
    refused(vec![(many, "/options/0/choices", "BASE_TYPE_BAD_LENGTH")]).await;
}

#[tokio::test]
async fn a_list_of_commands_keeps_within_its_limits() {
    let bench = Bench::new().await;
    let (api, path) = (&bench.api, bench.commands());
    let before = api.get(&path).await.expect(200);
    let again = api.put(&path, &club_commands()).await.expect(200);
    assert_eq!(before[0]["id"], again[0]["id"], "they are kept by name");
    assert_ne!(before[0]["version"], again[0]["version"]);
    let twice = json!([command(), command()]);
    api.put(&path, &twice).await.complains("/1", "APPLICATION_COMMANDS_DUPLICATE_NAME");
    let many: Value = (0..101)
        .map(|n| json!({ "name": format!("c{n}"), "description": "One of many" }))
        .collect();
    api.put(&path, &many).await.refused(400, 30032);
    api.put(&path, &json!({})).await.complains("", "LIST_TYPE_CONVERT");
    Api::send(api.request(reqwest::Method::PUT, &path).body("{")).await.refused(400, 50109);
    api.put("/applications/7/commands", &json!([])).await.refused(404, 10002);
    assert_eq!(bench.discord.commands().len(), 3);
    let launch = json!({ "type": 4, "name": "launch", "description": "Play", "handler": 1 });
    api.put(&path, &json!([launch])).await.expect(200);
    api.put(&path, &json!([command()])).await.refused(400, 50240);
    api.put(&path, &json!([command(), launch])).await.expect(200);
    let another = json!({ "type": 4, "name": "b", "description": "B" });
    api.put(&path, &json!([launch, another])).await.refused(400, 30032);
}

#[tokio::test]
async fn the_client_refuses_what_discords_would() {
    let Bench { discord, .. } = Bench::new().await;
    let club = discord.club();
    // Ana owns the server, and may use everything.
    let (ana, ben) = (discord.member("Ana").unwrap(), discord.member("Ben").unwrap());
    ana.command(club, "secret", [("", ""); 0]).unwrap();
    let refused = |path: &str, options: &[(&str, &str)]| {
        ben.command(club, path, options.iter().copied()).map(|asked| asked.id()).unwrap_err()
    };
    let two = ("players", "two");
    let cases: [(_, &[_], fn(_) -> _, _); 8] = [
        ("chess", &[], Error::UnknownCommand, "chess"),
        ("pacru", &[], Error::IncompleteCommand, "pacru"),
        ("pacru admin", &[], Error::IncompleteCommand, "pacru admin"),
        ("pacru nwe", &[], Error::IncompleteCommand, "pacru nwe"),
        ("pacru new", &[], Error::MissingOption, "players"),
        ("pacru new", &[two, two], Error::DuplicateOption, "players"),
        ("pacru move", &[("mvoe", "x")], Error::UnknownOption, "mvoe"),
        ("secret", &[], Error::MissingPermissions, "secret"),
    ];
    for (path, options, error, named) in cases {
        assert_eq!(refused(path, options), error(named.to_owned()));
    }
    let cases: [(_, &[_]); 4] = [
        ("pacru new", &[("players", "3")]),
        ("pacru new", &[two, ("against", "Nobody")]),
        ("pacru new", &[two, ("rated", "perhaps")]),
        ("pacru move", &[("move", "xxxxxxxxxxxxxxxxxxxxx")]),
    ];
    for (path, options) in cases {
        let error = refused(path, options);
        assert!(matches!(error, Error::Invalid(_)), "{options:?}");
    }
    let forum = discord.channel("tournaments").unwrap().id;
    assert_eq!(ana.command(forum, "ping", [("", ""); 0]).unwrap_err(), Error::NotText);
    let names = |member: &Member| -> Vec<String> {
        member.commands(club).into_iter().map(|command| command.name).collect()
    };
    assert_eq!(names(&ben), ["pacru", "ping"]);
    assert_eq!(names(&ana), ["pacru", "ping", "secret"]);
}

#[tokio::test]
async fn suggestions_have_limits() {
    let mut bench = Bench::new().await;
    let ana = bench.discord.member("Ana").unwrap();
    let club = bench.discord.club();
    let none = ana.autocomplete(club, "pacru new", [("players", "2")], "players").await;
    assert_eq!(none.unwrap_err(), Error::NoAutocomplete("players".to_owned()));
    let asking = tokio::spawn(async move {
        ana.autocomplete(club, "pacru move", [("move", "e1")], "move").await
    });
    let sent = bench.interaction().await;
    let suggest = async |choices| bench.answer(&sent, 8, &json!({ "choices": choices })).await;
    let many: Value = (0..26).map(|n| json!({ "name": format!("e1-{n}"), "value": "x" })).collect();
    suggest(many).await.complains("/data/choices", "BASE_TYPE_BAD_LENGTH");
    let long = json!([{ "name": "x".repeat(101), "value": "y".repeat(101) }]);
    suggest(long).await.complains("/data/choices/0/value", "BASE_TYPE_BAD_LENGTH");
    suggest(json!([])).await.expect(204);
    assert_eq!(asking.await.unwrap().unwrap(), []);
}
