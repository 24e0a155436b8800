### Tournaments, leagues and ladders. `$tournament` is what the organiser has called it.

## What was done about a tournament.

tournament-done-created = { $tournament } is set up; its announcement follows. `/pacru-organise invite` invites members, `/pacru-organise edit` changes its settings and, until it starts, `/pacru-organise format` how it is played. For everything else there is this message, which `/pacru-organise run` opens again.
tournament-done-edited = The changes to { $tournament } are saved.

# $count is how many take part now.
tournament-done-joined =
    { $count ->
        [one] You are the first to take part in { $tournament }.
       *[other] You take part in { $tournament }; it has { $count } entrants so far.
    }
tournament-done-meets-blocked = Somebody whom you have blocked takes part as well: blocks do not change who plays whom.
tournament-done-left = You no longer take part in { $tournament }.
tournament-done-declined = You have declined the invitation to { $tournament }.
tournament-done-invited = { $player } is invited to { $tournament }.

# $games is how many games begin now.
tournament-done-started =
    { $games ->
        [0] { $tournament } has started.
        [one] { $tournament } has started: one game begins.
       *[other] { $tournament } has started: { $games } games begin.
    }
tournament-done-round =
    { $games ->
        [0] Round { $round } of { $tournament } begins.
        [one] Round { $round } of { $tournament } begins with one game.
       *[other] Round { $round } of { $tournament } begins with { $games } games.
    }

# $players are the names of those at the board.
tournament-done-ruled = The game of { $players } in { $tournament } has the result that you gave.
tournament-done-bye = { $player } does not play in round { $round } of { $tournament }.
tournament-done-withdrawn = { $player } no longer takes part in { $tournament }.

# Of $substitute, who has not answered, and $player.
tournament-done-substitute-asked = { $substitute } is asked to play on in { $tournament }. Until they accept, { $player } takes part.
tournament-done-plays-on = You play on in { $tournament } for { $player } and keep the points so far.
tournament-done-swapped = { $player } and { $other } swap places in the next round of { $tournament }.
tournament-done-paused = { $tournament } is paused: no new round begins until you resume it.
tournament-done-resumed = { $tournament } goes on.

# $when is a moment that Discord shows in the reader's time zone.
tournament-done-extended = The round of { $tournament } now lasts until { $when }.
tournament-done-ended = { $tournament } is over.

# $season is the number of the season.
tournament-done-season = Season { $season } of { $tournament } is set up, with everybody who has not left.
tournament-done-challenged = { $player } is challenged; the answer is due in 14 days.
tournament-done-challenge-accepted = You have accepted; the board follows.
tournament-done-challenge-declined = You have declined: the challenger takes your rung.
tournament-done-challenge-taken-back = You have taken back your challenge.

## Why something cannot be done.

tournament-refused-game = What happens to `{ $code }` is up to the organiser of its tournament: ask them for a result or a substitute.
tournament-refused-unknown = There is no such tournament here; `/pacru-tournament list` shows them all.

# $names are the tournaments that could be meant.
tournament-refused-several = There are several tournaments here: { $names }. Name one with the option `tournament`.
tournament-refused-season-open = The next season is already set up; `/pacru-tournament list` shows it.

# $most is how many there may be at a time.
tournament-refused-too-many = At most { $most } tournaments can go on here at a time; end one with `/pacru-organise run`.

# $most is a number of characters.
tournament-refused-name = A tournament needs a name of 1 to { $most } characters.
tournament-refused-name-taken = Another tournament here has this name; choose one that tells them apart.
tournament-refused-description = A description has at most { $most } characters.
tournament-refused-only-two = Leagues and ladders have only games for two; choose all play all or Swiss for larger tables.
tournament-refused-group-size = A group has 3 to 16 entrants.
tournament-refused-rounds = A Swiss has 1 to 64 rounds.
tournament-refused-rounds-open = At least one round must be open at a time (`rounds_open`).
tournament-refused-promotion = At most a third of a division can go up.
tournament-refused-reach = A challenge must be able to reach at least one rung up (`reach`).
tournament-refused-round-days = A round lasts 1 to 365 days.
tournament-refused-most = Between 2 and { $most } members may enter.

# $count is how many take part.
tournament-refused-more-entered =
    { $count ->
        [one] One member takes part already, so the limit cannot be lower.
       *[other] { $count } members take part already, so the limit cannot be lower.
    }
tournament-refused-ratings = The lowest rating is above the highest.
tournament-refused-start-time = The start must be within the next twelve months, for example `in 3 days` or `2026-12-24 18:00`.
tournament-refused-closed = Entries are closed; `/pacru-tournament list` shows other tournaments.
tournament-refused-joined = You already take part; `/pacru-tournament games` lists your games.
tournament-refused-only-swiss = Only a Swiss has byes; whoever withdraws is out for good.
tournament-refused-only-ladder = Members challenge each other only on a ladder; `/pacru-tournament list` shows what there is.
tournament-refused-no-rounds = A ladder has no rounds: members challenge each other with `/pacru-tournament ladder`.
tournament-refused-trf = TRF is for a Swiss for two; choose CSV or JSON.
tournament-refused-entered = That member already takes part.
tournament-refused-not-entered = { $player } does not take part; `/pacru-tournament show` says who does.
tournament-refused-has-left = { $player } has left the tournament; `/pacru-tournament show` says who takes part.
tournament-refused-full = All { $most } places are taken; when somebody leaves, one becomes free.

# $own is the rating of the member.
tournament-refused-rating = Your rating is { $own }, and this tournament is open to { $ratings }. The organiser can still invite you.
tournament-refused-bot = { $player } is a bot and cannot enter.
tournament-refused-started = The tournament has already started, and that can no longer be changed; `/pacru-organise edit` changes what still can.
tournament-refused-not-started = The tournament has not started; `/pacru-organise run` starts it.
tournament-refused-over = The tournament is over; `/pacru-tournament standings` shows how it ended.
tournament-refused-not-over = The tournament is not over; `/pacru-organise run` ends it early.

# $needed is how many it takes, $got how many there are.
tournament-refused-too-few = It takes at least { $needed } entrants (so far: { $got }); invite others with `/pacru-organise invite`.
tournament-refused-no-more-rounds = All rounds have begun; `/pacru-organise run` ends the tournament early.
tournament-refused-too-many-rounds = With { $entrants } entrants, this is how many rounds can be played without anyone meeting the same opponent twice: { $most }. Choose no more than that with `/pacru-organise format`, or invite others.
tournament-refused-no-such-round =
    { $rounds ->
        [one] The tournament has only { $rounds } round.
       *[other] The tournament has only { $rounds } rounds.
    }

# $count is how many games are open.
tournament-refused-games-open =
    { $count ->
        [one] One game of the round is still open; you can rule on it with `/pacru-organise run`.
       *[other] { $count } games of the round are still open; you can rule on them with `/pacru-organise run`.
    }
tournament-refused-other-system = That is not possible in this kind of tournament; `/pacru-tournament show` says how it is played.
tournament-refused-paused = The tournament is paused; `/pacru-organise run` resumes it.
tournament-refused-not-paused = The tournament is not paused; `/pacru-organise run` pauses it.
tournament-refused-no-pauses = The organiser does not allow pauses in the games of this tournament.
tournament-refused-no-deadline = The rounds of this tournament have no deadline: every game has its own clock.
tournament-refused-extension = A round can last 1 to 365 days longer.
tournament-refused-no-board = That game does not belong to the tournament; choose one from the list.
tournament-refused-result = Give each player's place, in the order of their seats; shared places get the same number: `1 2`, `1 1`, `1 2 2 4`, and `-` for somebody who did not play.
tournament-refused-result-stands = That result can no longer be changed: the game no longer counts.
tournament-refused-paired = Round { $round } is already paired; `/pacru-tournament show` says how the tournament stands.
tournament-refused-swap = Those two cannot swap places in the next round; `/pacru-organise run` shows the pairings.
tournament-refused-oneself = Name two different members.
tournament-refused-reach-of =
    { $reach ->
        [one] You can challenge whoever is right above you; `/pacru-tournament ladder` shows who that is.
       *[other] You can challenge those up to { $reach } rungs above you; `/pacru-tournament ladder` shows who they are.
    }
tournament-refused-has-challenged = { $player } has challenged somebody, and can do so again when that is settled.
tournament-refused-is-challenged = { $player } has already been challenged; wait until that is settled.
tournament-refused-no-challenge = No challenge is waiting for an answer; `/pacru-tournament ladder` shows whom you can challenge.
tournament-refused-for-somebody-else = Only { $player } can answer that.
tournament-refused-impossible = That cannot be done now; `/pacru-tournament show` says how the tournament stands.
# $game is the heading of the game.
tournament-overruled = { $game }: called off without a change of ratings, since its result has been decided in the tournament.

## The message of a tournament.

tournament-heading = 🏆 **{ $tournament }**

# $season is the number of the season.
tournament-heading-season = 🏆 **{ $tournament }**, season { $season }

# $game is the name of a game, $players how many sit at a board, $pace how much time there is.
tournament-game = Game: { $game }. Players at a board: { $players }. Pace: { $pace }.
tournament-rated = The games are rated.
tournament-unrated = The games are unrated.
tournament-fill-byes = Whoever would have no game plays a computer, which has no place in the standings.
tournament-no-vacations = Vacations do not stop the clocks.
tournament-no-pauses = Games cannot be paused.
tournament-series = Each pairing is a series of { $games } games.
tournament-all-play-all = Everybody plays everybody.
tournament-all-play-all-twice = Everybody plays everybody twice.
tournament-all-play-all-tables = Everybody plays everybody, at tables for more than two.
tournament-swiss = Swiss: in each round you play somebody with about as many points.
tournament-swiss-tables = Swiss: in each round you sit with others who have about as many points as you.

# $size is the most players of a division, $promoted how many go up and down.
tournament-league =
    { $promoted ->
        [one] League: divisions of about { $size }; one goes up and one goes down each season.
       *[other] League: divisions of about { $size }; { $promoted } go up and { $promoted } go down each season.
    }

# $reach is a number of rungs.
tournament-ladder =
    { $reach ->
        [one] Ladder: whoever challenges the member right above and wins takes their rung.
       *[other] Ladder: whoever challenges somebody up to { $reach } rungs above and wins takes their rung.
    }
tournament-round-days =
    { $days ->
        [one] A round lasts one day.
       *[other] A round lasts { $days } days.
    }
tournament-starts = It starts on { $when }.

# $organiser is a mention.
tournament-starts-by-hand = It starts when the organiser, { $organiser }, says so.

# $least and $most are ratings.
tournament-ratings = Open to { $ratings }, and to whoever is invited.
tournament-nobody = Nobody has entered yet.

# $count is how many have entered, $most how many may, $names who they are.
tournament-entrants = Entrants ({ $count } of at most { $most }): { $names }
tournament-groups-now = If it started now:
tournament-late = Entries are still open.

# $over is how many of $games games are over.
tournament-running = Round { $round } of { $rounds }; games over: { $over } of { $games }.
tournament-running-at-once = Games over: { $over } of { $games }.
tournament-round-ends = The round ends on { $when }.
tournament-is-paused = It is paused: no new round begins.
tournament-is-over = It is over.

## What its channel reads.

tournament-round-begins = **{ $tournament }**: round { $round } begins.
tournament-rounds-begin = **{ $tournament }**: rounds { $first } to { $last } begin at once.
tournament-round-thread = The boards are in the thread below, which pings each player once.
tournament-round-heading = **Round { $round }**
# Above a list of members, each with their games.
tournament-calls = **{ $tournament }**: your games, each with a link to its board.

# $names are those without a game.
tournament-byes = Without a game in this round: { $names }.

# $member is the mention of who is told.
tournament-invitation = { $member }, you are invited to **{ $tournament }**.

# $player is who $member would play on for, $open how many open games that is about.
tournament-substitute = { $member }, you are asked to play on in **{ $tournament }** for { $player }. You would keep the points so far. Open games that you would take over: { $open }.
tournament-substitute-declined = { $member }, { $substitute } does not want to play on in **{ $tournament }** for { $player }. With `/pacru-organise run` you ask somebody else.

tournament-overdue = { $member }, the time of round { $round } of **{ $tournament }** is over, and these games are still open. `/pacru-organise run` gives more time, rules on a game, or pairs the next round of a Swiss.
tournament-waits = **{ $tournament }**: who is waiting for whom, the longest first.

# $others wait for $player; $since is how long ago, as Discord shows it.
tournament-waits-line = `{ $code }`: { $player } is to move against { $others } ({ $since }).
tournament-start-missed = { $member }, **{ $tournament }** could not start, since too few have entered. `/pacru-organise run` starts it as soon as there are enough.

tournament-edited = **{ $tournament }**: the organiser has changed what you entered for. Whoever no longer wants to play presses **{ tournament-button-leave }**. This is how it is now:

tournament-called-off = { $member }, a game of **{ $tournament }** was called off: { $names }. Decide its result with `/pacru-organise run`, game `{ $code }`.

# $rung is a number.
tournament-challenge = { $member }, { $player } challenges you for rung { $rung } of **{ $tournament }**. Without an answer in 14 days the rung is theirs.
# $rung is a number; $player has challenged $other for it.
tournament-challenge-settled =
    { $outcome ->
        [accepted] **{ $tournament }**: { $other } accepts the challenge of { $player } for rung { $rung } ({ $game }).
        [declined] **{ $tournament }**: { $other } gives rung { $rung } to { $player } without a game.
        [unanswered] **{ $tournament }**: { $other } has not answered in 14 days, so rung { $rung } goes to { $player }.
        [taken-back] **{ $tournament }**: { $player } takes back the challenge to { $other } for rung { $rung }.
        [won] **{ $tournament }**: { $player } wins against { $other } and takes rung { $rung }.
       *[kept] **{ $tournament }**: { $other } keeps rung { $rung } against { $player }.
    }

# $organiser is the mention of who has ruled, $result the result of each player.
tournament-ruled = ⚖️ **{ $tournament }**: { $organiser } has ruled on game `{ $code }` ({ $result }).
tournament-ruled-before = Before that, the result was: { $result }. Ratings stay as they are.
tournament-ruled-open = The game was open; it is called off without a change of ratings.
tournament-ruled-reason = Reason: { $reason }
tournament-ruled-own = { $organiser } has ruled on this game although they play in it.
tournament-podium = 🏆 **{ $tournament }** is over.
# $place is 1, 2 or 3, $count how many have it.
tournament-place-shared = Place { $place } is shared by { $count }.
# $count is how many games were called off.
tournament-podium-void = Games called off without a change of ratings: { $count }.
# $names are in the order of their lots.
tournament-lots = Equal in everything, so lots were drawn to decide who goes up or down, in this order: { $names }.
tournament-next-season = The next season starts in a week, with everybody who has not left; whoever does not want to play on presses **{ tournament-button-leave }** under its announcement.

## The organiser's message.

# $when is how long ago that was, as Discord shows it.
tournament-organiser = -# Only you see this, as it was { $when }. Its buttons bring it up to date; `/pacru-organise run` opens it again.
tournament-choose-game = Rule on a game…
tournament-choose-member = Withdraw, replace, swap, bye: choose an entrant…
tournament-choose-days = Let the round last longer…
tournament-choose-bye = A bye…
tournament-choose-swap = Swap places with…
tournament-game-open = Round { $round }, open
tournament-game-over = Round { $round }, over: correct it
tournament-invited = Invited, has not answered
tournament-days =
    { $days ->
        [one] One day longer
       *[other] { $days } days longer
    }
# $points is how many points somebody gets without a game.
tournament-bye-of = Round { $round }, points: { $points }
tournament-about = **{ $tournament }**: what should happen to { $player }?
# $open is how many games are not over.
tournament-pairing-on = Games that stay open, and count as draws for the pairing: { $open }.
tournament-swapping = **{ $tournament }**: let { $player } and { $other } swap places in round { $round }?
# $open is how many games are not over.
tournament-provisional = This is provisional: open games count as draws here ({ $open }), and may lead to other pairings. A swap of places stays in any case.
tournament-flaw-rematch = ⚠️ { $player } and { $other } have played each other before.
tournament-flaw-bye = ⚠️ { $player } has already had a round without a game.
# $first and $second are how many games they have begun, and not begun.
tournament-flaw-uneven = ⚠️ Uneven for { $player }, counting this round: first to move in { $first } of their games, second in { $second }.
tournament-giving-bye = **{ $tournament }**: give { $player } a bye in round { $round }? Points for it: { $points }.
# $when is a moment.
tournament-extending = **{ $tournament }**: let round { $round } last until { $when }? Games that are open: { $open }.
tournament-pausing = **{ $tournament }**: pause it? No new round begins until you resume it. Open games, which go on: { $open }.
tournament-resuming = **{ $tournament }**: let it go on? Open games: { $open }.
tournament-removing = **{ $tournament }**: take { $player } out? They can enter again.
tournament-substituting = **{ $tournament }**: let a computer play on for { $player }? They cannot come back. Games that it takes over: { $open }.
# $void is how many games count for nobody.
tournament-withdrawing = **{ $tournament }**: withdraw { $player }? They cannot come back. Their open games, which end: { $open }. Games that then count for nobody: { $void }.
# Labels of a form: at most 45 characters.
tournament-ruling-result = Result of { $code }
tournament-ruling-reason = Why, in a few words; everybody reads it
# Hints of a form: at most 100 characters. $members is how many members are notified.
tournament-ruling-hint = An open game is called off, and ratings do not change. Members who are notified: { $members }.
tournament-ruling-places = A place for each seat: 1 2 2, and - for whoever did not play. Members who are notified: { $members }.
tournament-result-wins = { $player } wins
tournament-result-draw = A draw
tournament-result-unplayed = { $player } wins without playing
tournament-result-neither = Neither has played: both lose
tournament-replacing = Who plays on for { $player }?
tournament-replacing-hint = They keep the points. Open games that they take over: { $open }.
tournament-button-pause = Pause
tournament-button-resume = Let it go on
tournament-button-season = Next season
tournament-button-preview = Preview
tournament-button-renew = Refresh
tournament-button-log = Log
tournament-button-computer = A computer plays on
tournament-button-replace = Somebody else plays on
tournament-button-swap = Swap places
tournament-button-bye = Give the bye
tournament-button-extend = Extend the round
tournament-refused-changed = Something has changed since you were asked. As it is now:

## What has happened: lines behind a moment.

tournament-log = What has happened in **{ $tournament }**, the newest first:
tournament-log-created = It was set up.
tournament-log-edited = The settings were changed.
tournament-log-entered = { $player } takes part.
tournament-log-left = { $player } no longer takes part.
tournament-log-computer = A computer plays on for { $player }.
tournament-log-replaced = { $player } plays on for somebody else and keeps the points.
tournament-log-swapped = { $player } and { $other } swap places in the next round.
tournament-log-started = It has started.
tournament-log-round = Round { $round } is paired; games: { $games }.
tournament-log-bye = { $player } has a bye in round { $round }; points: { $points }.
tournament-log-extended = The round lasts until { $when }.
tournament-log-paused = It was paused.
tournament-log-resumed = It was resumed.
tournament-log-ruled = The organiser has ruled on game `{ $code }`.

## Standings.

tournament-standings = Standings of **{ $tournament }**.
tournament-ladder-standings = The ladder **{ $tournament }**: rung, name, games played.

# $number is that of a group or division.
tournament-group = Group { $number }
tournament-division = Division { $number }
tournament-zones = ↑ goes up, ↓ goes down.

# $tie-breaks are named in their order.
tournament-ties = If points are equal: { $tie-breaks }.
tournament-tie-direct = games against each other
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = wins
tournament-tie-difference = difference of markers or points in the games
tournament-tie-buchholz-cut = Buchholz without the lowest
tournament-tie-buchholz = Buchholz
tournament-tie-firsts = first places
tournament-tie-seconds = second places
tournament-tie-opponents = points of the opponents
tournament-cross-table = Cross-table of **{ $tournament }**; a dot is a game to come.
tournament-not-paired = Nobody is paired yet.

## How it is scored.

tournament-scoring = How **{ $tournament }** is scored:
tournament-points-two = A win counts 1 point, a draw ½ and a loss nothing.
tournament-points-tables = At a table of four the places count 1, ⅔, ⅓ and 0 points, at a table of three 1, ½ and 0; shared places share the points.
tournament-points-bye = Whoever has no game because the number of players is odd gets 1 point; if it can be avoided, nobody is without a game twice.
tournament-leaving-struck = If somebody leaves before half of their games are played, all of them count for nobody; if they leave later, they lose the rest.
tournament-leaving-tables = If somebody leaves before half of their games are played, they get no place; if they leave later, they keep one. The others at their tables play on.
tournament-leaving-lost = Whoever leaves loses the game they are in.
tournament-leaving-ladder = When somebody leaves the ladder, everybody below moves up.
tournament-forfeits = Whoever gives up a game or runs out of time before playing two turns forfeits it; whoever forfeits twice is out of the tournament.
tournament-shared = Those who are equal in all of that share the place: lots are never drawn.
tournament-shared-lots = Whoever is equal in all of that shares the place. Where that place decides who goes up or down, lots are drawn at the end: they are computed from all results of the season, and the last announcement says what they decided.

## A member's own.

tournament-mine = Your games in **{ $tournament }**:
tournament-mine-none = You have no game in **{ $tournament }**.

# $names are the opponents.
tournament-mine-turn = { $code } against { $names }: your turn.
tournament-mine-waits = { $code } against { $names }: waiting for { $player }.
tournament-mine-until = Until { $when }.
tournament-mine-left = { $code } against { $names }: goes on without you.
tournament-mine-held = { $code } against { $names }: on hold.
tournament-mine-called-off = `{ $code }` against { $names }: called off; the organiser decides its result.
tournament-mine-over = { $code } against { $names }: over; points: { $points }.
tournament-mine-unplayed = Against { $names }: decided without a game; points: { $points }.
tournament-mine-void = Against { $names }: counts for nobody.
tournament-leaving = **{ $tournament }** has begun. If you withdraw, you lose your open games there, or they count for nobody; you cannot come back. Do you want to withdraw?
tournament-declining = **{ $tournament }**: give your rung { $rung } to { $player } without a game?
# $games is how many games begin, $members how many members are notified.
tournament-starting =
    { $games ->
        [0] **{ $tournament }**: start it now? No game begins yet: members challenge each other.
       *[other] **{ $tournament }**: start it now? Games that begin: { $games }. Members who are notified, once each: { $members }.
    }
tournament-beginning = **{ $tournament }**: begin round { $round } now? Games that begin: { $games }. Members who are notified, once each: { $members }.
tournament-boards-in-thread = The boards go into a thread.
tournament-ending = **{ $tournament }**: end it as it stands? Games over: { $over } of { $games }. Open games are called off; they count for nothing and change no ratings.
tournament-nothing = Nothing has changed in **{ $tournament }**.
tournament-list = Tournaments of this server:
tournament-list-none = No tournament has been set up here.
# The same to a member who may set one up.
tournament-list-none-yet = No tournament has been set up here. `/pacru-organise new` sets one up: a tournament of several rounds, a league or a ladder.

# A line of the list: $game is the name of the game, $count how many take part.
tournament-list-entries = **{ $tournament }** ({ $game }): open for entries, { $count } so far.
tournament-list-running = **{ $tournament }** ({ $game }): under way; entrants: { $count }.
tournament-list-over = **{ $tournament }** ({ $game }): over.

## Buttons.

tournament-button-standings = Standings
tournament-button-cross-table = Cross-table
tournament-button-mine = My games
tournament-button-withdraw = Withdraw
tournament-button-start = Start
tournament-button-next-round = Next round
tournament-button-end = End it
tournament-button-give-rung = Give the rung away
tournament-button-accept = Accept
tournament-button-decline = Decline
tournament-button-leave = Leave
tournament-refused-not-an-organiser = Tournaments are organised by those with the permission **{ -permissions-manage-events }**, and by whoever has set them up.

## Pictures of standings and cross-tables: at most 12 characters above a column.

tournament-column-points = Points
tournament-column-games = Games
# Instead of a name that no font can draw.
tournament-unnamed = Player { $number }
# The title of a later season.
tournament-table-season = { $tournament }, season { $season }
# Part of the line under the title.
tournament-table-round = round { $round } of { $rounds }
tournament-cross-table-rounds = Each column is a round, with the number of the opponent and the result, or (2) for second place at a table; +1 is a point without a game.
tournament-cross-table-unplayed = `+` and `-` are a win and a loss in a game that was decided without play.
tournament-cross-table-ruled = `°` marks results on which the organiser has ruled.
# $format is not said: the name of the file tells it.
tournament-exported = { $tournament } as a file:

## Why somebody is paired as they are: one sentence each.

tournament-preview = **{ $tournament }**, round { $round } as it would be paired now.
tournament-why-schedule = Everybody plays everybody; this is round { $round } of { $of } of the schedule.
tournament-why-same-score = Both have the same points: { $points }.
# $player has $points and plays somebody with fewer: $other with $fewer.
tournament-why-alone = { $player } ({ $points }) and { $other } ({ $fewer }): nobody else has as many points as { $player }.
tournament-why-all-met = { $player } ({ $points }) and { $other } ({ $fewer }): { $player } has already played everybody else with as many points.
tournament-why-odd = { $player } ({ $points }) and { $other } ({ $fewer }): an odd number of players have as many points as { $player }.
tournament-why-round = { $player } ({ $points }) and { $other } ({ $fewer }): this makes the round as a whole fairest.
tournament-why-met = They have played each other before; every other pairing would be worse.
tournament-why-instead-of-bye = { $player } would have no game otherwise.
tournament-why-ranking = They are next to each other in the standings, with { $fewest } to { $most } points.
tournament-why-ranking-same = They all have the same points: { $points }.
tournament-why-challenge = Rung { $challenger } has challenged rung { $defender }.
tournament-why-organiser = The organiser has put them together.
