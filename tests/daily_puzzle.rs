//! The daily puzzle, from the command to the list of yesterday's solvers.

use ai::Puzzle;
use local::{Endpoint, Fault, FaultKind, Member, Message};
use play::daily_puzzle::choose;
use play::puzzle::Stage;
use play::time::{DAY, MINUTE};
use rules::Kind;
use serde_json::{Value, json};

use crate::club::{Club, Says as _};
use crate::puzzles::{make, solve, wrong_turn};

fn puzzle(club: &Club, kind: Option<Kind>, number: u32) -> &'static Puzzle {
    let guild: i64 = club.discord.guild().to_string().parse().expect("a number");
    choose(guild.into(), kind, number).expect("a puzzle")
}

/// Presses the button under the daily puzzle, and answers correctly or wrongly.
async fn answer(
    club: &Club,
    who: &Member,
    daily: &Message,
    puzzle: &'static Puzzle,
    right: bool,
) -> Message {
    let button = daily.buttons().next().and_then(|it| it.label.clone());
    let shown = club.press(who, daily, &button.expect("a button")).await;
    let stage = Stage { puzzle, number: 0 };
    if right {
        solve(club, who, &shown, stage).await
    } else {
        make(club, who, &shown, stage, &wrong_turn(stage)).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn members_answer_in_private_and_read_who_has_solved_it() {
    let (mut club, eva, [ana, ben]) = Club::managed(["Ana", "Ben"], "en-GB").await;
    let hidden = ben.command(club.channel(), "pacru-admin puzzle", [("remove", "true")]);
    assert!(hidden.is_err(), "Discord shows it to managers only");
    // The message was posted, but the bot did not get the response.
    club.discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    let azacru = [("game", "Azacru: connect with long moves")];
    club.answer(&eva, "pacru-admin puzzle", azacru).await.says("every day at this time");
    let first = club.posted("Puzzle of the day 1").await;
    first.says("Azacru");
    assert!(first.alt().contains("puzzle") && first.pinged.is_empty(), "{}", first.alt());
    club.crash().await;
    club.forward(MINUTE);

    let azacru = |number| puzzle(&club, Some(Kind::Azacru), number);
    let (one, two, three) = (azacru(1), azacru(2), azacru(3));
    answer(&club, &ana, &first, one, true).await.says("That was the puzzle of the day.");
    answer(&club, &ben, &first, one, false).await.does_not_say("puzzle of the day");
    // The first answer counts.
    answer(&club, &ben, &first, one, true).await.does_not_say("puzzle of the day");

    club.forward(DAY);
    let second = club.posted("Puzzle of the day 2").await;
    second.says(&format!("**Yesterday's solution:** `{}`", one.solution[0]));
    second.says(&format!("Solved by <@{}>; 2 members answered.", ana.id()));
    assert!(second.pinged.is_empty());
    // Whoever has not answered by then can read the solution: once it raised a rating all the same.
    let late = answer(&club, &eva, &first, one, true).await;
    late.says("The solution has been posted on this server");
    late.does_not_say("puzzle of the day");
    answer(&club, &ana, &second, two, true).await.says("2 days in a row!");

    // After two days without the bot only one puzzle is posted.
    club.forward(2 * DAY);
    club.crash().await;
    let third = club.posted("Puzzle of the day 3").await;
    third.says(&format!("Solved by <@{}> (2 days in a row); 1 member answered.", ana.id()));
    answer(&club, &ben, &third, three, true).await.says("That was the puzzle of the day.");
    assert_eq!(club.all_with("Puzzle of the day").len(), 3);
    let own_data = club.answer(&ben, "pacru data", []).await;
    let own_data: Value = serde_json::from_str(own_data.file()).unwrap();
    let answers = own_data["daily_answers"].as_array().unwrap().iter();
    let answers: Vec<_> = answers.map(|it| [&it["number"], &it["solved"]]).collect();
    assert_eq!(answers, [[&json!(1), &json!(false)], [&json!(3), &json!(true)]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_the_day_speaks_the_language_of_its_server_and_ends() {
    let (club, eva, _) = Club::managed(["Ana", "Ben"], "es-ES").await;
    club.answer(&eva, "pacru-admin puzzle", []).await.says("cada día a esta hora");
    let first = club.posted("Problema del día 1").await;
    let chosen = puzzle(&club, None, 1);
    first.says(chosen.position.kind().name());
    club.forward(DAY);
    club.posted("Problema del día 2").await.says("Nadie lo ha intentado.");
    let other = puzzle(&club, None, 2).position.kind();
    assert_ne!(chosen.position.kind(), other, "the games take turns");
    let ended = [("remove", "true")];
    club.answer(&eva, "pacru-admin puzzle", ended).await.says("Ya no habrá");
    club.answer(&eva, "pacru-admin puzzle", ended).await.says("no tiene problema del día");
    // Once it did not come again: the puzzle of the day before counted as posted.
    club.answer(&eva, "pacru-admin puzzle", []).await.says("cada día a esta hora");
    club.posted("Problema del día 3").await;
    let own_data = club.answer(&eva, "pacru data", []).await;
    assert_eq!(own_data.file().matches(r#""action": "puzzle""#).count(), 4);
}
