### Puntuaciones: lo que cambia una partida, las de un miembro, las mejores del servidor.

ratings-changed = Puntuación: { $changes }.
ratings-unchanged = No cambia ninguna puntuación: { $why }.
ratings-will-not-change = No cambiará ninguna puntuación: { $why }.
ratings-unchanged-series = No cambia ninguna puntuación y la serie queda como estaba: { $why }.
ratings-series-unchanged = La serie queda como estaba: { $why }.
ratings-why-computer = juega un ordenador
ratings-why-substitute = uno de los dos jugadores no ha jugado desde el principio
ratings-why-substitutes = menos de dos jugadores han participado desde el principio
ratings-why-short = la partida terminó antes de que todos hubieran jugado dos veces
ratings-why-annulled = el resultado está invalidado

ratings-pool-two = { $game } para dos
ratings-pool-many = { $game } para tres o cuatro

ratings-own-none = Aún no tienes puntuación en este servidor: la tendrás cuando termines una partida por puntos.
ratings-own-none-of-game = Aún no tienes puntuación de este juego en este servidor: la tendrás cuando termines una partida por puntos.
ratings-none = { $name } aún no tiene puntuación en este servidor: la tendrá cuando termine una partida por puntos.
ratings-none-of-game = { $name } aún no tiene puntuación de este juego en este servidor: la tendrá cuando termine una partida por puntos.
ratings-own-heading = **Tus puntuaciones en este servidor**
ratings-heading = **Puntuaciones de { $name } en este servidor**
ratings-of-pool =
    { $games ->
        [one] • { $pool }: **{ $rating }** tras { $games } partida
       *[other] • { $pool }: **{ $rating }** tras { $games } partidas
    }
ratings-up =
    { $games ->
        [one] sube { $points } en la última
       *[other] sube { $points } en las últimas { $games }
    }
ratings-down =
    { $games ->
        [one] baja { $points } en la última
       *[other] baja { $points } en las últimas { $games }
    }
ratings-level =
    { $games ->
        [one] sin cambios en la última
       *[other] sin cambios en las últimas { $games }
    }
ratings-provisional = El signo de interrogación indica que una puntuación es provisional: aún puede variar mucho.

ratings-game = • `{ $code }` con { $others }: { $result }, { $rating }
ratings-won = victoria
ratings-shared = primer puesto compartido
ratings-lost = derrota
ratings-place =
    { $place ->
        [2] segundo puesto
        [3] tercer puesto
       *[4] cuarto puesto
    }

ratings-leaderboard = **Tabla de líderes de este servidor: { $pool }**
ratings-leaderboard-empty = Aún no ha terminado ninguna partida por puntos de { $pool } en este servidor; `/pacru new` abre una mesa.
ratings-entry = { $name }: { $standing }
ratings-entry-own = **{ $name } (tú)**: { $standing }
ratings-standing =
    { $games ->
        [one] **{ $rating }**, { $games } partida
       *[other] **{ $rating }**, { $games } partidas
    }
ratings-newcomers = Menos de { $games } partidas por puntos:
ratings-more-newcomers = y { $count } más
ratings-own-place = Ocupas el puesto { $place } de { $count }: { $standing }
ratings-own-standing = Tú: { $standing }
ratings-own-no-game = Aún no tienes ninguna partida por puntos de este tipo.

season-name = { $first }–{ $last } { $year }
season-heading = **Temporada { $season }: { $pool }**
season-empty = En la temporada { $season } no ha terminado ninguna partida por puntos de { $pool }.
season-standing =
    { $games ->
        [one] **{ $points }** en { $games } partida
       *[other] **{ $points }** en { $games } partidas
    }
season-rule = En cada partida por puntos ganas 1 punto por cada rival que queda por detrás de ti y ½ punto por cada rival que comparte tu puesto.
season-own-no-game = No has terminado ninguna partida por puntos de este tipo en esta temporada.
season-ends = La temporada termina { $when }.
season-ended = La temporada terminó { $when }.
