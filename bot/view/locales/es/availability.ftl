### Vacaciones y recordatorios.

vacation-until = Estás de vacaciones hasta { $moment }: tus relojes están parados y puedes jugar de todos modos. `/pacru time vacation days:0` las termina.
vacation-none = No estás de vacaciones.
vacation-left = De los 30 días de este año te quedan: { $left }.
vacation-by-itself = Cuando se te vaya a acabar el tiempo, se toma un día automáticamente.
vacation-never-by-itself = Nunca empiezan solas.
vacation-counts = Valen en todas las partidas salvo en las de minutos.
reminders-off = Tienes los recordatorios desactivados: no llega ninguno.
reminders-channel = Los recordatorios llegan al canal de la partida, un mensaje para todas.
reminders-direct = Los recordatorios llegan por mensaje directo, uno para todas las partidas.
reminders-quiet = Horas de silencio: de { $from } a { $until } ({ $zone }); entonces solo llega el último aviso antes de que se te acabe el tiempo.
reminders-never-quiet = No hay horas de silencio.

notifications-heading = **Cómo se te avisa**
notifications-turn = El tablero de cada turno te avisa. Los recordatorios llegan a la mitad de tu tiempo, un día antes de que acabe y dos horas antes de que acabe.
notifications-daily = Cada día a las { $hour } ({ $zone }) un mensaje reúne todas las partidas que te esperan, con sus tableros; el próximo llega { $next }. Aparte de eso solo llega el último recordatorio de un turno, dos horas antes de que se acabe tu tiempo.
notifications-short = Ningún tablero te avisa. Los recordatorios llegan solo en el último día de tu tiempo.
notifications-never = No te llega ningún aviso ni recordatorio: `/pacru games` muestra lo que te espera.
notifications-in-game = **{ button-more }**, bajo un tablero, te deja elegir otra cosa para una partida.
notifications-hour = El mensaje diario llega a las { $hour }
notify-turn = Avisarme en cada turno
notify-daily = Una vez al día, todas las partidas en un mensaje
notify-short = Solo cuando me quede poco tiempo
notify-never = Nunca
notify-as-always = En esta partida: avisarme como en todas
notify-in-game = En esta partida: { $choice }
reminders-place-channel = Recordatorios en el canal de la partida
reminders-place-direct = Recordatorios por mensaje directo
reminders-place-nowhere = Sin recordatorios
notifications-chosen = `{ $code }`: desde ahora se te avisa como has elegido.
