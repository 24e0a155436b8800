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

# A turn that gave much away: $turn is its number, $words says what the player did, as in "Ana moves from b2 to b4 and claims a4",
# $played is the same in notation, $before and $after are chances of winning.
analysis-swing = { $number }. Turn { $turn }: { $words } (`{ $played }`). Their chance of winning falls from { $before } to { $after }.
# Follows it. $words is such as "moves from b2 to c3 and claims c3", $better the same in notation.
analysis-better = A better turn { $words } (`{ $better }`).
analysis-better-plainly = Better: `{ $better }`.
# Follows that. $reasons is such as "prevents `c3-d4` (captures a chevron of Ben)".
analysis-reasons = It { $reasons }.
# Above a board with two arrows.
analysis-picture = Turn { $turn }: ? was played, ! is better
# What the description of that picture begins with.
analysis-picture-alt = Before turn { $turn }; { $better } is marked with ! as better than { $played }, which was played.
# A button: opens the private board on which one tries out turns, with the position of this turn.
analysis-try = Try turn { $turn }
analysis-graph-alt = Chances of winning in { $game } { $code }.

# One moment of the graph for those who cannot see it; turn 0 is the start.
analysis-graph-at =
    { $turn ->
        [0] { $chance } at the start
       *[other] { $chance } after turn { $turn }
    }

# Under the numbers of turns below the graph.
analysis-axis = after turn
