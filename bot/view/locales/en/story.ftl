### What has happened in a game, for everyone who reads its channel. The first of these sentences follows the name of
### the game, such as **Pacru `7K3Q`**, which is why several begin with a small letter. $player is the sign of a colour
### and a name, such as 🟢 Ana; names are not inflected.

# After the name of the game. $first is who begins, $others are the players after them.
story-begins = begins: { $first } goes first, then { $others }.
story-goal-target = First to { $markers } markers, or the last player able to move, wins.
story-goal-azacru = Most markers wins; as soon as someone has to pass, everyone else has one more turn.
story-goal-shacru = Most markers wins, once nobody can gain another.
story-goal-pasang = Most points wins, but a player who cannot capture on their turn is suntuk and loses immediately.
story-series-game = Game { $game } of { $games }.

# $words tell the turn: "g9-f8, border change on f8".
story-turn = turn { $ply }: { $player } { $words }.
# $words are a whole sentence: "🟢 Ana cannot move and passes".
story-pass = turn { $ply }: { $words }.
# $words are a whole sentence: "🟢 Ana resigns".
story-left-at-once = before the first turn: { $words }.
story-left = after turn { $ply }: { $words }.
# Many turns in a line. $turns are such as "🟢 `e1-e2`, 🟡 `e9-e8`".
story-turns = turns { $from } to { $to }: { $turns }.
# The same, of which only the last $shown are told.
story-turns-cut = turns { $from } to { $to }; the last { $shown }: { $turns }.
# One of them; $sign is the sign of a colour.
story-passes = { $sign } passes
# Instead of many turns in which a player passes; $count is at least three.
story-passes-often = { $player } passes { $count } times.
story-skipped = { $sign } is skipped

# $turn is the number of the turn.
story-taken-back = { $player } takes back turn { $turn }.
story-called-off = The game is called off and does not count.
story-called-off-series = The game is called off and does not count; the series ends with it.
story-overdue = { $player } has run out of time; an opponent can claim the timeout or wait.
story-vacation = { $player } is on vacation; the clock is stopped until the vacation ends.
story-vacation-until = { $player } is on vacation until { $until }; their clocks are stopped until then.
story-vacation-by-itself = { $player } ran out of time, so a day of vacation has started automatically: their clocks are stopped until { $until }, or longer if they do not return.
story-excused = { $player } has missed the deadline. The first time is excused, so they get some extra time.
story-vacated = { $player } has not returned, so their seat is free: anyone can take it over.
story-absent = Nobody has taken over { $player }'s seat: their turns are skipped until they come back.
story-returned = { $player } is back.
# $seat is a colour, such as Green.
story-substituted = { $player } has taken over { $seat }'s seat.
story-agrees-draw = { $player } agrees to a draw.
story-agrees-takeback = { $player } agrees to the takeback.
story-agrees-abort = { $player } agrees to call the game off.
story-agrees-pause = { $player } agrees to a pause.
story-paused = The game is paused; the clocks are stopped.
story-frozen = The game is frozen; the clocks are stopped.
story-goes-on = The game has been resumed.
# $time is such as "1 day 12 hours".
story-gives-time = { $player } gives the player to move { $time } more.

story-offers-draw = { $player } offers a draw.
story-offers-takeback = { $player } asks to take back turn { $turn }.
story-offers-takeback-of-last = { $player } asks to take back the last turn.
story-offers-abort = { $player } asks to call the game off, so that it does not count.
story-offers-pause = { $player } asks for a pause that stops the clocks.
story-offers-seat = { $player } is looking for someone to take over their seat.
story-withdraws-draw = { $player } no longer offers a draw.
story-withdraws-takeback = { $player } no longer asks to take back the turn.
story-withdraws-abort = { $player } no longer asks to call the game off.
story-withdraws-pause = { $player } no longer asks for a pause.
story-declines-draw = { $player } declines the draw.
story-declines-takeback = { $player } declines the takeback.
story-declines-abort = { $player } declines to call the game off.
story-declines-pause = { $player } declines the pause.
story-keeps-seat = { $player } keeps their seat.

story-last-round = This is the last round: { $player } had to pass, so everyone else has one more turn.
# $rounds and $limit are numbers of rounds.
story-quiet =
    { $rounds ->
        [one] Nothing has changed for { $rounds } round; the game ends after { $limit }.
       *[other] Nothing has changed for { $rounds } rounds; the game ends after { $limit }.
    }
story-thinking = { $player } is thinking.
story-computers-move = Only computers can move now. The next board comes when a person can move again or the game is over, and shows all the turns until then.
story-computers-left = Only computers are left. They play the game to its end, and the next board shows all their turns.
# $sign is the sign of the reader's colour.
story-your-turn = { $sign } It is your turn: use `/pacru move`.
story-to-move = { $player } is to move.

## How a game ends, in a message and above its picture: short, and without a full stop. $winners is how many have won,
## 1 or more, who share the win then, $players are their names, with their colours on pictures: "Ana (green) and Ben (blue)".

# For a reason that has no sentence of its own yet.
story-result =
    { $winners ->
        [1] { $players } wins
       *[other] Draw between { $players }
    }
story-result-markers =
    { $winners ->
        [1] { $players } wins with { $markers } markers
       *[other] Draw between { $players } with { $markers } markers
    }
# $loser is a name, too.
story-result-time = { $players } wins: { $loser } ran out of time
story-result-resigned = { $players } wins: { $loser } resigned
story-result-out = { $players } wins: everyone else is out
story-result-counted =
    { $winners ->
        [1] { $players } wins on markers
       *[other] Draw between { $players } on markers
    }
story-result-score =
    { $winners ->
        [1] { $players } wins on points
       *[other] Draw between { $players } on points
    }
story-result-suntuk = { $players } wins: { $loser } is suntuk
story-result-repetition =
    { $winners ->
        [1] { $players } wins: the same position came up three times
       *[other] Draw between { $players }: the same position came up three times
    }
# The same where markers are counted then.
story-result-repetition-counted =
    { $winners ->
        [1] { $players } wins on markers: the same position came up three times
       *[other] Draw between { $players } on markers: the same position came up three times
    }
# $rounds is how many rounds passed without a change.
story-result-quiet =
    { $winners ->
        [1] { $players } wins: nothing changed for { $rounds } rounds
       *[other] Draw between { $players }: nothing changed for { $rounds } rounds
    }
# The same where markers are counted then.
story-result-quiet-counted =
    { $winners ->
        [1] { $players } wins on markers: nothing changed for { $rounds } rounds
       *[other] Draw between { $players } on markers: nothing changed for { $rounds } rounds
    }
story-result-agreed = Draw between { $players }, agreed by everyone

# $counts are such as "42 for 🟢 Ana and 12 for 🟡 Ben", each of them story-count.
story-markers = Markers: { $counts }.
story-points = Points: { $counts }.
story-count = { $count } for { $player }
