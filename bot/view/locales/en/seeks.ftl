### Seeks: what members look for opponents for.

# Headings of lists.
seeks-yours = **You are looking for opponents**
seeks-others = **Others looking for opponents**
seeks-none = Nobody is looking for opponents on this server.
seeks-how = `/pacru seek game:` looks for opponents, with `players`, `pace` and their ratings if you like. A seek goes on for 30 days, and the game begins by itself when others seek the same.

# A menu; each option names a member and a game such as "Shacru for 2".
seeks-menu = Answer a seek…
seeks-option = { $player }: { $game }
# $seek is such as "Shacru for 2, 3 days a move, rated, ratings from 1400".
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, until { $date }
seeks-stands = You are looking for opponents: { $seek }. The game begins by itself when others seek the same, in this channel or in the channel of an older seek; until then, or until { $date }, `/pacru seek` shows yours.
seeks-withdrawn = Your seek is withdrawn.

# Which opponents are welcome.
seeks-from-to = ratings from { $from } to { $to }
seeks-from = ratings from { $from }
seeks-to = ratings up to { $to }
