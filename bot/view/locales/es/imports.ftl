### Partidas jugadas en otro sitio y leídas de un archivo o de un texto pegado.

import-form = Importar una partida
import-form-text = El registro
import-form-text-hint = Un registro, un informe de AbstractPlay o una jugada por línea. Un texto largo cabe en un archivo.
import-form-game = Juego
import-form-game-hint = Solo si el texto no lo dice.

import-kept = He importado { $game }. Solo tú puedes verla, y `/pacru board` con su código te la vuelve a mostrar.
import-origin = Se jugó: { $origin }
import-endless-play = En el sitio en que se jugó esta partida, ni la repetición ni la falta de progreso terminan una partida, así que aquí no valen esas reglas.
import-turned = Donde se jugó, el tablero estaba entonces girado 90 grados; aquí las casillas tienen sus nombres habituales.
import-winners = El informe nombra a otros ganadores: { $players }.
import-not-over = El texto da un resultado, pero según estas reglas la partida no ha terminado, así que aquí nadie ha ganado.
import-points = El texto da otro resultado: { $result }.
import-variants = Estas reglas del informe no se conocen aquí y se han ignorado: { $variants }.
import-breaks-off = El registro acaba antes de que termine la partida, así que nadie ha ganado.

import-too-long = El archivo es demasiado largo: un registro puede tener como máximo 256 KiB.
import-not-text = Ese archivo no es de texto: un registro es un archivo de texto o un informe de AbstractPlay en JSON.
import-no-turns = El registro no contiene jugadas; escribe una jugada o una ronda en cada línea, debajo del nombre del juego.
import-too-many-turns = Aquí una partida puede tener como máximo 1500 jugadas.
import-no-game = El texto no dice qué juego es: escribe su nombre en la primera línea, por ejemplo `Azacru 3` para tres jugadores, o elige `game`.
import-not-report = La línea { $line } del archivo no forma parte de un informe de AbstractPlay.
import-other-game = El informe trata de { $name }; solo se pueden leer informes de Pacru y Azacru.
import-setup = La partida no puede empezar como dice el texto. { $why }
import-head = { $at }, `{ $text }`: no se puede leer, porque no es una jugada ni parte del encabezado.
import-comment = { $at }: empieza un comentario que no termina; le falta la llave de cierre.
import-turn = { $at }, `{ $turn }`: { $why }
import-not-their-turn = { $at }: es una jugada del jugador equivocado; ahí mueve { $seat }.
import-after-end = { $at }, `{ $turn }`: viene después del final de la partida.
import-at-line = Línea { $line }
import-at-round = Ronda { $round }, jugador { $player }

import-report = { $game } como informe que AbstractPlay puede leer.
import-untold-game = De estos juegos, AbstractPlay solo tiene Pacru y Azacru.
import-untold-rules = { $game } no se jugó con las reglas de AbstractPlay: empezó en otra posición, tenía otras opciones o se saltaron jugadas.
import-untold-order = AbstractPlay usa otro orden de juego con tres y cuatro jugadores, así que no puede leer una partida así.
import-untold-goes-on = { $game } no tiene resultado, y un informe lo necesita.
