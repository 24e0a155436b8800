//! Tasks, from a newcomer's first table to the last one. Turns that do not do what is asked for:
//! `page::link`.

use play::task::Task;
use rules::Kind;

use crate::club::{Club, Says as _, code_in, game};
use crate::tapping;

#[tokio::test(flavor = "multi_thread")]
async fn every_task_is_done_by_tapping() {
    let (mut club, [ana]) = Club::with(["Ana"]).await;
    for kind in Kind::ALL {
        let rules = club.answer(&ana, "pacru rules", [game(kind)]).await;
        let mut shown = club.press(&ana, &rules, "Learn by playing").await;
        for task in Task::all(kind) {
            let number = task.number();
            shown.begins_with(&format!("**{}, task {number} of ", kind.name()));
            assert!(shown.alt().contains("task"), "{}", shown.alt());
            if kind == Kind::Azacru && number == 2 {
                club.crash().await;
            }
            let done = tapping::make(&club, &ana, &shown, &task.position, &task.answer()).await;
            assert_eq!(done.attachments.len(), 1);
            match task.next() {
                Some(_) => {
                    done.says(&format!("You have done {number} of "));
                    shown = club.press(&ana, &done, "Next task").await;
                }
                None => {
                    done.says(&format!("You have done all the tasks of {}.", kind.name()));
                    assert!(done.button("Play a Novice").is_some());
                }
            }
        }
    }
    assert!(club.messages().is_empty(), "all of it is private");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_new_to_a_game_is_offered_its_tasks_once() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    let opened = club.answer(&ana, "pacru new", [("players", "2"), game(Kind::Azacru)]).await;
    opened.says("New to Azacru?");
    club.press(&ana, &opened, "Learn by playing").await.begins_with("**Azacru, task 1 of ");
    let table = club.posted(&code_in(&opened.content)).await;
    club.press(&ben, &table, "Join").await.says("New to Azacru?");
    for (kind, is_new) in [(Kind::Azacru, false), (Kind::Shacru, true)] {
        let opened = club.answer(&ben, "pacru new", [("players", "2"), game(kind)]).await;
        assert_eq!(opened.content.contains("New to "), is_new, "{}", opened.content);
    }
}
