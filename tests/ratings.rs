//! Games change ratings, and members see the changes.

use local::{Member, Message};
use rules::Kind;

use crate::club::{Club, Says as _, game};

fn says(message: &Message, texts: &[&str]) {
    for text in texts {
        assert!(message.content.contains(text), "{text}: {}", message.content);
    }
}

/// How ratings change: `bot/play/src/rating.rs`. How lists of them are cut:
/// `bot/view/src/ratings.rs`. Which games belong to a season: `bot/store/src/tests/seasons.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_changes_ratings_and_everybody_can_see_it() {
    let (mut club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let ask = async |club: &Club, who: &Member, what: &str, options: &[(&str, &str)]| {
        club.answer(who, &format!("pacru people {what}"), options.iter().copied()).await
    };
    // However late in a season this begins, it is early in the next one.
    let now = play::time::Clock::default().now();
    club.forward(play::Season::of(now).range().end + play::time::DAY - now);
    let bens = [("member", "Ben")];
    let none = ask(&club, &ana, "rating", &[]).await;
    none.says("You have no rating on this server yet");
    ask(&club, &ana, "leaderboard", &[]).await.says("No rated game of Pacru for two");
    ask(&club, &ana, "profile", &bens).await.says("**Ben** has not played on this server yet.");

    let (first, board) = club.table(&[&ana, &ben]).await;
    club.two_rounds(Kind::Pacru, &first, &board, 2).await;
    let last = club.lose(&ben, &first).await;
    says(&last, &["Rating: ", "Ana 1605? (+105)", "Ben 1395? (−105)"]);
    assert!(last.pinged.is_empty(), "{}", last.content);

    club.crash().await;
    let own = ask(&club, &ana, "rating", &[]).await;
    says(&own, &["Pacru for two", "**1605?** after 1 game", "provisional"]);
    let theirs = ask(&club, &ana, "rating", &[game(Kind::Pacru), ("member", "Ben")]).await;
    says(&theirs, &["Ratings of Ben", &first, "with Ana: lost", "1395? (−105)"]);
    let other = ask(&club, &ana, "rating", &[game(Kind::Azacru)]).await;
    other.says("You have no rating for this game");

    // A game is not enough for a rank, but every player sees their own rating.
    let best = ask(&club, &ben, "leaderboard", &[]).await;
    says(&best, &["Pacru for two", "Fewer than 5 rated games", "Ana: **", "**Ben (you)**"]);
    let season = ask(&club, &ana, "leaderboard", &[("season", "this season")]).await;
    says(&season, &["1. **Ana (you)**: **1** from 1 game", "The season ends <t:"]);
    let season = ask(&club, &ana, "leaderboard", &[("season", "last season")]).await;
    says(&season, &["No rated game", "The season ended <t:"]);
    let pool = [game(Kind::Pasang), ("players", "three or four")];
    ask(&club, &chika, "leaderboard", &pool).await.says("Pasang is for 2 players");

    // The profile shows a game in progress, with a link to it.
    let (next, board) = club.table_of(Kind::Shacru, &[&ana, &chika]).await;
    club.all_is_posted().await;
    let profile = ask(&club, &ana, "profile", &[]).await;
    says(
        &profile,
        &[
            "**Ana** has played on this server since <t:",
            "Pacru for two: 1 game, 1 won",
            &format!("Best win: `{first}`, against Ben (1500?)."),
            &format!("Longest game: `{first}`, 4 turns."),
            &next,
            &board.id.to_string(),
            "They have played 2 turns in the last twelve months, ",
        ],
    );
    // The calendar is a picture for those who see, and words for those who do not:
    // `bot/view/src/activity.rs`.
    assert_eq!(profile.attachments[0].filename, "activity.png");
    assert!(profile.alt().starts_with("Turns on each day. They have played"), "{}", profile.alt());
    ask(&club, &chika, "profile", &bens).await.does_not_say("against them");
    ask(&club, &ana, "profile", &bens).await.says("You have played 1 game against them: 1 won");
}

/// What becomes of all other ratings: `bot/service/src/tests/annulments.rs`.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_annuls_a_result_and_both_players_read_their_old_and_new_ratings() {
    let (club, eva, [ana, ben, _]) = Club::managed(["Ana", "Ben", "Chika"], "en-GB").await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    let game = ("game", code.as_str());
    let annul = [game, ("reason", "a *second* account")];
    let running = club.answer(&eva, "pacru-admin annul", annul).await;
    running.says("has changed no ratings: you can annul only a rated game that is over");
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    club.lose(&ben, &code).await;

    let asked = club.answer(&eva, "pacru-admin annul", annul).await;
    asked.says("do you want to annul its result?");
    club.press(&eva, &asked, "Leave it as it is").await.says("Nothing has changed");
    let asked = club.answer(&eva, "pacru-admin annul", annul).await;
    club.press(&eva, &asked, "Annul the result").await.says("is annulled, and the ratings");
    let told = club.posted("has annulled the result").await;
    says(&told, &[&format!("<@{}>", eva.id()), r"Reason: a \*second\* account"]);
    says(&told, &["Ana 1605? → no rating", "Ben 1395? → no rating"]);
    let mut pinged = told.pinged.clone();
    pinged.sort_unstable();
    assert_eq!(pinged, [ana.id(), ben.id()]);
    club.press(&ana, &told, "Board").await.says("annulled the result on");
    club.answer(&ana, "pacru people rating", []).await.says("You have no rating on this server");
    club.answer(&eva, "pacru-admin annul", annul).await.says("has already been annulled");

    // The next game is rated as their first one.
    let (next, board) = club.table(&[&ana, &ben]).await;
    club.two_rounds(Kind::Pacru, &next, &board, 2).await;
    says(&club.lose(&ana, &next).await, &["Ana 1395? (−105)", "Ben 1605? (+105)"]);

    let asked = club.answer(&eva, "pacru-admin restore", [game]).await;
    club.press(&eva, &asked, "Restore the result").await.says("counts again");
    let told = club.posted("has restored the result").await;
    says(&told, &["Ana 1395? → 1", "Ben 1605? → 1"]);
    club.answer(&ana, "pacru people rating", []).await.says("after 2 games");
    club.all_is_posted().await;
    assert_eq!(club.all_with("has annulled the result").len(), 1, "it is said once");
}
