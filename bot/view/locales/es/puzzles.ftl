### Problemas: posiciones en las que una jugada es mucho mejor que todas las demás.

puzzle-heading = **Problema de { $game }**, dificultad { $rating }. Juegas con { $player }.
puzzle-met = Ya conoces este problema.
puzzle-wins-at-once = Hay una jugada que gana de inmediato. ¿Cuál?
puzzle-wins = Hay una jugada que gana en { $turns } jugadas tuyas como máximo, juegue lo que juegue { $opponent }. ¿Cuál?
puzzle-saves = Hay una jugada mucho mejor que todas las demás. ¿Cuál?
puzzle-right = ✅ `{ $turn }` es correcta. { $words } (`{ $answer }`). Otra vez hay una jugada mucho mejor que todas las demás. ¿Cuál?
puzzle-solved = ✅ **¡Resuelto!** `{ $turn }`: { $reasons }.
puzzle-solved-plainly = ✅ **¡Resuelto!** `{ $turn }` es la jugada correcta.
puzzle-drawn = ✅ **¡Resuelto!** `{ $turn }` salva el empate.
puzzle-wrong = ❌ `{ $turn }` no es la correcta.
puzzle-refuted = { $words } (`{ $answer }`). Tu probabilidad de ganar queda en el { $chance }, según un ordenador; podría haber sido del { $best }.
puzzle-solution = 💡 La solución:
puzzle-continues = La partida seguiría probablemente así:
puzzle-reasons = `{ $turn }`: { $reasons }.
puzzle-cost = Con `{ $turn }` tu probabilidad de ganar es del { $best }; con cualquier otra jugada, como mucho del { $next }.
puzzle-theme =
    { $theme ->
        [capture] Tema: captura.
        [connection] Tema: conexión.
        [suntuk] Tema: suntuk.
        [confinement] Tema: bloqueo.
        [room] Tema: espacio.
        [defence] Tema: defensa.
       *[ending] Tema: las últimas jugadas.
    }
puzzle-rating = Tu puntuación en problemas de { $game }: { $rating }.
puzzle-starter = Los diez primeros problemas de un juego no cambian tu puntuación.
puzzle-first-answer = Solo la primera respuesta a un problema cambia tu puntuación.
puzzle-solution-posted = La solución ya se ha publicado en este servidor, así que tu respuesta no cambia tu puntuación.
puzzle-count = Has resuelto { $solved } de { $all } hasta ahora.
puzzle-all-solved = Has resuelto los { $count } problemas de { $game }. `/pacru puzzle` tiene los de los demás juegos.
puzzle-gone = Este problema ya no existe; `/pacru puzzle` muestra otro.
puzzle-alt = Problema de { $game }
puzzle-streak =
    { $days ->
        [one] Era el problema del día.
       *[other] Era el problema del día: ¡{ $days } días seguidos!
    }
