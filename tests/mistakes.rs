//! Mistakes: a member plays a game with known ones, and meets exactly these on the right days, over restarts.

use ai::{Budget, Engine, Stop};
use local::{Member, Message};
use play::time::DAY;
use rules::{Kind, Position};

use crate::club::{Club, Says as _};
use crate::preferences::prefer;
use crate::tapping;

/// What a turn must lose to be made on purpose: far more than a mistake.
const BLUNDER: f64 = 0.35;

/// Plays Shacru until Ana has made a mistake; every other turn is the best. Returns its number, the position, the turn, and a
/// better one.
async fn err(
    club: &Club,
    code: &str,
    first: &Message,
    ana: &Member,
) -> (u32, Position, String, String) {
    let (mut engine, stop) = (Engine::new(), Stop::new());
    let mut position = Position::start(Kind::Shacru, 2).unwrap();
    let mut board = first.clone();
    for ply in 1.. {
        let mover = club.called(&board);
        let all = engine.best_turns(&position, 100, Budget::nodes(30_000), 0, &stop);
        let mut turn = all.last().expect("a turn").turn.clone();
        let mut lost = |nodes| {
            let found = engine.mistake(&position, &turn, Budget::nodes(nodes), &stop);
            found.unwrap().filter(|mistake| mistake.lost() >= BLUNDER)
        };
        // As the bot sees it at first and in the end.
        let better = lost(30_000).and_then(|_| lost(300_000)).map(|mistake| mistake.better);
        let better = better.filter(|_| mover.id() == ana.id());
        if better.is_none() {
            let best = engine.search(&position, Budget::nodes(300_000), 0, &stop);
            turn = best.expect("a turn").turn;
        }
        club.play(&mover, code, &turn).await;
        if let Some(better) = better {
            return (ply, position, turn, better);
        }
        position = position.play(&turn).expect("a legal turn").position;
        board = club.board(code, ply).await;
    }
    unreachable!("a game has an end")
}

async fn mine(club: &Club, who: &Member) -> Message {
    club.answer(who, "pacru puzzle", [("from", "mine")]).await
}

/// On which days a mistake comes again: `bot/play/src/mistake.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_member_meets_their_mistakes_until_they_know_better() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let preferences = club.answer(&ben, "pacru preferences", [("name", "none")]).await;
    prefer(&club, &ben, &preferences, "After my games, find my mistakes to review").await;
    let (code, first) = club.table_of(Kind::Shacru, &[&ana, &ben]).await;
    let (ply, position, played, better) = err(&club, &code, &first, &ana).await;
    mine(&club, &ana).await.says("You have no mistakes to review.");
    club.lose(&ana, &code).await;
    // What was looked for so far is looked for again.
    club.crash().await;

    let listed = club
        .find("the moment", async || {
            let listed = club.answer(&ana, "pacru games", []).await;
            listed.button("Review my mistakes").is_some().then_some(listed)
        })
        .await;
    listed.says(&format!("Your game `{code}` with Ben: a mistake to review"));
    mine(&club, &ben).await.says("Computers do not look");
    let answer = async |club: &Club, shown: &Message, turn: &str| {
        shown.says(&format!("**Your game with Ben**: Shacru `{code}`, turn {ply}."));
        shown.says(&format!("(`{played}`), and your chance of winning fell from"));
        tapping::make(club, &ana, shown, &position, turn).await
    };

    let shown = club.press(&ana, &listed, "Review my mistakes").await;
    let wrong = answer(&club, &shown, &played).await;
    wrong.says(&format!("❌ `{played}` is not it."));
    // Another try on the same day counts nothing.
    let again = club.press(&ana, &wrong, "Try again").await;
    club.crash().await;
    let found = answer(&club, &again, &better).await;
    found.says("✅ **Solved!**");
    found.says("You will see this one again");
    mine(&club, &ana).await.says("no mistakes to review now. You will see the next one on");

    club.forward(DAY);
    club.crash().await;
    let solution = club.press(&ana, &mine(&club, &ana).await, "Solution").await;
    solution.says(&format!("(`{better}`): that keeps your chance"));
    for days in [3, 10] {
        club.forward(days * DAY);
        let found = answer(&club, &mine(&club, &ana).await, &better).await;
        found.says(if days == 3 { "see this one again" } else { "found it twice" });
    }
    club.forward(100 * DAY);
    mine(&club, &ana).await.says("After each of your games, computers look");
    assert!(club.all_with("mistake").is_empty(), "nobody else is told");
}
