### What a member has just done, told to them alone. `$code` is the code of the game, such as 7K3Q.

# $turn is the turn in notation, such as e1-e2.
done-played = You have played `{ $turn }` in `{ $code }`.
done-resigned = You have resigned in `{ $code }`.
done-opened = The table `{ $code }` is open; the game starts when every seat is taken. Until then you can close it here or in `/pacru games`.
done-begun = `{ $code }` has started, and the board is on its way.

# $missing is how many players the table still needs.
done-joined =
    { $missing ->
        [0] You have a seat at `{ $code }`. Everyone is here, and the board is on its way.
        [one] You have a seat at `{ $code }`; the game starts when one more player has joined.
       *[other] You have a seat at `{ $code }`; the game starts when { $missing } more players have joined.
    }
done-left = You have left the table `{ $code }`.
done-invitation-declined = You have declined the invitation to `{ $code }`.
done-given-up = The table `{ $code }` is closed.
done-seat-taken = You have taken over a seat in `{ $code }`; the board is on its way.
done-returned = Welcome back to `{ $code }`; the board is on its way.
done-goes-on = `{ $code }` has been resumed; the board is on its way.
done-claimed = You have claimed the timeout in `{ $code }`; the channel shows what happens next.

# $player is who was given the time, $time how much, such as "1 day 12 hours".
done-time-given = { $player } has { $time } more in `{ $code }`.

# $level is the strength of a computer player, such as Novice or Master.
done-computer-seated = A computer ({ $level }) has joined `{ $code }`; the game starts when every seat is taken.
done-computer-seated-begins = A computer ({ $level }) has joined `{ $code }`. Everyone is here, and the board is on its way.
done-computer-took-over = A computer ({ $level }) has taken over the seat in `{ $code }`; the player who had it cannot come back.
done-unrated = The game is unrated, because a computer is playing.
done-unrated-from-now-on = The game is unrated from now on.
done-offered-draw = You have offered a draw in `{ $code }`; your offer stays open until it is answered or a turn is played.
done-offered-takeback = You have asked to take back your turn in `{ $code }`; your request stays open until it is answered or a turn is played.
done-offered-abort = You have asked to call off `{ $code }`; your request stays open until it is answered or a turn is played.
done-offered-pause = You have asked to pause `{ $code }`; your request stays open until it is answered or a turn is played.
done-offered-substitute = You have offered your seat in `{ $code }` to anyone; you keep playing until someone takes it.
done-agreed = You have agreed in `{ $code }`; the other players still have to answer.
done-granted-draw = `{ $code }` is a draw.
done-granted-takeback = The turn in `{ $code }` has been taken back.
done-granted-abort = `{ $code }` is called off.
done-granted-pause = `{ $code }` is paused; any player can press **{ button-resume }**.
done-granted-substitute = The seat in `{ $code }` has been taken over.

# $ply is the number of the turn.
done-took-back = You have taken back turn { $ply } in `{ $code }`.
done-declined = You have declined the offer or request in `{ $code }`.
done-withdrawn = You have withdrawn your offer or request in `{ $code }`.
done-seat-kept = You keep your seat in `{ $code }`.
done-took-over = You have taken over the seat in `{ $code }`. Good luck!
done-plans-forgotten = Your whole plan for `{ $code }` has been deleted.
done-called-off = `{ $code }` is called off; the reason is posted in its channel.
done-annulled = The result of `{ $code }` is annulled, and the ratings have been computed again; its players are told in its channel.
done-restored = The result of `{ $code }` counts again, and the ratings have been computed again; its players are told in its channel.
done-frozen = `{ $code }` is frozen; `/pacru-admin thaw` resumes it.

# $substitute takes the seat of $player.
done-replaced = { $substitute } takes over from { $player } in `{ $code }`.
done-erased = This member's data has been erased; their name is now shown as “former player” in their games.
done-forgotten = That has already been done.
