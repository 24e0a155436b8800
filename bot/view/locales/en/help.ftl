### The answer to /pacru help: at most 2,000 characters.

help =
    I host **Pacru**, **Azacru** and **Shacru** for two to four players, and **Pasang** for two.
    1. `/pacru rules` teaches a game in a few pages with pictures; `/pacru puzzle` has positions to practise with.
    2. `/pacru new` opens a table in this channel: choose a game, name opponents, or let anyone press **{ button-join }**. Nobody there? `/pacru seek` looks for opponents for 30 days; `computer:` or **{ button-add-computer }** finds you one at once, and `/pacru hint` helps you against it.
    3. When every seat is taken, lots are drawn, the board is posted, and the first player is called.
    4. **{ button-move }** under the board asks what you want to do, one tap at a time. Nothing is played before **{ -play }**.
    5. Or type: `/pacru move` lists your turns while you do, for example `e1-e2`. Alone it opens the next game that waits for you.
    6. The board shows what happened last: the arrow, what was gained, what was captured. Only whoever must act is called.
    7. `/pacru board` shows the newest board from your own side, and any earlier one; only you see it. **{ button-try }** lets you try turns out there.
    8. `/pacru games` lists your games and the open tables here; `/pacru people` has profiles, ratings and the leaderboard; `/pacru-tournament list` tournaments, leagues and ladders. In a direct message to me your games work too, and you play computers in private.
    9. `/pacru study history` is the record of a game, `replay` shows it as an animation, `analyse` tells where it was won and lost; `/pacru note` keeps notes for you alone.
    10. `/pacru offer` a draw, a turn taken back, a pause or your seat; `/pacru plan` your next answer; `/pacru resign` asks once more. `/pacru preferences`: colours, side, boards as text; `/pacru time`: vacations, reminders. `/pacru data`: what I know about you.

# The answer to /pacru help topic:privacy: at most 2,000 characters. `.github/PRIVACY.md` says the same.
help-privacy =
    What is stored about you, and why:
    - **To host and rate games:** your Discord id and name, your games with every turn and its time, their results, your ratings, the tournaments you enter.
    - **Because you chose it:** preferences, language, time zone, quiet hours, vacations, planned turns, notes, turns you tried out, puzzles you answered, which games you follow, what you seek opponents for, whom you block, whose invitations you declined. Also the language of your Discord, to answer in it.
    - **To account for what was done:** what those who manage a server do to games and members, with their reasons.
    - **Not kept:** messages. I read none, I ask Discord for nothing else about you but which roles you have where ratings give roles, and nothing is sold, used for advertising, or given to anybody.
    - **Who sees it:** members of the server see your games, ratings and profile, you alone your games in direct messages; those who manage it can export its games; whoever runs me keeps the data.
    - **How long:** answers and delivered messages for a week, backups for four weeks, everything else until it is erased.
    - **How it is erased:** `/pacru data` gives you all of it, and erases you everywhere a day after you ask; those who manage a server erase members from it by `/pacru-admin erase`. You resign what you play, and are a nameless former player from then on: turns stay, your id and your name do not.
