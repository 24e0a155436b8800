//! Pacru, from the goal to the reader's first turn.

use super::{Page, Step, page, step};
use crate::messages as m;

/// The pages about Pacru.
pub(super) const PAGES: &[Page] = &[
    page(|t| t.say(m::LessonsPacruGoalTitle), |t| t.say(m::LessonsPacruGoal)),
    page(|t| t.say(m::LessonsPacruMovingTitle), |t| t.say(m::LessonsPacruMoving))
        .position("4N43S5/5n3/N21n6/9/1s4n2/9/S22s2N51S6/4n4/N12sS0s3 S")
        .choosing("e1"),
    page(|t| t.say(m::LessonsPacruBorderChangeTitle), |t| t.say(m::LessonsPacruBorderChange))
        .turns("a3-b4(b5)"),
    page(
        |t| t.say(m::LessonsPacruBorderTransformationTitle),
        |t| t.say(m::LessonsPacruBorderTransformation),
    )
    .position("4N43S5/1n7/8N6/2snsn1n1/2S2snN4+3/1s1nns3/8S6/7s1/N13S04 S")
    .turns("c5-d5(e5)"),
    page(|t| t.say(m::LessonsPacruConnectionTitle), |t| t.say(m::LessonsPacruConnection))
        .position("4N43S5/3n5/N24n2N6/2N16/2n1s4/5S03/ss6S6/S2+n1ns4/s8 S")
        .turns("a2-e2(*)"),
    page(|t| t.say(m::LessonsPacruJumpTitle), |t| t.say(m::LessonsPacruJump))
        .position("4N41sS4+1/3n3N6s/N21n4n1/7s1/4s4/3S15/S28/9/N13S04 S")
        .turns("h9-h6(g5)"),
    page(|t| t.say(m::LessonsPacruPincerTitle), |t| t.say(m::LessonsPacruPincer))
        .position("8S5/1n3n3/N27N6/2s1N4+4/1s1n1s3/2S1sS04/8S6/9/N18 S")
        .turns("c4xe6(d6)"),
    page(|t| t.say(m::LessonsPacruMeetingTitle), |t| t.say(m::LessonsPacruMeeting))
        .position("4N44/1n1nnnnn1/N24n1nN6+/6n2/2S2+sS6s3/4s4/7sS6/4S04/N18 S")
        .turns("e5-d5!e8"),
    page(|t| t.say(m::LessonsPacruReorientationTitle), |t| t.say(m::LessonsPacruReorientation))
        .position("4N41S02/1n7/N21n5N6/5s3/2s4n1/1s7/S23s3S6/3s3s1/N13S04 S")
        .turns("g9>>(b4,c5,e3,h2)"),
    page(|t| t.say(m::LessonsPacruEndTitle), |t| t.say(m::LessonsPacruEnd))
        .position(
            "ss1sn1sss/sss1nnsS4+1/1snn1N4+sss/s1sn1ssn1/ss1sns1sn/s1snn1N2+ns/ssS1+1nss1s/\
             s1ss1sns1/1s1nS0+3n S",
        )
        .turns("c3-f6(*)"),
    page(|t| t.say(m::LessonsPacruTurnTitle), |t| t.say(m::LessonsPacruTurn))
        .position("6S42/2nnn2n1/N25n1N6/1n7/nn2S4+4/n1n1N24/3S0S02s1/1N11s5/9 S")
        .turns("e3xe4(e6)!h8"),
];

/// An example game.
pub(super) const EXAMPLE: &[Step] = &[
    step("a3-b4(b4)", |t| t.say(m::ExamplePacru1)),
    step("a7-b6(b6)", |t| t.say(m::ExamplePacru2)),
    step("i3-h4(i5) i7-h6(h5)", |t| t.say(m::ExamplePacru3)),
    step("i9-h8 b6-c5", |t| t.say(m::ExamplePacru4)),
    step("b4-c4 c5-d5(f4)", |t| t.say(m::ExamplePacru5)),
    step("h8-h7 h6-g5", |t| t.say(m::ExamplePacru6)),
    step("h7-g6(i4)", |t| t.say(m::ExamplePacru7)),
    step("g5-f4(e5)", |t| t.say(m::ExamplePacru8)),
    step("g6-e6(f5)", |t| t.say(m::ExamplePacru9)),
    step("f4-e3(f1)", |t| t.say(m::ExamplePacru10)),
    step("c4xd5(f6)", |t| t.say(m::ExamplePacru11)),
    step("e3-e2 d5-d6", |t| t.say(m::ExamplePacru12)),
    step("e9<(b6,h5)", |t| t.say(m::ExamplePacru13)),
    step("e6-c4(a6) e9>(e5,f4)", |t| t.say(m::ExamplePacru14)),
    step("h4-f6(e6) e2-d1", |t| t.say(m::ExamplePacru15)),
    step("c4-c3(c1)", |t| t.say(m::ExamplePacru16)),
    step("a1-b1 e1-d2", |t| t.say(m::ExamplePacru17)),
    step("e9-d8 f6xd8(d9)", |t| t.say(m::ExamplePacru18)),
    step("b1-c2", |t| t.say(m::ExamplePacru19)),
    step("d2xc2(b2)", |t| t.say(m::ExamplePacru20)),
];
