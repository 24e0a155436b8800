### What a member has planned in a game for two: "if they play this, I answer that". `$title` is the name and the code of a
### game: "**Pacru `7K3Q`**".

# $line is such as "if `e9-e8`, you reply `e1-e2`; then, if `a7-b6`, you reply `e2-e3`".
plans-planned = You have planned this in { $title }: { $line }. Nobody else sees it before it is played.
plans-nothing = You have not planned anything in { $title }. Press **{ button-try }**, tap your opponent's turn and then your reply, and press **{ button-plan-line }**; or type `/pacru plan line:e9-e8 e1-e2`, which replies to e9-e8 with e1-e2.
plans-all = This is all that you have planned:
plans-heading = { $title }: your plan
plans-forget = Delete the whole plan

# The parts of a line, with semicolons between: the other player's turn, and the reader's answer to it. Now and then
# someone plays two turns in a row; they are joined by "and".
plans-first = if { $turn }, you reply { $answer }
plans-next = then, if { $turn }, you reply { $answer }
