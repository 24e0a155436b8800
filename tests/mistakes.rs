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

/// A turn to be made on purpose: its number, the position, the turn, and a better one.
type Known = (u32, Position, String, String);

/// Plays Shacru until Ana has made two mistakes: every other turn of hers is the best, and Ben pays each back at once.
async fn err(club: &Club, code: &str, first: &Message, ana: &Member) -> [Known; 2] {
    let (mut engine, stop) = (Engine::new(), Stop::new());
    let mut position = Position::start(Kind::Shacru, 2).unwrap();
    let (mut board, mut known, mut pays_back) = (first.clone(), Vec::new(), false);
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
        if let Some(better) = better.filter(|_| mover.id() == ana.id()) {
            known.push((ply, position.clone(), turn.clone(), better));
            pays_back = true;
        } else if mover.id() == ana.id() || !std::mem::take(&mut pays_back) {
            let best = engine.search(&position, Budget::nodes(300_000), 0, &stop);
            turn = best.expect("a turn").turn;
        }
        club.play(&mover, code, &turn).await;
        position = position.play(&turn).expect("a legal turn").position;
        board = club.board(code, ply).await;
        if known.len() == 2 {
            break;
        }
    }
    known.try_into().expect("two mistakes")
}

async fn mine(club: &Club, who: &Member) -> Message {
    club.answer(who, "pacru puzzle", [("from", "mine")]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_meets_their_mistakes_on_the_right_days_until_they_know_better() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    mine(&club, &ana).await.says("After each of your games, computers look");
    let preferences = club.answer(&ben, "pacru preferences", [("name", "none")]).await;
    prefer(&club, &ben, &preferences, "After my games, find moments to look at again").await;
    let (code, first) = club.table_of(Kind::Shacru, &[&ana, &ben]).await;
    let known = err(&club, &code, &first, &ana).await;
    mine(&club, &ana).await.says("You have nothing");
    club.lose(&ana, &code).await;
    // What was looked for so far is looked for again.
    club.crash().await;

    let listed = club
        .find("the moments", async || {
            let listed = club.answer(&ana, "pacru games", []).await;
            listed.button("Look at it again").is_some().then_some(listed)
        })
        .await;
    listed.says(&format!("Your game `{code}` with Ben: 2 moments to look at again"));
    mine(&club, &ben).await.says("Computers do not look");
    let [one, two] = &known;
    let answer = async |club: &Club, shown: &Message, known: &Known, turn: &str| {
        let (ply, position, played, _) = known;
        shown.says(&format!("**Your game with Ben**: Shacru `{code}`, turn {ply}."));
        shown.says(&format!("You played `{played}`, and your chance of winning fell from"));
        tapping::make(club, &ana, shown, position, turn).await
    };

    let shown = club.press(&ana, &listed, "Look at it again").await;
    let wrong = answer(&club, &shown, one, &one.2).await;
    wrong.says(&format!("❌ `{}` is not the turn.", one.2));
    wrong.says("answers");
    wrong.says("One more moment of your games is waiting.");
    // Another try on the same day counts nothing.
    let again = club.press(&ana, &wrong, "Try again").await;
    club.crash().await;
    let found = answer(&club, &again, one, &one.3).await;
    found.says("✅ **Solved!**");
    found.says("This moment comes again");
    let shown = club.press(&ana, &found, "Look at it again").await;
    answer(&club, &shown, two, &two.3).await.says(&format!("In the game you played `{}`.", two.2));
    mine(&club, &ana).await.says("nothing to look at again now. The next moment comes on");

    club.forward(DAY);
    club.crash().await;
    let shown = mine(&club, &ana).await;
    let solution = club.press(&ana, &shown, "Solution").await;
    solution.says(&format!("💡 `{}` keeps your chance", one.3));
    let shown = club.press(&ana, &solution, "Look at it again").await;
    answer(&club, &shown, two, &two.3).await.says("You have found it twice");

    club.forward(2 * DAY);
    mine(&club, &ana).await.says("nothing to look at again now");
    for days in [1, 7] {
        club.forward(days * DAY);
        let found = answer(&club, &mine(&club, &ana).await, one, &one.3).await;
        found.says(if days == 1 { "comes again" } else { "found it twice" });
    }
    club.forward(100 * DAY);
    mine(&club, &ana).await.says("After each of your games, computers look");
    assert!(club.all_with("moment").is_empty(), "nobody else is told");
}
