### Puzzles: positions in which one turn is far better than all others. $game is the name of a game, $player and $opponent
### are colours with their signs, $turn and $answer turns in notation.

# $rating is how hard it is, on the scale of ratings: "1170".
puzzle-heading = **{ $game } puzzle**, difficulty { $rating }. You are { $player }.
# Before the question, of a puzzle that the member has failed on another day.
puzzle-met = You have seen this one before.
puzzle-wins-at-once = One turn wins at once. Which one?
puzzle-wins = With one turn you win in at most { $turns } turns of your own, whatever { $opponent } does. Which one?
puzzle-saves = One turn is far better than all the others. Which one?
# The turn was right, and the puzzle continues. $words is the answer as a sentence: "Yellow moves from b2 to b4 and claims a4".
puzzle-right = ✅ `{ $turn }` is right. { $words } (`{ $answer }`). Again, one turn is far better than all the others. Which one?
# $reasons says what the turn is good for: "wins and captures a chevron of Green".
puzzle-solved = ✅ **Solved!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **Solved!** `{ $turn }` is the right turn.
puzzle-drawn = ✅ **Solved!** `{ $turn }` saves the draw.
puzzle-wrong = ❌ `{ $turn }` is not it.
# $chance and $best are shares: "12 %".
puzzle-refuted = { $words } (`{ $answer }`). That leaves you a { $chance } chance of winning, by a computer's estimate; it could have been { $best }.
# Before the turns of both sides, a line each.
puzzle-solution = 💡 The solution:
# Before the turns that both sides would probably play next, by a computer's estimate, a line each.
puzzle-continues = Play would probably continue:
puzzle-reasons = `{ $turn }`: { $reasons }.
# What it would cost to play another turn; $best and $next are shares.
puzzle-cost = With `{ $turn }` your chance of winning is { $best }; with any other turn, at most { $next }.
# After an answer: what the puzzle is about.
puzzle-theme =
    { $theme ->
        [capture] Theme: capture.
        [connection] Theme: connection.
        [suntuk] Theme: suntuk.
        [confinement] Theme: blocking.
        [room] Theme: room to move.
        [defence] Theme: defence.
       *[ending] Theme: the last turns.
    }
# $rating is a rating with what changed it: "1534 (+34)".
puzzle-rating = Your rating for { $game } puzzles: { $rating }.
# Instead of the rating, after each of the first ten.
puzzle-starter = The first ten puzzles of each game do not change your rating.
puzzle-first-answer = Only the first answer to a puzzle changes your rating.
puzzle-solution-posted = The solution has been posted on this server, so your answer does not change your rating.
# $all is never one.
puzzle-count = You have solved { $solved } of { $all } so far.
puzzle-all-solved = You have solved all { $count } puzzles of { $game }. `/pacru puzzle` also has puzzles of the other games.
puzzle-gone = This puzzle no longer exists; `/pacru puzzle` shows another.
# What the description of the picture begins with.
puzzle-alt = { $game } puzzle
# To whoever has solved the puzzle of the day. $days is at least one.
puzzle-streak =
    { $days ->
        [one] That was the puzzle of the day.
       *[other] That was the puzzle of the day: { $days } days in a row!
    }
