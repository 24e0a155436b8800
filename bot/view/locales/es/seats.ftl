### Los cuatro lados del tablero en los que se sientan los jugadores.

seat-south = Sur
seat-west = Oeste
seat-north = Norte
seat-east = Este
