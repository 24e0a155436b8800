### Games whose channel does not take the bot's messages. `$channel` is a link to the channel, `$player` the player to move.

# Why a board comes in a direct message, or why a clock stands still.
reach-gone = The channel of this game was deleted. To continue it in another channel of this server, use `/pacru board` there.
reach-access = I cannot see { $channel }, the channel of this game.
reach-permission = I am not allowed to write in { $channel }, the channel of this game.
reach-thread = I cannot write in { $channel }, the thread of this game: it is locked.
reach-closed = My direct messages do not reach { $player }.
reach-trouble = Discord does not accept my messages in { $channel }, the channel of this game.
# After one of these reasons, above a board.
reach-called = So I am sending you the board here.
# After one of these reasons, in a game with clocks.
reach-stopped = { $player }'s clock is stopped until the board arrives, for a week at most.
reach-directly = I have sent { $player } the board in a direct message, and their clock is running.
# In a list, after a game.
reach-short = the clock is stopped, because I cannot write in its channel
