### Propuestas que esperan respuesta, y recordatorios.

notice-question =
    { $count ->
        [0] No hay nadie que pueda responder.
        [one] { $players }, ¿de acuerdo? Si juegas, la propuesta queda rechazada.
       *[other] { $players }, ¿de acuerdo? Si alguien juega, la propuesta queda rechazada.
    }
notice-anybody = Cualquiera que no juegue esta partida puede ocupar el asiento.
notice-still-open = Sigue pendiente: { $offer }
notice-reminder = ⏳ { $user }, sigue siendo tu turno:
notice-reminder-game = • { $game }: hasta el { $date }, { $remaining }.
notice-daily =
    ☀️ { $user }, { $count ->
        [one] te espera una partida:
       *[other] te esperan { $count } partidas:
    }
notice-snoozed = Sin recordatorios hasta el { $date }, salvo el último, media hora antes de que se agote tu tiempo.
