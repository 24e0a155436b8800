### Tournaments, leagues and ladders. `$tournament` is what the organiser has called it.

## What was done about a tournament.

tournament-done-created = { $tournament } is set up, and its announcement is on its way. `/pacru-organise invite` invites members. Until it starts, **{ tournament-button-format }** changes how it is played; **{ tournament-button-rules }** has everything else. `/pacru-organise run` opens this message again.
tournament-done-edited = The changes to { $tournament } are saved.

# $count is how many take part now.
tournament-done-joined =
    { $count ->
        [one] You have joined { $tournament }; you are the first entrant.
       *[other] You have joined { $tournament }; it has { $count } entrants so far.
    }
tournament-done-meets-blocked = A member whom you have blocked is also taking part: blocks do not change who plays whom.
tournament-done-left = You have left { $tournament }.
tournament-done-declined = You have declined the invitation to { $tournament }.
tournament-done-invited = { $player } has been invited to { $tournament }.

# $games is how many games begin now.
tournament-done-started =
    { $games ->
        [0] { $tournament } has started.
        [one] { $tournament } has started with one game.
       *[other] { $tournament } has started with { $games } games.
    }
tournament-done-round =
    { $games ->
        [0] Round { $round } of { $tournament } has started.
        [one] Round { $round } of { $tournament } has started with one game.
       *[other] Round { $round } of { $tournament } has started with { $games } games.
    }

# $players are the names of those at the board.
tournament-done-ruled = The result of the game between { $players } in { $tournament } is now as you entered it.
tournament-done-bye = { $player } has a bye in round { $round } of { $tournament }.
tournament-done-withdrawn = { $player } has been withdrawn from { $tournament }.
tournament-done-reinstated = { $player } is taking part in { $tournament } again.

# Of $substitute, who has not answered, and $player.
tournament-done-substitute-asked = { $substitute } has been asked to replace { $player } in { $tournament }; until they accept, { $player } keeps playing.
tournament-done-plays-on = You have replaced { $player } in { $tournament } and keep their points.
tournament-done-swapped = { $player } and { $other } swap places in the next round of { $tournament }.
tournament-done-paused = { $tournament } is paused: no new round starts until you resume it.
tournament-done-resumed = { $tournament } has been resumed.

# $when is a moment that Discord shows in the reader's time zone.
tournament-done-extended = The round of { $tournament } now lasts until { $when }.
tournament-done-ended = { $tournament } is over.

# $season is the number of the season.
tournament-done-season = Season { $season } of { $tournament } is set up; everyone who has not left takes part.
tournament-done-challenged = You have challenged { $player }, who has 14 days to answer.
# $player is away; $until is a moment, such as "2 December 2026 18:00".
tournament-done-challenged-away = You have challenged { $player }, who is on vacation until { $until }. After that they have 14 days to answer.
tournament-done-challenge-accepted = You have accepted; the board is on its way.
tournament-done-challenge-declined = You have declined, so the challenger takes your rung.
tournament-done-challenge-taken-back = You have taken back your challenge.

## Why something cannot be done.

tournament-refused-game = The organiser decides what happens to `{ $code }`, because it is a tournament game: ask them for a result or a substitute.
tournament-refused-unknown = There is no such tournament here; `/pacru-tournament list` shows all tournaments.

# $names are the tournaments that could be meant.
tournament-refused-several = There are several tournaments here: { $names }. Use `tournament:` to choose one.
tournament-refused-season-open = The next season is already set up; `/pacru-tournament list` shows it.

# $most is how many there may be at a time.
tournament-refused-too-many = At most { $most } tournaments can run here at the same time; end one with `/pacru-organise run`.

# $most is a number of characters.
tournament-refused-name = The name of a tournament must have 1 to { $most } characters.
tournament-refused-name-taken = Another tournament here already has this name; choose a different one.
tournament-refused-description = A description can have at most { $most } characters.
tournament-refused-only-two = Leagues and ladders can have only two-player games; for larger tables, choose all play all or Swiss.
tournament-refused-group-size = A group must have 3 to 16 entrants.
tournament-refused-rounds = A Swiss tournament must have 1 to 64 rounds.
tournament-refused-rounds-open = At least one round must run at a time (`rounds_open`).
tournament-refused-promotion = At most a third of the players of a division can go up.
tournament-refused-reach = Members must be able to challenge at least one rung up (`reach`).
tournament-refused-round-days = A round must last 1 to 365 days.
tournament-refused-most = The limit must be between 2 and { $most } members.

# $count is how many take part.
tournament-refused-more-entered =
    { $count ->
        [one] One member has already entered, so the limit cannot be lower.
       *[other] { $count } members have already entered, so the limit cannot be lower.
    }
tournament-refused-ratings = The lowest rating must not be above the highest.
tournament-refused-start-time = The start must be within the next twelve months, for example `in 3 days` or `2026-12-24 18:00`.
tournament-refused-closed = Entries are closed; `/pacru-tournament list` shows other tournaments.
tournament-refused-joined = You have already joined; `/pacru-tournament games` lists your games.
tournament-refused-only-swiss = Only Swiss tournaments have byes; here, you can only withdraw a player for good.
tournament-refused-only-ladder = Members can challenge each other only on a ladder; `/pacru-tournament list` shows all tournaments.
tournament-refused-no-rounds = A ladder has no rounds: members challenge each other with `/pacru-tournament ladder`.
tournament-refused-trf = TRF files are only for two-player Swiss tournaments; choose CSV or JSON.
tournament-refused-entered = That member has already joined.
tournament-refused-not-entered = { $player } has not joined; `/pacru-tournament show` lists who has.
tournament-refused-has-left = { $player } has left the tournament; `/pacru-tournament show` lists who takes part.
tournament-refused-full = All { $most } places are taken; you can join when someone leaves.

# $own is the rating of the member.
tournament-refused-rating = Your rating is { $own }, but this tournament is open to { $ratings }. The organiser can still invite you.
tournament-refused-bot = { $player } is a bot and cannot enter; invite a member.
tournament-refused-started = The tournament has already started, so that can no longer be changed; `/pacru-organise edit` shows what you can still change.
tournament-refused-not-started = The tournament has not started; `/pacru-organise run` starts it.
tournament-refused-over = The tournament is over; `/pacru-tournament standings` shows how it ended.
tournament-refused-not-over = The tournament is not over; `/pacru-organise run` ends it early.

# $needed is how many it takes, $got how many there are.
tournament-refused-too-few = The tournament needs at least { $needed } entrants (so far: { $got }); invite others with `/pacru-organise invite`.
tournament-refused-no-more-rounds = All rounds have started; `/pacru-organise run` can end the tournament early.
tournament-refused-too-many-rounds = With { $entrants } entrants, at most { $most } rounds can be played before opponents meet again. Choose fewer rounds with `/pacru-organise format`, or invite others.
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
tournament-refused-other-system = That is not possible in this kind of tournament; `/pacru-tournament show` explains how it is played.
tournament-refused-paused = The tournament is paused; `/pacru-organise run` resumes it.
tournament-refused-not-paused = The tournament is not paused; `/pacru-organise run` pauses it.
tournament-refused-no-pauses = The organiser does not allow pauses in the games of this tournament.
tournament-refused-no-deadline = The rounds of this tournament have no deadline: every game has its own clock.
tournament-refused-extension = You can extend a round by 1 to 365 days.
tournament-refused-no-board = That game is not part of the tournament; choose one from the list.
tournament-refused-result = Give each player's place, in the order of their seats. Players who share a place get the same number: `1 2`, `1 1`, `1 2 2 4`; use `-` for a player who did not play.
tournament-refused-result-stands = You can no longer change that result: the game no longer counts.
tournament-refused-paired = Round { $round } is already paired; `/pacru-tournament show` shows its games.
tournament-refused-swap = Those two players cannot swap places in the next round; `/pacru-organise run` shows the pairings.
tournament-refused-oneself = Choose two different members.
tournament-refused-reach-of =
    { $reach ->
        [one] You can challenge only the player one rung above you; `/pacru-tournament ladder` shows who that is.
       *[other] You can challenge only players up to { $reach } rungs above you; `/pacru-tournament ladder` shows who they are.
    }
# $player is whom the reader has challenged.
tournament-refused-has-challenged = You have already challenged { $player }. When that is settled, you can challenge someone else; `/pacru-tournament ladder` with `take_back` takes the challenge back.
tournament-refused-plays-challenge = Your challenge to { $player } is being played. When the game is over, you can challenge someone else.
# $players is a list of those within reach.
tournament-refused-all-challenged = Everyone within your reach already has a challenge: { $players }. You can challenge them when it is settled.
tournament-refused-top-rung = You are on the top rung, so there is nobody above you. The players below can challenge you.
tournament-refused-not-on-ladder = You are not on this ladder. Press **{ button-join }** under its announcement, or use `/pacru-tournament join`: you start on the lowest rung and can challenge at once.
tournament-refused-ladder-closed = You are not on this ladder, and nobody can join it any more; `/pacru-tournament list` shows other tournaments.
tournament-refused-left-ladder = You have left this ladder, so you can no longer challenge anyone on it; only its organiser can let you come back.
tournament-refused-is-challenged = { $player } has already been challenged; you can challenge them when that is settled.
tournament-refused-no-challenge = You have no challenge to answer; `/pacru-tournament ladder` shows whom you can challenge.
tournament-refused-for-somebody-else = Only { $player } can answer that.
tournament-refused-impossible = That is not possible now; `/pacru-tournament show` shows the state of the tournament.
# $game is the heading of the game.
tournament-overruled = { $game }: the game is called off without a change of ratings, because its result has been decided in the tournament.

## The message of a tournament.

tournament-heading = 🏆 **{ $tournament }**

# $season is the number of the season.
tournament-heading-season = 🏆 **{ $tournament }**, season { $season }

# $game is the name of a game, $players how many sit at a table.
tournament-game = Game: { $game }, with { $players } players at each table.
tournament-rounds =
    { $rounds ->
        [one] It has one round.
       *[other] It has { $rounds } rounds.
    }
# The number of rounds follows from the number of entrants, which is $entrants so far, or an example.
tournament-rounds-needed =
    { $rounds ->
        [one] The number of rounds depends on the number of entrants: one for { $entrants } entrants.
       *[other] The number of rounds depends on the number of entrants: { $rounds } for { $entrants } entrants.
    }
tournament-late-swiss = You can still enter after the start, until half of the rounds are paired; you get no points for rounds that you have missed.
tournament-no-late = Nobody can enter after the start.
tournament-fill-byes = A player who would otherwise have no game plays against a computer, which has no place in the standings.
tournament-no-vacations = Vacations do not stop the clocks.
tournament-no-pauses = Players cannot pause their games.
tournament-series = Each pairing is a series of { $games } games.
tournament-all-play-all = Everyone plays everyone.
tournament-all-play-all-twice = Everyone plays everyone twice.
tournament-all-play-all-tables = Everyone plays everyone, at tables for more than two.
tournament-swiss = Swiss: in each round you play an opponent who has about as many points as you.
tournament-swiss-tables = Swiss: in each round you sit with others who have about as many points as you.

# $size is the most players of a division, $promoted how many go up and down.
tournament-league =
    { $promoted ->
        [one] League: divisions of about { $size } players; each season, one player goes up and one goes down.
       *[other] League: divisions of about { $size } players; each season, { $promoted } players go up and { $promoted } go down.
    }

# $reach is a number of rungs.
tournament-ladder =
    { $reach ->
        [one] Ladder: challenge the player one rung above you; if you win, you take their rung.
       *[other] Ladder: challenge a player up to { $reach } rungs above you; if you win, you take their rung.
    }
tournament-round-days =
    { $days ->
        [one] A round lasts one day.
       *[other] A round lasts { $days } days.
    }
tournament-starts = It starts on { $when }.

# $organiser is a mention.
tournament-starts-by-hand = The organiser, { $organiser }, decides when it starts.

# $least and $most are ratings.
tournament-ratings = It is open to { $ratings }, and to invited members.
tournament-nobody = Nobody has entered yet.

# $count is how many have entered, $most how many may, $names who they are.
tournament-entrants = Entrants ({ $count } of at most { $most }): { $names }
tournament-groups-now = If it started now, these would be the groups:
tournament-late = You can still enter.

# $over is how many of the $games games of this round are over.
tournament-running =
    { $games ->
        [one] This is round { $round } of { $rounds }; { $over } of { $games } game of this round is over.
       *[other] This is round { $round } of { $rounds }; { $over } of { $games } games of this round are over.
    }
# Games of rounds before the present one.
tournament-running-earlier =
    { $open ->
        [one] { $open } game of an earlier round is still open.
       *[other] { $open } games of earlier rounds are still open.
    }
# $over is how many of $games games are over.
tournament-running-at-once = { $over } of { $games } games are over.
tournament-round-ends = The round ends on { $when }.
tournament-is-paused = It is paused: no new round starts.
tournament-is-over = It is over.

## What its channel reads.

tournament-round-begins = **{ $tournament }**: round { $round } begins.
tournament-rounds-begin = **{ $tournament }**: rounds { $first } to { $last } begin now.
tournament-round-thread = The boards are in the thread below; each player is pinged there once.
tournament-round-heading = **Round { $round }**
# Above a list of members, each with their games.
tournament-calls = **{ $tournament }**: here are your games, each with a link to its board.

# $names are those without a game.
tournament-byes = Players without a game in this round: { $names }.

# $member is the mention of who is told.
tournament-invitation = { $member }, you are invited to **{ $tournament }**.

# $player is who $member would replace, $open how many open games that is about.
tournament-substitute =
    { $member }, would you like to replace { $player } in **{ $tournament }**? { $open ->
        [0] You would keep their points.
        [one] You would keep their points and take over { $open } open game.
       *[other] You would keep their points and take over { $open } open games.
    }
tournament-substitute-declined = { $member }, { $substitute } does not want to replace { $player } in **{ $tournament }**. You can ask someone else with `/pacru-organise run`.

# $why is why $member, who is mentioned, no longer takes part.
tournament-excluded =
    { $why ->
        [forfeits] { $member }, you no longer take part in **{ $tournament }**, because you have forfeited two games: you resigned or ran out of time before your second turn.
        [computer] { $member }, the organiser has replaced you with a computer in **{ $tournament }**.
       *[organiser] { $member }, the organiser has withdrawn you from **{ $tournament }**.
    }
tournament-excluded-struck = You had played less than half of your games, so none of them counts for anyone.
# $organiser is a mention.
tournament-excluded-back = If this is a mistake, tell { $organiser }, who can let you play again with the button below.
tournament-reinstated = { $member }, the organiser lets you play in **{ $tournament }** again. You keep your points and get a game in the next round.
tournament-reinstated-ladder = { $member }, the organiser lets you play in **{ $tournament }** again. You start on the lowest rung.

tournament-overdue = { $member }, round { $round } of **{ $tournament }** has run out of time, and these games are still open. With `/pacru-organise run` you can extend the round, rule on a game, or pair the next round of a Swiss tournament.
tournament-waits = **{ $tournament }**: these players are keeping others waiting, longest wait first:

# $others wait for $player; $since is how long ago, as Discord shows it.
tournament-waits-line = `{ $code }`: { $player } is to move against { $others } (turn began { $since }).
tournament-start-missed = { $member }, **{ $tournament }** could not start, because too few members have entered. You can start it with `/pacru-organise run` as soon as there are enough.

tournament-edited = **{ $tournament }**: the organiser has changed the settings since you entered. If you no longer want to play, press **{ tournament-button-leave }**. These are the settings now:

tournament-called-off = { $member }, a game of **{ $tournament }** was called off: { $names }. Decide its result with `/pacru-organise run`, game `{ $code }`.

# $rung is a number.
tournament-challenge = { $member }, { $player } challenges you for rung { $rung } of **{ $tournament }**. If you do not answer within 14 days, they take the rung.
# The same once more; $until is a moment, such as "2 December 2026 18:00".
tournament-challenge-reminder = { $member }, { $player } challenges you for rung { $rung } of **{ $tournament }**. You lose the rung if you do not answer by { $until }.
# $rung is a number; $player has challenged $other for it.
tournament-challenge-settled =
    { $outcome ->
        [accepted] **{ $tournament }**: { $other } accepts { $player }'s challenge for rung { $rung } ({ $game }).
        [declined] **{ $tournament }**: { $other } gives rung { $rung } to { $player } without a game.
        [unanswered] **{ $tournament }**: { $other } has not answered within 14 days, so { $player } takes rung { $rung }.
        [taken-back] **{ $tournament }**: { $player } takes back their challenge to { $other } for rung { $rung }.
        [void] **{ $tournament }**: { $player }'s challenge to { $other } is void, because one of them has left the ladder.
        [won] **{ $tournament }**: { $player } wins against { $other } and takes rung { $rung }.
       *[kept] **{ $tournament }**: { $other } keeps rung { $rung } against { $player }.
    }

# $organiser is the mention of who has ruled, $result the result of each player.
tournament-ruled = ⚖️ **{ $tournament }**: { $organiser } has ruled on game `{ $code }` ({ $result }).
tournament-ruled-before = Before that, the result was: { $result }. The ratings do not change.
tournament-ruled-open = The game was still open, so it is called off without a change of ratings.
tournament-ruled-reason = Reason: { $reason }
tournament-ruled-own = { $organiser } has ruled on this game although they are playing in it.
# Asks an organiser who has ruled on a rated game.
tournament-ratings-question = `{ $code }` changed ratings when it ended. Do you want to annul its result in the ratings, too? It will no longer count for ratings, profiles and seasons, and its players are told their new ratings. Otherwise the ratings stay as they are.
tournament-ratings-stay-button = Keep the ratings
tournament-podium = 🏆 **{ $tournament }** is over.
# $place is 1, 2 or 3, $count how many have it.
tournament-place-shared = { $count } players share { $place ->
        [1] first
        [2] second
       *[3] third
    } place.
# $count is how many games were called off.
tournament-podium-void =
    { $count ->
        [one] { $count } game was called off without a change of ratings.
       *[other] { $count } games were called off without a change of ratings.
    }
# $names are in the order of their lots.
tournament-lots = These players are level on every tie-break, so a random draw has decided who goes up or down. Its order is: { $names }.
tournament-next-season = The next season starts in a week with everyone who has not left; if you do not want to continue, press **{ tournament-button-leave }** under its announcement.

## The organiser's message.

# $when is how long ago that was, as Discord shows it.
tournament-organiser = -# Only you see this. Updated { $when }: **{ tournament-button-renew }** shows how things are now, and `/pacru-organise run` opens it again.
tournament-choose-game = Rule on a game…
tournament-choose-member = Choose an entrant to withdraw, replace, swap or give a bye…
tournament-choose-days = Extend the round…
tournament-choose-bye = Give a bye…
tournament-choose-swap = Swap places with…
tournament-game-open = Round { $round }, open
tournament-game-over = Round { $round }, over: correct the result
tournament-invited = Invited; has not answered yet
tournament-days =
    { $days ->
        [one] One day longer
       *[other] { $days } days longer
    }
# $points is how many points someone gets without a game.
tournament-bye-of = Round { $round }, points: { $points }
tournament-about = **{ $tournament }**: what should happen to { $player }?
# $open is how many games are not over.
tournament-pairing-on =
    { $open ->
        [one] { $open } game stays open and counts as a draw in the pairing.
       *[other] { $open } games stay open and count as draws in the pairing.
    }
tournament-swapping = **{ $tournament }**: do you want { $player } and { $other } to swap places in round { $round }?
# $open is how many games are not over.
tournament-provisional =
    { $open ->
        [one] These pairings are provisional: { $open } open game counts as a draw here and can still change them. Swaps that you make are kept in any case.
       *[other] These pairings are provisional: { $open } open games count as draws here and can still change them. Swaps that you make are kept in any case.
    }
tournament-flaw-rematch = ⚠️ { $player } and { $other } have played each other before.
tournament-flaw-bye = ⚠️ { $player } has already had a round without a game.
# $first and $second are how many games they have begun, and not begun.
tournament-flaw-uneven =
    ⚠️ With this round, { $player } has moved first in { $first ->
        [one] { $first } game
       *[other] { $first } games
    } and second in { $second }.
tournament-giving-bye = **{ $tournament }**: do you want to give { $player } a bye in round { $round }? Points for it: { $points }.
# $when is a moment.
tournament-extending =
    { $open ->
        [one] **{ $tournament }**: do you want to extend round { $round } until { $when }? { $open } game is still open.
       *[other] **{ $tournament }**: do you want to extend round { $round } until { $when }? { $open } games are still open.
    }
tournament-pausing =
    { $open ->
        [0] **{ $tournament }**: do you want to pause it? No new round starts until you resume it.
        [one] **{ $tournament }**: do you want to pause it? No new round starts until you resume it. { $open } open game continues.
       *[other] **{ $tournament }**: do you want to pause it? No new round starts until you resume it. { $open } open games continue.
    }
tournament-resuming =
    { $open ->
        [one] **{ $tournament }**: do you want to resume it? { $open } game is open.
       *[other] **{ $tournament }**: do you want to resume it? { $open } games are open.
    }
tournament-removing = **{ $tournament }**: do you want to remove { $player }? They can enter again.
tournament-substituting =
    { $open ->
        [0] **{ $tournament }**: do you want to replace { $player } with a computer? They cannot come back.
        [one] **{ $tournament }**: do you want to replace { $player } with a computer? They cannot come back. The computer takes over { $open } game.
       *[other] **{ $tournament }**: do you want to replace { $player } with a computer? They cannot come back. The computer takes over { $open } games.
    }
# $void is how many games count for nobody.
tournament-withdrawing = Do you want to withdraw { $player } from **{ $tournament }**? { $open ->
        [0] No open game ends.
        [one] { $open } open game ends.
       *[other] { $open } open games end.
    } { $void ->
        [0] Their results still count.
        [one] { $void } game no longer counts for anyone.
       *[other] { $void } games no longer count for anyone.
    }
tournament-way-back = You can let them play again as long as another round is still to be paired.
tournament-no-way-back = They cannot come back.
tournament-reinstating = **{ $tournament }**: do you want to let { $player } play again? They keep their points. Games that they have lost by leaving stay lost.
tournament-has-left = No longer takes part
# Labels of a form: at most 45 characters.
tournament-ruling-result = Result of { $code }
tournament-ruling-reason = Why, in a few words; everyone can read it
# Hints of a form: at most 100 characters. $members is how many members are notified.
tournament-ruling-hint =
    An open game is called off, and ratings do not change. { $members ->
        [one] { $members } member is notified.
       *[other] { $members } members are notified.
    }
tournament-ruling-places =
    Give each seat a place, like 1 2 2, or - if the player did not play. { $members ->
        [one] { $members } member is notified.
       *[other] { $members } members are notified.
    }
tournament-result-wins = { $player } wins
tournament-result-draw = A draw
tournament-result-unplayed = { $player } wins without playing
tournament-result-neither = Neither player has played: both lose
tournament-replacing = Who replaces { $player }?
tournament-replacing-hint =
    { $open ->
        [0] They keep the points.
        [one] They keep the points and take over { $open } open game.
       *[other] They keep the points and take over { $open } open games.
    }
tournament-button-pause = Pause
tournament-button-resume = Resume
tournament-button-season = Next season
tournament-button-preview = Preview
tournament-button-renew = Refresh
tournament-button-log = Log
tournament-button-format = Settings
tournament-button-rules = More rules
tournament-button-computer = Replace with a computer
tournament-button-reinstate = Let them play again
tournament-button-replace = Replace with a member
tournament-button-swap = Swap places
tournament-button-bye = Give the bye
tournament-button-extend = Extend the round
tournament-refused-changed = Something has changed since you opened this question. This is how it is now:

## The forms for the settings: labels (at most 45 characters), lines about them, and choices (at most 100).

tournament-form-new = New tournament
tournament-form-name = Name
tournament-form-system = Who plays whom
tournament-form-later = Rounds, groups and everything else: press { tournament-button-rules } afterwards.
tournament-form-all-play-all = All play all
tournament-form-swiss = Swiss: each round against someone with about the same number of points
tournament-form-league = League: divisions with promotion and relegation
tournament-form-ladder = Ladder: members challenge the players above them
tournament-form-starts = Start
tournament-form-start = For example in 3 days, or 2026-12-24 18:00. Leave this empty to start the tournament yourself.
tournament-form-description = Description
tournament-form-anything = Anything else that members should know
tournament-form-rounds = Number of rounds
tournament-form-rounds-needed = If it is empty: as many as the entrants need.
tournament-form-group-size = The most entrants in a group or division
# $usual is a number.
tournament-form-usual = If it is empty: { $usual }.
tournament-form-reach = How many rungs up a member can challenge
tournament-form-round-days = How many days a round lasts
tournament-form-rounds-open = How many rounds run at the same time
tournament-form-all-at-once = If it is empty: all of them.
tournament-form-most = How many members can enter
tournament-form-typed = For series, ratings of entrants and patterns, type options after /pacru-organise edit or format.
tournament-form-thread = Each game has its own thread
tournament-form-twice = Everyone plays everyone twice
tournament-form-late-entry = Members can enter after the start
tournament-form-pair-on = When a round ends, the next one is paired; games that are still open count as draws there
tournament-form-by-hand = Each round waits until you start it
tournament-form-computers = Computers replace members who leave
tournament-form-fill-byes = A computer plays the member who would have no game
tournament-form-weekly = Once a week, post in the channel who is waiting for whom

## What has happened: lines behind a moment.

tournament-log = This is what has happened in **{ $tournament }**, newest first:
tournament-log-created = The tournament was set up.
tournament-log-edited = The settings were changed.
tournament-log-entered = { $player } has joined.
tournament-log-left = { $player } has left.
tournament-log-computer = A computer has replaced { $player }.
# $why is why $player no longer takes part.
tournament-log-excluded =
    { $why ->
        [forfeits] { $player } has forfeited two games and no longer takes part.
        [computer] The organiser has replaced { $player } with a computer.
       *[organiser] The organiser has withdrawn { $player }.
    }
tournament-log-reinstated = The organiser has let { $player } play again.
tournament-log-replaced = { $player } has replaced another player and keeps the points.
tournament-log-swapped = { $player } and { $other } swap places in the next round.
tournament-log-started = The tournament has started.
tournament-log-round =
    { $games ->
        [one] Round { $round } is paired, with { $games } game.
       *[other] Round { $round } is paired, with { $games } games.
    }
tournament-log-bye = { $player } has a bye in round { $round }; points: { $points }.
tournament-log-extended = The round now lasts until { $when }.
tournament-log-paused = The tournament was paused.
tournament-log-resumed = The tournament was resumed.
tournament-log-ruled = The organiser has ruled on game `{ $code }`.

## Standings.

tournament-standings = Standings of **{ $tournament }**.
tournament-ladder-standings = The ladder **{ $tournament }**: rung, name, number of games.
# $players is a list of players.
tournament-challengeable = You can challenge { $players }.
# Above a menu of those who can be challenged.
tournament-challenging = **{ $tournament }**: whom do you want to challenge? If you win, you take their rung.
tournament-choose-challenge = Choose a player…
# $rung is a number; 1 is the highest.
tournament-rung = Rung { $rung }

# $number is that of a group or division.
tournament-group = Group { $number }
tournament-division = Division { $number }
tournament-zones = ↑ goes up, ↓ goes down.

# $tie-breaks are named in their order.
tournament-ties = If points are equal: { $tie-breaks }.
tournament-tie-direct = games against each other
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = wins
tournament-tie-difference = markers or points in the games, minus those of the opponents
tournament-tie-buchholz-cut = Buchholz Cut 1
tournament-tie-buchholz = Buchholz
tournament-tie-firsts = first places
tournament-tie-seconds = second places
tournament-tie-opponents = points of the opponents
tournament-cross-table = Cross-table of **{ $tournament }**; a dot marks a game that has not been played yet.
tournament-not-paired = No games have been paired yet.
# What a round was for a player, in a list after their name. $names are the opponents.
tournament-met =
    { $result ->
        [won] win against { $names }
        [drawn] draw with { $names }
        [lost] loss to { $names }
        [won-unplayed] win against { $names } without play
        [lost-unplayed] loss to { $names } without play
       *[open] playing { $names }
    }
tournament-placed = place { $place } at a table with { $names }
tournament-rested = no game (points: { $points })
tournament-absent = absent (points: { $points })
# In a cell, after the points: at most 8 characters.
tournament-cell-bye = bye

## How it is scored.

tournament-scoring = This is how **{ $tournament }** is scored:
tournament-points-two = A win scores 1 point, a draw ½ and a loss 0.
tournament-points-tables = At a table of four, the places score 1, ⅔, ⅓ and 0 points; at a table of three, they score 1, ½ and 0. Players who share places share the points.
tournament-points-bye = If the number of players is odd, one player has no game and gets 1 point; nobody sits out twice if it can be avoided.
tournament-leaving-struck = If a player leaves before half of their games are played, none of their games counts for anyone; if they leave later, they lose the rest.
tournament-leaving-tables = If a player leaves before half of their games are played, they get no place; if they leave later, they still get one. The others at their tables continue to play.
tournament-leaving-lost = A player who leaves loses the game that they are playing.
tournament-leaving-ladder = When a player leaves the ladder, everyone below them moves up.
tournament-forfeits = A player who resigns or runs out of time before their second turn forfeits the game; a player who forfeits twice is out of the tournament.
tournament-shared = Players who are level on all of these share the place; there is no random draw.
tournament-shared-lots = Players who are level on all of these share the place. If that place decides who goes up or down, there is a random draw at the end: it is computed from all results of the season, and the last announcement shows its order.

## A member's own.

tournament-mine = These are your games in **{ $tournament }**:
tournament-mine-none = You have no game in **{ $tournament }**.

# $names are the opponents.
tournament-mine-turn = { $code } against { $names }: your turn.
tournament-mine-waits = { $code } against { $names }: waiting for { $player }.
tournament-mine-until = Until { $when }.
tournament-mine-left = { $code } against { $names }: continues without you.
tournament-mine-held = { $code } against { $names }: frozen.
tournament-mine-called-off = `{ $code }` against { $names }: called off; the organiser decides its result.
tournament-mine-over = { $code } against { $names }: over; points: { $points }.
tournament-mine-unplayed = Against { $names }: decided without a game; points: { $points }.
tournament-mine-void = Against { $names }: does not count for anyone.
tournament-leaving = **{ $tournament }** has started. If you withdraw, your open games are lost or no longer count for anyone, and only the organiser can let you come back. Do you want to withdraw?
tournament-declining = **{ $tournament }**: do you want to give your rung { $rung } to { $player } without a game?
# $games is how many games begin, $members how many members are notified.
tournament-starting = Do you want to start **{ $tournament }** now? { $games ->
        [0] No game starts yet: members challenge each other.
        [one] { $games } game starts.
       *[other] { $games } games start.
    } { $members ->
        [0] Nobody is pinged.
        [one] { $members } member is pinged once.
       *[other] { $members } members are pinged once each.
    }
tournament-beginning = Do you want to start round { $round } of **{ $tournament }** now? { $games ->
        [one] { $games } game starts.
       *[other] { $games } games start.
    } { $members ->
        [0] Nobody is pinged.
        [one] { $members } member is pinged once.
       *[other] { $members } members are pinged once each.
    }
tournament-boards-in-thread = The boards are posted in a thread.
tournament-ending = **{ $tournament }**: do you want to end it now? { $over } of { $games } games are over. Open games are called off; they do not count and do not change ratings.
tournament-nothing = **{ $tournament }** has not changed.
tournament-list = These are the tournaments of this server:
tournament-list-none = No tournament has been set up on this server.
# The same to a member who may set one up.
tournament-list-none-yet = No tournament has been set up on this server. `/pacru-organise new` sets one up: a tournament of several rounds, a league or a ladder.

# A line of the list: $game is the name of the game, $count how many take part.
tournament-list-entries =
    { $count ->
        [one] **{ $tournament }** ({ $game }): open for entries, { $count } entrant so far.
       *[other] **{ $tournament }** ({ $game }): open for entries, { $count } entrants so far.
    }
tournament-list-running =
    { $count ->
        [one] **{ $tournament }** ({ $game }): under way with { $count } entrant.
       *[other] **{ $tournament }** ({ $game }): under way with { $count } entrants.
    }
tournament-list-over = **{ $tournament }** ({ $game }): over.

## Buttons.

tournament-button-standings = Standings
tournament-button-cross-table = Cross-table
tournament-button-mine = My games
tournament-button-withdraw = Withdraw
tournament-button-start = Start
tournament-button-next-round = Next round
tournament-button-end = End it
tournament-button-challenge = Challenge
tournament-button-give-rung = Concede the rung
tournament-button-accept = Accept
tournament-button-decline = Decline
tournament-button-leave = Leave
tournament-refused-not-an-organiser = Only members with the permission **{ -permissions-manage-events }** and the organiser of a tournament can do that.

## Pictures of standings and cross-tables: at most 12 characters above a column.

tournament-column-points = Points
tournament-column-games = Games
# Instead of a name that no font can draw.
tournament-unnamed = Player { $number }
# The title of a later season.
tournament-table-season = { $tournament }, season { $season }
# Part of the line under the title.
tournament-table-round = round { $round } of { $rounds }
tournament-cross-table-rounds = Each column is a round: 1 is a win, ½ a draw and 0 a loss against the player beside it.
tournament-cross-table-places = Each column is a round, with the place of each player at their table.
tournament-cross-table-unplayed = `*` marks results without play: a player forfeited the game.
tournament-cross-table-ruled = `°` marks results on which the organiser has ruled.
# $format is not said: the name of the file tells it.
tournament-exported = { $tournament } as a file:

## Why someone is paired as they are: one sentence each.

tournament-preview = **{ $tournament }**: this is how round { $round } would be paired now.
tournament-why-schedule = Everyone plays everyone; this is round { $round } of { $of } of the schedule.
tournament-why-same-score = They have the same score: { $points }.
# $player has $points and plays someone with fewer: $other with $fewer.
tournament-why-alone = { $player } ({ $points }) and { $other } ({ $fewer }): nobody else has as many points as { $player }.
tournament-why-all-met = { $player } ({ $points }) and { $other } ({ $fewer }): { $player } has already played everyone else with the same score.
tournament-why-odd = { $player } ({ $points }) and { $other } ({ $fewer }): the number of players with as many points as { $player } is odd.
tournament-why-round = { $player } ({ $points }) and { $other } ({ $fewer }): this makes the round as a whole as fair as possible.
tournament-why-met = They have played each other before; every other pairing would be worse.
tournament-why-instead-of-bye = Otherwise { $player } would have no game.
tournament-why-ranking = They are next to each other in the standings, with { $fewest } to { $most } points.
tournament-why-ranking-same = They all have the same score: { $points }.
tournament-why-challenge = Rung { $challenger } has challenged rung { $defender }.
tournament-why-organiser = The organiser has paired them.
