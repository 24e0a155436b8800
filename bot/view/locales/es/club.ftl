### El panel del club: un mensaje que siempre muestra cómo van las partidas de un servidor, y lo que preguntan sus botones.

club-nothing = **No hay ninguna partida en curso.** Pulsa **{ button-new-table }** para abrir una mesa.
club-games =
    { $count ->
        [one] **{ $count } partida en curso**
       *[other] **{ $count } partidas en curso**
    }
club-game = • { $code } { $game }, { $players }: { $state }
club-turn-began = el turno empezó { $moment }
club-tables = **Mesas abiertas**
club-tournaments = **Torneos**
club-results = **Últimos resultados**
club-won = • 🏆 { $player }: `{ $code }` { $game } contra { $others }, { $moment }
club-shared = • 🤝 { $players }: `{ $code }` { $game }, { $moment }
club-no-table = En este servidor no hay ninguna mesa abierta a la que puedas unirte.
club-placed = El panel del club aparecerá en { $channel } en unos segundos y estará siempre al día. Fíjalo para que todos lo encuentren.
club-removed = Se ha retirado el panel del club.
club-none = Este servidor no tiene panel del club.

club-no-board = Ese mensaje no muestra ningún tablero. **{ -menu-show-as-text }** te describe un tablero como texto: úsalo en un mensaje del bot sobre una partida que haya empezado.
