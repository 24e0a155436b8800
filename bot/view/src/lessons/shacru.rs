//! Shacru, the simplest of the three.

use super::Page;
use crate::messages as m;

/// The pages about Shacru.
pub(super) const PAGES: &[Page] = &[
    Page {
        title: |t| t.say(m::LessonsShacruStepTitle),
        text: |t| t.say(m::LessonsShacruStep),
        position: None,
        turns: "e1-e2",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsShacruClosedTitle),
        text: |t| t.say(m::LessonsShacruClosed),
        position: Some("4N44/8s/7S6+1/8n/1S1+5N6+1/1s3n3/s3nN4+2S6/1nN2+n1S0+3/5s3 S"),
        turns: "",
        choosing: Some("f2"),
    },
    Page {
        title: |t| t.say(m::LessonsShacruTwistTitle),
        text: |t| t.say(m::LessonsShacruTwist),
        position: Some("9/4N4+2S5+1/1nN2+6/6N5+n1/9/9/1sS0+1S0+3S6/1N1+2s4/9 S"),
        turns: "c3-c4<",
        choosing: None,
    },
    Page {
        title: |t| t.say(m::LessonsShacruEndTitle),
        text: |t| t.say(m::LessonsShacruEnd),
        position: Some(
            "N0+S7+nnnnssS0+/nnsn1sn1s/1nsn1ns1s/1snnnnsns/1sN5+sssns1/1ssss1ns1/1sS4+N1+s2nN2+/s1n1s4/S4+n7 S",
        ),
        turns: "c3-b2",
        choosing: None,
    },
];
