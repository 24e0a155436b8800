use play::planning::complete;
use play::time::{DAY, HOUR};
use play::{Done, GameStatus, Offer, Planned, Terms};
use rules::{Kind, Position};

use crate::testing::{Club, refused};

fn lines(planned: &Planned) -> Vec<String> {
    let shown = |(own, turn): &(bool, String)| format!("{}{turn}", if *own { "!" } else { "?" });
    let lines = planned.lines.iter();
    lines.map(|line| line.iter().map(shown).collect::<Vec<_>>().join(" ")).collect()
}

#[tokio::test]
async fn an_answer_is_played_with_the_turn_it_answers() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    let plan = async |line| games.plan(&club.sitting(&game, 1), code, line).await;
    let planned = plan("e1-e2, e9-e8 a3-b4(a6) e8-e7").await.unwrap();
    assert_eq!(lines(&planned), ["?e1-e2 !e9-e8 ?a3-b4(a6) !e8-e7"]);
    plan("e1-d2 e9-d8").await.unwrap();
    let planned = plan("e1-e2 e9-e8 e2-e3 e8-f7").await.unwrap();
    assert_eq!(planned.lines.len(), 3);
    // Planning the same line again, or a part of it, changes nothing.
    assert_eq!(plan("e1-e2 e9-e8").await.unwrap().lines.len(), 3);
    assert!(refused(plan("e1-e2 e9-d8").await).contains("planned `e9-e8` there"));

    // An offer in between does not change the position.
    games.offer(&club.sitting(&game, 0), code, None, Offer::Draw).await.unwrap();
    club.wait(DAY);
    let now = club.turns(code, "e1-e2").await;
    assert_eq!((now.ply, now.to_move), (2, Some(0)));
    assert_eq!(now.players[1].bank, Some(4 * DAY), "an answer is a turn");
    let replay = games.replay(&now, 1, now.seq).await.unwrap();
    assert!(replay.offers().is_empty(), "a turn declines");
    let planned = games.planned(now.players[1].person.id, code).await.unwrap();
    assert_eq!(lines(&planned), ["?a3-b4(a6) !e8-e7", "?e2-e3 !e8-f7"]);
    // A turn that was answered cannot be taken back without asking.
    let said = games.offer(&club.sitting(&game, 0), code, None, Offer::Takeback).await.unwrap();
    assert!(matches!(said, Done::Offered { .. }), "{said:?}");

    assert_eq!(club.turns(code, "e2-e3").await.ply, 4);
    let now = club.turns(code, "a3-b4(a6)").await;
    assert_eq!((now.ply, now.to_move), (5, Some(1)), "all is played");
    let kept = games.store().game_and_particulars(&now.code, None).await.unwrap().unwrap().1;
    assert_eq!(kept.plans, []);
}

#[tokio::test]
async fn what_does_not_fit_falls_away() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    let other = || club.sitting(&game, 1);
    games.plan(&other(), code, "e1-e2 e9-e8").await.unwrap();
    let now = club.turns(code, "e1-d2").await;
    assert_eq!(now.to_move, Some(1));
    let kept = games.store().game_and_particulars(&now.code, None).await.unwrap().unwrap().1;
    assert_eq!(kept.plans, []);

    // Taking back makes a new position, even if the same one is reached again.
    let now = club.turns(code, "e9-e8").await;
    games.offer(&other(), code, Some(now.seq), Offer::Takeback).await.unwrap();
    club.turns(code, "e9-e8").await;
    games.plan(&other(), code, "d2-d3 e8-e7").await.unwrap();
    games.forget_plans(&other(), code).await.unwrap();
    let planned = games.planned(other().person.id, code).await.unwrap();
    assert!(planned.lines.is_empty());

    // A substitute does not learn of it.
    games.plan(&other(), code, "d2-d3 e8-e7").await.unwrap();
    games.offer(&other(), code, None, Offer::Substitute).await.unwrap();
    games.respond(&club.actor(10), code, 99, Offer::Substitute, true).await.unwrap();
    assert!(games.planned(club.actor(10).person.id, code).await.unwrap().lines.is_empty());
    club.wait(HOUR);
    assert_eq!(club.turns(code, "d2-d3").await.to_move, Some(1));
}

#[tokio::test]
async fn a_wrong_line_is_explained() {
    let (club, game) = Club::with_game().await;
    let (code, games) = (&game.code, &club.games);
    let plan = async |line| refused(games.plan(&club.sitting(&game, 1), code, line).await);
    for (line, says) in [
        ("", "end with your reply"),
        ("e1-e2", "end with your reply"),
        ("e1-e2 e9-e8 e2-e3", "end with your reply"),
        ("e9-e8 e1-e2", "`e9-e8` does not fit"),
        ("e1-e2 e9-e4", "Your chevron on e9 moves 1 field"),
        ("hello", "is not a turn"),
        ("resign e9-e8", "does not fit"),
        ("e1-e2 e9-e8 resign", "does not fit"),
    ] {
        let said = plan(line).await;
        assert!(said.contains(says), "{line:?}: {said}");
    }
    let own = games.plan(&club.sitting(&game, 0), code, "e1-e2").await;
    assert!(refused(own).contains("It is your turn"));
    let three = club.begin(Kind::Pacru, 3, Terms::default()).await;
    let three = games.plan(&club.sitting(&three, 1), &three.code, "e1-e2 e9-e8").await;
    assert!(refused(three).contains("only in two-player games"));
    let over = club.begin(Kind::Pacru, 2, Terms::default()).await;
    games.resign(&club.sitting(&over, 1), &over.code, None).await.unwrap();
    assert_eq!(club.game(&over.code).await.status, GameStatus::Finished);
    let over = games.plan(&club.sitting(&over, 1), &over.code, "e1-e2 e9-e8").await;
    assert!(refused(over).contains("is over"));
}

#[test]
fn a_line_is_completed_turn_by_turn() {
    let texts = |typed: &str| -> Vec<String> {
        let offers = complete(Position::start(Kind::Pacru, 2).unwrap(), typed, 25);
        assert!(offers.len() <= 25);
        offers.into_iter().map(|offer| offer.text).collect()
    };
    assert!(texts("").iter().all(|text| text.starts_with(['a', 'e', 'i'])));
    let answers = texts("e1-e2 ");
    assert!(answers.iter().all(|text| text.starts_with("e1-e2 ")), "{answers:?}");
    let on = texts("e1-e2 e9-e8");
    assert_eq!(on[0], "e1-e2 e9-e8");
    assert!(on[1].starts_with("e1-e2 e9-e8 "), "{on:?}");
    for nonsense in ["zz", "e1-e2 zz", "e9-e8 ", "((((", &"e1-e2 ".repeat(900)] {
        assert!(texts(nonsense).is_empty(), "{nonsense:?}");
    }
}
