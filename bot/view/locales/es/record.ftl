### El registro de una partida y su animación.

record-after-turn = { $game } tras la jugada { $ply }
record-too-long = El registro es demasiado largo para un mensaje; está en el archivo.

record-replay = { $game }: de la jugada { $from } a la { $to }.
record-replay-half = Se muestra a la mitad de tamaño para que Discord acepte el archivo.
record-replay-some = Se muestra a la mitad de tamaño y solo una jugada de cada { $step }, para que Discord acepte el archivo.
record-replay-alt = El tablero de { $name } { $code } de la jugada { $from } a la { $to }, un segundo cada una; `/pacru study history` describe las jugadas.
record-start = El comienzo
record-turn = Jugada { $ply }
