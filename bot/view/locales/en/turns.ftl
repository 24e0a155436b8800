### How a turn is made and told: what a player is asked, what a choice is, what a turn did. Fields such as e5 and points of
### Pasang such as c7 are written like that in every language. `$player` is a player's name, perhaps with the colour.

## What a player is asked

turns-ask-piece = Which chevron?
turns-ask-way = Where does the chevron on { $from } go?
# $centre is the field in the middle of a borderland.
turns-ask-marker = Which field of the borderland around { $centre } gets your marker?
turns-ask-connection = The move makes a connection.
turns-ask-connection-or-marker = Make the connection, or put a marker in the borderland around { $centre }?
turns-ask-bonus = A meeting! Which field gets the bonus marker?
turns-ask-twist = You are crossing a border: do you want to twist the chevron on { $at }?
turns-ask-pass = None of your chevrons can move, so you pass.
# Markers are given up one by one for turning a chevron: $price in all, and this is number $number of them.
turns-ask-payment-first =
    { $price ->
        [one] Give up { $price } marker: choose it.
       *[other] Give up { $price } markers: choose the first.
    }
turns-ask-payment-next = Choose the next marker to give up, { $number } of { $price }.
turns-ask-payment-last = Choose the last marker to give up.

turns-ask-passage = Which column do you take as your passage?
turns-ask-ka = Which token becomes your ka?
turns-ask-target = Where does your ka go?
# The ka stands on the point $at and captures a line of tokens beside it.
turns-ask-line = What does your ka capture from { $at }?

## What a choice is. It stands on a button, in brackets or in a list, begins with a small letter, and is as short as can be:
## at most 34 characters, if possible.

# A chevron that can go to so many fields.
turns-note-targets =
    { $count ->
        [one] can reach { $count } field
       *[other] can reach { $count } fields
    }
turns-note-only-turned = can only be turned
turns-note-move = move
turns-note-crosses-border = crosses a border
turns-note-connection = connection
turns-note-connection-or-marker = connection or border marker
turns-note-meeting = meeting
turns-note-capture = capture
# A reorientation by 45 or 90 degrees, for 2 or 4 markers.
turns-note-turn-left =
    { $price ->
        [one] turn { $degrees }° left for { $price } marker
       *[other] turn { $degrees }° left for { $price } markers
    }
turns-note-turn-right =
    { $price ->
        [one] turn { $degrees }° right for { $price } marker
       *[other] turn { $degrees }° right for { $price } markers
    }
turns-note-marker = border marker on { $field }
# $player owned the marker on the field until now.
turns-note-transformation = border transformation, { $field } ({ $player })
turns-note-bonus = meeting, bonus on { $field }
turns-note-payment = give up { $field }
# How many new markers a move brings.
turns-note-gain =
    { $markers ->
        [0] no new marker
        [one] { $markers } marker
       *[other] { $markers } markers
    }
# The same, and the chevron leaves the board.
turns-note-gain-removed =
    { $markers ->
        [0] no new marker, the chevron leaves
        [one] { $markers } marker, the chevron leaves
       *[other] { $markers } markers, the chevron leaves
    }
turns-note-no-twist = no twist
turns-note-twist-left = twist to the left
turns-note-twist-right = twist to the right
turns-note-pass = cannot move
# Numbers of tokens and of points in Pasang.
turns-note-captures = takes { $tokens } for { $points }
turns-note-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }

## What a turn did. Each part stands in a list with commas, after the turn's notation: "g9xf8, capturing a chevron of Ana,
## border change on f8, Ana has no chevron left and is out".

turns-captured = capturing a chevron of { $player }
turns-connection-jump = connection jump
# $fields is a list of fields, joined by "and".
turns-connection = connection over { $fields }
turns-border-change = border change on { $field }
# $player owned the marker on the field until now.
turns-border-transformation = border transformation taking { $field } from { $player }
turns-twisted-left = twisted to the left
turns-twisted-right = twisted to the right
turns-removed = the chevron leaves the board
# $partner is the field of the chevron that it meets, $bonus the field that gets a marker for it.
turns-meeting = meeting { $partner }, bonus on { $bonus }
# $fields is a list of fields with markers that are given up for it.
turns-turned-left = { $field } turns { $degrees } degrees left, giving up { $fields }
turns-turned-right = { $field } turns { $degrees } degrees right, giving up { $fields }
turns-passes = { $player } cannot move and passes
turns-skipped = { $player } is inactive and is skipped
turns-out-captured = { $player } has no chevron left and is out
turns-out-blocked = { $player } cannot move and is out
turns-resigns = { $player } resigns
turns-out-of-time = { $player } has run out of time

turns-passage = passage { $column }
# A token slides or jumps into the passage and is a ka from then on.
turns-ka = { $from } becomes the ka on { $to }
turns-ka-moves = ka { $from }-{ $to }
# What was captured: $tokens is a number of tokens, such as "3 tokens", $points of points, such as "5 points".
turns-takes = { $tokens } for { $points }
turns-suntuk = { $player } cannot capture and is suntuk

## The same as a sentence: each part follows after the player's name, and the parts are joined by "and": "Green moves from b2
## to b4 and claims a4".

turns-told = { $player } { $parts }
turns-told-moves = moves from { $from } to { $to }
turns-told-jumps = jumps from { $from } to { $to }
# The move connects the markers at both ends.
turns-told-connects = moves from { $from } to { $to } with a connection
# $player owned the chevron.
turns-told-captures = goes from { $from } to { $to } and captures a chevron of { $player }
# $fields is a list of fields that become the player's.
turns-told-claims = claims { $fields }
turns-told-twists-left = twists to the left
turns-told-twists-right = twists to the right
turns-told-leaves = leaves the board
# A chevron turns on the spot; $fields is a list of fields with markers that are given up for it.
turns-told-turns-left = turns the chevron on { $field } by { $degrees } degrees to the left, giving up { $fields }
turns-told-turns-right = turns the chevron on { $field } by { $degrees } degrees to the right, giving up { $fields }
turns-told-passage = takes column { $column } as a passage
turns-told-enters = makes the token from { $from } the ka on { $to }
turns-told-moves-ka = moves the ka from { $from } to { $to }
# $tokens is a number of tokens, such as "3 tokens", $points of points, such as "5 points".
turns-told-takes = takes { $tokens } for { $points }
