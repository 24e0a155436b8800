### Los colores de los jugadores.

colour-blue = azul
colour-orange = naranja
colour-green = verde
colour-yellow = amarillo
player-former = antiguo jugador
player-with-colour = { $player } ({ $colour })
