### Computer players: how strong they are, and the turns they recommend.

level-novice = Novice
level-learner = Learner
level-casual = Casual
level-regular = Regular
level-skilled = Skilled
level-experienced = Experienced
level-club = Advanced
level-strong = Strong
level-master = Master
level-grandmaster = Grandmaster
# The choice of a computer that is as strong as the member.
level-fair = A fair opponent
# A level with its rating in a game, such as "Advanced (1845)".
level-rated = { $level } ({ $rating })

# The name of a computer player, such as "Advanced computer" or, where there are several of a level, "Advanced computer 2".
computer-name = { $level } computer

level-about-fair = As strong as you, by your games against computers; a Learner in your first game
level-about-novice = Grabs whatever it can and misses most other things
level-about-learner = Takes what it can and misses some other things
level-about-casual = Takes what looks best and hardly considers your reply
level-about-regular = Sees most of the direct effects of a turn
level-about-skilled = Considers some of your replies
level-about-experienced = Considers most of your replies
level-about-club = Looks a few turns ahead
level-about-strong = Looks further ahead and sees most tricks
level-about-master = Looks many turns ahead, as far as it can within a moment
level-about-grandmaster = Thinks for up to 20 seconds if nobody else is waiting

# $title is the name and the code of a game: "**Pacru `7K3Q`**".
levels-question = { $title }: how strong should the computer be?
levels-placeholder = Choose a level
hints-heading = { $title }: good turns, best first, with the chance of winning by a computer's estimate.

# One turn: its number, the turn in notation, the chance of winning, and what it is good for.
hints-line = { $number }. `{ $turn }` ({ $chance }): { $reasons }.
# The same without a reason.
hints-plain-line = { $number }. `{ $turn }` ({ $chance }).

# $turns is a list of numbers and turns: "1: e1-e2 and 2: e1-e3".
hints-alt = Marked: { $turns }.

# A share of a hundred.
percent = { $percent }%

# What a turn is good for, in a few words after its notation; $player is a player.
reason-wins = wins
reason-shares-win = shares first place
reason-puts-out = eliminates { $player }
reason-captures = captures a chevron of { $player }

# $tokens is a number of tokens, such as "3 tokens", $points of points.
reason-takes = takes { $tokens } for { $points }
counted-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
counted-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
reason-claims =
    { $count ->
        [one] claims { $count } field
       *[other] claims { $count } fields
    }
reason-meets = makes a meeting

# How many fields, or points in Pasang, a turn leaves an opponent to go to.
reason-confines =
    { $count ->
        [0] leaves { $player } nowhere to go
        [one] leaves { $player } only { $count } place to go to
       *[other] leaves { $player } only { $count } places to go to
    }
reason-gains-room =
    { $count ->
        [one] reaches { $count } more field before the others
       *[other] reaches { $count } more fields before the others
    }
# How many more fields, or points in Pasang, the player can move to after the turn than before.
reason-gains-moves =
    { $count ->
        [one] can reach { $count } more field
       *[other] can reach { $count } more fields
    }
# What the opponent would do next otherwise; $effect is what that turn does, such as "claims 1 field".
reason-prevents = prevents `{ $turn }` ({ $effect })
# What the player would do next if they could.
reason-threatens = threatens `{ $turn }` ({ $effect })
reason-prepares = prepares to answer `{ $answer }` with `{ $turn }` ({ $effect })
