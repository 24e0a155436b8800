### Beside a board: whose turn it is and how the game stands.

# $player is the sign of a colour and a mention, which Discord shows as a name.
board-your-turn = { $player }, it is your turn.
board-still-paused = The game is still paused.
# Beside the earlier board of a game that is at turn $ply now.
board-gone-on = The game has moved on since then; it is at turn { $ply }.
board-over-since = The game has ended since then.
board-on-hold = The game is frozen.
board-clocks-stand = The clocks are stopped until a player presses **{ button-resume }**.
# $game is the name and the code of a game.
board-more = { $game }: what would you like to do?
# $players are one player or several, whose number is $count, who are inactive.
board-free-seats =
    { $count ->
        [one] Free seat: { $players }.
       *[other] Free seats: { $players }.
    }
# On a picture, as short as can be: the place of a player who has not won.
board-place =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
