### Offers that wait for an answer, and reminders.

# Who is asked to agree to an offer: $players is one mention, or several, whose number is $count.
notice-question =
    { $count ->
        [0] Nobody is there to answer.
        [one] { $players }, do you agree? Playing a turn declines the offer.
       *[other] { $players }, do you all agree? Playing a turn declines the offer.
    }
notice-anybody = Anybody who does not play in this game may take over.
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
# $date is a date with its time.
notice-snoozed = No reminders until { $date }, except for one last reminder half an hour before your time is up.
