### Cómo le han ido las partidas a un miembro.

profile-none = **{ $name }** aún no ha jugado en este servidor.
profile-since = **{ $name }** juega en este servidor desde el { $since }.
profile-pool =
    { $games ->
        [one] • { $pool }: { $games } partida, { $results }
       *[other] • { $pool }: { $games } partidas, { $results }
    }
profile-pool-rated =
    { $games ->
        [one] • { $pool }: { $games } partida, { $results }; puntuación { $rating }
       *[other] • { $pool }: { $games } partidas, { $results }; puntuación { $rating }
    }
profile-won =
    { $games ->
        [one] { $games } ganada
       *[other] { $games } ganadas
    }
profile-lost =
    { $games ->
        [one] { $games } perdida
       *[other] { $games } perdidas
    }
profile-shared =
    { $games ->
        [one] { $games } empatada
       *[other] { $games } empatadas
    }
profile-shared-first =
    { $games ->
        [one] { $games } primer puesto compartido
       *[other] { $games } primeros puestos compartidos
    }
profile-second =
    { $games ->
        [one] { $games } segundo puesto
       *[other] { $games } segundos puestos
    }
profile-third =
    { $games ->
        [one] { $games } tercer puesto
       *[other] { $games } terceros puestos
    }
profile-fourth =
    { $games ->
        [one] { $games } cuarto puesto
       *[other] { $games } cuartos puestos
    }
profile-reliable = Ha jugado todas sus partidas hasta el final.
profile-less-reliable = Ha jugado hasta el final { $finished } de { $games } partidas; las demás las ha perdido por tiempo o las ha dejado sin terminar.
profile-titles = 🏆 Ha ganado { $tournaments }.
profile-titles-more = { $count } más
profile-best-win = Mejor victoria: `{ $code }`, contra { $player } ({ $rating }).
profile-longest =
    { $turns ->
        [one] Partida más larga: `{ $code }`, { $turns } jugada.
       *[other] Partida más larga: `{ $code }`, { $turns } jugadas.
    }
profile-head-to-head =
    { $games ->
        [one] Has jugado { $games } partida con este miembro: { $results }.
       *[other] Has jugado { $games } partidas con este miembro: { $results }.
    }
profile-activity =
    En los últimos doce meses ha hecho { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    } en { $days ->
        [one] { $days } día.
       *[other] { $days } días distintos.
    }
profile-activity-title = Jugadas de cada día
profile-month =
    { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    }
profile-month-year = { $month } { $year }
profile-no-game = Ninguna partida en curso.
profile-under-way = **En curso**
