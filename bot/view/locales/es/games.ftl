### Los juegos, como los ofrece Discord.

choose-pacru = Pacru: cruza fronteras y suma marcadores
choose-azacru = Azacru: conecta con movimientos largos
choose-shacru = Shacru: un paso, un marcador
choose-pasang = Pasang: captura líneas de fichas
