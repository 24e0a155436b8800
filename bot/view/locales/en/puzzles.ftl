### Puzzles: positions in which one turn is far better than all others. $game is the name of a game, $player and $opponent
### are colours with their signs, $turn and $answer turns in notation.

# $rating is how hard it is, on the scale of ratings: "1170".
puzzle-heading = **{ $game } puzzle**, difficulty { $rating }. You are { $player }.
# Before the question, of a puzzle that the member has failed on another day.
puzzle-met = You have met this one before.
puzzle-wins-at-once = One turn wins at once. Which?
puzzle-wins = One turn wins within { $turns } turns of yours, whatever { $opponent } does. Which?
puzzle-saves = One turn is far better than all others. Which?
# The turn was right, and the puzzle goes on.
puzzle-right = ✅ `{ $turn }` is right, and { $opponent } answers `{ $answer }`. Again one turn is far better than all others. Which?
# $reasons says what the turn is good for: "wins and captures a chevron of Green".
puzzle-solved = ✅ **Solved!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **Solved!** `{ $turn }` is the turn.
puzzle-drawn = ✅ **Solved!** `{ $turn }` saves the draw.
puzzle-wrong = ❌ `{ $turn }` is not the turn.
# $chance and $best are shares: "12 %".
puzzle-refuted = { $opponent } answers `{ $answer }`. Your chance of winning is { $chance } then, as a computer sees it; it could have been { $best }.
# $turns is the turns of both sides, one after the other.
puzzle-solution = 💡 The solution: { $turns }
# How both sides would play on, as a computer sees it; $turns is turns of both sides.
puzzle-continues = Then probably: { $turns }
puzzle-reasons = `{ $turn }`: { $reasons }.
# What it would cost to play another turn; $best and $next are shares.
puzzle-cost = With `{ $turn }` your chance of winning is { $best }; with any other turn, at most { $next }.
# After an answer: what the puzzle is about.
puzzle-theme =
    { $theme ->
        [capture] Theme: capture.
        [connection] Theme: connection.
        [suntuk] Theme: suntuk.
        [confinement] Theme: shutting in.
        [room] Theme: room to move.
        [defence] Theme: defence.
       *[ending] Theme: the last turns.
    }
# $rating is a rating with what changed it: "1534 (+34)".
puzzle-rating = Your rating for puzzles of { $game }: { $rating }.
# Instead of the rating, after each of the first ten.
puzzle-starter = The first ten puzzles of a game do not change your rating.
puzzle-first-answer = Only the first answer to a puzzle changes your rating.
# $all is never one.
puzzle-count = Solved so far: { $solved } of { $all }.
puzzle-all-solved = You have solved all { $count } puzzles of { $game }. `/pacru puzzle` has those of the other games.
puzzle-gone = This puzzle is no longer there. `/pacru puzzle` brings another.
# What the description of the picture begins with.
puzzle-alt = { $game } puzzle
# To whoever has solved the puzzle of the day. $days is at least one.
puzzle-streak =
    { $days ->
        [one] That was the puzzle of the day.
       *[other] That was the puzzle of the day: { $days } days in a row!
    }
