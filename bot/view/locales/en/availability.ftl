### Vacations and reminders, told to the member they belong to.

# $moment is a moment that Discord writes itself.
vacation-until = You are on vacation until { $moment }: your clocks are stopped, but you may still play. `/pacru time vacation days:0` ends it.
vacation-none = You are not on vacation.

# $left is a number of days, such as "12 days".
vacation-left = You have { $left } of this year's 30 days left.
vacation-by-itself = When your time would run out, a day of it is taken automatically.
vacation-never-by-itself = It never begins automatically.
vacation-counts = It counts in every game but those of minutes.
reminders-off = You are not reminded of games that wait for you; the board of each turn still calls you.
reminders-channel = You are reminded in the game's channel: at half of your time, a day and two hours before its end; one message for all games.
reminders-direct = You are reminded in a direct message: at half of your time, a day and two hours before its end; one message for all games.

# $from and $until are times of day such as 22:00, $zone is a time zone such as Europe/Vienna.
reminders-quiet = Quiet hours: { $from } to { $until } ({ $zone }); only the last call before your time is up comes then.
reminders-never-quiet = There are no quiet hours.
