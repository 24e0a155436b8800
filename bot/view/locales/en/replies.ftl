### Short answers to a member, and short posts, each of them one or two sentences.

# After the question whether to resign. $code is the code of the game.
replies-play-on = You continue to play in `{ $code }`.
# After the question whether a member is to be erased.
replies-not-erased = Nothing has been erased.
replies-nothing-to-export = No table has been opened on this server yet.
# $first and $last are numbers of turns.
replies-drawing = Drawing turns { $first } to { $last }…
replies-shown-to-all = Everyone in this channel can see it now.
# Above what a member shows to everyone in the channel.
replies-shares = { $member } shares:
# To someone who wants to show it to everyone.
replies-not-here = Not everyone who reads this channel can see this game, so you cannot show it here. You can share it in the channel where it was played.
# $game is the name and the code of the game: "**Pacru `7K3Q`**". For two players.
replies-resign-two = { $game }: do you really want to resign? Your opponent wins.
# The same for three or four players.
replies-resign-more = { $game }: do you really want to resign? Your chevrons leave the board, your markers stay, and the others continue.
# When a turn must be made. $date is a date with its time, $remaining how long it is until then: "in 2 days".
replies-until = Until { $date }, { $remaining }.
# Below a table. $thread is a link to the thread.
replies-played-in = It is being played in { $thread }.
# Above the board.
replies-channel-gone = This game's channel no longer exists, so the game continues here.
# To someone who followed a game; what follows is how it ended.
replies-followed-over = { $game }, which you are following, is over.
# A position without a game: whose turn it is. $colour is the name of a colour, such as Green.
replies-position-turn = **{ $game }**, { $colour } to move.
# The same after the end. $result is how it ended, without a full stop: "Green wins with 42 markers".
replies-position-over = **{ $game }**. { $result }.
