### What members note about games, told to them alone. $game is the name and the code of a game.

notes-none = { $game }: you have no notes yet.
notes-heading = { $game }: your notes
# A note, as its author wrote it: about the whole game, and about the position after so many turns.
notes-on-game = 📝 { $text }
notes-on-turn = 📝 Turn { $turn }: { $text }
## The form, each at most 45 characters.
notes-form = Notes on { $game }
notes-form-turn = Turn { $turn } (only you see it)
notes-form-game = The whole game (only you see it)
