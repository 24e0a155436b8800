### How a series of games stands. $player is the sign of a colour and a name.

# A player of Pacru. $points is their number, in halves, $written how it is written, such as 2½.
series-points-for-wins =
    { $points ->
        [0.5] ½ point for { $player }
        [one] { $written } point for { $player }
       *[other] { $written } points for { $player }
    }
series-markers =
    { $total ->
        [one] { $total } marker for { $player }
       *[other] { $total } markers for { $player }
    }
series-points =
    { $total ->
        [one] { $total } point for { $player }
       *[other] { $total } points for { $player }
    }
# Games won and markers. $wins is in halves, $written how it is written, such as 2½.
series-wins-and-markers =
    { $wins ->
        [0.5] ½ win
        [one] { $written } win
       *[other] { $written } wins
    } and { $total ->
        [one] { $total } marker
       *[other] { $total } markers
    } for { $player }
series-wins-and-points =
    { $wins ->
        [0.5] ½ win
        [one] { $written } win
       *[other] { $written } wins
    } and { $total ->
        [one] { $total } point
       *[other] { $total } points
    } for { $player }
series-wins-before-markers = Games won count before markers, because a game was decided by resignation or on time.
series-wins-before-points = Games won count before points, because a game was decided by resignation or on time.

# $totals are such as "42 markers for 🟢 Ana and 30 markers for 🟡 Ben".
series-after = The series after game { $game } of { $games }: { $totals }.
series-next = The next game begins.
series-won = 🏆 **{ $winner } wins the series** of { $games } games: { $totals }.
series-shared = 🤝 **The series of { $games } games is a draw** between { $winners }: { $totals }.
series-without-result = The series has no result, because none of its games was played.
