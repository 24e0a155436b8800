### Mistakes to review: turns in finished games of the reader that cost them a lot, although a better one was available.
### $played, $better, $turn and $answer are turns in notation; $chance, $best and $rest are shares: "12 %".

# $others are the names of the other players; $game is the name of the game, $code its code; $player is a colour with its sign.
mistake-heading = **Your game with { $others }**: { $game } `{ $code }`, turn { $turn }. You are { $player }.
# $words is the turn as a sentence without its full stop: "Green moves from b2 to b4 and claims a4".
mistake-task = In the game { $words } (`{ $played }`), and your chance of winning fell from { $best } to { $rest }, by a computer's estimate. Another turn keeps it. Which one?
# $words is the better turn as such a sentence.
mistake-shown = 💡 { $words } (`{ $better }`): that keeps your chance of winning at { $best }.
# What the turn that was played allowed; $words is the reply as such a sentence.
mistake-refuted = In the game you played `{ $played }`. The best reply: { $words } (`{ $answer }`), after which your chance of winning is { $rest }.
# $day is a date.
mistake-comes-again = You will see this one again on { $day }.
mistake-learnt = You have found it twice: you will not be asked again.
# How many others are due; at least one.
mistake-others =
    { $count ->
        [one] You have one more mistake to review.
       *[other] You have { $count } more mistakes to review.
    }
# What the description of the picture begins with.
mistake-alt = { $game } { $code }, before turn { $turn }
# In the list of a member's games. $others are the names of the other players.
mistakes-of-game =
    { $count ->
        [one] 🔎 Your game `{ $code }` with { $others }: a mistake to review
       *[other] 🔎 Your game `{ $code }` with { $others }: { $count } mistakes to review
    }
mistakes-none = You have no mistakes to review. After each of your games, computers look for turns that cost you a lot when a better one was available; they appear here.
mistakes-none-now = You have no mistakes to review now. You will see the next one on { $day }.
mistakes-off = Computers do not look for mistakes in your games. You can turn that on in `/pacru preferences`.
# Shows the next mistake for the member to review.
button-next-mistake = Review my mistakes
# An option of a member's preferences.
preference-review = After my games, find my mistakes to review
