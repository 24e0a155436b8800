//! Pasang, explained with the first turns of one game.

use super::{Page, Step};
use crate::messages as m;

/// The pages about Pasang.
pub(super) const PAGES: &[Page] = &[
    Page {
        title: |t| t.say(m::LessonsPasangGoalTitle),
        text: |t| t.say(m::LessonsPasangGoal),
        position: None,
        turns: "",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsPasangPassageTitle),
        text: |t| t.say(m::LessonsPasangPassage),
        position: None,
        turns: "c j",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsPasangKaTitle),
        text: |t| t.say(m::LessonsPasangKa),
        position: None,
        turns: "c j",
        choosing: Some(""),
    },
    Page {
        title: |t| t.say(m::LessonsPasangCapturingTitle),
        text: |t| t.say(m::LessonsPasangCapturing),
        position: None,
        turns: "c j b4c4vb",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsPasangMovingTitle),
        text: |t| t.say(m::LessonsPasangMoving),
        position: None,
        turns: "c j b4c4vb k7j7hw",
        choosing: Some(""),
    },
    Page {
        title: |t| t.say(m::LessonsPasangSidesTitle),
        text: |t| t.say(m::LessonsPasangSides),
        position: None,
        turns: "c j b4c4vb k7j7hw c7b",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsPasangEndTitle),
        text: |t| t.say(m::LessonsPasangEnd),
        position: None,
        turns: "c j b4c4vb k7j7hw c7b g7b b7b g11b c7w g10b c6b f10b a6b g10w a10w e10w a9w h10b h9w",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsPasangTurnTitle),
        text: |t| t.say(m::LessonsPasangTurn),
        position: None,
        turns: "c j b4c4vb k7j7hw c7b g7b",
        choosing: None,
    },
];

/// An example game.
pub(super) const EXAMPLE: &[Step] = &[
    Step {
        turns: "f",
        comment: |t| t.say(m::ExamplePasang1),
    },
    Step {
        turns: "c",
        comment: |t| t.say(m::ExamplePasang2),
    },
    Step {
        turns: "g5f5hw",
        comment: |t| t.say(m::ExamplePasang3),
    },
    Step {
        turns: "d7c7vb",
        comment: |t| t.say(m::ExamplePasang4),
    },
    Step {
        turns: "b5w",
        comment: |t| t.say(m::ExamplePasang5),
    },
    Step {
        turns: "c10w",
        comment: |t| t.say(m::ExamplePasang6),
    },
    Step {
        turns: "g5b",
        comment: |t| t.say(m::ExamplePasang7),
    },
    Step {
        turns: "d10w",
        comment: |t| t.say(m::ExamplePasang8),
    },
    Step {
        turns: "b5b",
        comment: |t| t.say(m::ExamplePasang9),
    },
    Step {
        turns: "b10w",
        comment: |t| t.say(m::ExamplePasang10),
    },
    Step {
        turns: "b9b",
        comment: |t| t.say(m::ExamplePasang11),
    },
    Step {
        turns: "d10b",
        comment: |t| t.say(m::ExamplePasang12),
    },
    Step {
        turns: "d9w",
        comment: |t| t.say(m::ExamplePasang13),
    },
];
