### Colours of the players, and what stands for a name.

# A colour: "Ana (blue)"; with a capital letter it is the name of a player of whom no more is known.
colour-blue = blue
colour-orange = orange
colour-green = green
colour-yellow = yellow

# Whoever was erased, instead of a name.
player-former = former player

# $colour is one of the colours above; or $player is the name of a colour, and $colour a side of the board: "Green (South)".
player-with-colour = { $player } ({ $colour })
