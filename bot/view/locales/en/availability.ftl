### Vacations and reminders, told to the member they belong to.

# $moment is a moment that Discord writes itself.
vacation-until = You are on vacation until { $moment }: your clocks are stopped, but you can still play. `/pacru preferences vacation:0` ends it.
vacation-none = You are not on vacation.

# $left is a number of days, such as "12 days".
vacation-left = You have { $left } left of this year's 30.
vacation-by-itself = When your time is about to run out, a day of vacation starts automatically.
vacation-used-up = You have less than one day of vacation left this year, so no vacation starts automatically before 1 January.
vacation-never-by-itself = Vacation never starts automatically.
vacation-counts = Vacation applies to all your games, except those that start with less than 12 hours on the clock, and games of tournaments in which vacations do not stop the clocks.
reminders-off = You have turned reminders off.
reminders-channel = You get reminders in the channel of the game whose time is running out; each one lists all games that are waiting for you.
reminders-direct = You get reminders in a direct message; each one lists all games that are waiting for you.

# $from and $until are times of day such as 22:00, $zone is a time zone such as Europe/Vienna.
reminders-quiet = Quiet hours: { $from } to { $until } ({ $zone }). During them you get only one last reminder, half an hour before your time runs out.
reminders-never-quiet = You have no quiet hours.
reminders-weekends = In games with free weekends, clocks and reminders stop on Saturday and Sunday.
notifications-heading = **How you are notified**
notifications-turn = You are pinged under the board whenever it is your turn.

# $hour is a time of day such as 18:00, $zone a time zone such as Europe/Vienna.
notifications-daily = Every day at { $hour } ({ $zone }), one message lists all games that are waiting for you, with their boards.
notifications-daily-channel = You get it in the channel of the game whose time runs out first.
notifications-daily-direct = You get it as a direct message.
notifications-short = You are not pinged when it is your turn.
notifications-never = You are never pinged, and you get no reminders: `/pacru games` lists the games that are waiting for you.

# When reminders come, after the sentence that says where.
reminders-at-turn = You get them when half of your time is gone, a day before it runs out, and two hours before it runs out.
reminders-besides-daily = You also get one reminder there for each turn, two hours before your time runs out.
reminders-when-short = You get them only when less than a day of your time is left.

# What happens next. $next is how long it is until then: "in 2 hours".
notifications-next-turn = You will be pinged when it is your turn.
notifications-next-daily = You get the next daily message { $next }, if a game is waiting for you then.
notifications-next-short = You get the next reminder when less than a day is left for one of your turns.
notifications-in-game = Press **{ button-more }** under a board to choose something else for one game.

# The options of menus, at most 100 characters each.
notify-turn = Ping me when it is my turn
notify-daily = Once a day, all games in one message
notify-short = Only when I am short of time
notify-never = Never
notify-as-always = Notifications in this game: as in all my games

# $choice is one of the four before.
notify-in-game = Notifications in this game: { $choice }
reminders-place-channel = Reminders in the game's channel
reminders-place-direct = Reminders in a direct message
reminders-place-nowhere = No reminders

## The forms: labels of at most 45 characters, lines about them and options of at most 100.
# $left is a number of days, such as "12 days".
notifications-form-turns = My turns
notifications-form-hour = When I get the daily message
notifications-form-place = Reminders
notifications-form-quiet = Quiet hours
notifications-form-never-quiet = For example 22:00-7:30; leave it empty for none.
notifications-form-zone = Time zone
notifications-form-utc = For example Europe/Vienna; leave it empty for UTC.
vacation-form-days = Days of vacation from now
vacation-form-hint = You have { $left } left this year. 0 ends your vacation; leave it empty to change nothing.
vacation-form-itself = When my time is about to run out
vacation-form-automatic = Start a day of vacation automatically

# The answer to a player who chose for one game, $code.
notifications-chosen = Your notification preferences for `{ $code }` have been saved.
