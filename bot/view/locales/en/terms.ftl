### The terms of a game, in a line, and how much time its players have.

# What is agreed, in a line separated by semicolons: the pace, then some of the next ones, then whether the game is
# rated.
terms-weekends-free = clocks stop at weekends
terms-claimed = a timeout counts only if an opponent claims it
# For two players.
terms-times-out = a player who runs out of time loses
# For three or four players.
terms-skipped = the turns of inactive players are skipped
terms-out = inactive players are out
terms-computer = a computer replaces inactive players
terms-rated = rated
terms-unrated = unrated
# $why is a sentence such as "a computer plays".
terms-unrated-because = unrated, because { $why }
# Below a game whose result was annulled. $when is a day, $who the mention of who decided that.
terms-annulled = ⚖️ { $who } annulled the result on { $when }; the game does not count.
# $games is 2 or more.
terms-series = { $games } games, seats rotate
# One of them.
terms-series-game = game { $game } of { $games }

# The clock of a player, who is the sign of a colour and a name. $date is a date with its time, $remaining how long it is
# until then: "in 2 days".
clock-running = { $player }: until { $date }, { $remaining }
# $time is a length of time, such as "2 days 4 hours".
clock-stopped = { $player }: { $time }
# After the clock of a player. $date is a date.
clock-vacation = on vacation until { $date }
# In a list, after a game in which someone else is to move: how much time the reader has.
clock-own = you have { $time }
