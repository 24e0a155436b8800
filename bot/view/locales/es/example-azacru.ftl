### Una partida de ejemplo de Azacru: un comentario para cada paso. Lo que está entre acentos graves es notación, igual en todos los
### idiomas. Las casillas y los números se comprueban con la partida.

example-azacru-1 = Verde va de i3 a h4 y marca la casilla. Como la flecha ha cruzado una frontera, puede girar: apuntaba hacia arriba a la izquierda y ahora apunta directamente a la izquierda.
example-azacru-2 = Cada movimiento a una casilla nueva da un marcador, así que importa quién puede mover durante más tiempo. Fíjate en la flecha amarilla de b1: apunta a lo largo del borde.
example-azacru-3 = Amarillo cruza una frontera y gira: la flecha de h6 apunta directamente hacia abajo. Verde llega a c3, a la zona donde está b1.
example-azacru-4 = En la zona de b2 hay ya dos marcadores verdes, en b2 y c3. Por eso las dos flechas verdes que están allí tienen un poder de dos.
example-azacru-5 = Verde se pone delante de la flecha amarilla de b1, que no puede pasar sobre la de c1. Debajo está el borde: solo le queda la casilla c2.
example-azacru-6 = Verde sigue hasta d1, pero el marcador de c1 se queda y mantiene cerrada la casilla. Con el giro, la flecha apunta hacia arriba a la derecha y se aparta del borde.
example-azacru-7 = Amarillo tiene dos marcadores en la zona de h5, así que la flecha de i5 tiene un poder de dos y va a i3. Ambos jugadores cruzan una frontera y giran.
example-azacru-8 = Con f2, Verde tiene tres marcadores en la zona de e2. La flecha vuelve a apuntar a la izquierda, y su poder es tres.
example-azacru-9 = Amarillo debió liberar la flecha de b1 con `b1-c2`. Verde aprovecha ahora el poder de tres, llega a c2 en una sola jugada, y la de b1 ya no puede moverse.
example-azacru-10 = Ambos cruzan una frontera y suman un marcador: van 10 a 9. Las flechas de c7 y b4 apuntan ahora a la izquierda.
example-azacru-11 = La flecha amarilla de c4 tiene un poder de tres. Verde mueve la flecha que aún no se había movido; el borde de arriba, que tiene delante, está libre.
example-azacru-12 = Un error: tras este giro, la flecha amarilla de a2 apunta fuera del tablero y no volverá a moverse. Sin él, `c4-a2`, le quedaría a1.
example-azacru-13 = Dos de las cuatro flechas de Amarillo están bloqueadas, en b1 y a2. Verde va ganando por 13 a 12 y puede mover sus cuatro flechas.
example-azacru-14 = Amarillo llega al borde de abajo: desde g1 el único camino sigue por él. Verde se para en ese camino, en f1, y ya hay tres flechas amarillas bloqueadas. No es una conexión, porque f1 no era verde antes.
example-azacru-15 = El error decisivo: en a6 la flecha apunta hacia abajo a la izquierda y su único camino es recto hacia abajo; con el giro, `b7-a6<`, también tendría b5. Verde se pone en medio, en a5.
example-azacru-16 = Amarillo no puede mover y pasa, así que empieza la última ronda: Verde tiene un turno más y marca i4. Verde gana por 16 a 14.
