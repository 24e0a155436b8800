### What came of a member's games. $name is the member.

profile-none = **{ $name }** has not played on this server yet.
# $since is a date.
profile-since = **{ $name }** has played on this server since { $since }.
# $pool is the kind of game, such as "Pacru for two", $results are the next ones in a list: "7 won, 1 drawn, 4 lost".
profile-pool =
    { $games ->
        [one] • { $pool }: { $games } game, { $results }
       *[other] • { $pool }: { $games } games, { $results }
    }
# $rating is a number.
profile-pool-rated =
    { $games ->
        [one] • { $pool }: { $games } game, { $results }; rating { $rating }
       *[other] • { $pool }: { $games } games, { $results }; rating { $rating }
    }
profile-won = { $games } won
profile-lost = { $games } lost
# Two players who share the win.
profile-shared = { $games } drawn
# Several who share the first place.
profile-shared-first =
    { $games ->
        [one] { $games } shared first place
       *[other] { $games } shared first places
    }
profile-second =
    { $games ->
        [one] { $games } second place
       *[other] { $games } second places
    }
profile-third =
    { $games ->
        [one] { $games } third place
       *[other] { $games } third places
    }
profile-fourth =
    { $games ->
        [one] { $games } fourth place
       *[other] { $games } fourth places
    }
profile-reliable = They have played every game to its end.
# $finished of $games.
profile-less-reliable = They have played { $finished } of { $games } games to the end; the rest were lost on time or abandoned.
# $tournaments are names of tournaments.
profile-titles = 🏆 They have won { $tournaments }.
# At the end of that list.
profile-titles-more = { $count } more
# $player was behind in the game, with this $rating then.
profile-best-win = Best win: `{ $code }`, against { $player } ({ $rating }).
profile-longest =
    { $turns ->
        [one] Longest game: `{ $code }`, { $turns } turn.
       *[other] Longest game: `{ $code }`, { $turns } turns.
    }
# What the reader has won, shared and lost against the member; $results: "7 won, 1 drawn, 4 lost".
profile-head-to-head =
    { $games ->
        [one] You have played { $games } game against them: { $results }.
       *[other] You have played { $games } games against them: { $results }.
    }
# $turns is how many turns were played, on $days days.
profile-activity =
    { $days ->
        [one] { $turns ->
            [one] They have played one turn in the last twelve months.
           *[other] They have played { $turns } turns in the last twelve months, all on one day.
        }
       *[other] They have played { $turns } turns in the last twelve months, on { $days } days.
    }
# Above the calendar of these turns.
profile-activity-title = Turns on each day
# A month, at most 4 characters.
profile-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
profile-month-year = { $month } { $year }
profile-no-game = They are not playing any games now.
profile-under-way = **Under way**
