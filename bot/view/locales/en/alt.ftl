### The picture of a board in words, for those who cannot see it: sentences, of which the first 1,024 characters are kept.
### `$player` is a player's name with the colour.

# $game is the name of a game, $code its code, $turn the number of the last turn.
alt-after = { $game } { $code }, after turn { $turn }.
alt-start = { $game } { $code }, at the start.
# A player, and the side of the board where they sit: "Ana (green)", "South".
alt-seat = { $player }, { $side } side
alt-to-move = { $player } is to move.

# What a player has, in a list with commas.
alt-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
# In a game that $target markers win.
alt-markers-of = { $count } of { $target } markers
alt-chevrons =
    { $count ->
        [one] { $count } chevron
       *[other] { $count } chevrons
    }
# A player who has left the game.
alt-out = out
alt-ka = ka on { $point }

# What of a colour lies in a borderland: "green a1, chevron b2 north"; $fields is the list.
alt-held = { $colour } { $fields }
# $direction is one of the eight below.
alt-chevron = chevron { $field } { $direction }
alt-chevron-on-marker = chevron { $field } { $direction } on a marker

# Where a chevron points.
alt-north = north
alt-northeast = northeast
alt-east = east
alt-southeast = southeast
alt-south = south
alt-southwest = southwest
alt-west = west
alt-northwest = northwest

# Pasang: $rows are the rows, "11 bwbw#..S..b, 10 …". The letters are the same in every language.
alt-rows = Rows, columns a to k, b black, w white, S and N the kas, dot empty: { $rows }.
