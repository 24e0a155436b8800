### Colours of the players, and what stands for a name.

# A colour within a sentence: "Ana (blue)".
colour-blue = blue
colour-orange = orange
colour-green = green
colour-yellow = yellow

# A colour as the name of a player, at the beginning of a sentence.
player-blue = Blue
player-orange = Orange
player-green = Green
player-yellow = Yellow
# Whoever was erased, instead of a name.
player-former = former player

# $colour is one of the colours above.
player-with-colour = { $player } ({ $colour })
