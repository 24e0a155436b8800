### Las reglas de Shacru: un título y un texto para cada página. Un texto tiene como mucho 1200 caracteres; lo que está entre
### acentos graves es notación, igual en todos los idiomas, y es lo que muestra la imagen.

lessons-shacru-step-title = Un paso, un marcador
lessons-shacru-step =
    Shacru es el más sencillo de los tres juegos hermanos: Pacru, Azacru y Shacru. El tablero tiene 81 casillas, y unos huecos más anchos las dividen en nueve **zonas fronterizas** de tres por tres. Cada jugador tiene cuatro **flechas**; entre tres o cuatro jugadores, tres cada uno. **Gana quien tiene más marcadores** al terminar la partida.

    En tu turno mueves una flecha **una casilla**: hacia donde apunta, o 45 grados a la izquierda o a la derecha. Al llegar, apunta en la dirección en que se ha movido. Nunca va de lado ni hacia atrás.

    Cada movimiento deja un marcador tuyo en la casilla donde acaba, y ahí se queda cuando la flecha sigue su camino. Verde ha ido de e1 a e2 y ha marcado e2: `e1-e2`.

lessons-shacru-closed-title = Adónde puede ir una flecha
lessons-shacru-closed =
    Una flecha no puede entrar en una casilla donde hay otra flecha, ni en una con un marcador rival. Los marcadores nunca se cambian ni se quitan: lo que marcas es tuyo hasta el final y queda cerrado para los demás. Por eso se trata de cercar terreno antes de que lo haga otro.

    Sí puedes entrar en casillas con tus propios marcadores, pero no ganas nada con ello.

    La flecha de f2 solo puede ir a g3. Enfrente hay otra flecha y, a la izquierda de esta, el marcador amarillo de e3.

lessons-shacru-twist-title = Giro fronterizo
lessons-shacru-twist =
    Si un movimiento termina en **una zona fronteriza distinta** de la de salida, puedes girar la flecha al momento: 45 grados a la izquierda o a la derecha. También puedes dejarla como está. Cruzar por una esquina cuenta.

    Verde ha subido de c3 a c4, al otro lado de una frontera, y ha girado a la izquierda: `c3-c4<`. Con `>` gira a la derecha; sin signo, se queda como está.

    Dentro de una zona no hay giro. Como en cada paso una flecha solo puede desviarse 45 grados, un giro a tiempo evita que acabe contra el borde.

lessons-shacru-end-title = El final y tu turno
lessons-shacru-end =
    Si puedes mover, tienes que hacerlo. Si ninguna de tus flechas puede, el bot pasa por ti, y vuelves a jugar más tarde si se abre un camino.

    La partida termina en cuanto **nadie puede ganar otro marcador**, aunque algunas flechas aún pudieran pasear por sus propios marcadores. Gana quien tenga más. Si hay igualdad en cabeza, es empate. Aquí Verde, con `c3-b2`, se ha llevado la última casilla que quedaba: 30 a 25.

    También se cuentan los marcadores si una posición se repite por tercera vez, o si nada cambia en ocho rondas.

    En tu turno pulsa **{ button-move }** debajo del tablero y ve eligiendo: primero una flecha, después adónde va y, si lo hay, el giro. O escribe `/pacru move`. `/pacru new` abre una mesa. ¡Que te diviertas!
