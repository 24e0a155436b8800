### The club board: one message that always shows how the games of a server stand, and what its buttons ask.

club-nothing = **Nobody is playing now.** Press **{ button-new-table }** to open a table.
club-games =
    { $count ->
        [one] **{ $count } game under way**
       *[other] **{ $count } games under way**
    }
# A game: $code is its code, a link where there is room; $players are names, $state says who is to move, or "paused".
club-game = • { $code } { $game }, { $players }: { $state }
# When the turn under way began; $moment is written by Discord: "4 minutes ago".
club-turn-began = turn began { $moment }
club-tables = **Open tables**
club-tournaments = **Tournaments**
club-results = **Latest results**
# $player has won against $others; $moment is written by Discord: "3 hours ago".
club-won = • 🏆 { $player }: `{ $code }` { $game } against { $others }, { $moment }
# A game that several share, or nobody has won.
club-shared = • 🤝 { $players }: `{ $code }` { $game }, { $moment }
club-no-table = There is no open table on this server that you could join.
# $channel is a link to a channel.
club-placed = The club board appears in { $channel } within seconds and is always up to date. Pin it, so that everyone can find it.
club-removed = The club board has been removed.
club-none = This server has no club board.

## What stands in the menus of members and messages, under "Apps".

# Asks for a game; the buttons are the games. $player is the name of whoever is challenged.
club-no-board = That message shows no board. **{ -menu-show-as-text }** writes a board out as text for you: use it on one of my messages about a game that has begun.
