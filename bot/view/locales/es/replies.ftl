### Respuestas breves a un miembro y mensajes breves, de una o dos frases.

replies-play-on = Sigues jugando en `{ $code }`.
replies-not-erased = No se borra nada.
replies-nothing-to-export = En este servidor aún no se ha abierto ninguna mesa.
replies-drawing = Dibujando los turnos del { $first } al { $last } …
replies-shown-to-all = Ahora lo ve todo el canal.
replies-shares = { $member } comparte:
replies-resign-two = { $game }: ¿seguro que quieres abandonar? Gana tu rival.
replies-resign-more = { $game }: ¿seguro que quieres abandonar? Tus flechas salen del tablero, tus marcadores se quedan y los demás siguen jugando.
replies-until = Hasta { $date }, { $remaining }.
replies-played-in = Se juega en { $thread }.
replies-channel-gone = El canal de esta partida ya no existe: continúa aquí.
replies-followed-over = { $game }, que sigues, ha terminado.
replies-position-turn = **{ $game }**. Turno de: { $colour }.
replies-position-over = **{ $game }**. { $result }.
