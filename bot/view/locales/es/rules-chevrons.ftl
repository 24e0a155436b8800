### Lo que rechazan Pacru, Azacru y Shacru, y lo que sería posible. La notación, los nombres de las opciones y las letras de
### asientos y direcciones se escriben igual en todos los idiomas.

rules-chevrons-notation =
    { $game ->
        [Azacru] Eso no es una jugada: escribe, por ejemplo, `e1-e2`, `a8-d8` o `a3-b4<`.
        [Shacru] Eso no es una jugada: escribe, por ejemplo, `e1-e2` o `c3-c4<`.
       *[Pacru] Eso no es una jugada: escribe, por ejemplo, `e1-e2`, `g9-f8(f8)` o `d9>(a7,b7)`.
    }
rules-chevrons-field = Una casilla es una letra de la a a la i y un número del 1 al 9, por ejemplo e5.
rules-chevrons-seats = Para jugar a { $game } hacen falta los asientos S y N; o N, E y W; o los cuatro.
rules-chevrons-switch = { $option } debe ser on u off.
rules-chevrons-rounds = noProgressRounds debe ser un número de rondas; con 0 no hay límite.
rules-chevrons-position-form = Una posición debe tener nueve filas separadas por / y después el asiento que tiene el turno, por ejemplo `4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S`.
rules-chevrons-position-row = La fila { $rank } de la posición no describe nueve casillas.
rules-chevrons-position-stranger = { $seat } aparece en la posición, pero no juega.
rules-chevrons-position-turn = Según la posición es el turno de { $seat }, que ya está fuera.
rules-chevrons-position-winners = En la posición hay más de un jugador que ha llegado a la meta de marcadores.
rules-chevrons-no-piece = No tienes ninguna flecha en { $field }; las tuyas están en { $yours }.
rules-chevrons-stuck = Tu flecha de { $field } no puede hacer nada; elige la de { $able }.
rules-chevrons-direction = Una flecha va recta o 45 grados a la izquierda o a la derecha: { $ways }.
rules-chevrons-occupied = En { $to } hay una flecha: { $ways }.
rules-chevrons-enemy-marker = Ninguna flecha puede detenerse sobre un marcador rival como el de { $to }: { $ways }.
rules-chevrons-in-the-way = La flecha de { $between } está en medio, y solo un salto entre dos de tus marcadores la supera: { $ways }.
rules-chevrons-yours-turn = la tuya de { $from } solo puede reorientarse
rules-chevrons-yours-move = la tuya de { $from } puede ir a { $moves }
rules-chevrons-yours-capture = la tuya de { $from } solo puede capturar, en { $captures }
rules-chevrons-yours-move-capture = la tuya de { $from } puede ir a { $moves }, o capturar en { $captures }
rules-chevrons-far =
    { $most ->
        [one] Eso es demasiado lejos para tu flecha de { $from }, que se mueve 1 casilla: { $ways }.
       *[other] Eso es demasiado lejos para tu flecha de { $from }, que se mueve hasta { $most } casillas: { $ways }.
    }
rules-chevrons-power =
    { $markers ->
        [0] Tu flecha de { $from } se mueve 1 casilla, porque no tienes ningún marcador en su zona fronteriza: { $ways }.
        [one] Tu flecha de { $from } se mueve 1 casilla, porque tienes 1 marcador en su zona fronteriza: { $ways }.
       *[other] Tu flecha de { $from } se mueve hasta { $most } casillas, porque tienes { $markers } marcadores en su zona fronteriza: { $ways }.
    }
rules-chevrons-it-turn = solo puede reorientarse
rules-chevrons-it-capture = solo puede capturar, en { $captures }
rules-chevrons-it-move-capture = puede ir a { $moves }, o capturar en { $captures }
rules-chevrons-write-capture = En { $to } hay una flecha rival: para capturarla escribe `{ $from }x{ $to }`.
rules-chevrons-write-move = En { $to } no hay ninguna flecha: para ir allí escribe `{ $from }-{ $to }`.
rules-chevrons-no-capture = Puedes capturar una flecha rival si la atacan dos tuyas; en { $to } no hay ninguna así.
rules-chevrons-marker-missing = Ese movimiento entra en la zona fronteriza de { $centre }: indica una casilla de ella para tu marcador, por ejemplo `{ $turn }({ $example })`.
rules-chevrons-connection-missing = Ese movimiento crea una conexión: escribe `{ $turn }(*)`.
rules-chevrons-connection-or-marker-missing = Ese movimiento crea una conexión: escribe `{ $turn }(*)`, o indica una casilla para un marcador, por ejemplo `{ $turn }({ $example })`.
rules-chevrons-marker = Tu marcador no puede ir a { $field }; puede ir a { $targets }.
rules-chevrons-only-connection = Ese movimiento no pone ningún marcador, pero crea una conexión: escribe `{ $turn }(*)`.
rules-chevrons-no-connection = Ese movimiento no crea ninguna conexión: hacen falta marcadores tuyos en los dos extremos, una casilla en medio y que no haya flechas en ella.
rules-chevrons-bonus-missing = Tus flechas se reúnen: indica una casilla para el marcador de bonificación, por ejemplo `{ $turn }!{ $example }`.
rules-chevrons-bonus = El marcador de bonificación no puede ir a { $field }: elige una casilla que no sea tuya y que no tenga flecha.
rules-chevrons-marker-without-border = Ese movimiento no cruza ninguna frontera, así que no pone marcador: escribe `{ $turn }`.
rules-chevrons-marker-without-field = Ahora ninguna casilla de la zona fronteriza de { $centre } admite un marcador: escribe `{ $turn }`.
rules-chevrons-second-marker = Ese movimiento pone un solo marcador: escribe `{ $turn }`.
rules-chevrons-bonus-without-meeting = Ese movimiento no produce ninguna reunión, así que no hay bonificación: escribe `{ $turn }`.
rules-chevrons-bonus-for-turning = Reorientar una flecha no da bonificación: escribe `{ $turn }`.
rules-chevrons-marks-itself = En este juego un movimiento marca la casilla en la que termina y no se indica ninguna otra: escribe `{ $turn }`.
rules-chevrons-twist-without-border = Ese movimiento no cruza ninguna frontera, así que la flecha no gira: escribe `{ $turn }`.
rules-chevrons-twist-of-nothing = La flecha sale del tablero, así que no gira: escribe `{ $turn }`.
rules-chevrons-too-poor =
    { $have ->
        [0] Reorientar una flecha { $degrees } grados cuesta { $due } marcadores, y no tienes ninguno que entregar.
        [one] Reorientar una flecha { $degrees } grados cuesta { $due } marcadores, y solo tienes uno que entregar.
       *[other] Reorientar una flecha { $degrees } grados cuesta { $due } marcadores, y solo tienes { $have } que entregar.
    }
rules-chevrons-angle = Una flecha se reorienta 45 grados (`<` o `>`) o 90 grados (`<<` o `>>`).
rules-chevrons-no-other-mobile = La flecha de { $field } solo se puede reorientar mientras otra de las tuyas se pueda mover.
rules-chevrons-price = Reorientar una flecha { $degrees } grados cuesta { $due } de tus marcadores: indica { $due } casillas distintas entre paréntesis.
rules-chevrons-payment = No puedes entregar { $field }: elige un marcador tuyo que no tenga ninguna flecha encima.
rules-chevrons-no-twist = En Pacru la flecha no gira después de moverse: cruzar una frontera da un marcador.
rules-chevrons-no-captures = En este juego no hay capturas: las flechas solo van a casillas libres.
rules-chevrons-no-reorientation = En este juego una flecha solo gira después de cruzar una frontera, por ejemplo `a3-b4<`.
rules-chevrons-must-move = Puedes mover, por ejemplo la flecha de { $example }, así que no puedes pasar.
rules-chevrons-must-pass = Ninguna de tus flechas se puede mover: escribe `pass`.
rules-chevrons-no-pass = En Pacru no se pasa: quien no puede mover queda fuera.
