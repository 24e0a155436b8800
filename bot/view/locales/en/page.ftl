### The page on which a game is played by touching its board.

# What is on a place of the board, as a screen reader says it: $place is its name, such as "e5".
page-empty = { $place }, empty
page-black = { $place }, black token
page-white = { $place }, white token
page-hole = { $place }, the hole
page-ka = { $place }, { $colour } ka
# The label of the button that opens the page.
page-open = Open the board
# The label of the field for a turn in notation, and of the button that shows it on the board.
page-type = Type a turn
page-show = Show
# Stands beside a turn that is shown on the board before it is played.
page-not-played = Not played yet
# Removes an answer that has been read.
page-close = Close
page-offline = No connection. Trying again…
# Stands where the board would be.
page-not-begun = This game has not begun: its table is in the channel.
