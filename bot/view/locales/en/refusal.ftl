### Why something cannot be done, told to the member who asked for it: what is wrong, and what would be possible.
### `$code` is the code of the game, such as 7K3Q. Names of options (`game`, `thread`, `from`, `to`), what is typed and commands stay as they are.

refusal-no-such-game = There is no game `{ $code }` here; `/pacru games` lists yours and the open tables.
refusal-no-game = You have no game under way; `/pacru games` lists the open tables and `/pacru new` opens one.
refusal-no-game-here = No game is being played in this channel; `/pacru new` opens a table.
refusal-no-server = That works only on a server: use this command in one of its channels.
refusal-only-computers = In direct messages you can play only against computers; to play with others, open a table in a channel of a server.
refusal-nothing-to-watch = No game between others is being played in this channel; name one with the option `game`.
refusal-paused = `{ $code }` is paused; any player can press **{ button-resume }** on its last message.
refusal-not-paused = `{ $code }` is not paused; it goes on.
refusal-nothing-to-claim = There is nothing to claim in `{ $code }`: nobody's time is up, or the bot takes care of it.
refusal-no-clock = No clock is running in `{ $code }`, so nobody needs more time.
refusal-own-clock = It is your own turn in `{ $code }`; an opponent can give you time, or you can start a vacation with `/pacru preferences vacation:`.
refusal-time-given = Between a minute and 14 days can be given at once, for example `1d` or `12h`.

# $days is how many days of vacation the member has left this year.
refusal-vacation =
    { $days ->
        [0] Your vacation for this year is used up; from January you have 30 days again.
        [one] A vacation can be one day long: that is what you have left this year.
       *[other] A vacation is between 1 and { $days } days long: that is what you have left this year.
    }
refusal-no-vacation = You are not on vacation; `/pacru preferences vacation:7` begins one.

# $name is what was typed.
refusal-time-zone = `{ $name }` is not the name of a time zone; choose one from the list, for example Europe/Vienna.
refusal-picture-name = A name for pictures has 1 to 32 characters; `none` goes back to your usual name.
refusal-picture-name-without-font = Pictures cannot show { $name }: some of its letters have no font here.
refusal-quiet-hours = Quiet hours are written like `22:00-7:30`; `none` ends them.
refusal-offer-closed = That offer in `{ $code }` is no longer open; the newest message of the game shows how it stands.
refusal-offered-already = You have already offered that in `{ $code }`; it stays open until it is answered or a turn is played.
refusal-asked-already = { $player } has asked for the same in `{ $code }`; that has to be answered first.
refusal-just-declined = You have already asked for that in `{ $code }` since the last turn; you can ask again after the next one.
refusal-own-offer = That is your own offer in `{ $code }`; it is for the others to accept.
refusal-agreed-already = You have already agreed to that in `{ $code }`; the others have yet to answer.
refusal-nobody-to-ask = There is nobody in `{ $code }` who could agree to that; `/pacru resign` gives the game up.
refusal-nothing-to-take-back = You have not taken a turn in `{ $code }` that could be taken back.
refusal-left-since = A player has left `{ $code }` since your last turn, so it cannot be taken back.
refusal-too-late-to-call-off = Everybody has moved in `{ $code }`, so it counts; you can offer a draw, or give it up with `/pacru resign`.
refusal-nothing-to-pause = `{ $code }` has no clock, so there is nothing to pause.
refusal-not-your-seat = Only { $player } can keep that seat in `{ $code }`.
refusal-seat-for-others = You play in `{ $code }` already; the free seat is for somebody else.
refusal-plan-for-two = `{ $code }` is not a game for two, and only those can be planned; with `/pacru try` you can try turns out.
refusal-plan-on-own-turn = It is your turn in `{ $code }`; you can plan while your opponent is to move.
# $turn is a turn in notation, such as e1-e2. A sentence follows that says why.
refusal-plan-step = `{ $turn }` does not fit there.
refusal-plan-past-end = The game would be over before `{ $turn }`; leave it out.
# $player is the opponent.
refusal-plan-without-answer = A line begins with a turn of { $player } and ends with an answer of yours, for example `e9-e8 e1-e2`.
refusal-planned-otherwise = You have already planned `{ $turn }` there; `/pacru plan` without a line shows your plan, with a button to forget it.
refusal-plan-too-long = You can keep 20 lines of 20 turns each; that would be more.

# $games is a list of codes of games joined by "or", such as `7K3Q` or `8M2P`; its last part may be refusal-other-games.
refusal-several = You could mean { $games }: name one with the option `game`.
# Stands last in a list of games that is too long.
refusal-other-games = others
refusal-not-a-player = You do not play in `{ $code }`; `/pacru board` shows it to you, and `/pacru new` opens a table of your own.
refusal-not-your-turn = It is { $player }'s turn in `{ $code }`; the next board shows when it is yours.
refusal-out = You are out of `{ $code }`; the others play on, and `/pacru board` shows how it stands.
refusal-not-begun = `{ $code }` has not begun; it starts when every seat is taken.
refusal-not-over = `{ $code }` is not over; a rematch has to wait until it is.
refusal-begun = `{ $code }` has begun; `/pacru board` shows it, and `/pacru new` opens another table.
refusal-over = `{ $code }` is over; `/pacru study history` shows its record, and `/pacru new` opens another table.
refusal-called-off = `{ $code }` was called off and counts for nothing; **{ button-rematch }** on its last board sets up another game.
refusal-cancelled = `{ $code }` was closed or called off; `/pacru new` opens another table.
refusal-frozen = `{ $code }` is on hold, and nothing is lost; whoever manages this server can let it go on with `/pacru-admin thaw`.
refusal-stays-frozen = `{ $code }` stays on hold: its record does not lead to the position that was saved. Nothing is lost; please tell whoever runs this bot.
refusal-not-frozen = `{ $code }` is not on hold; there is nothing to thaw.
refusal-other-rules = `{ $code }` was begun with version { $version } of the rules, which this bot does not know; please tell whoever runs it.
refusal-full = Every seat at `{ $code }` is taken; `/pacru new` opens another table.
refusal-not-invited = The invitation to `{ $code }` is for somebody else; `/pacru new` opens a table of your own.
refusal-seated = You already have a seat at `{ $code }`; the game starts when every seat is taken.
# $player opened the table.
refusal-not-the-creator = Only { $player }, who opened `{ $code }`, can do that; you can leave the table.

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
        [one] A table for { $players } has room for 1 opponent besides you; you named { $named }.
       *[other] A table for { $players } has room for { $opponents } opponents besides you; you named { $named }.
    }
# $players is how many play at the table, from 2 to 4; $free is for how many computers there is room.
refusal-too-many-computers =
    { $free ->
        [0] All { $players } seats are taken or reserved: none is left for a computer.
        [one] At this table for { $players }, one seat is free for a computer.
       *[other] At this table for { $players }, { $free } seats are free for computers.
    }
# $levels is a list of the levels of computers, such as Novice.
refusal-level = The levels are { $levels }.
refusal-no-free-seat = No player is missing in `{ $code }`: a computer can only take a free seat.
refusal-no-hints = `{ $code }` is a rated game between people: there are no hints in it, for anybody.
refusal-analysed-later = `{ $code }` is not over yet: a game can be analysed once it is.
refusal-none-finished = None of your games is over; name another one with the option `game`.
refusal-nothing-played = `{ $code }` has no turns to analyse.
refusal-one-analysis = A game is still being analysed for you; ask for the next one when you have read the answer.
refusal-one-hint = A hint is still on its way to you; ask for the next one when it is here.
refusal-one-replay = An animation is still being drawn for you; ask for the next one when it is here.
refusal-engine = The computers are busy or being restarted; please try again in a minute.
refusal-invited-self = You cannot invite yourself; name somebody else, or nobody at all to let anyone join.
refusal-invited-twice = { $player } is named twice; one invitation is enough.
refusal-invited-bot = { $player } is a bot and cannot play; name a member, or nobody at all to let anyone join.
refusal-not-invitable = { $player } is not taking invitations at the moment; name somebody else, or nobody at all to let anyone join.
refusal-invited-blocked = You have blocked { $player }; `/pacru people block` unblocks them.
refusal-no-seat-for-you = There is no seat for you at `{ $code }`; `/pacru games` lists other tables, and `/pacru new` opens one.
# $most is how many there may be.
refusal-many-tables = You have { $most } open tables, which is as many as one member may have; wait until one fills, or give one up with `/pacru games`.
refusal-many-tables-here = { $most } tables are open on this server, which is as many as there may be; `/pacru games` has a button to join one.
refusal-many-invitations = You may have at most { $most } unanswered invitations at a time; wait for answers, or name nobody to let anyone join.
# $channel is a mention of a channel.
refusal-elsewhere = On this server tables are opened in { $channel }.
refusal-in-thread = This is a thread already: leave `thread` out, and the game is played here.
refusal-blocked-self = You cannot block yourself.
refusal-watched-own = You play in `{ $code }` yourself; `/pacru preferences` shows how you are notified of your turns.
# The permission is named as in Discord.
refusal-not-a-manager = Only members with the permission **{ -permissions-manage-server }** can do that.
refusal-everybodys-role = Everybody has that role; choose another one.
# $role is a mention of the role.
refusal-elevated-role = The role { $role } lets its members manage this server, moderate others or mention everyone; I do not give such roles. Whoever manages this server can choose another one, or take those permissions from it.
refusal-managed-role = Discord itself gives the role { $role }, for example to a bot or to boosters, so I cannot; choose another one.
refusal-may-not-give-roles = Only members with the permission **{ -permissions-manage-roles }** can choose a role that I give.
refusal-role-too-high = You can only choose roles below your own highest one, and { $role } is not.
refusal-no-rating-band = Name the lowest rating (`from`), the highest (`to`), or both.
refusal-many-seeks = You have { $most } seeks here already; with `/pacru seek` you can withdraw one of them.
refusal-seek-gone = That seek is gone: it found its game, was withdrawn, or was a month old; `/pacru seek` shows the open ones.
refusal-own-seek = That seek is your own; it is waiting for others.
refusal-seek-for-others = The seek of { $player } is for others; `/pacru seek` starts one of your own.
refusal-does-not-play = { $player } does not play in `{ $code }`; `/pacru board` shows who does.
refusal-one-seat = You play in `{ $code }` yourself, and nobody has two seats; somebody else can take this one.
refusal-plays-already = { $player } plays in `{ $code }` already; name somebody else.
refusal-resign-by-command = To resign `{ $code }` use `/pacru resign`, which asks once more.
refusal-random-pattern = A random pattern is one of: random square, random quarter-turns, random mirrors, random diagonals, random half-turn.
# $game is the name of a game, such as Pacru.
refusal-no-page = The rules of { $game } have no such page; `/pacru rules` opens them at the first.
refusal-turns-reversed = `from` must come before `to`.
# $last is the number of the last turn.
refusal-no-such-turn = `{ $code }` has no such turns: choose from 0, which is the start, to { $last }.
refusal-moved-on = `{ $code }` has moved on since that button was made; use the newest board.
refusal-superseded = You have sent a newer turn in `{ $code }`, so this one is not played; the newest board shows the position.
refusal-pace-unreadable = A pace is written like `3d+1d cap 7d` (3 days, 1 more with every turn, at most 7), `2d/move`, `20m+10s` or `none`.
refusal-pace-out-of-range = A pace gives at least a minute and at most 90 days, for example `3d+1d cap 7d`.
