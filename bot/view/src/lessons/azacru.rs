//! Azacru: what it shares with Pacru in short, what differs in full.

use super::Page;

/// The pages about Azacru.
pub(super) const PAGES: &[Page] = &[
    Page {
        title: "The goal",
        text: "\
Azacru is played on Pacru's board: 81 fields, which wider gaps divide into nine **borderlands** of three by three. \
Everybody has four **chevrons**, the arrowheads; with three or four players it is three each. **The most markers win** \
when the game ends.\n\
\n\
In your turn you move one chevron in a straight line: the way it points, or 45 degrees to the left or right of that. \
Then it points the way it went. It never moves sideways or back.\n\
\n\
**Every move leaves a marker** of yours on the field where it ends, and it stays when the chevron moves on. Green moved \
from e1 to e2 and marked e2: `e1-e2`.\n\
\n\
Unlike Pacru it has no captures, no meetings and no reorientations.",
        position: None,
        turns: "e1-e2",
        choosing: None,
    },
    Page {
        title: "Power",
        text: "\
How far does a chevron go? Count your markers in the borderland where it stands, those under chevrons too. That is its \
**power**: it goes as many fields, or fewer. Without markers the power is one.\n\
\n\
It must stop on a field without a chevron and without an enemy marker. On the way it may pass over enemy markers, but \
not over chevrons. Passing changes nothing: only the last field gets a marker.\n\
\n\
The chevron on b5 has a power of three, from a5, b4 and b5. It can go to the fields with a dot: past Yellow's marker on \
c6, but the chevron on b7 stops it at b6.",
        position: Some("4N43S5/3n5/1N56N6/2n3n2/sS1+5n1/1s7/4s3S6/9/N13S04 S"),
        turns: "",
        choosing: Some("b5"),
    },
    Page {
        title: "The twist",
        text: "\
When a move ends in **another borderland** than it began in, you may twist the chevron at once: 45 degrees to the left \
or to the right. It costs nothing, and you may also leave it as it is. Crossing at a corner counts.\n\
\n\
Green moved from a3 to b4, into the borderland around b5. The chevron came to point up and to the right, and was \
twisted to the right: `a3-b4>`. With `<` it is twisted to the left, without a sign it stays.\n\
\n\
Inside a borderland there is no twist, so think ahead before you run into an edge.",
        position: None,
        turns: "a3-b4>",
        choosing: None,
    },
    Page {
        title: "Connection",
        text: "\
A move of two fields or more that begins **and** ends on your own markers, with no chevron between, is a \
**connection**: all fields between become yours. Both markers must be there before the move. You cannot decline it.\n\
\n\
It may have a price: if there was **any enemy marker** between, your chevron leaves the board for good. All the \
markers stay. If there was none, the chevron stays too, and twists if it crossed a border.\n\
\n\
Green moved from g1 to g5: `g1-g5`. So g2, g3 and g4 became green, two of them Yellow's before, and the chevron, \
pale in the picture, is gone. Three markers for a chevron: near the end of a game that is often a bargain.",
        position: Some("4N43S5/9/8N6/1N3+3n3/2n3s2/1S1+4n2/6ns1/3S0+3s1/N15S0+1s S"),
        turns: "g1-g5",
        choosing: None,
    },
    Page {
        title: "Connection jump",
        text: "\
Between two of your own markers a chevron may **jump over chevrons**, as many as there are and of any colour. It is \
the only way to pass one, and no further than the power reaches.\n\
\n\
A jump changes nothing on the fields between, and the chevron always stays. It may twist if it crossed a border.\n\
\n\
Green jumped from a8 over the chevron on b8 to d8, with a power of three from a8, a9 and b9: `a8-d8`. The markers on \
b8 and c8 stay Yellow's.",
        position: Some("ss2N44/S2+N4+ns5/7S5+N6/5n3/9/9/3n4S6/4S0+4/N18 S"),
        turns: "a8-d8",
        choosing: None,
    },
    Page {
        title: "The end, and your turn",
        text: "\
If none of your chevrons can move in your turn, the bot passes for you. The **first pass begins the last round**: \
everybody else has one more turn. Then the markers on the board are counted, and the most win; you can win although \
you were the one who passed. If two are level, it is a draw between them.\n\
\n\
Here it was 25 to 25 when Yellow had to pass. Green's last turn, `a8-a6`, won the game.\n\
\n\
The markers are also counted if a position comes up for the third time, or if nothing changes for eight rounds.\n\
\n\
In your turn press **Move** under the board and tap: first a chevron, then where it goes, then a twist if there is one. \
Or type `/pacru move`. A table is opened with `/pacru new`. Have fun!",
        position: Some(
            "1ss1s4/S5+1nn1s1s1/2n3s1s/1nn2nnn1/n1sssssss/ns1nsssss/nnnnns2N1+/nnnnnnsnS3+/5N4+2S2+ S - N",
        ),
        turns: "a8-a6",
        choosing: None,
    },
];
