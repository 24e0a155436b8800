### What the bot must be allowed, in the words of the settings of Discord in this language. $permissions is a list of them.

permissions-missing = I cannot post boards in this channel: a moderator must grant me { $permissions }.
# `thread` is the name of an option.
permissions-missing-for-thread = I cannot start a thread in this channel: a moderator must grant me { $permissions }. With `thread:False` the game is played in the channel itself.
# Said after what was done.
permissions-not-posted = It is saved, but I cannot post the board here: a moderator must grant me { $permissions } in this channel. `/pacru board` shows it to you.
# After a turn that was played in a direct message, while the bot is away from the server of the game.
permissions-posted-later = The others will see it as soon as I can write in the game's channel again.
# After a turn in a game in direct messages, where no message could be delivered lately: Discord lets the bot write no
# longer, or is in trouble.
permissions-closed = My messages are not reaching you at the moment. If Discord itself is working, allow direct messages on a server that we share, and you will get the boards; until then, `/pacru board` shows the newest one.
