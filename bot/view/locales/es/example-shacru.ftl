### Una partida de ejemplo de Shacru: un comentario para cada paso. Lo que está entre acentos graves es notación, igual en todos los
### idiomas. Las casillas y los números se comprueban con la partida.

example-shacru-1 = Ambos cruzan a la zona de b5. Amarillo aprovecha el giro: la flecha de b6 apuntaba hacia abajo a la derecha y ahora apunta directamente a la derecha.
example-shacru-2 = Los marcadores se quedan para siempre. Así, b4 queda cerrada a Amarillo hasta el final de la partida, y b1 a Verde.
example-shacru-3 = Verde cruza a la zona central y gira: la flecha de d4 apunta ahora hacia arriba a la derecha. Amarillo pone en juego otra flecha.
example-shacru-4 = Verde empieza un muro, en d4 y d5. Amarillo sigue por el borde de abajo, donde hay poco sitio para desviarse.
example-shacru-5 = Tras el giro, la flecha amarilla de d1 apunta hacia abajo a la derecha, contra el borde: solo le queda la casilla e1.
example-shacru-6 = El muro está listo: d2, d3, d4 y d5 son verdes. Por ahí ya no pasará ninguna flecha amarilla.
example-shacru-7 = Verde se pone delante de la flecha amarilla de b6. Amarillo se equivoca y juega en otra parte; `b6-c7>` la habría sacado de allí.
example-shacru-8 = Verde ocupa c7. A la flecha amarilla de b6 solo le queda c5.
example-shacru-9 = Verde pisa un marcador verde, con lo que no gana nada, pero va camino de c5. Amarillo aprovecha para poner su noveno marcador.
example-shacru-10 = Verde ocupa c5. La flecha amarilla de b6 tiene delante tres marcadores verdes y no volverá a moverse.
example-shacru-11 = A la derecha, Verde levanta otro muro, en h3 y g3. Amarillo gira a tiempo en g1 y apunta hacia arriba a la derecha, lejos del borde.
example-shacru-12 = Ambos suman marcadores, y Amarillo va por delante, 14 a 13. Lo que importa es quién podrá seguir moviendo.
example-shacru-13 = Amarillo llega al borde de arriba: desde d9 solo quedaba c9, y Verde la ocupa. Otra flecha amarilla queda bloqueada para siempre.
example-shacru-14 = En i7, una tercera flecha amarilla apunta fuera del tablero. Amarillo ya solo puede mover la flecha de g1.
example-shacru-15 = Verde cierra i4 y, con ello, la última salida. Amarillo va ganando 19 a 18, pero ya no puede mover.
example-shacru-16 = Amarillo tiene que pasar mientras Verde sigue: con b5, a5 e i8 se pone 21 a 19. Ya nadie puede sumar otro marcador, y Verde gana.
