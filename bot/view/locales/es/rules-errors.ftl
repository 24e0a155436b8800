### Lo que rechazan las reglas de cualquier juego, y los registros que no se pueden reproducir.

rules-error-over = La partida ha terminado.
rules-error-not-playing = { $seat } ya no juega.
rules-error-resignation = Abandonar no es una jugada: usa `/pacru resign`.
rules-error-cannot-skip = Solo en mesas de tres o cuatro se puede saltar el turno de un jugador.
rules-error-no-such-choice = Eso no es posible aquí; `/pacru move` sin jugada muestra las opciones.
rules-error-players = { $game } es un juego de { $least } a { $most } jugadores.
rules-error-exactly-players = { $game } es para { $players } jugadores.
rules-error-no-option = { $game } no tiene la opción { $option }.
rules-error-options = Las opciones deben ser nombres, solos o con un valor, por ejemplo meeting9=off o pattern=32.
rules-error-seat = El asiento debe ser S, W, N o E.
rules-error-seats = Los asientos deben ser de dos a cuatro letras distintas de entre S, W, N y E; la primera es la de quien empieza.
rules-error-kind = Ese juego no existe; los juegos son { $games }.
rules-error-version = La partida se jugó con la versión { $version } de las reglas; este programa conoce de la { $first } a la { $last }.
rules-error-setup = No se puede preparar la partida del registro: { $why }
rules-error-entry = La entrada { $number } del registro, `{ $entry }`, no es posible: { $why }
rules-error-more-fields =
    { $count ->
        [one] { $count } más
       *[other] otras { $count }
    }
