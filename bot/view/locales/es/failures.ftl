### Lo que ha fallado, dicho al miembro que usó el comando o el botón.

failures-old-button = Este botón es de otra versión del bot; `/pacru games` muestra tus partidas.
failures-old-preferences = Este menú es de otra versión del bot y ya no cambia nada; `/pacru preferences` abre un formulario con tus preferencias.
failures-conflict = Alguien se te ha adelantado y la partida ha seguido: mira el tablero más reciente e inténtalo de nuevo.
failures-unreadable-data = No puedo leer lo que tengo guardado de esta partida, así que nada ha cambiado: quien mantiene el bot encontrará la causa en su registro.
failures-not-saved = No se ha guardado y nada ha cambiado: inténtalo de nuevo dentro de un momento.
failures-in-doubt = Aún no sé si se ha guardado: mira el tablero más reciente antes de intentarlo de nuevo.
failures-not-reached = No se ha podido contactar con Discord: mira el tablero más reciente e inténtalo de nuevo.
failures-not-drawn = No se ha podido dibujar la imagen, pero la partida está a salvo: `/pacru study history` la muestra como texto.
failures-unknown-command = No conozco este comando tal como lo envía tu Discord. Recarga Discord (Ctrl+R, o cierra la aplicación y vuelve a abrirla) y elige otra vez el comando en la lista; nada ha cambiado.
failures-unreadable-interaction = Discord me ha enviado esto de una forma que aún no sé leer, y nada ha cambiado. Avisa, por favor, a quien mantiene el bot: hace falta una versión más nueva.
failures-internal = Algo ha fallado, y el error es mío. Ninguna partida se ha perdido: mira el tablero más reciente e inténtalo de nuevo.
