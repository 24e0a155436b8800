### Búsquedas: para qué partidas buscan rivales los miembros.

seeks-yours = **Buscas rivales**
seeks-others = **Otros que buscan rivales**
seeks-none = En este servidor nadie busca rivales.
seeks-how = `/pacru seek game:` busca rivales durante 30 días; puedes añadir `players`, `pace` y los límites de sus puntuaciones. La partida empezará automáticamente cuando suficientes miembros busquen lo mismo.

seeks-menu = Jugar con alguien que busca rival…
seeks-option = { $player }: { $game }
seeks-line = • 🔎 { $player }: { $seek }
seeks-own-line = • { $seek }, hasta el { $date }
seeks-stands = Buscas rivales: { $seek }. La partida empezará automáticamente cuando suficientes miembros busquen lo mismo, en este canal o en el de una búsqueda anterior; hasta entonces, o hasta el { $date }, `/pacru seek` muestra tu búsqueda.
seeks-withdrawn = Has retirado tu búsqueda.

seeks-from-to = puntuaciones de { $from } a { $to }
seeks-from = puntuaciones a partir de { $from }
seeks-to = puntuaciones hasta { $to }
