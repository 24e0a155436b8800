//! Computers as players.

use local::{Member, Message};
use play::time::HOUR;
use rules::{Kind, Status};

use crate::club::{Club, Says as _, code_in, game};

/// A table of `players` at which computers take every seat except the creator's.
async fn against(
    club: &Club,
    who: &Member,
    kind: Kind,
    players: usize,
    options: &[(&str, &str)],
) -> String {
    let players = players.to_string();
    let options = [&[game(kind), ("players", players.as_str())], options].concat();
    let said = club.answer(who, "pacru new", options).await;
    said.says("has started");
    code_in(&said.content)
}

/// Waits for a board other than `after` that calls the member, or for the last board. Computers may take many turns
/// before it, if the member is blocked.
pub(crate) async fn next(
    club: &Club,
    code: &str,
    who: &Member,
    after: Option<&Message>,
) -> Message {
    let (title, called) = (format!("`{code}`** "), format!("<@{}>", who.id()));
    let is_next = |board: &Message| {
        board.content.contains(&title)
            && (board.content.contains(&called) || is_over(board))
            && after.is_none_or(|after| board.content != after.content)
    };
    club.see("the next board", is_next).await
}

pub(crate) fn is_over(board: &Message) -> bool {
    board.content.contains(['🏆', '🤝'])
}

/// Plays random turns until the game is over; returns the last board.
async fn to_the_end(club: &Club, who: &Member, code: &str) -> Message {
    let mut random = fastrand::Rng::with_seed(3);
    let mut board = next(club, code, who, None).await;
    if !club.record(club.channel(), who, code).await.turns.is_empty() {
        board.says("turn 1:");
    }
    while !is_over(&board) {
        let turns = club.position(club.channel(), who, code).await.legal(false);
        let turn = random.choice(&turns).expect("whoever is called has a turn");
        club.play(who, code, turn).await;
        board = next(club, code, who, Some(&board)).await;
    }
    let end = club.position(club.channel(), who, code).await;
    assert!(matches!(end.status(), Status::Over(_)));
    board
}

async fn play_to_the_end(kind: Kind, players: usize, level: &str) {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let code = against(&club, &ana, kind, players, &[("computer", level)]).await;
    let end = to_the_end(&club, &ana, &code).await;
    end.says(&format!("{level} computer"));
    end.does_not_say("Rating");
    for message in club.messages() {
        message.does_not_say("<@-");
        assert!(message.pinged.iter().all(|user| *user == ana.id()), "{}", message.content);
    }
    club.all_is_posted().await;
    let posts = club.all_with(&code);
    assert_eq!(posts.len(), 1, "one message is edited: {posts:#?}");
    assert!(posts[0].pinged.is_empty() && posts[0].button("Rematch").is_some());
}

/// Each game with computers of one level.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_against_a_computer() {
    for (kind, players, level) in [
        (Kind::Pacru, 2, "Advanced"),
        (Kind::Pacru, 3, "Casual"),
        (Kind::Azacru, 2, "Casual"),
        (Kind::Azacru, 4, "Casual"),
        (Kind::Shacru, 2, "Novice"),
        (Kind::Pasang, 2, "Strong"),
    ] {
        play_to_the_end(kind, players, level).await;
    }
}

/// Twenty private messages once piled up between the boards.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_computer_is_tapped_in_one_private_message() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let code = against(&club, &ana, Kind::Shacru, 2, &[("computer", "Novice")]).await;
    let mut board = next(&club, &code, &ana, None).await;
    let first = club.press(&ana, &board, "Move").await;
    let mut builder = first.clone();
    for _ in 0..3 {
        let now = club.position(club.channel(), &ana, &code).await;
        // So few turns are all in one menu.
        let turns = now.legal(false);
        let menu = builder.menus().next().expect("all turns");
        let listed: Vec<&str> = menu.options.iter().map(|option| option.label.as_str()).collect();
        assert_eq!(listed, turns);
        let asked = club.pick(&ana, &builder, &turns[0]).await;
        let played = club.press(&ana, &asked, &format!("Play {}", turns[0])).await;
        board = next(&club, &code, &ana, Some(&board)).await;
        builder = club.press(&ana, &played, "Move").await;
        builder.says("Novice computer");
        assert_eq!(builder.id, first.id);
    }
}

/// A newcomer who is alone finds the computers at the table; only the creator of the table can add them.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_guests_gets_a_computer() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, lobby) = club.open_table(&ana, [("players", "3")]).await;
    lobby.says("Add a computer");
    lobby.says("rated.");
    club.press(&ben, &lobby, "Add a computer").await.says("Only Ana");

    let menu = club.press(&ana, &lobby, "Add a computer").await;
    let seated = club.pick(&ana, &menu, "Advanced (2550)").await;
    seated.says("has joined");
    seated.says("The game is unrated, because a computer is playing.");
    let table = club.posted("🤖 Advanced computer").await;
    table.says("unrated, because a computer is playing.");
    let menu = club.press(&ana, &table, "Add a computer").await;
    club.pick(&ana, &menu, "Novice (800)").await.says("Everyone is here");
    next(&club, &code, &ana, None).await;
}

/// The data file says whose turn it is, so the program can be killed while a computer thinks. Who is away when it is
/// back is called in a new message.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_program_goes_on_thinking() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    let code = against(&club, &ana, Kind::Pacru, 2, &[("computer", "Master")]).await;
    let (called, mut board) = (format!("<@{}>", ana.id()), next(&club, &code, &ana, None).await);
    // Whoever pressed something just now is not called. On a busy machine the computer may answer before the program is killed.
    let mut rounds = 0..6;
    loop {
        let round = rounds.next().expect("a computer that is not always quicker");
        let turns = club.position(club.channel(), &ana, &code).await.legal(false);
        let turn = [("move", turns[round].as_str()), ("game", code.as_str())];
        club.answer(&ana, "pacru move", turn).await;
        club.bot.kill();
        let is_next = |it: &Message| it.content != board.content && it.content.contains(&called);
        let was_quick = club.boards(&code).iter().any(is_next);
        club.forward(HOUR);
        club.restart().await;
        board = next(&club, &code, &ana, Some(&board)).await;
        board.says("🤖 Master computer");
        club.until("one board", async || club.boards(&code).len() == 1).await;
        if !board.pinged.is_empty() {
            assert!(!was_quick);
            break;
        }
    }
}

/// A finished game is analysed: bad turns in words, a picture of the chances, and each turn on its board with the better one,
/// from which a member can try out turns.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    club.answer(&ana, "pacru study analyse", []).await.begins_with("None of your games");
    let code = against(&club, &ana, Kind::Azacru, 2, &[("computer", "Club")]).await;
    next(&club, &code, &ana, None).await;
    let game = [("game", code.as_str())];
    club.answer(&ana, "pacru study analyse", game).await.says("not over yet");
    let end = to_the_end(&club, &ana, &code).await;

    let asked = club.press(&ana, &end, "Analyse").await;
    let is_it = |it: &Message| it.id == asked.id && it.content.contains("A better turn ");
    let look = async || ana.messages(club.channel()).into_iter().find(is_it);
    let analysis = club.find("an analysis", look).await;
    let told = analysis.content.matches("A better turn ").count();
    let pictures = if told == 1 { 1 } else { 1 + told };
    assert_eq!(analysis.attachments.len(), pictures);
    assert!(analysis.alt().contains("at the start"), "{}", analysis.alt());
    let alt = analysis.attachments.last().and_then(|last| last.description.as_deref());
    let alt = alt.expect("words for those who do not see it");
    assert!(alt.contains("is marked with ! as better than"), "{alt}");
    let tries: Vec<String> =
        analysis.labels().into_iter().filter(|it| it.starts_with("Try turn ")).collect();
    assert_eq!(tries.len(), told);
    let turn: u32 = tries[0].rsplit(' ').next().unwrap().parse().unwrap();
    let tried = club.press(&ana, &analysis, &tries[0]).await;
    tried.says(&format!("tried out from turn {}", turn - 1));
    // Once the board to try it out took the place of the analysis, and nothing led back.
    assert_ne!(tried.id, analysis.id);
    club.press(&ana, &analysis, "Share").await;
    assert_eq!(club.posted("Ana shares:\n").await.attachments.len(), pictures);
}

/// Hints and replay GIFs take long. Once, a member who asked again and again had all of them made, while everybody
/// else waited. For a game that counts there are no hints: `choosing::where_several_games_fit_a_button_chooses`.
#[tokio::test(flavor = "multi_thread")]
async fn a_member_gets_one_hint_and_one_replay_at_a_time() {
    let (club, [ana]) = Club::with(["Ana"]).await;
    let code = against(&club, &ana, Kind::Pacru, 2, &[("computer", "Novice")]).await;
    next(&club, &code, &ana, None).await;
    let game = [("game", code.as_str())];
    for (command, refusal) in [
        ("pacru hint", "Your last hint is still on its way"),
        ("pacru study replay", "Your last animation is still being drawn"),
    ] {
        // On a busy machine the first may be ready before the member asks for the next.
        let refused = club.find(command, async || {
            let ask = |()| ana.command(club.channel(), command, game).expect("a command");
            let mut refused = None;
            for asked in [(); 8].map(ask) {
                let answer = club.answer_to(&asked, command).await;
                refused = refused.or(Some(answer).filter(|it| it.content.starts_with(refusal)));
            }
            refused
        });
        refused.await.says("when it is here");
        let later = club.answer(&ana, command, game).await;
        assert_eq!(later.attachments.len(), 1, "{}", later.content);
        if command == "pacru hint" {
            let legal = club.position(club.channel(), &ana, &code).await.legal(true);
            let lines = later.content.lines().skip(1);
            let named: Vec<&str> = lines.filter_map(|line| line.split('`').nth(1)).collect();
            assert_eq!(named.len(), 3, "{}", later.content);
            assert!(named.iter().all(|turn| legal.iter().any(|it| it == turn)), "{named:?}");
        }
    }
}
