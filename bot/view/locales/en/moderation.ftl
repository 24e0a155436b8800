### What moderators read, and what a channel reads of what they did.

# $title is the name and the code of a game, $reason what the moderators wrote.
moderation-called-off = { $title } has been called off by the moderators of this server and does not count: { $reason }
moderation-frozen = { $title } has been frozen by the moderators of this server; the clocks are stopped.
moderation-erased = { $title } is called off and does not count, because the data of one of its players was erased.
# $who is the mention of who decided that.
moderation-annulled = { $title }: { $who } has annulled the result; the game does not count any more.
moderation-restored = { $title }: { $who } has restored the result; the game counts again.
moderation-reason = Reason: { $reason }
# $changes are such as "🟢 Ana 1605? → 1500?, 🟡 Ben 1395? → no rating"; moderation-no-rating is the last two words.
moderation-new-ratings = New ratings: { $changes }.
moderation-no-rating = no rating
settings-channel = Tables can be opened only in { $channel } and its threads.
settings-anywhere = Tables can be opened in any channel.
settings-one-of-two = Choose only one of `channel` and `anywhere`, and only one of `call_role` and `call_nobody`; nothing has changed.

# $pace is a pace, such as "3 days + 1 day a move".
settings-pace-rated = Default for new tables: { $pace }, rated.
settings-pace-unrated = Default for new tables: { $pace }, unrated.
settings-turned = In two-player games, boards show the side of the player to move at the bottom.
settings-not-turned = Boards show the south side at the bottom.
settings-boards-all = All boards of a game stay in its channel.
settings-boards-newest = Only the newest board of a game stays in its channel; older ones are deleted.
settings-threads = By default, every game has its own thread.
settings-no-threads = By default, games are played in the channel itself, without their own threads.

settings-call-role = { $role } is pinged when someone opens a table that anyone can join, at most once an hour.
settings-call-nobody = Nobody is pinged for new tables; use `call_role` to choose a role to ping.
# $language is the name of a language in itself.
settings-language = Language of the channels: { $language }.

## The form: labels of at most 45 characters, and lines about them of at most 100.
settings-form = Settings of this server
settings-form-tables = Defaults for new tables
settings-form-channel = Tables can be opened in
settings-form-anywhere = Its threads are included; if you choose no channel, tables can be opened in any channel.
settings-form-role = Ping for new tables that anyone can join
settings-form-nobody = If you choose no role, nobody is pinged.
settings-form-language = Language of the channels
exported =
    { $count ->
        [one] This is the only game of this server, as a line of JSON.
       *[other] These are all { $count } games of this server, one line of JSON each.
    }

# $limit is a number of megabytes, $command what the owner of the bot types.
export-too-large = The games of this server do not fit into the { $limit } MB that Discord accepts; the operator of this bot can get them with `{ $command }`.

# $member is a name; $count is the number of games the member has played.
erase-question =
    { $count ->
        [one] Do you want to erase { $member }'s data on this server? In { $count } game, their name becomes “former player”.
       *[other] Do you want to erase { $member }'s data on this server? In { $count } games, their name becomes “former player”.
    }
erase-playing =
    { $count ->
        [one] { $count } game under way will be resigned.
       *[other] { $count } games under way will be resigned.
    }
erase-tables =
    { $count ->
        [one] { $count } open table will be left or closed.
       *[other] { $count } open tables will be left or closed.
    }
erase-rest = Preferences, reminders and blocks are erased too, unless the member plays on another server. Messages in channels stay. You cannot undo this.
erase-button = Erase
erase-keep-button = Keep

# What a manager is asked before they do something to a game: $title is its name and code, $players its players, $reason what
# they wrote.
ruling-end = { $title } ({ $players }; turn { $turn }): do you want to end it? It will not count, and the reason is posted in its channel: { $reason }
ruling-end-table = { $title } ({ $players }): do you want to close the table? The reason is posted in its channel: { $reason }
ruling-freeze = { $title } ({ $players }): do you want to freeze it? Nobody can take a turn, and the clocks are stopped, until `/pacru-admin thaw` resumes it.
# $substitute takes the seat of $player.
ruling-replace = { $title } ({ $players }): do you want { $substitute } to take over from { $player }? Only another `/pacru-admin replace` undoes that.
ruling-annul = { $title } ({ $players }): do you want to annul its result? The game will no longer count for ratings, profiles and seasons, and the ratings after every later game of this kind are computed again. Results and pairings of a tournament stay as they are. The reason is posted in its channel: { $reason }
ruling-restore = { $title } ({ $players }): do you want to restore its result? The game will count again, and the ratings after every later game of this kind are computed again.
ruling-end-button = End the game
ruling-freeze-button = Freeze
ruling-replace-button = Replace
ruling-annul-button = Annul the result
ruling-restore-button = Restore the result
# Does nothing after all.
ruling-nothing-button = Leave it as it is
ruling-nothing = Nothing has changed in `{ $code }`.
