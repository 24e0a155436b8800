### Ratings: what a game changed, a member's own, the best of a server. $rating is a number such as 1512, with a question
### mark where it is provisional; $pool is the kind of game, such as "Pacru for two".

# Under the last board. $changes are such as "🟢 Ana 1512? (+12), 🟡 Ben 1488? (−12)".
ratings-changed = Rating: { $changes }.
# $why is one of the next four.
ratings-unchanged = No rating changes: { $why }.
ratings-will-not-change = No rating will change: { $why }.
ratings-unchanged-series = No rating changes, and the series stays as it was: { $why }.
ratings-series-unchanged = The series stays as it was: { $why }.
# Each a whole sentence without its end; it also follows "unrated, because".
ratings-why-computer = a computer is playing
ratings-why-substitute = one of the two players did not play from the beginning
ratings-why-substitutes = fewer than two players have played from the beginning
ratings-why-short = the game ended before everyone had taken two turns
ratings-why-annulled = the result was annulled

ratings-pool-two = { $game } for two
ratings-pool-many = { $game } for three or four

ratings-own-none = You have no rating on this server yet: you get one after your first rated game.
ratings-own-none-of-game = You have no rating for this game on this server yet: you get one after your first rated game.
# $name is a member.
ratings-none = { $name } has no rating on this server yet: they get one after their first rated game.
ratings-none-of-game = { $name } has no rating for this game on this server yet: they get one after their first rated game.
ratings-own-heading = **Your ratings on this server**
ratings-heading = **Ratings of { $name } on this server**
ratings-of-pool =
    { $games ->
        [one] • { $pool }: **{ $rating }** after { $games } game
       *[other] • { $pool }: **{ $rating }** after { $games } games
    }
# Follows a comma after that: what the last $games games changed, $points in all.
ratings-up =
    { $games ->
        [one] up { $points } in the last one
       *[other] up { $points } in the last { $games }
    }
ratings-down =
    { $games ->
        [one] down { $points } in the last one
       *[other] down { $points } in the last { $games }
    }
ratings-level =
    { $games ->
        [one] unchanged in the last one
       *[other] unchanged in the last { $games }
    }
ratings-provisional = A question mark means that a rating is provisional: it can still change a lot.

# One game. $others are who else played, $result one of the next four, $rating what came of it: "1512 (+12)".
ratings-game = • `{ $code }` with { $others }: { $result }, { $rating }
ratings-won = won
ratings-shared = shared first place
ratings-lost = lost
# $place is 2, 3 or 4.
ratings-place =
    { $place ->
        [2] second place
        [3] third place
       *[4] fourth place
    }

ratings-leaderboard = **Leaderboard: { $pool }**
ratings-leaderboard-empty = No rated game of { $pool } has been finished on this server yet; `/pacru new` opens a table.
# A member in the list.
ratings-entry = { $name }: { $standing }
ratings-entry-own = **{ $name } (you)**: { $standing }
# Where a member stands.
ratings-standing =
    { $games ->
        [one] **{ $rating }**, { $games } game
       *[other] **{ $rating }**, { $games } games
    }
# A heading. $games is 2 or more.
ratings-newcomers = Fewer than { $games } rated games:
ratings-more-newcomers = and { $count } more
ratings-own-place = You are number { $place } of { $count }: { $standing }
ratings-own-standing = You: { $standing }
ratings-own-no-game = You have not played a rated game of this kind yet.

# The leaderboard of a season. $first and $last are months.
season-name = { $first }–{ $last } { $year }
season-heading = **Season { $season }: { $pool }**
season-empty = No rated game of { $pool } has been finished in the season { $season }.
# $points is a number such as 5½.
season-standing =
    { $games ->
        [one] **{ $points }** from { $games } game
       *[other] **{ $points }** from { $games } games
    }
season-rule = In each rated game, you score 1 point for every opponent who finishes behind you and ½ point for every opponent who shares your place.
season-own-no-game = You have not finished a rated game of this kind in this season.
# $when is "in 3 weeks" or "3 weeks ago".
season-ends = The season ends { $when }.
season-ended = The season ended { $when }.
