//! The command line and the settings, as they are read.

use std::path::Path;

use bot::config::{Command, Config, HEEDED, LocalChannel, data};
use clap::{CommandFactory as _, Parser as _};
use render::FontSource;
use store::Location;

#[test]
fn the_flags_are_consistent() {
    Config::with_help().debug_assert();
    let command = Config::command();
    let global = command
        .get_arguments()
        .filter(|argument| argument.is_global_set())
        .map(|argument| argument.get_id().as_str());
    let mut heeded = HEEDED.map(|(name, _)| name);
    let mut global: Vec<_> = global.collect();
    heeded.sort_unstable();
    global.sort_unstable();
    assert_eq!(global, heeded);
    for name in HEEDED.iter().flat_map(|(_, commands)| *commands) {
        assert!(command.find_subcommand(name).is_some(), "{name}");
    }
}

#[test]
fn a_wrong_setting_names_its_variable() {
    for (flag, value, variable) in [
        ("--discord-api-proxy", "localhost", "DISCORD_API_PROXY"),
        ("--discord-token", " ", "DISCORD_TOKEN"),
        ("--discord-token-file", "nowhere", "DISCORD_TOKEN_FILE"),
        ("--log", "a=b=c", "PACRU_LOG"),
        ("--fonts", "nowhere", "PACRU_FONTS"),
        ("--board-url", "board.example", "PACRU_BOARD_URL"),
        ("--board-url", "http://board.example", "PACRU_BOARD_URL"),
        ("--board-url", "https://board.example/pacru", "PACRU_BOARD_URL"),
        ("--board-url", "https://board.example?club=1", "PACRU_BOARD_URL"),
        ("--board-url", "https://ana:secret@board.example", "PACRU_BOARD_URL"),
    ] {
        let error = Config::try_parse_from(["pacru", flag, value]).unwrap_err();
        assert!(error.to_string().contains(variable), "{error}");
    }
}

/// Browsers name the page in one way, however the operator spells it.
#[test]
fn the_address_of_the_page_is_spelt_as_browsers_spell_it() {
    for (spelt, address) in [
        ("https://board.example", "https://board.example"),
        (" HTTPS://Board.Example/ ", "https://board.example"),
        ("https://board.example:443", "https://board.example"),
        ("https://board.example:8443/", "https://board.example:8443"),
        ("https://šach.example", "https://xn--ach-zza.example"),
        ("http://LOCALHOST:80", "http://localhost"),
        ("http://[::1]:8088", "http://[::1]:8088"),
    ] {
        let arguments = ["pacru", "--board", "127.0.0.1:1", "--board-url", spelt];
        let config = Config::try_parse_from(arguments).unwrap();
        assert_eq!(config.board_url.as_deref(), Some(address), "{spelt}");
    }
}

#[test]
fn a_slip_of_the_finger_is_answered_with_what_was_meant() {
    for (typed, meant) in [(&["locale"][..], "'local'"), (&["local", "--prot", "1"], "'--port'")] {
        let error = Config::with_help().try_get_matches_from([&["pacru"], typed].concat());
        let error = error.unwrap_err().to_string();
        assert!(error.contains("a similar") && error.contains(meant), "{error}");
    }
}

#[test]
fn a_folder_stands_for_the_file_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = |named: &Path| data(Some(&named.into()), "pacru.db");
    assert_eq!(data(None, "pacru.db"), Path::new("pacru.db").into());
    assert_eq!(file(folder.path()), folder.path().join("pacru.db").into());
    assert_eq!(file(Path::new("nowhere/")), Path::new("nowhere/pacru.db").into());
    assert_eq!(file(Path::new("nowhere")), Path::new("nowhere").into());
    let database: Location = "postgres://ana@db/club".parse().unwrap();
    assert_eq!(data(Some(&database), "pacru.db"), database);
}

#[test]
fn flags_stand_before_or_after_the_command() {
    for flags in [["--port", "9000", "--fresh", "local"], ["local", "--fresh", "--port", "9000"]] {
        let config = Config::try_parse_from([&["pacru"], &flags[..]].concat()).unwrap();
        assert!(matches!(config.command, Some(Command::Local(_))));
        let channel = LocalChannel { port: Some(9000), fresh: true, open: false };
        assert_eq!(config.local_channel(), channel);
    }
}

#[test]
fn fonts_are_those_of_the_system_or_those_named() {
    let fonts = |arguments: &[&str]| {
        let all = [&["pacru"], arguments].concat();
        Config::try_parse_from(all).map(|config| config.fonts)
    };
    assert_eq!(fonts(&[]).unwrap(), FontSource::System);
    assert_eq!(fonts(&["--fonts", ""]).unwrap(), FontSource::System);
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fonts");
    let named = std::env::join_paths([&ours, &ours.join("Inter-Medium.ttf")]).unwrap();
    let named = named.into_string().unwrap();
    let expected = FontSource::Paths(vec![ours.clone(), ours.join("Inter-Medium.ttf")]);
    assert_eq!(fonts(&["--fonts", &named]).unwrap(), expected);
    let error = fonts(&["--fonts", env!("CARGO_MANIFEST_DIR")]).unwrap_err();
    assert!(error.to_string().contains("no font that can be read"), "{error}");
}

#[test]
fn a_token_is_never_shown() {
    let config = Config::try_parse_from(["pacru", "--discord-token", "abc.def"]).unwrap();
    assert!(!format!("{config:?}").contains("abc"));
    assert_eq!(config.discord_token.unwrap().secret(), "abc.def");
}

#[test]
fn a_token_may_stand_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("token");
    let file = path.to_str().unwrap();
    for text in ["abc.def", "abc.def\n", "DISCORD_TOKEN=abc.def\n"] {
        std::fs::write(&path, text).unwrap();
        let config = Config::try_parse_from(["pacru", "--discord-token-file", file]).unwrap();
        assert_eq!(config.token().unwrap().secret(), "abc.def");
    }
    let both = ["pacru", "--discord-token-file", file, "--discord-token", "x"];
    assert!(Config::try_parse_from(both).is_err());
    std::fs::write(&path, "two words").unwrap();
    let error = Config::try_parse_from(["pacru", "--discord-token-file", file]).unwrap_err();
    assert!(error.to_string().contains("DISCORD_TOKEN_FILE"), "{error}");
    assert!(!error.to_string().contains("two words"), "{error}");
}
