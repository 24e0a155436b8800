//! Shacru, the simplest of the three.

use super::{Page, Step, page, step};
use crate::messages as m;

/// The pages about Shacru.
pub(super) const PAGES: &[Page] = &[
    page(|t| t.say(m::LessonsShacruStepTitle), |t| t.say(m::LessonsShacruStep)).turns("e1-e2"),
    page(|t| t.say(m::LessonsShacruClosedTitle), |t| t.say(m::LessonsShacruClosed))
        .position("4N44/8s/7S6+1/8n/1S1+5N6+1/1s3n3/s3nN4+2S6/1nN2+n1S0+3/5s3 S")
        .choosing("f2"),
    page(|t| t.say(m::LessonsShacruTwistTitle), |t| t.say(m::LessonsShacruTwist))
        .position("9/4N4+2S5+1/1nN2+6/6N5+n1/9/9/1sS0+1S0+3S6/1N1+2s4/9 S")
        .turns("c3-c4<"),
    page(|t| t.say(m::LessonsShacruEndTitle), |t| t.say(m::LessonsShacruEnd))
        .position(
            "N0+S7+nnnnssS0+/nnsn1sn1s/1nsn1ns1s/1snnnnsns/1sN5+sssns1/1ssss1ns1/\
             1sS4+N1+s2nN2+/s1n1s4/S4+n7 S",
        )
        .turns("c3-b2"),
];

/// An example game.
pub(super) const EXAMPLE: &[Step] = &[
    step("a3-b4 a7-b6<", |t| t.say(m::ExampleShacru1)),
    step("b4-c4 a1-b1", |t| t.say(m::ExampleShacru2)),
    step("c4-d4< i7-h6", |t| t.say(m::ExampleShacru3)),
    step("d4-d5 b1-c1", |t| t.say(m::ExampleShacru4)),
    step("e1-d2 c1-d1>", |t| t.say(m::ExampleShacru5)),
    step("d2-d3 h6-g6", |t| t.say(m::ExampleShacru6)),
    step("d5-c6> g6-f6", |t| t.say(m::ExampleShacru7)),
    step("c6-c7> f6-e7", |t| t.say(m::ExampleShacru8)),
    step("d3-d4 d1-e1", |t| t.say(m::ExampleShacru9)),
    step("d4-c5 e9-f8", |t| t.say(m::ExampleShacru10)),
    step("i3-h3 e1-f1 h3-g3 f1-g1<", |t| t.say(m::ExampleShacru11)),
    step("g3-f3> f8-g7< c7-c8 e7-e8", |t| t.say(m::ExampleShacru12)),
    step("f3-f4> e8-d9 c8-c9", |t| t.say(m::ExampleShacru13)),
    step("g7-h7 f4-g5> h7-i7", |t| t.say(m::ExampleShacru14)),
    step("g5-h4 g1-h2 h4-i4 h2-i3", |t| t.say(m::ExampleShacru15)),
    step("c5-b5 pass b5-a5 pass i9-i8", |t| t.say(m::ExampleShacru16)),
];
