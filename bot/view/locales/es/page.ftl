### La página en la que se juega tocando el tablero.

page-empty = { $place }, vacía
page-black = { $place }, ficha negra
page-white = { $place }, ficha blanca
page-hole = { $place }, el hueco
page-ka = { $place }, ka { $colour }
page-open = Abrir el tablero
page-type = Escribe una jugada
page-show = Mostrar
page-not-played = Aún no jugada
page-close = Cerrar
page-offline = Sin conexión. Intentándolo de nuevo…
page-not-begun = Esta partida no ha empezado: su mesa está en el canal.
