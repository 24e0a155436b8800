### The rules of Azacru, a title and a text for each page. A text has at most 900 characters in English, 1,200 in other
### languages; what stands between backticks is notation, the same in every language, and is what the picture shows.

lessons-azacru-goal-title = The goal
lessons-azacru-goal =
    Azacru is played on Pacru's board: 81 fields, which wider gaps divide into nine **borderlands** of three by three. Everyone has four **chevrons** (the arrowheads), or three if there are three or four players. **Whoever has the most markers at the end wins.**

    On your turn you move one chevron in a straight line: the way it points, or 45 degrees to the left or right of that. Then it points the way it went. It never moves sideways or back.

    { "**" }Every move leaves one of your markers** on the field where it ends, and the marker stays when the chevron moves on. Green moved from e1 to e2 and marked e2: `e1-e2`.

    Unlike Pacru, Azacru has no captures, no meetings and no reorientations.

lessons-azacru-power-title = Power
lessons-azacru-power =
    How far does a chevron go? Count your markers in the borderland where it stands, including those under chevrons. That is its **power**: it can go that many fields, or fewer. Without markers, the power is one.

    It must stop on a field without a chevron and without an enemy marker. On the way it may pass over enemy markers, but not over chevrons. Passing over a marker changes nothing: only the last field gets one of yours.

    The chevron on b5 has a power of three, from a5, b4 and b5. It can go to the fields with a dot: it can pass over Yellow's marker on c6, but the chevron on b7 stops it at b6.

lessons-azacru-twist-title = The twist
lessons-azacru-twist =
    When a move ends in **a different borderland** from the one where it began, you may twist the chevron at once: 45 degrees to the left or to the right. A twist costs nothing, and you may also leave the chevron as it is. Crossing at a corner counts.

    Green moved from a3 to b4, into the borderland around b5. The chevron ended up pointing up and to the right, and was twisted to the right: `a3-b4>`. With `<` it is twisted to the left; without a sign it stays.

    Inside a borderland there is no twist, so think ahead before you run into an edge.

lessons-azacru-connection-title = Connection
lessons-azacru-connection =
    A move of two fields or more that begins **and** ends on your own markers, with no chevron in between, is a **connection**: all the fields in between become yours. Both markers must be there before the move. You cannot decline it.

    It may have a price: if there was **any enemy marker** in between, your chevron leaves the board for good. All the markers stay. If there was none, the chevron stays too, and may twist if it crossed a border.

    Green moved from g1 to g5: `g1-g5`. So g2, g3 and g4 became green (two of them had been Yellow's), and the chevron, pale in the picture, is gone. Three markers for a chevron: near the end of a game that is often a bargain.

lessons-azacru-jump-title = Connection jump
lessons-azacru-jump =
    Between two of your own markers a chevron may **jump over chevrons**, as many as there are and of any colour. It is the only way to pass one, and a jump goes no further than the power reaches.

    A jump changes nothing on the fields in between, and the chevron always stays on the board. It may twist if it crossed a border.

    Green jumped from a8 over the chevron on b8 to d8, with a power of three from a8, a9 and b9: `a8-d8`. The markers on b8 and c8 stay Yellow's.

lessons-azacru-end-title = The end, and your turn
lessons-azacru-end =
    If none of your chevrons can move on your turn, I pass for you. The **first pass begins the last round**: everyone else has one more turn. Then the markers on the board are counted, and the player with the most markers wins, even if they belong to the player who passed. If several players share the highest count, it is a draw between them.

    Here it was 25 to 25 when Yellow had to pass. Green's last turn, `a8-a6`, won the game.

    The markers are also counted if a position comes up for the third time, or if nothing changes for eight rounds.

    On your turn, press **{ button-move }** under the board and tap: first a chevron, then where it goes, then a twist if there is one. Or type `/pacru move`. `/pacru new` opens a table. Have fun!
