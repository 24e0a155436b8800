### La página en la que se juega tocando el tablero.

page-empty = { $place }: libre
page-black = { $place }, ficha negra
page-white = { $place }, ficha blanca
page-hole = { $place }, el cuenco
page-ka = { $place }, ka de color { $colour }
page-open = Abrir el tablero
page-type = Escribe una jugada
page-show = Mostrar
page-not-played = Aún no jugada
page-close = Cerrar
page-save = Guardar
page-turns = Jugadas
page-offline = Sin conexión. Intentándolo de nuevo…
page-signed-out = En este navegador no has iniciado sesión. En Discord, pulsa **{ button-move }** debajo de un tablero tuyo y luego **{ page-open }**: con ese enlace inicias sesión.
page-sign-in-question = ¿Quieres jugar como **{ $name }** en este navegador? La sesión dura 30 días. Si no eres tú, cierra la página.
page-sign-in = Jugar como { $name }
page-link-over = Este enlace ya no funciona: sirve una sola vez y caduca a los diez minutos. En Discord, pulsa **{ button-move }** debajo de tu tablero para obtener otro.
page-too-many = Han sido demasiadas peticiones a la vez. Espera unos segundos e inténtalo de nuevo.
page-sign-out = Cerrar sesión en todas partes
page-signed-out-now = Se ha cerrado la sesión en todos tus navegadores, y los enlaces anteriores ya no funcionan.
