//! Pasang, explained with the first turns of one game.

use super::{Page, Step, page, step};
use crate::messages as m;

/// The pages about Pasang.
pub(super) const PAGES: &[Page] = &[
    page(|t| t.say(m::LessonsPasangGoalTitle), |t| t.say(m::LessonsPasangGoal)),
    page(|t| t.say(m::LessonsPasangPassageTitle), |t| t.say(m::LessonsPasangPassage)).turns("c j"),
    page(|t| t.say(m::LessonsPasangKaTitle), |t| t.say(m::LessonsPasangKa))
        .turns("c j")
        .choosing(""),
    page(|t| t.say(m::LessonsPasangCapturingTitle), |t| t.say(m::LessonsPasangCapturing))
        .turns("c j b4c4vb"),
    page(|t| t.say(m::LessonsPasangMovingTitle), |t| t.say(m::LessonsPasangMoving))
        .turns("c j b4c4vb k7j7hw")
        .choosing(""),
    page(|t| t.say(m::LessonsPasangSidesTitle), |t| t.say(m::LessonsPasangSides))
        .turns("c j b4c4vb k7j7hw c7b"),
    page(|t| t.say(m::LessonsPasangEndTitle), |t| t.say(m::LessonsPasangEnd)).turns(
        "c j b4c4vb k7j7hw c7b g7b b7b g11b c7w g10b c6b f10b a6b g10w a10w e10w a9w h10b h9w",
    ),
    page(|t| t.say(m::LessonsPasangTurnTitle), |t| t.say(m::LessonsPasangTurn))
        .turns("c j b4c4vb k7j7hw c7b g7b"),
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
