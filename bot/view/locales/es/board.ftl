### Junto a un tablero: a quién le toca y cómo está la partida.

board-your-turn = { $player }, es tu turno.
board-still-paused = La partida sigue en pausa.
board-gone-on = Entretanto, la partida ha continuado; va por la jugada { $ply }.
board-over-since = Entretanto, la partida ha terminado.
board-on-hold = La partida está detenida.
board-clocks-stand = Los relojes están parados hasta que un jugador pulse **{ button-resume }**.
board-more = { $game }: ¿qué quieres hacer?
board-free-seats =
    { $count ->
        [one] El asiento de { $players } está libre.
       *[other] Los asientos de { $players } están libres.
    }
board-place = { $place }.º
