### Duraciones y ritmos de juego.

span-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
span-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
span-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
span-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
pace-unlimited = sin reloj
pace-per-move = { $time } por jugada
pace-fischer = { $start } + { $increment } por jugada
pace-fischer-capped = { $start } + { $increment } por jugada, como máximo { $cap }
