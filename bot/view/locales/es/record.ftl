### El registro de una partida y su animación.

record-after-turn = { $game } tras el turno { $ply }
record-too-long = El registro es demasiado largo para un mensaje; está en el archivo.

record-replay = { $game } turnos { $from } a { $to }.
record-replay-half = Se muestra a la mitad de tamaño para que Discord acepte el archivo.
record-replay-some = Se muestra a la mitad de tamaño y solo un turno de cada { $step }, para que Discord acepte el archivo.
record-replay-alt = El tablero de { $name } { $code } del turno { $from } al { $to }, un segundo cada uno; `/pacru study history` cuenta los turnos.
record-start = El comienzo
record-turn = Turno { $ply }
