### Una partida de ejemplo de Pasang: un comentario para cada paso. Lo que está entre acentos graves es notación, igual en todos los
### idiomas. Las casillas y los números se comprueban con la partida.

example-pasang-1 = Verde toma la columna del centro: cinco fichas negras, 5 puntos. Después de la f, Amarillo puede elegir cualquier otra columna.
example-pasang-2 = Amarillo toma la c en la mitad de arriba: tres fichas blancas y dos negras, 8 puntos.
example-pasang-3 = La ficha de g5 se desliza al pasillo y se convierte en la ka de Verde. A su izquierda hay cinco fichas blancas, de e5 a a5: cinco es impar, así que Verde las captura todas por 10 puntos.
example-pasang-4 = La ka de Amarillo llega de d7 a c7. Captura columna abajo, donde solo c6 es negra: una ficha por un punto.
example-pasang-5 = La ka de Verde corre hasta b5 por la fila que ha vaciado. Tras moverse por la fila, captura en la columna: b4, b3 y b2, tres fichas blancas. A Amarillo solo le quedan dos jugadas posibles.
example-pasang-6 = Una de ellas es buena: en c10 la ka ve b10 a un lado y d10 y e10 al otro, todas blancas. Una y dos son tres, por 6 puntos.
example-pasang-7 = Verde captura solo g6, un punto. Pero, haga lo que haga Amarillo, Verde tendrá al menos cuatro jugadas entre las que elegir, y eso importa más que los puntos.
example-pasang-8 = La ka de Amarillo avanza un paso hasta d10 y captura columna arriba y abajo: d8, d9 y d11, 6 puntos. Van 22 a 21.
example-pasang-9 = De vuelta en b5, la ka ve cuatro fichas negras arriba y, más allá de los puntos vacíos, b1 abajo. Son cinco, y Verde las captura todas.
example-pasang-10 = El error decisivo. Amarillo captura b11 por 2 puntos y no mira qué podrá capturar después su ka; el ordenador habría jugado `d8w`.
example-pasang-11 = La ka de Verde sube a b9, justo debajo de la de Amarillo, y captura a9. El camino hacia abajo queda cerrado: a Amarillo le queda una sola jugada.
example-pasang-12 = Amarillo la juega: la ka va a d10 y captura la ficha negra de d6. Es la última captura de Amarillo.
example-pasang-13 = La ka de Verde llega a d9, captura d4 y vuelve a cerrar la columna. En c10 y en d11, la ka de Amarillo vería dos fichas blancas; en e10, cuatro: siempre par. Amarillo está suntuk, y Verde gana por 120 a 0.
