### Los colores de los jugadores.

colour-blue = azul
colour-orange = naranja
colour-green = verde
colour-yellow = amarillo
player-blue = Azul
player-orange = Naranja
player-green = Verde
player-yellow = Amarillo
player-former = antiguo jugador
player-with-colour = { $player } ({ $colour })
