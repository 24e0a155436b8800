### Lo que ha pasado en una partida. La primera frase sigue al nombre de la partida, como **Pacru `7K3Q`**.

story-begins = empieza: primero juega { $first } y después { $others }.
story-goal-target = Gana quien llegue antes a { $markers } marcadores, o quien aún pueda mover cuando los demás ya no puedan.
story-goal-azacru = Gana quien tenga más marcadores; en cuanto alguien tenga que pasar, a los demás les queda un turno.
story-goal-shacru = Gana quien tenga más marcadores cuando ya nadie pueda conseguir más.
story-goal-pasang = Gana quien sume más puntos, pero quien no pueda capturar en su turno queda suntuk y pierde al instante.
story-series-game = Partida { $game } de { $games }.

story-turn = jugada { $ply }, { $player }: { $words }.
story-pass = jugada { $ply }: { $words }.
story-left-at-once = antes de la primera jugada: { $words }.
story-left = después de la jugada { $ply }: { $words }.
story-turns = jugadas { $from } a { $to }: { $turns }.
story-turns-cut = jugadas { $from } a { $to }; las últimas { $shown }: { $turns }.
story-passes = { $sign } pasa
story-passes-often = { $player } pasa { $count } veces.
story-skipped = { $sign } pierde el turno

story-taken-back = { $player } deshace la jugada { $turn }.
story-called-off = La partida queda anulada y no cuenta.
story-called-off-series = La partida queda anulada y no cuenta; con ella termina la serie.
story-overdue = se ha agotado el tiempo de { $player }; un rival puede reclamar por tiempo o esperar.
story-vacation = { $player } está de vacaciones; el reloj se para hasta que terminen.
story-vacation-until = { $player } está de vacaciones hasta el { $until }; hasta entonces sus relojes están parados.
story-vacation-by-itself = A { $player } se le acabó el tiempo, así que ha empezado automáticamente un día de sus vacaciones: sus relojes están parados hasta el { $until }, y más tiempo si no vuelve.
story-excused = A { $player } se le ha pasado el plazo. Por una vez se perdona: tiene algo más de tiempo.
story-vacated = { $player } no ha vuelto y su asiento queda libre: cualquiera puede ocuparlo.
story-absent = Nadie ha ocupado el asiento de { $player }, que pierde sus turnos hasta que vuelva.
story-returned = { $player } está de vuelta.
story-substituted = { $player } ocupa ahora el asiento de { $seat }.
story-agrees-draw = { $player } acepta el empate.
story-agrees-takeback = { $player } acepta deshacer la jugada.
story-agrees-abort = { $player } acepta anular la partida.
story-agrees-pause = { $player } acepta la pausa.
story-paused = La partida está en pausa; los relojes están parados.
story-frozen = La partida está detenida; los relojes están parados.
story-goes-on = La partida se ha reanudado.
story-gives-time = { $player } da { $time } más a quien tiene el turno.

story-offers-draw = { $player } ofrece un empate.
story-offers-takeback = { $player } pide deshacer la jugada { $turn }.
story-offers-takeback-of-last = { $player } pide deshacer la última jugada.
story-offers-abort = { $player } pide anular la partida, que así no contaría.
story-offers-pause = { $player } pide una pausa, con los relojes parados.
story-offers-seat = { $player } busca a alguien que ocupe su asiento.
story-withdraws-draw = { $player } retira su propuesta de empate.
story-withdraws-takeback = { $player } ya no pide deshacer la jugada.
story-withdraws-abort = { $player } ya no pide anular la partida.
story-withdraws-pause = { $player } ya no pide una pausa.
story-declines-draw = { $player } rechaza el empate.
story-declines-takeback = { $player } no acepta deshacer la jugada.
story-declines-abort = { $player } rechaza anular la partida.
story-declines-pause = { $player } rechaza la pausa.
story-keeps-seat = { $player } conserva su asiento.

story-last-round = Esta es la última ronda: { $player } ha tenido que pasar, así que a los demás les queda un turno.
story-quiet =
    { $rounds ->
        [one] Nada ha cambiado en { $rounds } ronda; al llegar a { $limit } termina la partida.
       *[other] Nada ha cambiado en { $rounds } rondas; al llegar a { $limit } termina la partida.
    }
story-thinking = { $player } está pensando.
story-computers-move = Ahora solo pueden mover ordenadores. El próximo tablero llegará cuando una persona pueda mover de nuevo o la partida haya terminado, y mostrará todas las jugadas hasta entonces.
story-computers-left = Solo quedan ordenadores. Juegan la partida hasta el final, y el próximo tablero mostrará todas sus jugadas.
story-your-turn = { $sign } Es tu turno: usa `/pacru move`.
story-to-move = Es el turno de { $player }.

story-result =
    { $winners ->
        [1] { $players } gana
       *[other] Empate entre { $players }
    }
story-result-markers =
    { $winners ->
        [1] { $players } gana con { $markers } marcadores
       *[other] Empate entre { $players } con { $markers } marcadores
    }
story-result-time = { $players } gana: a { $loser } se le agotó el tiempo
story-result-resigned = { $players } gana: { $loser } abandona
story-result-out = { $players } gana: los demás están fuera
story-result-counted =
    { $winners ->
        [1] { $players } gana por marcadores
       *[other] Empate a marcadores entre { $players }
    }
story-result-score =
    { $winners ->
        [1] { $players } gana por puntos
       *[other] Empate a puntos entre { $players }
    }
story-result-suntuk = { $players } gana: { $loser } está suntuk
story-result-repetition =
    { $winners ->
        [1] { $players } gana: la misma posición se dio tres veces
       *[other] Empate entre { $players }: la misma posición se dio tres veces
    }
story-result-repetition-counted =
    { $winners ->
        [1] { $players } gana por marcadores: la misma posición se dio tres veces
       *[other] Empate a marcadores entre { $players }: la misma posición se dio tres veces
    }
story-result-quiet =
    { $winners ->
        [1] { $players } gana: { $rounds } rondas sin cambios
       *[other] Empate entre { $players }: { $rounds } rondas sin cambios
    }
story-result-quiet-counted =
    { $winners ->
        [1] { $players } gana por marcadores: { $rounds } rondas sin cambios
       *[other] Empate a marcadores entre { $players }: { $rounds } rondas sin cambios
    }
story-result-agreed = Empate de común acuerdo entre { $players }

story-markers = Marcadores: { $counts }.
story-points = Puntos: { $counts }.
story-count = { $count } de { $player }
