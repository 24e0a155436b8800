terms-weekends-free = los relojes se paran los fines de semana
terms-claimed = el tiempo agotado solo cuenta si un rival lo reclama
terms-times-out = quien agota su tiempo pierde
terms-skipped = se saltan los turnos de los jugadores inactivos
terms-out = los jugadores inactivos quedan fuera
terms-computer = un ordenador sustituye a los jugadores inactivos
terms-rated = por puntos
terms-unrated = amistosa
terms-unrated-because = amistosa, porque { $why }
terms-annulled = ⚖️ { $who } invalidó el resultado el { $when }; la partida no cuenta.
terms-series = { $games } partidas, los asientos rotan
terms-series-game = partida { $game } de { $games }

clock-running = { $player }: hasta el { $date }, { $remaining }
clock-stopped = { $player }: { $time }
clock-vacation = de vacaciones hasta el { $date }
clock-own = tú tienes { $time }
