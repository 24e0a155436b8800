//! Games change ratings, and members see the changes.

use local::{Member, Message};
use rules::Kind;

use crate::club::{Club, Says as _, game};
use crate::preferences::prefer;

fn says(message: &Message, texts: &[&str]) {
    for text in texts {
        assert!(message.content.contains(text), "{text}: {}", message.content);
    }
}

/// The line that begins with this text.
fn line<'a>(message: &'a Message, start: &str) -> &'a str {
    let line = message.content.lines().find(|line| line.starts_with(start));
    line.unwrap_or_else(|| panic!("{start}: {}", message.content))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_changes_ratings_and_everybody_can_see_it() {
    let (mut club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;

    let none = club.answer(&ana, "pacru people rating", []).await;
    says(&none, &["You have no rating on this server yet"]);
    let none = club.answer(&ana, "pacru people leaderboard", []).await;
    says(&none, &["No rated game of Pacru for two"]);
    let none = club.answer(&ana, "pacru people profile", [("member", "Ben")]).await;
    says(&none, &["**Ben** has not played on this server yet."]);

    let (first, board) = club.table(&[&ana, &ben]).await;
    board.does_not_say("Rating");
    club.two_rounds(Kind::Pacru, &first, &board, 2).await;
    let last = club.lose(&ben, &first).await;
    let rating = line(&last, "Rating: ");
    assert!(rating.contains("Ana 1605? (+105)"), "{rating}");
    assert!(rating.contains("Ben 1395? (−105)"), "{rating}");
    assert!(last.pinged.is_empty(), "{}", last.content);

    // The better player wins again, and gains less than the first time.
    let (second, board) = club.table(&[&ana, &ben]).await;
    club.two_rounds(Kind::Pacru, &second, &board, 2).await;
    let last = club.lose(&ben, &second).await;
    let rating = line(&last, "Rating: ").to_owned();
    let gain = rating.split("Ana ").nth(1).unwrap().split(['+', ')']).nth(1);
    let gain: i64 = gain.unwrap().parse().unwrap();
    assert!((1..105).contains(&gain), "{rating}");

    club.crash().await;
    let own = club.answer(&ana, "pacru people rating", []).await;
    let shown = format!("**{}?** after 2 games, up {} in the last 2", 1605 + gain, 105 + gain);
    says(&own, &["**Your ratings on this server**", "Pacru for two", &shown, "provisional"]);
    let options = [game(Kind::Pacru), ("member", "Ben")];
    let theirs = club.answer(&ana, "pacru people rating", options).await;
    says(&theirs, &["Ratings of Ben", &first, &second, "with Ana: lost", "1395? (−105)"]);
    let other = club.answer(&ana, "pacru people rating", [game(Kind::Azacru)]).await;
    says(&other, &["You have no rating for this game"]);

    // Two games are not enough for a rank, but every player sees their own rating.
    let best = club.answer(&ben, "pacru people leaderboard", []).await;
    says(&best, &["Pacru for two", "Fewer than 5 rated games", "Ana: **", "**Ben (you)**"]);
    let best = club.answer(&chika, "pacru people leaderboard", [("players", "two")]).await;
    says(&best, &["Ana: **", "You have no rated game of this kind"]);
    let options = [game(Kind::Pasang), ("players", "three or four")];
    let nobody = club.answer(&chika, "pacru people leaderboard", options).await;
    says(&nobody, &["Pasang is for 2 players"]);

    // The profile shows a game in progress, with a link to it.
    let (third, board) = club.table_of(Kind::Shacru, &[&ana, &chika]).await;
    // The bot learns a moment later where its board was posted.
    let link = board.id.to_string();
    let profile = club.find(&link, async || {
        let profile = club.answer(&ana, "pacru people profile", []).await;
        Some(profile).filter(|it| it.content.contains(&link))
    });
    let profile = profile.await;
    says(
        &profile,
        &[
            "**Ana** has played on this server since <t:",
            "Pacru for two: 2 games, 2 won, 0 shared, 0 lost; rating",
            "every game to its end",
            // Ben had lost once before this loss.
            &format!("Best win: `{first}`, against Ben (1500?)."),
            &format!("Longest game: `{first}`, 4 turns."),
            &third,
            "with Chika",
        ],
    );
    let profile = club.answer(&chika, "pacru people profile", [("member", "Ben")]).await;
    says(&profile, &["2 games, 0 won, 0 shared, 2 lost", "No game under way."]);
    profile.does_not_say("You against them");
    let profile = club.answer(&ana, "pacru people profile", [("member", "Ben")]).await;
    profile.says("You against them: 2 games, 2 won, 0 shared, 0 lost.");
    profile.does_not_say("Best win");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_players_are_rated_by_their_places() {
    let (club, [ana, ben, chika]) = Club::with(["Ana", "Ben", "Chika"]).await;
    let (code, board) = club.table(&[&ana, &ben, &chika]).await;
    club.two_rounds(Kind::Pacru, &code, &board, 3).await;
    club.resign(&chika, &code).await;
    let last = club.lose(&ben, &code).await;
    let rating = line(&last, "Rating: ");
    assert_eq!(rating.matches('?').count(), 3, "{rating}");
    assert_eq!(rating.matches("(+").count(), 1, "{rating}");

    let options = [game(Kind::Pacru), ("players", "three or four")];
    let best = club.answer(&ana, "pacru people leaderboard", options).await;
    says(&best, &["Pacru for three or four", "**Ana (you)**", "Ben: **", "Chika: **"]);
    let profile = club.answer(&ana, "pacru people profile", []).await;
    says(&profile, &["Pacru for three or four: 1 game, 1 won; rating"]);
    let rating = club.answer(&chika, "pacru people rating", [game(Kind::Pacru)]).await;
    says(&rating, &["place, ", "in the last one"]);
}

/// The players are told when a game can no longer be rated, and again at its end. Where computers play:
/// `computers::a_table_without_guests_gets_a_computer`.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_table_says_when_it_cannot_be_rated() {
    let (club, code, board, _) = Club::playing().await;
    let leaver = club.called(&board);
    let offers =
        [("what", "my seat, to anybody who wants to play on for me"), ("game", code.as_str())];
    club.answer(&leaver, "pacru offer", offers).await;
    let offer =
        club.see("the offer of the seat", |message| message.button("Take over").is_some()).await;
    let chika = club.member("Chika");
    club.press(&chika, &offer, "Take over").await;
    let notice = club.posted("has taken over the seat of").await;
    says(&notice, &["No rating will change: one of the two did not play from the beginning."]);
    let last = club.lose(&chika, &code).await;
    says(&last, &["No rating changes: one of the two did not play from the beginning."]);
}

/// A season is computed from the games that were finished in it: a crash and the next season change nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_season_has_a_leaderboard_of_its_own() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let seen = async |club: &Club, who: &Member, season: &str| {
        club.answer(who, "pacru people leaderboard", [("season", season)]).await
    };
    // However late in a season this begins, it is early in the next one.
    let system = play::time::Clock::default().now();
    let begun = play::Season::of(system).range().end + play::time::DAY;
    club.forward(begun - system);
    let none = seen(&club, &ana, "this season").await;
    says(&none, &["No rated game of Pacru for two has been finished in the season "]);
    let (code, board) = club.table(&[&ana, &ben]).await;
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    club.lose(&ben, &code).await;
    club.crash().await;
    let running = seen(&club, &ana, "this season").await;
    says(&running, &["1. **Ana (you)**: **1** from 1 game", "The season ends <t:"]);
    let none = seen(&club, &ben, "last season").await;
    says(&none, &["No rated game", "The season ended <t:"]);

    club.forward(play::Season::of(begun).range().end - begun + play::time::HOUR);
    let over = seen(&club, &ben, "last season").await;
    says(&over, &["🏆 1. Ana: **1** from 1 game", "The season ended <t:"]);
    says(&seen(&club, &ben, "this season").await, &["No rated game"]);
    // Ratings go on as before.
    let best = club.answer(&ben, "pacru people leaderboard", []).await;
    says(&best, &["Ana: **1605?**"]);
}

/// The calendar is a picture for those who see, and words for those who do not.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_shows_when_somebody_has_played() {
    let (mut club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let (code, board) = club.table(&[&ana, &ben]).await;
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    club.crash().await;
    let options = [("member", "Ana")];
    let profile = club.answer(&ben, "pacru people profile", options).await;
    says(&profile, &["Turns in the last twelve months: 2, on "]);
    assert_eq!(profile.attachments[0].filename, "activity.png");
    let alt = profile.alt();
    assert!(alt.starts_with("Turns on each day. Turns in"), "{alt}");

    let shown = club.answer(&ben, "pacru preferences", [("name", "none")]).await;
    for toggled in ["Boards as text", "Boards as pictures"] {
        prefer(&club, &ben, &shown, toggled).await;
    }
    club.answer(&ben, "pacru preferences", [("language", "Čeština")]).await;
    let profile = club.answer(&ben, "pacru people profile", options).await;
    says(&profile, &["Tahy za posledních dvanáct měsíců: 2, dny"]);
    assert!(profile.attachments.is_empty());
    let months = profile
        .content
        .lines()
        .filter(|line| line.matches(": ").count() == 12 && line.contains(", led "));
    assert_eq!(months.count(), 1, "{}", profile.content);
}
