### The rules of Pacru, a title and a text for each page. A text has at most 900 characters in English, 1,200 in other
### languages; what stands between backticks is notation, the same in every language, and is what the picture shows.

lessons-pacru-goal-title = The goal
lessons-pacru-goal =
    Pacru is played on 81 fields. Wider gaps divide them into nine **borderlands** of three by three. Everyone has four **chevrons** (the arrowheads), or three if there are three or four players. **Markers** in the players' colours come onto the board during the game.

    { "**" }You win** with 42 markers on the board (28 with three players, 24 with four), or when you are the last player who can still move.

    Play goes clockwise. On your turn you use one chevron: you move it, or you turn it on the spot. You cannot pass.

    The players are above the board: the full-colour bar shows whose turn it is, and beside each name you see the chevrons left and the markers so far. Every field has a name: Green's chevron at the bottom stands on e1.

lessons-pacru-moving-title = Moving
lessons-pacru-moving =
    A chevron moves in a straight line: the way it points, or 45 degrees to the left or right of that. Then it points the way it went. It never moves sideways or back.

    How far? Count your markers in the borderland where it stands, including those under chevrons. That is its **power**: it can go that many fields, or fewer. Without markers, the power is one.

    It must stop on a field without a chevron and without an enemy marker. On the way it may pass over enemy markers, but not over chevrons.

    The chevron on e1 has a power of three, from d1, d3 and f1. It can go to the fields with a dot: past Yellow's marker on e2, but not past the chevron on g3.

lessons-pacru-border-change-title = Border change
lessons-pacru-border-change =
    Most markers come onto the board like this: when a move ends in **a different borderland** from the one where it began, you place a marker in the new one. You can choose any field there that is **neutral**, that is, without a marker, and has no other chevron on it. The field that your chevron has just reached will do, too.

    You must do it, but only once in a move, however many borders you cross. Crossing at a corner counts. A move inside a borderland leaves no marker.

    Green moved from a3 to b4, into the borderland around b5, and put the marker on b5: `a3-b4(b5)`.

    Markers are power: from there Green's chevrons will go further.

lessons-pacru-border-transformation-title = Border transformation
lessons-pacru-border-transformation =
    If the borderland you enter has **no neutral field left**, there is no room for another marker. Then you replace an enemy marker there with one of yours instead, on a field where no chevron stands. Its owner gets the old one back.

    Green moved from c5 to d5. All nine fields around e5 had markers, so Green could take one of Yellow's, and took the one on e5: `c5-d5(e5)`. The corner of e5 shows whose it was. Green could not take the marker on f5, because a chevron stands there.

    If the only neutral fields are under other chevrons, there is neither a change nor a transformation.

lessons-pacru-connection-title = Connection
lessons-pacru-connection =
    A move of two fields or more that begins **and** ends on your own markers, with no chevron in between, is a **connection**: all the fields in between become yours, whether they were neutral or had enemy markers.

    Green moved from a2 to e2, with a power of four from a1, a2, a3 and b3. So b2, c2 and d2 became green: `a2-e2(*)`.

    The markers at both ends must be there before the move. If the move also crosses a border, you choose: the connection or the border marker, never both. Here Green could also have put a marker on f3, with `a2-e2(f3)`.

lessons-pacru-jump-title = Connection jump
lessons-pacru-jump =
    Between two of your own markers a chevron may **jump over chevrons**, as many as there are and of any colour. It is the only way to pass one, and a jump goes no further than the power reaches.

    A jump changes nothing on the fields in between. If it crosses a border, you place the border marker as usual.

    Green jumped from h9 over the chevron on h8 to h6, with a power of three from g9, h9 and i8. The marker on h7 stays Yellow's, and the border marker went to g5: `h9-h6(g5)`.

lessons-pacru-pincer-title = Pincer
lessons-pacru-pincer =
    It takes two to capture. Your chevron **attacks** an enemy chevron that it could reach with its power, if no other chevron stands in between. Markers do not matter here, not even the one under the enemy.

    If two or more of your chevrons attack the same enemy, one of them may capture it: it goes there, the enemy chevron leaves the game, and the field becomes yours. You do not have to.

    Green's chevrons on c4 and e4 both attacked e6. The one on c4 went there. It crossed a border as well, so there was also a marker to place, on d6: `c4xe6(d6)`.

    A player who loses their last chevron is out.

lessons-pacru-meeting-title = Meeting
lessons-pacru-meeting =
    If your move brings two of your chevrons **face to face** on neighbouring fields, straight or diagonally, and both stand on your own markers, there is a bonus: **any field of the board** becomes yours, neutral or enemy, as long as no chevron stands on it. You choose which, and you must take it.

    One of the two must be the chevron that moved, and some other player must have nine markers or more. The bonus comes on top of everything else that the move brings.

    Green moved from e5 to d5 and met the chevron on c5. The bonus took e8 from Yellow: `e5-d5!e8`.

lessons-pacru-reorientation-title = Reorientation
lessons-pacru-reorientation =
    Instead of a move you may turn one of your chevrons on the spot: by 45 degrees for two of your markers, by 90 degrees for four. You choose which, from fields without chevrons; these fields become neutral.

    This helps a chevron that stands at the edge and looks outwards. But at least one of your chevrons, this or another, must be able to move. A reorientation brings no marker and no meeting.

    Green turned the chevron on g9 by 90 degrees to the right and gave up b4, c5, e3 and h2: `g9>>(b4,c5,e3,h2)`. `<` turns to the left and `>` to the right; a double sign means 90 degrees.

lessons-pacru-end-title = The end
lessons-pacru-end =
    You win at once
    • if you have 42 markers on the board after your turn (28 with three players, 24 with four), or
    • if you are the only one left.

    You are **out** when your last chevron is captured, or when it is your turn and none of your chevrons can move. Your chevrons leave the board then. Your markers stay, and the others may change them.

    Green connected c3 with f6, `c3-f6(*)`. That made 42 markers, and Green has won.

    It is a draw if a position comes up for the third time with the same player to move, or if for 25 rounds no marker changes and no chevron is captured.

lessons-pacru-turn-title = Your turn
lessons-pacru-turn =
    When it is your turn, I ping you. Press **{ button-move }** under the board and tap: first a chevron, then where it goes, then what that brings. Nothing is played until you press **{ -play }**. `/pacru move` takes typed turns:
    `e1-e2` a move
    `a3-b4(b5)` with a border marker, or a transformation
    `a2-e2(*)` a connection
    `c4xe6(d6)` a capture
    `e5-d5!e8` a meeting with its bonus
    `g9>>(b4,c5,e3,h2)` a reorientation

    The board shows what happened. Here a lot did: `e3xe4(e6)!h8`. The arrow is the move, the cross a captured chevron, and dark fields are new: e4 by the capture, e6 by the border, h8 by the meeting with e5.

    `/pacru new` opens a table. Have fun!
