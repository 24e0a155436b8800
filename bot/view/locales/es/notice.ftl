### Propuestas que esperan respuesta, y recordatorios.

notice-question =
    { $count ->
        [0] No hay nadie que pueda responder.
        [one] { $players }, ¿de acuerdo? Si juegas, la propuesta queda rechazada.
       *[other] { $players }, ¿de acuerdo? Si alguien juega, la propuesta queda rechazada.
    }
notice-takeback-clocks = Si se deshace la jugada, cada reloj vuelve a lo que marcaba antes de ella, con un minuto como mínimo.
notice-anybody = Cualquiera que no juegue esta partida puede ocupar el asiento.
notice-still-open = Sigue pendiente: { $offer }
notice-reminder = ⏳ { $user }, sigue siendo tu turno:
notice-reminder-game = • { $game }: hasta el { $date }, { $remaining }.
notice-daily =
    ☀️ { $user }, { $count ->
        [one] te espera una partida:
       *[other] te esperan { $count } partidas:
    }
notice-daily-elsewhere =
    ☀️ { $user }, { $count ->
        [one] te espera una partida en otro lugar: `/pacru games` te la muestra solo a ti.
       *[other] te esperan { $count } partidas en otros lugares: `/pacru games` te las muestra solo a ti.
    }
notice-snoozed = No recibirás recordatorios hasta el { $date }, salvo el último, media hora antes de que se agote tu tiempo.
