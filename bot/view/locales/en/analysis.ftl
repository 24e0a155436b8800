### What a computer thinks of a finished game.

# $title is the name and the code of a game, $count its number of turns.
analysis-wait =
    { $count ->
        [one] { $title }: I am looking at { $count } turn, which may take a minute or two. The answer will appear here.
       *[other] { $title }: I am looking at { $count } turns, which may take a minute or two. The answer will appear here.
    }
analysis-heading = { $title }: the chances of winning after each turn, by a computer's estimate.
analysis-even = No single turn gave a lot away.
analysis-swings = Turns that gave a lot away, and better ones:

# A turn that gave much away: $turn is its number, $played and $better are turns in notation, $before and $after chances of winning.
analysis-swing = { $number }. Turn { $turn }, { $player }: `{ $played }` instead of `{ $better }`; { $before } → { $after }
analysis-better-alt = Before turn { $turn }; { $better } is marked.
analysis-graph-alt = Chances of winning in { $game } { $code }.

# One moment of the graph for those who cannot see it; turn 0 is the start.
analysis-graph-at =
    { $turn ->
        [0] { $chance } at the start
       *[other] { $chance } after turn { $turn }
    }

# Under the numbers of turns below the graph.
analysis-axis = after turn
