### What a member has just done, told to them alone. `$code` is the code of the game, such as 7K3Q.

# $turn is the turn in notation, such as e1-e2.
done-played = Played `{ $turn }` in `{ $code }`.
done-resigned = You have resigned in `{ $code }`.
done-opened = Table `{ $code }` is open; the game starts when every seat is taken. Until then you can close it here, or in `/pacru games`.
done-begun = `{ $code }` begins; the board follows.

# $missing is how many players the table still needs.
done-joined =
    { $missing ->
        [0] You have a seat at `{ $code }`. Everyone is here: the board follows.
        [one] You have a seat at `{ $code }`; the game starts when one more player has joined.
       *[other] You have a seat at `{ $code }`; the game starts when { $missing } more players have joined.
    }
done-left = You have left the table `{ $code }`.
done-invitation-declined = You have declined the invitation to `{ $code }`.
done-given-up = The table `{ $code }` is closed.
done-seat-taken = You have taken over a seat at `{ $code }`; the board follows.
done-returned = Welcome back to `{ $code }`; the board follows.
done-goes-on = `{ $code }` goes on; the board follows.
done-claimed = You have claimed the time that ran out in `{ $code }`; the channel shows what happens next.

# $player is who was given the time, $time how much, such as "1 day 12 hours".
done-time-given = { $player } has { $time } more in `{ $code }`.

# $level is the strength of a computer player, such as Novice or Master.
done-computer-seated = A { $level } computer has sat down at `{ $code }`; the game starts when every seat is taken.
done-computer-seated-begins = A { $level } computer has sat down at `{ $code }`. Everyone is here: the board follows.
done-computer-took-over = A { $level } computer has taken over the seat at `{ $code }`; whoever had it cannot come back to it.
done-unrated = The game is unrated, because a computer plays.
done-unrated-from-now-on = The game is unrated from now on.
done-offered-draw = You have offered a draw in `{ $code }`; your offer stays open until it is answered or a turn is played.
done-offered-takeback = You have asked to take back your turn in `{ $code }`; your offer stays open until it is answered or a turn is played.
done-offered-abort = You have asked to call off `{ $code }`; your offer stays open until it is answered or a turn is played.
done-offered-pause = You have asked to pause `{ $code }`; your offer stays open until it is answered or a turn is played.
done-offered-substitute = Your seat in `{ $code }` is offered to anybody; until someone takes it you play on.
done-agreed = You have agreed in `{ $code }`; the others have yet to answer.
done-granted-draw = `{ $code }` is a draw.
done-granted-takeback = The turn in `{ $code }` has been taken back.
done-granted-abort = `{ $code }` is called off.
done-granted-pause = `{ $code }` is paused; any player can press **{ button-resume }**.
done-granted-substitute = The seat in `{ $code }` has been taken over.

# $ply is the number of the turn.
done-took-back = You have taken back turn { $ply } in `{ $code }`.
done-declined = You have declined the offer in `{ $code }`.
done-withdrawn = You have withdrawn your offer in `{ $code }`.
done-seat-kept = You keep your seat in `{ $code }`.
done-took-over = You have taken over the seat in `{ $code }`; good luck.
done-plans-forgotten = Everything you had planned in `{ $code }` is forgotten.
done-called-off = `{ $code }` is called off; the reason is posted in its channel.
done-frozen = `{ $code }` is on hold; `/pacru-admin thaw` lets it go on.

# $substitute takes the seat of $player.
done-replaced = { $substitute } plays on for { $player } in `{ $code }`.
done-erased = The data of this member is erased; in their games they are a former player from now on.
done-forgotten = That was done already.
