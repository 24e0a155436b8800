### What is kept about a member, told to them alone, and how they are erased at their own wish.

# $games and $servers are numbers.
own-data-file = This file holds everything that I keep about you. Games: { $games }; servers: { $servers }.
# Where the file would be too large.
own-data-newest = It has room for your newest games only; whoever runs the bot can give you the others.
own-data-kept = Games stay for good, with your name and your Discord number. What you have chosen and planned stays until you change it, answers to commands for a week, backups for four weeks. I read no messages.
# Labels of buttons, at most 34 characters.
own-data-erase-button = Erase me
own-data-confirm-button = Erase me in a day
own-data-keep-button = Keep my data
own-data-question = Shall I erase you on all servers? You become a former player in all games; your ratings, preferences, plans and blocks go. Messages in channels stay.
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
own-data-when = It is done in a day; until then you can change your mind.
# $date is a date with its time, $remaining how long it is until then: "in a day".
own-data-due = You are erased { $remaining }, on { $date }. Until then **{ own-data-keep-button }**, here or at `/pacru data`, stops it; afterwards nothing can be undone.
