### Una jugada que se hace pulsando, paso a paso.

move-builder-heading = { $title } jugada { $turn }, te toca a ti { $sign }
move-builder-turned = El tablero está girado: tu lado queda abajo.
move-builder-moved-on = La partida ha avanzado mientras tanto.
move-builder-newest = El tablero más reciente: { $link }
move-builder-borderland = zona { $centre }
move-builder-row = fila { $row }
move-builder-first-region = Elige primero una parte del tablero.
move-builder-in-region = { $question } (en la { $region })

## Los pasos hasta ahora

move-builder-so-far = Hasta ahora `{ $turn }…`: { $steps }
move-builder-piece = flecha de { $field }
move-builder-way = a { $field }
move-builder-way-note = a { $field } ({ $note })
move-builder-ka = la ficha de { $point } como ka
move-builder-target = la ka a { $point }
move-builder-passage = columna { $column } como pasillo
move-builder-alone = { $step } (no hay otra opción)

## En botones, lo que no está en ningún lugar de la imagen

move-builder-column = columna { $column }
move-builder-line =
    { $line ->
        [hb] fila, negras
        [hw] fila, blancas
        [vb] columna, negras
        [vw] columna, blancas
        [b] negras
       *[w] blancas
    }

## Antes de jugarla

move-builder-done = { $player }: { $turn }.
move-builder-like-this = **¿Así?**
move-builder-start-again = Empezar de nuevo
move-builder-all-turns =
    { $count ->
        [one] O elige la única jugada
       *[other] O elige entre las { $count } jugadas
    }
move-builder-choices = Opciones: { $choices }.
