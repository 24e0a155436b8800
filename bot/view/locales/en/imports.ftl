### Games that were played elsewhere and are read from a file or a pasted text. `game`, names of games, and turns are typed like that in
### every language.

import-form = Import a game
import-form-text = The record
import-form-text-hint = A record, an AbstractPlay report, or one turn on each line. A longer text fits into a file.
import-form-game = Game
import-form-game-hint = Only if the text does not name it.

# $game is the name and the code of a game.
import-kept = I have imported { $game }. Only you can see it, and `/pacru board` with its code shows it again.
# $origin is a date, a place, or both.
import-origin = Played: { $origin }
import-endless-play = Where this game was played, neither repetition nor a lack of progress ends a game, so those rules are off here.
import-turned = Where this game was played, the board was turned by 90 degrees at the time; here the fields have their usual names.
# $players is a list of players.
import-winners = The report names other winners: { $players }.
import-not-over = The text names a result, but by these rules the game is not over, so nobody has won here.
# $result is a result as it stands in the text, such as S 20 N 18.
import-points = The text names another result: { $result }.
import-variants = These rules of the report are unknown here and were ignored: { $variants }.
import-breaks-off = The record ends before the game is over, so nobody has won.

import-too-long = The file is too long: a record can have at most 256 KiB.
import-not-text = That file is not a text file: a record is a text file, or an AbstractPlay report in JSON.
import-no-turns = There are no turns in the record; write one turn or one round on each line, below the name of the game.
import-too-many-turns = A game can have at most 1,500 turns here.
import-no-game = The text does not say which game it is: write the name on the first line, for example `Azacru 3` for three players, or choose `game`.
import-not-report = Line { $line } of the file is not part of an AbstractPlay report.
# $name is the name of a game that the bot does not know.
import-other-game = The report is about { $name }; only reports about Pacru and Azacru can be read.
# $why is a sentence.
import-setup = The starting position or the options in the text are not possible. { $why }
# $at is one of import-at-line and import-at-round.
import-head = { $at }, `{ $text }`, cannot be read: it is neither a turn nor part of the header.
import-comment = { $at } begins a comment that has no end: it needs a closing brace.
# $why is a sentence that says what would be possible.
import-turn = { $at }, `{ $turn }`: { $why }
# $seat is the colour of a player.
import-not-their-turn = { $at } has a turn by the wrong player: it is { $seat }'s turn there.
import-after-end = { $at }, `{ $turn }`, comes after the end of the game.
import-at-line = Line { $line }
import-at-round = Round { $round }, player { $player }

# The report of a finished game for another site.
import-report = { $game } as a report that AbstractPlay can read.
import-untold-game = Of these games, AbstractPlay has only Pacru and Azacru.
import-untold-rules = { $game } was not played by AbstractPlay's rules: it began from another position, had other options, or had turns that were skipped.
import-untold-order = AbstractPlay uses a different order of play for three and four players, so it cannot read such a game.
import-untold-goes-on = { $game } has no result, and a report needs one.
