### Qué es cada juego, en una línea: 90 caracteres como mucho, porque con su nombre es una opción de un comando.

about-pacru = Flechas que marcan nueve zonas: alcanza el objetivo o sé quien mueva por última vez.
about-azacru = Los movimientos largos conectan marcadores, a veces por una flecha; gana quien más tenga.
about-shacru = Un paso, un marcador, hasta que nadie pueda ganar más; gana quien más tenga.
about-pasang = Dos kas capturan líneas de fichas negras y blancas; deciden los puntos, y suntuk pierde.
