//! Shacru, the simplest of the three.

use super::Page;

/// The pages about Shacru.
pub(super) const PAGES: &[Page] = &[
    Page {
        title: "One step, one marker",
        text: "\
Shacru is the simplest of the three sisters Pacru, Azacru and Shacru. The board has 81 fields; wider gaps divide them \
into nine **borderlands** of three by three. Everybody has four **chevrons**, the arrowheads; with three or four \
players it is three each. **The most markers win** when the game ends.\n\
\n\
In your turn you move one chevron by **one field**: the way it points, or 45 degrees to the left or right of that. Then \
it points the way it went. It never moves sideways or back.\n\
\n\
Every move leaves a marker of yours on the field where it ends, and it stays when the chevron moves on. Green moved \
from e1 to e2 and marked e2: `e1-e2`.",
        position: None,
        turns: "e1-e2",
        choosing: None,
    },
    Page {
        title: "Where a chevron can go",
        text: "\
A chevron cannot enter a field with another chevron, and none with an enemy marker. Markers are never changed or \
removed: what you mark is yours for the rest of the game, and closed to the others. So the game is about walling off \
land before somebody else does.\n\
\n\
Your own markers you may enter, but that gains nothing.\n\
\n\
The chevron on f2 can only go to g3. Straight ahead stands a chevron, on the left of that lies Yellow's marker on e3.",
        position: Some("4N44/8s/7S6+1/8n/1S1+5N6+1/1s3n3/s3nN4+2S6/1nN2+n1S0+3/5s3 S"),
        turns: "",
        choosing: Some("f2"),
    },
    Page {
        title: "The twist",
        text: "\
When a move ends in **another borderland** than it began in, you may twist the chevron at once: 45 degrees to the left \
or to the right. You may also leave it as it is. Crossing at a corner counts.\n\
\n\
Green moved from c3 straight up to c4, across a border, and twisted to the left: `c3-c4<`. With `>` it is twisted to \
the right, without a sign it stays.\n\
\n\
Inside a borderland there is no twist. Since a chevron can only bend its way by 45 degrees at every step, a twist at \
the right moment keeps it from running into the edge.",
        position: Some("9/4N4+2S5+1/1nN2+6/6N5+n1/9/9/1sS0+1S0+3S6/1N1+2s4/9 S"),
        turns: "c3-c4<",
        choosing: None,
    },
    Page {
        title: "The end, and your turn",
        text: "\
You must move if you can. If none of your chevrons can move, the bot passes for you, and you go on later if a way opens \
again.\n\
\n\
The game ends as soon as **nobody can gain another marker**, even if some chevrons could still walk about on their own \
markers. The most markers win. If two are level, it is a draw between them. Here Green's `c3-b2` took the last field \
that could be had: 30 to 25.\n\
\n\
The markers are also counted if a position comes up for the third time, or if nothing changes for eight rounds.\n\
\n\
In your turn press **Move** under the board and tap: first a chevron, then where it goes, then a twist if there is one. \
Or type `/pacru move`. A table is opened with `/pacru new`. Have fun!",
        position: Some(
            "N0+S7+nnnnssS0+/nnsn1sn1s/1nsn1ns1s/1snnnnsns/1sN5+sssns1/1ssss1ns1/1sS4+N1+s2nN2+/s1n1s4/S4+n7 S",
        ),
        turns: "c3-b2",
        choosing: None,
    },
];
