### The answer to /pacru help: at most 2,000 characters.

help =
    I host **Pacru**, **Azacru** and **Shacru** for two to four players, and **Pasang** for two.
    - **Play:** `/pacru new` opens a table; with `computer:` you need nobody else. `/pacru seek` looks for opponents. **{ button-move }** under the board, or `/pacru move`, takes you through your turn tap by tap; nothing is played until you press **{ -play }**. `/pacru offer` proposes a draw, a pause, or taking back a turn.
    - **Follow:** `/pacru games` shows games and tables to join, `/pacru people` ratings, `/pacru-tournament` tournaments; `/pacru-organise` runs them.
    - **Learn:** `/pacru rules` in pictures, `puzzle`, `hint`; `/pacru study` looks back at games.
    - **Manage:** `/pacru preferences` for colours, boards as text, notifications and vacations, `/pacru data` for everything I know about you.

# The answer to /pacru help topic:privacy: at most 2,000 characters. `.github/PRIVACY.md` says the same.
help-privacy =
    What is stored about you, and why:
    - **To host and rate games:** your Discord id and name, your games with every turn and its time, their results, moments of them to look at again, your ratings, the tournaments you enter.
    - **Because you chose it:** preferences, language, time zone, how you are notified, quiet hours, vacations, planned turns, notes, turns you tried out, puzzles you answered, tasks you did, which games you follow, what you seek opponents for, whom you block, whose invitations you declined, and the browsers in which you signed in to open boards. Also the language of your Discord, to answer in it.
    - **To account for what was done:** what those who manage a server do to games and members, with their reasons.
    - **Not kept:** messages. I read none. The only other things I ask Discord about you are which roles you have, where ratings give roles, and whether you are on a server whose boards you open in a browser. Nothing is sold, used for advertising, or given to anybody.
    - **Who sees it:** members of the server see your games, ratings and profile; only you see your games in direct messages; those who manage the server can export its games; whoever runs me keeps the data.
    - **How long:** answers and delivered messages for a week, backups for four weeks, everything else until it is erased.
    - **How it is erased:** `/pacru data` gives you all of it, and erases it on all servers a day after you ask; those who manage a server erase the data of its members by `/pacru-admin erase`. You resign the games you are playing, and are a nameless former player from then on: turns stay, your id and your name do not.
