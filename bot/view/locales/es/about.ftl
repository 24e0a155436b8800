### Qué es cada juego, en una línea: 90 caracteres como mucho, porque con su nombre es una opción de un comando.

about-pacru = Cruza fronteras: reúne suficientes marcadores o sé la última persona que pueda mover.
about-azacru = Conecta con movimientos largos, aun a costa de flechas; gana quien más marcadores tenga.
about-shacru = Un paso, un marcador, hasta que nadie pueda sumar más; gana quien más tenga.
about-pasang = Dos kas capturan líneas de fichas: gana quien más puntos tenga; quien se atasca pierde.
