### The rules of Shacru, a title and a text for each page. A text has at most 900 characters in English, 1,200 in other
### languages; what stands between backticks is notation, the same in every language, and is what the picture shows.

lessons-shacru-step-title = One step, one marker
lessons-shacru-step =
    Shacru is the simplest of the three sisters Pacru, Azacru and Shacru. The board has 81 fields; wider gaps divide them into nine **borderlands** of three by three. Everyone has four **chevrons** (the arrowheads), or three if there are three or four players. **Whoever has the most markers at the end wins.**

    On your turn you move one chevron by **one field**: the way it points, or 45 degrees to the left or right of that. Then it points the way it went. It never moves sideways or back.

    Every move leaves one of your markers on the field where it ends, and the marker stays when the chevron moves on. Green moved from e1 to e2 and marked e2: `e1-e2`.

lessons-shacru-closed-title = Where a chevron can go
lessons-shacru-closed =
    A chevron cannot enter a field with another chevron or with an enemy marker. Markers are never changed or removed: what you mark is yours for the rest of the game, and closed to the others. So the game is about walling off land before someone else does.

    You may enter fields with your own markers, but you gain nothing by it.

    The chevron on f2 can only go to g3. Another chevron is straight ahead, and Yellow's marker on e3 is to the left of it.

lessons-shacru-twist-title = The twist
lessons-shacru-twist =
    When a move ends in **a different borderland** from the one where it began, you may twist the chevron at once: 45 degrees to the left or to the right. You may also leave it as it is. Crossing at a corner counts.

    Green moved from c3 straight up to c4, across a border, and twisted to the left: `c3-c4<`. With `>` it is twisted to the right; without a sign it stays.

    Inside a borderland there is no twist. Since a chevron can only change direction by 45 degrees at every step, a twist at the right moment keeps it from running into the edge.

lessons-shacru-end-title = The end, and your turn
lessons-shacru-end =
    You must move if you can. If none of your chevrons can move, I pass for you, and you continue later if a way opens again.

    The game ends as soon as **nobody can gain another marker**, even if some chevrons could still move on markers of their own colour. The player with the most markers wins. If several players share the highest count, it is a draw between them. Here Green's `c3-b2` took the last field that was left to gain: 30 to 25.

    The markers are also counted if a position comes up for the third time, or if nothing changes for eight rounds.

    On your turn, press **{ button-move }** under the board and tap: first a chevron, then where it goes, then a twist if there is one. Or type `/pacru move`. `/pacru new` opens a table. Have fun!
