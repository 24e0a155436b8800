### Las reglas de Azacru: un título y un texto para cada página. Un texto tiene como mucho 1200 caracteres; lo que está entre
### acentos graves es notación, igual en todos los idiomas, y es lo que muestra la imagen.

lessons-azacru-goal-title = El objetivo
lessons-azacru-goal =
    Azacru se juega en el tablero de Pacru: 81 casillas, que unos huecos más anchos dividen en nueve **zonas fronterizas** de tres por tres. Cada jugador tiene cuatro **flechas**; entre tres o cuatro jugadores, tres cada uno. **Gana quien tiene más marcadores** al terminar la partida.

    En tu turno mueves una flecha en línea recta: hacia donde apunta, o 45 grados a la izquierda o a la derecha. Al llegar, apunta en la dirección en que se ha movido. Nunca va de lado ni hacia atrás.

    { "**" }Cada movimiento deja un marcador** tuyo en la casilla donde acaba, y ahí se queda cuando la flecha sigue su camino. Verde ha ido de e1 a e2 y ha marcado e2: `e1-e2`.

    A diferencia de Pacru, no hay capturas, reuniones ni reorientaciones.

lessons-azacru-power-title = El poder de movimiento
lessons-azacru-power =
    ¿Hasta dónde llega una flecha? Cuenta tus marcadores en la zona fronteriza donde está, incluidos los que hay debajo de flechas. Ese es su **poder de movimiento**: avanza ese número de casillas, o menos. Sin marcadores, el poder es uno.

    Tiene que acabar en una casilla sin flecha y sin marcador rival. Por el camino puede pasar sobre marcadores rivales, pero no sobre flechas. Al pasar no cambia nada: solo la última casilla recibe un marcador.

    La flecha de b5 tiene un poder de tres, por a5, b4 y b5. Puede ir a las casillas con un punto: pasa sobre el marcador amarillo de c6, pero la flecha de b7 la detiene en b6.

lessons-azacru-twist-title = Giro fronterizo
lessons-azacru-twist =
    Si un movimiento termina en **una zona fronteriza distinta** de la de salida, puedes girar la flecha al momento: 45 grados a la izquierda o a la derecha. No cuesta nada, y también puedes dejarla como está. Cruzar por una esquina cuenta.

    Verde ha ido de a3 a b4, en la zona de b5. La flecha llegó apuntando hacia arriba a la derecha, y Verde la ha girado a la derecha: `a3-b4>`. Con `<` gira a la izquierda; sin signo, se queda como está.

    Dentro de una zona no hay giro, así que piénsalo antes de ir derecho hacia un borde.

lessons-azacru-connection-title = Conexión
lessons-azacru-connection =
    Un movimiento de dos casillas o más que empieza **y** termina sobre marcadores tuyos, sin flechas por medio, es una **conexión**: todas las casillas intermedias pasan a ser tuyas. Los dos marcadores tienen que estar ahí antes de mover. No puedes renunciar a ella.

    A veces tiene un precio: si había **algún marcador rival** por medio, tu flecha sale del tablero para siempre. Los marcadores se quedan todos. Si no había ninguno, la flecha también se queda, y puede girar si ha cruzado una frontera.

    Verde ha ido de g1 a g5: `g1-g5`. Así g2, g3 y g4 son ahora verdes, aunque dos de ellas eran de Amarillo, y la flecha, pálida en la imagen, ya no está. Tres marcadores por una flecha: cerca del final suele ser un buen trato.

lessons-azacru-jump-title = Salto de conexión
lessons-azacru-jump =
    Entre dos marcadores tuyos, una flecha puede **saltar sobre otras flechas**, sean cuantas sean y del color que sean. Es la única forma de pasar por encima de una, y el salto nunca llega más lejos de lo que permite el poder.

    El salto no cambia nada en las casillas intermedias, y la flecha siempre se queda en el tablero. Puede girar si ha cruzado una frontera.

    Verde ha saltado de a8 a d8 sobre la flecha de b8, con un poder de tres por a8, a9 y b9: `a8-d8`. Los marcadores de b8 y c8 siguen siendo de Amarillo.

lessons-azacru-end-title = El final y tu turno
lessons-azacru-end =
    Si en tu turno ninguna de tus flechas puede moverse, el bot pasa por ti. **El primer pase da comienzo a la última ronda**: los demás juegan un turno más cada uno. Después se cuentan los marcadores del tablero y gana quien tenga más; puedes ganar aunque hayas sido tú quien ha pasado. Si hay igualdad en cabeza, es empate.

    Aquí iban 25 a 25 cuando Amarillo tuvo que pasar. La última jugada de Verde, `a8-a6`, ha decidido la partida.

    También se cuentan los marcadores si una posición se repite por tercera vez, o si nada cambia en ocho rondas.

    En tu turno pulsa **{ button-move }** debajo del tablero y ve eligiendo: primero una flecha, después adónde va y, si lo hay, el giro. O escribe `/pacru move`. `/pacru new` abre una mesa. ¡Que te diviertas!
