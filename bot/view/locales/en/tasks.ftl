### Tasks: positions in which a newcomer learns a rule of a game by making one turn. The learner has the green chevrons, or
### the green ka, at the bottom; the other side is Yellow. Goals and what is said afterwards have at most 220 characters;
### fields and points such as b2 are those of the picture, the same in every language. $task selects which task it is.

# The goal of a task of Pacru: its rule as a title, and what to do.
task-pacru-goal =
    { $task ->
        [power] **Power.** A chevron goes the way it points, or 45 degrees to a side: as many fields as you have markers in its borderland, or fewer. You have two there, so yours on a1 can go two fields at once: do that.
        [border-change] **Border change.** The wide gaps between borderlands are borders. A chevron that crosses one brings a marker: go from b2 to b4, and mark a neutral field there, which is one without a marker.
        [border-transformation] **Border transformation.** Go from h3 to h4. Every field of that borderland has a marker, so one of Yellow's becomes yours instead: choose any without a chevron on it.
        [connection] **Connection.** Your chevron on d4 stands on one of your markers, and there is another on g7. Go there, and choose the connection instead of a border marker.
        [jump] **Jump.** Yellow's chevron on e2 is in your way. But d2 and f2 both have your markers, so you may jump over it: from d2 to f2.
        [capture] **Pincer.** One chevron alone cannot capture. But your chevrons on g4 and i6 can both reach Yellow's chevron on g6: capture it with either of them.
        [meeting] **Meeting.** Go from c4 to c5, face to face with your chevron on c6. Both stand on your markers and Yellow has nine markers, so any field of the board becomes yours: choose one.
        [reorientation] **Reorientation.** Your chevron on e9 points off the board and cannot move. Turn it on the spot by 45 degrees; you pay with your markers on c6 and d7.
       *[win] **Winning.** With 42 markers you win at once, and you have 40. A border marker brings only one: find the connection that brings two.
    }

# What has just happened, and why it matters.
task-pacru-done =
    { $task ->
        [power] It went two fields, since you have two markers in its borderland, the block of nine fields. Without any marker there it could go one. It passes over markers, but not over chevrons.
        [border-change] Crossing a border brought a marker. That is how most of them come onto the board, and where you have more of them, your chevrons go further.
        [border-transformation] The borderland was full, so no new marker came: one of Yellow's became yours. That is how a full board still changes hands.
        [connection] All the fields in between are yours, even Yellow's on e5. Your markers at both ends must be there before the move, with no chevron in between.
        [jump] Only between two of your own markers can a chevron pass over other chevrons. A jump changes nothing on the fields in between.
        [capture] Two of your chevrons attacked it, so one could capture it: it is gone, and its field is yours. Take care that two of Yellow's never attack one of yours.
        [meeting] Two of your chevrons stand face to face, so one more field is yours, wherever you like. It counts only while another player has nine markers or more.
        [reorientation] It cost two markers, and the chevron looks another way: at the edge, that frees it. Turning by 90 degrees costs four.
       *[win] You have 42 markers and win at once. You also win if the other side has lost its last chevron, or cannot move on its turn.
    }

# The goal of a task of Azacru.
task-azacru-goal =
    { $task ->
        [power] **Power.** A chevron goes the way it points, or 45 degrees to a side, and marks where it stops. Thanks to your markers on d2 and f2, the one on e1 may go two fields: pass over Yellow's marker on e2 and stop on e3.
        [twist] **Twist.** When a chevron crosses a border, the wide gap between borderlands, you may twist it by 45 degrees. Go from f8 to g9, at the edge, and twist it so that it can move on.
        [connection] **Connection.** Your chevron on c2 stands on one of your markers, and there is another on c5. Go there: the fields in between become yours as well.
        [leaves] **The price of a connection.** Connect e2 with h5: the fields in between become yours, even Yellow's. But your chevron leaves the board.
        [jump] **Jump.** The chevron on c7 blocks your chevron on b8. But b8 and d6 both have your markers: jump over it.
        [last-round] **The last round.** Yellow can go only to i9. Take it with your chevron on h8: a player who cannot move passes, and the last round begins.
       *[win] **Winning.** Yellow has passed, and this is your last turn. Then the markers are counted. Now it is 9 to 10: gain two in one move.
    }

# What has just happened, and why it matters.
task-azacru-done =
    { $task ->
        [power] A chevron goes as many fields as you have markers in its borderland, or fewer. It may pass over markers, not over chevrons, and marks only where it stops.
        [twist] The chevron was twisted by 45 degrees and can move on. Otherwise it would be stuck at the edge. You may twist only after crossing a border.
        [connection] The fields c3 and c4 are yours. No marker of Yellow's lay in between, so the chevron stays. Your markers at both ends must be there before the move.
        [leaves] Yellow's fields f3 and g4 are yours, but the chevron is gone. That is the price if enemy markers lie in between; near the end it is often worth it.
        [jump] Between two of your own markers a chevron passes over other chevrons. The fields in between stay as they were, and the chevron stays on the board.
        [last-round] Yellow cannot move and passes. Everyone else has one more turn; then the markers are counted, and the highest count wins.
       *[win] It is 11 to 10, and you have won. The player with the most markers wins, even if that is the player who passed first.
    }

# The goal of a task of Shacru.
task-shacru-goal =
    { $task ->
        [step] **One step.** A chevron goes one field: the way it points, or 45 degrees to the left or right. It marks the field where it ends, so move your chevron on b2 to a field without a marker.
        [twist] **Twist.** The wide gaps are borders. When a chevron crosses one, you may twist it by 45 degrees. Cross one with the chevron on f5, and twist it to the left or right.
        [edge] **Mind the edge.** Go from h6 to i7, across a border, and twist the chevron so that it can move on next time.
        [block] **Block the way.** Nobody else may enter a field with your marker. Yellow's chevron on d1 has one way left: take that field, and Yellow cannot move.
       *[win] **Winning.** When nobody can gain another marker, the player with the most markers wins. It is 10 to 10: take the last field that can be gained.
    }

# What has just happened, and why it matters.
task-shacru-done =
    { $task ->
        [step] The field is yours until the end of the game, and closed to Yellow. You may also enter fields with your own markers, but you gain nothing by it.
        [twist] Now it points another way. Inside a borderland there is no twist: if you want one, cross a border.
        [edge] Now it can move on. Without the twist, the edge and the chevron on i8 would have stopped it for good.
        [block] None of Yellow's chevrons can move, so Yellow passes. You play on, and the free fields are yours.
       *[win] It is 11 to 10: nobody can gain another marker, so the game is over, and you have won. At 10 to 10 it would have been a draw.
    }

# The goal of a task of Pasang.
task-pasang-goal =
    { $task ->
        [passage] **The passage.** Take a column of your half, the five rows at the bottom. A black token is one point, a white one two: choose a column worth nine.
        [enter] **The ka.** A token beside your passage, column g, slides into it, becomes your ka and captures a line. Find the line of five white ones: ten points.
        [capture] **Capturing.** A ka goes straight over empty points and stops where it can capture, at right angles to its move, a line with an odd number of tokens of one colour. Capture three at once.
        [both-sides] **Both sides.** Tokens of one colour on both sides of the ka count together. Go up column h to the point where one white token on the left and two on the right make three.
        [choice] **One or the other.** If the two sides differ in colour, they are two lines. Go to d8 and capture the one that is worth more.
        [suntuk] **Suntuk.** A player who cannot capture on their turn loses at once. Yellow's ka can capture only the white token: take it first.
       *[win] **Winning.** These are the last tokens, and you are three points behind. Find the point from which your ka captures all three.
    }

# What has just happened, and why it matters.
task-pasang-done =
    { $task ->
        [passage] You have the points for these five tokens, and the empty column is your passage: that is where your ka comes onto the board.
        [enter] The token from f5 is your ka now, on g5: it has no colour, and nobody can capture it. Once both kas are there, only they move.
        [capture] Three is odd, so the whole line is yours. A line with an even number is safe, and so are tokens along the ka's way.
        [both-sides] One and two make three: six points. A line goes on over empty points until the other colour, the bowl, the other ka or the edge ends it.
        [choice] Three white tokens, six points; the black ones stay. Each line is counted separately, and a turn captures only one.
        [suntuk] Yellow has no capture and is suntuk: you win 120 to 0, though you were far behind. First make sure that you will have a capture yourself.
       *[win] All tokens are gone, and it is 90 to 87. The player with the most points wins.
    }

# $number is the task's number among the $count tasks of $game.
task-heading = { $game }, task { $number } of { $count }
# After a turn with another effect. $done is what it did, a sentence without its full stop: "Green moves from a3 to b4 and
# claims b5"; $lacks says what it did not do.
task-not-yet = **Not yet.** { $done }. { $lacks } Try again.
# What the task asks for and the turn does not do: one sentence or more. $effect is what it should have.
task-lacks =
    { $effect ->
        [far] It goes only one field.
        [change] It does not put a border marker on a neutral field.
        [transformation] It does not turn one of Yellow's markers into yours.
        [connection] It does not make a connection.
        [jump] It does not jump over a chevron.
        [capture] It captures nothing.
        [meeting] It does not bring two of your chevrons face to face.
        [reorientation] It does not turn the chevron on the spot.
        [twist] It does not twist the chevron.
        [leaves] The chevron stays on the board.
        [goes-on] The chevron cannot move on from there.
        [blocks] Yellow can still move.
        [passage] It does not take a passage.
        [enter] It does not bring a ka onto the board.
        [both-sides] The tokens that it takes do not lie on both sides of the ka.
        [suntuk] Yellow can still capture.
       *[win] It does not win the game.
    }
# How many markers the turn brings, and how many the task asks for.
task-lacks-markers =
    { $gained ->
        [0] It brings no marker: the field was already yours.
       *[other] It brings { $gained } of the { $wanted } markers that the task asks for.
    }
# The same for points of Pasang.
task-lacks-points = It brings { $gained } of the { $wanted } points that the task asks for.
# A turn that does it, to whoever gives up. $words is the turn as a sentence, $turn in notation.
task-shown = { $words }: `{ $turn }`.
# After the last task of a game. A Novice is the weakest computer.
task-all-done = You have done all the tasks of { $game }. Now play a Novice, the weakest computer: `/pacru new`.
# How many of the tasks of a game the member has done.
task-progress = You have done { $done } of { $count } tasks so far.
# To a member who opens or joins a table for the first time, with the button below.
task-offer = New to { $game }? A few short tasks teach it, turn by turn.
# Opens the first task that the member has not done, at most 20 characters.
button-tasks = Learn by playing
button-next-task = Next task
# Opens the first of the tasks before this one that were skipped, at most 34 characters.
button-skipped-tasks = Skipped tasks: { $count }
