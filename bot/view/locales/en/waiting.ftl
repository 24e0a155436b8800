### What waits for a member after a turn, and when their next turn is expected. `$code` is the code of the next game, `$player`
### is who is to move there, `$moment` is written by Discord: "in 5 hours".

# How many games wait besides the one that was played.
waiting-more =
    { $count ->
        [one] { $count } more game is waiting for you.
       *[other] { $count } more games are waiting for you.
    }
# After a turn.
waiting-none = No other game is waiting for you.
# To whoever asks for the next game.
waiting-nothing = No game is waiting for you.
# In direct messages with the bot; $code is the code of the first game, a link to its board.
waiting-direct =
    { $count ->
        [one] { $count } game is waiting in your direct messages with me: { $code }.
       *[other] { $count } games are waiting in your direct messages with me: { $code } is the first.
    }
waiting-elsewhere =
    { $count ->
        [one] { $count } game is waiting on another server: `/pacru games` lists it.
       *[other] { $count } games are waiting on other servers: `/pacru games` lists them.
    }
# The others take about as long as they did so far.
waiting-about = `{ $code }` is next: { $player } is to move, and you can expect your turn { $moment }.
waiting-any-moment = `{ $code }` is next: { $player } is to move, and your turn can come at any moment.
waiting-latest = `{ $code }` is next: { $player } is to move, and their time runs out { $moment }.
