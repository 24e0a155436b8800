### Respuestas breves a un miembro y mensajes breves, de una o dos frases.

replies-play-on = Sigues jugando en `{ $code }`.
replies-not-erased = No se ha borrado nada.
replies-nothing-to-export = En este servidor aún no se ha abierto ninguna mesa.
replies-drawing = Dibujando las jugadas { $first } a { $last }…
replies-shown-to-all = Ahora lo ve todo el canal.
replies-shares = { $member } comparte:
replies-not-here = No todo el mundo en este canal puede ver esta partida, así que aquí no se puede compartir. Puedes compartirla en el canal donde se jugó.
replies-resign-two = { $game }: ¿seguro que quieres abandonar? Gana tu rival.
replies-resign-more = { $game }: ¿seguro que quieres abandonar? Tus flechas salen del tablero, tus marcadores se quedan y los demás siguen jugando.
replies-until = Hasta el { $date }, { $remaining }.
replies-played-in = Se juega en { $thread }.
replies-channel-gone = El canal de esta partida ya no existe: la partida continúa aquí.
replies-followed-over = Ha terminado { $game }, que estabas siguiendo.
replies-position-turn = **{ $game }**. Le toca a { $colour }.
replies-position-over = **{ $game }**. { $result }.
