//! Azacru: briefly what it shares with Pacru, and fully what differs.

use super::{Page, Step, page, step};
use crate::messages as m;

/// The pages about Azacru.
pub(super) const PAGES: &[Page] = &[
    page(|t| t.say(m::LessonsAzacruGoalTitle), |t| t.say(m::LessonsAzacruGoal)).turns("e1-e2"),
    page(|t| t.say(m::LessonsAzacruPowerTitle), |t| t.say(m::LessonsAzacruPower))
        .position("4N43S5/3n5/1N56N6/2n3n2/sS1+5n1/1s7/4s3S6/9/N13S04 S")
        .choosing("b5"),
    page(|t| t.say(m::LessonsAzacruTwistTitle), |t| t.say(m::LessonsAzacruTwist)).turns("a3-b4>"),
    page(|t| t.say(m::LessonsAzacruConnectionTitle), |t| t.say(m::LessonsAzacruConnection))
        .position("4N43S5/9/8N6/1N3+3n3/2n3s2/1S1+4n2/6ns1/3S0+3s1/N15S0+1s S")
        .turns("g1-g5"),
    page(|t| t.say(m::LessonsAzacruJumpTitle), |t| t.say(m::LessonsAzacruJump))
        .position("ss2N44/S2+N4+ns5/7S5+N6/5n3/9/9/3n4S6/4S0+4/N18 S")
        .turns("a8-d8"),
    page(|t| t.say(m::LessonsAzacruEndTitle), |t| t.say(m::LessonsAzacruEnd))
        .position(
            "1ss1s4/S5+1nn1s1s1/2n3s1s/1nn2nnn1/n1sssssss/ns1nsssss/\
             nnnnns2N1+/nnnnnnsnS3+/5N4+2S2+ S - N",
        )
        .turns("a8-a6"),
];

/// An example game.
pub(super) const EXAMPLE: &[Step] = &[
    step("i3-h4<", |t| t.say(m::ExampleAzacru1)),
    step("a1-b1 e1-d2", |t| t.say(m::ExampleAzacru2)),
    step("i7-h6< d2-c3", |t| t.say(m::ExampleAzacru3)),
    step("a7-b6 a3-b2", |t| t.say(m::ExampleAzacru4)),
    step("b6-c5 b2-c1", |t| t.say(m::ExampleAzacru5)),
    step("h6-i5 c1-d1<", |t| t.say(m::ExampleAzacru6)),
    step("i5-i3> h4-g3>", |t| t.say(m::ExampleAzacru7)),
    step("e9-d8 g3-f2>", |t| t.say(m::ExampleAzacru8)),
    step("i3-h2 f2-c2>", |t| t.say(m::ExampleAzacru9)),
    step("d8-c7> c3-b4<", |t| t.say(m::ExampleAzacru10)),
    step("c5-c4 i9-h9", |t| t.say(m::ExampleAzacru11)),
    step("c4-a2> h9-g9", |t| t.say(m::ExampleAzacru12)),
    step("c7-b7 g9-f9", |t| t.say(m::ExampleAzacru13)),
    step("h2-g1 d1-f1", |t| t.say(m::ExampleAzacru14)),
    step("b7-a6 b4-a5", |t| t.say(m::ExampleAzacru15)),
    step("pass f1-i4", |t| t.say(m::ExampleAzacru16)),
];
