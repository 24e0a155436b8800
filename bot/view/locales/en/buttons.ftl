### What stands on buttons that sentences name, or that stand in several places; at most 34 characters.

# The first word of the button that plays a turn, which sentences call by this word alone.
-play = Play
# $turn is the turn in notation, such as e1-e2.
button-play = { -play } { $turn }
button-move = Move
button-back = Back
# To the next page.
button-next = Next
button-join = Join
button-add-computer = Add a computer
# Shows everybody in the channel what one member sees.
button-share = Share
button-try-again = Try again
button-resign = Resign
# Does not resign after all; does not call the game off after all.
button-play-on = Play on
