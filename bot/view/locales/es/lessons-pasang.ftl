### Las reglas de Pasang: un título y un texto para cada página. Un texto tiene como mucho 1200 caracteres; lo que está entre
### acentos graves es notación, igual en todos los idiomas, y es lo que muestra la imagen.

lessons-pasang-goal-title = El objetivo
lessons-pasang-goal =
    Pasang es un juego tradicional de Brunéi para dos. Alrededor de un cuenco en el centro hay **fichas** negras y blancas que forman un patrón, sesenta de cada color. No son de nadie: ambos jugadores las capturan. Una ficha negra vale un punto; una blanca, dos.

    Cuando no quedan fichas, **gana quien tiene más puntos**. Pero si es tu turno y no puedes capturar, estás **suntuk**, es decir, sin salida, y pierdes en el acto, por muchos puntos que tengas.

    Primero cada jugador toma una columna como pasillo. Después cada uno convierte una ficha en su **ka**. A partir de ahí solo se mueven las dos kas. En cada turno se captura, y no se puede pasar.

    Verde está abajo y empieza; Amarillo está arriba. Las barras sobre el tablero muestran lo que ha capturado cada uno. Estas páginas siguen una misma partida.

lessons-pasang-passage-title = El pasillo
lessons-pasang-passage =
    Tu mitad son las cinco filas de tu lado del tablero; la fila central no es de nadie. Para empezar te llevas toda una **columna de tu mitad**: cinco fichas, que te dan sus puntos. La columna vacía es tu pasillo, por el que tu ka entrará en el tablero.

    Verde se ha llevado la columna c, que vale 8 puntos, y Amarillo ha respondido con la j, que vale 9. En notación son simplemente `c` y `j`.

    Verde puede elegir cualquier columna, pero la de Amarillo tiene que estar al otro lado. Si la de Verde está entre la a y la e, la de Amarillo tiene que estar entre la g y la k, y al revés. Si la de Verde es la f, la del centro, la de Amarillo puede ser cualquier otra.

lessons-pasang-ka-title = La ka
lessons-pasang-ka =
    Después cada jugador convierte una ficha en su **ka**. Tiene que estar en su mitad, junto a su pasillo, y se desliza un paso de lado para entrar en él. Su color ya no cuenta, y nadie puede capturarla.

    En cuanto está en el pasillo, captura una línea de fichas en su fila o en su columna; la página siguiente explica cómo. Una ficha que no capturaría nada no puede ser la ka.

    Verde puede elegir cualquiera de las diez fichas señaladas.

    Antes de la partida se puede acordar otra forma: la ficha salta al pasillo desde dos columnas más allá, por encima de otra ficha, que se queda en su sitio.

lessons-pasang-capturing-title = La captura
lessons-pasang-capturing =
    La ka mira a lo largo de su fila o de su columna, hacia ambos lados. La primera ficha que encuentra da el color. Todas las fichas de ese color forman la línea, también más allá de puntos vacíos, hasta que algo la corta: una ficha del otro color, el cuenco, la otra ka o el borde.

    Una línea solo se puede capturar si su número de fichas es **impar**. Entonces se captura entera, nunca una parte.

    La ka de Verde se ha deslizado de b4 a c4. Columna arriba ha encontrado c6, c7 y c8, tres fichas negras; la siguiente, c9, es blanca. Tres es impar, así que Verde las ha capturado por 3 puntos: `b4c4vb`. La jugada nombra el punto de la ficha y el de la ka; después, `v` para la columna o `h` para la fila, y `b` para negras o `w` para blancas.

lessons-pasang-moving-title = Cómo se mueve la ka
lessons-pasang-moving =
    Cuando ya están las dos kas, los jugadores las mueven por turnos. Una ka va por su fila o por su columna, sobre puntos vacíos, tan lejos como quieras. La detienen las fichas, la otra ka y el cuenco.

    Tiene que acabar donde pueda capturar **en perpendicular a su camino**: si se mueve por la columna, captura en la fila; si se mueve por la fila, captura en la columna. Las fichas que hay a lo largo de su camino están a salvo.

    La ka de Verde, en c4, puede ir a los cuatro puntos señalados. No puede parar en c5, aunque está vacío: en esa fila vería a5, b5, d5 y e5, cuatro fichas blancas, y cuatro es par.

lessons-pasang-sides-title = A ambos lados
lessons-pasang-sides =
    Las fichas **del mismo color a ambos lados** de la ka forman una sola línea y se cuentan juntas. La ka de Verde ha subido de c4 a c7. A su izquierda veía b7 y a7; a su derecha, d7: todas negras. Después viene e7, que es blanca. Dos y una son tres, y ha capturado las tres: `c7b`.

    Si las primeras fichas de los dos lados son **de distinto color**, hay dos líneas. Cada una se cuenta por separado y, si ambas son impares, eliges una: por eso la notación acaba en `b` o `w`.

    Así que dos y dos, o tres y una, están a salvo, hasta que alguien cambie el número. Fíjate en lo que tu captura le abre a la otra ka.

lessons-pasang-end-title = El final
lessons-pasang-end =
    Cuando todas las fichas están capturadas, se cuentan los puntos. Si están igualados, es empate.

    Muchas partidas acaban antes. Si es tu turno y tu ka no puede capturar, estás **suntuk**. Gana tu rival, y la partida cuenta como un 120 a 0. Así que mira primero si tendrás una captura en tu próximo turno, y solo después los puntos.

    La misma partida unas jugadas más tarde: Amarillo ganaba por 50 a 37. Entonces la ka de Verde ha ido de a9 a h9 y ha capturado la ficha blanca de h8: `h9w`. La ka de Amarillo, en h10, no tiene captura en ninguna parte, y Verde ha ganado.

lessons-pasang-turn-title = Tu turno
lessons-pasang-turn =
    Cuando es tu turno, el bot te avisa. Pulsa **{ button-move }** debajo del tablero y ve eligiendo: una columna, una ficha o un punto, y después lo que se captura. Nada se juega hasta que pulsas **{ -play }**. Con `/pacru move` puedes escribir la jugada:
    `c` toma el pasillo
    `b4c4vb` convierte la ficha de b4 en la ka, en c4, y captura la línea negra de la columna
    `g7b` lleva la ka a g7 y captura la línea negra

    Aquí Amarillo acaba de jugar `g7b`. La flecha es el movimiento, y las cruces son las fichas capturadas: g6 a un lado y de g8 a g11 al otro, cinco en total.

    `/pacru new` abre una mesa. Elige Pasang y, si quieres, un patrón del 1 al 39, que `/pacru study pattern` te muestra, o uno al azar; `ka` dice si las fichas se deslizan o saltan. ¡Que te diviertas!
