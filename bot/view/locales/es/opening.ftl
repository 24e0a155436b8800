### Las opciones de la apertura de Pasang.

opening-ka-slide = se desliza un paso hasta el pasillo
opening-ka-jump = salta sobre una ficha hasta el pasillo
opening-ka-either = ambas cosas están permitidas
opening-quadrant = del lado opuesto al del primer jugador
opening-free = cualquier columna salvo la del primer jugador
opening-random = { $typed }: uno nuevo, { $symmetry }
