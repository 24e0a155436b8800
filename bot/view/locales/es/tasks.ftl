### Ejercicios: posiciones en las que se aprende una regla haciendo una jugada. Quien aprende lleva las flechas verdes, o la
### ka verde, abajo; su rival es Amarillo. Los textos tienen como mucho 220 caracteres.

task-pacru-goal =
    { $task ->
        [power] **Poder de movimiento.** Una flecha avanza hacia donde apunta, o a 45 grados: tantas casillas como marcadores tienes en su zona, o menos. Ahí tienes dos, así que la tuya de a1 puede avanzar dos casillas: hazlo.
        [border-change] **Cambio fronterizo.** Los huecos anchos entre zonas son fronteras. Una flecha que cruza una trae un marcador: ve de b2 a b4 y marca allí una casilla neutra, es decir, sin marcador.
        [border-transformation] **Transformación fronteriza.** Ve de h3 a h4. En esa zona todas las casillas tienen marcador, así que cambias uno de Amarillo por uno tuyo: elige uno que no tenga una flecha encima.
        [connection] **Conexión.** Tu flecha de d4 está sobre un marcador tuyo, y en g7 tienes otro. Ve hasta allí y elige la conexión en lugar del marcador fronterizo.
        [jump] **Salto.** La flecha amarilla de e2 te cierra el paso. Pero tanto en d2 como en f2 tienes marcadores: salta por encima, de d2 a f2.
        [capture] **Tenazas.** Una flecha sola no captura. Pero tus flechas de g4 y de i6 alcanzan las dos a la amarilla de g6: captúrala con la que quieras.
        [meeting] **Reunión.** Ve de c4 a c5 y queda frente a tu flecha de c6. Las dos están sobre marcadores tuyos y Amarillo tiene nueve: quédate con una casilla cualquiera del tablero.
        [reorientation] **Reorientación.** Tu flecha de e9 mira fuera del tablero y no puede moverse. Gírala 45 grados sin sacarla de su casilla; pagas con tus marcadores de c6 y d7.
       *[win] **Ganar.** Con 42 marcadores ganas en el acto, y tienes 40. Un marcador fronterizo solo suma uno: encuentra la conexión que suma dos.
    }

task-pacru-done =
    { $task ->
        [power] Ha avanzado dos casillas porque tienes dos marcadores en su zona, el bloque de nueve casillas. Sin marcadores podría avanzar una. Pasa sobre marcadores, pero no sobre flechas.
        [border-change] Al cruzar la frontera has puesto un marcador. Así llega al tablero la mayoría, y donde tienes más, tus flechas llegan más lejos.
        [border-transformation] La zona estaba llena, así que no has puesto un marcador nuevo: uno de Amarillo ahora es tuyo. Así, hasta un tablero lleno puede cambiar de manos.
        [connection] Todas las casillas intermedias son tuyas, también la de Amarillo en e5. Tus marcadores de los dos extremos tienen que estar ahí antes de mover, sin flechas por medio.
        [jump] Solo entre dos marcadores tuyos puede una flecha pasar por encima de otras. El salto no cambia nada en las casillas intermedias.
        [capture] La atacaban dos flechas tuyas, así que una podía capturarla: ya no está, y su casilla es tuya. Procura que dos flechas rivales nunca ataquen a una de las tuyas.
        [meeting] Dos flechas tuyas están frente a frente, y por eso has ganado una casilla, la que querías. Solo vale si otro jugador tiene nueve marcadores o más.
        [reorientation] Te ha costado dos marcadores, y la flecha mira hacia otro lado: en el borde, eso la libera. Girar 90 grados cuesta cuatro.
       *[win] Tienes 42 marcadores y ganas en el acto. También ganas si tu rival se queda sin flechas o no puede mover en su turno.
    }

task-azacru-goal =
    { $task ->
        [power] **Poder de movimiento.** Una flecha avanza hacia donde apunta, o a 45 grados, y marca donde para. Con tus marcadores de d2 y f2, la de e1 puede avanzar dos casillas: pasa sobre el amarillo de e2 y párate en e3.
        [twist] **Giro fronterizo.** Si una flecha cruza una frontera, el hueco ancho entre dos zonas, puedes girarla 45 grados. Ve de f8 a g9, junto al borde, y gírala de modo que pueda seguir.
        [connection] **Conexión.** Tu flecha de c2 está sobre un marcador tuyo, y en c5 tienes otro. Ve hasta allí: las casillas intermedias también pasan a ser tuyas.
        [leaves] **El precio de la conexión.** Conecta e2 con h5: las casillas intermedias pasan a ser tuyas, también las de Amarillo. A cambio, tu flecha sale del tablero.
        [jump] **Salto.** La flecha de c7 le cierra el paso a la tuya de b8. Pero tanto en b8 como en d6 tienes marcadores: salta por encima.
        [last-round] **La última ronda.** A Amarillo solo le queda ir a i9. Ocúpala con tu flecha de h8: quien no puede mover pasa, y empieza la última ronda.
       *[win] **Ganar.** Amarillo ha pasado y este es tu último turno. Después se cuentan los marcadores, y ahora pierdes por 9 a 10: gana dos con un solo movimiento.
    }

task-azacru-done =
    { $task ->
        [power] Una flecha avanza tantas casillas como marcadores tienes en su zona, o menos. Puede pasar sobre marcadores, no sobre flechas, y solo marca la casilla donde para.
        [twist] La flecha ha girado 45 grados y puede seguir. Si no, se habría quedado parada en el borde. Solo puedes girar al cruzar una frontera.
        [connection] Las casillas c3 y c4 son tuyas. Por medio no había marcadores de Amarillo, así que la flecha se queda. Los tuyos de los dos extremos tienen que estar ahí antes de mover.
        [leaves] Las casillas amarillas f3 y g4 son tuyas, pero la flecha ya no está. Es el precio si hay marcadores rivales por medio; cerca del final suele compensar.
        [jump] Entre dos marcadores tuyos, una flecha pasa por encima de otras. Las casillas intermedias no cambian, y la flecha se queda en el tablero.
        [last-round] Amarillo no puede mover y pasa. Los demás juegan un turno más cada uno; después se cuentan los marcadores, y gana quien tenga más.
       *[win] Termina 11 a 10, y ganas tú. Gana quien tiene más marcadores, aunque haya sido el primero en pasar.
    }

task-shacru-goal =
    { $task ->
        [step] **Un paso.** Una flecha avanza una casilla: hacia donde apunta, o 45 grados a la izquierda o a la derecha. Marca la casilla a la que llega, así que lleva la de b2 a una sin marcador.
        [twist] **Giro fronterizo.** Los huecos anchos son fronteras. Si una flecha cruza una, puedes girarla 45 grados. Cruza una con la flecha de f5 y gírala a la izquierda o a la derecha.
        [edge] **Cuidado con el borde.** Ve de h6 a i7, cruzando una frontera, y gira la flecha de modo que pueda seguir en tu próximo turno.
        [block] **Cierra el paso.** Nadie más puede entrar en casillas con tus marcadores. A la flecha amarilla de d1 le queda una sola salida: ocúpala, y Amarillo no podrá mover.
       *[win] **Ganar.** Cuando nadie puede ganar otro marcador, gana quien tiene más. Hay igualdad a 10: ocupa la última casilla que aún se puede ganar.
    }

task-shacru-done =
    { $task ->
        [step] La casilla es tuya hasta el final de la partida, y queda cerrada para Amarillo. También puedes entrar en casillas con tus marcadores, pero no ganas nada con ello.
        [twist] Ahora apunta hacia otro lado. Dentro de una zona no hay giro: si quieres girar, cruza una frontera.
        [edge] Ahora tiene por dónde seguir. Sin el giro, el borde y la flecha de i8 la habrían parado para siempre.
        [block] Amarillo no puede mover ninguna flecha, así que pasa. Tú sigues jugando, y el terreno libre es tuyo.
       *[win] Termina 11 a 10: nadie puede ganar otro marcador, así que se acaba la partida y ganas tú. Con 10 a 10 habría sido empate.
    }

task-pasang-goal =
    { $task ->
        [passage] **El pasillo.** Llévate una columna de tu mitad, las cinco filas de abajo. Una ficha negra vale un punto; una blanca, dos: elige una columna que valga nueve.
        [enter] **La ka.** Una ficha contigua a tu pasillo, la columna g, se desliza dentro, se convierte en tu ka y captura una línea. Busca la de cinco blancas: diez puntos.
        [capture] **La captura.** La ka avanza en línea recta por puntos vacíos y se para donde puede capturar, en perpendicular a su camino, una línea con un número impar de fichas del mismo color. Captura tres de una vez.
        [both-sides] **A ambos lados.** Las fichas del mismo color a ambos lados de la ka se cuentan juntas. Sube por la columna h hasta donde una blanca a la izquierda y dos a la derecha sumen tres.
        [choice] **Una u otra.** Si los dos lados son de distinto color, hay dos líneas. Ve a d8 y captura la que vale más.
        [suntuk] **Suntuk.** Quien no puede capturar en su turno pierde en el acto. La ka de Amarillo solo puede capturar la ficha blanca: llévatela antes.
       *[win] **Ganar.** Son las últimas fichas, y pierdes por tres puntos. Encuentra el punto desde el que tu ka captura las tres.
    }

task-pasang-done =
    { $task ->
        [passage] Los puntos de esas cinco fichas son tuyos, y la columna vacía es tu pasillo: por ahí entra tu ka en el tablero.
        [enter] La ficha de f5 es ahora tu ka, en g5: no tiene color, y nadie puede capturarla. Cuando estén las dos kas, solo se moverán ellas.
        [capture] Tres es impar, así que toda la línea es tuya. Una línea par está a salvo, igual que las fichas a lo largo del camino de la ka.
        [both-sides] Una y dos son tres: seis puntos. Una línea sigue por encima de puntos vacíos hasta que la corta el otro color, el cuenco, la otra ka o el borde.
        [choice] Tres fichas blancas, seis puntos; las negras se quedan. Cada línea se cuenta por separado, y en un turno solo se captura una.
        [suntuk] Amarillo no puede capturar y está suntuk: ganas 120 a 0, aunque ibas muy por detrás. Mira siempre primero si tú tendrás una captura.
       *[win] No quedan fichas, y termina 90 a 87. Gana quien tiene más puntos.
    }

task-heading = { $game }, ejercicio { $number } de { $count }
task-not-yet = **Todavía no.** { $done }. { $lacks } Inténtalo de nuevo.
task-lacks =
    { $effect ->
        [far] Solo avanza una casilla.
        [change] No marca ninguna casilla neutra al cruzar una frontera.
        [transformation] No cambia ningún marcador de Amarillo por uno tuyo.
        [connection] No hace ninguna conexión.
        [jump] No salta sobre ninguna flecha.
        [capture] No captura nada.
        [meeting] No pone frente a frente dos flechas tuyas.
        [reorientation] No gira la flecha en su casilla.
        [twist] La flecha no gira.
        [leaves] La flecha sigue en el tablero.
        [goes-on] Desde ahí la flecha no puede seguir.
        [blocks] Amarillo todavía puede mover.
        [passage] No toma ningún pasillo.
        [enter] No pone ninguna ka en el tablero.
        [both-sides] Las fichas que captura no están a ambos lados de la ka.
        [suntuk] Amarillo todavía puede capturar.
       *[win] No gana la partida.
    }
task-lacks-markers =
    { $gained ->
        [0] No suma ningún marcador: la casilla ya era tuya.
       *[other] Suma { $gained } de los { $wanted } marcadores que pide el ejercicio.
    }
task-lacks-points = Suma { $gained } de los { $wanted } puntos que pide el ejercicio.
task-shown = { $words }: `{ $turn }`.
task-all-done = Has hecho todos los ejercicios de { $game }. Ahora juega con un Principiante, el ordenador de nivel más bajo: `/pacru new`.
task-progress = Has hecho { $done } de { $count } ejercicios hasta ahora.
task-offer = ¿Es tu primera vez con { $game }? Unos ejercicios cortos te lo enseñan, jugada a jugada.
button-tasks = Aprender jugando
button-next-task = Siguiente ejercicio
button-skipped-tasks = Ejercicios saltados: { $count }
