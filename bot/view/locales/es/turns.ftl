### Cómo se hace y se cuenta una jugada: qué se pregunta, qué es cada opción y qué ha hecho la jugada.

## Lo que se pregunta a un jugador

turns-ask-piece = ¿Qué flecha?
turns-ask-way = ¿Adónde va la flecha de { $from }?
turns-ask-marker = ¿Qué casilla de la zona fronteriza de { $centre } recibe tu marcador?
turns-ask-connection = El movimiento crea una conexión.
turns-ask-connection-or-marker = ¿Creas la conexión o pones un marcador en la zona fronteriza de { $centre }?
turns-ask-bonus = ¡Una reunión! ¿Qué casilla recibe el marcador de bonificación?
turns-ask-twist = Cruzas una frontera: ¿quieres girar la flecha de { $at }?
turns-ask-pass = Ninguna de tus flechas puede moverse, así que pasas.
turns-ask-payment-first =
    { $price ->
        [one] Entrega { $price } marcador: elígelo.
       *[other] Entrega { $price } marcadores: elige el primero.
    }
turns-ask-payment-next = Elige el siguiente marcador que vas a entregar, { $number } de { $price }.
turns-ask-payment-last = Elige el último marcador que vas a entregar.
turns-ask-passage = ¿Qué columna tomas como pasillo?
turns-ask-ka = ¿Qué ficha se convierte en tu ka?
turns-ask-target = ¿Adónde va tu ka?
turns-ask-line = ¿Qué captura tu ka desde { $at }?

## Lo que es una opción, en un botón, entre paréntesis o en una lista

turns-note-targets =
    { $count ->
        [one] puede llegar a { $count } casilla
       *[other] puede llegar a { $count } casillas
    }
turns-note-only-turned = solo puede reorientarse
turns-note-move = movimiento
turns-note-crosses-border = cruza una frontera
turns-note-connection = conexión
turns-note-connection-or-marker = conexión o marcador fronterizo
turns-note-meeting = reunión
turns-note-capture = captura
turns-note-turn-left =
    { $price ->
        [one] gira { $degrees }° a la izquierda por { $price } marcador
       *[other] gira { $degrees }° a la izquierda por { $price } marcadores
    }
turns-note-turn-right =
    { $price ->
        [one] gira { $degrees }° a la derecha por { $price } marcador
       *[other] gira { $degrees }° a la derecha por { $price } marcadores
    }
turns-note-marker = marcador fronterizo en { $field }
turns-note-transformation = transformación fronteriza en { $field } ({ $player })
turns-note-bonus = reunión, bonificación en { $field }
turns-note-payment = entregar { $field }
turns-note-gain =
    { $markers ->
        [0] sin marcador nuevo
        [one] { $markers } marcador
       *[other] { $markers } marcadores
    }
turns-note-gain-removed =
    { $markers ->
        [0] sin marcador nuevo, la flecha sale
        [one] { $markers } marcador, la flecha sale
       *[other] { $markers } marcadores, la flecha sale
    }
turns-note-no-twist = sin giro fronterizo
turns-note-twist-left = giro fronterizo a la izquierda
turns-note-twist-right = giro fronterizo a la derecha
turns-note-pass = no puede mover
turns-note-captures = captura { $tokens } por { $points }
turns-note-lines =
    { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }

## Lo que ha hecho una jugada

turns-captured = captura una flecha de { $player }
turns-connection-jump = salto de conexión
turns-connection = conexión sobre { $fields }
turns-border-change = cambio fronterizo en { $field }
turns-border-transformation = transformación fronteriza en { $field } (era de { $player })
turns-twisted-left = giro fronterizo a la izquierda
turns-twisted-right = giro fronterizo a la derecha
turns-removed = la flecha sale del tablero
turns-meeting = reunión con { $partner }, bonificación en { $bonus }
turns-turned-left = { $field } gira { $degrees } grados a la izquierda a cambio de { $fields }
turns-turned-right = { $field } gira { $degrees } grados a la derecha a cambio de { $fields }
turns-passes = { $player } no puede mover y pasa
turns-skipped = { $player } pierde el turno por inactividad
turns-out-captured = { $player } pierde su última flecha y queda fuera de la partida
turns-out-blocked = { $player } no puede mover y queda fuera de la partida
turns-resigns = { $player } abandona
turns-out-of-time = { $player } agota su tiempo
turns-passage = pasillo { $column }
turns-ka = la ficha de { $from } se convierte en ka en { $to }
turns-ka-moves = ka { $from }-{ $to }
turns-takes = { $tokens } por { $points }
turns-suntuk = { $player } no puede capturar y queda suntuk

turns-told = { $player } { $parts }
turns-told-moves = va de { $from } a { $to }
turns-told-jumps = salta de { $from } a { $to }
turns-told-connects = va de { $from } a { $to } con una conexión
turns-told-captures = va de { $from } a { $to } y captura una flecha de { $player }
turns-told-claims = gana { $fields }
turns-told-twists-left = gira la flecha a la izquierda
turns-told-twists-right = gira la flecha a la derecha
turns-told-leaves = sale del tablero
turns-told-turns-left = gira { $degrees } grados a la izquierda la flecha de { $field } a cambio de { $fields }
turns-told-turns-right = gira { $degrees } grados a la derecha la flecha de { $field } a cambio de { $fields }
turns-told-passage = toma como pasillo la columna { $column }
turns-told-enters = convierte en ka la ficha de { $from } en { $to }
turns-told-moves-ka = mueve la ka de { $from } a { $to }
turns-told-takes = captura { $tokens } por { $points }
