### What Pacru, Azacru and Shacru refuse, and what would be possible; the member has typed a turn, a position or options.
### Notation (e1-e2, d9>(a7,b7), pass), names of options and letters of seats are typed like that in every
### language. `$field`, `$from` and `$to` are fields such as e5; lists of fields are joined by "or", unless said otherwise.

# $game is the name of a game; the examples are turns of it.
rules-chevrons-notation =
    { $game ->
        [Azacru] That is not a turn: write for example `e1-e2`, `a8-d8` or `a3-b4<`.
        [Shacru] That is not a turn: write for example `e1-e2` or `c3-c4<`.
       *[Pacru] That is not a turn: write for example `e1-e2`, `g9-f8(f8)` or `d9>(a7,b7)`.
    }
rules-chevrons-field = A field is a letter from a to i and a number from 1 to 9, for example e5.

# $game is the name of a game.
rules-chevrons-seats = { $game } needs the seats S and N; or N, E and W; or all four.
rules-chevrons-switch = { $option } must be on or off.
rules-chevrons-rounds = noProgressRounds must be a number of rounds; 0 means no limit.

rules-chevrons-position-form = A position must be nine rows separated by / and the seat to move, for example `4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S`.
rules-chevrons-position-row = Row { $rank } of the position does not describe nine fields.
# $seat is the name of a seat, such as South.
rules-chevrons-position-stranger = { $seat } appears in the position but is not playing.
rules-chevrons-position-turn = { $seat } is to move in the position but is out.
rules-chevrons-position-winners = More than one player has reached the marker target in the position.

# $yours is a list joined by "and".
rules-chevrons-no-piece = You have no chevron on { $field }; yours stand on { $yours }.
rules-chevrons-stuck = Your chevron on { $field } cannot do anything; choose the one on { $able }.

# Why a chevron cannot go where it should. $ways is one of the four texts rules-chevrons-yours-…
rules-chevrons-direction = A chevron goes straight ahead or 45 degrees to the left or right: { $ways }.
rules-chevrons-occupied = A chevron stands on { $to }: { $ways }.
rules-chevrons-enemy-marker = No chevron can stop on an enemy marker like the one on { $to }: { $ways }.
# $between is the field of the chevron in the way.
rules-chevrons-in-the-way = The chevron on { $between } is in the way, and you can pass it only with a jump between two of your markers: { $ways }.
rules-chevrons-yours-turn = your chevron on { $from } can only be turned
rules-chevrons-yours-move = your chevron on { $from } can go to { $moves }
rules-chevrons-yours-capture = your chevron on { $from } can only capture, on { $captures }
rules-chevrons-yours-move-capture = your chevron on { $from } can go to { $moves }, or capture on { $captures }

# $most is how many fields it may go, $markers how many markers the player has in its borderland. $ways is a list of fields,
# or one of the three texts rules-chevrons-it-…
rules-chevrons-far =
    { $most ->
        [one] That is too far for your chevron on { $from }, which moves 1 field: { $ways }.
       *[other] That is too far for your chevron on { $from }, which moves up to { $most } fields: { $ways }.
    }
rules-chevrons-power =
    { $markers ->
        [0] Your chevron on { $from } moves 1 field, because you have no marker in its borderland: { $ways }.
        [one] Your chevron on { $from } moves 1 field, because you have 1 marker in its borderland: { $ways }.
       *[other] Your chevron on { $from } moves up to { $most } fields, because you have { $markers } markers in its borderland: { $ways }.
    }
rules-chevrons-it-turn = it can only be turned
rules-chevrons-it-capture = it can only capture, on { $captures }
rules-chevrons-it-move-capture = it can go to { $moves }, or capture on { $captures }

rules-chevrons-write-capture = An enemy chevron stands on { $to }: write `{ $from }x{ $to }` to capture it.
rules-chevrons-write-move = No chevron stands on { $to }: write `{ $from }-{ $to }` to go there.
rules-chevrons-no-capture = You can capture an enemy chevron that two of yours attack; there is none on { $to }.

# $turn is the turn as far as it is written, $example a field that would do; $centre is the field in the middle of the borderland.
rules-chevrons-marker-missing = That move crosses into the borderland around { $centre }: name a field there for your marker, for example `{ $turn }({ $example })`.
rules-chevrons-connection-missing = That move makes a connection: write `{ $turn }(*)`.
rules-chevrons-connection-or-marker-missing = That move makes a connection: write `{ $turn }(*)`, or name a field for a marker, for example `{ $turn }({ $example })`.
rules-chevrons-marker = Your marker cannot go to { $field }; it can go to { $targets }.
rules-chevrons-only-connection = That move does not place a marker, but it makes a connection: write `{ $turn }(*)`.
rules-chevrons-no-connection = That move does not make a connection: a connection needs your markers at both ends, a field in between, and no chevron there.
rules-chevrons-bonus-missing = Your chevrons meet: name a field for the bonus marker, for example `{ $turn }!{ $example }`.
rules-chevrons-bonus = The bonus marker cannot go to { $field }: choose a field that is not yours and has no chevron.

# More was written than the turn brings; $turn is the complete turn.
rules-chevrons-marker-without-border = That move does not cross a border, so it does not place a marker: write `{ $turn }`.
rules-chevrons-marker-without-field = No field of the borderland around { $centre } can take a marker now: write `{ $turn }`.
rules-chevrons-second-marker = That move places only one marker: write `{ $turn }`.
rules-chevrons-bonus-without-meeting = That move does not make a meeting, so there is no bonus: write `{ $turn }`.
rules-chevrons-bonus-for-turning = Turning a chevron brings no bonus: write `{ $turn }`.
rules-chevrons-marks-itself = In this game a move marks the field where it ends, so do not name another: write `{ $turn }`.
rules-chevrons-twist-without-border = That move does not cross a border, so the chevron is not twisted: write `{ $turn }`.
rules-chevrons-twist-of-nothing = The chevron leaves the board, so it is not twisted: write `{ $turn }`.

# Turning a chevron by $degrees, 45 or 90, costs $due markers, 2 or 4; the player has $have to give, from 0 to 3.
rules-chevrons-too-poor = It takes { $due ->
        [2] two
       *[4] four
    } markers to turn { $degrees } degrees, and you have { $have ->
        [0] none
        [1] one
        [2] two
       *[3] three
    } to give.
rules-chevrons-angle = A chevron turns by 45 degrees (`<` or `>`) or by 90 degrees (`<<` or `>>`).
rules-chevrons-no-other-mobile = The chevron on { $field } can be turned only while another one of yours can move.
rules-chevrons-price =
    { $due ->
        [2] Turning { $degrees } degrees costs two of your markers: name two different fields in brackets.
       *[4] Turning { $degrees } degrees costs four of your markers: name four different fields in brackets.
    }
rules-chevrons-payment = You cannot give up { $field }: choose a marker of yours that has no chevron on it.

rules-chevrons-no-twist = In Pacru a chevron is not twisted after a move: crossing a border brings a marker instead.
rules-chevrons-no-captures = There are no captures in this game: chevrons only move to free fields.
rules-chevrons-no-reorientation = In this game a chevron is twisted only after a move across a border, for example `a3-b4<`.
# $example is the field of a chevron that can move.
rules-chevrons-must-move = You can move, for example with the chevron on { $example }, so you may not pass.
rules-chevrons-must-pass = None of your chevrons can move: write `pass`.
rules-chevrons-no-pass = There is no passing in Pacru: a player who cannot move is out.
