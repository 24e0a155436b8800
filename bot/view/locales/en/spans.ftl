### Lengths of time, and how much of it the players have.

span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
pace-unlimited = no clock

# $time, $start, $increment and $cap are lengths of time, such as "3 days".
pace-per-move = { $time } a turn
pace-fischer = { $start } + { $increment } a turn
pace-fischer-capped = { $start } + { $increment } a turn, at most { $cap }
