### What the rules of every game refuse, and records that cannot be replayed.

rules-error-over = The game is over.
# $seat is a colour, such as Green.
rules-error-not-playing = { $seat } is no longer playing.
rules-error-resignation = Resigning is not a turn; use `/pacru resign`.
rules-error-cannot-skip = Only a player at a table of three or four can be skipped.
rules-error-no-such-choice = That is not possible here; `/pacru move` without a turn shows the choices.

# $game is the name of a game, such as Pacru; $least and $most are numbers of players from 2 to 4.
rules-error-players = { $game } is for { $least } to { $most } players.
rules-error-exactly-players = { $game } is for { $players } players.
# $option is the name of an option as it is typed.
rules-error-no-option = { $game } has no option { $option }.
rules-error-options = Options must be names, each alone or with a value, for example meeting9=off or pattern=32.
rules-error-seat = A seat must be S, W, N or E.
rules-error-seats = Seats must be two to four different letters of S, W, N and E, starting with the player who goes first.
# $games is a list of names joined by "and".
rules-error-kind = There is no such game; the games are { $games }.

# A game was played under version $version of the rules; this program knows those from $first to $last.
rules-error-version = The game was played under version { $version } of the rules; this program knows versions { $first } to { $last }.
# $why is a sentence.
rules-error-setup = The game in the record cannot be set up: { $why }
# $number is the place of the entry in the record, from 1; $entry is what stands there, such as e1-e2; $why is a sentence.
rules-error-entry = Entry { $number } of the record, `{ $entry }`, is not possible: { $why }

# The last part of a list of fields that is too long: "a1, a2 … or 5 more".
rules-error-more-fields = { $count } more
