### La imagen de un tablero en palabras, para quienes no pueden verla.

alt-after = { $game } { $code }, después del turno { $turn }.
alt-start = { $game } { $code }, al comienzo.
alt-to-move = Mueve { $player }.
alt-markers =
    { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }
alt-markers-of = { $count } de { $target } marcadores
alt-chevrons =
    { $count ->
        [one] { $count } flecha
       *[other] { $count } flechas
    }
alt-out = fuera de juego
alt-ka = ka en { $point }
alt-chevron = flecha { $field } { $direction }
alt-chevron-on-marker = flecha { $field } { $direction } sobre un marcador
alt-north = norte
alt-northeast = noreste
alt-east = este
alt-southeast = sureste
alt-south = sur
alt-southwest = suroeste
alt-west = oeste
alt-northwest = noroeste
alt-rows = Filas, columnas de la a a la k, b negra, w blanca, S y N las kas, punto vacío: { $rows }.
