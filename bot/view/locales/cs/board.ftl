### U hracího plánu: kdo je na tahu a jak si partie stojí.

board-your-turn = { $player }, jste na tahu.
board-still-paused = Partie je stále přerušená.
board-gone-on = Partie mezitím pokročila; je u tahu { $ply }.
board-over-since = Partie mezitím skončila.
board-on-hold = Partie je pozastavená.
board-clocks-stand = Hodiny stojí, dokud někdo z hráčů nestiskne **{ button-resume }**.
board-more = { $game }: co chcete udělat?
board-free-seats =
    { $count ->
        [one] Volné místo: { $players }.
        [few] Volná místa: { $players }.
        [many] Volná místa: { $players }.
       *[other] Volná místa: { $players }.
    }
board-place = { $place }.
