### Labels of buttons, at most 34 characters.

# The first word of the button that plays a turn, which sentences call by this word alone.
-play = Play
# $turn is the turn in notation, such as e1-e2.
button-play = { -play } { $turn }
# Plays the turn and opens the next game that waits.
button-play-and-next = Play, then next game
button-move = Move
button-back = Back
# To the next page.
button-next = Next
# Opens the next game in which one is to move.
button-next-game = Next game
# Opens the form in which one notes something for oneself.
button-note = Note
# Opens the form with what one has chosen before; two others open forms of their own.
button-change = Change
button-notifications = Notifications
button-vacation = Vacation
# Opens a private board on which one tries turns out.
button-try = Try
# One turn further on, on that board.
button-forward = Forward
# Back to where lines part.
button-branch = Back to the fork
button-note-line = Save as a note
button-plan-line = Save as a plan
button-next-puzzle = Next puzzle
button-join = Join
button-add-computer = Add a computer
# Shows everyone in the channel what one member sees.
button-share = Share
button-try-again = Try again
button-resign = Resign
# Does not resign after all; does not call the game off after all.
button-play-on = Play on

# Accepts an invitation; declines it.
button-accept = Accept
button-decline = Decline
button-accept-draw = Accept draw
button-accept-pause = Accept pause
button-accept-takeback = Accept takeback
button-analyse = Analyse
# Takes back the seat that one has left.
button-back-in-seat = I am back
button-board = Board
# Agrees to call the game off.
button-call-it-off = Agree to call it off
# Asks the others to call the game off.
button-call-off = Call off
# Claims the time that ran out.
button-claim = Claim the timeout
button-decline-draw = Decline draw
button-decline-pause = Decline pause
button-decline-takeback = Decline takeback
button-find-substitute = Find a substitute
button-give-up-table = Close the table
button-history = Record
# No longer looks for a substitute.
button-keep-seat = Keep my seat
button-leave = Leave
button-more = More
# Takes back an offer to the others.
button-withdraw = Withdraw
# Stops looking for opponents: a game, for so many.
button-withdraw-seek = Withdraw { $game } for { $players }
# Shows who looks for opponents.
button-seeks = Looking for opponents
# Takes the role that is pinged for new tables; leaves it.
button-call-me = Ping me for new tables
button-do-not-call-me = Do not ping me
# On a club board.
button-my-games = My games
button-new-table = New table
# Opens a game against the weakest computer.
button-play-novice = Play a Novice
# $game is a game, $players how many.
button-open-table = { $game } for { $players }
button-offer-draw = Offer a draw
button-pause = Pause
# Opens a game to step through, under the pages of rules.
button-example-game = Example game
button-puzzle = Puzzle
button-record = Record
button-rematch = Rematch
button-remind-tomorrow = Remind me tomorrow
# The animation of a game.
button-replay = Replay
button-resume = Resume
button-rules = Rules
# Good turns, as a computer sees them.
button-hint = Hint
button-solution = Solution
# Under the puzzle of the day: answers it in private.
button-solve = Solve
button-start-now = Start now
button-take-back = Take back
# The same below another game, for the turn in the game $code.
button-take-back-in = Take back in { $code }
# Takes the seat of a player who is looking for a substitute.
button-take-over = Take over
# Takes the seat of a player who is inactive.
button-take-seat = Take the seat
