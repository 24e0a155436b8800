//! Pasang, explained with the first turns of one game.

use super::{Page, Step, step};
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
    step("f", |t| t.say(m::ExamplePasang1)),
    step("c", |t| t.say(m::ExamplePasang2)),
    step("g5f5hw", |t| t.say(m::ExamplePasang3)),
    step("d7c7vb", |t| t.say(m::ExamplePasang4)),
    step("b5w", |t| t.say(m::ExamplePasang5)),
    step("c10w", |t| t.say(m::ExamplePasang6)),
    step("g5b", |t| t.say(m::ExamplePasang7)),
    step("d10w", |t| t.say(m::ExamplePasang8)),
    step("b5b", |t| t.say(m::ExamplePasang9)),
    step("b10w", |t| t.say(m::ExamplePasang10)),
    step("b9b", |t| t.say(m::ExamplePasang11)),
    step("d10b", |t| t.say(m::ExamplePasang12)),
    step("d9w", |t| t.say(m::ExamplePasang13)),
];
