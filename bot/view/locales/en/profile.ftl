### What came of a member's games. $name is the member.

profile-none = **{ $name }** has not played on this server yet.
# $since is a date.
profile-since = **{ $name }** has played on this server since { $since }.
# $pool is the kind of game, such as "Pacru for two", $results are the next ones in a list: "7 won, 1 shared, 4 lost".
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
profile-shared = { $games } shared
# Several who share the first place.
profile-shared-first = { $games } shared first
profile-second = { $games } second
profile-third = { $games } third
profile-fourth = { $games } fourth
profile-reliable = Has seen every game through to its end.
# $finished of $games.
profile-less-reliable =
    { $games ->
        [one] Has seen { $finished } of { $games } game through to the end; the others were lost on time or left.
       *[other] Has seen { $finished } of { $games } games through to the end; the others were lost on time or left.
    }
profile-no-game = No game under way.
profile-under-way = **Under way**
