### The rules of Pasang, a title and a text for each page. A text has at most 900 characters in English, 1,200 in other
### languages; what stands between backticks is notation, the same in every language, and is what the picture shows.

lessons-pasang-goal-title = The goal
lessons-pasang-goal =
    Pasang is a traditional game from Brunei for two players. Black and white **tokens** lie in a pattern, sixty of each, around a bowl in the middle. They belong to nobody: both players capture them. A black token is one point, a white one two.

    When all tokens are gone, **whoever has the most points wins**. But if it is your turn and you cannot capture, you are **suntuk**, which means stuck, and you lose at once, whatever the score.

    First each player takes a column as a passage. Then each turns a token into a **ka**. From then on only the two kas move. Every turn captures, and there is no passing.

    Green sits at the bottom and begins, Yellow sits at the top. The bars above the board show what they have captured. These pages follow one game.

lessons-pasang-passage-title = The passage
lessons-pasang-passage =
    Your half is the five rows on your side of the board; the row in the middle is nobody's. First you take a whole **column of your half**: five tokens, which you score. The empty column is your passage, through which your ka will enter the board.

    Green took column c for 8 points, and Yellow answered with j for 9. In notation that is only `c` and `j`.

    Green may take any column, but Yellow's must be on the other side. If Green's is one of a to e, Yellow's is one of g to k, and the other way round. If Green takes f, in the middle, Yellow may take any other.

lessons-pasang-ka-title = The ka
lessons-pasang-ka =
    Then each player makes one token their **ka**. Your token must lie in your half, next to your passage, and slides one step sideways into the passage. Its colour no longer counts, and nobody can capture it.

    As soon as it stands in the passage it captures a line of tokens, in its row or in its column; the next page explains how. A token that would capture nothing there cannot become the ka.

    Green may choose any of the ten marked tokens.

    The players can agree on another way before the game: the token jumps into the passage from two columns away, over one token, which stays where it is.

lessons-pasang-capturing-title = Capturing
lessons-pasang-capturing =
    The ka looks along its row or column, to both sides. The first token that it meets gives the colour. All tokens of this colour belong to the line, over empty points too, until something ends it: a token of the other colour, the bowl, the other ka, or the edge.

    A line can be captured only if the number of its tokens is **odd**. Then all of it is captured, never a part.

    Green's ka slid from b4 to c4. Up the column it met c6, c7 and c8, three black tokens; the next one, c9, is white. Three is odd, so Green captured them for 3 points: `b4c4vb`. The turn names the token's point and the ka's, then `v` for the column or `h` for the row, and `b` for black or `w` for white.

lessons-pasang-moving-title = Moving the ka
lessons-pasang-moving =
    When both kas are there, the players move them in turn. A ka goes along its row or column, over empty points, as far as you like. Tokens, the other ka and the bowl stop it.

    It must end where it can capture **at right angles to its move**: after a move in the column it captures in the row, and after a move in the row it captures in the column. Tokens along the way are safe.

    Green's ka on c4 can go to the four marked points. It cannot stop on c5, although c5 is empty. In that row it would see a5, b5, d5 and e5, four white tokens, and four is even.

lessons-pasang-sides-title = Both sides
lessons-pasang-sides =
    Tokens of **one colour on both sides** of the ka are one line and count together. Green's ka went up from c4 to c7. On its left it saw b7 and a7, on its right d7, all black; then comes e7, which is white. Two and one make three, and all three were captured: `c7b`.

    If the first tokens on the two sides **differ in colour**, they are two lines. Each is counted separately, and if both are odd you choose one of them: hence the `b` or `w` at the end.

    So two and two, or three and one, are safe, until someone changes the number. Watch what your capture opens for the other ka.

lessons-pasang-end-title = The end
lessons-pasang-end =
    If all tokens have been captured, the points are counted. If they are level, it is a draw.

    Many games end sooner. If it is your turn and your ka cannot capture, you are **suntuk**. The other player wins, and the game counts as 120 to 0. So first make sure that you will have a capture on your next turn; only then look for points.

    The same game some turns later: Yellow was ahead, 50 to 37. Then Green's ka went from a9 to h9 and took the white token on h8, `h9w`. Yellow's ka on h10 has no capture anywhere, and Green has won.

lessons-pasang-turn-title = Your turn
lessons-pasang-turn =
    When it is your turn, I ping you. Press **{ button-move }** under the board and tap: a column, a token, or a point, and then what is captured. Nothing is played until you press **{ -play }**. `/pacru move` takes typed turns:
    `c` takes the passage
    `b4c4vb` makes b4 the ka, on c4, and takes the black line in the column
    `g7b` moves the ka to g7 and takes the black line

    Here Yellow has just played `g7b`. The arrow is the move, and the crosses are the tokens captured: g6 on one side, g8 to g11 on the other, five together.

    `/pacru new` opens a table. Choose Pasang and, if you like, a pattern from 1 to 39, which `/pacru study pattern` shows, or a random one; `ka` says whether tokens slide or jump. Have fun!
