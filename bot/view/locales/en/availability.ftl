### Vacations and reminders, told to the member they belong to.

# $moment is a moment that Discord writes itself.
vacation-until = You are on vacation until { $moment }: your clocks are stopped, but you may still play. `/pacru time vacation days:0` ends it.
vacation-none = You are not on vacation.

# $left is a number of days, such as "12 days".
vacation-left = You have { $left } of this year's 30 days left.
vacation-by-itself = When your time would run out, a day of it is taken automatically.
vacation-never-by-itself = It never begins automatically.
vacation-counts = It counts in every game but those of minutes.
reminders-off = You have turned reminders off: none of them comes.
reminders-channel = Reminders come in the game's channel, one message for all games.
reminders-direct = Reminders come in a direct message, one for all games.

# $from and $until are times of day such as 22:00, $zone is a time zone such as Europe/Vienna.
reminders-quiet = Quiet hours: { $from } to { $until } ({ $zone }); then only a last call comes, half an hour before your time is up.
reminders-never-quiet = There are no quiet hours.
reminders-weekends = In games with free weekends, clocks and reminders rest on Saturday and Sunday.

notifications-heading = **How you are notified**
notifications-turn = Whenever it is your turn, its board calls you.

# $hour is a time of day such as 18:00, $zone a time zone such as Europe/Vienna.
notifications-daily = Every day at { $hour } ({ $zone }) one message lists all games that wait for you, with their boards.
notifications-daily-channel = It comes in the channel of the game whose time is up first.
notifications-daily-direct = It comes as a direct message.
notifications-short = No board calls you.
notifications-never = Nothing calls you, and no reminder comes: `/pacru games` lists what waits for you.

# When reminders come, after the sentence that says where.
reminders-at-turn = They come when half of your time is gone, a day before its end, and two hours before its end.
reminders-besides-daily = Besides that, only the last reminder of a turn comes there, two hours before your time is up.
reminders-when-short = They come only on the last day of your time.

# What happens next. $next is how long it is until then: "in 2 hours".
notifications-next-turn = Next, the board of your next turn calls you.
notifications-next-daily = The next daily message comes { $next }, if a game waits for you then.
notifications-next-short = Next, a reminder comes when less than a day is left for one of your turns.

notifications-in-game = **{ button-more }** under a board lets you choose otherwise for one game.

# The options of menus, at most 100 characters each.
notifications-hour = The daily message comes at { $hour }
notify-turn = Call me at every turn
notify-daily = Once a day, all games in one message
notify-short = Only when my time is short
notify-never = Never
notify-as-always = In this game: as in all my games

# $choice is one of the four before.
notify-in-game = In this game: { $choice }
reminders-place-channel = Reminders in the game's channel
reminders-place-direct = Reminders in a direct message
reminders-place-nowhere = No reminders

# The answer to a player who chose for one game, $code.
notifications-chosen = `{ $code }`: from now on you are notified of it as you chose.
