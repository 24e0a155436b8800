### Lo que los miembros apuntan sobre las partidas, solo para ellos.

notes-none = { $game }: aún no has apuntado nada.
notes-heading = { $game }: tus notas
notes-on-game = 📝 { $text }
notes-on-turn = 📝 Jugada { $turn }: { $text }

notes-form = Notas sobre { $game }
notes-form-turn = Jugada { $turn } (solo lo ves tú)
notes-form-game = Toda la partida (solo lo ves tú)
