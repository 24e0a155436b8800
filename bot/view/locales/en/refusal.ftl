### Why something cannot be done, told to the member who asked for it: what is wrong, and what would be possible.
### `$code` is the code of the game, such as 7K3Q. Names of options (`game`, `thread`, `from`, `to`), what is typed and commands stay as they are.

refusal-no-such-game = There is no game `{ $code }` here; `/pacru games` lists yours and the open tables.
refusal-no-game = You are not playing any games; `/pacru games` lists the open tables, and `/pacru new` opens one.
refusal-no-game-here = No game is being played in this channel; `/pacru new` opens a table.
refusal-no-server = That works only on a server: use this command in one of its channels.
refusal-only-computers = In direct messages you can play only against computers; to play with others, open a table in a channel of a server.
refusal-nothing-to-watch = Nobody else is playing in this channel; use `game:` to choose a game elsewhere.
refusal-paused = `{ $code }` is paused; any player can press **{ button-resume }** on its last message.
refusal-not-paused = `{ $code }` is not paused; you can continue to play.
refusal-nothing-to-claim = There is no timeout to claim in `{ $code }`: nobody has run out of time, or I take care of it.
refusal-no-clock = No clock is running in `{ $code }`, so nobody needs more time.
refusal-own-clock = It is your own turn in `{ $code }`; an opponent can give you time, or you can start a vacation with `/pacru preferences vacation:`.
refusal-time-given = You can give between a minute and 14 days at a time, for example `1d` or `12h`.

# $days is how long a vacation that begins now can be: what is left of this year, and of the next one if it reaches that far.
refusal-vacation =
    { $days ->
        [0] Your vacation for this year is used up; from January you have 30 days again.
        [one] A vacation that begins now can be one day long: that is what you have left.
       *[other] A vacation that begins now can be 1 to { $days } days long: that is what you have left.
    }
refusal-no-vacation = You are not on vacation; `/pacru preferences vacation:7` begins one.

# $name is what was typed.
refusal-time-zone = `{ $name }` is not the name of a time zone; choose one from the list, for example Europe/Vienna.
refusal-picture-name = A name for pictures must have 1 to 32 characters; `none` restores your usual name.
refusal-picture-name-without-font = Pictures cannot show { $name }, because some of its letters are missing from their font; choose another name.
refusal-quiet-hours = Write quiet hours like `22:00-7:30`; `none` turns them off.
refusal-offer-closed = That offer in `{ $code }` is no longer open; the newest message of the game shows how it stands.
refusal-offered-already = You have already offered that in `{ $code }`; it stays open until it is answered or a turn is played.
refusal-asked-already = { $player } has asked for the same in `{ $code }`; answer them first.
refusal-just-declined = You have already asked for that in `{ $code }` since the last turn; you can ask again after the next one.
refusal-own-offer = That is your own offer in `{ $code }`; only the other players can accept it.
refusal-agreed-already = You have already agreed to that in `{ $code }`; the other players still have to answer.
refusal-nobody-to-ask = There is nobody in `{ $code }` who could agree to that; you can resign with `/pacru resign`.
refusal-nothing-to-take-back = You have no turn in `{ $code }` that you could take back.
refusal-left-since = A player has left `{ $code }` since your last turn, so it cannot be taken back.
refusal-too-late-to-call-off = Everyone has taken a turn in `{ $code }`, so the game counts; you can offer a draw, or resign with `/pacru resign`.
refusal-nothing-to-pause = `{ $code }` has no clock, so there is nothing to pause.
refusal-not-your-seat = Only { $player } can keep that seat in `{ $code }`.
refusal-seat-for-others = You are already playing in `{ $code }`; the free seat is for someone else.
refusal-plan-for-two = You can plan only in two-player games, and `{ $code }` is not one; `/pacru try` lets you try out turns.
refusal-plan-on-own-turn = It is your turn in `{ $code }`; you can plan while your opponent is to move.
# $turn is a turn in notation, such as e1-e2. A sentence follows that says why.
refusal-plan-step = `{ $turn }` does not fit there.
refusal-plan-past-end = The game would be over before `{ $turn }`; leave that turn out.
# $player is the opponent.
refusal-plan-without-answer = A line must begin with { $player }'s turn and end with your reply, for example `e9-e8 e1-e2`.
refusal-planned-otherwise = You have already planned `{ $turn }` there; `/pacru plan` without a line shows your plan and a button to delete it.
refusal-plan-too-long = You can keep at most 20 lines of 20 turns each.

# $games is a list of codes of games joined by "or", such as `7K3Q` or `8M2P`; its last part may be refusal-other-games.
refusal-several = You could mean { $games }: use `game:` to choose one.
# Stands last in a list of games that is too long.
refusal-other-games = others
refusal-not-a-player = You are not playing in `{ $code }`; `/pacru board` shows it to you, and `/pacru new` opens a table of your own.
refusal-not-your-turn = It is { $player }'s turn in `{ $code }`; the next board shows when it is yours.
refusal-out = You are out of `{ $code }`; the other players continue, and `/pacru board` shows you the position.
refusal-not-begun = `{ $code }` has not started yet; it starts when every seat is taken.
refusal-not-over = `{ $code }` is not over yet; you can ask for a rematch when it is.
refusal-begun = `{ $code }` has already started; `/pacru board` shows it, and `/pacru new` opens another table.
refusal-over = `{ $code }` is over; `/pacru study history` shows its record, and `/pacru new` opens another table.
refusal-called-off = `{ $code }` was called off and does not count; **{ button-rematch }** on its last board sets up another game.
refusal-cancelled = `{ $code }` was closed or called off; `/pacru new` opens another table.
refusal-nothing-to-annul = `{ $code }` has changed no ratings: you can annul only a rated game that is over.
refusal-annulled-already = The result of `{ $code }` has already been annulled; `/pacru-admin restore` lets it count again.
refusal-not-annulled = The result of `{ $code }` is not annulled, so there is nothing to restore.
refusal-frozen = `{ $code }` is frozen, and nothing is lost; a moderator of this server can resume it with `/pacru-admin thaw`.
refusal-stays-frozen = `{ $code }` stays frozen: its record does not lead to the position that was saved. Nothing is lost; please tell the operator of this bot.
refusal-not-frozen = `{ $code }` is not frozen, so there is nothing to resume.
refusal-other-rules = `{ $code }` was started with version { $version } of the rules, which this bot does not know; please tell the operator of this bot.
refusal-full = Every seat at `{ $code }` is taken; `/pacru new` opens another table.
refusal-not-invited = The invitation to `{ $code }` is for someone else; `/pacru new` opens a table of your own.
refusal-seated = You already have a seat at `{ $code }`; the game starts when every seat is taken.
# $player opened the table.
refusal-not-the-creator = Only { $player }, who opened `{ $code }`, can do that; you can only leave the table.

# $game is the name of a game, such as Pacru; $least is how many players it needs, $missing how many it still needs.
refusal-too-few =
    { $missing ->
        [one] { $game } needs at least { $least } players; wait until one more has joined.
       *[other] { $game } needs at least { $least } players; wait until { $missing } more have joined.
    }
# $numbers is how many can play, such as "2, 3 or 4"; $asked is how many were asked for.
refusal-players = { $game } is for { $numbers } players, not for { $asked }.
# $players is how many play at the table, from 2 to 4; $opponents is one less, $named how many were named.
refusal-too-many-opponents =
    { $opponents ->
        [one] A table for { $players } has room for 1 opponent besides you; you chose { $named }.
       *[other] A table for { $players } has room for { $opponents } opponents besides you; you chose { $named }.
    }
# $players is how many play at the table, from 2 to 4; $free is for how many computers there is room.
refusal-too-many-computers =
    { $free ->
        [0] Every seat is taken or reserved, so none of the { $players } is left for a computer.
        [one] At this table for { $players }, one seat is free for a computer.
       *[other] At this table for { $players }, { $free } seats are free for computers.
    }
# $levels is a list of the levels of computers, such as Novice.
refusal-level = Choose one of these levels: { $levels }.
refusal-no-free-seat = `{ $code }` has no free seat, and a computer can take only a free one.
refusal-no-hints = `{ $code }` is a rated game between people, so nobody can get hints in it.
refusal-analysed-later = `{ $code }` is not over yet; you can analyse it when it is.
refusal-none-finished = None of your games is over yet; use `game:` to choose another game.
refusal-nothing-played = No turn was played in `{ $code }`, so there is nothing to analyse.
refusal-one-analysis = Another game of yours is still being analysed; ask for the next one when you have the answer.
refusal-one-hint = Your last hint is still on its way; ask for the next one when it is here.
refusal-one-replay = Your last animation is still being drawn; ask for the next one when it is here.
refusal-engine = The computers are busy or restarting; please try again in a minute.
refusal-invited-self = You cannot invite yourself; choose someone else, or choose nobody to let anyone join.
refusal-invited-twice = You have chosen { $player } twice; one invitation is enough.
refusal-invited-bot = { $player } is a bot and cannot play; choose a member, or choose nobody to let anyone join.
refusal-not-invitable = { $player } is not accepting invitations at the moment; choose someone else, or choose nobody to let anyone join.
refusal-invited-blocked = You have blocked { $player }; `/pacru people block` unblocks them.
refusal-no-seat-for-you = There is no seat for you at `{ $code }`; `/pacru games` lists other tables, and `/pacru new` opens one.
# $most is how many there may be.
refusal-many-tables = You have { $most } open tables, the most allowed for one member; wait until one fills, or close one with `/pacru games`.
refusal-many-tables-here = This server already has { $most } open tables, the most allowed; `/pacru games` has a button to join one.
refusal-many-invitations = You can have at most { $most } unanswered invitations at a time; wait for answers, or choose nobody to let anyone join.
# $channel is a mention of a channel.
refusal-elsewhere = On this server you can open tables only in { $channel }.
refusal-in-thread = This is already a thread: leave `thread` out, and the game is played here.
refusal-blocked-self = You cannot block yourself.
refusal-watched-own = You are playing in `{ $code }` yourself; `/pacru preferences` shows how you are notified of your turns.
# The permission is named as in Discord.
refusal-not-a-manager = Only members with the permission **{ -permissions-manage-server }** can do that.
refusal-everybodys-role = Everyone has that role; choose another one.
# $role is a mention of the role.
refusal-elevated-role = The role { $role } lets its members manage this server, moderate others or mention everyone, and I do not give such roles. A moderator of this server can choose another role, or remove those permissions from it.
refusal-managed-role = Discord itself gives the role { $role }, for example to a bot or to boosters, so I cannot give it; choose another one.
refusal-may-not-give-roles = Only members with the permission **{ -permissions-manage-roles }** can choose roles for me to give.
refusal-role-too-high = You can choose only roles below your own highest one, and { $role } is not below it.
refusal-no-rating-band = Give the lowest rating (`from`), the highest (`to`), or both.
refusal-many-seeks = You already have { $most } searches here, the most allowed; `/pacru seek` has buttons to withdraw them.
refusal-seek-gone = That search is no longer open: it found opponents, was withdrawn, or expired after a month; `/pacru seek` shows who is looking.
refusal-own-seek = That is your own search; it is waiting for other members.
refusal-seek-for-others = { $player } is looking for other opponents; start your own search with `/pacru seek`.
# $band is such as "ratings from 1400 to 1600".
refusal-seek-for-ratings = { $player } is looking for opponents with { $band }, and yours is { $rating }; start your own search with `/pacru seek`.
refusal-does-not-play = { $player } is not playing in `{ $code }`; `/pacru board` shows who is.
refusal-one-seat = You are already playing in `{ $code }`, and nobody can have two seats; someone else can take this one.
refusal-plays-already = { $player } is already playing in `{ $code }`; choose someone else.
refusal-resign-by-command = To resign `{ $code }`, use `/pacru resign`, which asks you to confirm.
refusal-random-pattern = Choose one of these random patterns: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.
# $game is the name of a game, such as Pacru.
refusal-no-page = The rules of { $game } have no such page; `/pacru rules` starts at page 1.
refusal-turns-reversed = `from` must come before `to`.
# $last is the number of the last turn.
refusal-no-such-turn = `{ $code }` has no such turns: choose from 0, which is the start, to { $last }.
refusal-settings-changed = Someone changed the settings after you opened the form, so yours were not saved. Open it again to see what is set now.
refusal-moved-on = `{ $code }` has moved on since that button was posted; use the newest board.
refusal-superseded = You have sent a newer turn in `{ $code }`, so this one was not played; the newest board shows the position.
refusal-pace-unreadable = Write a pace like `3d+1d cap 7d` (3 days, plus 1 with every turn, at most 7), `2d/move`, `20m+10s` or `none`.
refusal-pace-out-of-range = A pace must give between a minute and 90 days, for example `3d+1d cap 7d`.
