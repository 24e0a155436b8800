### La imagen de un tablero en palabras, para quienes no pueden verla.

alt-after = { $game } { $code }, después de la jugada { $turn }.
alt-start = { $game } { $code }, al comienzo.
alt-seat = { $player }, lado { $side }
alt-to-move = Le toca a { $player }.
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
alt-out = fuera de la partida
alt-ka = ka en { $point }
alt-held = { $colour }: { $fields }
alt-chevron = flecha en { $field } { $direction }
alt-chevron-on-marker = flecha en { $field } { $direction }, sobre un marcador
alt-north = al norte
alt-northeast = al noreste
alt-east = al este
alt-southeast = al sureste
alt-south = al sur
alt-southwest = al suroeste
alt-west = al oeste
alt-northwest = al noroeste
alt-rows = Filas, columnas de la a a la k, b negra, w blanca, S y N las kas, un punto si está vacío: { $rows }.
