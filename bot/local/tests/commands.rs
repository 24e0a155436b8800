//! Registering commands, and typing them.

use local::{Error, Member};
use serde_json::{Value, json};

use crate::client::{Api, Bench, club_commands};

fn command(change: impl FnOnce(&mut Value)) -> Value {
    let mut command = json!({ "name": "chess", "description": "Not here", "type": 1 });
    change(&mut command);
    command
}

fn option(kind: u8, name: &str) -> Value {
    json!({ "type": kind, "name": name, "description": "x" })
}

#[tokio::test]
async fn commands_are_kept_by_name() {
    let Bench { discord, api, .. } = Bench::new().await;
    let before = api.get(&api.commands()).await.expect(200);
    assert_eq!(before.as_array().unwrap().len(), 3);
    let again = api.put(&api.commands(), &club_commands()).await.expect(200);
    assert_eq!(before[0]["id"], again[0]["id"]);
    assert_ne!(before[0]["version"], again[0]["version"]);

    let made = api
        .post(&api.commands(), &command(|_| ()))
        .await
        .expect(201);
    api.post(&api.commands(), &command(|_| ()))
        .await
        .expect(200);
    let path = format!("{}/{}", api.commands(), made["id"].as_str().unwrap());
    assert_eq!(api.get(&path).await.expect(200)["name"], "chess");
    let changed = api
        .patch(&path, &json!({ "description": "Somewhere" }))
        .await
        .expect(200);
    assert_eq!(
        (&changed["description"], &changed["name"]),
        (&json!("Somewhere"), &json!("chess"))
    );
    assert_eq!(api.delete(&path).await.status, 204);
    api.get(&path).await.refused(404, 10063);
    api.delete(&path).await.refused(404, 10063);
    assert_eq!(discord.commands().len(), 3);

    let of_guild = format!(
        "/applications/{}/guilds/{}/commands",
        discord.application(),
        discord.guild()
    );
    api.put(&of_guild, &json!([command(|_| ())]))
        .await
        .expect(200);
    assert_eq!(discord.commands().len(), 4);
    api.put("/applications/7/commands", &json!([]))
        .await
        .refused(404, 10002);
}

/// Registers commands that must all be refused, one by one and in a list.
async fn refused(cases: Vec<(Value, &str, &str)>) {
    let bench = Bench::new().await;
    let path = bench.commands();
    for (body, place, code) in cases {
        bench.post(&path, &body).await.complains(place, code);
        bench
            .put(&path, &json!([body]))
            .await
            .complains(&format!("/0{place}"), code);
    }
}

#[tokio::test]
async fn a_command_keeps_within_its_limits() {
    let many: Value = (0..26).map(|n| option(3, &format!("o{n}"))).collect();
    refused(vec![
        (
            command(|c| c["name"] = json!("Chess")),
            "/name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            command(|c| c["name"] = json!("a b")),
            "/name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            command(|c| c["name"] = json!("x".repeat(33))),
            "/name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(|c| c["description"] = json!("")),
            "/description",
            "BASE_TYPE_REQUIRED",
        ),
        (
            command(|c| c["description"] = json!("x".repeat(101))),
            "/description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(|c| c["descripton"] = json!("x")),
            "/descripton",
            "UNKNOWN_FIELD",
        ),
        (
            command(|c| c["options"] = many),
            "/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(|c| c["name_localizations"] = json!({ "xx": "schach" })),
            "/name_localizations/xx",
            "BASE_TYPE_CHOICES",
        ),
        (
            command(|c| {
                let choices: Value = (0..25)
                    .map(|n| json!({ "name": format!("{n:_>100}"), "value": format!("{n:->100}") }))
                    .collect();
                c["options"] = json!([option(3, "a"), option(3, "b")]);
                c["options"][0]["choices"] = choices.clone();
                c["options"][1]["choices"] = choices;
            }),
            "",
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
    ])
    .await;
}

#[tokio::test]
async fn options_fit_each_other() {
    let with = |options: Value| command(|c| c["options"] = options);
    let one = |kind: u8, field: &str, value: Value| {
        let mut option = option(kind, "a");
        option[field] = value;
        command(|c| c["options"] = json!([option]))
    };
    let mut late = option(3, "b");
    late["required"] = json!(true);
    let many: Value = (0..26)
        .map(|n| json!({ "name": n.to_string(), "value": n.to_string() }))
        .collect();
    let mut both = one(3, "choices", json!([{ "name": "one", "value": "1" }]));
    both["options"][0]["autocomplete"] = json!(true);
    refused(vec![
        (
            with(json!([option(3, "a"), late])),
            "/options/1/required",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            with(json!([option(3, "a"), option(3, "a")])),
            "/options/1/name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            with(json!([option(1, "a"), option(3, "b")])),
            "/options/0/type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            one(3, "choices", many),
            "/options/0/choices",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            one(4, "choices", json!([{ "name": "one", "value": "1" }])),
            "/options/0/choices/0/value",
            "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID",
        ),
        (
            both,
            "/options/0/autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
        ),
        (
            one(6, "autocomplete", json!(true)),
            "/options/0/type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            one(1, "options", json!([option(1, "b")])),
            "/options/0/options/0/type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
    ])
    .await;
}

#[tokio::test]
async fn a_list_of_commands_keeps_within_its_limits() {
    let bench = Bench::new().await;
    let (api, path) = (&bench.api, bench.commands());
    let twice = json!([command(|_| ()), command(|_| ())]);
    api.put(&path, &twice)
        .await
        .complains("/1", "APPLICATION_COMMANDS_DUPLICATE_NAME");
    let many: Value = (0..101)
        .map(|n| command(|c| c["name"] = json!(format!("c{n}"))))
        .collect();
    api.put(&path, &many).await.refused(400, 30032);
    api.put(&path, &json!({}))
        .await
        .complains("", "LIST_TYPE_CONVERT");
    Api::send(api.request(reqwest::Method::POST, &path).body("{"))
        .await
        .refused(400, 50109);
    assert_eq!(bench.discord.commands().len(), 3);
}

#[tokio::test]
async fn the_client_refuses_what_discords_would() {
    let Bench { discord, .. } = Bench::new().await;
    let club = discord.club();
    // Ana owns the server, and may use everything.
    let (ana, ben) = (
        discord.member("Ana").unwrap(),
        discord.member("Ben").unwrap(),
    );
    ana.command(club, "secret", [("", ""); 0]).unwrap();
    let refused = |path: &str, options: &[(&str, &str)]| {
        ben.command(club, path, options.iter().copied())
            .map(|asked| asked.id())
            .unwrap_err()
    };
    assert_eq!(
        refused("chess", &[]),
        Error::UnknownCommand("chess".to_owned())
    );
    assert_eq!(
        refused("pacru", &[]),
        Error::IncompleteCommand("pacru".to_owned())
    );
    assert_eq!(
        refused("pacru admin", &[]),
        Error::IncompleteCommand("pacru admin".to_owned())
    );
    assert_eq!(
        refused("pacru nwe", &[]),
        Error::IncompleteCommand("pacru nwe".to_owned())
    );
    assert_eq!(
        refused("pacru new", &[]),
        Error::MissingOption("players".to_owned())
    );
    assert_eq!(
        refused("pacru move", &[("mvoe", "x")]),
        Error::UnknownOption("mvoe".to_owned())
    );
    assert_eq!(
        refused("secret", &[]),
        Error::MissingPermissions("secret".to_owned())
    );
    for (option, value) in [
        ("players", "3"),
        ("against", "Nobody"),
        ("rated", "perhaps"),
    ] {
        let given = [("players", "two"), (option, value)];
        let given = if option == "players" {
            &given[1..]
        } else {
            &given[..]
        };
        assert!(
            matches!(refused("pacru new", given), Error::InvalidValue { .. }),
            "{option}"
        );
    }
    assert!(matches!(
        refused("pacru move", &[("move", "x".repeat(21).as_str())]),
        Error::InvalidValue { .. }
    ));
    let twice = [("players", "two"), ("players", "two")];
    assert_eq!(
        refused("pacru new", &twice),
        Error::DuplicateOption("players".to_owned())
    );
    let forum = ana
        .command(discord.forum(), "ping", [("", ""); 0])
        .unwrap_err();
    assert_eq!(forum, Error::NotText);
    let names = |member: &Member| -> Vec<String> {
        let commands = member.commands(club).into_iter();
        commands.map(|command| command.name).collect()
    };
    assert_eq!(names(&ben), ["pacru", "ping"]);
    assert_eq!(names(&ana), ["pacru", "ping", "secret"]);
}

#[tokio::test]
async fn an_interaction_says_everything() {
    let mut bench = Bench::new().await;
    let (ana, ben) = (
        bench.discord.member("Ana").unwrap(),
        bench.discord.member("Ben").unwrap(),
    );
    let options = [("players", "two"), ("against", "@Ben"), ("rated", "True")];
    let asked = ana
        .command(bench.discord.thread(), "/pacru new", options)
        .unwrap();
    let sent = bench.interaction().await;
    assert_eq!(sent["id"], json!(asked.id()));
    assert_eq!(sent["type"], 2);
    assert_eq!(sent["member"]["user"]["id"], json!(ana.id()));
    assert_eq!(sent["channel"]["id"], json!(bench.discord.thread()));
    assert_eq!(sent["channel"]["thread_metadata"]["archived"], false);
    assert_eq!(sent["context"], 0);
    for field in [
        "app_permissions",
        "locale",
        "guild_locale",
        "entitlements",
        "attachment_size_limit",
        "version",
    ] {
        assert!(!sent[field].is_null(), "{field}");
    }
    let new = &sent["data"]["options"][0];
    assert_eq!((&new["name"], &new["type"]), (&json!("new"), &json!(1)));
    assert_eq!(
        new["options"][0],
        json!({ "name": "players", "type": 4, "value": 2 })
    );
    assert_eq!(new["options"][1]["value"], json!(ben.id()));
    assert_eq!(new["options"][2]["value"], true);
    let resolved = &sent["data"]["resolved"];
    assert_eq!(
        resolved["users"][ben.id().to_string()]["global_name"],
        "Ben"
    );
    assert!(resolved["members"][ben.id().to_string()]["permissions"].is_string());
}

#[tokio::test]
async fn suggestions_come_from_the_bot() {
    let mut bench = Bench::new().await;
    let ana = bench.discord.member("Ana").unwrap();
    let club = bench.discord.club();
    let asking = tokio::spawn(async move {
        ana.autocomplete(club, "pacru move", [("move", "e1")], "move")
            .await
    });
    let sent = bench.interaction().await;
    assert_eq!(sent["type"], 4);
    let typed = &sent["data"]["options"][0]["options"][0];
    assert_eq!(
        typed,
        &json!({ "name": "move", "type": 3, "value": "e1", "focused": true })
    );
    let answer = |choices: Value| json!({ "type": 8, "data": { "choices": choices } });
    let many: Value = (0..26)
        .map(|n| json!({ "name": format!("e1-{n}"), "value": "x" }))
        .collect();
    bench
        .call_back(&sent, &answer(many))
        .await
        .complains("/data/choices", "BASE_TYPE_BAD_LENGTH");
    let long = json!([{ "name": "x".repeat(101), "value": "y".repeat(101) }]);
    bench
        .call_back(&sent, &answer(long))
        .await
        .complains("/data/choices/0/value", "BASE_TYPE_BAD_LENGTH");
    bench
        .call_back(&sent, &json!({ "type": 4, "data": {} }))
        .await
        .complains("/type", "BASE_TYPE_CHOICES");
    let good = json!([{ "name": "e1-e2", "value": "e1-e2" }]);
    assert_eq!(bench.call_back(&sent, &answer(good)).await.status, 204);
    let choices = asking.await.unwrap().unwrap();
    assert_eq!((choices.len(), choices[0].name.as_str()), (1, "e1-e2"));
    let ana = bench.discord.member("Ana").unwrap();
    let none = ana
        .autocomplete(club, "pacru new", [("players", "2")], "players")
        .await
        .unwrap_err();
    assert_eq!(none, Error::NoAutocomplete("players".to_owned()));
}

/// Discord's fields: <https://discord.com/developers/docs/interactions/application-commands#user-commands>.
#[tokio::test]
async fn members_and_messages_have_commands_of_their_own() {
    let mut bench = Bench::new().await;
    let (ana, ben) = (
        bench.discord.member("Ana").unwrap(),
        bench.discord.member("Ben").unwrap(),
    );
    let club = bench.discord.club();
    let bad = json!([{ "name": "Challenge", "type": 2, "description": "Words" }]);
    bench
        .put(&bench.commands(), &bad)
        .await
        .complains("/0/description", "BASE_TYPE_MAX_LENGTH");
    let good = json!([
        { "name": "Challenge to a game", "type": 2, "name_localizations": { "es-ES": "Desafiar" } },
        { "name": "Show as text", "type": 3 },
    ]);
    bench.put(&bench.commands(), &good).await.expect(200);

    ana.use_on_member(club, "Challenge to a game", ben.id())
        .unwrap();
    let sent = bench.interaction().await;
    let (data, key) = (&sent["data"], ben.id().to_string());
    assert_eq!(
        (&data["type"], &data["target_id"]),
        (&json!(2), &json!(key))
    );
    assert_eq!(data["resolved"]["users"][&key]["global_name"], "Ben");
    assert!(data["resolved"]["members"][&key]["permissions"].is_string());

    let said = ben.say(club, "Hello").unwrap();
    ana.use_on_message(&said, "Show as text").unwrap();
    let sent = bench.interaction().await;
    let (data, key) = (&sent["data"], said.id.to_string());
    assert_eq!(
        (&data["type"], &data["target_id"]),
        (&json!(3), &json!(key))
    );
    assert_eq!(data["resolved"]["messages"][&key]["content"], "Hello");

    let typed = ana.command(club, "Show as text", [("a", "b"); 0]);
    assert_eq!(typed.unwrap_err(), Error::UnknownCommand("Show".to_owned()));
}
