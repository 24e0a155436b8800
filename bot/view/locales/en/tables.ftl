### Open tables, and lists of games. $game is the name of a game, in the message of a table with its code.

## The message of an open table.

tables-given-up = { $game }: the table is closed.
tables-begun = { $game } has begun: { $players }.
# $seats is 2 to 4.
tables-table = { $game }: a table for { $seats } players.
tables-rematch = { $game }: a rematch for { $seats } players.
tables-opener = 🪑 { $player }, who opened the table
tables-player = 🪑 { $player }
# $player is a mention, $accept a label: { button-accept } or { button-join }.
tables-invited = ✉️ { $player } is invited: **{ $accept }** or **{ button-decline }**?
# Whoever opened the table, $creator, reads who declines; both are mentions.
tables-declined = { $creator }: { $player } declines the invitation to { $game }; their seat is free for anybody now.
tables-free = ⬜ free: anyone may join
tables-alone = Nobody there yet? Whoever opened the table can **{ button-add-computer }**: it plays at once.
# What is agreed, in a line: the pace, then some of the next ones, then whether the game is rated.
tables-weekends-free = weekends free
tables-claimed = time running out counts only if an opponent claims it
tables-absent-out = whoever stays away is out
tables-absent-computer = a computer plays on for whoever stays away
# $games is 2 or more.
tables-series = { $games } games, seats rotate
tables-rated = rated
tables-unrated = unrated
# $why is a sentence such as "a computer plays".
tables-unrated-because = unrated, because { $why }
tables-starts = It starts when every seat is taken; lots decide who begins.
# $first is a name.
tables-starts-rematch = It starts when every seat is taken; every player has moved on by one seat, so { $first } begins.

## Games in a line. $code is the code of a game, $state one of the states below, $others are names.

# Where Discord lists games while somebody types.
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
tables-state-on-hold = on hold
tables-state-over = over
tables-state-given-up = closed
# The same with the number of the turn, in a list.
tables-state-paused-at = paused, turn { $turn }
tables-state-your-turn-at = **you to move**, turn { $turn }
tables-state-on-hold-at = on hold, turn { $turn }
# $player is who is to move.
tables-state-to-move = { $player } to move, turn { $turn }

## Lists.

tables-which = Which game do you mean?
tables-which-others = Others can be named with the option `game`.
# What a menu says while nothing is chosen.
tables-which-menu = Which game?
tables-yours = **Your games**
tables-none-of-yours = You have no game under way; `/pacru new` opens a table, and `/pacru seek` looks for opponents.
tables-here = **Open tables here**
tables-none-here = No table is open in this channel. `/pacru seek` looks for opponents for you.
tables-no-other-here = No other table is open in this channel.
# At the end of a list that is cut.
tables-more = … and { $count } more.

## The form for a new table: the labels of its parts (at most 45 characters), lines about them, and choices (at most 100).

tables-form-game = Which game, for how many players
tables-form-opponents = Opponents
tables-form-anybody = Nobody chosen: anyone may join.
tables-form-computers = Computers on the free seats
tables-form-level = How strong is the computer?
tables-form-pace = Time
tables-form-unread = This server's defaults could not be read, so these are the bot's own.
tables-form-terms = Also agreed
tables-form-more = For more, type options after /pacru new: series, boards, patterns.
tables-form-rated = The result counts for the ratings
tables-form-thread = Played in a thread of its own
tables-form-weekends = Clocks stop on Saturday and Sunday (UTC)
tables-form-claimed = Time running out counts only if an opponent claims it
