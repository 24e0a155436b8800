### Offers that wait for an answer, and reminders.

# Who is asked to agree to an offer: $players is one mention, or several, whose number is $count.
notice-question =
    { $count ->
        [0] There is nobody who could answer.
        [one] { $players }, do you agree? Playing a turn declines it.
       *[other] { $players }, do you all agree? Playing a turn declines it.
    }
notice-takeback-clocks = If the turn is taken back, every clock goes back to what it showed before that turn, or to one minute if that is more.
notice-anybody = Anyone who is not in this game can take over.
# $offer is a sentence: "🟢 Ana offers a draw."
notice-still-open = Still open: { $offer }
# $user is a mention.
notice-reminder = ⏳ { $user }, it is still your turn:
# One of several games. $date is a date with its time, $remaining how long it is until then: "in 2 days".
notice-reminder-game = • { $game }: until { $date }, { $remaining }.
# The daily message. $count is how many games it lists.
notice-daily =
    ☀️ { $user }, { $count ->
        [one] a game is waiting for you:
       *[other] { $count } games are waiting for you:
    }
# The same where others read too, and the readers of the message may not be told about any of them.
notice-daily-elsewhere =
    ☀️ { $user }, { $count ->
        [one] a game is waiting for you elsewhere: `/pacru games` shows it to you alone.
       *[other] { $count } games are waiting for you elsewhere: `/pacru games` shows them to you alone.
    }
# $date is a date with its time.
notice-snoozed = You get no reminders until { $date }, except for one last reminder half an hour before your time runs out.
