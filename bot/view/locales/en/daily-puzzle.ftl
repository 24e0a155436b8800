### The puzzle of the day. $game is the name of a game, $player a colour with its sign or a mention, $turns turns in notation.

# $number counts the puzzles of the server, $rating is how hard it is: "1170".
daily-heading = 📅 **Puzzle of the day { $number }**: { $game }, difficulty { $rating }. { $player } is to move.
daily-answer = Press **{ button-solve }** to answer in private. Tomorrow this message shows the solution and the names of those whose first answer was right.
daily-yesterday = **Yesterday's solution:** { $turns }.
# $players are the solvers; $count is how many have answered.
daily-solved =
    { $count ->
        [one] Solved by { $players }; { $count } member answered.
       *[other] Solved by { $players }; { $count } members answered.
    }
daily-unsolved =
    { $count ->
        [one] { $count } member answered, and the first answer was not right.
       *[other] { $count } members answered, and nobody's first answer was right.
    }
daily-untried = Nobody has tried it.
# A solver in the list; $days is two or more.
daily-solver-again = { $player } ({ $days } days in a row)
# At the end of the list of solvers.
daily-solvers-more = { $count } more
# $channel is a link to a channel.
daily-begun = A puzzle of the day appears in { $channel } now, and every day at this time.
daily-ended = There will be no more puzzles of the day.
daily-none = This server has no puzzle of the day.
