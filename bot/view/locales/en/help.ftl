### The answer to /pacru help: at most 2,000 characters.

help =
    I host **Pacru**, **Azacru** and **Shacru** for two to four players, and **Pasang** for two.
    - **Play:** `/pacru new` opens a table; with `computer:` you need nobody else. `/pacru seek` looks for opponents. **{ button-move }** under the board, or `/pacru move`, guides you tap by tap; nothing is played until you press **{ -play }**. `/pacru offer` offers a draw or asks for a takeback.
    - **Follow:** `/pacru games` shows games and open tables, `/pacru people` shows ratings, and `/pacru-tournament list` shows tournaments.
    - **Learn:** `/pacru rules` teaches with pictures; `/pacru puzzle` and `/pacru hint` train you; `/pacru study` reviews past games.
    - **Manage:** `/pacru preferences` changes colours, notifications and vacations; `/pacru data` shows what I know about you.

# The answer to /pacru help topic:privacy: at most 2,000 characters. `.github/PRIVACY.md` says the same.
help-privacy =
    What is stored about you, and why:
    - **To host and rate games:** your Discord id and name, your games with every turn and its time, their results, your mistakes to review, your ratings, the tournaments you enter.
    - **Because you chose it:** preferences, language, time zone, how you are notified, quiet hours, vacations, planned turns, notes, turns you tried out, games you imported, puzzles you answered, tasks you did, which games you follow, the opponents you look for, whom you block, whose invitations you declined, and the browsers in which you signed in to open boards. Also the language of your Discord, to answer in it.
    - **To show what was done:** what moderators do to games and members, with their reasons.
    - **Not kept:** messages. I do not read them, except that I look for one of mine among the newest in its channel when I do not know whether it arrived. The only other things I ask Discord about you are your name, whether you are on the server of a game, and your roles, if the server gives roles for ratings. Nothing is sold, used for advertising, or given to anyone.
    - **Who sees it:** members of the server see your games, ratings and profile; only you see your games in direct messages; moderators of the server can export its games; the operator of this bot keeps the data.
    - **How long:** answers and delivered messages for a week, backups for four weeks, everything else until it is erased.
    - **How it is erased:** `/pacru data` gives you all of it, and erases it on all servers a day after you ask; moderators can erase the data of a member of their server with `/pacru-admin erase`. You resign the games that you are playing, and from then on you are a nameless former player: your turns stay, but your id and your name do not.
