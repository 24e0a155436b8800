### Vacaciones y recordatorios.

vacation-until = Estás de vacaciones hasta { $moment }: tus relojes están parados y puedes jugar de todos modos. `/pacru time vacation days:0` las termina.
vacation-none = No estás de vacaciones.
vacation-left = De los 30 días de este año te quedan: { $left }.
vacation-by-itself = Cuando se te vaya a acabar el tiempo, se toma un día automáticamente.
vacation-never-by-itself = Nunca empiezan solas.
vacation-counts = Valen en todas las partidas salvo en las de minutos.
reminders-off = No recibes recordatorios de las partidas que te esperan; el tablero de cada turno te sigue llamando.
reminders-channel = Los recordatorios llegan al canal de la partida: a la mitad de tu tiempo, un día y dos horas antes de que acabe; un mensaje para todas las partidas.
reminders-direct = Los recordatorios llegan por mensaje directo: a la mitad de tu tiempo, un día y dos horas antes de que acabe; un mensaje para todas las partidas.
reminders-quiet = Horas tranquilas: de { $from } a { $until } ({ $zone }); entonces solo llega el último aviso antes de que se te acabe el tiempo.
reminders-never-quiet = No hay horas tranquilas.
