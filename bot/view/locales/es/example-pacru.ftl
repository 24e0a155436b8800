### Una partida de ejemplo de Pacru: un comentario para cada paso. Lo que está entre acentos graves es notación, igual en todos los
### idiomas. Las casillas y los números se comprueban con la partida.

example-pacru-1 = Verde empieza. La flecha de a3 cruza a la zona de b5, así que Verde pone allí un marcador: en b4, debajo de la propia flecha.
example-pacru-2 = Amarillo entra por arriba en la misma zona y marca b6. Un marcador cierra su casilla: mientras esté ahí, ninguna flecha verde puede acabar en b6, salvo para capturar.
example-pacru-3 = Lo mismo al otro lado: ambos cruzan a la zona de h5 y ponen allí un marcador. El de Amarillo cierra h5 a la flecha verde de h4.
example-pacru-4 = Un movimiento dentro de una zona no da marcador, pero prepara algo. Verde se acerca a la flecha amarilla de h6, porque para capturar hacen falta dos atacantes. Amarillo va hacia el centro.
example-pacru-5 = La flecha verde de c4 apunta ahora a la derecha, hacia el centro. Amarillo cruza a la zona central y pone el marcador en f4.
example-pacru-6 = Desde h7 Verde ataca h6, pero con una sola flecha. Amarillo se va a g5, donde lo ataca la flecha verde de h4.
example-pacru-7 = Verde cruza la frontera justo al lado. Ahora dos flechas atacan g5, las de g6 y h4: Verde amenaza con capturar. El marcador de i4 les da a ambas un poder de dos.
example-pacru-8 = Amarillo se da cuenta y escapa al otro lado de la frontera, a f4, con un marcador más en e5.
example-pacru-9 = Con un poder de dos, la flecha va de g6 a e6 en una sola jugada. Desde allí ataca d5, igual que la de c4: la siguiente amenaza.
example-pacru-10 = Un error. Amarillo suma un marcador más y deja la flecha de d5 donde está; el ordenador la habría salvado con `d5-f3(d2)`.
example-pacru-11 = Verde captura: la flecha de c4 va a d5, la de Amarillo sale de la partida y d5 pasa a ser verde. Además ha cruzado una frontera, de ahí el marcador de f6. Van 6 a 5.
example-pacru-12 = Verde pasa de d5 a d6, y el marcador se queda. En la zona de e5 hay ya tres marcadores verdes: las flechas verdes que salen de allí tienen un poder de tres.
example-pacru-13 = Amarillo gira 45 grados la flecha de e9 y paga con dos marcadores, b6 y h5. Sale caro: de cinco marcadores le quedan tres.
example-pacru-14 = Verde suma otro marcador, en a6. Amarillo devuelve la flecha a su dirección anterior y paga otra vez, con e5 y f4: cuatro marcadores para nada, y le queda uno.
example-pacru-15 = Verde lleva al centro la flecha de la derecha. La de Amarillo llega al borde: en d1 apunta hacia abajo a la izquierda, y c1 es la única casilla que aún alcanza.
example-pacru-16 = Verde cruza una frontera y pone el marcador justo en esa casilla, c1. La flecha amarilla de d1 ya no puede moverse.
example-pacru-17 = La flecha amarilla de b1 solo puede ir ya a c2. Las verdes de c3 y d2 miran las dos a esa casilla: la flecha que llegue allí puede ser capturada.
example-pacru-18 = Amarillo cae en unas tenazas: con un poder de cuatro, las flechas de d6 y f6 llegan ambas a d8. Verde captura desde dos casillas de distancia.
example-pacru-19 = Amarillo tiene que ir a c2: es lo único que puede jugar.
example-pacru-20 = Verde la captura. La última flecha de Amarillo, en d1, no puede moverse: Amarillo queda fuera y Verde gana, con 13 marcadores en lugar de 42. En Pacru también gana el último que puede mover.
