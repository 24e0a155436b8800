### Mesas abiertas y listas de partidas.

tables-given-up = { $game }: mesa cerrada.
tables-begun = { $game } ha empezado: { $players }.
tables-table = { $game }: mesa para { $seats } jugadores.
tables-rematch = { $game }: revancha para { $seats } jugadores.
tables-opener = 🪑 { $player }, que abrió la mesa
tables-player = 🪑 { $player }
tables-invited = ✉️ Invitación para { $player }: **¿{ $accept } o { button-decline }?**
tables-declined = { $creator }: { $player } rechaza la invitación a { $game }; ese asiento queda libre para cualquiera.
tables-free = ⬜ libre: puede unirse cualquiera
tables-alone = ¿Aún no hay nadie? Quien abrió la mesa puede pulsar **{ button-add-computer }** y empezar enseguida.
tables-starts = Empieza cuando todos los asientos estén ocupados; se sortea quién juega primero.
tables-starts-rematch = Empieza cuando todos los asientos estén ocupados; cada jugador avanza un asiento, así que empieza { $first }.
tables-line = { $code }: { $game }, { $state }
tables-line-own = { $code }: { $game }, { $state }, con { $others }
tables-line-others = { $code }: { $game }, { $state } ({ $others })
tables-under-way = • { $code } { $game }: { $state }
tables-under-way-with = • { $code } { $game } con { $others }: { $state }
tables-open =
    { $free ->
        [0] • { $code } { $game } con { $players }: ningún asiento libre
        [one] • { $code } { $game } con { $players }: { $free } asiento libre
       *[other] • { $code } { $game } con { $players }: { $free } asientos libres
    }
tables-state-invited = tienes una invitación: **¿{ $accept } o { button-decline }?**
tables-state-waiting = faltan jugadores
tables-state-paused = en pausa
tables-state-your-turn = tu turno
tables-state-turn = jugada { $turn }
tables-state-on-hold = detenida
tables-state-over = terminada
tables-state-given-up = cerrada
tables-state-paused-at = en pausa, jugada { $turn }
tables-state-your-turn-at = **tu turno**, jugada { $turn }
tables-state-on-hold-at = detenida, jugada { $turn }
tables-state-to-move = le toca a { $player }, jugada { $turn }
tables-which = ¿A qué partida te refieres?
tables-which-others = Para indicar otra partida, usa `game:`.
tables-which-menu = ¿Qué partida?
tables-yours = **Tus partidas**
tables-none-of-yours = No tienes ninguna partida en curso; `/pacru new` abre una mesa y `/pacru seek` busca rivales.
tables-here = **Mesas abiertas aquí**
tables-none-here = No hay ninguna mesa abierta en este canal. `/pacru seek` busca rivales para ti.
tables-no-other-here = No hay ninguna otra mesa abierta en este canal.
tables-more = … y { $count } más.
tables-more-games = … y { $count } más; `/pacru board` encuentra todas las partidas que puedes ver.
tables-more-own-games = … y { $count } más; están en `/pacru games`.
tables-more-tables = … y { $count } más; **{ button-join }** las muestra.
tables-more-seeks = … y { $count } más; están en `/pacru seek`.
tables-more-tournaments = … y { $count } más; todos están en `/pacru-tournament list`.
tables-more-pairings = … y { $count } más; todas están en `/pacru-tournament games`.
tables-elsewhere =
    { $count ->
        [one] Tienes { $count } partida más en otro lugar: `/pacru games` te la muestra solo a ti.
       *[other] Tienes { $count } partidas más en otros lugares: `/pacru games` te las muestra solo a ti.
    }
tables-form-game = Qué juego, y para cuántos
tables-form-opponents = Rivales
tables-form-anybody = Si no eliges a nadie, puede unirse cualquiera.
tables-form-computers = Ordenadores en los asientos libres
tables-form-level = ¿Qué nivel tiene el ordenador?
tables-form-pace = Tiempo
tables-form-unread = No se han podido leer los ajustes del servidor: estos son los valores por defecto del bot.
tables-form-terms = Otras reglas
tables-form-more = Para series, tableros y patrones, escribe opciones tras /pacru new.
tables-form-rated = El resultado cuenta para la puntuación
tables-form-thread = Se juega en un hilo propio
tables-form-weekends = Los relojes se paran el sábado y el domingo (UTC)
tables-form-claimed = El tiempo agotado solo cuenta si un rival lo reclama
