### Lo que cada miembro puede elegir.

preferences-heading = **Tus preferencias** se aplican en todas las partidas, siempre que solo tú veas el tablero.
preferences-name = En las imágenes te llamas **{ $name }**.
preferences-language = Idioma: { $language }.
preferences-beta = Los textos en español están en fase beta: si alguno suena mal, díselo a quien mantiene el bot.
preferences-sample = Un ejemplo:
preferences-sample-alt = Un tablero de Pacru visto por el jugador del norte.
preference-confirm-tapped = Confirmar las jugadas hechas con botones
preference-confirm-always = Confirmar también las jugadas escritas
preference-confirm-never = No confirmar nada: se juega con el último toque
preference-side-own = Mi lado del tablero, abajo
preference-targets-marked = Numerar en la imagen lo que puedo elegir
preference-show-picture = Tableros como imágenes
preference-show-text = Tableros como texto
preference-theme-slate = Colores: pizarra
preference-theme-contrast = Colores: alto contraste
preference-theme-wood = Colores: madera
preference-theme-print = Colores: impresión
preferences-form = Preferencias
preferences-form-boards = Tableros y partidas
preferences-form-theme = Colores
preferences-form-confirm = Confirmar jugadas
preferences-form-language = Idioma
preferences-form-name = Tu nombre en las imágenes
preferences-form-usual-name = Déjalo vacío para usar tu nombre habitual.
form-discord = Como en Discord
