### Moments to look at again: turns of the reader's own games that are over which lost much, while another turn kept it.
### $played, $better, $turn and $answer are turns in notation; $chance, $best and $rest are shares: "12 %".

# $others are the names of the other players; $game is the name of the game, $code its code; $player is a colour with its sign.
mistake-heading = **Your game with { $others }**: { $game } `{ $code }`, turn { $turn }. You are { $player }.
mistake-task = You played `{ $played }`, and your chance of winning fell from { $best } to { $rest }, as a computer sees it. Another turn keeps it. Which?
mistake-shown = 💡 `{ $better }` keeps your chance of winning at { $best }.
# What the turn that was played allowed; $opponent is a colour with its sign.
mistake-refuted = In the game you played `{ $played }`. The best answer for { $opponent } is `{ $answer }`, and your chance is { $rest } then.
# $day is a date.
mistake-comes-again = This moment comes again on { $day }.
mistake-learnt = You have found it twice: this moment does not come again.
# How many others are due; at least one.
mistake-others =
    { $count ->
        [one] One more moment of your games is waiting.
       *[other] { $count } more moments of your games are waiting.
    }
# What the description of the picture begins with.
mistake-alt = { $game } { $code }, before turn { $turn }
# In the list of a member's games. $others are the names of the other players.
mistakes-of-game =
    { $count ->
        [one] 🔎 Your game `{ $code }` with { $others }: a moment to look at again
       *[other] 🔎 Your game `{ $code }` with { $others }: { $count } moments to look at again
    }
mistakes-none = You have nothing to look at again. After each of your games, computers look for turns that lost much while another turn kept it; you find them here.
mistakes-none-now = You have nothing to look at again now. The next moment comes on { $day }.
mistakes-off = Computers do not look for moments of your games to look at again. You can switch that on in `/pacru preferences`.
# Shows the next moment of the member's games to look at again.
button-next-mistake = Look at it again
# An option of a member's preferences.
preference-review = After my games, find moments to look at again
