### Las reglas de Pacru: un título y un texto para cada página. Un texto tiene como mucho 1200 caracteres; lo que está entre
### acentos graves es notación, igual en todos los idiomas, y es lo que muestra la imagen.

lessons-pacru-goal-title = El objetivo
lessons-pacru-goal =
    Pacru se juega en un tablero de 81 casillas. Unos huecos más anchos lo dividen en nueve **zonas fronterizas** de tres por tres. Cada jugador tiene cuatro **flechas**; entre tres o cuatro jugadores, tres cada uno. Durante la partida van llegando al tablero **marcadores** con los colores de los jugadores.

    { "**" }Ganas** con 42 marcadores en el tablero (28 entre tres jugadores, 24 entre cuatro), o si ya nadie más que tú puede mover.

    Se juega por turnos, en el sentido de las agujas del reloj. En tu turno usas una sola flecha: la mueves, o la giras sin sacarla de su casilla. No se puede pasar.

    Encima del tablero están los jugadores: le toca a quien tiene la barra de color intenso, y junto a cada nombre se ven las flechas que le quedan y los marcadores que lleva. Cada casilla tiene nombre: la flecha verde de abajo está en e1.

lessons-pacru-moving-title = Cómo se mueve
lessons-pacru-moving =
    Una flecha se mueve en línea recta: hacia donde apunta, o 45 grados a la izquierda o a la derecha. Al llegar, apunta en la dirección en que se ha movido. Nunca va de lado ni hacia atrás.

    ¿Hasta dónde llega? Cuenta tus marcadores en la zona fronteriza donde está, incluidos los que hay debajo de flechas. Ese es su **poder de movimiento**: avanza ese número de casillas, o menos. Sin marcadores, el poder es uno.

    Tiene que acabar en una casilla sin flecha y sin marcador rival. Por el camino puede pasar sobre marcadores rivales, pero no sobre flechas.

    La flecha de e1 tiene un poder de tres, por d1, d3 y f1. Puede ir a las casillas con un punto: pasa sobre el marcador amarillo de e2, pero no más allá de la flecha de g3.

lessons-pacru-border-change-title = Cambio fronterizo
lessons-pacru-border-change =
    Así llega al tablero la mayoría de los marcadores: si un movimiento termina en **una zona fronteriza distinta** de la de salida, pones un marcador en la nueva. Vale cualquiera de sus casillas que sea **neutra**, es decir, sin marcador, y en la que no haya otra flecha. También vale la casilla a la que acaba de llegar la tuya.

    Es obligatorio, pero solo una vez por movimiento, por muchas fronteras que cruces. Cruzar por una esquina también cuenta. Un movimiento dentro de la misma zona no deja marcador.

    Verde ha ido de a3 a b4, en la zona de b5, y ha puesto el marcador en b5: `a3-b4(b5)`.

    Los marcadores dan poder: desde esa zona, las flechas verdes llegarán más lejos.

lessons-pacru-border-transformation-title = Transformación fronteriza
lessons-pacru-border-transformation =
    Si en la zona a la que entras **no queda ninguna casilla neutra**, no hay sitio para otro marcador. En su lugar, cambias un marcador rival de esa zona por uno tuyo, en una casilla en la que no haya ninguna flecha. El rival recupera el suyo.

    Verde ha ido de c5 a d5. Las nueve casillas de la zona de e5 tenían marcador, así que podía cambiar uno amarillo, y ha elegido el de e5: `c5-d5(e5)`. La esquina de e5 muestra de quién era. El de f5 no se podía tocar, porque allí hay una flecha.

    Si las únicas casillas neutras están debajo de otras flechas, no hay ni cambio ni transformación.

lessons-pacru-connection-title = Conexión
lessons-pacru-connection =
    Un movimiento de dos casillas o más que empieza **y** termina sobre marcadores tuyos, sin flechas por medio, es una **conexión**: todas las casillas intermedias pasan a ser tuyas, tanto las neutras como las que tenían marcadores rivales.

    Verde ha ido de a2 a e2, con un poder de cuatro por a1, a2, a3 y b3. Ahora b2, c2 y d2 también son verdes: `a2-e2(*)`.

    Los marcadores de los dos extremos tienen que estar ahí antes de mover. Si además cruzas una frontera, eliges: o la conexión o el marcador fronterizo, nunca los dos. Aquí Verde también podía poner un marcador en f3, con `a2-e2(f3)`.

lessons-pacru-jump-title = Salto de conexión
lessons-pacru-jump =
    Entre dos marcadores tuyos, una flecha puede **saltar sobre otras flechas**, sean cuantas sean y del color que sean. Es la única forma de pasar por encima de una, y el salto nunca llega más lejos de lo que permite el poder.

    El salto no cambia nada en las casillas intermedias. Si cruza una frontera, pones el marcador fronterizo como siempre.

    Verde ha saltado de h9 a h6 sobre la flecha de h8, con un poder de tres por g9, h9 e i8. El marcador de h7 sigue siendo de Amarillo, y el marcador fronterizo ha ido a g5: `h9-h6(g5)`.

lessons-pacru-pincer-title = Movimiento de tenazas
lessons-pacru-pincer =
    Para capturar hacen falta dos. Tu flecha **ataca** a una flecha rival si con su poder puede llegar hasta ella y no hay otra flecha por medio. Los marcadores aquí no importan, ni siquiera el que haya debajo de la flecha rival.

    Si dos o más flechas tuyas atacan a la misma, una de ellas puede capturarla: ocupa su casilla, la flecha rival sale de la partida y la casilla pasa a ser tuya. No es obligatorio.

    Las flechas verdes de c4 y e4 atacaban a la de e6, y la de c4 la ha capturado. Como además ha cruzado una frontera, también había que poner un marcador, en d6: `c4xe6(d6)`.

    Quien pierde su última flecha queda fuera.

lessons-pacru-meeting-title = Reunión
lessons-pacru-meeting =
    Si con tu movimiento dos de tus flechas quedan **frente a frente** en casillas vecinas, en línea recta o en diagonal, y las dos están sobre marcadores tuyos, hay bonificación: **una casilla cualquiera del tablero** pasa a ser tuya, sea neutra o rival, siempre que no haya ninguna flecha en ella. Tú eliges cuál, y no puedes renunciar.

    Una de las dos tiene que ser la flecha que acabas de mover, y algún otro jugador ha de tener nueve marcadores o más. La bonificación se suma a todo lo demás que dé el movimiento.

    Verde ha ido de e5 a d5 y se ha reunido con la flecha de c5. Con la bonificación le ha quitado e8 a Amarillo: `e5-d5!e8`.

lessons-pacru-reorientation-title = Reorientación
lessons-pacru-reorientation =
    En lugar de mover, puedes girar una de tus flechas sin que salga de su casilla: 45 grados a cambio de dos marcadores tuyos, 90 grados a cambio de cuatro. Tú eliges cuáles, de casillas sin flechas; esas casillas quedan neutras.

    Le viene bien a una flecha que está en el borde y mira hacia fuera. Pero al menos una de tus flechas, esa u otra, tiene que poder moverse. Una reorientación no da marcadores ni reuniones.

    Verde ha girado 90 grados a la derecha la flecha de g9 y ha entregado b4, c5, e3 y h2: `g9>>(b4,c5,e3,h2)`. `<` es a la izquierda y `>` a la derecha; el signo doble significa 90 grados.

lessons-pacru-end-title = El final
lessons-pacru-end =
    Ganas en el acto
    • si tienes 42 marcadores en el tablero después de tu turno (28 entre tres jugadores, 24 entre cuatro), o
    • si ya solo quedas tú.

    Quedas **fuera** cuando capturan tu última flecha, o cuando es tu turno y ninguna de tus flechas puede moverse. Entonces tus flechas salen del tablero. Tus marcadores se quedan, y los demás pueden cambiarlos.

    Verde ha conectado c3 con f6: `c3-f6(*)`. Con eso reúne 42 marcadores y gana.

    Es empate si una posición se repite por tercera vez y le toca al mismo jugador, o si en 25 rondas no cambia ningún marcador ni se captura ninguna flecha.

lessons-pacru-turn-title = Tu turno
lessons-pacru-turn =
    Cuando es tu turno, el bot te avisa. Pulsa **{ button-move }** debajo del tablero y ve eligiendo: primero una flecha, después adónde va y, por último, lo que ganas con ello. Nada se juega hasta que pulsas **{ -play }**. Con `/pacru move` puedes escribir la jugada:
    `e1-e2` un movimiento
    `a3-b4(b5)` con marcador fronterizo, o una transformación
    `a2-e2(*)` una conexión
    `c4xe6(d6)` una captura
    `e5-d5!e8` una reunión con su bonificación
    `g9>>(b4,c5,e3,h2)` una reorientación

    El tablero muestra lo que ha pasado. Aquí ha sido mucho: `e3xe4(e6)!h8`. La línea con punta es el movimiento; la cruz, una flecha capturada; y las casillas oscuras son nuevas: e4 por la captura, e6 por la frontera, h8 por la reunión con e5.

    `/pacru new` abre una mesa. ¡Que te diviertas!
