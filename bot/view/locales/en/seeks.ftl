### Seeks: what members look for opponents for.

# Headings of lists.
seeks-yours = **You look for opponents**
seeks-others = **Who looks for opponents**
seeks-none = Nobody looks for opponents on this server.
seeks-how = `/pacru seek game:` places a seek, with `players`, `pace` and the ratings of opponents if you like: it stands for 30 days, and the game begins by itself when it meets others.

# A menu; each option names a member and a game such as "Shacru for 2".
seeks-menu = Answer a seek…
seeks-option = { $player }: { $game }
# $seek is such as "Shacru for 2, 3 days a move, rated, ratings from 1400".
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, until { $date }
seeks-stands = You look for opponents: { $seek }. The game begins by itself when others seek the same, in this channel or where an older seek was placed; until then, or until { $date }, `/pacru seek` shows it.
seeks-withdrawn = Your seek is withdrawn.

# Which opponents are welcome.
seeks-from-to = ratings from { $from } to { $to }
seeks-from = ratings from { $from }
seeks-to = ratings up to { $to }
