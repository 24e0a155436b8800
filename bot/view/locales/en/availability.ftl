### Vacations and reminders, told to the member they belong to.

# $moment is a moment that Discord writes itself.
vacation-until = You are on vacation until { $moment }: your clocks are stopped, but you may still play. `/pacru preferences vacation:0` ends it.
vacation-none = You are not on vacation.

# $left is a number of days, such as "12 days".
vacation-left = You have { $left } left of this year's 30.
vacation-by-itself = When your time is about to run out, a day of vacation starts automatically.
vacation-never-by-itself = Vacation never starts automatically.
vacation-counts = Vacation applies to all your games, except those that begin with less than 12 hours on the clock, and those of tournaments in which vacations do not stop the clocks.
reminders-off = You have turned reminders off.
reminders-channel = Reminders come in the game's channel, one message for all games.
reminders-direct = Reminders come in a direct message, one for all games.

# $from and $until are times of day such as 22:00, $zone is a time zone such as Europe/Vienna.
reminders-quiet = Quiet hours: { $from } to { $until } ({ $zone }). During them you get only one last reminder, half an hour before your time is up.
reminders-never-quiet = You have no quiet hours.
reminders-weekends = In games with free weekends, clocks and reminders stop on Saturday and Sunday.
notifications-heading = **How you are notified**
notifications-turn = Whenever it is your turn, the board pings you.

# $hour is a time of day such as 18:00, $zone a time zone such as Europe/Vienna.
notifications-daily = Every day at { $hour } ({ $zone }) one message lists all games that are waiting for you, with their boards.
notifications-daily-channel = It comes in the channel of the game whose time runs out first.
notifications-daily-direct = It comes as a direct message.
notifications-short = Boards do not ping you.
notifications-never = Nothing pings you, and you get no reminders: `/pacru games` lists the games that are waiting for you.

# When reminders come, after the sentence that says where.
reminders-at-turn = They come when half of your time is gone, a day before its end, and two hours before its end.
reminders-besides-daily = Besides that, one reminder for each turn comes there, two hours before your time is up.
reminders-when-short = They come only on the last day of your time.

# What happens next. $next is how long it is until then: "in 2 hours".
notifications-next-turn = The board of your next turn pings you.
notifications-next-daily = The next daily message comes { $next }, if a game is waiting for you then.
notifications-next-short = The next reminder comes when less than a day is left for one of your turns.
notifications-in-game = **{ button-more }** under a board lets you choose something else for one game.

# The options of menus, at most 100 characters each.
notify-turn = Ping me at every turn
notify-daily = Once a day, all games in one message
notify-short = Only when my time is short
notify-never = Never
notify-as-always = Notifications in this game: as in all my games

# $choice is one of the four before.
notify-in-game = Notifications in this game: { $choice }
reminders-place-channel = Reminders in the game's channel
reminders-place-direct = Reminders in a direct message
reminders-place-nowhere = No reminders

## The forms: labels of at most 45 characters, lines about them and options of at most 100.
# $left is a number of days.
notifications-form-turns = My turns
notifications-form-hour = When the daily message comes
notifications-form-place = Reminders
notifications-form-quiet = Quiet hours
notifications-form-never-quiet = Such as 22:00-7:30; leave it empty for none.
notifications-form-zone = Time zone
notifications-form-utc = Such as Europe/Vienna; leave it empty for UTC.
vacation-form-days = For how many days from now
vacation-form-hint = Left this year: { $left }. 0 ends a vacation; empty leaves it as it is.
vacation-form-itself = When my time would run out
vacation-form-automatic = A day of vacation begins automatically

# The answer to a player who chose for one game, $code.
notifications-chosen = `{ $code }`: from now on you are notified about this game as you chose.
