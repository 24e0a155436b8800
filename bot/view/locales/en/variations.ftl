### Turns that a member tries out in a game, for their eyes only. $game is the name and the code of a game: "**Pacru `7K3Q`**",
### $turn, where it is a number, the number of the last turn of the game itself.

try-heading = 🔬 { $game }, tried out from turn { $turn }: you play for all sides. Only you see this, and nothing changes in the game.
# $line is turns in notation with their numbers and colours.
try-line = Line: { $line }
# $turns is turns in notation with dots between, the last one tried first.
try-tried = Tried from here: { $turns }
# $turn is the turn that the game itself took.
try-played = In the game: `{ $turn }`
# What the description of the picture begins with.
try-alt = { $game }, tried out
# What everyone reads whom a line is shown.
try-shared = 🔬 { $game }, a line from turn { $turn }: { $line }

## What has become of the line

try-noted = 📝 The line is now in your note on turn { $turn }.
try-no-room = There is no room for the line in your note on turn { $turn }: shorten the note with **{ button-note }** under **{ button-board }**.
