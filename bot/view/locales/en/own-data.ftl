### What is kept about a member, told to them alone, and how they are erased at their own wish.

# $games and $servers are numbers.
own-data-file = This file holds everything that I keep about you. It covers { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $servers ->
        [one] { $servers } server.
       *[other] { $servers } servers.
    }
# Where the file would be too large.
own-data-newest = The file has room only for your newest games; the operator of this bot can give you the others.
own-data-kept = Your games stay. Your name and your Discord id stay in them until you erase your data. Answers to commands stay for a week, backups for four weeks, and everything else until you change or erase it. I do not read messages.
# Labels of buttons, at most 34 characters.
own-data-erase-button = Erase my data
own-data-confirm-button = Erase my data in a day
own-data-keep-button = Keep my data
own-data-question = Do you want to erase your data on all servers? In all games you become a former player; your ratings, preferences, plans and blocks are deleted. Messages in channels stay.
own-data-playing =
    { $count ->
        [one] You resign { $count } game under way.
       *[other] You resign { $count } games under way.
    }
own-data-tables =
    { $count ->
        [one] You leave { $count } open table.
       *[other] You leave { $count } open tables.
    }
own-data-when = This happens in one day; until then you can change your mind.
# $date is a date with its time, $remaining how long it is until then: "in a day".
own-data-due = Your data will be erased { $remaining }, on { $date }. Until then, you can press **{ own-data-keep-button }** here or in `/pacru data` to stop this; after that, it cannot be undone.
