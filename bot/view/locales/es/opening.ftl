### Las opciones de la apertura de Pasang.

opening-ka-slide = la ficha se desliza un paso hasta el pasillo
opening-ka-jump = la ficha salta sobre otra hasta el pasillo
opening-ka-either = se permiten las dos formas
opening-quadrant = cualquier columna del lado opuesto a la del primer jugador
opening-free = cualquier columna salvo la del primer jugador
opening-random = { $typed }: un patrón nuevo ({ $symmetry })
