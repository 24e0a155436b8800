### Open tables, and lists of games. $game is the name of a game, in the message of a table with its code.

## The message of an open table.

tables-given-up = { $game }: the table is closed.
tables-begun = { $game } has started: { $players }.
# $seats is 2 to 4.
tables-table = { $game }: a table for { $seats } players.
tables-rematch = { $game }: a rematch for { $seats } players.
tables-opener = 🪑 { $player }, who opened the table
tables-player = 🪑 { $player }
# $player is a mention, $accept a label: { button-accept } or { button-join }.
tables-invited = ✉️ { $player } is invited: **{ $accept }** or **{ button-decline }**?
# Whoever opened the table, $creator, reads who declines; both are mentions.
tables-declined = { $creator }: { $player } has declined the invitation to { $game }; anyone can take their seat now.
tables-free = ⬜ free: anyone can join
tables-alone = Nobody here yet? The player who opened the table can press **{ button-add-computer }** and start right away.
tables-starts = It starts when every seat is taken; who goes first is drawn at random.
# $first is a name.
tables-starts-rematch = It starts when every seat is taken; every player moves on by one seat, so { $first } goes first.

## Games in a line. $code is the code of a game, $state one of the states below, $others are names.

# Where Discord lists games while someone types.
tables-line = { $code }: { $game }, { $state }
# A game of the reader.
tables-line-own = { $code }: { $game }, { $state }, with { $others }
# A game of others.
tables-line-others = { $code }: { $game }, { $state } ({ $others })
# In a list.
tables-under-way = • { $code } { $game }: { $state }
tables-under-way-with = • { $code } { $game } with { $others }: { $state }
# An open table; $free is how many seats are free.
tables-open =
    { $free ->
        [0] • { $code } { $game } with { $players }: no seat free
        [one] • { $code } { $game } with { $players }: { $free } seat free
       *[other] • { $code } { $game } with { $players }: { $free } seats free
    }

# States of a game.
# $accept is a label: { button-accept } or { button-join }.
tables-state-invited = you are invited: **{ $accept }** or **{ button-decline }**?
tables-state-waiting = waiting for players
tables-state-paused = paused
tables-state-your-turn = your turn
tables-state-turn = turn { $turn }
tables-state-on-hold = frozen
tables-state-over = over
tables-state-given-up = closed
# The same with the number of the turn, in a list.
tables-state-paused-at = paused, turn { $turn }
tables-state-your-turn-at = **you to move**, turn { $turn }
tables-state-on-hold-at = frozen, turn { $turn }
# $player is who is to move.
tables-state-to-move = { $player } to move, turn { $turn }

## Lists.

tables-which = Which game do you mean?
tables-which-others = To name another game, use `game:`.
# What a menu says while nothing is chosen.
tables-which-menu = Which game?
tables-yours = **Your games**
tables-none-of-yours = You are not playing any games; `/pacru new` opens a table, and `/pacru seek` looks for opponents.
tables-here = **Open tables here**
tables-none-here = There is no open table in this channel. `/pacru seek` looks for opponents for you.
tables-no-other-here = There is no other open table in this channel.
# At the end of a list that is cut.
tables-more = … and { $count } more.
# The same where a command shows what is left out: games, games of the reader, open tables, searches, tournaments, games of a tournament.
tables-more-games = … and { $count } more; `/pacru board` finds every game that you can see.
tables-more-own-games = … and { $count } more; `/pacru games` lists them.
tables-more-tables = … and { $count } more; **{ button-join }** lists them.
tables-more-seeks = … and { $count } more; `/pacru seek` lists them.
tables-more-tournaments = … and { $count } more; `/pacru-tournament list` has them all.
tables-more-pairings = … and { $count } more; `/pacru-tournament games` has them all.
# After a list in a message that others can read too: so many more games of the reader it must not name.
tables-elsewhere =
    { $count ->
        [one] You have { $count } more game elsewhere: `/pacru games` shows it to you alone.
       *[other] You have { $count } more games elsewhere: `/pacru games` shows them to you alone.
    }

## The form for a new table: the labels of its parts (at most 45 characters), lines about them, and choices (at most 100).

tables-form-game = Which game, for how many players
tables-form-opponents = Opponents
tables-form-anybody = If you choose nobody, anyone can join.
tables-form-computers = Computers in the free seats
tables-form-level = How strong is the computer?
tables-form-pace = Time
tables-form-unread = This server's defaults could not be read, so these are the bot's own defaults.
tables-form-terms = Other rules
tables-form-more = For series, boards and patterns, type options after /pacru new.
tables-form-rated = The result counts for the ratings
tables-form-thread = The game has its own thread
tables-form-weekends = Clocks stop on Saturday and Sunday (UTC)
tables-form-claimed = A timeout counts only if an opponent claims it
