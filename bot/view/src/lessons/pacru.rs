//! Pacru, from the goal to the first turn of one's own.

use super::Page;

/// The pages about Pacru.
pub(super) const PAGES: &[Page] = &[
    Page {
        title: "The goal",
        text: "\
Pacru is played on 81 fields. Wider gaps divide them into nine **borderlands** of three by three. Everybody has four \
**chevrons**, the arrowheads; with three or four players it is three each. **Markers** in the players' colours come \
on the board during the game.\n\
\n\
**You win** with 42 markers on the board (28 with three players, 24 with four), or when you are the last who can \
still move.\n\
\n\
The turns go round clockwise. In your turn you use one chevron: you move it, or you turn it on the spot. You cannot \
pass.\n\
\n\
Above the board are the players: the bar in full colour is to move, and beside each name are the chevrons left and \
the markers so far. Every field has a name: Green's chevron at the bottom stands on e1.",
        position: None,
        turns: "",
        choosing: None,
    },
    Page {
        title: "Moving",
        text: "\
A chevron moves in a straight line: the way it points, or 45 degrees to the left or right of that. Then it points the \
way it went. It never moves sideways or back.\n\
\n\
How far? Count your markers in the borderland where it stands, those under chevrons too. That is its **power**: it \
goes as many fields, or fewer. Without markers the power is one.\n\
\n\
It must stop on a field without a chevron and without an enemy marker. On the way it may pass over enemy markers, but \
not over chevrons.\n\
\n\
The chevron on e1 has a power of three, from d1, d3 and f1. It can go to the fields with a dot: past Yellow's marker \
on e2, but not past the chevron on g3.",
        position: Some("4N43S5/5n3/N21n6/9/1s4n2/9/S22s2N51S6/4n4/N12sS0s3 S"),
        turns: "",
        choosing: Some("e1"),
    },
    Page {
        title: "Border change",
        text: "\
Most markers come on the board like this: when a move ends in **another borderland** than it began in, you put a \
marker there. It goes on any field of the new borderland that is **neutral**, which means without a marker, and that \
no other chevron stands on. The field that your chevron has just reached will do, too.\n\
\n\
You must do it, but only once in a move, however many borders you cross. Crossing at a corner counts. A move inside a \
borderland leaves no marker.\n\
\n\
Green moved from a3 to b4, into the borderland around b5, and put the marker on b5: `a3-b4(b5)`.\n\
\n\
Markers are power: from there Green's chevrons will go further.",
        position: None,
        turns: "a3-b4(b5)",
        choosing: None,
    },
    Page {
        title: "Border transformation",
        text: "\
If the borderland you enter has **no neutral field left**, there is no room for another marker. Then you replace an \
enemy marker there by one of yours instead, on a field that no chevron stands on. The enemy gets the old one back.\n\
\n\
Green moved from c5 to d5. All nine fields around e5 had markers, so Green could take one of Yellow's, and took the \
one on e5: `c5-d5(e5)`. The corner of e5 shows whose it was. Not f5, because a chevron stands on it.\n\
\n\
If the only neutral fields are under other chevrons, there is neither a change nor a transformation.",
        position: Some("4N43S5/1n7/8N6/2snsn1n1/2S2snN4+3/1s1nns3/8S6/7s1/N13S04 S"),
        turns: "c5-d5(e5)",
        choosing: None,
    },
    Page {
        title: "Connection",
        text: "\
A move of two fields or more that begins **and** ends on your own markers, with no chevron between, is a \
**connection**: all fields between become yours, whether they were neutral or had enemy markers.\n\
\n\
Green moved from a2 to e2, with a power of four from a1, a2, a3 and b3. So b2, c2 and d2 became green: `a2-e2(*)`.\n\
\n\
The markers at both ends must be there before the move. If the move also crosses a border, you choose: the connection \
or the border marker, never both. Here Green could also have put a marker on f3, with `a2-e2(f3)`.",
        position: Some("4N43S5/3n5/N24n2N6/2N16/2n1s4/5S03/ss6S6/S2+n1ns4/s8 S"),
        turns: "a2-e2(*)",
        choosing: None,
    },
    Page {
        title: "Connection jump",
        text: "\
Between two of your own markers a chevron may **jump over chevrons**, as many as there are and of any colour. It is \
the only way to pass one, and no further than the power reaches.\n\
\n\
A jump changes nothing on the fields between. If it crosses a border, you put the border marker as usual.\n\
\n\
Green jumped from h9 over the chevron on h8 to h6, with a power of three from g9, h9 and i8. The marker on h7 stays \
Yellow's, and the border marker went to g5: `h9-h6(g5)`.",
        position: Some("4N41sS4+1/3n3N6s/N21n4n1/7s1/4s4/3S15/S28/9/N13S04 S"),
        turns: "h9-h6(g5)",
        choosing: None,
    },
    Page {
        title: "Pincer",
        text: "\
It takes two to capture. Your chevron **attacks** an enemy chevron that it could reach with its power, if no other \
chevron stands between. Markers do not matter here, not even the one under the enemy.\n\
\n\
If two or more of your chevrons attack the same enemy, one of them may capture it: it goes there, the enemy chevron \
leaves the game, and the field becomes yours. You do not have to.\n\
\n\
Green's chevrons on c4 and e4 both attacked e6. The one on c4 went there. It crossed a border as well, so there was \
also a marker to put, on d6: `c4xe6(d6)`.\n\
\n\
Whoever loses the last chevron is out.",
        position: Some("8S5/1n3n3/N27N6/2s1N4+4/1s1n1s3/2S1sS04/8S6/9/N18 S"),
        turns: "c4xe6(d6)",
        choosing: None,
    },
    Page {
        title: "Meeting",
        text: "\
If your move brings two of your chevrons **face to face** on neighbouring fields, straight or diagonally, and both \
stand on your own markers, there is a bonus: **any field of the board** becomes yours, neutral or enemy, as long as no \
chevron stands on it. You choose which, and you must take it.\n\
\n\
One of the two must be the chevron that moved, and some other player must have nine markers or more. The bonus comes \
on top of everything else that the move brings.\n\
\n\
Green moved from e5 to d5 and met the chevron on c5. The bonus took e8 from Yellow: `e5-d5!e8`.",
        position: Some("4N44/1n1nnnnn1/N24n1nN6+/6n2/2S2+sS6s3/4s4/7sS6/4S04/N18 S"),
        turns: "e5-d5!e8",
        choosing: None,
    },
    Page {
        title: "Reorientation",
        text: "\
Instead of a move you may turn one of your chevrons on the spot: by 45 degrees for two of your markers, by 90 degrees \
for four. You choose which, from fields without chevrons; these fields become neutral.\n\
\n\
This helps a chevron that stands at the edge and looks outwards. But at least one of your chevrons, this or another, \
must be able to move. A reorientation brings no marker and no meeting.\n\
\n\
Green turned the chevron on g9 by 90 degrees to the right and gave up b4, c5, e3 and h2: `g9>>(b4,c5,e3,h2)`. `<` is \
to the left, `>` to the right; twice the sign is 90 degrees.",
        position: Some("4N41S02/1n7/N21n5N6/5s3/2s4n1/1s7/S23s3S6/3s3s1/N13S04 S"),
        turns: "g9>>(b4,c5,e3,h2)",
        choosing: None,
    },
    Page {
        title: "The end",
        text: "\
You win at once\n\
• if you have 42 markers on the board after your turn (28 with three players, 24 with four), or\n\
• if you are the only one left.\n\
\n\
You are **out** when your last chevron is captured, or when it is your turn and none of your chevrons can move. Your \
chevrons leave the board then. Your markers stay, and the others may change them.\n\
\n\
Green connected c3 with f6, `c3-f6(*)`. That made 42 markers, and Green has won.\n\
\n\
It is a draw if a position comes up for the third time with the same player to move, or if for 25 rounds no marker \
changes and no chevron is captured.",
        position: Some(
            "ss1sn1sss/sss1nnsS4+1/1snn1N4+sss/s1sn1ssn1/ss1sns1sn/s1snn1N2+ns/ssS1+1nss1s/s1ss1sns1/1s1nS0+3n S",
        ),
        turns: "c3-f6(*)",
        choosing: None,
    },
    Page {
        title: "Your turn",
        text: "\
When it is your turn, the bot calls you. Press **Move** under the board and tap: first a chevron, then where it goes, \
then what that brings. Nothing is played before **Play**. `/pacru move` takes typed turns:\n\
`e1-e2` a move\n\
`a3-b4(b5)` with a border marker, or a transformation\n\
`a2-e2(*)` a connection\n\
`c4xe6(d6)` a capture\n\
`e5-d5!e8` a meeting with its bonus\n\
`g9>>(b4,c5,e3,h2)` a reorientation\n\
\n\
The board shows what happened. Here it was a lot: `e3xe4(e6)!h8`. The arrow is the move, the cross a captured \
chevron, and dark fields are new: e4 by the capture, e6 by the border, h8 by the meeting with e5.\n\
\n\
`/pacru new` opens a table. Have fun!",
        position: Some("6S42/2nnn2n1/N25n1N6/1n7/nn2S4+4/n1n1N24/3S0S02s1/1N11s5/9 S"),
        turns: "e3xe4(e6)!h8",
        choosing: None,
    },
];
