### What waits for a member after a turn, and when their next turn is expected. `$code` is the code of the next game, `$player`
### is who is to move there, `$moment` is written by Discord: "in 5 hours".

# How many games wait besides the one that was played.
waiting-more =
    { $count ->
        [one] { $count } more game waits for you.
       *[other] { $count } more games wait for you.
    }
# After a turn.
waiting-none = No other game waits for you.
# To whoever asks for the next game.
waiting-nothing = No game waits for you.
# In direct messages with the bot; $code is the code of the first game, a link to its board.
waiting-direct =
    { $count ->
        [one] { $count } waits in your direct messages with me: { $code }.
       *[other] { $count } wait in your direct messages with me: { $code } is the first.
    }
waiting-elsewhere =
    { $count ->
        [one] { $count } waits on another server: `/pacru games` lists it.
       *[other] { $count } wait on other servers: `/pacru games` lists them.
    }
# The others take about as long as they did so far.
waiting-about = Next is `{ $code }`: { $player } is to move, and your turn is expected { $moment }.
waiting-any-moment = Next is `{ $code }`: { $player } is to move, and your turn can come at any moment.
waiting-latest = Next is `{ $code }`: { $player } is to move, and their time is up { $moment }.
