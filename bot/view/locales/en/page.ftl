### The page on which a game is played by touching its board.

# What is on a place of the board, as a screen reader says it: $place is its name, such as "e5".
page-empty = { $place }, empty
page-black = { $place }, black token
page-white = { $place }, white token
page-hole = { $place }, the bowl
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
# The button that keeps what was written as a note.
page-save = Save
# The heading of the list of turns that were played.
page-turns = Turns
page-offline = No connection. Trying again…
# A browser that is not known comes to a board.
page-signed-out = This browser is not signed in. In Discord, press **{ button-move }** under one of your boards, then **{ page-open }** there: that link signs you in.
# $name may be in markdown here, but not in the button.
page-sign-in-question = Do you want to play as **{ $name }** in this browser? It stays signed in for 30 days. If this is not you, close the page.
page-sign-in = Play as { $name }
page-link-over = This link no longer works: each link works once, within ten minutes. In Discord, press **{ button-move }** under your board for a new one.
page-too-many = That was too much at once. Wait a few seconds and try again.
page-sign-out = Sign out everywhere
page-signed-out-now = All your browsers are signed out, and older links no longer work.
