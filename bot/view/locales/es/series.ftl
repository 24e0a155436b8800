### Cómo va una serie de partidas.

series-points-for-wins =
    { $points ->
        [0.5] { $player } (½ punto)
        [one] { $player } ({ $written } punto)
       *[other] { $player } ({ $written } puntos)
    }
series-markers =
    { $total ->
        [one] { $player } ({ $total } marcador)
       *[other] { $player } ({ $total } marcadores)
    }
series-points =
    { $total ->
        [one] { $player } ({ $total } punto)
       *[other] { $player } ({ $total } puntos)
    }
series-wins-and-markers =
    { $player } ({ $wins ->
        [0.5] ½ victoria
        [one] { $written } victoria
       *[other] { $written } victorias
    } y { $total ->
        [one] { $total } marcador
       *[other] { $total } marcadores
    })
series-wins-and-points =
    { $player } ({ $wins ->
        [0.5] ½ victoria
        [one] { $written } victoria
       *[other] { $written } victorias
    } y { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    })
series-wins-before-markers = Las victorias cuentan antes que los marcadores, porque una partida se decidió por abandono o por tiempo.
series-wins-before-points = Las victorias cuentan antes que los puntos, porque una partida se decidió por abandono o por tiempo.

series-after = La serie tras la partida { $game } de { $games }: { $totals }.
series-next = Empieza la siguiente partida.
series-won = 🏆 **{ $winner } gana la serie** de { $games } partidas: { $totals }.
series-shared = 🤝 **La serie de { $games } partidas termina en empate** entre { $winners }: { $totals }.
series-without-result = La serie queda sin resultado: no se ha jugado ninguna de sus partidas.
