### Lo que dicen los botones que se nombran en frases o aparecen en varios sitios; 34 caracteres como mucho.

-play = Jugar
button-play = { -play } { $turn }
button-move = Mover
button-back = Atrás
button-next = Siguiente
button-join = Unirse
button-add-computer = Añadir un ordenador
button-share = Compartir
button-try-again = Reintentar
button-resign = Abandonar
button-play-on = Seguir jugando
