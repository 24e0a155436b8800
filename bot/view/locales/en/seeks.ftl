### Searches: members who are looking for opponents.

# Headings of lists.
seeks-yours = **You are looking for opponents**
seeks-others = **Others looking for opponents**
seeks-none = Nobody is looking for opponents on this server.
seeks-how = `/pacru seek game:` looks for opponents for 30 days; you can add `players`, `pace` and the range of their ratings. The game starts automatically when enough others are looking for the same game.

# A menu; each option names a member and a game such as "Shacru for 2".
seeks-menu = Play someone who is looking…
seeks-option = { $player }: { $game }
# $seek is such as "Shacru for 2, 3 days a turn, rated, ratings from 1400".
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, until { $date }
seeks-stands = You are looking for opponents: { $seek }. When enough others are looking for the same game, it starts automatically, in this channel or in the channel of an older search. Until then, or until { $date }, `/pacru seek` shows your search.
seeks-withdrawn = You are no longer looking for these opponents.

# Which opponents are welcome.
seeks-from-to = ratings from { $from } to { $to }
seeks-from = ratings from { $from }
seeks-to = ratings up to { $to }
